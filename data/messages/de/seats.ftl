### Seats: taking, leaving and handing them over.

## After a player's name

seat-joins-waitlist = kommt auf die Warteliste
seat-watches = schaut zu
seat-plays = spielt { $side }
seat-leaves-waitlist = verlässt die Warteliste
seat-stops-watching = schaut nicht mehr zu
seat-leaves = verlässt { $side }
seat-frees = macht den Platz von { $player } bei { $side } frei
seat-no-time = nimmt die Angabe zurück, wann Zeit ist
seat-has-time = hat Zeit: { $when }
seat-manages = greift für diesen Server ein
seat-unsticks = greift für diesen Server ein: Das Spiel wartet auf niemanden mehr
seat-hands-over = übergibt { $side } an { $to }
seat-plays-all = spielt alle Seiten
seat-imports = bringt ein Spiel aus einer Datei

## Posts

seat-in-file = { $player } { $sides }
seats-free-after-file = Die Plätze sind frei. In der Datei spielte { $players }. Nimm einen Platz, um weiterzuspielen.
seat-is-free = { $side } ist frei. { $people }: Nehmt den Platz mit `/game join`.

## Refusals: taking a seat

seat-no-such-side = In diesem Spiel gibt es keine Seite { $side }. Wähl eine von diesen: { $sides }.
seat-side-left-out = { $side } hatte niemand besetzt, als das Spiel begann, und macht darum nicht mit. Mit { $observe } ohne Seite schaust du zu.
seat-already-plays = Du spielst schon { $side }. { $leave } gibt die Seite auf.
seat-already-seated = Du hast schon einen Platz. { $leave } gibt ihn auf.
seat-one-side-only = Du spielst { $side }, und dieses Spiel verbirgt etwas, darum kannst du keine zwei Seiten spielen. { $leave } gibt deine auf.
seat-taken = Bevor du { $side } spielst, braucht es die Zustimmung von { $players }. { $ask } fragt.
seat-taken-until = Bevor du { $side } spielst, braucht es die Zustimmung von { $players }, oder bis { $until } keine Antwort. { $ask } fragt.
seat-has-seen = Du hast Geheimnisse einer anderen Seite gesehen.
seat-master-sees = Ein Spielleiter sieht alles.
seat-must-agree = Darum braucht es zuerst die Zustimmung von { $sides }. { $ask } fragt.
seat-must-agree-until = Darum braucht es zuerst die Zustimmung von { $sides }, oder bis { $until } keine Antwort. { $ask } fragt.
seat-nobody-agrees-master = Ein Spielleiter sieht alles, und es ist niemand mehr da, der zustimmen könnte. Vor Beginn eines Spiels ist dieser Platz frei: { $start }.
seat-nobody-agrees = Du hast Geheimnisse einer anderen Seite gesehen, und es ist niemand mehr da, der zustimmen könnte, dass du { $side } spielst. Mit { $observe } ohne Seite schaust du zu.
seat-master-taken = { $master } ist Spielleiter und kann diesen Platz mit { $leave } freimachen.
seat-master-plays = Dieses Spiel verbirgt etwas, darum kann der Spielleiter nicht mitspielen. { $leave } gibt deinen Platz auf.
seat-not-master = Du bist nicht der Spielleiter. { $seats } zeigt, wer es ist.

## Refusals: leaving and handing over

seat-not-yours = Du spielst { $side } nicht. { $seats } zeigt, wer es tut.
seat-not-theirs = { $player } spielt { $side } nicht. { $seats } zeigt, wer es tut.
seat-none = Du hast in diesem Spiel keinen Platz. { $join } nimmt einen.
seat-they-play-it = { $player } spielt schon { $side }.
seat-they-play-other = { $player } spielt eine andere Seite, und dieses Spiel verbirgt etwas, darum gehen keine zwei.
seat-they-preside = { $player } ist Spielleiter, und dieses Spiel verbirgt etwas, darum geht nicht beides.
seat-they-have-seen = { $player } hat Geheimnisse einer anderen Seite gesehen, darum müssen die anderen erst zustimmen: { $join } fragt sie.
seat-not-accepted = { $player } muss { $side } erst annehmen. { $transfer } fragt.
seat-not-silent = Du spielst gegen { $player }. Du kannst den Platz ab { $until } freimachen, wenn bis dahin keine Antwort kommt. Mit { $leave } wird er sofort frei.
seat-alone-hides = Dieses Spiel verbirgt etwas vor den Seiten, darum kannst du nicht alle spielen. { $join } nimmt eine.
seat-alone-others = { $count ->
    [one] { $others } spielt hier auch. Zum Ausprobieren allein müssen alle Plätze frei sein: { $players } macht den Platz frei.
   *[other] { $others } spielen hier auch. Zum Ausprobieren allein müssen alle Plätze frei sein: { $players } macht die Plätze frei.
  }
