### The command /move. Discord shows at most 100 characters of a description.

move-command = Move a piece or an army, and capture if the game allows it
move-option-piece = The piece or army: its cell, name or ID; or a whole move such as Nf3, 9-14 or D4
move-option-to = Where to: a cell or a map
move-option-units = Units of an army or a cell: 1,3 or 1-3 or 2 pikemen or all but 2
move-option-via = Cells on the way, separated by commas
move-option-capture = Enemy pieces to capture, separated by commas
move-option-becomes = What the piece becomes when it gets there, such as Queen

## A move in the notation of chess or draughts that can't be played

# $typed (name)
# $moves (list): legal moves
move-unreadable = I can't read { $typed } as a move. You can play { $moves }.
# $typed (name)
# $moves (list): legal moves
move-illegal = { $typed } isn't a legal move. You can play { $moves }.
# $typed (name)
# $moves (list): legal moves
move-ambiguous = { $typed } could mean several moves. Choose { $moves }.
# The end of a list of legal moves that leaves some out: "e4, d4 or another move".
move-other = another move

## What completion offers: no markdown

# $cell (text)
# $cost (number): move points
move-cell = { $cell } (costs { $cost })
# $cell (text)
move-cell-all-points = { $cell } (costs all your points)
