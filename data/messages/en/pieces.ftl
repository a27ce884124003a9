### Pieces: how they come, go and change.

## After a player's name

# $pieces (list)
# $way (text): two cells with an arrow
pieces-moves = moves { $pieces } { $way }

# $army (name)
# $pieces (list): its units
# $way (text): two cells with an arrow
pieces-army-moves = moves { $army } ({ $pieces }) { $way }

# $pieces (text)
# $from (text): a cell
pieces-moves-away = moves { $pieces } away from { $from }

# $pieces (text)
# $from (text): a cell
# $to (text): a place
pieces-moves-from = moves { $pieces } from { $from } to { $to }

# $pieces (text)
# $at (text): a cell
pieces-plays = plays { $pieces } to { $at }

# $pieces (text)
# $at (text): a cell
pieces-puts = puts { $pieces } on { $at }

# Captures.
# $pieces (list): with their cells
pieces-takes = takes { $pieces }

# A change of owner.
# $piece (text): with its cell
pieces-takes-over = takes { $piece }

# $pieces (text)
# $from (text): a cell
pieces-takes-off = takes { $pieces } off { $from }

# $deed (text): such as "moves Guard A1 → A2"
# $armies (list): the armies that the units left
pieces-leaves-armies = { $deed }, out of { $armies }

# $deed (text): such as "moves Guard A1 → A2"
# $armies (list): the armies that the units joined
pieces-joins-armies = { $deed }, now in { $armies }

# $army (name)
# $units (list): other units that joined it
pieces-army-with = { $army } with { $units }

# $piece (name)
# $at (text): its cell
# $side (name)
pieces-gives = gives { $piece } { $at } to { $side }

# $piece (name)
# $at (text): its cell
# $side (name)
pieces-gives-out-of-army = gives { $piece } { $at } to { $side }, out of its army

# $piece (name)
# $at (text): its cell
# $side (name)
# $army (name)
pieces-gives-out-of = gives { $piece } { $at } to { $side }, out of { $army }

# $property (text)
# $piece (name)
# $from (text): the old value
# $to (text): the new value
pieces-sets = changes { $piece }'s { $property } from { $from } to { $to }

# $piece (name)
# $layer (name)
pieces-turns = turns { $piece } to { $layer }

# $piece (name)
# $direction (number)
pieces-faces = turns { $piece } to face direction { $direction }

# $piece (name)
# $at (text): a cell
pieces-restacks = moves { $piece } within its stack on { $at }

## Tried acts, after "tries to"

tries-move = move
tries-hand-over = hand over
tries-delete = take
tries-flip = turn over
tries-rotate = turn
tries-order = restack

## Refusals: places and owners. Arguments such as $list are commands or options.

# $piece (name)
pieces-of-nobody = { $piece } has no owner. Choose one of your own pieces.

# $piece (name)
# $side (text): its owner, in bold
pieces-not-yours = { $piece } belongs to { $side }. Choose one of your own pieces.

# $piece (name)
# $side (text): its owner, in bold
# $turn (text): a side in bold
pieces-not-yours-turn = { $piece } belongs to { $side }. It's { $turn }'s turn.

# $list (text)
pieces-unknown = That piece isn't on the table. { $list } shows the pieces that are.

# $piece (name)
# $list (text)
pieces-gone = { $piece } isn't there anymore. { $list } shows the pieces on the table.

# $side (text): in bold
# $other (text): an option
# $none (text): an option
pieces-not-your-side = You don't play { $side }, so a new piece can't belong to it. Choose your own side with { $other }, or leave out { $none } for a piece without an owner.

# $kind (name)
# $list (text)
pieces-no-kind = This game has no pieces of the kind { $kind }. { $list } shows the pieces on the table.

# $place (name)
# $board (text)
pieces-no-place = There's no place { $place } here. { $board } shows the cells.

# $piece (text): an option
pieces-nothing-to-move = Choose a piece to move with { $piece }.

# $piece (text)
# $place (name)
pieces-already-there = { $piece } is already at { $place }. Choose another place.

# $piece (text): with its owner
# $cell (name)
pieces-occupied = { $piece } is on { $cell }. Choose a free cell.

# $piece (text): with its owner
# $cell (name)
# $take (text): a command
pieces-occupied-take = { $piece } is on { $cell }. Choose a free cell, or capture it: { $take }.

# $cell (name)
pieces-one-a-cell = Only one piece fits on { $cell }. Move the pieces one by one to free cells.

# $piece (text)
# $side (text): in bold
pieces-already-theirs = { $piece } already belongs to { $side }. Choose another side.

# $piece (text)
# $side (text): in bold
# $give (text)
pieces-in-hand = { $piece } is in a hand. { $give } puts it into { $side }'s hand.

# $piece (text)
# $side (text): in bold
# $move (text)
pieces-in-window = { $side } can't see where { $piece } is. First move it to a map that everyone can see: { $move }.

## Refusals: captures

# $move (text): an option
pieces-no-captures-map = Pieces can't be captured on this map. Move without { $move }.

# $engage (text)
# $move (text): an option
pieces-no-captures-map-engage = Pieces can't be captured on this map. Use { $engage } to fight on the battle map, or move without { $move }.

# $move (text): an option
pieces-no-captures = This game doesn't let you capture pieces with { $move }. Leave it out.

# $move (text): an option
pieces-captures-by-rule = The rules decide which pieces your move captures. Leave out { $move }.

# $piece (text)
pieces-not-an-enemy = { $piece } isn't an enemy piece. You can capture only enemy pieces.

# $piece (text)
pieces-captures-itself = { $piece } can't move and be captured in the same move. Choose another piece to capture.

## Refusals: layers, directions and stacks

# $piece (text)
pieces-one-layer = { $piece } has only one face.

# $piece (text)
# $layers (list)
pieces-no-layer = { $piece } has no such layer. It has { $layers }.

# $piece (text)
pieces-layer-follows = { $piece } turns by itself when its values change.

# $piece (text)
pieces-no-facing = { $piece } doesn't face any direction.

# $piece (text)
# $directions (number)
# $last (number)
pieces-bad-facing = { $piece } can face { $directions } directions: 0 (straight up) to { $last }.

# $piece (text)
# $layer (name)
pieces-shows-layer = { $piece } already shows { $layer }.

# $piece (text)
# $direction (number)
pieces-faces-so = { $piece } already faces direction { $direction }.

# $piece (text)
pieces-in-stack =
    .top = { $piece } is already at the top of its stack.
    .bottom = { $piece } is already at the bottom of its stack.

# $most (number)
pieces-too-many-copies = You can make 1 to { $most } copies at a time. Choose fewer.

## Refusals: values

# $property (name)
# $piece (text)
# $value (text)
pieces-has-value = { $piece }'s { $property } is already { $value }.

# $property (name)
# $piece (text): a command
pieces-read-only = { $property } depends on what's on the table, so you can't set it. { $piece } shows the properties that you can set.

# $property (name)
pieces-value-natural = { $property } must be a whole number, 0 or more.

# $property (name)
pieces-value-number = { $property } must be a number.

# $property (name)
pieces-value-text = { $property } must be text.

# $property (name)
pieces-value-flag = { $property } must be `yes` or `no`.

# $property (name)
pieces-value-list = { $property } must be a list of text values.

# $property (name)
pieces-value-points = { $property } must be a number, 0 or more, with at most 3 decimal places.

# $property (name)
# $max (text): a number
pieces-value-most = { $property } must be a number up to { $max }.

# $property (name)
# $min (text): a number
pieces-value-least = { $property } must be a number of at least { $min }.

# $property (name)
# $min (text): a number
# $max (text): a number
pieces-value-range = { $property } must be a number from { $min } to { $max }.
