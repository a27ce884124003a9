### Der Befehl /help

# Beschreibungen in Discord, höchstens 100 Zeichen.
command-help = Zeigen, was du hier tun kannst, nach Themen
command-help-topic = Das Thema
help-now-title = **Das kannst du hier gerade tun**
help-ask = Drück auf ein Thema, um mehr zu erfahren.
help-now = Was kann ich jetzt tun?
help-no-topic = Zu „{ $topic }“ gibt es keine Hilfe. Das sind die Themen:
help-page = Seite { $now } von { $all }

## Without a game in this place

help-nowhere-start = - `/game start` startet ein Spiel für alle in diesem Kanal: Der Befehl zeigt dir die Spiele zur Auswahl.
help-nowhere-games = - `/me games` zeigt deine Spiele und welche davon auf dich warten.
help-nowhere-others = - `/kingdom` zieht ein Königreich für Dominion, `/roll` würfelt. Dafür brauchst du kein Spiel.
help-direct-others = - Mit anderen spielst du in einem Kanal eines Servers: Nutze dort `/game start`.
help-direct-none = - Du hast gerade kein Spiel. Mit `/game start` in einem Kanal eines Servers startest du eins.
help-foreign-member = - Hier kannst du keine Spiele spielen, weil ich kein Mitglied bin. Das geht auf jedem Server, zu dem ich hinzugefügt wurde.
help-foreign-works = - `/kingdom` zieht ein Königreich für Dominion, `/roll` würfelt, `/tutorial` zeigt, wie Spiele ablaufen. Das geht auch hier.

## In a game

help-now-rules = - `/game rules` zeigt die Regeln von { $title }.
help-now-log = - `/game log` zeigt, was bisher passiert ist, `/board` zeigt das Brett.
help-now-over = - { $title } ist vorbei. Mit `/game start` startest du ein neues Spiel.
help-now-watch = - Du schaust bei { $title } zu. Mit `/game join` übernimmst du eine Seite, wenn eine frei ist.
help-now-seated = - Du spielst { $sides } in { $title }. Das Spiel hat noch nicht begonnen.
help-now-unseated = - { $title } hat noch nicht begonnen. Drück unter den Plätzen auf eine Seite, oder nutze `/game join`.
help-now-begin = - Drück unter den Plätzen auf **Beginnen**, um das Spiel zu starten.
help-now-host-begins = - Der Gastgeber kann es jetzt starten.
help-now-not-ready = - Es kann beginnen, sobald alle nötigen Seiten besetzt sind. Mit **Allein testen** spielst du alle Seiten selbst.
help-now-waiting = - Gerade ist { $side } am Zug.
help-now-hand-waiting = - `/hand show` zeigt deine Hand. Nur du siehst sie.
help-now-play = - Drück **Spielen**: Du bist mit { $side } am Zug.
help-now-play-anytime = - Drück **Spielen**, wann du willst: Dieses Spiel wird nicht in Zügen gespielt.
help-now-must = - Du musst { $acts }.
help-now-can = - Du kannst { $acts }.
help-now-move = - `/move` zieht eine Figur. Der Befehl zeigt dir deine Figuren und ihre möglichen Ziele.
help-now-act = - `/act` führt die anderen Aktionen dieses Spiels aus.
help-now-army = - `/army form` bildet eine Armee aus Einheiten auf einem Feld, `/move` zieht sie.
help-now-hand = - `/hand show` zeigt deine Hand. Dort kannst du Karten ausspielen.
help-now-end = - `/turn end` beendet deinen Zug.
help-now-undo = - `/game undo` nimmt deinen letzten Schritt zurück.

## Topics

help-start = Spiel starten
help-start-tutorial = `/tutorial` zeigt dir in fünf Minuten, wie du hier spielst. Du drückst nur auf Knöpfe.
help-start-start = `/game start` startet ein Spiel in diesem Kanal und zeigt die Plätze. Drück auf deine Seite, dann auf **Beginnen**.
help-start-join = Mit `/game join` übernimmst du später eine Seite oder schaust zu. `/game leave` gibt deinen Platz auf.
help-start-alone = Mit **Allein testen** unter den Plätzen spielst du alle Seiten selbst. Hast du das Spiel aus der Liste gewählt, brauchst du dafür keinen Kanal und kannst auch gegen den Bot spielen.
help-start-seats = `/game transfer` bietet deine Seite einer anderen Person an. Mit `/game unseat` macht der Gastgeber den Platz eines Spielers frei, der nicht mehr kommt.
help-start-clock = `/game settings turn:` gibt dem Spiel eine Uhr, wenn alle zustimmen. Ist die Zeit um, entscheiden die wartenden Spieler mit `/game timeout`, wie es weitergeht.
help-start-master = Mit `/game join` kannst du auch Spielleiter werden: Dann siehst du alles und darfst alles.
help-start-stop = `/game stop` beendet das Spiel. Ich frage vorher nach.
help-start-files = `/game export` gibt dir das Spiel als Datei, `/game import` setzt in jedem Kanal ein Spiel aus einer Datei fort.

help-play = Dein Zug
help-play-play = `/play` zeigt dir als Knöpfe, was du jetzt tun kannst. Nur du siehst das. **Als Text** zeigt dasselbe als Liste, mit dem Befehl für jede Möglichkeit.
help-play-move = `/move` zieht eine Figur: Tippe ihr Feld oder ihren Namen, dann das Ziel. Beim Tippen zeige ich dir die erlaubten Züge.
help-play-act = `/act` führt die anderen Aktionen eines Spiels aus. Der Befehl zeigt, was du jetzt tun kannst und was es kostet.
help-play-capture = `/move` mit `capture:` schlägt Figuren im selben Zug, wenn das Spiel es erlaubt.
help-play-resign = `/game resign` gibt das Spiel auf, `/game draw` bietet ein Remis an oder stimmt einem zu.
help-play-turn = `/turn show` zeigt, wer am Zug ist. `/turn end` beendet deinen Zug, wenn das Spiel es nicht von selbst tut, `/turn next` geht zur nächsten Phase.
help-play-pass = `/turn pass` passt, wenn das Spiel es erlaubt. `/turn tell` zeigt den anderen schon vor dem Ende deines Zugs, was du getan hast.
help-play-delete = `/piece delete` nimmt eine Figur vom Tisch.
help-play-roll = `/roll` würfelt, zum Beispiel 2d6+1. Mit `/roll private:` sehen nur du und der Spielleiter den Wurf.
help-play-verify = `/game verify` prüft nach dem Spiel, ob richtig gemischt und gewürfelt wurde.

help-armies = Armeen
help-armies-form = `/army form` bildet eine Armee aus deinen Einheiten auf einem Feld. `/army show` zeigt die Einheiten einer Armee: Wähl einige aus, sieh ihre Ziele und zieh sie.
help-armies-move = `/move piece:` zieht auch eine Armee, mit `units:` nur einen Teil davon: `1,3`, `1-3`, `2 pikemen`, `all but 2`. Mit `via:` wählst du den Weg.
help-armies-join = `/army join` nimmt Einheiten in eine Armee auf, `/army split` löst welche heraus. `/army rename` benennt eine Armee, `/army disband` löst sie auf, `/army list` zeigt alle Armeen.
help-armies-engage = `/army engage` führt eine Armee in den Kampf mit einem benachbarten Feind, wenn das Spiel einen Kampfplan hat, `/army return` beendet den Kampf.

help-look = Spiel ansehen
help-look-board = `/board` zeigt das Brett, so wie du es siehst, `/board around:` einen Ausschnitt. **Allen zeigen** postet es.
help-look-step = `/board step:` zeigt das Brett nach einem früheren Schritt. Dort kannst du für den Schritt ein Lesezeichen setzen. `/game replay` zeigt den letzten Zug oder das ganze Spiel als Animation.
help-look-pieces = `/piece list` listet die Figuren auf, `/piece show` zeigt eine davon.
help-look-rules = `/game rules` zeigt die Regeln dieses Spiels oder eines anderen, das du hier starten kannst.
help-look-status = `/game status` zeigt den Stand des Spiels, `/game seats`, wer was spielt.
help-look-log = `/game log` zeigt Schritt für Schritt, was passiert ist.

help-cards = Karten
help-cards-hand = `/hand show` zeigt deine Hand. Nur du siehst sie. Wähl darunter eine Karte, oder nutze `/hand play`, `/hand give` und `/hand discard`.
help-cards-draw = `/deck draw` zieht Karten auf deine Hand, `/deck deal` teilt an alle Hände aus, `/deck list` zeigt, wie viele Karten wo liegen.
help-cards-peek = `/deck peek` sieht die obersten Karten eines Stapels an, `/deck return` legt Karten zurück, `/deck shuffle` mischt. Mit `discards:` mischst du den Ablagestapel mit ein.
help-cards-hide = `/piece hide` verdeckt eine Figur, `/piece reveal` zeigt sie allen oder einer Person, mit `/piece peek` siehst du dir eine verdeckte an.

help-change = Figuren ändern
help-change-add = `/piece add` stellt eine neue Figur auf den Tisch, `/piece clone` kopiert eine, `/piece replace` ersetzt eine durch eine andere Art von Figur.
help-change-set = `/piece set` ändert eine Eigenschaft einer Figur, `/piece flip` dreht sie auf die andere Seite, `/piece rotate` dreht sie in eine andere Richtung, `/piece order` verschiebt sie in ihrem Stapel.
help-change-send = `/piece send` stellt eine Figur an einen beliebigen Ort, auch gegen die Zugregeln.
help-change-give = `/piece give` gibt eine Figur einer anderen Seite. Sie bleibt, wo sie ist.
help-change-host = Das meiste davon kann nur der Gastgeber, und nur in einem Spiel, in dem nichts verdeckt ist.

help-modifiers = Modifikatoren
help-modifiers-list = `/modifier list` zeigt die Modifikatoren für Regeln und Werte in der Reihenfolge, in der sie wirken.
help-modifiers-explain = `/modifier explain` zeigt Schritt für Schritt, wie ein Wert zustande kommt.
help-modifiers-add = `/modifier add` bringt einen Modifikator ins Spiel, `/modifier remove` entfernt ihn. `/modifier order` legt fest, welcher von zweien bei Gleichstand zuerst wirkt.

help-modules = Eigene Spiele
help-modules-list = `/module list` zeigt die Spiele, die du hier starten kannst. `/game start` mit `file:` startet eins aus deiner eigenen Datei.
help-modules-template = `/module template` gibt dir ein kleines Spiel für den Anfang, `/module schema` eine Datei, mit der dein Editor deine Eingaben prüft.
help-modules-check = `/module check` zeigt Zeile für Zeile alle Fehler einer Datei. `/module add` speichert das Spiel auf diesem Server, `/module remove` entfernt es.
help-modules-import = `/module import` macht aus einem VASSAL-Modul ein Spiel, wenn der Betreiber dieses Bots das eingeschaltet hat. Du brauchst das Recht, das Modul zu benutzen.
help-modules-show = `/module show` zeigt Autoren die Teile ihres Moduls, mit den Begriffen des Moduls.
help-modules-reload = `/game reload` gibt einem laufenden Spiel eine korrigierte Datei. Ich frage vorher nach. Willst du zurück, lade einfach wieder die alte Datei.

help-kingdoms = Dominion
help-kingdoms-draw = `/kingdom` zieht sofort ein Königreich für Dominion. Darunter kannst du neu ziehen, einen Stapel ersetzen, einige festhalten oder die Namen kopieren.
help-kingdoms-require = `/kingdom require:` legt fest, was darin sein muss und, nach einem Schrägstrich, was nicht darin sein darf: `Moat, 3 Attack, 1 Village / Curser`.
help-kingdoms-code = `/kingdom code:` zeigt ein Königreich anhand seines Codes, `/kingdom again:` zieht noch einmal für eine der letzten Anfragen hier.
help-kingdoms-wish = **Nach Wunsch** fragt, was statt eines Stapels oder einer Querkarte kommen soll: `another village`, `any at 5`, `no attack`, eine Karte.
help-kingdoms-played = **Gespielt** unter einem Königreich hält fest, dass ihr es hier gespielt habt und wer gewonnen hat. `/kingdom fresh:` lässt seine Karten weg, `/kingdom unseen:` bevorzugt lange nicht gesehene Karten, `/house played` zählt alle auf.
help-kingdoms-house = `/house boxes` hält fest, welche Schachteln ihr habt, `/house ban` verbannt Karten, `/house unban` hebt das auf, `/house printing` wählt die Kartentexte. `/house show` zeigt alles.

help-counters = Zähler
help-counters-show = `/counter show` zeigt die Zähler, die du sehen darfst, und `/counter list` zeigt, was jeder davon zählt.
help-counters-define = `/counter define` fügt einen Zähler für einen Plan, ein Brett, eine Zone, eine Hand oder einen Stapel hinzu, `/counter remove` entfernt ihn.
help-counters-refresh = `/counter refresh` zählt alles neu und zeigt, ob etwas falsch war. Das können nur Mitspieler.
help-counters-deck = `/deck show` fasst einen offenen Stapel zusammen.

help-scores = Punkte
help-scores-show = `/score show` zeigt die Punkte und wie weit alle vom Sieg entfernt sind, soweit du es wissen darfst.
help-scores-add = `/score add` gibt Punkte von Hand, wenn das Spiel es erlaubt. `/score claim` zeigt die Aufgaben, die du werten kannst, und wertet eine.
help-scores-rounds = `/score rounds` zeigt die Punkte Runde für Runde, als Tabelle und als Bild, und woher sie kamen.
help-scores-define = `/score define` fügt einem laufenden Spiel Wertungen hinzu oder ändert sie, `/score book` listet die hier beendeten Spiele auf.
help-scores-stop = Mit `/game stop` wählt der Gastgeber, ob das Spiel nach Punkten gewertet oder abgebrochen wird.

help-you = Einstellungen
help-you-games = `/me games` zeigt deine Spiele, zuerst die, die auf dich warten.
help-you-settings = `/me settings` stellt ein, wie ich dich erreiche: Direktnachrichten, Erinnerungen an deinen Zug und die Zeiten, in denen ich dich in Ruhe lasse.
help-you-data = `/me data` gibt dir alles, was ich über dich speichere, `/me forget` löscht es.
help-you-interested = Mit `/me interested` wirst du in einem Post erwähnt, wenn ein von dir gewähltes Spiel hier Mitspieler sucht, höchstens einmal am Tag.
help-you-away = `/me settings away:` zeigt denen, die auf dich warten, dass du weg bist, `dms:` schaltet Direktnachrichten aus oder ein.
help-you-about = `/about` zeigt, wer diesen Bot betreibt und was er über dich speichert.
help-you-reminder = `/game settings` zeigt, wann ich die Spieler erinnere, auf die gewartet wird. Der Gastgeber stellt das mit `reminder:` ein.
help-you-server = `/server settings` zeigt, wo auf diesem Server gespielt wird, wer Spiele startet und wer Dateien hochlädt. Wer den Server verwaltet, stellt das ein und kann auch ein Spiel weitergehen lassen (`/server unstick`) oder ihm einen anderen Gastgeber geben (`/server host`).
help-you-language = Mit `/game settings language:` wählt der Gastgeber die Sprache der Posts hier. Was nur du siehst, ist in deiner Sprache.
help-you-game = Bei den meisten Befehlen wählst du mit `game:` eins deiner Spiele an einem anderen Ort. In Direktnachrichten brauchst du das nur, wenn du mehrere hast.

help-undo = Zurücknehmen
help-undo-undo = `/game undo` nimmt deinen letzten Schritt zurück, `/game undo steps:` mehrere. Haben andere seitdem etwas getan, frage ich sie vorher.
help-undo-seen = Hat ein Schritt jemandem etwas Neues gezeigt, etwa eine Karte, dann frage ich je nach Spiel die anderen, mische den Stapel oder nehme den Schritt nicht zurück.
help-undo-redo = `/game redo` wiederholt, was zurückgenommen wurde, wenn seitdem nichts anderes gespielt wurde und niemand etwas Neues gesehen hat.
