### Buttons, options and sentences that several commands have

## Buttons, at most 14 letters

button-show-everyone = Show everyone
button-earlier = Earlier
button-later = Later
button-now = Now
button-list-pieces = List pieces
button-whole-map = Show whole map
button-as-text = As text
button-as-picture = As picture
button-keep-it = Keep it
button-send-to-me = Send to my DMs

## An option of every command about a game, at most 100 characters

option-game = One of your games (default: the one in this channel)

## Games in other places

places-no-game = You're not in a game. Use `/game start` in a channel to start one.
# $games (list)
places-yours = Your games: { $games }.
# $games (list)
places-several = That matches several of your games: { $games }. Choose one from the list as you type.
# $title (name)
places-left = You're no longer a member of the server where { $title } is played. To play again, join the server and use `/game join` in the channel.
# $title (name)
places-hidden = You can no longer see the channel where { $title } is played. Ask the people who manage that server to let you in, or choose another game with `game:`.
# $title (name)
# $channel (text): a link
places-unknown = Discord didn't tell me in time whether you can still see the channel of { $title }. Try again in a minute, or play in { $channel }.
# Behind a side in a list.
places-your-turn = your turn
places-posted = I've posted it in the channel.
places-maybe-posted = Discord isn't answering, so I don't know if my post is in the channel. Check there before you try again.
places-not-posted = Discord doesn't let me post in that channel.
# $games (list)
places-missed = -# Something happened in { $games } that only you may know. Use `/game log` there to see it, `/hand show` to see your hand, and `/me settings` to set up direct messages.

## A game as a moving picture

# $title (name)
replay-turn = { $title }, the last turn. Only you see this.
# $title (name)
# $count (number)
replay-steps = { $count ->
    [one] { $title }, the last step. Only you see this.
   *[other] { $title }, the last { $count } steps. Only you see this.
  }
# $title (name)
replay-game = { $title }, the whole game. Only you can see this.
# $title (name)
# $count (number)
replay-game-turns = { $count ->
    [one] { $title }, the whole game: { $count } turn. Only you see this.
   *[other] { $title }, the whole game: { $count } turns. Only you see this.
  }
# For people who can't see it.
# $count (number)
# $last (text): a sentence about the last picture
replay-alt = { $count ->
    [one] { $count } picture. { $last }
   *[other] { $count } pictures, one after the other. The last one: { $last }
  }
replay-nothing = There's nothing to show yet: nothing has happened on a board that you can see.
# Buttons, at most 14 letters.
replay-button-turn = Last turn
replay-button-game = Whole game
replay-button-steps = Step by step
replay-button-first = First
replay-button-back = Back
replay-button-forward = Forward
replay-button-last = Last
replay-button-bookmark = Bookmark
replay-button-unmark = Remove bookmark
# $count (number)
replay-bookmarks = Your bookmarks: { $count }

## Names that mean nothing here. "missing": the player typed no name.

# $name (name)
no-such-card =
    .missing = Choose a card.
    .none = There's no card { $name } here.
# $name (name)
no-such-cell =
    .missing = Choose a cell.
    .none = There's no cell { $name } here.
# $name (name)
no-such-counter =
    .missing = Choose a counter.
    .none = There's no counter { $name } here.
# $name (name)
no-such-deck =
    .missing = Choose a deck.
    .none = There's no deck { $name } here.
# $name (name)
no-such-game =
    .missing = Choose a game.
    .none = There's no game { $name } here.
# $name (name)
no-such-hidden =
    .missing = Choose something hidden.
    .none = Nothing called { $name } is hidden here.
# $name (name)
no-such-kind =
    .missing = Choose a kind of piece.
    .none = There's no kind of piece { $name } here.
# $name (name)
no-such-layer =
    .missing = Choose a layer.
    .none = There's no layer { $name } here.
# $name (name)
no-such-map =
    .missing = Choose a map.
    .none = There's no map { $name } here.
# $name (name)
no-such-modifier =
    .missing = Choose a modifier.
    .none = There's no modifier { $name } here.
# $name (name)
no-such-piece =
    .missing = Choose a piece.
    .none = There's no piece { $name } here.
# $name (name)
no-such-place =
    .missing = Choose a place.
    .none = There's no place { $name } here.
# $name (name)
no-such-property =
    .missing = Choose a property.
    .none = There's no property { $name } here.
# $name (name)
no-such-set =
    .missing = Choose a set.
    .none = There's no set { $name } here.
# $name (name)
no-such-side =
    .missing = Choose a side.
    .none = There's no side { $name } here.
# $name (name)
no-such-spot =
    .missing = Choose a cell or a piece.
    .none = There's no cell or piece { $name } here.
# $names (list)
unknown-meant = Did you mean { $names }?
# $place (name): a cell or another place
unknown-nothing-there = You can't see anything on { $place }. `/piece list` shows all pieces.
# $names (list)
unknown-names = Choose one of these: { $names }.
# $names (text)
unknown-hidden-names = Choose one of these: { $names }.
# $names (list)
unknown-listed = { $names }
unknown-nothing-hidden = Nothing is hidden here.
# $count (number)
unknown-layers = { $count ->
    [one] This piece has only { $count } layer. Name it, or leave it out.
   *[other] This piece has { $count } layers. Name one of them, or leave it out to get the next one.
  }
# $command (text): a command, marked up
unknown-cards-in = { $command } shows the cards that you can see there.

# Sentences behind "There's no card ... here" and "Choose a card".
unknown-hint-cells = `/board` shows the cells.
unknown-hint-cells-or-hand = `/board` shows the cells; `hand` is your hand.
unknown-hint-spots = `/board` by itself shows the cells.
unknown-hint-maps = `/board` by itself shows the first map.
unknown-hint-pieces = `/piece list` shows the pieces that you can see.
unknown-hint-all-pieces = `/piece list` by itself lists all pieces.
unknown-hint-kinds = Pick one from the list as you type.
unknown-hint-properties = `/piece show` shows the properties of a piece.
unknown-hint-cards = `/hand show` shows your cards.
unknown-hint-decks = `/deck list` shows the decks.
unknown-hint-counters = `/counter list` shows your counters.
unknown-hint-modifiers = `/modifier list` shows the modifiers in play.
unknown-hint-modules = `/module list` shows the games available here.
unknown-hint-sets = Separate short names with spaces: `base2 sea2`.
