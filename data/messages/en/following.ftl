### The consequences of rules and of the choices of others. $count is the number of pieces or cards.

# $pieces (list)
# $count (number)
# $from (text): a place
# $to (text): a place
event-goes = { $count ->
    [one] { $pieces } goes from { $from } to { $to }.
   *[other] { $pieces } go from { $from } to { $to }.
  }

# $pieces (list)
# $count (number)
# $to (text): a place
event-goes-to = { $count ->
    [one] { $pieces } goes to { $to }.
   *[other] { $pieces } go to { $to }.
  }

# $ways (list): pieces with their ways
event-several-go = These move: { $ways }.

# $pieces (list)
# $from (text): a place
# $to (text): a place
event-way = { $pieces } from { $from } to { $to }

# $pieces (list)
# $to (text): a place
event-way-to = { $pieces } → { $to }

# $pieces (list)
# $count (number)
# $from (text): a place
# $to (text): a place
event-comes = { $count ->
    [one] { $pieces } goes from { $from } to { $to }.
   *[other] { $pieces } go from { $from } to { $to }.
  }

# $pieces (list)
# $count (number)
# $to (text): a place
event-comes-to = { $count ->
    [one] { $pieces } appears at { $to }.
   *[other] { $pieces } appear at { $to }.
  }

# $pieces (list): with their places
event-new = New: { $pieces }.

# $pieces (list): with their places
# $from (text): a place
event-new-from = New from { $from }: { $pieces }.

# $pieces (list)
# $count (number)
# $from (text): a place
event-leaves = { $count ->
    [one] { $pieces } leaves { $from }.
   *[other] { $pieces } leave { $from }.
  }

# $pieces (list)
# $count (number)
# $from (text): a place
event-removed = { $count ->
    [one] { $pieces } is removed from the game ({ $from }).
   *[other] { $pieces } are removed from the game ({ $from }).
  }

# $container (name)
event-filled = { $container } now has something in it.

# $container (name)
event-emptied = { $container } is now empty.

## Cards that the reader doesn't see

# $count (number)
event-everyone-gets = { $count ->
    [one] Everyone gets { $count } card.
   *[other] Everyone gets { $count } cards.
  }

# $count (number)
# $from (text): a place
event-everyone-gets-from = { $count ->
    [one] Everyone gets { $count } card from { $from }.
   *[other] Everyone gets { $count } cards from { $from }.
  }

# $count (number)
# $places (list): one place
event-cards-to = { $count ->
    [one] { $count } card goes to { $places }.
   *[other] { $count } cards go to { $places }.
  }

# $count (number)
# $places (list)
event-cards-each-to = { $count ->
    [one] { $places } get { $count } card each.
   *[other] { $places } get { $count } cards each.
  }

# $count (number)
# $from (text): a place
# $places (list): one place
event-cards-go = { $count ->
    [one] { $count } card goes from { $from } to { $places }.
   *[other] { $count } cards go from { $from } to { $places }.
  }

# $count (number)
# $from (text): a place
# $places (list)
event-cards-each-go = { $count ->
    [one] { $places } get { $count } card each from { $from }.
   *[other] { $places } get { $count } cards each from { $from }.
  }

# $count (number)
# $from (text): a place
event-cards-leave = { $count ->
    [one] { $count } card leaves { $from }.
   *[other] { $count } cards leave { $from }.
  }

## Changes

# $pieces (list)
# $count (number)
# $property (text)
# $value (text)
event-has = { $count ->
    [one] { $pieces } now has { $property } { $value }.
   *[other] { $pieces } now have { $property } { $value }.
  }

# $pieces (list)
# $count (number)
# $property (text)
# $value (text)
# $was (text): the value before
event-changes = { $count ->
    [one] { $pieces } now has { $property } { $value } (it was { $was }).
   *[other] { $pieces } now have { $property } { $value } (it was { $was }).
  }

# $pieces (list)
# $count (number)
# $at (text): a cell
event-shown = { $count ->
    [one] { $pieces } on { $at } can now be seen.
   *[other] { $pieces } on { $at } can now be seen.
  }

# $pieces (list)
# $count (number)
# $at (text): a cell
event-covered = { $count ->
    [one] { $pieces } on { $at } can no longer be seen.
   *[other] { $pieces } on { $at } can no longer be seen.
  }

# $pieces (list)
# $count (number)
# $at (text): a cell
event-changes-sides = { $count ->
    [one] { $pieces } on { $at } changes sides.
   *[other] { $pieces } on { $at } change sides.
  }

# $pieces (list)
# $count (number)
# $into (name)
event-becomes = { $count ->
    [one] { $pieces } turns into { $into }.
   *[other] { $pieces } turn into { $into }.
  }

# $pieces (list)
# $count (number)
# $layer (name)
event-turns = { $count ->
    [one] { $pieces } now shows { $layer }.
   *[other] { $pieces } now show { $layer }.
  }

# $pieces (list)
# $count (number)
# $direction (number)
event-faces = { $count ->
    [one] { $pieces } now faces direction { $direction }.
   *[other] { $pieces } now face direction { $direction }.
  }

# $pieces (list)
# $count (number)
# $at (text): a cell
event-restacked = { $count ->
    [one] { $pieces } now has a different place in the stack on { $at }.
   *[other] { $pieces } now have different places in the stack on { $at }.
  }
