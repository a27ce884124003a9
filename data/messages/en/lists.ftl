### Lists and short reports: seats, status, turn and pieces.

# $person (person)
# $time (text): when this player can play
list-person-time = { $person } ({ $time })
# The bot among the players of a side.
# $level (text): such as "hard"
list-bot = Bot ({ $level })
# $time (text)
list-open = -# Anyone can take a seat until { $time }. Press **Join waitlist** to get a seat that becomes free, or **My schedule** to tell the others when you can play.
# $side (name)
# $players (text)
list-side = { $side }: { $players }
# $result (won | lost | drew)
# $side (name)
# $players (text)
list-side-result = { $result ->
    [won] { $side } (won): { $players }
    [lost] { $side } (lost): { $players }
   *[drew] { $side } (draw): { $players }
  }
# $people (text)
list-waitlist = Waitlist: { $people }
# $people (list)
list-watching = Watching: { $people }
# $person (person)
list-host = Host: { $person }
# $person (person)
list-master = Game master: { $person }
# $attackers (name)
# $defenders (name)
# $cell (text)
list-battle = { $attackers } attacks { $defenders } at { $cell }. `/army return` ends that battle.

## Whose turn it is: in games with moves (chess), in card games, and in all others

# $turn (text): "2" or "2 of 10"
# $side (name)
# $players (text)
list-turn-move = Turn { $turn }: { $side } to move ({ $players }).
# $turn (text)
# $side (name)
# $players (text)
list-turn-play = Turn { $turn }: { $side } to play ({ $players }).
# $turn (text)
# $side (name)
# $players (text)
list-turn-turn = Turn { $turn }: { $side } ({ $players }).
# $turn (text)
# $side (name)
# $players (text)
# $next (name): a side
list-turn-move-next = Turn { $turn }: { $side } to move ({ $players }), then { $next }.
# $turn (text)
# $side (name)
# $players (text)
# $next (name)
list-turn-play-next = Turn { $turn }: { $side } to play ({ $players }), then { $next }.
# $turn (text)
# $side (name)
# $players (text)
# $next (name)
list-turn-turn-next = Turn { $turn }: { $side } ({ $players }), then { $next }.
list-waiting = Waiting for players.
list-no-turns = The game has started. It isn't played in turns.
list-not-started = The game hasn't started yet.
list-no-turns-now = This game has no turns: everyone plays when they like.
list-turn-ends = Use `/turn end` to end it.

## The phases of a turn

# $phases (text)
list-phases = Phases: { $phases }
# $acts (list): verbs
list-phase-can = You can { $acts }.
# $acts (text): verbs
list-phase-must = You must { $acts }.
# $phase (name)
list-phase-next = Use `/turn next` to go on to { $phase }.
list-phase-end = Use `/turn end` to end the turn.
list-phase-pass = Use `/turn next` to pass to the next side.
list-bidding-pass = Use `/turn pass` to leave the bidding for good.
# $sides (list)
list-bidding-out = Out: { $sides }.

## Pieces

# Above the pieces that belong to no side.
list-no-owner = No side
# $owner (name)
# $count (number): its pieces
list-owner = { $owner } ({ $count })
list-no-pieces = You can't see any pieces.
# $side (name)
list-none-of-side = You can't see any pieces of { $side }. Use `/piece list` by itself to list all pieces.
# $side (name)
# $name (name): the name or the cell that was typed
# $command (text)
list-none-named = You can't see any piece of { $side } with that name or in that place: { $name }. Use { $command } to list those of other sides.
# $side (name)
# $place (text): its cell and map
list-piece-place = { $side }, at { $place }
# $place (text): its cell and map
list-piece-place-unowned = At { $place }
# $property (text)
# $value (text)
list-property = { $property }: { $value }
