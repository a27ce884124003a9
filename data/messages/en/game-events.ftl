### The game itself, its turns and its settings.

## After a player's name

game-starts = sets up the game
game-begins = starts the game
game-opens-seats = opens the seats to everyone
game-closes-seats = closes the seats
game-ends = ends the game
game-master-leaves = gives up the game master's seat
game-master-now = is now the game master and sees everything

# $host (person)
game-host-now = makes { $host } the host

game-host-nobody = stops hosting the game
game-ends-turn = ends the turn
game-tells-turn = posts the turn so far

## Posts

game-unrated = This game isn't rated: someone changed the table without asking the others.
game-unrated-bot = This game isn't rated: the bot played in it.

## Tried acts, after "tries to"

tries-end-turn = end the turn
tries-tell-turn = post the turn
tries-roll = roll

## Refusals: the rules and settings. Arguments such as $off are commands or buttons.

# $effects (text): names of effects with arrows between
# $bound (number)
game-effects-go-on = Too many effects would follow: { $effects } → …, more than { $bound } in a row. Nothing changed; there's a mistake in the module.

# $bound (number)
game-rules-go-on = The rules of this game go in a circle: more than { $bound } things would follow. Nothing changed; there's a mistake in the module.

game-takes-too-long = Working that out would take too long. Ask the author of the module to make it simpler.

# $part (name): a part of the module
game-part-takes-too-long = { $part } would take too long. Ask the author of the module to make it simpler.

# $line (number)
# $part (name): a part of the module
game-line-takes-too-long = Line { $line } of { $part } would take too long. Ask the author of the module to make it simpler.

game-nothing-changes = Nothing would change: it's already like that.
game-reminder-off = Reminders are already off in this game.

# $time (text): such as 3 days
game-reminder-so = Players are already reminded after { $time }.

game-posts-turns = The others already get one post per turn.
game-posts-acts = The others already get a post for every act.

# $days (number)
# $off (text)
game-bad-reminder = Choose a time from 1 minute to { $days } days, or { $off }.

game-no-turns = This game has no turns: everyone plays when they like.

# $move (text)
game-ends-by-move = In this game a turn ends with the move. Use { $move } to move a piece.

## Refusals: players

# $begin (text)
# $seats (text)
game-not-begun = The game hasn't begun yet. Press { $begin } when everyone is there ({ $seats } shows the seats).

# $start (text)
# $log (text)
game-is-over = This game is over. { $start } starts a new one; { $log } shows what happened.

# $join (text)
game-not-a-player = You aren't playing in this game. Use { $join } to take a free side, or to ask for another.

# $side (text): in bold
# $board (text)
# $turn (text)
game-not-your-turn = It's { $side }'s turn. { $board } shows the position, { $turn } the turn.

# $side (text): in bold
# $players (list)
# $board (text)
# $turn (text)
game-not-your-turn-of = It's { $side }'s turn ({ $players }). { $board } shows the position, { $turn } the turn.

# $score (text)
game-out = Your side has already won or lost, so it's out of the game. { $score } shows how.

# $host (text)
game-host-only = Only the host can do that: { $host }.

# $master (text)
game-master-only = Only the game master can do that: { $master }.

# $seat (text)
game-no-master = This game hides things, so only a game master can do that, and there isn't one. Use { $seat } to ask for that seat.

# $board (text)
game-already-begun = The game has already begun. { $board } shows it.

# $join (text)
game-bots-alone = The bot doesn't play by itself. Use { $join } to take a seat.

# $sides (list)
# $join (text)
game-seats-empty = No one is playing { $sides } yet. Use { $join } to take a seat.

# $sides (list)
# $join (text)
# $alone (text)
game-seats-empty-alone = No one is playing { $sides } yet. Use { $join } to take a seat, or { $alone } to take them all.

# $sides (list)
# $join (text)
# $bot (text)
game-seats-empty-bot = No one is playing { $sides } yet. Press { $bot }, or let someone else join with { $join }.

# $sides (list)
# $join (text)
# $alone (text)
# $bot (text)
game-seats-empty-alone-bot = No one is playing { $sides } yet. Press { $bot }, or { $alone } to play every side yourself. Someone else can join with { $join }.

# $least (number)
# $empty (list)
# $join (text)
game-too-few-sides = At least { $least } sides need players. Still free: { $empty }. Use { $join } to take a seat.

# $least (number)
# $empty (list)
# $join (text)
# $bot (text)
game-too-few-sides-bot = At least { $least } sides need players. Still free: { $empty }. Press { $bot }, or let someone else join with { $join }.
