### Another module for a game.

# After a player's name.
# $title (name)
# $parts (list): such as "the rules"
module-changes-to = switches to the module { $title }. Changed: { $parts }

## Parts of a module

reload-part-name = the name
reload-part-description = the description
reload-part-readable-rules = the rules to read
reload-part-maker = the maker
reload-part-version = the version
reload-part-texts = the texts in other languages
reload-part-labels = the names of things
reload-part-reports = the reports
reload-part-sides = the sides
reload-part-turns = the turns
reload-part-endings = the end of the game
reload-part-seats = the seats
reload-part-rules = the rules
reload-part-battles = the battles
reload-part-maps = the maps
reload-part-terrain = the terrain
reload-part-pieces = the pieces
reload-part-properties = the properties
reload-part-modifiers = the modifiers
reload-part-setup = the setup
reload-part-decks = the decks
reload-part-counters = the counters
reload-part-scorekeepers = the scorekeepers
reload-part-pictures = the pictures
reload-part-actions = the actions
reload-part-effects = the effects
reload-part-tables = the tables
reload-part-objectives = the objectives
reload-part-opponent = the bot opponent
reload-part-round = the rounds
reload-part-variants = the variants
reload-part-notation = the notation
reload-part-position = the opening position

## Refusals. Arguments such as $ask are commands or buttons.

module-same = The game already has exactly this module. Choose another one, or a file that you've changed.

# $sides (list)
# $ask (text)
module-needs-consent = It changes what players can read, know or do, so { $sides } must agree first. Use { $ask } to ask them.

# $sides (list)
# $until (text): a time
# $ask (text)
module-needs-consent-until = It changes what players can read, know or do, so { $sides } must agree first. No answer by { $until } counts as a yes. Use { $ask } to ask them.

# $misfit (text): such as "the side Red is missing"
module-does-not-fit = That module doesn't fit this game: { $misfit }. Choose a module that keeps everything in play.

# $misfit (text): such as "the side Red is missing"
# $former (text)
module-undo-does-not-fit = You can't take that back, because it doesn't fit the new module: { $misfit }. First go back to the old module with { $former }.
