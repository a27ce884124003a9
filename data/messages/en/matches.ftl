### Matches of the opponent's levels: npm run play, in a terminal

match-usage = Add a module, by its name or as a file: npm run play -- chess --games 100 --a normal --b easy --nodes 2000 --seed 1
# $name (text)
match-unknown = There's no game and no file called { $name }.
# $title (text)
# $games (number)
match-title = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
match-level = level
match-wins = wins
match-draws = draws
match-losses = losses
match-share = share
match-interval = 95 %
match-nodes = nodes a turn
match-time = ms a turn
match-longest = longest, ms
# $steps (text)
# $seconds (text)
match-length = A game takes { $steps } steps and { $seconds } s.
# $games (number): games that ended without a result
match-unfinished = { $games ->
    [one] { $games } game was stopped, and scores decided it.
   *[other] { $games } games were stopped, and scores decided them.
  }
