### The game itself, its turns and its settings.

## After a player's name

game-starts = baut das Spiel auf
game-begins = startet das Spiel
game-opens-seats = öffnet die Plätze für alle
game-closes-seats = schließt die Plätze
game-ends = beendet das Spiel
game-master-leaves = gibt den Platz des Spielleiters auf
game-master-now = ist jetzt Spielleiter und sieht alles
game-host-now = macht { $host } zum Gastgeber
game-host-nobody = ist nicht mehr Gastgeber
game-ends-turn = beendet den Zug
game-tells-turn = veröffentlicht den Zug bis hierher

## Posts

game-unrated = Dieses Spiel wird nicht gewertet: Eine Person hat den Tisch ohne Rückfrage geändert.
game-unrated-bot = Dieses Spiel wird nicht gewertet: Der Bot hat mitgespielt.

## Tried acts

tries-end-turn = den Zug zu beenden
tries-tell-turn = den Zug zu veröffentlichen
tries-roll = zu würfeln

## Refusals: the rules and settings

game-effects-go-on = Zu viele Effekte würden folgen: { $effects } → …, mehr als { $bound } nacheinander. Nichts wurde geändert; im Modul ist ein Fehler.
game-rules-go-on = Die Regeln dieses Spiels drehen sich im Kreis: Mehr als { $bound } Dinge würden folgen. Nichts wurde geändert; im Modul ist ein Fehler.
game-takes-too-long = Das zu berechnen, würde zu lange dauern. Bitte den Autor des Moduls, es zu vereinfachen.
game-part-takes-too-long = { $part } würde zu lange dauern. Bitte den Autor des Moduls, es zu vereinfachen.
game-line-takes-too-long = Zeile { $line } von { $part } würde zu lange dauern. Bitte den Autor des Moduls, es zu vereinfachen.
game-nothing-changes = Das würde nichts ändern: Es ist schon so.
game-reminder-off = Erinnerungen sind in diesem Spiel schon aus.
game-reminder-so = Erinnert wird schon nach { $time }.
game-posts-turns = Die anderen bekommen schon eine Nachricht pro Zug.
game-posts-acts = Die anderen bekommen schon nach jeder Handlung eine Nachricht.
game-bad-reminder = Wähl eine Zeit von 1 Minute bis { $days } Tagen, oder { $off }.
game-no-turns = Dieses Spiel hat keine Züge: Alle spielen, wann sie wollen.
game-ends-by-move = In diesem Spiel endet dein Zug, sobald du eine Figur ziehst. Das geht mit { $move }.

## Refusals: players

game-not-begun = Das Spiel hat noch nicht begonnen. Drück { $begin }, wenn alle da sind ({ $seats } zeigt die Plätze).
game-is-over = Dieses Spiel ist vorbei. { $start } startet ein neues; { $log } zeigt, was passiert ist.
game-not-a-player = Du spielst hier nicht mit. Mit { $join } nimmst du eine freie Seite oder fragst nach einer anderen.
game-not-your-turn = Am Zug ist { $side }. { $board } zeigt die Stellung, { $turn } den Zug.
game-not-your-turn-of = Am Zug ist { $side } ({ $players }). { $board } zeigt die Stellung, { $turn } den Zug.
game-out = Deine Seite hat schon gewonnen oder verloren und ist aus dem Spiel. { $score } zeigt, wie.
game-host-only = Das kann nur der Gastgeber: { $host }.
game-master-only = Das kann nur der Spielleiter: { $master }.
game-no-master = Dieses Spiel verbirgt etwas, darum kann das nur ein Spielleiter, und es gibt keinen. Mit { $seat } kannst du um diesen Platz bitten.
game-already-begun = Das Spiel hat schon begonnen. { $board } zeigt es.
game-bots-alone = Der Bot spielt nicht allein. Mit { $join } nimmst du einen Platz.
game-seats-empty = { $sides } hat noch niemand besetzt. Mit { $join } nimmst du einen Platz.
game-seats-empty-alone = { $sides } hat noch niemand besetzt. Mit { $join } nimmst du einen Platz, mit { $alone } alle.
game-seats-empty-bot = { $sides } hat noch niemand besetzt. Drück { $bot }, oder jemand anderes nimmt den Platz mit { $join }.
game-seats-empty-alone-bot = { $sides } hat noch niemand besetzt. Drück { $bot } oder spiel mit { $alone } alle Seiten selbst. Jemand anderes nimmt den Platz mit { $join }.
game-too-few-sides = Mindestens { $least } Seiten müssen besetzt sein. Noch frei: { $empty }. Mit { $join } nimmst du einen Platz.
game-too-few-sides-bot = Mindestens { $least } Seiten müssen besetzt sein. Noch frei: { $empty }. Drück { $bot }, oder jemand anderes nimmt einen Platz mit { $join }.
