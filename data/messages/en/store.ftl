### The command "npm run store" in a terminal, for the operator of the bot

store-usage =
    npm run store -- check            reads every row, and replays every game from its log
    npm run store -- backup FILE      copies the store into a new file; the bot can keep running
    npm run store -- restore FILE     copies such a file into an empty store after checking it
    npm run store -- repair           cuts damaged games off before the damage, and keeps the rest in DATA_DIR/repaired
    npm run store -- copy FROM TO     copies one database, as sqlite:///folder/file or postgres://..., into another
    npm run store -- sweep            deletes pictures that have been unused for a day, and marks those that are unused now
    npm run store -- upgrade          writes everything in the format of this version, once no earlier version is running
    npm run store -- forget PERSON    forgets a person, by the ID of their Discord account
    DATABASE_URL and DATA_DIR say which store to use. You can stop any of these commands and run it again. Stop the bot
    before restore, repair and copy.

# $game (text)
store-game = Game { $game }
# $game (text)
# $channel (text)
store-game-in-channel = Game { $game } in channel { $channel }
# $game (text): "Game 7 in channel 12"
# $step (number)
store-damage-missing = { $game }: step { $step } or a step before it is missing.
# $game (text)
# $step (number)
store-damage-no-json = { $game }: step { $step } isn't JSON.
# $game (text)
# $step (number)
store-damage-no-step = { $game }: step { $step } isn't a valid step.
# $game (text)
# $step (number)
store-damage-newer = { $game }: a newer version of the bot wrote step { $step }.
# $game (text)
# $step (number)
store-damage-altered = { $game }: step { $step } was altered after it was written.
# $game (text)
# $step (number)
store-damage-other-line = { $game }: step { $step } doesn't follow from the step before it.
# $game (text)
# $step (number)
store-damage-no-part = { $game }: a part of step { $step } is missing.
# $game (text)
# $step (number)
store-damage-unfit = { $game }: step { $step } doesn't fit the game.
# $key (text)
store-torn = The row { $key } isn't JSON.

# $count (number)
store-rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
  }
# $count (number)
store-other-rows = { $count ->
    [one] { $count } other row
   *[other] { $count } other rows
  }
# $count (number)
store-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
# $count (number)
store-steps = { $count ->
    [one] { $count } intact step
   *[other] { $count } intact steps
  }
# $count (number)
store-games-read = { $count ->
    [one] { $count } game read
   *[other] { $count } games read
  }
# $read (list)
store-read = Read: { $read }.
store-well = Everything is fine.
# $faults (list)
store-damaged = Damaged: { $faults }.

# $step (number)
# $rows (text)
# $file (text)
store-cut = The game goes on from step { $step }. Moved to { $file }: { $rows }.
store-left-newer = I left this game as it is. To continue it, start the newer version.
store-left = I left this game as it is, because none of its steps can be used. Players can start a new game in its channel.
store-torn-left = I left this row as it is. To get it back, restore a backup.
store-nothing-damaged = Nothing is damaged.
# $rows (text)
store-copied = Copied: { $rows }.
# $games (number)
# $deleted (number): rows
# $replaced (number): rows
store-forgotten = Forgotten. Games: { $games }. Rows deleted: { $deleted }. Other rows in which the account was replaced: { $replaced }.
# $game (text)
store-forgotten-left = I left game { $game } as it is: it's from an early version, and its steps can't be verified without the account in them.
# $pictures (number)
# $deleted (number)
# $unnamed (number)
store-swept = Pictures: { $pictures }. Deleted: { $deleted }. Unused: { $unnamed }; those that are still unused in a day will be deleted.
# $format (number)
store-upgraded-already = The store already has format { $format }.
# $format (number)
store-upgraded = The store now has format { $format }. Processes of an earlier version stop by themselves. To go back, you need a backup from before the upgrade.

store-refused-occupied = That database already has data in it. Use an empty one (for SQLite, move its file and the files next to it somewhere else).
store-refused-unfinished = A copy into the database that you want to copy was started but not finished. Finish it first.
store-refused-exists = That file already exists. Use another name.
store-refused-lacking = There's no such file.
store-refused-person = Use the ID of the person's Discord account, 17 to 20 digits.
store-refused-same = Those are the same database.
# $file (text)
store-no-database = There's no database { $file }. Check DATABASE_URL and DATA_DIR or, for copy, what you typed.
# $why (text)
store-stopped = The command stopped before it was done: { $why }. Fix that, then run it again.
store-damaged-copy = The copy is damaged, so I haven't restored anything.

## A notice in the channel of an ended game

# $title (name)
# $ended (text): a date
# $goes (text): a date
store-goes = { $title }, which ended here on { $ended }, will be deleted on { $goes }, with its log, its board and its replay. Use `/game export` to keep it as a file, and `/game import` to bring it back.
