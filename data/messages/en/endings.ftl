### Ends of a game by the players themselves.

## After a player's name

ending-resigns = resigns
ending-agrees-draw = ends the game in a draw, as everyone agreed
ending-passes = passes

## Tried acts, after "tries to"

tries-resign = resign
tries-agree-draw = end the game in a draw
tries-pass = pass

## Refusals. Arguments such as $rules are commands or buttons.

# $rules (text)
ending-no-resigning = You can't resign this game. { $rules } shows how it ends.

# $rules (text)
ending-no-draws = You can't agree to a draw in this game. { $rules } shows how it ends.

# $sides (list)
# $ask (text)
ending-draw-needs-consent = { $sides } must agree to a draw first. Use { $ask } to ask them.

# $show (text)
ending-no-passing = You can't pass in this game. { $show } shows what you can do.

# $show (text)
ending-pass-not-now = You can't pass right now. { $show } shows what you can do.
