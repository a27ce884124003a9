### The command /counter. Discord shows at most 100 characters of a description.

counter-command = Show what the game counts, or count something else
counter-command-show = Show a counter, or all that you can see
counter-command-list = List what each counter counts
counter-command-define = Add a counter (the game master, or the host if nothing is hidden)
counter-command-remove = Remove a counter that was added with /counter define
counter-command-refresh = Count everything again
counter-option-name = The counter, such as Wealth (Red Hand)
counter-option-define-name = The counter's name
counter-option-on = A map, board, zone, hand or deck
counter-option-match = Which pieces to count, such as Type = Gold (default: all)
counter-option-sum = A property or formula to add up, such as { "{" }Value * 2{ "}" } (default: 1 per piece)
counter-option-visible = Who sees the number (default: everyone who sees the map)
counter-visible-map = everyone who sees the map
counter-visible-all = everyone
counter-option-decks = Count the cards in decks, too (default: yes)
counter-option-stacks = Count the pieces in stacks, too (default: yes)
counter-option-report = What to post when it changes, such as $counterName$: $newValue$
counter-option-description = What it's for; everyone who sees the number can read it
# After a name that no piece has as a property.
counter-formula = Use a property that a piece has. Put a formula in braces, such as `{ "{" }StackSize * 2{ "}" }`.
counter-bad-name = A counter's name can have up to 50 characters. It needs a letter or a digit, and can't contain `$`.

## Private totals as a direct message

counter-sent = I sent you a direct message.
counter-send-refused = I can't send you direct messages: you don't accept them. Allow them in the privacy settings of this server, or use `/counter show` here.
counter-send-unknown = I don't know whether my message arrived. Check your direct messages, or press the button again.
counter-send-none = You have no private totals. `/counter show` shows the ones that everyone sees.
