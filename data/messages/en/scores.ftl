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
cause-others-resigned = the last opponent resigned
cause-others-late = the last opponent ran out of time
cause-resigned = resigned
cause-time = ran out of time
cause-agreed = all agreed to a draw
cause-host = the host ended the game
cause-checkmate =
    .own = it was checkmated
    .other = the other side was checkmated
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
    .shared = it has as many pieces as another side

# $amount (number): the pieces of this side
cause-most-counted =
    .own = it has the most pieces ({ $amount })
    .other = another side has the most pieces (this side: { $amount })
    .shared = it has as many pieces as another side ({ $amount })
cause-area =
    .own = it has the most territory
    .other = another side has the most territory
    .shared = it has as much territory as another side

# $amount (number): the cells of this side
cause-area-counted =
    .own = it has the most territory ({ $amount })
    .other = another side has the most territory (this side: { $amount })
    .shared = it has as much territory as another side ({ $amount })

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
score-note-waits = waiting for its trigger

# ".most" or ".least": the score that ranks first.
score-note-ranks =
    .most = ranks the sides, highest first
    .least = ranks the sides, lowest first
score-note-breaks-ties =
    .most = breaks ties, highest first
    .least = breaks ties, lowest first

# $time (text): such as "the end of turn 3"
score-note-as-of = scores as of { $time }

# $points (list): sides with their points
score-own-points = **Points**: { $points }
score-nothing = Nothing has been scored yet. `/game rules` shows the goal.

# A line below a scorekeeper.
score-for-none = - doesn't apply to any side

# $sides (list)
score-for = - for { $sides }

# $side (text)
# $parts (list): its score, and how far its tests are
score-side = - { $side } { $parts }

# $score (text)
score-value = **{ $score }**

# $part (text): such as "beacons"
part-hidden = { $part } (hidden)

# $part (text): such as "beacons"
# $value (text)
part-value = { $part } { $value }

# $value (text): such as "beacons 225"
# $goal (text)
part-of = { $value } of { $goal }

# $value (text): such as "beacons 225"
# $goal (text)
part-more-than = { $value } (more than { $goal } needed)

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
score-fault-no-value = The scorekeeper { $keeper } doesn't give a number, so the score stays as it is.

# $keeper (name)
score-fault-too-much = The scorekeeper { $keeper } takes too much work, so I stopped it. The game goes on.
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

score-unreadable = I can't read that, so nothing was defined. Correct the text and try again.

# $fault (text): a place, what is wrong there, and what was expected
score-unreadable-fault = I can't read that, so nothing was defined: { $fault }. Correct the text and try again.

# $fault (text): a place, what is wrong there, and what was expected
# $count (number): other faults
score-unreadable-faults = I can't read that, so nothing was defined: { $fault } (and { $count } more). Correct the text and try again.

# $end (text)
# $stop (text)
score-nothing-ranks = No score ranks the sides of this game, so you can only end it without a result: use { $stop } and press { $end }.

# $reload (text)
score-nothing-hidden = This game hides nothing, so a scorekeeper can't be known to one side alone. Leave out `known-to`, or put the scorekeeper into the module: { $reload }.

# $most (number)
# $reload (text)
score-too-many = Players can define at most { $most } scorekeepers in a game. Put any others into the module: { $reload }.
