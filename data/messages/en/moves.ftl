### Moves by the rules of a module.

# After a player's name.
# $piece (name)
# $into (name)
move-makes-into = turns { $piece } into { $into }

# $side (text): in bold
# $piece (text): in bold
# $cell (text)
# $by (name): the attacking piece
move-in-check = Check to { $side }: { $by } attacks { $piece } on { $cell }.

## The cells that a piece can go to, after a refusal

move-choose-cell = Choose another cell.
move-nowhere = It has no legal move: choose another piece.
move-elsewhere = elsewhere

# $cells (list)
move-can-go = It can go to { $cells }.

## Refusals. $piece is the name of the moving piece in bold.

# $piece (text)
# $cell (name)
move-not-its-move = { $piece } can't move to { $cell } from where it is.

# $piece (text)
# $cell (name)
move-nothing-to-jump = { $piece } can reach { $cell } only by jumping over a piece, and there's none in the right place.

# $piece (text)
# $cell (name)
move-only-captures = { $piece } can move to { $cell } only to capture an enemy, and there's none there.

# $piece (text)
# $cell (name)
move-moved-already = { $piece } could go to { $cell } only on its first move.

# $piece (text)
# $cell (name)
move-not-now = { $piece } can't go to { $cell } right now.

# $piece (text)
# $cell (name)
move-off-board = { $piece } has to stay on its board, and { $cell } isn't on it.

# $piece (text)
# $cell (name)
move-may-not-enter = { $piece } can't end its move on { $cell }.

# $piece (text)
# $cell (name)
move-may-not-pass = { $piece } can't go through { $cell }.

# $piece (text)
# $cell (name)
move-has-to-stop = { $piece } must stop on { $cell }.

# $piece (text)
# $cell (name)
move-must-go-on = { $piece } can't end its move on { $cell }: it must keep capturing from there.

# $piece (text)
# $cell (name)
move-suicide = On { $cell }, { $piece } and its group would have no free cell next to them and would capture nothing.

# $piece (text)
# $cell (name)
move-repeats = With { $piece } on { $cell }, the position would repeat an earlier one.

# $piece (text)
# $cell (name)
move-turns-nothing = { $piece } would flip nothing from { $cell }: a line of enemy pieces must lead from there to another piece of its side.

# $piece (text)
# $board (name)
move-only-on-squares = { $piece } can move by its own rules only on boards of squares, and { $board } isn't one. Choose another piece.

# $piece (text)
# $cell (name)
move-not-placed = { $piece } can't be put on { $cell }: it doesn't enter the board by moving. Choose another piece.

# $piece (text)
# $other (text): the other piece, in bold
# $cell (name)
move-blocked = { $other } on { $cell } is in { $piece }'s way.

# $piece (text)
# $other (text): the other piece, in bold
# $cell (name)
move-cannot-capture = { $other } is on { $cell }, and { $piece } can't capture that way.

# $piece (text)
# $cell (name)
move-must-capture = You must capture if you can, and { $piece } on { $cell } can. Capture with it.

# $piece (text)
# $cell (name)
# $count (number)
move-must-capture-most = { $piece } on { $cell } can capture { $count } at once, and you must capture as many as you can. Play that move.

# $piece (text)
# $other (text): the attacking piece, in bold
# $cell (name)
move-leaves-attacked = { $other } could then capture { $piece } on { $cell }, which the rules forbid. Choose another move.

# $piece (text)
# $cell (name)
# $move (text): an option
# $ways (list)
move-several-ways = { $piece } can get to { $cell } in several ways, with different captures. Choose the way with { $move }: { $ways }.

# $piece (text)
# $cell (name)
# $move (text): an option
move-not-that-way = { $piece } can't get to { $cell } that way. Move without { $move }, or choose other cells.

# $piece (text)
# $cell (name)
# $none (text): an option
move-does-not-promote = { $piece } doesn't promote on { $cell }. Move without { $none }.

# $piece (text)
# $cell (name)
# $one (text): an option
# $kinds (list)
move-promotes = { $piece } promotes on { $cell }. Choose the new piece with { $one }: { $kinds }.

# $piece (text)
# $cell (name)
# $none (text): an option
move-makes-no-line = { $piece } makes no line on { $cell } and captures nothing. Move without { $none }.

# $piece (text)
# $cell (name)
# $one (text): an option
# $cells (list)
move-makes-line = { $piece } makes a line on { $cell } and captures one enemy. Choose which one with { $one }: on { $cells }.

# $count (number): of cells that aren't listed
move-more-cells = { $count } more

## Exceptions to the rules

# $sides (list)
# $ask (text): an option to type
overrule-needs-consent = { $sides } must agree to an exception to the rules first. Use { $ask } to ask them.

# $piece (text)
overrule-unseen = An exception to the rules is possible only for pieces that everyone sees or that you hold, and not into a deck. Choose a piece other than { $piece }, or another place.

# $property (name)
overrule-property = No kind of piece has { $property }, so there's nothing to agree to. Choose a property from the module, and a number, yes or no.
