### The command /module. Discord shows at most 100 characters of a description.

module-command = See the games you can start here, and tools to make your own
module-command-list = Show the games that you can start here
module-command-add = Add a game of your own to this server
module-command-import = Make a game from a VASSAL module and add it here; you need the right to use it
module-command-remove = Remove a game that you added; running games continue
module-command-check = Find the faults in a module without adding it
module-command-show = Show the parts of a module as they're written in its file, for its author
module-command-template = Get a small module to start from
module-command-schema = Get the JSON Schema of modules for your editor
module-option-file = A module, in YAML or JSON
module-option-vmod = The module, .vmod
module-option-vmdx = An extension for it, .vmdx
module-option-vsav = A saved game to start from, .vsav
module-option-module = The game
module-option-part = Only this part
module-part-properties = properties
module-part-prototypes = prototypes
module-part-terrain = terrain and edges
module-part-counters = counters and their formats
module-part-modifiers = modifiers
module-part-scorekeepers = scorekeepers
module-option-genre = The kind of game (default: a board with a few pieces)
module-genre-abstract = a board game
module-genre-cards = a card game
module-genre-hex-war = a hex war game with odds
module-genre-area = an area control game

## /module list

module-list-brought = Built-in games:
module-list-host = Games from the operator of this bot:
module-list-kept = Games added to this server:
module-list-own = Games that you added for direct messages:
module-list-none = none yet; use `/module add` to add one
module-list-how = Use `/game start` to start one, and `/game rules module:` to read its rules.
module-list-broken = Files from this bot's operator that have faults:
# The last line of a list.
# $count (number)
module-list-more = and { $count } more
# $title (text): in bold
# $facts (list): version, maker, size and the like
module-list-entry = { $title } ({ $facts })
# $entry (text): the title with its facts
# $about (text): the first sentence about the game
module-list-about = { $entry }: { $about }
# $version (text)
module-fact-version = version { $version }
# $maker (text)
module-fact-maker = by { $maker }
# $who (person)
module-fact-added = added by { $who }
# $names (list)
module-fact-former = older versions: { $names }

## /module template, schema, remove, add

module-template = Here's a small module to start from. Change it, then check it with `/module check`.
module-schema = The JSON Schema of modules. Put it next to your file.
# $name (name)
module-removed = I've removed { $name }. Running games continue.
# $who (person)
# $name (name)
module-not-yours = { $who } added { $name }. Only they and the people who manage this server can remove it, so ask them.
# $name (name)
module-not-added = { $name } wasn't added here. You can only remove games that were added here.
# $name (name)
module-add-shipped = { $name } is already the name of one of my games. Choose another name after `module:` in the first lines of your file.
# $title (name)
# $module (text): the name to type
module-add-kept = I've added { $title }. Use `/game start module:{ $module }` to start it.
# $title (name)
# $name (name): of the version before
# $module (text): the name to type
module-add-replaced = { $title } replaces the previous version of { $name }. Use `/game start module:{ $module }` to start it. Running games keep their version until you use `/game reload`.
# $older (name)
module-add-older = Games that use the previous version keep it, under the name { $older }.
# $title (name)
# $module (text): the name to type
module-add-same = This exact version of { $title } is already here. Use `/game start module:{ $module }` to start it.
# $who (person)
# $name (name)
module-add-taken = { $who } already added a game called { $name } here. Choose another name, or ask { $who } to remove theirs.
# $most (number)
module-add-full = There are { $most } games here already, which is the limit. Use `/module remove` to make room.
# $most (number)
module-add-enough = You've added { $most } games here already, which is the limit for one person. Use `/module remove` to make room.
# $title (name)
# $module (text): the name to type
# $who (person)
module-closed = Only { $who }, who added { $title }, can see its parts, because they may reveal hidden things. Use `/game rules module:{ $module }` to read its rules.

## /module check

module-keep = Use `/module add` to add it.
# $title (name)
# $name (name)
module-checked = { $title } ({ $name }) has no faults.
# $parts (list): sides, boards, pieces
module-contents = It has { $parts }.
# $count (number)
module-sides = { $count ->
    [one] { $count } side
   *[other] { $count } sides
  }
# $count (number)
module-boards = { $count ->
    [one] { $count } board
   *[other] { $count } boards
  }
# $count (number)
module-prototypes = { $count ->
    [one] { $count } kind of piece
   *[other] { $count } kinds of pieces
  }
# $count (number)
module-pieces = { $count ->
    [one] { $count } piece at the start
   *[other] { $count } pieces at the start
  }
# $count (number)
module-pieces-in-decks = { $count ->
    [one] { $count } piece at the start, in a deck
   *[other] { $count } pieces at the start, all in decks
  }
# $count (number)
# $decks (number): how many of them are in decks
module-pieces-some-in-decks = { $count ->
    [one] { $count } piece at the start, { $decks } of them in decks
   *[other] { $count } pieces at the start, { $decks } of them in decks
  }
# $count (number)
module-private-maps = { $count ->
    [one] { $count } map is visible only to its side.
   *[other] { $count } maps are visible only to their sides.
  }
module-nothing-hidden = Nothing is hidden from anyone.
# $names (list): actions
# $count (number): how many
# $first (name): the first one
module-silent = { $count ->
    [one] The action { $names } has no sentence of its own, so players read “uses { $first }” and then each change. Add `says:` to it.
   *[other] The actions { $names } have no sentences of their own, so players read “uses { $first }” and then each change. Add `says:` to them.
  }
module-bot-off = The bot doesn't play this game, because of `plays: false`.
module-bot-fog = The bot doesn't guess hidden pieces whose number a side can't know, such as units in fog or secret roles: it plays by what its side sees.
module-reveals = Secrets it gives away:

## /module check: a game played at random

module-not-begun = I couldn't start a game of it with one player per side.
# $games (text): such as "20 games"
# $steps (text): such as "500 steps"
module-tried = I played { $games } of it with random moves, { $steps } in all.
# $count (number)
module-tried-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
# $count (number)
module-tried-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
  }
# $count (number)
module-tried-ended = { $count ->
    [0] No game finished.
    [one] { $count } game finished.
   *[other] { $count } games finished.
  }
# $results (list)
module-results = Results: { $results }.
# $side (text)
# $count (number): games
module-result-won = { $side } won { $count }
# $count (number): games
module-result-drawn = { $count } drawn
# $count (number): games
module-result-lost = { $count } without a winner
# $causes (list)
module-causes = Ended by: { $causes }.
# $cause (text): such as "the last turn"
# $count (number): games
module-cause = { $cause } ({ $count })
module-cause-last-turn = the last turn
module-cause-rules = a line of the module
module-cause-other = something else
# $count (number)
module-stuck = { $count ->
    [one] In { $count } game, no player could do anything anymore.
   *[other] In { $count } games, no player could do anything anymore.
  }
# $count (number)
module-cut = { $count ->
    [one] I stopped { $count } game that went on too long.
   *[other] I stopped { $count } games that went on too long.
  }
module-time-up = I ran out of time before the games were over.
module-unscored = The bot's `score:` isn't a number for some side, so the bot counts it as 0. It is a formula of the side: its values have their plain names there, `$Actor$` is its name, and `$Actor.Points$` its points.
module-too-long = I stopped because something in it takes too long to compute. It would fail in a real game too, so make it simpler.
# $name (name): an action or another part
module-too-long-part = I stopped because { $name } takes too long to compute. It would fail in a real game too, so make it simpler.
# $name (name)
# $line (number)
module-too-long-line = I stopped because line { $line } of { $name } takes too long to compute. It would fail in a real game too, so make it simpler.
# $action (name)
# $share (number): percent
module-dearest = The most expensive action is { $action }: it takes { $share }% of the computing an action is allowed.
# $names (list)
module-unused-actions = Actions that were never used: { $names }
# $names (list)
module-unused-counters = Counters that never changed: { $names }
# $names (list)
module-unused-modifiers = Modifiers that never applied: { $names }
# $names (list)
module-unused-prototypes = Prototypes that never appeared: { $names }
# $board (text)
# $names (list)
module-unused-cells = Cells of { $board } that no piece can reach: { $names }
# $names (list)
module-unused-endless = Scorekeepers that can't end the game, although nothing else does: { $names }
# $names (list)
module-unused-idle = Scorekeepers that didn't end any of these games: { $names }
# In a list of names.
# $count (number)
module-more-names = { $count } more
module-unused-advice = Random moves don't find everything. Check whether this is what you want.
module-too-costly = I tried to play it with random moves, but that took too much time or memory. Make its actions simpler.
module-not-tried = I couldn't play it with random moves just now. Check it again later.

## /module show

module-head-properties = Properties
module-head-prototypes = Prototypes
module-head-terrain = Terrain and edges
module-head-counters = Counters and their formats
module-head-modifiers = Modifiers
module-head-scorekeepers = Scorekeepers
# $head (text): a key of the module
# $parts (list): its values, as code
module-show-line = { $head }: { $parts }
# $head (name): such as "Counters and their formats"
module-part-none = { $head }: none
module-of-game = for the game
# $side (name)
module-of-side = for { $side }
