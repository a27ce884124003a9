### Another version of a module, taken into a running game: what changes, and what doesn't fit.

# $count (number)
differences-head = { $count ->
    [one] { $count } thing changes for the players:
   *[other] { $count } things change for the players:
  }
# The last line of a list.
# $count (number)
differences-more = and { $count } more; the file lists all of them

# $line (text): what the new version gives away, as a sentence
difference-told = New: { $line }
# $how (new | gone | different)
# $thing (text): such as "the counter Held"
difference = { $how ->
    [new] New: { $thing }
    [gone] Gone: { $thing }
   *[different] Changed: { $thing }
  }
# $line (text): such as "Changed: the limit of Hand"
# $value (text): the new value, or the old and the new one
difference-value = { $line }: { $value }
# $line (text): such as "New: the counter Held"
difference-public = { $line } (everyone sees it)
# $line (text)
difference-secret = { $line } (hidden from everyone)
# $line (text)
# $sides (list)
# $count (number): how many sides
difference-private = { $count ->
    [one] { $line } (only { $sides } sees it)
   *[other] { $line } (only { $sides } see it)
  }

# $part (text): counter, scorekeeper, map or another part of a module
# $name (name)
difference-thing = { $part ->
    [counter] the counter { $name }
    [scorekeeper] the scorekeeper { $name }
    [modifier] the modifier { $name }
    [action] the action { $name }
    [happening] the effect { $name }
    [table] the table { $name }
    [objective] the objective { $name }
    [publication] public knowledge about { $name }
    [side] the side { $name }
    [map] the map { $name }
    [board] the board { $name }
    [terrain] the terrain { $name }
    [road] the kind of way { $name }
    [prototype] the piece { $name }
    [property] the property { $name }
    [limit] the limit of { $name }
    [deck] the deck { $name }
    [set-up] the set-up { $name }
   *[battle] the place for battles { $name }
  }
# $thing (text): such as "the zone Front"
# $of (name): the map it is on
difference-thing-on = { $thing } on { $of }
# Without a name.
# $part (text): round, turns, set-up or another part of a module
difference-all = { $part ->
    [modifier] the order in which modifiers apply
    [round] the meaning of a round
    [turns] the order of turns
    [endings] the end of the game
    [seats] the number of players needed
    [set-up] the set-up
    [battle] the place for battles
   *[other] the rules
  }
# $rule (text): a key of the rules of a module
difference-rule = { $rule ->
    [pieces] the rule about who moves which pieces
    [turns] the rule about who acts in whose turn
    [captures] the rule about capturing pieces
    [changes] the rule about who changes, turns and stacks pieces
    [stock] the rule about who adds, copies, replaces, sends and deletes pieces
    [undo] the rule about taking back steps that showed something
    [points] the rule about who adds points by hand
    [resign] the rule about resigning
    [sides] the rule about mentioning the players of a side
    [draws] the rule about agreeing on a draw
    [movePoints] the rule about how units move
    [zoneOfControl] the rule about zones of control
    [alwaysOneStep] the rule that a unit with any points left can take one step
   *[other] the rule { $rule }
  }
# What all players know of a place.
# $value (text): nothing, some, count or contents
difference-published = { $value ->
    [nothing] nothing
    [some] whether there's anything in it
    [count] the number of pieces in it
    [contents] the contents
   *[other] { $value }
  }

## What doesn't fit, in a list or behind a colon: no capital letter, no full stop

# $part (side | map | board | deck)
# $name (name)
misfit-gone = { $part ->
    [side] the side { $name } is gone
    [map] the map { $name } is gone
    [board] the board { $name } is gone
   *[deck] the deck { $name } is gone
  }
# $name (name)
# $of (name): a board
misfit-cell = the cell { $name } of { $of } is gone
# $name (name)
misfit-prototype = the kind of piece { $name } is gone
# $name (name): a kind of piece
# $layers (text): a number
misfit-layer = the kind of piece { $name } has fewer than { $layers } layers
# $name (name): a kind of piece
# $direction (text)
misfit-facing = the kind of piece { $name } can't face direction { $direction }
misfit-turns = whether a game has turns can't change once it has started
# $name (name): a side
misfit-order = { $name } is at a different place in the turn order, or has been dropped from it in the middle of its own turn
# $name (name): a map
misfit-privacy = once a game has started, { $name } can't become private or open
misfit-seats = the module hides things, but a player has several sides, or the game master plays too
misfit-none = something the game uses is gone
# $misfit (text): one of the above
# $count (number): pieces
misfit-needed = { $count ->
    [one] { $misfit }; { $count } piece needs it
   *[other] { $misfit }; { $count } pieces need it
  }
# $misfit (text): one of the above
# $count (number): other things that don't fit
misfit-and-more = { $misfit } (and { $count } more)
# The last line of a list.
# $count (number)
misfit-more = and { $count } more

## A stored game that is damaged

# $step (number): the first damaged one
# $last (number): the one before
damage-cut = My copy of this game was damaged at step { $step }, and the operator of this bot has repaired it. The game goes on from step { $last }; later steps are lost. Use `/board` to see the current position.
damage-newer = A newer version of this bot saved the game in this channel, so I can't read it. Nothing was changed. The game goes on when the operator of this bot starts that version.
# $step (number)
damage-unreadable = I can't read the game in this channel: my copy is damaged at step { $step }. I've stopped writing to it. It can go on if the operator of this bot restores a backup of the database; my log has the details. You can also use `/game start` for a new game here, or `/game import` to go on from a file.
damage-whole = I can read the game in this channel again: nothing in it is damaged. Use `/board` to see the current position.
