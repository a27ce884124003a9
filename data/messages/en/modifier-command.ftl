### The command /modifier. Discord shows at most 100 characters of a description.

modifier-command = See and change what modifies the rules and values of the game
modifier-command-list = List the modifiers in play, in the order in which they apply
modifier-command-explain = Show how a value is worked out, step by step
modifier-command-add = Add a modifier (the game master, or the host if nothing is hidden)
modifier-command-remove = Remove a modifier
modifier-command-order = Choose which of two modifiers with the same precedence applies first
modifier-option-subject = A piece, cell, zone, map, side or counter, `game`, or a step such as J9 to K9
modifier-option-property = The value to explain
modifier-option-add-name = Its name
modifier-option-change = What it does, such as MovePoints + 1
modifier-option-match = What its targets must be, such as Class = pikeman
modifier-option-on = The piece that carries it
modifier-option-scope = How far it reaches from that piece
modifier-option-of = The kind of its targets (default: piece)
modifier-option-when = The condition under which it applies
modifier-option-precedence = Its precedence; lower ones apply first (default: 0)
modifier-option-lasts = How long it lasts, such as 3 turns
modifier-option-remove-name = The modifier's name
modifier-option-first = The one that applies first
modifier-option-then = The one that applies after it
modifier-bad-lasts = Type how long it lasts: `turn` or `3 turns` counts turns of all sides, and `go` or `2 goes` counts turns of one side.
# $modifier (name)
# $count (number)
modifier-several = There are { $count } modifiers called { $modifier }. Pick one from the suggestions.
# $modifier (text)
# $precedence (number)
modifier-offer = { $modifier } ({ $precedence })
# $modifier (text)
# $bearer (text): the piece that carries it
# $precedence (number)
modifier-offer-of = { $modifier } of { $bearer } ({ $precedence })
