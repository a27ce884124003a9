### Scorekeepers, scores and results.

## Results

# $sides (list): in bold
# $count (number): of these sides
result-won = { $count ->
    [one] { $sides } won
   *[other] { $sides } won
  }

# $sides (list): in bold
# $count (number): of these sides
result-lost = { $count ->
    [one] { $sides } lost
   *[other] { $sides } lost
  }

# $sides (list): in bold
# $count (number): of these sides
result-drew = { $count ->
    [one] { $sides } drew
   *[other] { $sides } drew
  }

# $result (text): such as "Red won"
# $place (number)
result-place = { $result } (place { $place })

# $result (text): such as "Red won"
# $cause (text): such as "turn 5 was the last"
result-cause = { $result }: { $cause }

# $result (text): such as "Red and Blue lost"
result-line = { $result }.

# $winner (name): a side
result-checkmate = Checkmate. { $winner } wins.
result-stale = Stalemate. The game is drawn.

## Causes of a result, after "Red won:". ".own": the side's own doing; ".other": another side's

# $turn (number)
cause-last-turn = turn { $turn } was the last
cause-last-player = no other player is left
cause-resigned = resigned
cause-time = ran out of time
cause-agreed = all agreed to a draw
cause-host = the host ended the game
cause-checkmate =
    .own = it is in checkmate
    .other = the other side is in checkmate
cause-no-move =
    .own = it had no legal move
    .other = the other side had no legal move
cause-all-taken =
    .own = it lost the last piece that it had to keep
    .other = the other side lost the last piece that it had to keep
cause-few-left =
    .own = it has too few pieces left
    .other = the other side has too few pieces left
cause-reach =
    .own = its piece reached the goal
    .other = another side's piece reached the goal
cause-line =
    .own = it completed a line
    .other = another side completed a line
cause-passes = all passed
cause-repeat = the position was repeated too often
cause-quiet = nothing was captured for a long time

# ".shared": a draw.
cause-most =
    .own = it has the most pieces
    .other = another side has the most pieces
    .shared = as many pieces as another side

# $amount (number): the pieces of this side
cause-most-counted =
    .own = it has the most pieces ({ $amount })
    .other = another side has the most pieces (it has { $amount })
    .shared = as many pieces as another side ({ $amount })
cause-area =
    .own = it has the most area
    .other = another side has the most area
    .shared = as much area as another side

# $amount (number): the cells of this side
cause-area-counted =
    .own = it has the most area ({ $amount })
    .other = another side has the most area (it has { $amount })
    .shared = as much area as another side ({ $amount })

## Final scores

# $side (text)
# $score (text)
score-of = { $side } { $score }

# $title (name)
# $scores (list): sides with their scores
final-score-of = { $title }: { $scores }

# $title (name)
# $time (text): such as "the end of turn 3"
# $scores (list): sides with their scores
final-score-as-of = { $title } (as of { $time }): { $scores }

# $score (text): the title and the scores of all sides
final-score = Final score: { $score }.
reading-start = the start of the game

# $turn (number)
reading-turn =
    .beginning = the beginning of turn { $turn }
    .end = the end of turn { $turn }

# $side (text)
# $turn (number)
reading-side =
    .beginning = the beginning of { $side }'s turn in turn { $turn }
    .end = the end of { $side }'s turn in turn { $turn }

## The state of the scores

# $keeper (name)
score-head = { $keeper }

# $keeper (name)
# $notes (list)
score-head-notes = { $keeper } ({ $notes })
score-note-waits = waits for its trigger

# ".most" or ".least": the score that ranks first.
score-note-ranks =
    .most = ranks the sides, most first
    .least = ranks the sides, least first
score-note-breaks-ties =
    .most = breaks ties, most first
    .least = breaks ties, least first

# $time (text): such as "the end of turn 3"
score-note-as-of = scores as of { $time }

# $points (list): sides with their points
score-own-points = **Points**: { $points }
score-nothing = Nothing is scored yet. `/game rules` shows the goal.

# A line below a scorekeeper.
score-for-none = - for no side

# $sides (list)
score-for = - for { $sides }

# $side (text)
# $parts (list): its score, and how far its tests are
score-side = - { $side } { $parts }

# $score (text)
score-value = **{ $score }**

# $part (text): such as "beacons"
part-hidden = { $part } hidden

# $part (text): such as "beacons"
# $value (text)
part-value = { $part } { $value }

# $value (text): such as "beacons 225"
# $goal (text)
part-of = { $value } of { $goal }

# $value (text): such as "beacons 225"
# $goal (text)
part-more-than = { $value } of more than { $goal }

# $part (text): such as "beacons 250 of 250"
part-done = { $part } ✓
part-total = in all
part-units = units

# $properties (list)
# $types (text)
part-property-of = { $properties } of { $types }

## Reports

# $keeper (name)
score-fault-zero = The scorekeeper { $keeper } divides by zero, so the test counts as false.

# $keeper (name)
score-fault-no-value = The scorekeeper { $keeper } doesn't come to a number, so the score stays as it is.

# $keeper (name)
score-fault-too-much = The scorekeeper { $keeper } takes too much work and was stopped. The game goes on.
score-game-over = The game is over.

## After a player's name

score-changes = changes the scoring

# $count (number)
# $keepers (list)
score-defines = { $count ->
    [one] defines { $count } scorekeeper: { $keepers }
   *[other] defines { $count } scorekeepers: { $keepers }
  }

## Refusals. Arguments such as $reload are commands or buttons.

score-unreadable = I can't read that, so nothing was defined. Use the corrected text.

# $fault (text): a place, what is wrong there, and what was expected
score-unreadable-fault = I can't read that, so nothing was defined: { $fault }. Use the corrected text.

# $fault (text): a place, what is wrong there, and what was expected
# $count (number): other faults
score-unreadable-faults = I can't read that, so nothing was defined: { $fault } (and { $count } more). Use the corrected text.

# $end (text)
# $stop (text)
score-nothing-ranks = No score ranks the sides of this game, so it can only be abandoned: press { $end } at { $stop }.

# $reload (text)
score-nothing-hidden = This game hides nothing, so a scorekeeper can't be known to one side alone. Leave out `known-to`, or put it into the module: { $reload }.

# $most (number)
# $reload (text)
score-too-many = A game can have at most { $most } definitions of its own. Put more into the module: { $reload }.
