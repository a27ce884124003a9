### Ends of a game by the players themselves.

## After a player's name

ending-resigns = gibt auf
ending-agrees-draw = beendet das Spiel als Remis, wie alle es wollten
ending-passes = passt

## Tried acts

tries-resign = aufzugeben
tries-agree-draw = das Spiel als Remis zu beenden
tries-pass = zu passen

## Refusals

ending-no-resigning = Dieses Spiel kannst du nicht aufgeben. { $rules } zeigt, wie es endet.
ending-no-draws = In diesem Spiel gibt es kein vereinbartes Remis. { $rules } zeigt, wie es endet.
ending-draw-needs-consent = Ein Remis braucht zuerst die Zustimmung von { $sides }. { $ask } fragt sie.
ending-no-passing = In diesem Spiel kannst du nicht passen. { $show } zeigt, was du tun kannst.
ending-pass-not-now = Jetzt kannst du nicht passen. { $show } zeigt, was du tun kannst.
