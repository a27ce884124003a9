### Counters.

counter-none = There are no counters that you can see. A module defines them; `/counter define` adds one.

# $counter (text): its name
# $value (text)
counter-line = { $counter }: **{ $value }**

# $counter (text): its name
# $value (text): with modifiers
# $base (text): without modifiers
counter-line-base = { $counter }: **{ $value }** (base { $base })

# $line (text): the counter's name and value
# $meaning (text): a sentence
counter-defined = - { $line }. { $meaning }

# $on (name): the place that it counts
# $line (text): the counter's name and value
counter-head = { $on }, { $line }

# $parts (list): what it counts, and limits such as "not in decks"
counter-meaning = Counts { $parts }.

counter-counts-all = pieces
counter-counts-some = some of the pieces

# $match (text): an expression
counter-counts-match = pieces that match { $match }

# $property (text)
counter-sums-all = the total of { $property }

# $property (text)
counter-sums-some = the total of { $property } of some of the pieces

# $property (text)
# $match (text): an expression
counter-sums-match = the total of { $property } of pieces that match { $match }

counter-any-formula = a calculated value
counter-without-decks = not in decks
counter-without-stacks = not in stacks
counter-open = visible to everyone
counter-own = added in this game

# $property (text)
counter-read-as = In formats, write it as `${ $property }$`.

# $report (text): a format
counter-reported-as = Reported as: { $report }

## Reports with their reason. $report is a module's text.

# $report (text)
counter-to-battle = { $report } (left the map for the battle)

# $report (text)
counter-from-battle = { $report } (back from the battle)

# $report (text)
counter-after-battle = { $report } (left the map after the battle)

# $counter (text): in bold
# $was (text)
# $now (text)
counter-corrected = { $counter } was wrong: I corrected it from { $was } to { $now }.

## After a player's name

# $counter (name)
counter-removes = removes the { $counter } counter

# $counter (name)
# $value (text)
counter-defines = adds the counter { $counter }: { $value }

counter-recounts = counts everything again
counter-recounts-right = counts everything again: all counters were right

## Refusals. Arguments such as $list are commands.

# $at (number): the character
counter-bad-match = There's a mistake in that match condition at character { $at }. Use a form like `PieceName = Gold && StackSize > 1`.

# $at (number): the character
counter-bad-sum = There's a mistake in that formula at character { $at }. Use a property, or a form like `{"{"}StackSize * 2{"}"}`.

# $scope (name): what the player typed
# $board (text)
counter-no-such-scope = There's no map, board, zone or deck called { $scope }. { $board } shows the ones you can count on.

# $counter (name)
counter-exists = There's already a counter called { $counter }. Choose another name.

# $property (name)
counter-viewer-match = { $property } depends on who's looking, but a counter is the same for everyone. Choose another property.

# $most (number)
# $remove (text)
counter-too-many = You can add at most { $most } counters to a game. { $remove } removes one.

# $counter (name)
# $modifier (name)
counter-modified = The modifier { $modifier } changes a property called { $counter }, so this counter would show the wrong number. Choose another name.

# $counter (name)
counter-circle = { $counter } would depend on itself, perhaps through other counters. Remove the part that leads back to it.

# $list (text)
counter-gone = That counter is gone. { $list } shows the others.

# $counter (name)
counter-of-module = { $counter } belongs to the module. Choose a counter that was added in this game.
