### The command /hand. Discord shows at most 100 characters of a description.

hand-command = Look at your hand and play from it
hand-command-show = Show your hand; only you see it
hand-command-play = Play cards from your hand
hand-command-give = Give cards to another hand
hand-command-discard = Discard cards from your hand to a pile
hand-option-show-side = The side, if you play several
hand-option-piece = The cards: their numbers or names, separated by commas
hand-option-play-to = Where to: a cell or a map
hand-option-covered = Play them face down, so only your side knows what they are
hand-option-give-side = The side that gets them
hand-option-discard-to = The pile; you can leave it out if only one is possible

## Buttons and lists

hand-label-choose = Play or discard a card ...
hand-label-back = ◀ Back
hand-label-play = Play it to ...
hand-label-play-covered = Play it face down to ...
hand-label-play-open = Play it face up to ...
# $pile (text)
hand-label-discard = Discard to { $pile }
# A card as completion offers it.
# $number (number)
# $card (text)
hand-card = { $number }. { $card }
# One of several that look the same.
# $number (number)
# $card (text)
# $count (number)
hand-card-of = { $number }. { $card } (one of { $count })

## Why there is no hand to show

hand-no-seat = You aren't playing in this game, so you have no hand. Take a seat with `/game join`.
hand-not-dealt = You have no cards yet: the game hasn't started.
hand-none = This game has no hands of cards. `/play` shows what you can do.
# $side (name)
hand-others = You can't see that hand: only the player of { $side } can. `/game seats` shows who plays which side.
hand-master = As game master, you have no hand. `/hand show side:` shows any hand, and `/move` and `/deck` move everyone's cards.

## A hand in words

# In the place of its name, to a player who has one.
hand-yours = **Your hand**
# $card (text)
hand-yours-one = **Your card**: { $card }
# $hand (text): its name in bold
hand-empty = { $hand } is empty.
# $hand (text): its name in bold
# $count (number): cards
# $cards (text)
hand-text = { $hand } ({ $count }): { $cards }
# $hand (text): its name in bold
# $count (number): cards
# $cards (text)
# $more (number): cards that are not shown
# $typed (text): the hand's name
hand-text-more = { $hand } ({ $count }): { $cards } and { $more } more (`/piece list name:{ $typed }` shows them all)
# $numbers (text): "1-3, 6"
# $card (text)
hand-line = { $numbers }. { $card }
# $numbers (text): "1-3, 6"
# $card (text)
# $face (list): the values and the text on it
hand-line-face = { $numbers }. { $card }: { $face }
# $count (number): cards
hand-more = { $count ->
    [one] And { $count } more card.
   *[other] And { $count } more cards.
  }
