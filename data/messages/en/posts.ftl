### Posts in a game's channel, and messages to its players.

# $who (person)
# $deed (text): a verb phrase: "moves **King** from E5 to E9"
post-deed = { $who } { $deed }.
# Within a longer line.
# $who (person)
# $deed (text): a verb phrase
post-deed-start = { $who } { $deed }
# $deed (text): a verb phrase
post-besides = Also: { $deed }.
# A post that may have arrived before.
# $text (text)
post-repeated = (again) { $text }
# Above a list of this player's acts.
# $who (person)
post-actor = { $who }:
# Verbs that a list leaves out before the pieces, separated by |.
post-omitted-verbs = moves|uses
# $count (number)
# $button (name)
post-more-acts = { $count ->
    [one] And { $count } more: press { $button } to see it.
   *[other] And { $count } more: press { $button } to see them.
  }

## Whose turn it is: in games with moves (chess), in card games, and in all others

# $side (name)
# $players (list)
post-turn-move = { $side } to move: { $players }
# $side (name)
# $players (list)
post-turn-play = { $side } to play: { $players }
# $side (name)
# $players (list)
post-turn-turn = It's { $side }'s turn: { $players }
# $side (name)
post-turn-move-empty = { $side } to move
# $side (name)
post-turn-play-empty = { $side } to play
# $side (name)
post-turn-turn-empty = It's { $side }'s turn.
# $side (name)
# $players (list)
post-reminder-move = { $side } is still to move: { $players }
# $side (name)
# $players (list)
post-reminder-play = { $side } is still to play: { $players }
# $side (name)
# $players (list)
post-reminder-turn = It's still { $side }'s turn: { $players }
# $side (name)
post-call-side = { $side }
# $side (name)
# $turn (text): "2" or "2 of 10"
post-call-turn = { $side }, turn { $turn }
# $turn (text): "Red, turn 2"
# $players (list)
post-call = { $turn }: { $players }, your move.
# $turn (text)
post-call-empty = { $turn }.
post-call-all = Everyone chooses at the same time.
# $turn (text)
post-call-all-turn = **Turn { $turn }**: everyone chooses at the same time.
# $number (number)
# $last (number)
turn-number-of = { $number } of { $last }
# $time (text): "5 minutes ago"
post-turn-since = -# This turn began { $time }.
# The button "Play" is below.
post-first-move = -# Press **Play** to see what you can do. Only you see it.

## Below posts

# $sides (list)
# $count (number)
post-empty-seats = { $count ->
    [one] { $sides } is free: take the seat below.
   *[other] { $sides } are free: take a seat below.
  }
# $title (text): what is counted
# $scores (list)
post-scores = -# { $title }: { $scores }
# $side (text)
# $score (number)
post-score = { $side } { $score }
post-draft = -# The others see this when your turn ends.
# $time (text): "in 5 minutes"
post-draft-until = -# The others see this when your turn ends, or { $time } at the latest.
# $side (name)
# $players (list)
post-attacked = { $side } is under attack: { $players }
# Below the end of a game.
# $side (name)
# $players (list)
post-played = { $side } was played by { $players }
# $people (list)
post-thanks = Thanks for playing, { $people }.
# $who (person)
# $text (text): what this person said about it
post-away = -# { $who } is away: { $text }
# $people (list)
post-waited = Waiting for { $people }.
# $people (list)
post-unreached = -# For three days, nothing has reached { $people }: no post here and no direct message.
# $time (text)
post-lost = I couldn't send some posts here since { $time }. `/game log` shows what happened.
# $game (text): its title and place
post-game = -# { $game }

## What happened, in a private message

post-since-turn = **Since your last turn:**
# $time (text): "5 minutes ago"
post-since-turn-at = **Since your last turn, { $time }:**
post-happened = **What happened:**
# $time (text)
post-happened-at = **What happened, starting { $time }:**
post-nothing-since = Nothing has happened since then.

## Other posts

# $people (list)
# $title (name)
post-interested = { $title } has open seats: { $people }, you asked me to tell you. `/me interested` turns that off.
# Names of files.
post-file-changes = changes.txt
post-file-revealed = what-it-reveals.txt
# $seats (list)
post-rematch-swapped = **Rematch with swapped sides:** { $seats }. Press your side.
# $seats (list)
post-rematch-rotated = **Rematch with rotated sides:** { $seats }. Press your side.
# $side (name)
# $players (list)
post-rematch-seat = { $side } for { $players }

## Buttons, at most 14 letters

# $side (text)
post-button-play = Play { $side }
post-button-find = Find players
post-button-bot = Add the bot
post-button-reserve = Join waitlist
post-button-when = My schedule
post-button-observe = Watch
post-button-alone = Try alone
post-button-begin = Begin
post-button-fairness = Fairness
post-button-rules = Rules
post-button-agree = Agree
# Accept something that another player hands over.
post-button-take = Take it
post-button-ask = Ask the others
post-button-decline = Decline
post-button-open = Play
post-button-since = Last turn
post-button-details = Details
post-button-board = Board
post-button-help = Help
post-button-now = Show game
post-button-take-back = Take it back
post-button-look = Look
post-button-pass = Next side
post-button-redo = Redo
post-button-replay = Replay
post-button-rematch = Rematch
