### Der Befehl /play: eine private Nachricht mit Knöpfen. Fragen sind fett.

play-command = Mit Knöpfen spielen und sehen, was du jetzt tun kannst; nur du siehst es

## Knöpfe, höchstens 14 Buchstaben

play-label-back = ◀ Zurück
play-label-more = Mehr Aktionen
play-label-stay = Bleiben
play-label-in-turn = Der Reihe nach
play-label-capture = Schlagen ...
play-label-type-piece = Figur tippen
play-find-piece = Figur suchen
play-label-piece = Zur Figur
play-label-move = Ziehen
play-label-units = Einheiten wählen ...
play-label-go = Feld wählen
play-label-hand = Meine Hand
play-label-decks = Stapel
play-label-deal = Je 1 austeilen
play-label-shuffle = Mischen
play-label-reshuffle = Neu mischen
play-label-pay = Zahlen
play-label-pay-other = Anders zahlen
play-label-answer = Diese wählen
play-label-none = Keine
play-label-go-on = Nicht warten
play-label-pass = Passen
play-label-end = Zug beenden
play-label-last-phase = Letzte Phase
play-label-end-battle = Kampf beenden
play-label-resign = Aufgeben
play-label-draws = Remis anbieten
play-label-rename = Umbenennen
play-label-undo = Zurück
play-label-hint = Tipp
play-label-refresh = Nachzählen
play-label-roll-other = Andere Würfel
play-label-flip = Umdrehen
play-label-reveal = Zeigen
play-label-peek = Ansehen
play-label-clone = Kopieren
play-label-replace = Ersetzen
play-label-box = Schachtel
play-label-delete = Entfernen
play-label-form-army = Armee bilden
play-label-join-army = Zur Armee
play-label-split-army = Abspalten
play-label-disband-army = Auflösen
play-label-face-down = Verdecken
play-label-hide = Verbergen
play-label-top = Ganz nach oben
play-label-bottom = Ganz nach unten
play-label-up = Hinauf
play-label-down = Hinunter
play-type-cell = Feld tippen
play-type-square = Feld tippen

## Formulare: Titel und Feld

play-form-piece = Ihr Name oder ihr Feld
play-roll = Würfeln
play-form-dice = Die Würfel, etwa 2d6+1
play-rename-army = Die Armee umbenennen
play-form-army = Ihr neuer Name
play-go-to-cell = Zu einem Feld gehen
play-form-cell = Das Feld, etwa E5
play-go-to-square = Zu einem Feld gehen
play-form-square = Das Feld, etwa E5

## Über den Fragen und in ihnen

play-changed = Das Spiel hat sich geändert, bevor du gedrückt hast, darum habe ich nichts getan. So sieht es jetzt aus.
play-turn = { $side }, Zug { $number }.
play-acts-left = { $count ->
    [one] Noch eine Aktion.
   *[other] Noch { $count } Aktionen.
  }
play-all-chosen = Du hast gewählt. Du kannst deine Wahl ändern, bis alle gewählt haben.
play-all-secret = Alle wählen geheim.
play-all-open = Alle wählen. Ihr seht die Wahl der anderen, sobald alle gewählt haben.
play-choose-piece = **Welche Figur ziehst du?**
play-act = **Was möchtest du tun?**
play-action-text = { $action }: { $text }
play-no-action-now = **Du kannst gerade keine Aktion dieses Spiels ausführen.**
play-no-actions = **Dieses Spiel hat außer dem Ziehen keine Aktionen.**
play-not-all = Diese Liste ist nicht vollständig: Den Rest zu finden, würde zu lange dauern. Tippe, was du tun möchtest.
play-none-found = Ich kann nicht auflisten, was du tun kannst: Es zu finden, würde zu lange dauern. Tippe, was du tun möchtest.
play-end-now = **Es gibt nichts mehr zu tun: Beende deinen Zug.**
play-nothing-to-do = **Du hast gerade nichts zu tun.**
play-waiting = **Das Spiel wartet auf { $side }.**
play-watching = **Du schaust zu.**
play-watching-turn = **Du schaust zu.** { $side } ist am Zug.

## Was für eine Aktion zu wählen ist

play-act-named = { $act } ({ $name })
play-choose-one = { $thing ->
    [card] **Welche Karte wählst du für { $act }?**
    [piece] **Welche Figur wählst du für { $act }?**
    [side] **Welche Seite wählst du für { $act }?**
    [number] **Welche Zahl wählst du für { $act }?**
   *[cell] **Welchen Ort wählst du für { $act }?**
  }
play-choose-none = Du kannst auch nichts wählen.
play-choose-some = { $thing ->
    [card] **Wähl { $count } Karten für { $act }.**
    [piece] **Wähl { $count } Figuren für { $act }.**
    [side] **Wähl { $count } Seiten für { $act }.**
    [number] **Wähl { $count } Zahlen für { $act }.**
   *[cell] **Wähl { $count } Orte für { $act }.**
  }
play-choose-most = { $thing ->
    [card] **Wähl bis zu { $most } Karten für { $act }.**
    [piece] **Wähl bis zu { $most } Figuren für { $act }.**
    [side] **Wähl bis zu { $most } Seiten für { $act }.**
    [number] **Wähl bis zu { $most } Zahlen für { $act }.**
   *[cell] **Wähl bis zu { $most } Orte für { $act }.**
  }
play-choose-range = { $thing ->
    [card] **Wähl { $least } bis { $most } Karten für { $act }.**
    [piece] **Wähl { $least } bis { $most } Figuren für { $act }.**
    [side] **Wähl { $least } bis { $most } Seiten für { $act }.**
    [number] **Wähl { $least } bis { $most } Zahlen für { $act }.**
   *[cell] **Wähl { $least } bis { $most } Orte für { $act }.**
  }
play-question = **{ $text }**
play-up-to = Du kannst bis zu { $most } wählen.
play-at-least = Du kannst { $least } bis { $most } wählen.
play-waits-for = **Das Spiel wartet auf { $side }: Die Wahl für { $by } fehlt noch.**
play-chosen = Gewählt: { $names }.

## Stapel

play-count = { $count } × { $name }
play-stack = { $pieces }, { $spot }
play-stack-of = { $army } ({ $pieces }), { $spot }
play-one-of = einer von { $count }
play-in-check = **Du stehst im Schach:** { $piece } auf { $cell } wird von { $by } auf { $from } angegriffen.
play-must-capture = **Du musst schlagen.**
play-on-table = **Auf dem Tisch:** { $cards }
play-table-card = { $card } ({ $place })
play-piece-at = { $piece }, { $spot }

## Fragen zu einem Zug

play-next = { $count ->
    [one] **Wohin ziehst du { $stack }? { $count } Stapel kann ziehen.**
   *[other] **Wohin ziehst du { $stack }? { $count } Stapel können ziehen.**
  }
play-choose-cell = **Wohin ziehst du { $stack }?**
play-choose-cell-capture = **Wohin ziehst du { $stack }, um { $captured } zu schlagen?**
play-nowhere = **Gerade kein Zug möglich: { $stack }**
play-choose-way = **{ $stack } nach { $cell }: Auf welchem Weg?**
play-captures-on = schlägt { $piece } auf { $cell }
play-choose-units = **Wähl Einheiten aus { $stack }. Gewählt: { $count }.**
play-choose-captured = **Welche Figur schlägst du mit { $stack }?**

## Ein Feld auf einem Knopf

play-cell-captures = { $cell } schlägt { $piece }
play-cell-takes = { $cell } schlägt
play-cell-castles = { $cell } Rochade
play-cell-city = { $cell } Stadt
play-cell-joins = { $cell } dazu
play-cell-enemy = { $cell } am Feind
play-cell-last = { $cell } am weitesten

## Unter einem Feld in einer Liste

play-note-captures = schlägt { $piece }
play-note-takes = schlägt eine Figur
play-note-castles = Rochade
play-note-city = ein Ort, den du einnehmen kannst
play-note-joins = zu deinen Einheiten dort
play-note-enemy = neben einem Feind
play-note-last = so weit es geht
play-all-points = kostet alle übrigen Punkte
play-costs = kostet { $price }

## Listen, die auf eine Wahl warten

play-more-cells = Weitere Felder ({ $count })
play-other-cells = Andere Felder: { $first } bis { $last } ({ $count })
play-range = { $first } bis { $last }
play-other-stacks = Andere Stapel ({ $count })
play-another-piece = Eine andere Figur ({ $count })
play-which-piece = Welche Figur? ({ $count } zur Wahl)
play-which-captured = Welche Figur schlägst du? ({ $count } zur Wahl)
play-which-card = Welche Karte? ({ $count } zur Wahl)
play-which-deck = Welcher Stapel? ({ $count } zur Wahl)
play-where = { $how ->
    [covered] Wohin verdeckt spielen? ({ $count } zur Wahl)
    [open] Wohin offen spielen? ({ $count } zur Wahl)
   *[usual] Wohin spielen? ({ $count } zur Wahl)
  }
play-take-from = Nimm eine davon ({ $count })
play-choice = { $name } ({ $count } zur Wahl)
play-face = In welche Richtung drehen?
play-which-side = Welche Seite? ({ $count } zur Wahl)
play-which-kind = Welche Art? ({ $count } zur Wahl)
play-only-read = Karten zum Lesen ({ $count })

## Knöpfe mit Namen

play-units = Einheiten: { $chosen } von { $all }
play-unit = { $number }. { $piece }
play-fight = Kampf { $cell }
play-next-phase = Weiter: { $phase }
play-resign-as = Als { $side } aufgeben
play-draw = Ziehen: { $deck }
play-draw-some = { $count } ziehen
play-peek = { $count ->
    [one] { $count } Karte ansehen
   *[other] { $count } Karten ansehen
  }
play-onto = Auf { $deck }
play-under = Unter { $deck }
play-give-to = An { $side } geben
play-act-only = { $action }: { $on }
play-times = { $name } ×{ $count }
play-previewed = { $name } ({ $preview })
play-change = { $property } { $change }

## Fragen zu Arten, Karten und Aktionen

play-choose-kind = **Welche Art von Figur kommt auf den Tisch?**
play-put-kind = **Wohin kommt { $kind }?**
play-kind-for = **Welche Seite bekommt { $kind }?**
play-replace-with = **Welche Art von Figur ersetzt { $piece }?**
play-choose-card = **Welche Karte benutzt du?**
play-read-card = **Welche Karte liest du? Du kannst gerade keine davon benutzen.**
play-unusable = **Du kannst { $card } gerade nicht benutzen.**
play-no-cards = **Deine Hand ist leer.**
play-choose-deck = **Welchen Stapel benutzt du?**
play-what-with = **Was möchtest du mit { $thing } tun?**
play-confirm = **Möchtest du { $act } ausführen?**
play-free = **{ $act } kostet nichts.**
play-pay = **Zahlst du { $cards } für { $act }?**
play-pay-cost = **{ $act } kostet { $cost }. Zahlst du { $cards }?**
play-pay-with = **Womit bezahlst du { $action }?**
play-pay-with-cost = **Womit bezahlst du { $action }? Du brauchst { $cost } oder mehr.**
play-more-of = **Was du in { $game } noch tun kannst:**
play-found = { $count ->
    [one] **Welche Figur meinst du mit { $text }? { $count } Figur passt.**
   *[other] **Welche Figur meinst du mit { $text }? { $count } Figuren passen.**
  }
play-found-none = **Du siehst keine Figur, die { $text } heißt. Versuch es mit einem anderen Namen.**
play-no-such-cell = **Nach { $text } kannst du nicht ziehen. Hier sind Orte in der Nähe.**
play-type-it = Oder tippe { $commands }.
