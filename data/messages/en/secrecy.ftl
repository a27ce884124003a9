### Hiding pieces, showing them and looking at them.

## After a player's name

# $pieces (text)
# $at (text): a cell
secrecy-shows = shows { $pieces } on { $at }

# $pieces (text)
# $at (text): a cell
secrecy-covers = hides { $pieces } on { $at }

## Tried acts, after "tries to"

tries-hide = hide
tries-reveal = show
tries-inspect = look at

## Refusals. Arguments such as $show are commands.

# $piece (text)
secrecy-cannot-hide-identity = { $piece } can't be face down in this game. Only pieces with a back can.

# $piece (text)
secrecy-cannot-hide-existence = { $piece } can't be invisible in this game. The module decides which pieces can.

# $piece (text)
# $show (text)
secrecy-seen = You've already looked at { $piece }. { $show } shows it again.

# $piece (text)
# $reveal (text)
secrecy-hidden = { $piece } is already hidden. { $reveal } shows it.

# $piece (text)
secrecy-nothing-hidden = { $piece } isn't hidden there.

# $piece (text)
# $hide (text)
secrecy-nothing-hidden-hide = { $piece } isn't hidden there. { $hide } hides it.

# $piece (text)
# $reveal (text)
secrecy-not-yours = You can't look at { $piece }. Its owner can show it: { $reveal }.

# $player (person)
# $join (text)
secrecy-stranger = { $player } has no seat in this game. They can take one with { $join }, or leave out the side to spectate.
