tutorial-command = In fünf Minuten lernen, wie man hier spielt: allein, nur für dich, mit Knöpfen

## Each step: what to do in bold, then why

tutorial-welcome = **Willkommen! In fünf Minuten kannst du hier jedes Spiel spielen.** Du spielst die Swedes, in Blau. Nur du siehst das. Bist du in einem Spiel am Zug, sage ich dir Bescheid: Drück dann zuerst **Spielen**.
tutorial-piece = **Wähl eine Figur.** In der Liste stehen nur die Figuren, die ziehen können. Wähl den Swede auf G3.
tutorial-where = **Wähl, wohin er zieht.** Alle Figuren ziehen wie Türme. Wo du schlägst, ist markiert.
tutorial-undo = **Geschlagen!** Der Muscovite auf D3 stand zwischen zwei deiner Figuren. Nimm deinen Zug jetzt zurück: Bis die andere Seite handelt, braucht **Zurück** keine Zustimmung.
tutorial-again = **Du hast deinen Zug zurückgenommen.** Spiel ihn noch einmal.
tutorial-since = **Die Muscovites haben gezogen.** Sieh dir an, was seit deinem Zug geschehen ist.
tutorial-king = **Der Weg des Königs zum Rand ist frei.** Pfeile zeigen, was geschehen ist, und die Liste sagt es in Worten. Wähl den König.
tutorial-edge = **Wähl, wohin er zieht.** Erreicht der König den Rand, entkommt er.
tutorial-won = **Du hast gewonnen!** In Spielen mit längeren Zügen siehst nur du, was du tust, bis du **Zug beenden** drückst. Weiter geht es mit Karten: noch 4 Schritte.
tutorial-hand = **Das ist deine Hand. Nur du siehst sie.** Wähl den Peddler.
tutorial-card = **Der Peddler zieht zwei Karten.** Du kannst eine Karte lesen, bevor du sie spielst.
tutorial-drawn = **Du hast zwei Karten gezogen. Nur du weißt, welche.** Beende deinen Zug.
tutorial-done = **Das war's!** Mehr steht in der Hilfe.
tutorial-button-play = Spielen
tutorial-button-takes = { $cell }, schlägt { $captured }
tutorial-button-undo = Zurück
tutorial-button-since = Letzter Zug
tutorial-button-cards = Nun mit Karten
tutorial-button-play-it = Spielen
tutorial-button-end = Zug beenden
tutorial-button-later = Später
tutorial-button-games = Spiel starten
tutorial-button-alone = Allein testen
tutorial-button-help = Hilfe
tutorial-pieces = Figuren: { $count }
tutorial-cards = Deine Hand: { $count }
tutorial-first = Machen wir erst das hier:
tutorial-later = Bis später. `/tutorial` geht da weiter, wo du aufgehört hast.
tutorial-missing = Ich kann die Einführung nicht starten: Dafür brauche ich Tablut, und das gibt es auf diesem Server nicht. `/game start` zeigt die Spiele hier.
