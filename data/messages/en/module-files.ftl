### Pictures of modules, modules in the operator's folder, and modules of VASSAL

## What is wrong with a picture, behind its name and a colon

picture-fault-unknown = It isn't a PNG, JPEG, WebP, GIF or SVG picture.
picture-fault-broken = The file is incomplete, or I can't read its format. Save it again as a PNG or JPEG.
picture-fault-script = It contains a script. Save the drawing as plain SVG or as PNG.
picture-fault-reference = It uses other files or contains pictures. An SVG drawing can only contain lines and letters, so save it as PNG.
picture-fault-entities = It declares entities. Save it as plain SVG or as PNG.
picture-fault-too-costly = It takes too much time or memory to read. Make it smaller, or save it as PNG.
picture-fault-filters = Its filters take too long to draw. Remove them, or save it as PNG.
picture-fault-repeats = Its parts are repeated or nested too often. Simplify it, or save it as PNG.
# $count (number)
picture-fault-waiting = I can't take it yet: { $count } of your files are still waiting. Send it again when they're done.
picture-fault-busy = I can't take it yet: many people are sending files right now. Send it again in a minute.
# $pixels (number): in millions
# $side (number)
picture-fault-too-many-pixels = It's too large. A picture can have up to { $pixels } million pixels, and be up to { $side } pixels wide and high.
# $most (text): such as "8 MB"
picture-fault-too-many-bytes = It's too large. A picture can be up to { $most }.
# $most (text): such as "8 MB"
picture-fault-too-much-together = That's too much. All the pictures of a game can be up to { $most } together.
# $most (text): such as "8 MB"
picture-fault-too-much-drawn = It would be larger than { $most } in the form I store. Make it smaller, or save it as JPEG.
# $most (number)
picture-fault-too-many = That's one picture too many. A game can have up to { $most }.
picture-fault-missing = It's missing, but the game uses it.

# One line among the faults of a module.
# $file (text)
# $fault (text): a sentence
picture-bad = { $file }: { $fault }

## `npm run import`, in a terminal

shelf-usage =
    npm run import -- PATH    puts a module into DATA_DIR/modules, where the bot finds it
    PATH is a module's file with its pictures next to it, a folder with these, or a zip;
    or a VASSAL module (.vmod, or its folder), followed by any extensions (.vmdx) you want
    and by a saved game (.vsav), or by --setup=NAME to start from one of the module's set-ups.
# $count (number)
shelf-pictures = { $count ->
    [one] { $count } picture
   *[other] { $count } pictures
  }
# $title (text)
# $name (text)
shelf-module = { $title } ({ $name })
# $title (text)
# $name (text)
# $version (text)
shelf-module-version = { $title } ({ $name }, version { $version })
# $module (text): its title and name
# $path (text)
shelf-imported = { $module } is now in { $path }, without pictures.
# $module (text): its title and name
# $path (text)
# $pictures (text): such as "3 pictures"
# $size (text): such as "2 MB"
shelf-imported-pictures = { $module } is now in { $path }, with { $pictures } ({ $size }).
shelf-replaced = It replaces the module that was there.
# $name (text)
shelf-how-to-start = Use /game start module:{ $name } to start it. Running games keep their version until /game reload.
# $path (text)
shelf-refused = I couldn't import { $path }:
shelf-no-text = the module's file isn't text (UTF-8)
# $name (text)
# $taken (text): another file
shelf-same-name = it has the same name as { $taken } ({ $name }): change "module:" in one of them
# $file (text)
shelf-changing = { $file } changed while I was reading it; I'll read it again when it's needed
shelf-changing-it = the file changed while I was reading it; I'll read it again when it's needed
# $file (text)
shelf-unreadable = { $file } is missing, or I'm not allowed to read it

## Modules of VASSAL: what came over

vassal-came-over = Imported:
# $counts (list)
vassal-counted = { $counts }
# $count (number)
vassal-sides = { $count ->
    [one] { $count } side
   *[other] { $count } sides
  }
# $count (number)
vassal-maps = { $count ->
    [one] { $count } map
   *[other] { $count } maps
  }
# $count (number)
vassal-boards = { $count ->
    [one] { $count } board
   *[other] { $count } boards
  }
# $count (number)
vassal-prototypes = { $count ->
    [one] { $count } kind of piece
   *[other] { $count } kinds of pieces
  }
# $count (number)
vassal-slots = { $count ->
    [one] made from { $count } piece in the module
   *[other] made from { $count } pieces in the module
  }
# $count (number)
vassal-pieces = { $count ->
    [one] { $count } piece set up
   *[other] { $count } pieces set up
  }
# $count (number)
vassal-stacks = { $count ->
    [one] { $count } stack
   *[other] { $count } stacks
  }
# $count (number)
vassal-decks = { $count ->
    [one] { $count } deck
   *[other] { $count } decks
  }
# $count (number)
vassal-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
  }
# $count (number)
vassal-pictures = { $count ->
    [one] { $count } picture file
   *[other] { $count } picture files
  }
vassal-losses-in-file = The attached file lists everything that couldn't be imported.
vassal-rights = Pictures stay on the computer that runs the bot. You need the right to use them.

## Modules of VASSAL: the report

# $title (text)
# $name (text)
vassal-report = { $title } is now the module { $name }.
# $title (text)
# $versions (list): such as "version 1.2"
# $name (text)
vassal-report-version = { $title } ({ $versions }) is now the module { $name }.
# $version (text)
vassal-version = version { $version }
vassal-lost = Not imported, or changed:
# $count (number)
# $things (text): such as "unreadable pieces"
vassal-loss = { $count } × { $things }
# $count (number)
# $things (text)
# $names (list)
vassal-loss-named = { $count } × { $things }: { $names }
# $variants (list)
vassal-chosen = When you start a game, choose a set-up with the option variants: { $variants }.
# $setups (list)
# $first (text): the first one, in quotation marks
vassal-setups = Set-ups of the module: { $setups }. To start from one, add --setup={ $first } or the path of a saved game after the file.

# What was lost, behind its number.
# $loss (unreadable-slot | missing-prototype | trigger | global-command | computed-property | outer-property | hidden-command | action | unlisted-command | many-actions | own-trait | own-class | looks | text-sheet | label-format | cargo | further-layer | layer-follows | many-layers | property-name | several-owners | hidden-by-other | shared-window | open-window | window-without-side | many-sides | other-board | board-asked | turned-board | board-not-in-use | many-spots | cell-names | missing-picture | bad-picture | many-decks | many-stacks | deck-rule | dice | turn-tracker | automation | machinery | extension | saved-map | saved-deck | saved-piece | saved-version | unseen-of-nobody | lost-setup | other-setup)
vassal-lost-things = { $loss ->
    [unreadable-slot] unreadable pieces
    [missing-prototype] prototypes that pieces refer to but the module doesn't have
    [trigger] triggers: what a piece does automatically after a key
    [global-command] commands of a piece to other pieces
    [computed-property] computed properties
    [outer-property] commands that change properties of the map or of other pieces
    [hidden-command] conditions that hide a command
    [action] commands to replace, place, send or return pieces, without a destination or with one from a formula
    [unlisted-command] commands that aren't in a piece's menu: only keys and triggers call them
    [many-actions] commands that only a few pieces have, beyond the limit of actions in a game
    [own-trait] traits in the module's own Java code
    [own-class] parts in the module's own Java code
    [looks] trails, borders, sounds and other effects
    [text-sheet] text sheets and tables on pieces
    [label-format] labels that change with properties
    [cargo] pieces that carry others or are tied to them
    [further-layer] second changing layers on the same piece: they stay in their first state
    [layer-follows] layers that depend on something unsupported: players change them by hand
    [many-layers] pieces with more than 50 levels: the rest are left out
    [property-name] properties with names that the bot itself uses or that can't be written
    [several-owners] pieces that belong to several sides: they now belong to none
    [hidden-by-other] pieces of one side that another side hides: they belong to the side that hides them
    [shared-window] private windows shared by several sides: only one side sees them
    [open-window] private windows that all sides have or others can look into: everyone sees them
    [window-without-side] private windows of a side that doesn't play: everyone sees them
    [many-sides] sides after the twentieth
    [other-board] boards that aren't on any map at the start
    [board-asked] maps whose board is chosen at the start: they use the first one
    [turned-board] rotated boards: they're shown upright
    [board-not-in-use] stacks and decks on boards that aren't on any map
    [many-spots] places beyond the limit of a board
    [cell-names] cells with different names than in VASSAL
    [missing-picture] pictures that aren't in the module
    [bad-picture] unreadable pictures
    [many-decks] decks after the two hundredth
    [many-stacks] stacks beyond the limit of a set-up
    [deck-rule] decks with their own rules for use or counting
    [dice] dice with unreadable faces
    [turn-tracker] unreadable turn trackers
    [automation] buttons that do several things at once
    [machinery] pieces that are buttons
    [extension] parts of extensions whose place is missing from the module
    [saved-map] pieces of the saved game on maps that the module doesn't have
    [saved-deck] decks of the saved game that the module doesn't have
    [saved-piece] pieces of the saved game that the module has changed since: they stay as in the saved game
    [saved-version] saved games from another module or another version of this one
    [unseen-of-nobody] pieces that no side can see and no side of the game hides: they are left out
    [lost-setup] set-ups whose saved games are missing or unreadable
   *[other-setup] set-ups beyond the limit of a module: use --setup= with a name to make a module that starts from one
  }

## Modules of VASSAL: why nothing was imported

# $fault (text): a sentence
vassal-refused = Nothing was imported. { $fault }
# $file (text)
# $fault (text): a sentence
vassal-refused-file = Nothing was imported. { $file }: { $fault }
vassal-fault-not-there = There's no such file or folder.
vassal-fault-broken = I can't read it: it's damaged, or it's another kind of file.
vassal-fault-path = It contains a name that leads out of its folder.
vassal-fault-link = It contains a link.
vassal-fault-encrypted = It's encrypted.
vassal-fault-method = It's compressed in a way that I can't read.
vassal-fault-too-many = It contains too many files.
vassal-fault-too-large = It's too large.
vassal-fault-too-deep = Its parts are nested too deeply.
vassal-fault-doctype = It has a DOCTYPE, and VASSAL modules don't have one.
vassal-fault-no-build-file = It contains no buildFile, so it isn't a VASSAL module.
vassal-fault-no-module = It contains no module. Name the module first, then its extensions.
vassal-fault-no-setup = The module has no set-up with this name, or its saved game is missing.
vassal-fault-too-costly = It takes more memory or time than an import is allowed.
vassal-fault-waiting = Another file of yours is still waiting. Send this one again when that's done.
vassal-fault-busy = Other imports are waiting. Try again in a few minutes.

# $done (number)
# $of (number)
vassal-progress = { $done } of { $of } pictures
vassal-off = I can't import VASSAL modules here, because the operator of this bot hasn't turned that on (`VASSAL_IMPORT=on`). Imported pictures stay on the computer that runs the bot, and you need the right to use them.
vassal-by-operator = The operator of this bot can import a module of any size with `npm run import`.
# $title (name)
# $size (text): such as "9 MB"
# $most (text)
vassal-too-large = The module made from { $title } is { $size }, but a server can keep only { $most }.
