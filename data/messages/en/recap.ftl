### The picture of a finished game, and the same in words. No markdown.

# $game (text)
recap-title = { $game } is over.
# $sides (list)
recap-won = { $sides } won.
recap-drawn = The game is a draw.
recap-lost = Every side lost.

## Why the game ended

recap-checkmate = Checkmate.
recap-stalemate = Stalemate.
# $sides (list)
# $count (number)
recap-resigned = { $count ->
    [one] { $sides } resigned.
   *[other] { $sides } resigned.
  }
# $sides (list)
recap-time = { $sides } ran out of time.
recap-agreed = All players agreed to a draw.
recap-stopped = The host ended the game.
# $turn (number)
recap-last-turn = Turn { $turn } was the last.
# $title (text): what decided, as the module calls it
recap-scorekeeper = "{ $title }" decided the game.
recap-passes = All players passed.
recap-repeat = The same position came up again and again.
recap-quiet = Nothing was captured for a long time.
# $side (text)
recap-most = { $side } had the most pieces.
# $side (text)
recap-area = { $side } had the most territory.
# $side (text)
recap-mated = { $side } was checkmated.
# $side (text)
recap-no-move = { $side } had no legal move left.
# $side (text)
recap-all-taken = { $side } lost the last piece that it had to keep.
# $side (text)
recap-few-left = { $side } had too few pieces left.
# $side (text)
recap-reach = One of { $side }'s pieces reached the goal.
# $side (text)
recap-line = { $side } lined up enough pieces.

## Scores and the turning point

# The name of scores without a name.
recap-points = Points
# $name (text)
# $scores (list)
recap-scores = { $name }: { $scores }.
# $count (number)
recap-more = { $count ->
    [one] And { $count } more side.
   *[other] And { $count } more sides.
  }
# $side (text)
recap-led-always = { $side } led from the first round to the end.
# $side (text)
# $round (number)
recap-led-from = { $side } took the lead for good in round { $round }.
# $side (text)
# $move (number)
recap-captures-move = From move { $move } to the end, { $side } led in captures.
# $side (text)
# $written (text): a move such as "12. Nxd5"
recap-captures-written = From { $written } to the end, { $side } led in captures.

## Numbers: in a sentence, and labels below a number

# $count (number)
recap-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
    .label = { $count ->
        [one] round
       *[other] rounds
      }
# $count (number)
recap-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
  }
    .label = { $count ->
        [one] turn
       *[other] turns
      }
# $count (number)
recap-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
    .label = { $count ->
        [one] move
       *[other] moves
      }
recap-playing-time = playing time
# $minutes (number)
recap-minutes = { $minutes } min
# $hours (number)
recap-hours = { $hours } h
# $hours (number)
# $minutes (number)
recap-hours-minutes = { $hours } h { $minutes } min
# $time (text)
recap-took = It took { $time }.
# $amounts (list): rounds, turns and moves
recap-had = It had { $amounts }.
# $amounts (list)
# $time (text)
recap-had-took = It had { $amounts } and took { $time }.
