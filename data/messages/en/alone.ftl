### A game that one person plays alone, against the bot or with all sides

# $game (name)
alone-question = How do you want to try { $game }? Only you see it, and it's saved until you come back.
alone-hidden = -# The sides hide things from each other, so you can't play all of them.
# $level (text): such as "hard"
alone-choose-level = -# Choose how well the bot plays (now { $level }), then your side.
alone-no-bot = -# The bot doesn't play this game.
alone-easy = Easy
alone-normal = Normal
alone-lowered = -# Many games are waiting for the bot, so it thought less about this move.
alone-hard = Hard
alone-all-sides = Play all sides
alone-any-side = Random side
alone-switch-sides = Switch sides
alone-again = Play again
# $side (text)
alone-again-as = Play again as { $side }
# $side (text)
alone-as = Play { $side }
# $game (name)
alone-under-way = You're in the middle of a game of { $game }.
alone-go-on = Continue
alone-anew = Start over
# $game (name)
alone-begun-all = { $game } has started. You play all sides.
# $game (name)
# $side (name)
# $level (text): such as "hard"
alone-begun = { $game } has started. You play { $side } against the bot ({ $level }).
alone-other-games = Other games
# $deed (text): "moves **King** from E5 to E9"
alone-bot-did = The bot { $deed }.
# $count (number)
alone-earlier = -# Not shown: { $count ->
    [one] one more act
   *[other] { $count } more acts
}. `/game log` has them.
alone-draw-agreed = The bot agrees to the draw.
alone-draw-declined = The bot declines the draw.
alone-resigned = The bot resigns. You win.
