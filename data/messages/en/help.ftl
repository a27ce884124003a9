### The command /help

# Descriptions in Discord, at most 100 characters.
command-help = Show what you can do here, by topic
command-help-topic = The topic

# Above what the reader can do.
help-now-title = **What you can do here and now**
help-ask = Press a topic to learn more.
# A button, at most 80 characters.
help-now = What can I do now?
# $topic (text): what the reader typed
help-no-topic = There is no help about “{ $topic }”. These are the topics:
# $now (number)
# $all (number)
help-page = Page { $now } of { $all }

## Without a game in this place

help-nowhere-start = - `/game start` starts a game for everyone in this channel: it shows you the games to choose from.
help-nowhere-games = - `/me games` lists your games and shows which of them wait for you.
help-nowhere-others = - `/kingdom` draws a Dominion kingdom, and `/roll` rolls dice. You can use them without a game.
help-direct-others = - To play with others, use `/game start` in a channel of a server.
help-direct-none = - You have no games right now. Use `/game start` in a channel of a server to start one.
help-foreign-member = - You can't play games here because I'm not a member. Play on a server that has added me.
help-foreign-works = - You can use `/kingdom` here to draw a Dominion kingdom, `/roll` to roll dice, and `/tutorial` to see how games work.

## In a game

# $title (name)
help-now-rules = - `/game rules` shows the rules of { $title }.
help-now-log = - `/game log` shows what has happened, and `/board` shows the board.
# $title (name)
help-now-over = - { $title } is over. Use `/game start` to start another game.
# $title (name)
help-now-watch = - You're watching { $title }. Use `/game join` to take a side if one is free.
# $sides (list)
# $title (name)
help-now-seated = - You play { $sides } in { $title }. The game hasn't started yet.
# $title (name)
help-now-unseated = - { $title } hasn't started yet. Press a side below the seats, or use `/game join`.
help-now-begin = - Press **Begin** below the seats to start the game.
help-now-host-begins = - The host can start it now.
help-now-not-ready = - It can start once all the sides it needs are taken. Press **Try alone** to play all sides yourself.
# $side (name)
help-now-waiting = - Waiting for { $side }.
help-now-hand-waiting = - `/hand show` shows your hand. Only you see it.
# $side (name)
help-now-play = - Press **Play**: it's your turn as { $side }.
help-now-play-anytime = - Press **Play** whenever you like: this game has no turns.
# $acts (text): verbs, each with a number: "move or roll twice"
help-now-must = - You must { $acts }.
# $acts (list): verbs, some with a number: "move once or roll twice"
help-now-can = - You can { $acts }.
help-now-move = - `/move` moves a piece. It offers your pieces and where they can go.
help-now-act = - Use `/act` for the other actions of this game.
help-now-army = - `/army form` makes an army from units on one cell, and `/move` moves it.
help-now-hand = - `/hand show` shows your hand. You can play your cards there.
help-now-end = - `/turn end` ends your turn.
help-now-undo = - `/game undo` takes back your last step.

## Topics. A title is a button too: at most 80 characters.

help-start = Start a game
help-start-tutorial = `/tutorial` teaches you how to play here in five minutes. You just press buttons.
help-start-start = `/game start` starts a game in this channel and shows the seats. Press your side, then **Begin**.
help-start-join = `/game join` lets you take a side later, or watch. `/game leave` gives up your seat.
help-start-alone = **Try alone** below the seats lets you play all sides yourself. If you picked the game from the list, you don't need a channel for that, and you can play against the bot.
help-start-seats = `/game transfer` offers your side to another person. With `/game unseat`, the host can free the seat of a player who no longer shows up.
help-start-clock = `/game settings turn:` gives the game a clock if everyone agrees. When time is up, the waiting players use `/game timeout` to choose what happens.
help-start-master = You can also use `/game join` to become the game master, who can see and do everything.
help-start-stop = `/game stop` ends the game. I ask you to confirm first.
help-start-files = `/game export` gives you the game as a file, and `/game import` continues a game from a file in any channel.

help-play = Your turn
help-play-play = `/play` shows buttons for everything you can do now. Only you see them. **As text** shows a list instead, with the command for each action.
help-play-move = `/move` moves a piece: type its cell or name, then where it should go. I suggest the legal moves as you type.
help-play-act = Use `/act` for the other actions of a game. It offers what you can do now and shows what it costs.
help-play-capture = `/move` with `capture:` captures pieces in the same move, if the game allows it.
help-play-resign = `/game resign` gives up the game, and `/game draw` offers a draw or agrees to one.
help-play-turn = `/turn show` shows whose turn it is. `/turn end` ends yours if the game doesn't end it by itself, and `/turn next` goes on to its next phase.
help-play-pass = `/turn pass` passes if the game allows it. `/turn tell` shows the others what you've done so far, before your turn ends.
help-play-delete = `/piece delete` takes a piece off the table.
help-play-roll = `/roll` rolls dice, such as 2d6+1. With `/roll private:`, only you and the game master see the result.
help-play-verify = `/game verify` checks all shuffles and rolls after a game is over.

help-armies = Armies
help-armies-form = `/army form` makes an army from your units on one cell. `/army show` lists an army's units: choose some, see where they can go, and move them.
help-armies-move = `/move piece:` also moves an army. Add `units:` to move only a part of it: `1,3`, `1-3`, `2 pikemen`, `all but 2`. Use `via:` to choose the route.
help-armies-join = `/army join` adds units to an army, and `/army split` takes some out. `/army rename` names an army, `/army disband` breaks it up, and `/army list` lists all armies.
help-armies-engage = `/army engage` leads an army into battle with an adjacent enemy if the game has a battle map, and `/army return` ends the battle.

help-look = Look at the game
help-look-board = `/board` shows the board as you see it, and `/board around:` shows a part of it. **Show everyone** posts it.
help-look-step = `/board step:` shows the board after an earlier step, which you can bookmark there. `/game replay` plays back the last turn or the whole game as an animation.
help-look-pieces = `/piece list` lists the pieces, and `/piece show` shows one of them.
help-look-rules = `/game rules` shows the rules of this game, or of a game that you can start here.
help-look-status = `/game status` shows the state of the game, and `/game seats` shows who plays which side.
help-look-log = `/game log` shows what has happened, step by step.

help-cards = Cards
help-cards-hand = `/hand show` shows your hand. Only you see it. Choose a card below it, or use `/hand play`, `/hand give` and `/hand discard`.
help-cards-draw = `/deck draw` draws cards into your hand, `/deck deal` deals to every hand, and `/deck list` shows how many cards are in each place.
help-cards-peek = `/deck peek` looks at the top of a deck, `/deck return` puts cards back, and `/deck shuffle` shuffles it. Add `discards:` to shuffle in the discard pile.
help-cards-hide = `/piece hide` turns a piece face down, `/piece reveal` shows it to everyone or to one person, and `/piece peek` lets you look at a hidden one.

help-change = Edit pieces
help-change-add = `/piece add` puts a new piece on the table, `/piece clone` copies one, and `/piece replace` replaces one with another kind of piece.
help-change-set = `/piece set` changes a property of a piece, `/piece flip` turns it over, `/piece rotate` turns it around, and `/piece order` moves it within its stack.
help-change-send = `/piece send` puts a piece anywhere, even against the rules of movement.
help-change-give = `/piece give` gives a piece to another side. It stays where it is.
help-change-host = Most of these commands are for the host, and only work in a game that hides nothing.

help-modifiers = Modifiers
help-modifiers-list = `/modifier list` shows the modifiers of rules and values, in the order in which they apply.
help-modifiers-explain = `/modifier explain` shows step by step how a value is calculated.
help-modifiers-add = `/modifier add` puts a modifier into play, and `/modifier remove` removes it. `/modifier order` decides which of two applies first when they tie.

help-modules = Your own games
help-modules-list = `/module list` shows the games that you can start here. `/game start` with `file:` starts one from your own file.
help-modules-template = `/module template` gives you a small game to start from, and `/module schema` gives you a file that lets your editor check what you type.
help-modules-check = `/module check` shows all mistakes in a file, line by line. `/module add` saves the game on this server, and `/module remove` removes it.
help-modules-import = `/module import` makes a game from a VASSAL module, if the operator of this bot has turned that on. You need the right to use the module.
help-modules-show = `/module show` shows authors the parts of their module, in the module's own terms.
help-modules-reload = `/game reload` gives a running game a corrected file. I ask you to confirm first. To go back, reload the old file.

help-kingdoms = Dominion
help-kingdoms-draw = `/kingdom` draws a Dominion kingdom right away. Below it you can draw again, replace one pile, lock some, or copy the names.
help-kingdoms-require = `/kingdom require:` sets what must be in the kingdom and, after a slash, what must not be: `Moat, 3 Attack, 1 Village / Curser`.
help-kingdoms-code = `/kingdom code:` shows a kingdom again from its code, and `/kingdom again:` draws for one of the last requests here.
help-kingdoms-wish = **Replace with ...** asks what should replace a pile or landscape: `another village`, `any at 5`, `no attack`, or a card.
help-kingdoms-played = **Played** below a kingdom records that you played it here, and who won. `/kingdom fresh:` leaves its cards out, `/kingdom unseen:` prefers cards you haven't seen for a long time, and `/house played` lists all the kingdoms you've played.
help-kingdoms-house = `/house boxes` records which boxes you have, `/house ban` bans cards, `/house unban` lifts a ban, and `/house printing` chooses which card texts you play with. `/house show` shows it all.

help-counters = Counters
help-counters-show = `/counter show` shows the counters that you can see, and `/counter list` shows what each of them counts.
help-counters-define = `/counter define` adds a counter for a map, a board, a zone, a hand or a deck, and `/counter remove` removes it.
help-counters-refresh = `/counter refresh` counts everything again and shows anything that was wrong. Only players can use it.
help-counters-deck = `/deck show` sums up an open pile.

help-scores = Scores
help-scores-show = `/score show` shows the scores and how far everyone is from winning, as far as you're allowed to know.
help-scores-add = `/score add` adds points by hand, if the game lets you. `/score claim` shows the objectives that you can claim, and lets you claim one.
help-scores-rounds = `/score rounds` shows the scores round by round, as a table and a picture, and where the points came from.
help-scores-define = `/score define` adds scorekeepers to a running game or changes them, and `/score book` lists the games that were finished here.
help-scores-stop = With `/game stop`, the host chooses whether to rank the sides by their scores or abandon the game.

help-you = Your settings
help-you-games = `/me games` lists your games, starting with those that are waiting for you.
help-you-settings = `/me settings` sets how I reach you: direct messages, reminders about your turn, and the hours when I leave you alone.
help-you-data = `/me data` gives you everything I store about you, and `/me forget` deletes it.
help-you-interested = With `/me interested`, a post mentions you when a game you chose is looking for players here, at most once a day.
help-you-away = `/me settings away:` tells the players who are waiting for you that you're away, and `dms:` turns direct messages off or on.
help-you-about = `/about` shows who runs this bot and what it stores about you.
help-you-reminder = `/game settings` shows when I remind the players a game is waiting for. The host sets it with `reminder:`.
help-you-server = `/server settings` shows where games can run on this server, who can start them and who can add files. Server managers set that. They can also unblock a game (`/server unstick`) or give it another host (`/server host`).
help-you-language = With `/game settings language:`, the host chooses the language of the posts here. What only you see is in your own language.
help-you-game = Use `game:` with most commands to choose one of your games in another place. In direct messages you need it only if you have several.

help-undo = Take back moves
help-undo-undo = `/game undo` takes back your last step, and `/game undo steps:` takes back several. If others have acted since, I ask them first.
help-undo-seen = A step may have shown a player something new, such as a card. Then, depending on the game, I ask the others, shuffle the deck, or refuse to take the step back.
help-undo-redo = `/game redo` redoes what was taken back, if nothing else has been played and no player has seen anything new.
