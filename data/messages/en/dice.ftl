### Dice and their faults.

## After a player's name

dice-rolls-unseen = rolls dice in private

# $dice (text): such as 2d6
dice-rolls = rolls { $dice }

# $dice (text): such as 2d6
dice-rolls-in-private = rolls { $dice } in private

# $dice (text): such as 2d6
# $label (name): what the player typed
dice-rolls-for = rolls { $dice } for { $label }

# $dice (text): such as 2d6
# $label (name): what the player typed
dice-rolls-for-in-private = rolls { $dice } for { $label } in private

# $roll (text): such as "rolls 2d6"
# $fell (text): the faces and the total
dice-fell = { $roll }: { $fell }

# Before a list of rolls.
# $roll (text): such as "rolls 2d6"
# $count (number)
dice-fell-times = { $count ->
    [one] { $roll }, once:
   *[other] { $roll }, { $count } times:
  }

# $total (text)
dice-together = Total: **{ $total }**

## Rolls of the rules

dice-rolled-unseen = Dice are rolled in private.

# $dice (text): such as 2d6
# $fell (text): the faces and the total
dice-rolled = { $dice } is rolled: { $fell }.

# $dice (text): such as 2d6
# $fell (text): the faces and the total
# $label (name): the name that the module gives the roll
dice-rolled-for = { $dice } is rolled for { $label }: { $fell }.

## Faults of typed dice

dice-hint = Type dice like `2d6+1`, `4d6kh3`, `d20+5 adv`, `d%`, `3d6!` or `8d10>=7`.

# $at (number): the character
# $fault (text): a sentence
dice-fault-at = At character { $at }: { $fault }

# $at (number): the character
# $text (text): the text from there
# $fault (text): a sentence
dice-fault-at-text = At character { $at } ({ $text }): { $fault }

dice-fault-syntax = I don't understand this.

# $most (number)
dice-fault-too-long = That is too long: { $most } characters at most.

# $most (number)
dice-fault-dice = A roll can have 1 to { $most } dice, counting repeats.

# $most (number)
dice-fault-sides = A die can have 1 to { $most } sides.

# $most (number)
dice-fault-number = That number is too large: { $most } at most.

# $most (number)
dice-fault-result = The result could be more than { $most }.

# $most (number)
dice-fault-times = You can roll the same dice 1 to { $most } times at once.

dice-fault-no-dice = There are no dice in that.
dice-fault-keeps = You can't keep or drop more dice than there are, and at least one must stay.
dice-fault-one-die = `adv` and `dis` are for one die, such as `d20+5 adv`; for more dice use `4d6kh3` or `4d6kl3`.
dice-fault-endless = Every face would add another die, so the roll would never end.
dice-fault-divisor = You can't divide by 0.
