### The phases of a turn.

phase-side = { $side }
phase-side-players = { $side } ({ $players })

## Phases in which several sides choose at once

phase-secret-can = Phase { $phase }: Jede Seite kann geheim { $acts }. Jetzt dran: { $sides }.
phase-secret-must = Phase { $phase }: Jede Seite muss geheim { $acts }. Jetzt dran: { $sides }.
phase-hidden-can = Phase { $phase }: Jede Seite kann { $acts }. Die Wahl bleibt verdeckt, bis alle gewählt haben. Jetzt dran: { $sides }.
phase-hidden-must = Phase { $phase }: Jede Seite muss { $acts }. Die Wahl bleibt verdeckt, bis alle gewählt haben. Jetzt dran: { $sides }.
phase-you = dich
phase-waits = Warten auf { $sides }.

## Phases of one side

phase-empty = Phase { $phase } ({ $side }).
phase-can =
    .named = Phase { $phase }: { $side } kann { $acts }.
    .now = { $side } kann { $acts }.
    .still = -# { $side } kann noch { $acts }.
phase-must =
    .named = Phase { $phase }: { $side } muss { $acts }.
    .now = { $side } muss { $acts }.
    .still = -# { $side } muss noch { $acts }.
phase-unused = -# { $side } hätte noch { $acts } können, tat es aber nicht.

## After a player's name

phase-goes-on-to = geht weiter zu { $phase }
phase-goes-on = geht weiter
phase-is-done = ist fertig
tries-next-phase = weiterzugehen

## Refusals

phase-not-in = In der Phase { $phase } kannst du nicht { $act }.
phase-no-longer = In der Phase { $phase } kannst du nicht mehr { $act }.
phase-you-can = Jetzt kannst du { $acts }.
phase-next = { $next } geht weiter zu { $phase }, der Phase dafür.
phase-shows = { $show } zeigt die Phasen.
phase-owes = Bevor die Phase { $phase } enden kann, musst du { $acts }. { $show } zeigt die Phasen.
phase-owes-turn = Bevor dein Zug enden kann, musst du in der Phase { $phase } { $acts }. { $show } zeigt die Phasen.
phase-none = Die Züge dieses Spiels haben keine Phasen. { $end } beendet deinen Zug.
