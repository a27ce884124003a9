### Dominion kingdoms. Names of cards, sets and card types are English everywhere.

## The picture, the list and the page of a kingdom

kingdom-title = Kingdom

# $code (text): the kingdom's code
kingdom-heading = **Kingdom** `{ $code }`

# Before the extras in the picture.
kingdom-extras = With

# The picture replaces # by the number of extras that don't fit.
kingdom-more-extras = and # more

# $count (number): names that aren't listed
kingdom-more = { $count } more

kingdom-black-market = Black Market deck
kingdom-druid = The Druid's Boons

# The heading of the ten piles that Divine Wind brings.
kingdom-second-ten = After Divine Wind

kingdom-bane = Bane

# Marks on a pile's tile in the picture: at most 8 letters.
kingdom-mark-village = village
kingdom-mark-buy = +buy
kingdom-mark-trasher = trash
kingdom-mark-draw = draw
kingdom-mark-curser = curses
kingdom-mark-handsize = discard
kingdom-mark-vp = points

# $parts (list): coins, a potion, debt
kingdom-cost = { $parts }

# A part of a cost.
kingdom-potion = a potion

# $debt (number): a part of a cost, in debt
kingdom-debt = { $debt } debt

# $first (text): the cost of a pile's cheapest card
# $last (text): the cost of its dearest card
kingdom-costs-range = { $first } to { $last }

# $first (text)
# $last (text)
kingdom-costs-two = { $first } / { $last }

# $cost (text): the heading of a group of piles
kingdom-cost-group = Cost { $cost }

# Text before a list.
# $title (text): the heading
# $things (list): what stands below it
kingdom-group = { $title }: { $things }

# $groups (text): the piles and landscapes, by group
kingdom-alt = A kingdom of ten piles; { $groups }.

# $name (text): a card
# $note (text): its cost, or how many of it are in the game
kingdom-noted = { $name } ({ $note })

# $name (text): a Trait or another landscape
# $pile (text): the pile that it belongs to
kingdom-landscape-on = { $name } (on { $pile })

# $name (text)
# $cost (text)
# $pile (text)
kingdom-landscape-cost-on = { $name } ({ $cost }) (on { $pile })

kingdom-fetch = From your boxes
kingdom-market-deck = The Black Market deck
kingdom-market-open = one card each from piles that aren't in use

# $cards (list): cards of the Black Market deck that come from one box
kingdom-market-cards = one card each for the Black Market: { $cards }

# $boons (list): the three Boons
kingdom-druid-boons = for the Druid: { $boons }

kingdom-heirloom = for each player, instead of a Copper

# Sizes of piles while the number of players isn't known.
kingdom-size-victory = 8 or 12
kingdom-count-victory = 8, or 12 for more than two players
kingdom-each-victory = 8 each, or 12 for more than two players
kingdom-count-provinces = 8; 12 for three or four players, 15 for five, 18 for six

# $count (number): cards
kingdom-count-player = { $count } for each player

# $count (number): cards
kingdom-count-others = { $count } for each player after the first

# $count (number): cards
kingdom-each = { $count } each

kingdom-all-cards = all
kingdom-always = In every game
kingdom-start = Each player starts with
kingdom-deck = Deck
kingdom-estates = 3 Estates

# $count (number): Coppers in a starting deck
kingdom-coppers = { $count ->
    [one] { $count } Copper
   *[other] { $count } Coppers
}

kingdom-page-none = No such kingdom
kingdom-page-address = The address should end with the kingdom's code. You'll find the code next to “Kingdom” in the message that shows the kingdom.
kingdom-page-too-new = This kingdom has a card that I don't know yet.
kingdom-page-failed = The page couldn't be shown. Reload it.

# $count (number)
kingdom-page-for = { $count ->
    [one] for { $count } player
   *[other] for { $count } players
}

kingdom-page-how-many = Number of players
kingdom-page-choose = Players:

# After the number of players in a list.
kingdom-page-players = players

kingdom-page-piles = Kingdom piles
kingdom-page-beside = Other piles
kingdom-page-landscapes = Landscapes

# $cost (text)
kingdom-page-costs = costs { $cost }

# $pile (text): the pile that a landscape belongs to
kingdom-page-on = on { $pile }

# $size (text): a number, or two with a word between them
kingdom-page-cards = { $size } cards

# $mark (text): a Trait or the Obelisk
kingdom-page-marked = with { $mark }

## Names that aren't known

# $names (list)
kingdom-meant = Did you mean { $names }?

# $names (list): cards that each game of Dominion has
# $count (number): how many they are
kingdom-basic = { $count ->
    [one] { $names } is in every game, so it isn't part of a kingdom.
   *[other] { $names } are in every game, so they aren't part of a kingdom.
}

# $name (name): what the player typed
kingdom-unknown-card = I don't know a card called { $name }.
kingdom-comma-hint = Separate names with commas.

# $name (name): what the player chose
# $by (name): the card that it was chosen for
kingdom-list-misfit = You can't choose { $name } for { $by }.
kingdom-list-boons = Name three Boons for the Druid, like this: `Druid (The Sea’s Gift, The Sky’s Gift, The Sun’s Gift)`.
kingdom-list-deck = A Black Market deck here has at most fifteen cards.
kingdom-list-companions = A kingdom has at most one Ally and one Prophecy.

# $count (number): piles
kingdom-list-too-many = You listed { $count } piles, but a kingdom has ten. Put cards chosen for another card in parentheses after it: `Young Witch (Cellar)`.

# $name (name)
# $by (name)
kingdom-note-misfit = By the rules, { $name } can't be chosen for { $by }.
kingdom-note-boons = The Druid needs three Boons, so I drew them.
kingdom-note-deck = I kept only the first fifteen cards of the Black Market deck.
kingdom-note-companions = I kept only the first Ally and the first Prophecy.

## What players ask for

# Each of these is a number of piles; `.many` is the same without a number.
# $count (number)
kingdom-role-village = { $count ->
    [one] { $count } village
   *[other] { $count } villages
}
    .many = villages
# $count (number)
kingdom-role-buy = { $count ->
    [one] { $count } +buy
   *[other] { $count } +buys
}
    .many = +buys
# $count (number)
kingdom-role-vp = { $count ->
    [one] { $count } alternative VP card
   *[other] { $count } alternative VP cards
}
    .many = alternative VP cards
# $count (number)
kingdom-role-handsize = { $count ->
    [one] { $count } hand-size attack
   *[other] { $count } hand-size attacks
}
    .many = hand-size attacks
# $count (number)
kingdom-role-curser = { $count ->
    [one] { $count } curser
   *[other] { $count } cursers
}
    .many = cursers
# $count (number)
kingdom-role-trasher = { $count ->
    [one] { $count } trasher
   *[other] { $count } trashers
}
    .many = trashers
# $count (number)
kingdom-role-moat = { $count ->
    [one] { $count } Moat
   *[other] { $count } Moats
}
    .many = Moats
# $count (number)
kingdom-role-draw = { $count ->
    [one] { $count } card that draws
   *[other] { $count } cards that draw
}
    .many = cards that draw
# $count (number)
kingdom-role-gainer = { $count ->
    [one] { $count } gainer
   *[other] { $count } gainers
}
    .many = gainers
# $count (number)
kingdom-role-payload = { $count ->
    [one] { $count } payload card
   *[other] { $count } payload cards
}
    .many = payload cards
# $count (number)
kingdom-role-cantrip = { $count ->
    [one] { $count } cantrip
   *[other] { $count } cantrips
}
    .many = cantrips
# $count (number)
kingdom-role-terminal = { $count ->
    [one] { $count } terminal action
   *[other] { $count } terminal actions
}
    .many = terminal actions
# $count (number)
kingdom-role-attack = { $count ->
    [one] { $count } attack
   *[other] { $count } attacks
}
    .many = attacks
# $count (number)
kingdom-role-reaction = { $count ->
    [one] { $count } reaction
   *[other] { $count } reactions
}
    .many = reactions
# $count (number)
kingdom-role-duration = { $count ->
    [one] { $count } duration
   *[other] { $count } durations
}
    .many = durations
# $count (number)
kingdom-role-treasure = { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
}
    .many = treasures
# $count (number)
kingdom-role-potion = { $count ->
    [one] { $count } potion card
   *[other] { $count } potion cards
}
    .many = potion cards

# $count (number)
# $type (text): a card type, such as Liaison
kingdom-type = { $count ->
    [one] { $count } { $type } card
   *[other] { $count } { $type } cards
}
    .many = { $type } cards

# $count (number)
# $cost (text): a number of coins, or a range of them
kingdom-costing = { $count ->
    [one] { $count } pile that costs { $cost }
   *[other] { $count } piles that cost { $cost }
}
    .many = piles that cost { $cost }

# $from (number)
kingdom-cost-least = { $from } or more

# $from (number)
# $to (number)
kingdom-cost-range = { $from } to { $to }

# $count (number)
# $text (text): what the player typed
kingdom-wished = { $count ->
    [one] { $count } pile that matches “{ $text }”
   *[other] { $count } piles that match “{ $text }”
}
    .many = piles that match “{ $text }”

# $count (number)
# $last (number): kingdoms
kingdom-played = { $count ->
    [one] { $last ->
        [one] { $count } card of the last kingdom
       *[other] { $count } card of the last { $last } kingdoms
    }
   *[other] { $last ->
        [one] { $count } cards of the last kingdom
       *[other] { $count } cards of the last { $last } kingdoms
    }
}
    .many = { $last ->
        [one] cards of the last kingdom
       *[other] cards of the last { $last } kingdoms
    }

# $count (number)
# $set (text)
kingdom-of-set = { $count ->
    [one] { $count } pile from { $set }
   *[other] { $count } piles from { $set }
}
    .many = piles from { $set }

# $count (number)
kingdom-piles = { $count ->
    [one] { $count } pile
   *[other] { $count } piles
}

# $things (text): such as “villages”
kingdom-demand-none = no { $things }
# $things (text): such as “2 villages”
kingdom-demand-exactly = exactly { $things }
# $things (text)
kingdom-demand-least = at least { $things }
# $things (text)
kingdom-demand-most = at most { $things }
# $min (number)
# $things (text)
kingdom-demand-range = { $min } to { $things }
# $text (text): what the player typed
kingdom-demand-wished = “{ $text }”

kingdom-potions-any = any number of potion cards
kingdom-potions-none = no potion cards
# $things (text): such as “2 potion cards”, or a range
kingdom-potions-or-none = none or { $things }
# $min (number)
# $max (number)
kingdom-potions-range = { $min } to { $max } potion cards

# $sets (number)
kingdom-mix = { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
}
# $sets (number)
kingdom-mix-most = { $sets ->
    [one] at most { $sets } set
   *[other] at most { $sets } sets
}
# $sets (text): such as “2 sets”
# $count (number)
kingdom-mix-exactly = { $count ->
    [one] { $sets } with exactly { $count } pile from each
   *[other] { $sets } with exactly { $count } piles from each
}
# $sets (text)
# $count (number)
kingdom-mix-least = { $count ->
    [one] { $sets } with at least { $count } pile from each
   *[other] { $sets } with at least { $count } piles from each
}
# $sets (text)
# $min (number)
# $max (number)
kingdom-mix-range = { $sets } with { $min } to { $max } piles from each

# $card (text)
kingdom-locked = { $card } (locked)
kingdom-moat-if = a Moat if there's an attack
kingdom-reaction-if = a reaction if there's an attack
kingdom-distinct = a separate card for each requirement
kingdom-no-landscapes = no landscapes

# $count (number)
kingdom-kind-event = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
    .many = events
# $count (number)
kingdom-kind-landmark = { $count ->
    [one] { $count } landmark
   *[other] { $count } landmarks
}
    .many = landmarks
# $count (number)
kingdom-kind-project = { $count ->
    [one] { $count } project
   *[other] { $count } projects
}
    .many = projects
# $count (number)
kingdom-kind-way = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
    .many = ways
# $count (number)
kingdom-kind-ally = { $count ->
    [one] { $count } ally
   *[other] { $count } allies
}
    .many = allies
# $count (number)
kingdom-kind-trait = { $count ->
    [one] { $count } trait
   *[other] { $count } traits
}
    .many = traits
# $count (number)
kingdom-kind-prophecy = { $count ->
    [one] { $count } prophecy
   *[other] { $count } prophecies
}
    .many = prophecies

# $nr (number): a card whose name isn't known
kingdom-card-nr = card { $nr }
# $nr (number)
kingdom-landscape-nr = landscape { $nr }

# $things (list): sets, or kinds of landscapes with their numbers
kingdom-listed = { $things }

kingdom-all-sets = all sets
# $count (number)
kingdom-chosen-sets = the { $count } chosen sets

# $name (text): a card or a set
# $weight (text): a number, perhaps with a fraction
kingdom-weight = { $name } x{ $weight }
# $name (text)
kingdom-excluded = no { $name }
kingdom-bane-demanded = the Bane can meet a requirement

# $way (text): the way of drawing, as `draw:` names it
# $sets (text)
kingdom-request-plain = { $way }, from { $sets }, with no other requirements
# $way (text)
# $sets (text)
# $asked (text): the requirements
kingdom-request = { $way }, from { $sets }: { $asked }
# $sets (text)
kingdom-weak-sets = { $sets } (and other sets if needed)

## What is wrong with a typed requirement

# What is wrong with it, the line with a mark below the place, and what comes near.
# $fault (text)
# $shown (text)
# $mark (text)
kingdom-bad-expression = { $fault }:
    ```
    { $shown }
    { $mark }
    ```

kingdom-fault-empty = A name or number is missing here
kingdom-fault-unknown = No card, role, type or set has this name
kingdom-fault-second-slash = There can be only one slash
kingdom-fault-count-too-large = A kingdom has ten piles
kingdom-fault-range = The first number must be the smaller one
kingdom-fault-one-of-a-card = A kingdom has only one pile of each card
kingdom-fault-no-count-here = You can't use a number here
kingdom-fault-no-sets-left = This leaves no set to draw from
kingdom-fault-sets-number = For random sets, give a number from 1 to 10: `2 sets`, `at most 3 sets`, `2 sets of 5`
kingdom-fault-sets-size = These numbers don't add up to ten piles. Try `2 sets of 5`
kingdom-fault-sets-twice = You can ask for this only once
kingdom-fault-halves = A kingdom has two halves, each of one set: `half Base, half Seaside`
kingdom-fault-weight = To make a card or set likelier, add a number from 0.1 to 20: `Seaside x3`

kingdom-bad-code-form = A kingdom's code has 14 to 64 letters and digits.
kingdom-bad-code-sum = That isn't a kingdom's code: at least one character is wrong. Copy it again.

## Why there is no such kingdom

# The cards that another card needs.
kingdom-need-bane = a Bane that costs 2 or 3
kingdom-need-ferryman-pile = another pile that costs 3 or 4
kingdom-need-riverboat-card = another Action that costs 5 and isn't a Duration
kingdom-need-mouse-card = another Action that costs 2 or 3 and isn't a Duration
kingdom-need-army-pile = another Attack
kingdom-need-black-market-deck = other piles for its deck
kingdom-need-ally = an Ally
kingdom-need-prophecy = a Prophecy

# $card (text): the card that needs something, “the Riverboat” or “Riverboat”
# $things (text): what it needs
kingdom-need-none = { $card } needs { $things }, but there is none.
# $card (text)
# $things (text)
# $names (list): what there is
kingdom-need-few = { $card } needs { $things }, but there's only { $names }.
# $card (text)
kingdom-the-card = The { $card }

kingdom-repeats-hint = With `repeats:few`, as few cards as possible come again.
kingdom-ally-hint = An Ally only comes with a Liaison.
kingdom-prophecy-hint = A Prophecy only comes with an Omen.
# $count (number): cards that fit and are excluded
kingdom-excluded-hint = { $count ->
    [one] { $count } more is excluded.
   *[other] { $count } more are excluded.
}
# $count (number): cards that fit and are in sets that weren't chosen
kingdom-elsewhere-hint = { $count ->
    [one] Other sets have { $count } more.
   *[other] Other sets have { $count } more.
}

# $sets (text)
# $things (text): such as “villages”
kingdom-proof-none = In { $sets }, there are no { $things }.
# $sets (text)
# $count (number)
# $things (text): such as “2 villages”
# $names (list)
kingdom-proof-few = { $count ->
    [one] In { $sets }, there is only { $things }: { $names }.
   *[other] In { $sets }, there are only { $things }: { $names }.
}
# $sets (text)
# $wish (text): a requirement that isn't about a kind of pile
# $names (list)
kingdom-proof-few-wish = In { $sets }, only { $names } can meet this requirement: { $wish }.
# $sets (text)
# $wish (text)
kingdom-proof-none-wish = In { $sets }, nothing can meet this requirement: { $wish }.
# $banned (list): such as “attacks and villages”
# $things (text)
kingdom-proof-none-without = Without { $banned }, there are no { $things }.
# $banned (list)
# $count (number)
# $things (text)
# $names (list)
kingdom-proof-few-without = { $count ->
    [one] Without { $banned }, there is only { $things }: { $names }.
   *[other] Without { $banned }, there are only { $things }: { $names }.
}
# $banned (list)
# $wish (text)
# $names (list)
kingdom-proof-few-wish-without = Without { $banned }, only { $names } can meet this requirement: { $wish }.
# $banned (list)
# $wish (text)
kingdom-proof-none-wish-without = Without { $banned }, nothing can meet this requirement: { $wish }.

# $banned (list)
# $there (number): piles that are left
# $all (number): piles of the chosen sets
kingdom-proof-left = { $there ->
    [one] Without { $banned }, only { $there } of { $all } piles is left, but a kingdom needs ten.
   *[other] Without { $banned }, only { $there } of { $all } piles are left, but a kingdom needs ten.
}

# $sets (text)
# $count (number): piles that are outside the limit
# $things (text): these piles, such as “3 villages”
# $limited (text): such as “attacks”
# $most (number): piles that the limit allows
# $sum (number): both together
kingdom-proof-capped = { $count ->
    [one] Apart from the { $limited }, there is only { $things } in { $sets }. You allow at most { $most } of the { $limited }: that makes { $sum } in all.
   *[other] Apart from the { $limited }, there are only { $things } in { $sets }. You allow at most { $most } of the { $limited }: that makes { $sum } in all.
}
# $sets (text)
# $count (number)
# $things (text)
# $limited (text)
# $most (number)
# $sum (number)
kingdom-proof-capped-ten = { $count ->
    [one] Apart from the { $limited }, there is only { $things } in { $sets }. You allow at most { $most } of the { $limited }: that makes { $sum } of ten piles.
   *[other] Apart from the { $limited }, there are only { $things } in { $sets }. You allow at most { $most } of the { $limited }: that makes { $sum } of ten piles.
}
# $count (number): piles
kingdom-proof-limited = { $count ->
    [one] Your limits allow at most { $count } pile, but a kingdom needs ten.
   *[other] Your limits allow at most { $count } piles, but a kingdom needs ten.
}
# $needed (number)
# $places (number)
kingdom-proof-places = Your requirements take { $needed } different cards, but a kingdom has room for { $places }.
# $needed (number)
# $places (number)
kingdom-proof-places-distinct = With a separate card for each, your requirements take { $needed } cards, but a kingdom has room for { $places }.
# $card (text)
# $set (text)
kingdom-proof-outside = { $card } is in { $set }, which isn't among the chosen sets.
# $card (text)
kingdom-proof-excluded = You asked for { $card }, but you also excluded it.
# $card (text)
# $things (text): such as “attacks”
kingdom-proof-barred = You asked for { $card }, but you banned all { $things }.

# $wish (text)
# $fitting (number): piles that are left
# $piles (number): piles in all
kingdom-asked-ban = { $wish } (leaves { $fitting } of { $piles } piles)
# $wish (text)
# $fitting (number): piles that fit
# $piles (number)
kingdom-asked-fit = { $wish } (matched by { $fitting } of { $piles } piles)
# $wishes (text)
kingdom-asked = You asked for: { $wishes }.
# $sets (text)
# $wishes (text)
kingdom-asked-one = No kingdom from { $sets } can have this: { $wishes }.
# $sets (text)
# $wishes (text)
kingdom-asked-many = No kingdom from { $sets } can have all of this: { $wishes }.
# $sets (text)
# $piles (number)
kingdom-too-few-piles = { $piles ->
    [one] There is only { $piles } pile in { $sets }, but a kingdom needs ten.
   *[other] There are only { $piles } piles in { $sets }, but a kingdom needs ten.
}

kingdom-nothing-else = Nothing else in these sets can take its place.
kingdom-nothing-later = This kingdom’s code has no room for ten more piles. Press **Draw again** for another kingdom.
kingdom-too-hard = I couldn't find out whether such a kingdom exists. Leave out one of your requirements.
# $most (number)
kingdom-too-many-demands = You can have at most { $most } requirements at once. Leave some out.
# $most (number)
kingdom-too-many-landscapes = A kingdom has at most { $most } landscapes. Don't count an Ally or a Prophecy: it's added automatically.
# $things (text): such as “Ways”
kingdom-no-such-landscapes = The chosen sets have no { $things }.
# $things (text): such as “3 Ways”
# $there (number)
kingdom-too-few-landscapes = You asked for { $things }, but the chosen sets have only { $there }.

## Something else in the place of a card

kingdom-wish-nothing = You didn't wish for anything.
# $text (name): what the player typed
kingdom-wish-unknown = I don't know what { $text } is.
kingdom-wish-examples = Try `another village`, `any at 5`, `no attack`, `from Seaside` or a card. Separate several with commas.

# $old (name): the card that is to go
# $wish (name): what the player typed
kingdom-vain-landscape = { $old } is a landscape, so only a landscape can take its place. No landscape matches { $wish }.
# $old (name)
# $wish (name)
kingdom-vain-pile = { $old } is a pile, so only a pile can take its place. No pile matches { $wish }.
# $wish (name)
kingdom-vain-no-landscape = No other landscape matches { $wish }.
# $wish (name)
kingdom-vain-no-pile = No other pile matches { $wish }.
# $wish (name)
# $names (list)
kingdom-vain-all-here = Everything that matches { $wish } is already in this kingdom: { $names }.
# $wish (name)
# $names (list)
kingdom-vain-barred = Everything that matches { $wish } is banned or excluded: { $names }. `/house show` lists the bans.
# $wish (name)
# $present (list): what is in this kingdom already
# $others (list): what other sets have
kingdom-vain-only-here = In the chosen sets, everything that matches { $wish } is already in this kingdom: { $present }. In other sets: { $others }.
# $wish (name)
# $others (list)
kingdom-vain-elsewhere = Nothing in the chosen sets matches { $wish }. In other sets: { $others }.
