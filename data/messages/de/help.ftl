### Der Befehl /help

# Beschreibungen in Discord, höchstens 100 Zeichen.
command-help = Zeigen, was du hier tun kannst, nach Themen
command-help-topic = Das Thema
help-now-title = **Das kannst du hier gerade tun**
help-ask = Tippe auf ein Thema, um mehr zu erfahren.
help-now = Was kann ich jetzt tun?
help-no-topic = Zu „{ $topic }“ gibt es keine Hilfe. Das sind die Themen:
help-page = Seite { $now } von { $all }

## Without a game in this place

help-nowhere-start = - In diesem Kanal läuft kein Spiel. Mit `/game start` startest du eins: Der Befehl zeigt dir die Spiele zur Auswahl.
help-nowhere-games = - `/me games` zeigt deine Spiele und welche davon auf dich warten.
help-nowhere-others = - `/kingdom` zieht ein Königreich für Dominion, `/roll` würfelt. Dafür brauchst du kein Spiel.
help-direct-others = - Mit anderen spielst du in einem Kanal eines Servers: Nutze dort `/game start`.
help-direct-none = - Du hast gerade kein Spiel. Mit `/game start` in einem Kanal eines Servers startest du eins.
help-foreign-member = - Ich bin hier kein Mitglied, darum kannst du hier keine Spiele spielen. Spiele auf einem Server, der mich hinzugefügt hat.
help-foreign-works = - `/kingdom` zieht ein Königreich für Dominion, `/roll` würfelt, `/tutorial` zeigt, wie Spiele ablaufen. Das geht auch hier.

## In a game

help-now-rules = - `/game rules` zeigt die Regeln von { $title }.
help-now-log = - `/game log` zeigt, was geschehen ist, `/board` zeigt das Brett.
help-now-over = - { $title } ist vorbei. Mit `/game start` startest du ein neues Spiel.
help-now-watch = - Du schaust bei { $title } zu. Mit `/game join` übernimmst du eine Seite, wenn eine frei ist.
help-now-seated = - Du spielst { $sides } in { $title }. Das Spiel hat noch nicht begonnen.
help-now-unseated = - { $title } hat noch nicht begonnen. Drücke unter den Plätzen auf eine Seite, oder nutze `/game join`.
help-now-begin = - Drücke unter den Plätzen auf **Beginnen**, um das Spiel zu starten.
help-now-host-begins = - Der Gastgeber kann es jetzt starten.
help-now-not-ready = - Es kann beginnen, sobald alle nötigen Seiten besetzt sind. Mit **Allein testen** spielst du alle Seiten selbst.
help-now-waiting = - Gerade ist { $side } am Zug.
help-now-hand-waiting = - `/hand show` zeigt deine Hand. Nur du siehst sie.
help-now-play = - Drücke **Spielen**: Du bist mit { $side } am Zug.
help-now-play-anytime = - Drücke **Spielen**, wann du willst: Dieses Spiel hat keine Züge.
help-now-must = - Du musst { $acts }.
help-now-can = - Du kannst { $acts }.
help-now-move = - `/move` zieht eine Figur. Der Befehl zeigt dir deine Figuren und ihre möglichen Ziele.
help-now-act = - `/act` führt die anderen Aktionen dieses Spiels aus.
help-now-army = - `/army form` bildet eine Armee aus Einheiten auf einem Feld, `/move` zieht sie.
help-now-hand = - `/hand show` zeigt deine Hand und spielt Karten daraus.
help-now-end = - `/turn end` beendet deinen Zug.
help-now-undo = - `/game undo` nimmt deinen letzten Schritt zurück.

## Topics

help-start = Spiel starten
help-start-tutorial = `/tutorial` zeigt dir in fünf Minuten, wie du hier spielst. Du drückst nur auf Knöpfe.
help-start-start = `/game start` startet ein Spiel in diesem Kanal und zeigt die Plätze. Drücke auf deine Seite, dann auf **Beginnen**.
help-start-join = Mit `/game join` übernimmst du später eine Seite oder schaust zu. `/game leave` gibt deinen Platz auf.
help-start-alone = Mit **Allein testen** unter den Plätzen spielst du alle Seiten selbst. Hast du das Spiel aus der Liste gewählt, brauchst du dafür keinen Kanal und kannst auch gegen den Bot spielen.
help-start-seats = `/game transfer` bietet deine Seite einer anderen Person an. Mit `/game unseat` macht der Gastgeber den Platz von Mitspielenden frei, die nicht mehr kommen.
help-start-clock = `/game settings turn:` gibt dem Spiel eine Uhr, wenn alle zustimmen. Ist die Zeit um, wählen die Wartenden mit `/game timeout`, was geschieht.
help-start-master = Mit `/game join` kannst du auch den Platz des Spielleiters einnehmen, der alles sieht und alles darf.
help-start-stop = `/game stop` beendet das Spiel. Ich frage vorher nach.
help-start-files = `/game export` gibt dir das Spiel als Datei, `/game import` setzt ein Spiel aus einer Datei fort, in jedem Kanal.

help-play = Dein Zug
help-play-play = `/play` zeigt dir als Knöpfe, was du jetzt tun kannst. Nur du siehst das. **Als Text** zeigt dasselbe als Liste, mit dem Befehl für jede Möglichkeit.
help-play-move = `/move` zieht eine Figur: Tippe ihr Feld oder ihren Namen, dann das Ziel. Beim Tippen zeige ich dir die erlaubten Züge.
help-play-act = `/act` führt die anderen Aktionen eines Spiels aus. Der Befehl zeigt, was du jetzt tun kannst und was es kostet.
help-play-capture = `/move` mit `capture:` schlägt Figuren im selben Zug, wenn das Spiel es erlaubt.
help-play-resign = `/game resign` gibt das Spiel auf, `/game draw` bietet ein Remis an oder stimmt einem zu.
help-play-turn = `/turn show` zeigt, wer am Zug ist. `/turn end` beendet deinen Zug, wenn das Spiel es nicht selbst tut, `/turn next` geht zu seiner nächsten Phase.
help-play-pass = `/turn pass` passt, wenn das Spiel es erlaubt. `/turn tell` zeigt den anderen schon vor dem Ende deines Zugs, was du getan hast.
help-play-delete = `/piece delete` nimmt eine Figur vom Tisch.
help-play-roll = `/roll` würfelt, etwa 2d6+1. Mit `/roll private:` sehen nur du und der Spielleiter den Wurf.
help-play-verify = `/game verify` prüft nach dem Spiel alles Mischen und Würfeln.

help-armies = Armeen
help-armies-form = `/army form` bildet eine Armee aus deinen Einheiten auf einem Feld. `/army show` zählt sie auf; dort kannst du einige wählen, ihre Ziele sehen und sie ziehen.
help-armies-move = `/move piece:` zieht auch eine Armee, `units:` einen Teil davon: `1,3`, `1-3`, `2 pikemen`, `all but 2`. Mit `via:` wählst du den Weg.
help-armies-join = `/army join` und `/army split` nehmen Einheiten auf und heraus, `/army rename` benennt eine Armee, `/army disband` löst sie auf, `/army list` zeigt alle Armeen.
help-armies-engage = `/army engage` führt eine Armee in den Kampf mit einem benachbarten Feind, wenn das Spiel einen Kampfplan hat, `/army return` beendet den Kampf.

help-look = Spiel ansehen
help-look-board = `/board` zeigt das Brett, so wie du es sehen darfst, `/board around:` einen Ausschnitt. **Allen zeigen** postet es.
help-look-step = `/board step:` zeigt das Brett nach einem früheren Schritt, den du dir merken kannst. `/game replay` zeigt den letzten Zug oder das ganze Spiel als bewegtes Bild.
help-look-pieces = `/piece list` zählt die Figuren auf, `/piece show` zeigt eine davon.
help-look-rules = `/game rules` zeigt die Regeln des Spiels oder eines Spiels, das du starten könntest.
help-look-status = `/game status` zeigt den Stand des Spiels, `/game seats`, wer was spielt.
help-look-log = `/game log` zeigt Schritt für Schritt, was geschehen ist.

help-cards = Karten
help-cards-hand = `/hand show` zeigt deine Hand. Nur du siehst sie. Wähle darunter eine Karte, oder nutze `/hand play`, `/hand give` und `/hand discard`.
help-cards-draw = `/deck draw` zieht Karten auf deine Hand, `/deck deal` teilt an jede Hand aus, `/deck list` zeigt, wie viele Karten wo liegen.
help-cards-peek = `/deck peek` sieht die obersten Karten eines Stapels an, `/deck return` legt Karten zurück, `/deck shuffle` mischt. Mit `discards:` mischst du die Ablage mit ein.
help-cards-hide = `/piece hide` verdeckt eine Figur, `/piece reveal` zeigt sie allen oder einer Person, `/piece peek` sieht eine an.

help-change = Figuren ändern
help-change-add = `/piece add` stellt eine neue Figur auf den Tisch, `/piece clone` kopiert eine, `/piece replace` ersetzt sie durch eine andere Art.
help-change-set = `/piece set` setzt eine Eigenschaft einer Figur, `/piece flip` dreht sie um, `/piece rotate` dreht sie herum, `/piece order` verschiebt sie in ihrem Stapel.
help-change-send = `/piece send` stellt eine Figur an einen beliebigen Ort, auch gegen die Zugregeln.
help-change-give = `/piece give` gibt eine Figur einer anderen Seite. Sie bleibt, wo sie ist.
help-change-host = Das meiste davon ist für den Gastgeber und geht nur in einem Spiel, das nichts verbirgt.

help-modifiers = Modifikatoren
help-modifiers-list = `/modifier list` zeigt die Modifikatoren für Regeln und Werte in der Reihenfolge, in der sie wirken.
help-modifiers-explain = `/modifier explain` zeigt Schritt für Schritt, wie ein Wert zustande kommt.
help-modifiers-add = `/modifier add` bringt einen Modifikator ins Spiel, `/modifier remove` entfernt ihn. `/modifier order` legt fest, welcher von zweien bei Gleichstand zuerst wirkt.

help-modules = Eigene Spiele
help-modules-list = `/module list` zeigt die Spiele, die du hier starten kannst. `/game start` mit `file:` startet eins aus deiner eigenen Datei.
help-modules-template = `/module template` gibt dir ein kleines Spiel für den Anfang, `/module schema` eine Datei, mit der dein Editor dir hilft.
help-modules-check = `/module check` zeigt Zeile für Zeile alle Fehler einer Datei. `/module add` behält das Spiel für diesen Server, `/module remove` entfernt es.
help-modules-import = `/module import` macht aus einem VASSAL-Modul ein Spiel, wenn der Betreiber dieses Bots das eingeschaltet hat. Du brauchst das Recht, das Modul zu benutzen.
help-modules-show = `/module show` zeigt Autoren die Teile ihres Moduls, in dessen eigenen Begriffen.
help-modules-reload = `/game reload` gibt einem laufenden Spiel eine korrigierte Datei. Ich frage vorher nach. Lade die alte Datei neu, um das zurückzunehmen.

help-kingdoms = Dominion
help-kingdoms-draw = `/kingdom` zieht sofort ein Königreich für Dominion. Darunter kannst du neu ziehen, einen Stapel ersetzen, einige festhalten oder die Namen kopieren.
help-kingdoms-require = `/kingdom require:` sagt, was darin sein muss, und nach einem Schrägstrich, was nicht: `Moat, 3 Attack, 1 Village / Curser`.
help-kingdoms-code = `/kingdom code:` zeigt ein Königreich anhand seines Codes, `/kingdom again:` zieht noch einmal für eine der letzten Anfragen hier.
help-kingdoms-wish = **Nach Wunsch** fragt, was statt eines Stapels oder einer Querkarte kommen soll: `another village`, `any at 5`, `no attack`, eine Karte.
help-kingdoms-played = **Gespielt** unter einem Königreich hält fest, dass ihr es hier gespielt habt und wer gewonnen hat. `/kingdom fresh:` lässt seine Karten weg, `/kingdom unseen:` bevorzugt lange nicht gesehene Karten, `/house played` zählt alle auf.
help-kingdoms-house = `/house boxes` sagt, welche Schachteln ihr habt, `/house ban` verbannt Karten, `/house unban` hebt das auf, `/house printing` wählt die Kartentexte. `/house show` zeigt alles.

help-counters = Zähler
help-counters-show = `/counter show` zeigt die Zähler, die du sehen darfst, `/counter list`, was jeder davon zählt.
help-counters-define = `/counter define` fügt einen Zähler für einen Plan, ein Brett, eine Zone, eine Hand oder einen Stapel hinzu, `/counter remove` entfernt ihn.
help-counters-refresh = `/counter refresh` zählt für Mitspielende alles neu. Es zeigt, was falsch war, wenn etwas falsch war.
help-counters-deck = `/deck show` fasst einen offenen Stapel zusammen.

help-scores = Punkte
help-scores-show = `/score show` zeigt die Punkte und wie weit alle vom Sieg entfernt sind, soweit du es wissen darfst.
help-scores-add = `/score add` gibt Punkte von Hand, wenn das Spiel es erlaubt. `/score claim` zeigt die Aufgaben, die du werten kannst, und wertet eine.
help-scores-rounds = `/score rounds` zeigt die Punkte Runde für Runde, als Tabelle und als Bild, und woher sie kamen.
help-scores-define = `/score define` fügt einem laufenden Spiel Wertungen hinzu oder ändert sie, `/score book` zählt die hier beendeten Spiele auf.
help-scores-stop = Bei `/game stop` wählt der Gastgeber: die Seiten nach Punkten ordnen oder das Spiel abbrechen.

help-you = Einstellungen
help-you-games = `/me games` zählt deine Spiele auf, zuerst die, die auf dich warten.
help-you-settings = `/me settings` zeigt, wie ich dich erreiche: per Direktnachricht, mit Erinnerungen an deinen Zug, und zu welchen Zeiten gar nicht.
help-you-data = `/me data` gibt dir alles, was ich über dich speichere, `/me forget` löscht es.
help-you-interested = Mit `/me interested` erwähnt dich ein Post, wenn ein von dir gewähltes Spiel hier Mitspielende sucht, höchstens einmal am Tag.
help-you-away = `/me settings away:` zeigt denen, die auf dich warten, dass du weg bist, `dms:` schaltet Direktnachrichten aus oder ein.
help-you-about = `/about` zeigt, wer diesen Bot betreibt und was er über dich speichert.
help-you-reminder = `/game settings` zeigt, wann ich die erinnere, auf die ein Spiel wartet. Der Gastgeber stellt das mit `reminder:` ein.
help-you-server = `/server settings` zeigt, wo auf diesem Server gespielt wird, wer Spiele startet und wer Dateien hochlädt. Wer den Server verwaltet, stellt das ein und kann auch ein Spiel weitergehen lassen (`/server unstick`) oder ihm einen anderen Gastgeber geben (`/server host`).
help-you-language = Mit `/game settings language:` wählt der Gastgeber die Sprache der Posts hier. Was nur du liest, ist in deiner Sprache.
help-you-game = Die meisten Befehle nehmen `game:` für eins deiner Spiele an einem anderen Ort. In Direktnachrichten brauchst du es nur, wenn du mehrere hast.

help-undo = Zurücknehmen
help-undo-undo = `/game undo` nimmt deinen letzten Schritt zurück, `/game undo steps:` mehrere. Haben seitdem andere gehandelt, frage ich sie vorher.
help-undo-seen = Hat ein Schritt jemandem etwas Neues gezeigt, etwa eine Karte, dann frage ich je nach Spiel die anderen, mische den Stapel oder nehme ihn nicht zurück.
help-undo-redo = `/game redo` wiederholt, was zurückgenommen wurde, wenn seitdem nichts anderes gespielt wurde und niemand etwas Neues gesehen hat.
