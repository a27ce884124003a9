### Decks, hands and cards.

# $count (number)
card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }

card-some = some cards
card-none = no cards
deck-face-down = face down
deck-face-up = face up

# $side (name)
deck-of = owned by { $side }

# $discards (text): the name of the discard pile
deck-discards = discard pile: { $discards }

# $deck (name)
# $parts (list): such as 12 cards, face down
deck-line = { $deck }: { $parts }

# $hand (name)
# $amount (text): such as 5 cards
deck-hand = { $hand }: { $amount }

deck-hand-open = visible to its side
deck-no-decks = This game has no decks that you can see.

# $card (name)
deck-top = On top: { $card }

# $types (list): such as 3 × Money
deck-types = By type: { $types }

# $cards (list)
deck-known = Cards you know about: { $cards }

## Cards and their way, as items of a list

# $cards (list)
# $from (text)
# $to (text)
card-way = { $cards } from { $from } to { $to }

# $cards (list)
# $from (text)
card-way-from = { $cards } from { $from }

# $cards (list)
# $to (text)
card-way-to = { $cards } to { $to }

# $cards (list)
card-way-none = { $cards }

## After a player's name

# $cards (list): such as "2 cards from Deck to Hand"
card-draws = draws { $cards }

# $cards (list): such as "2 cards from Deck to Hand"
card-deals = deals { $cards }

# $cards (list): such as "2 cards from Hand to Deck"
card-puts = moves { $cards }

# $cards (list): such as "2 cards to Blue"
card-gives = gives { $cards }

# $cards (text): such as "2 cards from Deck to Hand"
card-moves = moves { $cards }

# $container (name): a place
card-fills = puts something into { $container }

# $container (name): a place
card-empties = empties { $container }

# $count (number)
# $deck (text)
card-looks = { $count ->
    [one] looks at { $count } card in { $deck }
   *[other] looks at { $count } cards in { $deck }
  }

# $count (number)
# $deck (text)
# $cards (list)
card-looks-at-these = { $count ->
    [one] looks at { $count } card in { $deck }: { $cards }
   *[other] looks at { $count } cards in { $deck }: { $cards }
  }

# $deck (text)
card-shuffles = shuffles { $deck }

# $deck (text)
card-shuffles-discards = shuffles the discard pile into { $deck }

## Tried acts, after "tries to"

tries-give = give
tries-draw = draw cards
tries-deal = deal cards
tries-return = put cards into a deck
tries-shuffle = shuffle
tries-peek = look at cards

## Refusals. $deck is a name in bold, arguments such as $draw are commands or options.

# $deck (text)
# $draw (text)
card-in-deck = That card is in { $deck }. { $draw } takes cards out of it.

# $deck (name)
# $list (text)
card-no-such-deck = There's no deck called { $deck } here. { $list } shows all decks.

# $deck (text)
# $side (text): in bold
# $list (text)
card-not-your-deck = { $deck } belongs to { $side }. { $list } shows yours.

# $deck (text)
card-deck-empty = { $deck } is empty. Choose another deck.

# $deck (text)
card-too-few = { $deck } doesn't have that many cards. Take fewer.

# $shuffle (text)
card-or-reshuffle = Or shuffle its discard pile into it: { $shuffle }.

# $most (number)
card-wrong-count = Choose 1 to { $most } cards at a time.

# $deck (text)
# $draw (text)
card-not-by-name = You can't choose a particular card from { $deck }. { $draw } without `piece:` takes the top card.

# $card (text): in bold
# $deck (text)
# $show (text)
card-not-in-deck = { $card } isn't in { $deck }. { $show } shows what is.

# $deck (text)
# $alone (text)
card-no-discards = { $deck } has no discard pile. Leave out { $alone } to shuffle the deck itself.

# $deck (text)
# $alone (text)
card-never-reshuffled = In this game discards don't go back into { $deck }. Leave out { $alone } to shuffle the deck itself.

# $side (text): in bold
card-no-hand = { $side } has no hand in this game. Choose another side.

# $side (text): in bold
# $count (number)
card-hand-full = { $count ->
    [one] { $side }'s hand can hold at most { $count } card.
   *[other] { $side }'s hand can hold at most { $count } cards.
  }

card-take-fewer = Take fewer.

# $discard (text)
card-make-room = { $discard } makes room.

card-use-some = Choose something else, or use some of your cards first.

# $deck (text)
# $count (number)
card-draw-limit = { $count ->
    [one] You can draw at most { $count } card from { $deck } at once. Take fewer.
   *[other] You can draw at most { $count } cards from { $deck } at once. Take fewer.
  }

# $deck (text)
card-same-deck = The cards are already in { $deck }. Choose another place.
