### What all commands say at a table

table-no-game = No game is being played in this channel. Start one with `/game start`.
table-failed = I couldn't save that, so nothing has changed. Please try again.
table-unsaved = My storage isn't answering, so I don't know yet whether that was saved. Look at `/board` in a moment before you try again.
table-later = I'm being updated and can't do that yet. Nothing has changed: please try again in an hour.
table-no-answer = My storage isn't answering. Please try again in a moment.
table-other-game = That button belongs to an earlier game in this channel. Here is the current one.
table-passed = That button is out of date. Here is the game as it is now.
table-done = Done.
# $side (name)
table-turn-over = Your turn is over. It's { $side }'s turn.
# Stacks that could still have moved when the turn ended.
# $cells (list)
# $count (number): stacks
table-not-moved = { $count ->
    [1] One stack hasn't moved: { $cells }.
   *[other] { $count } stacks haven't moved: { $cells }.
  }
table-all-told = There's nothing to post.
table-under-way = -# A turn is in progress. The others see what happened when it ends.
table-told-to-all = Done. I'll post it in the channel.
# After the start of a list that doesn't fit into a message.
table-rest-in-file = … the full list is in the file

## The host of the bot, or the server's managers, allow no more

# $most (number): games
table-full-server = { $most ->
    [one] You can't start a game: this server allows only { $most } at a time (`/server settings`). To make room, end an abandoned game with `/game stop`.
   *[other] You can't start a game: { $most } are in progress, the most that this server allows (`/server settings`). To make room, end an abandoned game with `/game stop`.
  }
# $most (number): games
table-full-games = { $most ->
    [one] You can't start a game: this bot allows only { $most } at a time in a server. To make room, end an abandoned game with `/game stop`.
   *[other] You can't start a game: { $most } are in progress, the most that this bot allows in a server. To make room, end an abandoned game with `/game stop`.
  }
# $most (number): steps
table-full-steps = { $most ->
    [one] You can't do that: a game can have { $most } step here, and this one has reached that limit. Nothing is lost: `/game export` gives you the whole game, and `/game stop` ends it.
   *[other] You can't do that: a game can have { $most } steps here, and this one has reached that limit. Nothing is lost: `/game export` gives you the whole game, and `/game stop` ends it.
  }
# $most (number): pieces
table-full-setup = { $most ->
    [one] You can't start this game: it has more than { $most } piece, the most that this bot allows. Choose a game with fewer pieces.
   *[other] You can't start this game: it has more than { $most } pieces, the most that this bot allows. Choose a game with fewer pieces.
  }
# $most (number): pieces
table-full-pieces = { $most ->
    [one] You can't do that: the table would have more than { $most } piece, the most that this bot allows. Make room with `/piece delete`.
   *[other] You can't do that: the table would have more than { $most } pieces, the most that this bot allows. Make room with `/piece delete`.
  }

## The end of a list that leaves some items out

# The last item: "A, B and 3 more".
# $count (number)
more-items = { $count } more
# A line of its own.
# $count (number)
more-line = and { $count } more

## What there is to do now, in one sentence

now-sit = Take a seat, then press **Begin**.
now-fill = Choose a side. The game starts as soon as every side has a player.
now-full = Every side has a player: the game is starting.
now-answer = You have a question to answer: `/play` shows it.
# $side (name)
now-play = It's your turn as { $side }: `/play`.
now-play-any-time = You can play at any time: `/play`.
now-choose = Everyone chooses at the same time, and you haven't chosen yet: `/play`.
# $side (name)
now-wait = Waiting for { $side }.
# $side (name)
now-watch = It's { $side }'s turn.
now-goes-on = The game goes on.
now-over = The game is over.
now-won = The game is over. You won!
now-lost = The game is over. You lost.
now-drew = The game is over. It's a draw.

## The first steps of a game came with a file

# $count (number): steps
origin-proved = { $count ->
    [1] The first step comes from a file that this bot vouches for: it was played that way.
   *[other] The first { $count } steps come from a file that this bot vouches for: they were played that way.
  }
# $count (number): steps
origin-unproved = { $count ->
    [1] The first step comes from a file that this bot can't vouch for: it may have been played differently.
   *[other] The first { $count } steps come from a file that this bot can't vouch for: they may have been played differently.
  }
