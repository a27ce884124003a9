### Armies, units on the march, and battles.

## Names and lists

unknown-army = that army
unknown-unit = a unit that's gone

# $count (number)
unknown-units = { $count ->
    [one] { $count } unit that's gone
   *[other] { $count } units that are gone
  }

# $piece (name)
# $side (name): its owner
piece-of = { $piece } ({ $side })

# A line of a list. The backslash keeps Discord from numbering it anew.
# $number (number)
# $unit (text)
unit-line = { $number }\. { $unit }

# The same for units that are alike.
# $first (number)
# $last (number)
# $unit (text)
unit-lines = { $first }-{ $last }\. { $unit }

# $army (name)
# $side (name)
# $at (text): a cell
# $units (list): numbers of units by class
army-line = { $army } ({ $side }) at { $at }: { $units }

## Why a neighboring cell is closed, as an item of a list

closed-by-something = something is there
closed-by-battle = there's a battle

# $units (list)
closed-to = closed to { $units }

## After a player's name

# $army (name)
# $count (number): of its units
# $at (text): a cell
army-forms = { $count ->
    [one] forms { $army } at { $at } with { $count } unit
   *[other] forms { $army } at { $at } with { $count } units
  }

# $army (name)
# $count (number): of its units
# $at (text): a cell
# $from (name): the army in which they were
army-forms-out-of = { $count ->
    [one] forms { $army } at { $at } with { $count } unit from { $from }
   *[other] forms { $army } at { $at } with { $count } units from { $from }
  }

# $from (name): its old name
# $army (name): its new name
army-renames = renames { $from } to { $army }

# $army (name)
army-disbands = disbands { $army }

# $units (list)
# $army (name)
army-adds = adds { $units } to { $army }

# $units (list)
army-takes-out = takes { $units } out of the army

# $units (list)
# $army (name)
army-takes-out-of = takes { $units } out of { $army }

# $deed (text): such as "takes Guard out of First"
# $armies (list)
# $count (number): of these armies
army-lost-too = { $count ->
    [one] { $deed }; { $armies } has broken up
   *[other] { $deed }; { $armies } have broken up
  }

# $parts (list): the units on both sides, and their moves
battle-leads = starts a battle: { $parts }

# $a (text): units of one side with their cell
# $b (text): units of the other side with their cell
battle-against = { $a } against { $b }

# $units (list)
# $at (text): the cell that they leave
battle-from = { $units } from { $at }

# $units (list)
# $at (text): the cell that they leave
# $armies (list)
battle-from-armies = { $units } ({ $armies }) from { $at }

# $parts (list): the units that return, and their moves
battle-ends = ends the battle: { $parts }

# $units (list)
# $at (text): the cell to which they return
battle-to = { $units } to { $at }

# $units (list)
# $at (text): the cell to which they return
# $armies (list)
battle-to-armies = { $units } ({ $armies }) to { $at }

## Reports. $count is the number of units in the army now.

# $army (name)
army-lost = { $army } has broken up.

# $army (name)
# $gained (list)
# $count (number)
army-gained-units = { $count ->
    [one] { $army } gains { $gained } and now has { $count } unit.
   *[other] { $army } gains { $gained } and now has { $count } units.
  }

# $army (name)
# $lost (list)
# $count (number)
army-lost-units = { $count ->
    [one] { $army } loses { $lost } and now has { $count } unit.
   *[other] { $army } loses { $lost } and now has { $count } units.
  }

# $army (name)
# $gained (list)
# $lost (list)
# $count (number)
army-changed-units = { $count ->
    [one] { $army } gains { $gained }, loses { $lost }, and now has { $count } unit.
   *[other] { $army } gains { $gained }, loses { $lost }, and now has { $count } units.
  }

## Tried acts, after "tries to"

tries-form-army = form an army with
tries-join-army = put into an army
tries-split-army = take out of an army
tries-disband-army = disband the army that contains
tries-rename-army = rename the army that contains
tries-engage = attack with
tries-return-army = end the battle

## Refusals: armies. Arguments such as $show are commands.

army-no-units = No units are selected. Choose some, such as `1` or `all`.

# $units (list)
# $count (number): of these units
# $show (text)
army-not-in = { $count ->
    [one] { $units } isn't in that army. { $show } shows the units in it.
   *[other] { $units } aren't in that army. { $show } shows the units in it.
  }

# $list (text)
army-gone = That army no longer exists. { $list } shows the armies that do.

# $piece (text)
army-not-a-unit = { $piece } isn't a unit, so it can't join an army. Choose only units.

# $units (list)
army-two-sides = { $units } belong to different sides. Choose units of one side.

# $units (list)
army-two-cells = { $units } are on different cells. Choose units on one cell.

# $piece (text)
army-not-there-unit = { $piece } has no owner or isn't on a cell, so it can't be in an army. Choose another unit.
army-too-few = An army needs at least two units. Choose more, or another cell.

# $unit (text)
army-unit-twice = You chose { $unit } twice. Choose each unit only once.

# $unit (text)
# $army (text): in bold
# $split (text)
army-unit-in = { $unit } is already in { $army }. { $split } takes it out.

# $count (number): units that it would have
# $limit (number)
army-too-large = { $count ->
    [one] That would be { $count } unit, but an army can have at most { $limit }. Choose fewer.
   *[other] That would be { $count } units, but an army can have at most { $limit }. Choose fewer.
  }

# $army (text): in bold
# $rename (text)
army-whole = Those are all the units of { $army }. { $rename } renames the army.

# $most (number)
army-bad-name = An army's name must be 1 to { $most } characters on one line. Choose another name.

# $army (name)
army-name-taken = There's already an army called { $army }. Choose another name.

# $army (name)
army-name-reserved = { $army } starts like the names that armies get automatically. Choose a name that starts differently.

# $army (name)
army-named-so = The army is already called { $army }. Choose another name.

## Refusals: marches

# $cell (name)
# $count (number): move points
march-too-far = { $count ->
    [one] This move to { $cell } takes { $count } move point.
   *[other] This move to { $cell } takes { $count } move points.
  }

# $units (list)
# $count (number): of these units
march-dear = { $count ->
    [one] { $units } needs that many.
   *[other] { $units } need that many.
  }

# $units (list)
# $count (number): of these units
march-no-points = { $count ->
    [one] { $units } has no move points left.
   *[other] { $units } have no move points left.
  }

# $units (list)
# $count (number): of these units
# $points (number)
march-points = { $count ->
    [one] { $units } has { $points } left.
   *[other] { $units } have { $points } left.
  }
march-nearer = Choose a closer cell.

# $units (list)
# $rest (text): the numbers of the other units, as code
march-without = The others can go without { $units }: { $rest }.

# $cell (name)
# $pieces (list)
# $count (number): of these pieces
march-cell-held = { $count ->
    [one] { $pieces } is on { $cell }.
   *[other] { $pieces } are on { $cell }.
  }
march-elsewhere = Choose another cell.

# $engage (text)
march-or-fight = Or fight: { $engage }.

# $take (text)
march-or-take = Or capture it: { $take }.

# $cell (name)
march-unknown-item = The movement rules don't cover something on { $cell }. Choose another cell.

# $cell (name)
# $moving (number): units that would go there
# $there (number): units that are there
# $limit (number)
march-no-room = There isn't enough room on { $cell }: { $moving } + { $there } > { $limit }. Move fewer units, or choose another cell.

# $cell (name)
# $back (text)
march-under-attack = There's a battle for { $cell }. { $back } ends it.

# $units (list)
# $count (number): of these units
# $cell (name)
march-closed = { $count ->
    [one] { $units } can't go to { $cell }. Choose another route, or go without it.
   *[other] { $units } can't go to { $cell }. Choose another route, or go without them.
  }

# $from (name): a cell
# $to (name): a cell
march-not-adjacent = { $to } isn't next to { $from }. Choose a neighboring cell.

# $cell (name)
march-no-way = There's no way to { $cell } from there. Choose another cell.

# $cell (name)
march-held-up = An enemy next to { $cell } ends your move there. Choose a way around it, or stop there.

# $place (name)
march-off-board = Units move from cell to cell on their board, and { $place } isn't on it. Choose a cell on the board.

## Refusals: battles

battle-no-map = This game has no battle map.

# $take (text)
battle-no-map-take = This game has no battle map. { $take } captures pieces on their cells.

# $map (name)
# $take (text)
battle-take-there = On { $map }, pieces are captured on their cells: { $take }.

# $attackers (text): a side in bold
# $defenders (text): a side in bold
# $back (text)
battle-is-on = { $attackers } and { $defenders } are already in a battle. { $back } ends it.

# $engage (text)
battle-none = There's no battle going on. { $engage } starts one.

# $cell (name)
# $board (text)
battle-no-enemy = There's no enemy on { $cell }. { $board } shows where the enemies are.

# $zone (name)
battle-no-room = There isn't enough room in { $zone }. Choose fewer units.

# $attackers (text): a side in bold
# $defenders (text): a side in bold
battle-not-yours = That battle is between { $attackers } and { $defenders }. Only they can end it.

# $attackers (text): a side in bold
# $defenders (text): a side in bold
# $players (text)
battle-not-yours-ask = That battle is between { $attackers } and { $defenders }. Only they can end it: { $players }.

# $attackers (text): a side in bold
battle-undecided = Both sides still have units there. Only { $attackers } can break off the attack. Otherwise, capture the remaining units first.

# $attackers (text): a side in bold
# $players (text)
battle-undecided-ask = Both sides still have units there. Only { $attackers } ({ $players }) can break off the attack. Otherwise, capture the remaining units first.

# $piece (text)
# $back (text)
battle-holds = { $piece } is in a battle. { $back } ends it.
