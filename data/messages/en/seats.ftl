### Seats: taking, leaving and handing them over.

## After a player's name

seat-joins-waitlist = joins the waitlist
seat-watches = watches the game

# $side (name)
seat-plays = plays { $side }

seat-leaves-waitlist = leaves the waitlist
seat-stops-watching = stops watching

# $side (name)
seat-leaves = leaves { $side }

# $player (person)
# $side (name)
seat-frees = frees { $player }'s seat ({ $side })

# $side (name)
seat-frees-bot = takes the bot off { $side }

seat-no-time = no longer says when they have time

# $when (text): what the player typed
seat-has-time = has time: { $when }

seat-manages = steps in on behalf of this server
seat-unsticks = steps in on behalf of this server: the game is no longer waiting for anyone

# $sides (list)
# $level (text): such as "hard"
seat-bot-plays = lets the bot play { $sides } ({ $level })

# $side (name)
# $to (person)
seat-hands-over = hands { $side } over to { $to }

seat-plays-all = plays all sides
seat-imports = imports a game from a file

## Posts

# $player (person)
# $sides (list)
seat-in-file = { $player } played { $sides }

# $players (list): such as "Ada played Red"
seats-free-after-file = All seats are free. In the file, { $players }. Take a seat to play on.

# $side (text): in bold
# $people (list): players on the waitlist
seat-is-free = { $side } is free. { $people }: take the seat with `/game join`.

## Refusals: taking a seat. Arguments such as $leave are commands or buttons.

# $side (name): what the player typed
# $sides (list)
seat-no-such-side = There's no side { $side } in this game. Choose one of these: { $sides }.

# $side (text): in bold
# $observe (text)
seat-side-left-out = { $side } had no player when the game began, so it isn't in the game. Use { $observe } without a side to watch.

# $side (text): in bold
# $seats (text)
seat-not-free = { $side } has a player. { $seats } shows which seats are free.

seat-bot-plays-not = The bot doesn't play this game.

# $sides (list)
# $seats (text)
seat-bot-asks = { $sides } must agree before the bot takes a seat. Press **Add the bot** below { $seats } to ask.

# $side (text): in bold
# $leave (text)
seat-already-plays = You already play { $side }. Use { $leave } to give it up.

# $leave (text)
seat-already-watches = You already watch this game. Use { $leave } to stop.

# $leave (text)
seat-already-waits = You're on the waitlist already. Use { $leave } to leave it.

# $side (text): in bold
# $leave (text)
seat-one-side-only = You play { $side }. You can't play two sides, because this game hides things. Use { $leave } to give up { $side } first.

# $players (list)
# $side (text): in bold
# $ask (text)
seat-taken = { $players } must agree before you play { $side }. Use { $ask } to ask.

# $players (list)
# $side (text): in bold
# $until (text): a time
# $ask (text)
seat-taken-until = { $players } must agree before you play { $side }. No answer by { $until } counts as a yes. Use { $ask } to ask.

seat-has-seen = You have seen another side's secrets.
seat-master-sees = A game master sees everything.

# $sides (list)
# $ask (text)
seat-must-agree = { $sides } must agree first. Use { $ask } to ask.

# $sides (list)
# $until (text): a time
# $ask (text)
seat-must-agree-until = { $sides } must agree first. No answer by { $until } counts as a yes. Use { $ask } to ask.

# $start (text)
seat-nobody-agrees-master = A game master sees everything, and no player is left to agree to that. You can only take that seat before a game begins: { $start }.

# $side (text): in bold
# $observe (text)
seat-nobody-agrees = You have seen another side's secrets, and no player is left who could agree to you playing { $side }. Use { $observe } without a side to watch.

# $master (person)
# $leave (text)
seat-master-taken = { $master } is the game master. They can free that seat with { $leave }.

# $leave (text)
seat-master-plays = This game hides things, so the game master can't play as well. Use { $leave } to give up your seat.

# $seats (text)
seat-not-master = You aren't the game master. { $seats } shows who is.

## Refusals: leaving and handing over

# $side (text): in bold
# $seats (text)
seat-not-yours = You don't play { $side }. { $seats } shows who does.

# $player (person)
# $side (text): in bold
# $seats (text)
seat-not-theirs = { $player } doesn't play { $side }. { $seats } shows who does.

# $join (text)
seat-none = You have no seat in this game. Use { $join } to take one.

# $player (person)
# $side (text): in bold
seat-they-play-it = { $player } already plays { $side }.

# $player (person)
seat-they-play-other = { $player } plays another side. They can't play two, because this game hides things.

# $player (person)
seat-they-preside = { $player } is the game master and can't play as well, because this game hides things.

# $player (person)
# $join (text)
seat-they-have-seen = { $player } has seen another side's secrets, so the others must agree first. { $player } can ask them with { $join }.

# $player (person)
# $side (text): in bold
# $transfer (text)
seat-not-accepted = { $player } must accept { $side } first. Use { $transfer } to ask.

# $player (person)
# $until (text): a time
# $leave (text)
seat-not-silent = You're playing against { $player }. If they stay silent, you can free their seat from { $until } on. They can leave with { $leave }.

# $join (text)
seat-alone-hides = This game hides things from the sides, so you can't play all of them. Use { $join } to take one.

# $others (list)
# $count (number): of these
# $players (text)
seat-alone-others = { $count ->
    [one] { $others } plays here, too. You can try the game alone when all seats are free. { $others } can leave with { $players }.
   *[other] { $others } play here, too. You can try the game alone when all seats are free. They can leave with { $players }.
  }
