### Modifiers: lists, explanations of values, and refusals.

modifiers-none = No modifiers are in play.
modifiers-head = In the order in which they apply:

# A line of a list. The backslash keeps Discord from numbering it anew.
# $number (number)
# $modifier (text): its name and effect
modifiers-item = { $number }\. { $modifier }

# $modifier (text): its name
# $effect (text): a verb phrase, such as "raises Strength by 1"
modifiers-line = { $modifier }: { $effect }

# For the author of a module, in the module's own terms.
# $modifier (text): its name
# $order (list): its precedence and the phase in which it applies
# $effect (text)
modifiers-line-author = { $modifier } ({ $order }): { $effect }

# $modifier (name)
modifiers-name = { $modifier }

# $modifier (name)
# $source (text): the piece or rule that has it
modifiers-name-of = { $modifier } of { $source }

# $modifier (name)
# $source (text): the piece or rule that grants it
modifiers-name-by = { $modifier } from { $source }

## Effects: verb phrases after the modifier's name

# $modifier (name)
effect-grants = grants { $modifier }
effect-may = changes what players may do
effect-modifiers = changes other modifiers

# $first (text): a cell
# $second (text): a cell
effect-opens-way = opens the way between { $first } and { $second }
effect-opens-some = opens some paths
effect-opens-ways = opens paths

# $first (text): a cell
# $second (text): a cell
effect-closes-way = blocks the way between { $first } and { $second }
effect-closes-some = blocks some paths
effect-closes-ways = blocks paths

# $property (text): a property or limit
effect-changes = changes { $property }

# $property (text): a property or limit
# $amount (text): a number
effect-raises = raises { $property } by { $amount }

# $property (text): a property or limit
# $amount (text): a number
effect-lowers = lowers { $property } by { $amount }

# $property (text): a property or limit
# $amount (text): a number
effect-multiplies = multiplies { $property } by { $amount }

# $property (text): a property or limit
# $amount (text): a number
effect-divides = divides { $property } by { $amount }

# $property (text): a property or limit
# $amount (text): a number
effect-at-most = keeps { $property } at { $amount } or less

# $property (text): a property or limit
# $amount (text): a number
effect-at-least = keeps { $property } at { $amount } or more

# $effect (text): verb phrases, such as "raises Strength by 1"
effect-some-pieces = { $effect }, for some pieces

# $effect (text): verb phrases
effect-some-cells = { $effect }, on some cells

# $effect (text): verb phrases
effect-some-sides = { $effect }, for some sides

# $effect (text): verb phrases
effect-some-cases = { $effect }, in some cases

# $effect (text): verb phrases
# $count (number)
effect-for-turns = { $count ->
    [1] { $effect }, for a turn
   *[other] { $effect }, for { $count } turns
  }

# Each turn of one side counts.
# $effect (text): verb phrases
# $count (number)
effect-for-goes = { $count ->
    [1] { $effect }, for one side's turn
   *[other] { $effect }, for { $count } turns (each side's turn counts)
  }

## Limits that modifiers change: ".all" for every side, ".some" for some sides

limit-hand =
    .all = everyone's hand limit
    .some = the hand limit
limit-draw =
    .all = everyone's draw limit
    .some = the draw limit
limit-army =
    .all = everyone's army limit
    .some = the army limit
limit-objectives =
    .all = everyone's objective limit
    .some = the objective limit
limit-claims =
    .all = everyone's claim limit
    .some = the claim limit
# $limit (text): its name in a module
limit-own =
    .all = everyone's { $limit } limit
    .some = the { $limit } limit

## Effects in a module's own terms, as items of a list, for its author

# $modifier (name)
# $precedence (number)
effect-grants-at = grants { $modifier } ({ $precedence })

# $change (text)
# $cells (text): two cells
effect-at-cells = { $change } { $cells }

# $kind (text): a kind of targets
effect-of = for each { $kind }

# $scope (text)
effect-in = in { $scope }

# $match (text): an expression about the target
effect-if = if { $match }

# $when (text): an expression about the game
effect-while = while { $when }

## Values and how they come about

# A value that isn't set.
value-blank = blank

# $value (text)
# $base (text): the value without modifiers
explain-value-base = { $value } (base { $base })

# $property (name)
# $subject (name): a piece, cell or side
# $value (text)
explain-head = { $property } of { $subject }: { $value }

# $base (text): the value without modifiers
explain-base = Base: { $base }

# $count (number): modifiers that aren't listed
explain-more = And { $count } more that didn't change it.
explain-unseen = Something hidden from you changes it, too. The value itself isn't secret.
explain-none = No modifier changes it.

# $value (text)
explain-result = Result: { $value }

# $effects (list)
explain-effects = Set by the module's own effects: { $effects }.

# One step of the calculation.
# $parts (list): the modifier, the amount and what it depends on
# $outcome (text): such as "applied, then 4"
explain-step = - { $parts }: { $outcome }

# The same for the author of a module.
# $precedence (number)
# $parts (list): the modifier, the change and what it saw
# $outcome (text)
explain-step-author = { $precedence }: { $parts }: { $outcome }

# $property (text)
# $value (text)
explain-read = { $property } { $value }

# $values (list): properties with their values
explain-with = with { $values }

# $values (list): properties with their values
explain-saw = based on { $values }

# $amount (text): a number
explain-at-most = at most { $amount }

# $amount (text): a number
explain-at-least = at least { $amount }

# $value (text): the value after the modifier
explain-applied = applied, giving { $value }

# $value (text): the rounded value
# $exact (text): the value before rounding
explain-applied-exact = applied, giving { $exact }, rounded to { $value }
explain-inert = can't change that value
explain-disabled = switched off by an earlier one
explain-out-of-reach = out of reach
explain-not-granted = not granted here
explain-condition = its condition isn't met
explain-no-match = doesn't match
explain-nothing-near = nothing it needs is nearby

# $property (text): of the piece or rule that has the modifier
explain-of-source = { $property } of its source

# $property (text): of the piece that the modifier changes
explain-of-target = { $property } of its target

# $property (text)
explain-of-from = { $property } where the step begins

# $property (text)
explain-of-to = { $property } where the step ends

## Reports

# $modifier (name)
# $effect (text): a verb phrase, such as "raises Strength by 1"
modifiers-begins = { $modifier } now { $effect }.

# $modifier (name)
# $bearers (list): the pieces that have it
# $effect (text): a verb phrase
modifiers-begins-of = { $modifier } of { $bearers } now { $effect }.

# $modifier (name)
# $effect (text): a verb phrase
modifiers-ends = { $modifier } no longer { $effect }.

# $modifier (name)
# $bearers (list): the pieces that have it
# $effect (text): a verb phrase
modifiers-ends-of = { $modifier } of { $bearers } no longer { $effect }.

## After a player's name

# $modifier (name)
modifiers-adds = puts the modifier { $modifier } into play

# $modifier (name)
# $effect (text): a verb phrase
modifiers-adds-doing = puts the modifier { $modifier } into play: { $effect }

# $modifier (name)
modifiers-removes = takes the modifier { $modifier } out of play

# $modifier (name)
# $effect (text): a verb phrase
modifiers-removes-doing = takes the modifier { $modifier } out of play: { $effect }

# $modifiers (list)
modifiers-orders = puts modifiers in order: { $modifiers }

## Refusals. Arguments such as $list are commands.

# $modifier (name)
# $list (text)
modifiers-forbids = { $modifier } forbids that. { $list } shows the modifiers in play.

# $list (text)
modifiers-gone = That modifier isn't in play anymore. { $list } shows those that are.

# $modifier (name)
modifiers-stays = { $modifier } comes from the module and stays as long as its source does. Choose a modifier that was added during the game.

# $modifiers (list)
modifiers-in-order = { $modifiers } already apply in that order.

# $precedence (number)
# $list (text)
modifiers-no-tie = Only modifiers with the same precedence can swap places, and not all of these have { $precedence }. { $list } shows them.

# $most (number)
# $remove (text)
modifiers-too-many = A game can have at most { $most } modifiers. { $remove } removes one.

## Faults in a modifier that was typed

# $at (number): the character
modifiers-fault-expression = There's a mistake in that match condition at character { $at }.

# $at (number): the character
modifiers-fault-change = I can't read that change at character { $at }.
modifiers-fault-scope = There's no such scope.
modifiers-fault-kind = Nothing of that kind can be changed.
modifiers-fault-fixed = That property can't be changed this way.
modifiers-fault-precedence = That precedence isn't possible.
modifiers-fault-grants = A granted modifier can't grant another one.
modifiers-fault-cells = Those cells don't work here.
modifiers-fault-fraction = A limit must be a whole number.
modifiers-fault-twice = A modifier can change each property only once.
modifiers-fault-links = A modifier that links cells can't do anything else.
modifiers-fault-counter = That's a counter's value. Change the counter instead.

# $found (name): a part of the modifier
modifiers-fault-found = Found: { $found }.
modifiers-fault-use-match = Use a form like `Type = Gold && Value > 3`.

# $expected (list): what can be typed, as code
modifiers-fault-use = Use { $expected }.
