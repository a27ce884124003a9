### Ends of a game by the players themselves.

## After a player's name

ending-resigns = gibt auf
ending-agrees-draw = beendet das Spiel mit einem Remis, wie vereinbart
ending-passes = passt

## Tried acts

tries-resign = aufzugeben
tries-agree-draw = das Spiel mit einem Remis zu beenden
tries-pass = zu passen

## Refusals

ending-no-resigning = Dieses Spiel kannst du nicht aufgeben. { $rules } zeigt, wie es endet.
ending-no-draws = In diesem Spiel könnt ihr kein Remis vereinbaren. { $rules } zeigt, wie es endet.
ending-draw-needs-consent = Ein Remis braucht zuerst die Zustimmung von { $sides }. Mit { $ask } fragst du an.
ending-no-passing = In diesem Spiel kannst du nicht passen. { $show } zeigt, was du tun kannst.
ending-pass-not-now = Jetzt kannst du nicht passen. { $show } zeigt, was du tun kannst.
