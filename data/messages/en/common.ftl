### How items are joined: "A, B", "A and B", "A or B".

# $items (text): the items before
# $next (text): the next item
list-more = { $items }, { $next }

# $items (text)
# $next (text)
list-and = { $items } and { $next }

# $items (text)
# $next (text)
list-or = { $items } or { $next }

# A player who was removed, instead of their mention.
person-former = a former player

# The bot as a player.
person-bot = the bot

# $level (easy | normal | hard): how well the bot plays, in the middle of a sentence
bot-level = { $level ->
    [easy] easy
    [hard] hard
   *[normal] normal
  }

## A game and its place

# $title (text): the game's title, in bold
# $channel (text): the link to its channel
game-in-channel = { $title } in { $channel }

# $title (text): the game's title, in bold
game-against-bot = { $title }, against the bot
# $title (text): the game's title, in bold
# $level (text): such as "hard"
game-against-bot-level = { $title }, against the bot ({ $level })

# $title (text): the game's title, in bold
game-alone = { $title }, by yourself

## Sizes, quotes, times

# $size (number)
size-kilobytes = { $size } KB

# $size (number): with one digit after the point
size-megabytes = { $size } MB

# Quotation marks.
# $text (text): a part of a file
quoted = "{ $text }"

# $parts (list): days, hours and minutes
duration = { $parts }

# $count (number)
duration-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }

# $count (number)
duration-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }

# $count (number)
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }

# $most (number): days
duration-unreadable = I don't understand that time. Use something like `30 min`, `12 h` or `2 days`, up to { $most } days, or `off`.

## Acts of a phase: verbs that follow "you can"

act-move = move
act-engage = attack
act-draw = draw cards
act-deal = deal cards
act-shuffle = shuffle
act-gather = gather decks
act-peek = look at cards in decks
act-return = put cards into a deck
act-give = give cards
act-hand-over = hand over pieces
act-roll = roll
act-flip = turn pieces over
act-rotate = rotate pieces
act-hide = hide pieces
act-reveal = show pieces

# $action (name): an action of the module
act-own = use { $action }

# $act (text): a verb
# $count (number): how often it is still possible
act-times = { $count ->
    [1] { $act } once
    [2] { $act } twice
   *[other] { $act } { $count } times
  }

# $acts (list): verbs
# $count (number): how many of these acts the player still has to do
acts-due = { $count ->
    [1] { $acts } once
    [2] { $acts } twice
   *[other] { $acts } { $count } times
  }

## Names that the reader may not know

no-side = no one
unknown-piece = That piece
unknown-deck = That deck

unseen-in-the-way = Something you can't see is in the way.

## Properties that the rules read, and their values

property-Class = Kind
property-Covers = Covers
property-cp = Completion points
property-IgnoresZoneOfControl = Ignores zones of control
property-ZoneOfControl = Zone of control
property-level = Level
property-MovePoints = Move points
property-MovePointsSpent = Move points spent
property-point-value = Point value
property-SkipsTurn = Skips its turn
property-symbol = Symbol on the map
property-unit = Unit

value-yes = yes
value-no = no

## Options of several commands, at most 100 characters

option-picture = A picture the module refers to: PNG, JPEG, WebP, GIF or SVG
option-reveals = Hidden information that it may reveal, such as Red Hand, Pile
option-author = Show the module's own terms, for its author
option-overrule = Do it against the rules: all others must agree, unless you're the game master

# A list within a text that isn't a message.
# $items (list)
listed = { $items }

# A mention within a text that isn't a message.
# $person (person)
mention = { $person }

# The name of this language, as its speakers call it.
language-own-name = English
