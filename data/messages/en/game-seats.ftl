### Seats of a game, and what its host has set

# $side (name)
seats-nobody-plays = { $side } has no player. Use `/game seats` to see who plays what.
# $side (name)
seats-several-play = { $side } has several players. Choose one with `person:`.
# $sides (list)
seats-which-side = You play { $sides }. Choose one with `side:`.
# $players (list): mentions
# $side (name)
seats-ask = Do you want to ask { $players } to give up { $side }?

## The bot on a free seat

# $level (text): such as "hard"
seats-bot-choose = Choose how well the bot plays (now { $level }), then its seat.
seats-bot-asks = -# The other players are asked first.
seats-bot-all = All free seats
seats-bot-no-seat = No seat is free.

## Settings

# $title (name)
# $host (person)
settings-head = Settings of { $title } (host: { $host }):
# $after (text): a time
settings-reminder = - Reminder: once, { $after } after a turn begins (`/game settings reminder:`). You can delay it or turn it off for yourself in `/me settings`.
settings-reminder-off = - Reminder: off (`/game settings reminder:`).
settings-posts-turn = - Posts: one when a turn ends, or right away if it can't wait (`/game settings posts:`).
settings-posts-act = - Posts: one after every action (`/game settings posts:`).
# $language (text): its own name for itself
settings-language = - Language: posts here are in { $language } (`/game settings language:`). Messages that only you can see are in your own language.
# $limit (text): such as 3 days for each turn
settings-clock = - Clock: { $limit } (`/game settings turn:` or `bank:`; all sides must agree).
# $until (text): a moment
settings-open = - Seats: open until { $until } (`/game settings open:`).
settings-one-clock = Use either `turn:`, a time for each turn, or `bank:`, a time for all turns of a side.
settings-clock-alone = Use `turn:` or `bank:` without other options: the others must agree to a clock.
# $languages (list)
settings-no-language = I don't speak that language yet. For `language:`, choose one of these: { $languages }.
settings-no-posts = Use `posts: turn` for one post per turn, or `posts: act` for a post after every action.

## A player's own words ("share") that are mixed into a game's randomness

# $longest (number)
share-bad = Your text must be 1 to { $longest } visible characters long, without a space at the start or end. Type something else, or leave out `share:` and I'll take some text from your command.
# $most (number)
share-left-out = I haven't mixed in your text: each player can add one at most { $most } times. If others must agree to your seat, their press of the button counts instead.
share-no-side = `share:` only works with a side. Add `side:`, or leave out `share:`.
share-closed = The game has started, so you can no longer add text. Leave out `share:`.

## A form

# At most 45 characters.
when-title = When can you play?
# At most 45 characters.
when-label = Example: evenings after 8 (blank = clear)
