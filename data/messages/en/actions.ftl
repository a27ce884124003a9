### The actions of a module.

## After a player's name

# $action (name)
action-does = uses { $action }

# $action (name)
# $target (name)
action-does-with = uses { $action } on { $target }

# $action (name)
# $choices (list): such as "to Blue"
action-does-choosing = uses { $action } ({ $choices })

# $action (name)
# $target (name)
# $choices (list): such as "to Blue"
action-does-with-choosing = uses { $action } on { $target } ({ $choices })

# $choice (text): a name in the module, such as "to"
# $chosen (list)
action-choice = { $choice } { $chosen }

## Choices that everyone makes at once: ".theirs" after a player's name, ".yours" to the player

choice-ready =
    .theirs = is ready
    .yours = You've chosen.

# Never shown to the others.
# $action (name)
choice-secret =
    .theirs = secretly chooses { $action }
    .yours = You secretly choose { $action }.

# $action (name)
# $things (list)
choice-secret-of =
    .theirs = secretly chooses { $things } for { $action }
    .yours = You secretly choose { $things } for { $action }.

# $action (name)
choice-hidden =
    .theirs = chooses { $action }, hidden until everyone has chosen
    .yours = You choose { $action }, hidden until everyone has chosen.

# $action (name)
# $things (list)
choice-hidden-of =
    .theirs = chooses { $things } for { $action }, hidden until everyone has chosen
    .yours = You choose { $things } for { $action }, hidden until everyone has chosen.

## Lines below a deed

# $side (text): in bold
# $deed (text): such as "uses Buy"
action-line = { $side } { $deed }.

# $side (name)
action-nothing = { $side } does nothing.

# $effects (list)
# $count (number): of these effects
action-effects = { $count ->
    [one] -# Effect: { $effects }.
   *[other] -# Effects: { $effects }.
  }

# $property (text)
# $value (text)
action-value = { $property } { $value }

# $values (list): properties with their values
action-values = -# { $values }.

# $side (text): in bold
# $values (list): properties with their values
action-values-of = -# { $side }: { $values }.

# After "tries to".
tries-act = do that

# A target that the reader doesn't know. ".with": after "on"; ".chosen": as the object of "choose".
action-that =
    .with = that
    .chosen = that

## Refusals. Arguments such as $on and $option are options or commands to type.

# $help (text)
action-none = This game has no actions of its own. { $help } shows what you can do.

# $action (name)
# $actions (list)
action-unknown = There's no action { $action }. Choose { $actions }.

# $action (name)
# $on (text)
action-needs = Choose a target for { $action }: { $on } suggests some.

# $action (name)
# $on (text)
action-alone = { $action } doesn't need a target. Leave out { $on }.

# $action (name)
# $target (text)
# $act (text)
action-not-with = You can't use { $action } on { $target } right now. { $act } shows what you can do.

# $action (name)
# $target (text)
# $on (text)
action-not-with-choose = You can't use { $action } on { $target } right now. Choose something else: { $on } suggests targets.

# $action (name)
# $act (text)
action-not-now = You can't use { $action } right now. { $act } shows what you can do.

# $action (name)
# $option (text)
action-not-now-choose = You can't use { $action } right now. Choose something else: { $option } suggests what you can do.

# After a sentence of the module that says what is wrong.
# $action (name)
# $option (text)
action-check-fails = So you can't use { $action } like that. Choose something else: { $option } suggests what you can do.

# $action (name)
# $price (text)
# $has (text): the worth of everything that the player could pay with
# $act (text)
action-cannot-pay = { $action } costs { $price } there, but you can pay only { $has }. { $act } shows what you can do.

# $action (name)
# $price (text)
# $has (text): the worth of everything that the player could pay with
# $on (text)
action-cannot-pay-choose = { $action } costs { $price } there, but you can pay only { $has }. Choose something else: { $on } suggests what you can pay for.

# $action (name)
# $price (text)
# $given (text): the worth of the chosen cards
# $pay (text)
action-pays-too-little = { $action } costs { $price }, but your cards are worth { $given }. Choose more, or leave out { $pay } and I'll take as little as possible.

# $action (name)
# $piece (text)
# $pay (text)
action-not-to-pay-with = You can't pay for { $action } with { $piece }. Choose other cards, or leave out { $pay } and I'll take as little as possible.

# $action (name)
# $pay (text)
action-free = { $action } costs nothing. Leave out { $pay }.

# $action (name)
# $option (text)
choice-none = There's nothing to choose for { $action }. Leave out { $option }.

# $action (name)
# $choice (name)
# $choices (list)
# $option (text)
choice-unknown = { $action } has no choice { $choice }. Choose { $choices } with { $option }, separated by `;`.

# $action (name)
# $choice (name)
# $count (number)
# $option (text)
choice-missing = { $count ->
    [1] Choose { $choice } for { $action }, at least one: { $option } suggests some.
   *[other] Choose { $choice } for { $action }, at least { $count }: { $option } suggests some.
  }

# $choice (name)
# $count (number)
# $option (text)
choice-too-many = { $count ->
    [1] Choose only one for { $choice }: { $option } suggests some.
   *[other] Choose at most { $count } for { $choice }: { $option } suggests some.
  }

# $choice (name)
# $chosen (text)
# $option (text)
choice-not-that = You can't choose { $chosen } for { $choice }. Choose something else: { $option } suggests some.

# $choice (name)
choice-no-number = No number is possible for { $choice } right now.

# $choice (name)
# $from (number)
# $to (number)
# $option (text)
choice-range = Choose a whole number from { $from } to { $to } for { $choice } with { $option }.
