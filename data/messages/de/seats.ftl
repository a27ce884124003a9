### Seats: taking, leaving and handing them over.

## After a player's name

seat-joins-waitlist = kommt auf die Warteliste
seat-watches = schaut zu
seat-plays = spielt { $side }
seat-leaves-waitlist = verlässt die Warteliste
seat-stops-watching = schaut nicht mehr zu
seat-leaves = verlässt { $side }
seat-frees = macht den Platz von { $player } frei ({ $side })
seat-frees-bot = lässt den Bot { $side } nicht mehr spielen
seat-no-time = nimmt die eigene Zeitangabe zurück
seat-has-time = hat Zeit: { $when }
seat-manages = greift im Namen des Servers ein
seat-unsticks = greift im Namen des Servers ein: Das Spiel wartet auf niemanden mehr
seat-bot-plays = lässt den Bot { $sides } spielen ({ $level })
seat-hands-over = übergibt { $side } an { $to }
seat-plays-all = spielt alle Seiten
seat-imports = importiert ein Spiel aus einer Datei

## Posts

seat-in-file = { $player } ({ $sides })
seats-free-after-file = Alle Plätze sind frei. In der Datei haben gespielt: { $players }. Nimm einen Platz, um weiterzuspielen.
seat-is-free = { $side } ist frei. { $people }: Der Platz ist mit `/game join` zu haben.

## Refusals: taking a seat

seat-no-such-side = In diesem Spiel gibt es keine Seite { $side }. Wähl eine von diesen: { $sides }.
seat-side-left-out = { $side } war nicht besetzt, als das Spiel begann, und ist darum nicht dabei. Mit { $observe } ohne Seite schaust du zu.
seat-not-free = { $side } ist besetzt. { $seats } zeigt, welche Plätze frei sind.
seat-bot-plays-not = Der Bot spielt dieses Spiel nicht mit.
seat-bot-asks = Bevor der Bot mitspielt, brauchst du die Zustimmung von { $sides }. Mit **Bot dazuholen** unter { $seats } fragst du an.
seat-already-plays = Du spielst schon { $side }. Mit { $leave } gibst du die Seite auf.
seat-already-watches = Du siehst schon zu. Mit { $leave } hörst du damit auf.
seat-already-waits = Du stehst schon auf der Warteliste. Mit { $leave } verlässt du sie.
seat-one-side-only = Du spielst { $side }. Zwei Seiten kannst du nicht spielen, weil in diesem Spiel manches verdeckt ist. Mit { $leave } gibst du deine auf.
seat-taken = Um { $side } zu spielen, brauchst du die Zustimmung von { $players }. Mit { $ask } fragst du an.
seat-taken-until = Um { $side } zu spielen, brauchst du die Zustimmung von { $players }. Keine Antwort bis { $until } gilt als Ja. Mit { $ask } fragst du an.
seat-has-seen = Du hast Geheimnisse einer anderen Seite gesehen.
seat-master-sees = Ein Spielleiter sieht alles.
seat-must-agree = Darum brauchst du zuerst die Zustimmung von { $sides }. Mit { $ask } fragst du an.
seat-must-agree-until = Darum brauchst du zuerst die Zustimmung von { $sides }. Keine Antwort bis { $until } gilt als Ja. Mit { $ask } fragst du an.
seat-nobody-agrees-master = Ein Spielleiter sieht alles, und es ist niemand mehr da, der zustimmen könnte. Diesen Platz kannst du nur nehmen, bevor ein Spiel beginnt: { $start }.
seat-nobody-agrees = Du hast Geheimnisse einer anderen Seite gesehen, und es ist niemand mehr da, der zustimmen könnte, dass du { $side } spielst. Mit { $observe } ohne Seite schaust du zu.
seat-master-taken = { $master } ist Spielleiter und kann diesen Platz mit { $leave } freimachen.
seat-master-plays = In diesem Spiel ist manches verdeckt, darum kann der Spielleiter nicht mitspielen. Mit { $leave } gibst du deinen Platz auf.
seat-not-master = Du bist nicht der Spielleiter. { $seats } zeigt, wer es ist.

## Refusals: leaving and handing over

seat-not-yours = Du spielst { $side } nicht. { $seats } zeigt, wer die Seite spielt.
seat-not-theirs = { $player } spielt { $side } nicht. { $seats } zeigt, wer die Seite spielt.
seat-none = Du hast in diesem Spiel keinen Platz. Mit { $join } nimmst du einen.
seat-they-play-it = { $player } spielt schon { $side }.
seat-they-play-other = { $player } spielt eine andere Seite. Zwei gehen nicht, weil in diesem Spiel manches verdeckt ist.
seat-they-preside = { $player } ist Spielleiter und kann nicht mitspielen, weil in diesem Spiel manches verdeckt ist.
seat-they-have-seen = { $player } hat Geheimnisse einer anderen Seite gesehen, darum müssen die anderen erst zustimmen. { $player } kann sie mit { $join } fragen.
seat-not-accepted = { $player } muss { $side } erst annehmen. Mit { $transfer } fragst du an.
seat-not-silent = Du spielst gegen { $player }. Kommt keine Antwort, kannst du den Platz ab { $until } freimachen. { $player } kann auch selbst mit { $leave } gehen.
seat-alone-hides = In diesem Spiel ist manches vor den Seiten verdeckt, darum kannst du nicht alle spielen. Mit { $join } nimmst du eine.
seat-alone-others = { $count ->
    [one] { $others } spielt hier auch. Allein ausprobieren kannst du das Spiel, wenn alle Plätze frei sind. Mit { $players } wird der Platz frei.
   *[other] { $others } spielen hier auch. Allein ausprobieren kannst du das Spiel, wenn alle Plätze frei sind. Mit { $players } werden die Plätze frei.
  }
