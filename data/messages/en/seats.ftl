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
seat-frees = frees the seat of { $player } at { $side }

seat-no-time = takes back when they have time

# $when (text): what the player typed
seat-has-time = has time: { $when }

seat-manages = steps in for this server
seat-unsticks = steps in for this server: the game waits for no one any longer

# $side (name)
# $to (person)
seat-hands-over = hands { $side } over to { $to }

seat-plays-all = plays all sides
seat-imports = brings a game from a file

## Posts

# $player (person)
# $sides (list)
seat-in-file = { $player } played { $sides }

# $players (list): such as "Ada played Red"
seats-free-after-file = The seats are free. In the file { $players }. Take a seat to play on.

# $side (text): in bold
# $people (list): players on the waitlist
seat-is-free = { $side } is free. { $people }: take the seat with `/game join`.

## Refusals: taking a seat. Arguments such as $leave are commands or buttons.

# $side (name): what the player typed
# $sides (list)
seat-no-such-side = There's no side { $side } in this game. Choose one of these: { $sides }.

# $side (text): in bold
# $observe (text)
seat-side-left-out = { $side } had no player when the game began, so it takes no part. Use { $observe } without a side to watch.

# $side (text): in bold
# $leave (text)
seat-already-plays = You already play { $side }. { $leave } gives it up.

# $leave (text)
seat-already-seated = You already have a seat. { $leave } gives it up.

# $side (text): in bold
# $leave (text)
seat-one-side-only = You play { $side }, and this game hides things, so you can't play two sides. { $leave } gives it up.

# $players (list)
# $side (text): in bold
# $ask (text)
seat-taken = { $players } must agree before you play { $side }. { $ask } asks.

# $players (list)
# $side (text): in bold
# $until (text): a time
# $ask (text)
seat-taken-until = { $players } must agree before you play { $side }, or stay silent until { $until }. { $ask } asks.

seat-has-seen = You have seen another side's secrets.
seat-master-sees = A game master sees everything.

# $sides (list)
# $ask (text)
seat-must-agree = { $sides } must agree first. { $ask } asks.

# $sides (list)
# $until (text): a time
# $ask (text)
seat-must-agree-until = { $sides } must agree first, or stay silent until { $until }. { $ask } asks.

# $start (text)
seat-nobody-agrees-master = A game master sees everything, and no player is left to agree to that. That seat is free until a game begins: { $start }.

# $side (text): in bold
# $observe (text)
seat-nobody-agrees = You have seen another side's secrets, and no player is left to agree that you play { $side }. Use { $observe } without a side to watch.

# $master (person)
# $leave (text)
seat-master-taken = { $master } is game master. They can free that seat with { $leave }.

# $leave (text)
seat-master-plays = This game hides things, so the game master can't play, too. { $leave } gives up your seat.

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
seat-none = You have no seat in this game. { $join } takes one.

# $player (person)
# $side (text): in bold
seat-they-play-it = { $player } already plays { $side }.

# $player (person)
seat-they-play-other = { $player } plays another side, and this game hides things, so they can't play two.

# $player (person)
seat-they-preside = { $player } is game master, and this game hides things, so they can't play, too.

# $player (person)
# $join (text)
seat-they-have-seen = { $player } has seen another side's secrets, so the others must agree first: { $join } asks them.

# $player (person)
# $side (text): in bold
# $transfer (text)
seat-not-accepted = { $player } must accept { $side } first. { $transfer } asks.

# $player (person)
# $until (text): a time
# $leave (text)
seat-not-silent = You play against { $player }. You can free that seat from { $until } on, if they stay silent. They can leave with { $leave }.

# $join (text)
seat-alone-hides = This game hides things from the sides, so you can't play all of them. { $join } takes one.

# $others (list)
# $count (number): of these
# $players (text)
seat-alone-others = { $count ->
    [one] { $others } plays here, too. To try the game alone, all seats must be free: { $players } frees theirs.
   *[other] { $others } play here, too. To try the game alone, all seats must be free: { $players } frees theirs.
  }
