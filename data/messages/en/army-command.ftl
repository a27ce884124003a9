### The command /army. Discord shows at most 100 characters of a description.

army-command = Form armies and lead them
army-command-form = Form an army from your units on one cell
army-command-join = Add units on the same cell to an army
army-command-split = Split off some units as a new army; a single unit just leaves
army-command-disband = Disband an army; its units stay where they are
army-command-rename = Rename an army
army-command-show = Show an army: choose units, see where they can go, and move them
army-command-list = List the armies
army-command-engage = Attack the enemy next to an army
army-command-return = End the battle; the survivors go back
army-option-at = The cell of the units
army-option-units = Units: 1,3 or 1-3 or 2 pikemen or all but 2 (leave it out for all)
army-option-name = The army's name
army-option-army = The army: its name or its cell
army-option-engage-army = The army or unit that attacks
army-option-target = The enemy's cell

## An army that is shown

army-none = There are no armies yet. Form one with `/army form`.
army-changed = The army has changed. Here's how it looks now.
army-what-now = Choose which units go, then press **Move**.
# $page (number)
# $pages (number)
army-page = Page { $page } of { $pages }.
army-none-chosen = Choose at least one unit.
# $chosen (number): units
# $all (number): units
army-chosen = Chosen: { $chosen } of { $all }.
# $chosen (number): units
# $all (number): units
# $most (number): how many units may stand on a cell together
army-chosen-limit = Chosen: { $chosen } of { $all }. At most { $most } can share a cell.
# $points (number)
# $cells (number)
army-reach = Move points: { $points }. Cells within reach: { $cells }.
# Neighboring cells that the units can't enter.
# $cells (list): each with the reason
army-closed = Closed: { $cells }.
# $cells (list): each with its cost
army-beyond = On other boards: { $cells }.
# $cell (name)
# $cost (text): "costs 2"
army-beyond-cell = { $cell } ({ $cost })
# $army (text): the army, as it is typed
# $units (text): the numbers of units, as they are typed
army-type-it = Type `/move piece:{ $army } units:{ $units } to:` and pick a cell. Each one shows what it costs.

army-label-all = All
army-label-none = None
army-label-range = Range
army-label-move = Move
army-label-units = Choose units
army-label-cells = Choose a cell
army-label-other-cell = Another cell ...
army-label-all-points = all remaining points

## What completion offers: no markdown

# $spot (text)
# $count (number): units
army-offer-spot = { $count ->
    [one] { $spot }: { $count } unit
   *[other] { $spot }: { $count } units
  }
# $army (text)
# $at (text): its cell
# $side (text)
# $count (number): units
army-offer = { $count ->
    [one] { $army } at { $at } ({ $side }, { $count } unit)
   *[other] { $army } at { $at } ({ $side }, { $count } units)
  }
# $army (text)
# $at (text): its cell
# $count (number): units
army-offer-own = { $count ->
    [one] { $army } at { $at } ({ $count } unit)
   *[other] { $army } at { $at } ({ $count } units)
  }
# All units of an army.
# $count (number)
army-offer-all = all ({ $count })
# $points (number)
army-points-left = { $points ->
    [one] { $points } move point left
   *[other] { $points } move points left
  }
# $price (number): move points
army-cost = costs { $price }

## What can't be done

# $army (name)
army-none-beside = You have no units on { $army }'s cell that aren't in an army. Move one there with `/move`.
# $cell (name)
army-none-on = You have no units on { $cell } that aren't in an army. `/board` shows where your units are.
# $text (name): what was typed
army-not-there = There is no army { $text } here. `/army list` shows the armies that you can see.
# $text (name): what was typed
# $armies (list)
army-several = { $text } could mean several armies: { $armies }. Choose one by its name.
# $text (name): what was typed
# $armies (list)
# $count (number): units on the same cell that are in no army
army-or-units = { $count ->
    [one] { $text } could mean { $armies } or the unit on the same cell. Type the army's name, or pick the unit from the suggestions.
   *[other] { $text } could mean { $armies } or one of { $count } units on the same cell. Type the army's name, or pick a unit from the suggestions.
  }
# Above a list of the units.
# $cell (name): what was typed
# $count (number): units
army-several-units = { $count ->
    [one] { $cell } has { $count } unit. Choose it with `units:`, such as `all` or `1`:
   *[other] { $cell } has { $count } units. Choose some with `units:`, such as `all` or `1`:
  }
# $text (name): the numbers that were typed
# $typed (text): what to type instead, as code
army-numbers-alone = There's no piece { $text } here. To choose units by number, add their army or cell: { $typed }.
# $ways (list): what can be typed, as code
army-unread-blank = Choose at least one unit: { $ways }.
# $text (name): what was typed
# $ways (list): what can be typed, as code
army-unread-form = I can't tell which units { $text } means. Write it like this: { $ways }.
# What a player can type: it's English everywhere.
army-all-but = all but 2
# $number (number)
# $most (number)
army-unread-number = There is no unit { $number }. The units are numbered 1 to { $most }.
# $word (name): what was typed
# $words (list): names of units
army-unread-word = No unit there is called { $word }. You can choose { $words }.
# $word (name): a name of units
# $wanted (number)
# $there (number)
army-unread-few = { $there ->
    [one] You can't choose { $wanted } units called { $word }: there is only { $there }.
   *[other] You can't choose { $wanted } units called { $word }: there are only { $there }.
  }
# Above a list of the units.
# $army (name)
army-renumbered = { $army } has changed since you saw its numbers. These are its units now:
# $units (list)
army-units = Units: { $units }.
