### The command /deck. Discord shows at most 100 characters of a description.

deck-command = Draw, deal and shuffle cards
deck-command-list = List the decks, and how many cards are in each hand
deck-command-show = Show a deck, and the cards in it if it's open
deck-command-draw = Draw cards, to your hand or another place
deck-command-deal = Deal cards to hands
deck-command-shuffle = Shuffle a deck
deck-command-peek = Look at the top of a deck; the others see how many cards you look at
deck-command-return = Put cards, or a whole deck, into a deck
deck-option-deck = The deck; leave it out if there is only one
deck-option-count = How many (1)
deck-option-to = Where to (your hand)
deck-option-draw-piece = Specific cards to draw, by name, if the deck lets you choose
deck-option-deal-count = How many cards for each side (1)
deck-option-side = Only to these sides, separated by commas
deck-option-discards = Include its discard pile
deck-option-return-piece = The cards, separated by commas
deck-option-return-deck = The deck to put them into
deck-option-where = Where in the deck (top)
deck-where-top = top
deck-where-bottom = bottom
deck-where-random = random
deck-option-from = A whole deck, in its current order
deck-none = This game has no decks. `/hand show` shows your cards, and `/piece list` the pieces.
