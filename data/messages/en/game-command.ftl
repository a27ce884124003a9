### The command /game. Discord shows at most 100 characters of a description.

command-game = Start, join and manage the game in this channel
command-game-start = Start a game in this channel
command-game-start-module = The game
command-game-start-file = A game of your own: a module, YAML or JSON
command-game-start-thread = Open a thread for it
command-game-start-open = Find players; starts when all seats are taken
command-game-start-seed = Any words, mixed into the game's randomness
command-game-start-variants = The variants, such as Length: long; blind
command-game-start-position = For chess: the position to start from, as FEN
command-game-join = Take a side, or watch
command-game-join-side = The side; leave it out to watch
command-game-join-share = Words of your own, mixed into the game's randomness
command-game-join-reserve = Wait for a free side
command-game-leave = Give up your seat
command-game-leave-side = Only this side
command-game-unseat = Host or game master: free a seat
command-game-unseat-side = The side
command-game-unseat-person = The player, if several play the side
command-game-transfer = Offer your side to another person
command-game-transfer-person = The person
command-game-transfer-side = The side, if you play several
command-game-seats = Show who plays what
command-game-seats-when = Say when you have time
command-game-rules = Read the rules of a game
command-game-rules-module = The game, if it isn't the one in this channel
command-game-status = Show the state of the game
command-game-settings = Show or change reminders, posts, clock and language
command-game-settings-reminder = Host: send reminders after this time, such as 12 h, or off
command-game-settings-posts = Host: when I post what a player does
command-game-posts-turn = Once, when the turn ends
command-game-posts-act = After every action
command-game-settings-turn = Host: time limit for each turn, or off; the others must agree
command-game-settings-bank = Host: total time for all turns of a side
command-game-settings-language = Host: the language of the posts here
command-game-settings-open = Host: find players
command-game-timeout = Choose what happens when time is up
command-game-timeout-choice = What happens; the majority decides
command-game-timeout-wait = Keep waiting
command-game-timeout-skip = Skip that player
command-game-timeout-house = Let the bot play in that seat
command-game-timeout-replace = Free the seat for another player
command-game-timeout-forfeit = Give up the game for that side
command-game-resign = Give up the game for your side
command-game-draw = Offer a draw, or agree to one
command-game-stop = End the game in this channel
command-game-undo = Take back the last step, or several
command-game-redo = Redo what was last taken back
command-game-steps = How many steps (1)
command-game-log = Show what has happened
command-game-log-page = The page; 1 is the newest
command-game-replay = Watch what happened as an animation
command-game-replay-of = Which part (the last turn)
command-game-replay-turn = the last turn
command-game-replay-game = the whole game
command-game-replay-steps = Show this many of the last steps instead
command-game-verify = Check all shuffles and rolls against the published secret
command-game-export = Get the game as a file, with everything you can see
command-game-export-format = The format (the whole game)
command-game-export-game = the whole game
command-game-export-pgn = PGN: the moves (chess only)
command-game-export-fen = FEN: the position (chess only)
command-game-import = Continue a game from a file
command-game-import-file = A file from /game export, or chess as PGN or FEN
command-game-reload = Switch the running game to a corrected module
command-game-reload-file = A module, YAML or JSON
command-game-reload-module = A module saved on this server, if you don't attach one

## Around questions and answers

# The seat of the game master, as completion offers it.
game-master = Game master
game-master-seat = Game master: can see and do everything
# $now (number)
# $pages (number)
log-page = **Log**, page { $now } of { $pages }
# Below a refusal.
or-overrule = Or ask the other players: add `overrule:True`.

answered-done = Done.
# $who (person)
answered-agreed = { $who } agreed.
answered-taken-back = The request was taken back.
answered-declined = The request was declined.
answered-ended = The game has ended.
answered-that-ended = That game has ended.
answered-asked = I've asked the others.
answered-reloaded = The module has been reloaded.
answered-goes-on = The game goes on.

# $running (name): a game's title
# $wanted (name): another game's title
start-running = There's already a game of { $running } in this channel. Its host can stop it and start { $wanted } instead.
# $channels (list)
start-elsewhere = You can start yours in { $channels }.
# A button, at most 80 characters.
# $title (text)
start-stop-and-start = Stop it and start { $title }

resign-question = Do you want to give up? Your side then loses.
# A button.
# $side (text)
resign-as = Resign as { $side }

# $title (name)
stop-question = Do you want to end this game of { $title } for good? You can still look at it afterwards.
# $title (name)
stop-question-rank = Do you want to end this game of { $title } for good? You can still look at it afterwards. You can rank the sides by their scores, or abandon the game without a result.
# Buttons.
stop-rank = End and rank
stop-abandon = Abandon it
stop-end = End the game

# Lines follow.
# $title (name)
reload-misfits = { $title } doesn't fit this game, so I haven't changed anything. Everything in play must stay. The problems:
reload-misfits-remedy = Correct the file and try again.
# $module (name)
# $game (name)
reload-question = Do you want to switch this game of { $game } to the module { $module }? Everything in play stays, and I'll notify all players.
# $people (list): mentions
# $count (number): how many they are
reload-must-agree = { $count ->
    [one] { $people } sees this list and must agree first. Until then, the game goes on as it is.
   *[other] { $people } see this list and must agree first. Until then, the game goes on as it is.
  }
reload-no-undo = The only way to undo this is to reload the old module.
# Buttons.
reload-ask = Ask them
reload-reload = Reload it
reload-forgotten = I no longer have that module. Use `/game reload` again.

## The secret of a game, from which its shuffles and rolls follow

# A button.
secret-publish = Publish the secret
secret-host-now = The game is over. Its host can now publish the secret here. Other players can if all sides agree.
secret-host-later = After the game, its host can publish the secret here. Other players can if all sides agree.
secret-master-now = The game is over. The game master can now publish the secret here. Other players can if all sides agree.
secret-master-later = After the game, the game master can publish the secret here. Other players can if all sides agree.
secret-published = Then everyone can check every shuffle and roll. After that, the end of the game can't be taken back.
