### The command /piece. Discord shows at most 100 characters of a description.

piece-command = Look at pieces and change them
piece-command-list = List the pieces that you can see
piece-command-show = Show a piece and its properties
piece-command-delete = Remove a piece: an enemy's on your turn if the game allows it, any piece as the host
piece-command-add = Put a new piece on the table
piece-command-set = Set a property of a piece
piece-command-clone = Put copies of a piece on top of it
piece-command-replace = Replace a piece with one of another kind
piece-command-flip = Turn a piece over to its next layer, or to a layer that you choose
piece-command-rotate = Turn a piece to face a direction
piece-command-order = Move a piece within its stack
piece-command-send = Put a piece anywhere, even against the rules for moving
piece-command-give = Give a piece to another side; it stays in place, unchanged
piece-command-reveal = Show everyone what a piece hides, or show one person what it is
piece-command-hide = Turn a piece face down, or make it invisible to others
piece-command-peek = Look at a face-down piece; only you see it
piece-option-list-side = Only pieces of this side
piece-option-list-name = Only pieces with this name or on this cell
piece-option-piece = The piece: its cell, its name or its ID
piece-option-prototype = The kind of piece
piece-option-to = Where to: a cell or a map
piece-option-add-side = The side that owns it
piece-option-name = Its name
piece-option-property = The property
piece-option-value = Its value; leave it out for the default value of its kind
piece-option-count = How many (1)
piece-option-layer = The layer's name or number
piece-option-facing = Steps clockwise from straight up
piece-option-order-to = Its new place in the stack
piece-to-top = to the top
piece-to-up = up
piece-to-down = down
piece-to-bottom = to the bottom
piece-option-give-side = The side that gets it
piece-option-person = Only this person
piece-option-what = What to hide (default: what the piece is)
piece-what-identity = what it is
piece-what-existence = that it is there

## What completion offers: no markdown

# $name (text)
# $spot (text): a cell or another place
piece-at = { $name } at { $spot }
# $name (text)
# $spot (text): a cell or another place
# $notes (list): the side, and what else tells the piece from others
piece-at-noted = { $name } at { $spot } ({ $notes })
# Of several pieces that look the same.
# $count (number)
piece-one-of = one of { $count }

##

# $text (name): what was typed
# $pieces (list)
piece-several = { $text } could be several pieces: { $pieces }. Choose one as it's written here.
# How many more items a list has, in place of a number.
piece-many-more = many more
# $property (name)
piece-new-property = { $property } is a new property: no piece here had it before.
# $property (name)
# $near (list): names of properties
piece-new-property-near = { $property } is a new property: no piece here had it before. Did you mean { $near }? `/game undo` takes this back.
