### Faults of the moves, grids and scorekeepers of a module's file: each with the attribute `right`, which says what is
### expected there. They are parts of one line: no capital letter at the start, no full stop at the end.

## Moves of pieces, in Betza notation (fmWfcF) or in words (step 2 forward)

moves-fault-empty = there are no moves here
    .right = Betza notation such as R, or a name such as rook
# $what (text): in quotation marks
moves-fault-name = { $what } is neither the usual name of a piece nor Betza notation
    .right = a name such as rook, knight or pawn, or notation such as R, N or fmWfcF
# $what (text): in quotation marks
moves-fault-letter = { $what } means nothing in Betza notation
    .right = one of the modifiers f b l r v s h m c i n j p g e o, or one of the capitals W F D N A H C Z G R B Q K O U @
# $what (text): in quotation marks
moves-fault-two-meanings = some people read { $what } as a camel, others as a zebra
    .right = C for a camel, Z for a zebra
# $what (text): in quotation marks
moves-fault-several-legs = { $what } makes a move with several legs, which isn't possible yet
    .right = groups of one leg each, such as mRcN
# $what (text): in quotation marks
moves-fault-castling = { $what } isn't castling
    .right = O with the number of steps, such as O2, and no modifiers
# $what (text): in quotation marks
# $found (text): the same without quotation marks
moves-fault-own-pieces = { $what } captures pieces of its own side, which isn't possible yet
    .right = the same without { $found }
# $what (text): in quotation marks
# $found (text): the same without quotation marks
moves-fault-turning = { $what } is a path that turns, which isn't possible yet
    .right = the same without { $found }
# $what (text): in quotation marks
moves-fault-no-capital = there's no capital letter after { $what }
    .right = a capital letter at the end, such as W, N or R
# $what (text): in quotation marks
moves-fault-twice = { $what } appears twice before the same capital
    .right = each modifier only once
# $what (text): in quotation marks
moves-fault-against = { $what } has more than one of n, j, p and g
    .right = only one of them before a capital
# $what (text): in quotation marks
moves-fault-scattered = the direction letters in { $what } aren't next to each other
    .right = f b l r v s h next to each other, such as mfrF
# $what (text): in quotation marks
moves-fault-directions = the directions in { $what } don't mean anything
    .right = f b l r v s each once before W; ff, fs, fl, lf, fh, hl or hr before N
# $what (text): in quotation marks
moves-fault-compound = two letters for one direction before { $what } can be read in several ways
    .right = a separate group for each part, such as flF or fsW
# $what (text): in quotation marks
moves-fault-lame = the path of { $what } has no cell that can be blocked
    .right = n only before D, N, A, H, Z or G
# $what (text): in quotation marks
moves-fault-jump = { $what } doesn't jump over exactly one cell
    .right = j before D, N, A, or before W0, F0, R, B, Q
# $what (text): in quotation marks
moves-fault-hurdle = { $what } has no room to jump and land
    .right = a range, such as pR or gW3
# $what (text): in quotation marks
moves-fault-bare = { $what } has modifiers that mean nothing there
    .right = m, c and i before U, none before @
# $what (text): in quotation marks
moves-fault-range = { $what } isn't a range
    .right = a number from 1 to 999, 0 for no limit, or the capital of a single step written twice (NN)
# $what (text): in quotation marks
moves-fault-no-step = { $what } isn't a step
    .right = two numbers such as (4,1), not both 0
# $what (text): in quotation marks
moves-fault-word = { $what } means nothing after step, slide or leap
    .right = a number, then directions such as forward or north-east, and then, optionally, to free or to enemies
# $what (text): in quotation marks
moves-fault-number = { $what } isn't a number of steps
    .right = a number from 1 to 999 after the first word, such as step 2 or leap 2 forward
# $what (text): in quotation marks
moves-fault-same = { $what } appears twice
    .right = each direction only once

## Grids

# $of (columns | rows | regions)
# $most (number)
grid-fault-size = { $of ->
    [columns] a grid can't have this many columns
    [rows] a grid can't have this many rows
   *[regions] a grid can't have this many regions
  }
    .right = from 1 to { $most }
# $pattern (text): in quotation marks
grid-fault-numbering = { $pattern } isn't an example of a cell label
    .right = a label such as A1, 1A, B-06, "0101", "01.01"
grid-fault-too-narrow = these labels are too short for so many cells
    .right = more digits, or a separator between the numbers
grid-fault-name = this can't be the name of a region
    .right = a name with at least one letter or digit
grid-fault-duplicate = the name of another region is typed the same way
    .right = a name that no other region has
grid-fault-unknown-neighbour = there's no region with this name
    .right = the name of another region
grid-fault-own-neighbour = this is the region itself
    .right = the name of another region
grid-fault-unknown-on-line = there's no region with this name
    .right = the name of a region
grid-fault-twice-on-line = this region is already on that line
    .right = each region only once per line

## Scorekeepers, in a notation of forms in parentheses: (score (add 1 (when turn-end)))

# $what (text): in quotation marks
gdl-unexpected = { $what } can't be here
    .right = a form
gdl-unexpected-end = the text can't end here
    .right = a form
# $what (text): in quotation marks
# $expected (text): a closing sign
gdl-unclosed = the { $what } that starts here is never closed
    .right = { $expected } after it
# $what (text): in quotation marks
gdl-bad-number = { $what } is too large or has more than 6 decimal places
    .right = a number up to 1000000000
# $expected (text): a number
gdl-too-long = the text is too long
    .right = at most { $expected } characters
# $expected (text): a number
gdl-too-deep = forms or definitions are nested too deep
    .right = at most { $expected } levels
# $expected (text): a number
gdl-too-large = there's too much here
    .right = at most { $expected }; each definition counts every time it's used
# $found (text): a form
# $expected (text): a form
gdl-bad-form = { $found } doesn't have the right shape
    .right = { $expected }
# $what (text): in quotation marks
# $expected (text): names
gdl-unknown-in-not = nothing is called { $what }, so this (not ...) means everything
    .right = one of: { $expected }
# $found (text): a scorekeeper
# $expected (text): another one
gdl-ranks-apart = { $found } is in the same place as { $expected }, which ranks the other way
    .right = another place
gdl-ranks-open = several scorekeepers keep a score, and none says that it ranks the sides
    .right = (ranks most) or (ranks least) in the one that ranks, or (ranks nothing) in all that don't
# $found (text): a form
# $expected (text): names
gdl-unknown-property = { $found } isn't a property of a scorekeeper, so it's skipped
    .right = one of: { $expected }
# $found (text): a form
# $expected (text): names
gdl-unknown-form = { $found } isn't a form that I know here, so it's skipped
    .right = one of: { $expected }
# $found (text): a name
# $expected (text): names
gdl-unknown-side = { $found } is neither a side nor a class of sides, so it's skipped
    .right = one of: { $expected }
# $found (text): a name
# $expected (text): names
gdl-unknown-type = { $found } isn't a prototype of this module, so it's skipped
    .right = one of: { $expected }
# $what (text): in quotation marks
# $expected (text): names
gdl-unknown-name = nothing is called { $what }
    .right = { $expected }
    .open = a name from the module or a define, or a built-in one
# $found (text): a form
# $expected (text): a form
gdl-skipped = { $found } doesn't say anything that scorekeepers need, so it's skipped
    .right = { $expected }
# $found (text): a form
gdl-given-twice = a prototype already says { $found }, and that's the one that counts
    .right = only one of the two
# $expected (text): a form
gdl-never-waits = a trigger by itself doesn't hold anything back
    .right = { $expected } next to it
# $expected (text): a form
gdl-no-score = it mentions scores but keeps none
    .right = { $expected }
# $found (text): a form
# $expected (text): a side
gdl-not-judged = { $found } gives a score to { $expected }, but doesn't apply to that side
    .right = (applies-to SIDES) that includes it, or another side
gdl-no-turns = the game has no turns, so this never happens
    .right = turn: in the module, or another moment in when
