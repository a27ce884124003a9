### Faults of a module's file, for its author. Every fault is one line: `line 3, column 7, maps[0]: there is no zone
### "Front"; expected: the name of a zone`. So no text here starts with a capital letter or ends with a full stop.
### Words of module files stay English: keys such as setup, values such as true, notations such as fmW.

# $line (number)
# $column (number)
# $wrong (text): a message whose name starts with `fault-`
# $expected (text): a message whose name starts with `remedy-`
fault-line = line { $line }, column { $column }: { $wrong }; expected: { $expected }

# $line (number)
# $column (number)
# $path (text): the part of the file, such as maps[0].name
# $wrong (text): a message whose name starts with `fault-`
# $expected (text): a message whose name starts with `remedy-`
fault-line-path = line { $line }, column { $column }, { $path }: { $wrong }; expected: { $expected }

# $fault (text): the whole line of a fault
# $count (number): how many other lines there are
# $lines (list): their numbers
fault-also-on = { $count ->
    [one] { $fault } (also on line { $lines })
   *[other] { $fault } (also on lines { $lines })
  }

# In a list of lines.
# $count (number)
fault-more-lines = { $count } more

## What is wrong: the file

fault-too-large = the file is too large
fault-too-deep = lists and mappings are nested too deeply
# $count (number)
fault-more-faults = { $count ->
    [one] there is { $count } more fault
   *[other] there are { $count } more faults
  }
# $sign (text): an opening bracket
fault-unclosed = the `{ $sign }` here is never closed
# $message (text): in English, by the library that reads YAML
fault-no-yaml = this isn't YAML: { $message }
fault-second-document = a second document starts here
fault-directive = the file has a %YAML directive
fault-holds-too-much = the file is too large: each alias counts every time it's used
# $name (text)
fault-repeats-too-much = *{ $name } repeats too much
# $tag (text): in quotation marks
fault-tag = YAML reads { $tag } as a tag, and tags mean nothing here
# $name (text)
fault-no-anchor = there is no &{ $name } before this
fault-cut = the # cuts off the value, because it starts a comment
# $written (text): in quotation marks
fault-braces = YAML reads { $written } in braces as a mapping
# $written (text): in quotation marks
fault-doubtful-key = YAML may not read the key { $written } as text
fault-no-text-key = this key isn't text
# $key (text): in quotation marks
fault-key-twice = the key { $key } appears twice here
# $name (text): in quotation marks
fault-unusable-name = { $name } can't be used as a name

## What is wrong: keys and values

# $key (text)
fault-lacks = { $key } is missing
# $key (text): in quotation marks
fault-no-key = { $key } isn't a valid key here
# $name (text): in quotation marks
fault-no-name = { $name } isn't a valid name
# $written (text)
# $or (flag | number-or-date)
fault-doubtful = { $or ->
    [flag] { $written } may be read as text or as true or false
   *[number-or-date] { $written } may be read as text or as a number or date
  }
fault-nothing = there's nothing here
# $kind (text | number | flag | list | mapping)
value-kind = { $kind ->
    [text] text
    [number] a number
    [flag] true or false
    [list] a list
   *[mapping] a mapping
  }
# $written (text): in quotation marks
# $kind (text): such as "a list"
fault-other-to-yaml = to YAML, { $written } is { $kind }
# $kind (text): such as "a list"
fault-other-kind = this is { $kind }
# $kind (text): such as "a list"
fault-unfit-kind = { $kind } doesn't fit here
# $value (text): in quotation marks
fault-unfit-value = { $value } doesn't fit here
# $first (text): a map, in quotation marks
# $second (text): a map, in quotation marks
fault-linked-maps = the cells are on two maps, { $first } and { $second }, but a link can't lead from one map to another

## What is wrong: names

# $name (text): in quotation marks
# $kind (side | class | map | board | zone | region | terrain | edge-kind | prototype | layer | level | piece | mover | property | deck | sheet | counter | modifier | action | table | objective | phase | place | places | cell | counted | battle-zone | hidden | labelled | turn-phase | act)
fault-no-such = { $kind ->
    [side] there is no side { $name }
    [class] there is no class { $name }
    [map] there is no map { $name }
    [board] there is no board { $name }
    [zone] there is no zone { $name }
    [region] there is no region { $name }
    [terrain] there is no terrain { $name }
    [edge-kind] there is no kind of edge { $name }
    [prototype] there is no prototype { $name }
    [layer] there is no layer { $name }
    [level] there is no level { $name }
    [piece] there is no piece { $name }
    [mover] there is no class or piece { $name }
    [property] there is no property { $name }
    [deck] there is no deck { $name }
    [sheet] there is no sheet { $name }
    [counter] there is no counter { $name }
    [modifier] there is no modifier { $name }
    [action] there is no action { $name }
    [table] there is no table { $name }
    [objective] there is no objective { $name }
    [phase] there is no phase { $name }
    [place] there is no place { $name }
    [places] there is no place { $name }
    [cell] there is no cell { $name }
    [counted] there is nothing to count called { $name }
    [battle-zone] there is no battle zone { $name }
    [hidden] there is nothing hidden called { $name }
    [labelled] there is no key { $name }
    [turn-phase] there is no turn phase { $name }
   *[act] there is no act { $name }
  }
# $name (text): in quotation marks
# $of (text): the kind of thing that was asked for the property
fault-no-property = { $of ->
    [piece] no piece has a property { $name }
    [cell] no cell has a property { $name }
    [zone] no zone has a property { $name }
    [map] no map has a property { $name }
    [board] no board has a property { $name }
    [deck] no deck has a property { $name }
    [side] no side has a property { $name }
    [game] the game has no property { $name }
    [army] no army has a property { $name }
    [counter] no counter has a property { $name }
    [step] no step has a property { $name }
    [limit] no limit has a property { $name }
    [may] there is no act and no property { $name }
    [modifier] no modifier has a property { $name }
   *[other] nothing has a property { $name }
  }
# $name (text): a modifier, in quotation marks
fault-modifier-waits-not = { $name } applies automatically
# $name (text): in quotation marks
# $property (text)
fault-name-as-text = { $property } is compared with the text { $name }, not with the thing called that
# $property (text)
# $text (text): in quotation marks
fault-never-held = nothing has the { $property } { $text }
# $name (text): in quotation marks
fault-unread = nothing reads the property { $name }
# $text (text): in quotation marks
fault-formula-as-text = { $text } is read as text, because the match has no braces
# $property (text)
fault-compared-not-set = this formula compares { $property }, but its new value is needed here
# $name (text): in quotation marks
fault-owns-nothing = { $name } has no properties
# $first (text): in quotation marks
# $second (text): in quotation marks
fault-both-unknown = nothing here is named { $first } or { $second }
# $text (text): in quotation marks
fault-no-formula-here = { $text } is a formula, but this must be the name of a place
# $text (text): in quotation marks
fault-no-match-here = { $text } is a match, but this must be a name
# $name (text): in quotation marks
fault-unread-value = nothing reads { $name }
# $property (text)
# $text (text): in quotation marks
fault-once = nothing else has or asks for the { $property } { $text }
# $name (text): in quotation marks
fault-same-name = something else already has the name { $name }
# $name (text): in quotation marks
fault-kept-army-name = { $name } starts like the names of other armies
# $name (text): in quotation marks
fault-map-name = players would type { $name } for a map too
# $name (text): in quotation marks
fault-no-base = the bot comes with no module { $name } to build on
# $name (text): in quotation marks
fault-no-place = there is no place { $name }
# $name (text): in quotation marks
fault-several-places = { $name } can be more than one place
# $name (text): in quotation marks
fault-no-one-cell = there isn't exactly one cell { $name }
# $name (text): in quotation marks
fault-no-one-zone = there isn't exactly one zone { $name }
# $name (text): in quotation marks
fault-no-countable = there is no map, board, zone or deck { $name }
# $name (text): in quotation marks
fault-given-property = the bot sets { $name } itself
# $name (text): in quotation marks
fault-no-property-name = { $name } can't be the name of a property

## What is wrong: turns, endings, set-up

fault-no-turns = this game has no turns
fault-ends-by-phases = the phases of a turn decide when it ends
fault-free-phases = a turn can't have phases if everyone can act at any time
fault-ending-count = only line, passes and few-left take a count
fault-ending-of-all = when all sides pass, no side can win or lose because of it
# $prototype (text)
fault-never-stuck = { $prototype } has no moves of its own and can go anywhere, so a side that has one can always move
# $side (text)
fault-stuck-at-start = { $side } has no pieces at the start, so it can't even make a first move
fault-no-passing = players can't pass in this game
fault-idle-phases = players can't do anything in these phases
# $map (text): in quotation marks
# $zone (text): in quotation marks
fault-zone-apart = no board of { $map } has both the zone { $zone } and the other zone
# $count (number)
fault-so-many-sides = { $count ->
    [one] there is { $count } side
   *[other] there are { $count } sides
  }
# $count (number)
fault-so-many-pieces = { $count ->
    [one] this is { $count } piece
   *[other] these are { $count } pieces
  }
# $prototype (text)
# $name (text): in quotation marks
fault-no-layer = { $prototype } has no layer { $name }
# $prototype (text)
# $as (layer | facing | covered | unseen)
fault-not-so = { $as ->
    [layer] a formula chooses the layer of { $prototype }
    [facing] { $prototype } has no directions to face
    [covered] { $prototype } can't lie face down
   *[unseen] { $prototype } is always visible
  }
# $cell (text)
fault-crowded = more than one piece is on { $cell }
fault-seen-by-all = everyone sees the pieces on this map
# $cell (text)
# $terrain (text): in quotation marks
fault-second-terrain = { $cell } already has the terrain { $terrain }
# $cell (text)
# $before (text)
fault-not-adjacent = { $cell } isn't next to { $before }
# $name (text): in quotation marks
fault-no-cell = the board has no cell { $name }

## What is wrong: decks, counters, modifiers

# $side (text): in quotation marks
fault-other-window = the deck is in a window of { $side }
fault-own-discards = a deck can't be its own discard pile
fault-no-discards = without a discard pile, there's nothing to shuffle into the deck
fault-lies-open = players see face-up cards anyway
# $first (text): in quotation marks
# $second (text): in quotation marks
# $property (text): in quotation marks
fault-same-property = { $first } and { $second } both create the property { $property }
# $property (text): in quotation marks
fault-viewer-property = { $property } depends on who is looking
# $text (text): in quotation marks
fault-uncounted = no counter can keep track of { $text }, and modifiers can read only numbers that counters keep
# $counter (text): in quotation marks
fault-counter-changed = { $counter } is a counter, and `changed` is for properties of pieces
fault-counter-circle = the counter depends on itself, directly or through others

## What is wrong: actions and tables

fault-deeds-several = this does more than one thing
fault-deeds-none = this does nothing
# $word (text): in quotation marks
fault-untried = { $word } can't be tried out beforehand, and "check" needs that
fault-line-nothing = this line does nothing
# $words (list): in quotation marks
fault-line-words = this line does more than one thing: { $words }
# $value (text): in quotation marks
fault-overlaps = this isn't higher than { $value }, which comes before it
# $from (number)
# $to (number)
fault-left-out = { $from } to { $to } would have no result
# $value (number)
fault-left-out-one = { $value } would have no result
# $count (number)
fault-so-many-results = { $count ->
    [one] this row has { $count } result
   *[other] this row has { $count } results
  }
fault-no-odds = there are no odds to round: the columns aren't odds
fault-no-columns = the table has no columns
# $name (text): in quotation marks
fault-no-thing = nothing here is called { $name }

## What is wrong: moves and pictures

# $name (text): in quotation marks
fault-unit-moves = { $name } is a unit, and units move by points or freely
# $name (text): in quotation marks
fault-no-forward = the moves of { $name } depend on which way is forward, but this side doesn't say
fault-no-straight-lines = this way of capturing needs straight lines, and these regions have none
fault-no-lines = a slide needs straight lines, and these regions have none
# $name (text): in quotation marks
fault-no-direction = no board has cells with a neighbor to the { $name }
fault-no-squares = this notation is for boards of squares, and there are none
# $name (text): in quotation marks
# $columns (number)
# $rows (number)
fault-off-sheet = the sheet { $name } ends at column { $columns } and row { $rows }

## What is wrong: expressions

# $precedence (number)
# $phase (text): in quotation marks
fault-outside-phase = precedence { $precedence } isn't in the phase { $phase }
# $found (text): in quotation marks
fault-counter-number = { $found } is a counter, so it can't be changed like a property
# $found (text): in quotation marks
fault-misplaced = { $found } can't be here
fault-misplaced-end = this can't end here
# $found (text): in quotation marks
fault-misplaced-in-expression = { $found } can't be here in an expression
fault-misplaced-end-in-expression = an expression can't end here
# $property (text): in quotation marks
# $domain (text)
fault-other-domain = { $property } is declared as { $domain }
# $points (number)
fault-no-points = { $points } isn't a possible number of move points
# $value (number)
fault-out-of-bounds = { $value } is out of bounds

## What is wrong: secrets

# $name (text): in quotation marks
fault-hides-nothing = nothing called { $name } hides anything
# $by (text): what tells it, in quotation marks
# $readers (list): sides, or everyone
# $secrets (list): what is hidden
fault-undeclared = { $by } tells { $readers } about { $secrets }, and the module doesn't declare that
# $readers (list): sides, or everyone
# $secrets (list): what is hidden
fault-undeclared-turn = whose turn it is tells { $readers } about { $secrets }, and the module doesn't declare that
# $names (list): in quotation marks
fault-tells-nothing = players learn no secrets about { $names }

## What would be right: the file

# $size (number)
remedy-at-most-size = at most { $size } KB, and fewer values and cells
# $levels (number)
remedy-at-most-levels = at most { $levels } levels
remedy-mend-first = fix these first
# $sign (text): a closing bracket
remedy-closing = a `{ $sign }` after its last entry
# $code (text): an error of the library that reads YAML
remedy-yaml = { $code ->
    [BLOCK_AS_IMPLICIT_KEY] quotes around text with a colon and a space
    [BAD_SCALAR_START] quotes around the text
    [BAD_ALIAS] quotes around text that starts with *
    [BAD_DIRECTIVE] no line that starts with %
    [TAB_AS_INDENT] spaces, not tabs, at the start of a line
    [UNEXPECTED_TOKEN] one value, in quotes if it contains characters that mean something to YAML
   *[other] well-formed YAML or JSON
  }
remedy-one-document = one module per file, without a second ---
remedy-no-directive = no directive: this is YAML 1.2
remedy-smaller = a smaller module
remedy-quote-value = quotes around the whole value
remedy-quote-hash = quotes around a value that contains #, or a space after the #
# $written (text)
remedy-quote-text = quotes around it: "{ $written }"
# $written (text)
remedy-quote-or-pair = quotes around it: "{ $written }", or key: value in the braces
remedy-each-key-once = each key once
remedy-base = the name of a module that comes with the bot and isn't built on another one, such as chess
remedy-other-name = another name
remedy-property-name = words, without the symbols that expressions use

## What would be right: values

remedy-form = a value that fits the module schema
# $key (text)
# $remedy (text): another message whose name starts with `remedy-`
remedy-under-key = { $key }: { $remedy }
# $written (text)
# $remedy (text): another message whose name starts with `remedy-`
remedy-or-quoted = { $remedy }; as text in quotes: "{ $written }"
# $written (text)
# $remedy (text): another message whose name starts with `remedy-`
remedy-in-quotes = { $remedy }, in quotes: "{ $written }"
remedy-whole-number = a whole number
# $from (number)
# $to (number)
remedy-whole = a whole number from { $from } to { $to }
# $from (number)
# $to (number)
remedy-number = a number from { $from } to { $to }
remedy-decimal = a number with at most 6 decimal places, up to 1000000000
# $least (number)
remedy-at-least = at least { $least }
# $most (number)
remedy-most-entries = at most { $most } of them
# $of (region | map | name | place | piece | side | phase | line | row | change)
remedy-one-at-least = { $of ->
    [region] at least one region
    [map] at least one map
    [name] at least one name
    [place] at least one place
    [piece] at least one piece
    [side] at least one side
    [phase] at least one phase
    [line] at least one line
    [row] at least one row
   *[change] at least one change
  }
# $of (cell | layer | region)
remedy-two-at-least = { $of ->
    [cell] at least two cells
    [layer] at least two layers
   *[region] at least two regions
  }
# $word (text)
remedy-word = { $word }
remedy-line = text on one line
# $most (number)
remedy-short-line = text on one line, at most { $most } characters
# $most (number)
remedy-short-text = text of at most { $most } characters
remedy-plain-text = text without control characters
remedy-sentence = a sentence, or a mapping with **other** and, if needed, **one**, **count** and **hidden**
# $most (number)
remedy-name = a name of 1 to { $most } characters with at least one letter or digit, without $ (except $side$ in an entry with each: side), line breaks, or spaces at the start or end
# $most (number)
remedy-place-label = a name of 1 to { $most } characters with at least one letter or digit, without / or $ (except $side$ in an entry with each: side), line breaks, or spaces at the start or end
remedy-colour = a color as "#rrggbb", in quotes
remedy-module-name = at most 32 lowercase letters, digits and hyphens
remedy-sample-label = a sample label such as A1
# $most (number)
remedy-first-number = a whole number from 0 to { $most }, or two of them, one for each half of a label
remedy-cell-label = a cell of the board, or a range such as B2:D4
# $from (number)
# $to (number)
remedy-cells = a number of cells from { $from } to { $to }
# $most (number)
remedy-some-cells = a number of cells above 0, at most { $most }
remedy-picture-file = the name of a PNG, JPEG, WebP, GIF or SVG file, such as map.png
remedy-picture = { remedy-picture-file }; or a mapping with file, x, y, width and height
remedy-art = { remedy-picture-file }; or a mapping with sheet and at
remedy-look = { remedy-art }; or a mapping with sides and others
remedy-sheet-part = column and row, or column, row, and how many columns and rows it takes up
# $columns (number)
# $rows (number)
remedy-on-sheet = a column from 1 to { $columns } and a row from 1 to { $rows }, with enough room for all the columns and rows it takes up
# $most (number)
remedy-cost = a number from 0 to { $most } with at most 3 decimal places, or closed
# $most (number)
remedy-costs = a number from 0 to { $most } with at most 3 decimal places, or closed; or a mapping that gives one of these for each class
remedy-value = text, a number, true or false, or a list of texts
remedy-dynamic-value = text, a number, or true or false
remedy-property-value = text, a number, true or false, a list of texts, or a mapping with value, min and max
remedy-layer = a name, or a mapping with name, symbol and picture
remedy-moves = Betza notation, a common name such as rook, or a list of these and of mappings with go and when
remedy-captures = displacement, custodial, jump, surrounded, flip, hit, intervene, manual or none, or a mapping whose by is one of these or line
remedy-ground-rule = a match for pieces, or true or false
remedy-repeat = {"{"} tie: a number {"}"}, or {"{"} forbid: last {"}"} or {"{"} forbid: any {"}"}
remedy-becomes-at = last-row, or {"{"} zone: the name of a zone {"}"}
remedy-becomes-to = the name of a prototype, or a list of names
remedy-taken = all, or a whole number from 1 to 100
remedy-layers = a list of layers, or a mapping with levels and follows
remedy-mask = true or false, or a mapping with name and symbol
remedy-places = a place such as Field C4, or a list of places
remedy-links = all, a list of two cells of one map, or a mapping with from and to
remedy-near = a mapping with of, scope, match, least and most, or a list of such mappings
remedy-bearer = the name of a prototype, or a mapping with piece, zone or side
remedy-duration = turn, 3 turns, go or 2 goes
remedy-formula = a number, or a formula such as Price + 1
remedy-subject = a match for pieces, or a mapping with piece, cell or side and on
remedy-choice = a match for pieces, or a mapping with piece, cell, side or number: [from, to]
remedy-phase-bounds = the first and the last precedence

## What would be right: names

# $names (list)
remedy-any-of = { $names }
# $names (list)
remedy-one-of = one of: { $names }
# Of more names than these.
# $names (list)
remedy-one-of-more = one of: { $names } ...
remedy-none-defined = one that the file defines, but it defines none
remedy-declared-property = a property that something has, or a line for this one under properties
remedy-waits = a modifier with `waits: true`
# $name (text)
remedy-dollars = ${ $name }$ for its value, or "{ $name }" in quotes for the text
# $text (text)
remedy-text-in-quotes = quotes around it, because it isn't a property: "{ $text }"
# $written (text)
remedy-in-braces = braces and quotes around all of it: { $written }
# $formula (text)
remedy-value-alone = only the value: { $formula }
# $property (text)
remedy-property-alone = { $property } by itself for the thing being tested
# $written (text)
remedy-each-cell = to: it, with each: {"{"} cell: { $written } {"}"} in the same line
remedy-defined-here = one that the file defines
remedy-own-name = a name that nothing else has
# $name (text)
remedy-name-of-side = a name that nothing else has, or one entry with `each: side` and `name: $side$ { $name }`
remedy-place-name = a map, or a cell after the name of its map or board
remedy-place-name-deck = a map, or a cell after the name of its map or board; the cards of a deck belong under its pieces
remedy-cell-name = a cell, after the name of its map or board if there are several
remedy-zone-name = the name of a zone that only one board has
remedy-battle-zone = a zone of a board of that map
# $from (number)
# $to (number)
remedy-range = from { $from } to { $to }
# $least (number)
remedy-range-up = { $least } or more
# $most (number)
remedy-range-down = { $most } or less
# $most (number)
remedy-at-most = at most { $most }

## What would be right: moves

remedy-no-unit-moves = unit or moves, not both
remedy-forward = forward: north, east, south or west
remedy-straight-lines = displacement, surrounded, hit, manual or none, a board of squares or hexes, or lines under the grid of regions
remedy-lines-of-regions = step or leap, or lines under the grid of the regions
remedy-directions-of-boards = forward, backward, sideways, or one of the board's directions (not one between two sides of a cell; regions have no directions)
remedy-squares = a board of squares, or no moves

## What would be right: turns, endings, set-up

remedy-once-or-turns = once, or turn at the top level of the file
# $key (text)
remedy-without-key = no { $key }
remedy-apart-action = an action that no other phase has
remedy-acts = act: in at least one of them, with the acts of that phase, such as {"{"} move: 1 {"}"}
remedy-ending-count = count: only with line, passes and few-left
remedy-moves-or-match = moves: under the prototype, or match: for the pieces that count in the ending
# $side (text)
remedy-piece-of-side = a piece of { $side } under setup, or another ending
remedy-turn-pass = pass: true in the turn
remedy-pass = true, or a match for the side, in quotes
# $most (number)
remedy-amount = a whole number from 0 to { $most }, a formula such as 1 + Extra, or any
# $key (text)
remedy-prototype-says = { $key }: true under its prototype
remedy-one-piece = one piece, or occupied: stack on this map
remedy-private-map = private: with the name of a side, or no publishes
remedy-one-terrain = one terrain for each cell
remedy-adjacent-cell = a cell next to the one before
# $map (text): in quotation marks
remedy-cells-of-map = two cells of { $map }, on one of its boards or on two
remedy-board-cell = a cell of this board, or a range such as B2:D4
# $side (text)
remedy-window-side = { $side }, or no side
remedy-other-deck = the name of another deck
remedy-discards = discards: with the name of another deck
remedy-face-down = faceDown: always, or no publishes

## What would be right: actions, tables, counters

# $words (list)
remedy-one-word = one of these in each line: { $words }
remedy-points-or-keeper = points, or the name of a scorekeeper that is on its card
# $card (text)
remedy-keeper-on-card = a scorekeeper that contains (card { $card })
remedy-some-place = a map, board, zone, deck or cell, Hand, here, or one of the choices
remedy-dice = dice such as 2d6
remedy-table-row = a list: a number or a range such as 3-4, and a result for each column
remedy-table-column = odds such as "3:1", or a number or a range such as 2-4
remedy-odds = odds such as "3:1", like the other columns
remedy-rising-odds = odds from the lowest to the highest, such as "1:2", "1:1", "3:2"
# $from (number)
remedy-range-from = a number or a range that starts with { $from }
# $to (number)
remedy-range-to = a row up to { $to }
# $count (number)
remedy-so-many-results = { $count ->
    [one] { $count } result after the number or range, one for each column
   *[other] { $count } results after the number or range, one for each column
  }
remedy-shared-property = a property that is the same for everyone
remedy-kept-counts = count(PLACE), count(PLACE, MATCH) or sum(PLACE, MATCH, PROPERTY), with a place of the module or game, and without source and target
# $counter (text)
remedy-counter-condition = when: becomes-true with a match such as "${ $counter }$ > 0"
remedy-no-circle = a counter that doesn't depend on itself
# $domain (natural | number | text | flag | list)
remedy-domain = { $domain ->
    [natural] a whole number of 0 or more
    [number] a number
    [text] text
    [flag] true or false
   *[list] a list of texts
  }
remedy-points = a number of 0 or more with at most 3 decimal places

## What would be right: secrets

remedy-no-reveals = no reveals: nothing is hidden
# $list (text): the line to write
remedy-declare = { $list }
# $list (text): the line to write
remedy-declare-counter = visible: all for it, to show the number to everyone, or { $list }
# $forms (text): names in the notation of scorekeepers
remedy-declare-scorekeeper = (known-to side*) in it, to announce it to everyone, or (reveals { $forms })
# $names (list): in quotation marks
remedy-reveals-without = reveals without { $names }

## What can be in the definition of a modifier

# $precedence (number)
expected-later = more than { $precedence }
expected-whole-number = a whole number
# $most (number)
expected-whole-number-most = a whole number up to { $most }
expected-two-cells = two cells of one map
expected-changeable-property = a property that can change
expected-other-property = another property
