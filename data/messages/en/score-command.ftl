### The command /score. Discord shows at most 100 characters of a description.

score-command = See the score, who won, and what counts
score-command-show = Show the scores and each player's progress, as far as you're allowed to see them
score-command-define = Add or change scorekeepers (the game master, or the host if nothing is hidden)
score-command-add = Add points by hand, or take some away; the module decides who can
score-command-claim = Score an objective, or list the objectives
score-command-rounds = Show the scores by round, as a table and a picture, and where points came from
score-command-book = Show the games that were finished here, and players' results
score-option-file = Scorekeepers in GDL
score-option-text = Scorekeepers, typed here
score-option-add-side = The side that gets the points (yours)
score-option-points = How many points; a negative number takes points away
score-option-reason = What the points are for; everyone can read it
score-option-objective = The objective; leave it out to list all
score-option-claim-side = The side that scores it, if you play several
score-option-person = Show this person's results
score-option-module = Show the standings for this game

## Scorekeepers that were typed or attached

score-define-both = Use either `file:` or `text:`, not both.
score-define-nothing = Attach a `file:` with scorekeepers in GDL, or type them in `text:`.
# Above a list of errors.
score-define-faulty = I can't read that, so nothing has changed:
score-define-done = The scorekeepers are set.
# Above a list of warnings.
# $count (number)
score-define-warnings = { $count ->
    [one] The scorekeepers are set, with { $count } warning:
   *[other] The scorekeepers are set, with { $count } warnings:
  }

## The score book

score-book-empty = No finished games are recorded here. A game is recorded when it ends, if it keeps a score book.
score-book-none-yet = No finished games are recorded here yet.
score-book-not-kept = This server doesn't record players' results. Its managers can turn that on: `/server settings ratings:on`.
# $game (name): what was typed
score-book-no-standings = No finished games of { $game } are recorded here yet.
# $who (person)
score-book-no-results = No results of { $who } are recorded here.
# $count (number): games
score-book = { $count ->
    [one] **Score book**: { $count } game
   *[other] **Score book**: { $count } games
  }
# Below a list of games.
# $count (number): games
score-book-rest = { $count ->
    [one] and { $count } earlier game
   *[other] and { $count } earlier games
  }
# $date (text): 2026-01-31
# $game (name)
# $results (text)
score-book-game = { $date } { $game }: { $results }
# $date (text): 2026-01-31
# $game (name)
# $book (text): the name of a score book
# $results (text)
score-book-game-in = { $date } { $game }, in { $book }: { $results }
# Behind a game.
score-book-unrated = (Not rated: someone changed the table without asking the others.)
score-book-bot = (Not rated: the bot played in it.)
# $result (text): of a side
# $players (list)
score-book-result = { $result } ({ $players })
# $game (name)
score-standings = **Standings**, { $game }
# $who (person)
score-results = **Results** of { $who }
# $who (person)
# $results (text)
score-standings-line = { $who }: { $results }
# $game (name)
# $results (text)
score-results-line = { $game }: { $results }
# $count (number)
score-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
# $won (number): games
# $lost (number): games
score-record = { $won } won, { $lost } lost
# $won (number): games
# $drawn (number): games
# $lost (number): games
score-record-drawn = { $won } won, { $drawn } drawn, { $lost } lost
# How the last games ended, all the same.
# $result (won | drew | lost)
# $count (number): games, at least 2
score-streak = { $result ->
    [won] won the last { $count }
    [drew] drew the last { $count }
   *[lost] lost the last { $count }
  }
# $mean (number)
score-mean = average score { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $rating (number)
# $margin (number)
score-rating = rating { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
score-rating-note = -# Ratings start at 25. 19 times out of 20, a rating is off by no more than the number after ±.

## Objectives

score-claim-none = This game has no objectives. Add points by hand with `/score add`.
score-claim-title = **Objectives**
score-claim-which-side = You're playing several sides. Choose one with `side:`.
score-claim-no-side = You can't score because you aren't playing a side. Take a seat with `/game join`.
# How often an objective can be scored: once by each side, by the first one only, once in each round, or always.
# $once (side | game | round | any)
score-once = { $once ->
    [side] once per side
    [game] only the first to score it
    [round] once per round
   *[any] any number of times
  }
score-in-hand = in your hand
score-confirmed = the others must confirm it
# $sides (list)
score-scored = scored by { $sides }

## Scores by round

score-rounds-none = No points have been scored yet.
score-points = Points
score-round = Round
# The first column of a table, for earlier rounds: at most 5 letters.
score-prior = prior
# The last column of a table: at most 5 letters.
score-total = total
score-sources = **Where the points came from**, newest first
# $side (name)
# $points (text): +3
score-source = { $side } { $points }
# $round (number)
# $side (name)
# $points (text): +3
score-source-round = Round { $round }: { $side } { $points }
# A chart in words.
# $title (text): what is counted
# $sides (text): each side with its numbers
score-rounds-alt = { $title } by round. { $sides }.
