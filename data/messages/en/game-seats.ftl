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

# $title (name)
# $host (person)
settings-head = { $title }, as set by its host { $host }:
# $after (text): a time
settings-reminder = - Reminder: once, { $after } after a turn began (`/game settings reminder:`). You can delay it or turn it off for yourself in `/me settings`.
settings-reminder-off = - Reminder: off (`/game settings reminder:`).
settings-posts-turn = - Posts: once, when a turn ends, or at once if it can't wait (`/game settings posts:`).
settings-posts-act = - Posts: after every act (`/game settings posts:`).
# $language (text): its own name for itself
settings-language = - Language: posts here are in { $language } (`/game settings language:`). What only you read is in your own language.
# $limit (text): such as 3 days for each turn
settings-clock = - Clock: { $limit } (`/game settings turn:` or `bank:`; all sides must agree).
# $until (text): a moment
settings-open = - Seats: open until { $until } (`/game settings open:`).
settings-one-clock = Use either `turn:`, a time for each turn, or `bank:`, a time for all turns of a side.
settings-clock-alone = Use `turn:` or `bank:` without other options: a clock needs the consent of the others.
# $languages (list)
settings-no-language = I don't speak that language yet. For `language:`, choose one of these: { $languages }.
settings-no-posts = Use `posts: turn` for one post a turn, or `posts: act` for a post after every act.

## A player's own words ("share") that are mixed into a game's randomness

# $longest (number)
share-bad = Your words must have 1 to { $longest } visible characters, without a space at the start or end. Type other words, or leave out `share:`; then I take some from your command.
# $most (number)
share-left-out = I haven't mixed in your words: a player can add at most { $most } times. If others must agree to your seat, their press counts instead.
share-no-side = `share:` only works with a side. Add `side:`, or leave out `share:`.
share-closed = The game has started, so you can no longer add words. Leave out `share:`.

## A form

# At most 45 characters.
when-title = When you have time
# At most 45 characters.
when-label = For example: evenings from 8; blank clears it
