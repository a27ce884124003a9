### A game's rules. Sentences stand alone on a line or one after the other.

# Above a list of rules.
rules-table = At this table:
# $page (number)
# $count (number)
rules-page = -# Page { $page } of { $count }
# $goal (text): from the module
rules-goal = Goal: { $goal }
# $sides (list)
rules-order = -# Order of turns: { $sides }.
# $variant (name)
# $choice (text): the chosen one
# $others (list): the other choices
rules-variant = { $variant }: { $choice } (or { $others }).
# $variant (name)
# $choices (list)
rules-variant-choices = { $variant }: { $choices }
rules-no-variants = This game has no variants. Leave out `variants:`.
# $typed (name)
# $variants (text): each with its choices
# $example (text): what to type
rules-no-variant = { $typed } isn't a variant of this game, or it fits more than one. Choose from { $variants }. Type it like { $example }.

## Size and length, joined by commas

# $count (number)
rules-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
# $least (number)
# $most (number)
rules-players-range = { $least } to { $most } players
# $count (number)
rules-turns = { $count ->
    [one] at most { $count } turn
   *[other] at most { $count } turns
  }
# $time (text): "20 minutes"
rules-time = about { $time }

## Rules of the table

# $sides (list)
# $count (number): all of them
rules-all-play = { $count ->
    [one] { $sides } plays.
   *[other] { $sides } play.
  }
# $sides (list)
# $count (number): the fewest that play
rules-some-play = { $count ->
    [one] At least { $count } of these sides plays: { $sides }.
   *[other] At least { $count } of these sides play: { $sides }.
  }
rules-no-turns = There are no turns: everyone plays whenever they like.
rules-order-ruled = The rules say whose turn comes next.
rules-order-fixed = They take turns in that order.
rules-turn-move = Each turn is a single move.
rules-turn-typed = Use `/turn end` to end your turn.
# $phases (list)
rules-at-once = In { $phases }, everyone chooses at the same time.
# $phases (list)
rules-phases = Each turn has these phases: { $phases }.
rules-turn-itself = When you have nothing left to do, the game moves on by itself. Use `/turn end` to end your turn sooner, unless you still have to do something.
rules-captures-ruled = The bot takes captured pieces off the board.
rules-captures-chosen = To capture, choose the enemy pieces: press **Capture ...** on the panel, or use `capture:` with `/move`.
rules-turns-over = The rules decide which pieces a move turns over: you don't have to name them.
rules-captures-nothing = Moves don't capture anything.
# $count (number)
rules-hand = { $count ->
    [one] A hand can hold at most { $count } card.
   *[other] A hand can hold at most { $count } cards.
  }
# $count (number)
rules-army = { $count ->
    [one] An army can have at most { $count } unit.
   *[other] An army can have at most { $count } units.
  }

## Ways to win

ending-win-checkmate = A side that is checkmated wins.
ending-win-no-move = A side that can't move on its turn wins.
# $one (text)
ending-win-all-taken = The first side to lose its last { $one } wins.
# $many (text)
# $count (number)
ending-win-few-left = { $count ->
    [one] The first side with only one of its { $many } left wins.
   *[other] The first side with only { $count } { $many } left wins.
  }
# $one (text)
# $place (text)
ending-win-reach = The first side whose { $one } reaches { $place } wins.
# $many (text)
# $count (number)
ending-win-line = { $count ->
    [one] The first side to get one of its { $many } in a line wins.
   *[other] The first side to get { $count } { $many } in a line wins.
  }
# $count (number)
ending-win-passes = { $count ->
    [one] All sides win as soon as one of them passes.
   *[other] All sides win after { $count } passes in a row.
  }
# $count (number)
ending-win-repeat = All sides win if the same position comes up { $count } times.
# $count (number)
ending-win-quiet = { $count ->
    [one] All sides win after { $count } move by each side without a capture.
   *[other] All sides win after { $count } moves by each side without a capture.
  }

## Ways to lose

ending-lose-checkmate = A side that is checkmated loses.
ending-lose-no-move = A side that can't move on its turn loses.
# $one (text)
ending-lose-all-taken = A side that loses its last { $one } loses the game.
# $many (text)
# $count (number)
ending-lose-few-left = { $count ->
    [one] A side with only one of its { $many } left loses.
   *[other] A side with only { $count } { $many } left loses.
  }
# $one (text)
# $place (text)
ending-lose-reach = The first side whose { $one } reaches { $place } loses.
# $many (text)
# $count (number)
ending-lose-line = { $count ->
    [one] The first side to get one of its { $many } in a line loses.
   *[other] The first side to get { $count } { $many } in a line loses.
  }
# $count (number)
ending-lose-passes = { $count ->
    [one] All sides lose as soon as one of them passes.
   *[other] All sides lose after { $count } passes in a row.
  }
# $count (number)
ending-lose-repeat = All sides lose if the same position comes up { $count } times.
# $count (number)
ending-lose-quiet = { $count ->
    [one] All sides lose after { $count } move by each side without a capture.
   *[other] All sides lose after { $count } moves by each side without a capture.
  }

## Ways to draw

ending-draw-checkmate = Checkmate is a draw.
ending-draw-no-move = The game is a draw if a side can't move on its turn.
# $one (text)
ending-draw-all-taken = The game is a draw when a side has lost its last { $one }.
# $many (text)
# $count (number)
ending-draw-few-left = { $count ->
    [one] The game is a draw when a side has only one of its { $many } left.
   *[other] The game is a draw when a side has only { $count } { $many } left.
  }
# $one (text)
# $place (text)
ending-draw-reach = The game is a draw when any { $one } reaches { $place }.
# $many (text)
# $count (number)
ending-draw-line = { $count ->
    [one] The game is a draw when a side has one of its { $many } in a line.
   *[other] The game is a draw when a side has { $count } { $many } in a line.
  }
# $count (number)
ending-draw-passes = { $count ->
    [one] The game is a draw as soon as a side passes.
   *[other] The game is a draw after { $count } passes in a row.
  }
# $count (number)
ending-draw-repeat = The game is a draw if the same position comes up { $count } times.
# $count (number)
ending-draw-quiet = { $count ->
    [one] The game is a draw after { $count } move by each side without a capture.
   *[other] The game is a draw after { $count } moves by each side without a capture.
  }
# $one (text)
# $count (number)
ending-draw-quiet-pieces = { $count ->
    [one] The game is a draw after { $count } move by each side in which nothing is captured and no { $one } moves.
   *[other] The game is a draw after { $count } moves by each side in which nothing is captured and no { $one } moves.
  }

## When the game ends; the side with the most then wins

ending-end-checkmate = The game ends with checkmate.
ending-end-no-move = The game ends when a side can't move on its turn.
# $one (text)
ending-end-all-taken = The game ends when a side has lost its last { $one }.
# $many (text)
# $count (number)
ending-end-few-left = { $count ->
    [one] The game ends when a side has only one of its { $many } left.
   *[other] The game ends when a side has only { $count } { $many } left.
  }
# $one (text)
# $place (text)
ending-end-reach = The game ends when any { $one } reaches { $place }.
# $many (text)
# $count (number)
ending-end-line = { $count ->
    [one] The game ends when a side has one of its { $many } in a line.
   *[other] The game ends when a side has { $count } { $many } in a line.
  }
# $count (number)
ending-end-passes = { $count ->
    [one] The game ends as soon as a side passes.
   *[other] The game ends after { $count } passes in a row.
  }
# $count (number)
ending-end-repeat = The game ends when the same position has come up { $count } times.
# $count (number)
ending-end-quiet = { $count ->
    [one] The game ends after { $count } move by each side without a capture.
   *[other] The game ends after { $count } moves by each side without a capture.
  }
# $many (text)
ending-most = The side with the most { $many } on the board wins.
ending-area = The side with the largest area of the board wins.
# $side (name)
# $points (number)
ending-plus = { $points ->
    [one] { $side } also gets { $points } point.
   *[other] { $side } also gets { $points } points.
  }

## The pieces that count, within those sentences

ending-piece = piece
    .many = pieces
ending-piece-counting = piece that counts
    .many = pieces that count
# $kind (text): in bold
ending-piece-kind = { $kind }
    .many = { $kind } pieces
# If the goal of a piece has no name.
ending-goal = the goal

## By scorekeepers. $title: what the scorekeeper is called.

# $sides (list)
# $title (name)
ending-victory = Victory for { $sides }: { $title }.
# $sides (list)
# $title (name)
ending-defeat = Defeat for { $sides }: { $title }.
# $title (name)
ending-keeper-win = You win by { $title }.
# $title (name)
# $score (number)
ending-keeper-win-score = You win with a score of { $score } in { $title }.
# $title (name)
ending-keeper-lose = You lose by { $title }.
# $title (name)
# $score (number)
ending-keeper-lose-score = You lose with a score of { $score } in { $title }.
# $title (name)
ending-keeper-end = { $title } ends the game.
# $title (name)
# $score (number)
ending-keeper-end-score = A score of { $score } in { $title } ends the game.
# $title (name)
ending-keeper-stop = { $title } ends the game in a draw.
# $title (name)
# $score (number)
ending-keeper-stop-score = A score of { $score } in { $title } ends the game in a draw.

## Others

ending-last-side = A side with nothing left loses. The last one on the table wins.
ending-last-alliance = A side with nothing left loses. The last alliance on the table wins.
# $count (number)
ending-last-turn = { $count ->
    [1] The game ends after one turn.
   *[other] The game ends after { $count } turns.
  }
# $titles (list)
ending-tie-most = If there is a tie, the highest score in { $titles } wins.
# $titles (list)
ending-tie-least = If there is a tie, the lowest score in { $titles } wins.
# $titles (list)
ending-score-most = Then the highest score in { $titles } wins.
# $titles (list)
ending-score-least = Then the lowest score in { $titles } wins.
