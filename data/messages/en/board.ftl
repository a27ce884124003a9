### The board, and the command /board. Discord shows at most 100 characters of a description.

board-command = Show the board as you see it
board-option-map = The map or board
board-option-around = Only the part around this cell or piece
board-option-step = The board after this step of the log
board-none = There's no board here that you can see. `/piece list` shows the pieces.

## Above a board

# $board (name)
# $step (number)
# $count (number): steps in the log
board-after-step = { $board } after step { $step } of { $count }
# $board (name)
# $step (number)
# $count (number): steps in the log
board-at-start = { $board } at the start of the game (step { $step } of { $count })
# $game (name)
# $board (text)
board-of-game = { $game }: { $board }
# $typed (name)
# $count (number): steps in the log
board-no-step = There is no step { $typed }: the steps go from 1 to { $count }. `/game log` lists them.
board-untold = The other players can't see that step, so I can't show it here.
board-parts = Look at a part of the map

## A board in words

# The owner of pieces that belong to no side.
board-unowned = On the board
board-whole = The whole board.
# $board (text): if there are several
board-whole-of = The whole board, { $board }.
# $count (number): cells
board-part = { $count ->
    [one] Part of the board, { $count } cell.
   *[other] Part of the board, { $count } cells.
  }
# $board (text): if there are several
# $count (number): cells
board-part-of = { $count ->
    [one] Part of the board { $board }, { $count } cell.
   *[other] Part of the board { $board }, { $count } cells.
  }
# $board (name)
# $count (number): cells
board-head = { $count ->
    [one] { $board }, { $count } cell.
   *[other] { $board }, { $count } cells.
  }
# $changes (text): a sentence
board-changed = What changed: { $changes }
# $side (text)
# $pieces (text): names with their cells
board-side = { $side }: { $pieces }.
# $count (number): pieces
board-more = And { $count } more.
# $count (number): pieces
board-more-pieces = { $count ->
    [one] And { $count } more piece.
   *[other] And { $count } more pieces.
  }
# $cells (list): each with its cost
board-reach = Cells within reach, with their cost: { $cells }.
# $cell (text)
# $cost (number): move points
board-cell-cost = { $cell } ({ $cost })
# $cell (text)
board-cell-all-points = { $cell } (all points)
# $cells (list)
board-closed = Closed: { $cells }.
# $cells (list)
board-choices = You can choose: { $cells }.
# A cell that can be chosen, where something is captured.
# $cell (text)
board-cell-captures = { $cell } (captures)
# Pieces that can move, by their cells.
# $cells (list)
board-movers = Can move: { $cells }.
# $piles (list)
board-piles = Piles: { $piles }.
# $pile (text)
# $cell (text)
board-pile = { $pile } { $cell }
# $pile (text)
# $cell (text)
board-pile-empty = { $pile } { $cell }, empty
# $pile (text)
# $cell (text)
# $count (number): cards
board-pile-cards = { $count ->
    [one] { $pile } { $cell }, { $count } card
   *[other] { $pile } { $cell }, { $count } cards
  }
# $ground (text): a zone or terrain
# $cells (text)
board-ground = { $ground }: { $cells }.
# The terrain of most cells, below that of others.
# $ground (text)
board-elsewhere = Elsewhere: { $ground }.
# $ground (text): terrain
board-everywhere = Everywhere: { $ground }.
# $game (text)
board-begins = The board of { $game } at the start of the game.

## The legend below a picture

board-legend-no-side = no side
board-legend-face-down = face down
# `#` is replaced by a number.
board-legend-more = and # more
board-mark-from = moved from
board-mark-to = moved to
board-mark-changed = changed
board-mark-captured = captured
board-mark-reach = can be reached
board-mark-takes = captures
board-mark-closed = closed
board-mark-mover = can move
