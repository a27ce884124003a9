### The command "npm run store" in a terminal, for the operator of the bot

store-usage =
    npm run store -- check            reads every row, and replays every game from its log
    npm run store -- backup FILE      copies the store into a new file; the bot can keep running
    npm run store -- restore FILE     copies such a file into an empty store after checking it
    npm run store -- repair           cuts damaged games before the damage, and keeps the rest in DATA_DIR/repaired
    npm run store -- copy FROM TO     copies one database, as sqlite:///folder/file or postgres://..., into another
    npm run store -- sweep            deletes pictures that have been unused for a day, and marks those that are unused now
    npm run store -- upgrade          writes everything in the format of this version, once no earlier version is running
    npm run store -- forget PERSON    forgets a person, by the number of the Discord account
    The store is the one of DATABASE_URL and DATA_DIR. You can stop each of these and start it again. Stop the bot before
    restore, repair and copy.

# $game (text)
store-game = Game { $game }
# $game (text)
# $channel (text)
store-game-in-channel = Game { $game } in channel { $channel }
# $game (text): "Game 7 in channel 12"
# $step (number)
store-damage-missing = { $game }: step { $step } is missing, or steps before it are.
# $game (text)
# $step (number)
store-damage-no-json = { $game }: step { $step } isn't JSON.
# $game (text)
# $step (number)
store-damage-no-step = { $game }: step { $step } isn't a step.
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
store-damage-unfit = { $game }: step { $step } doesn't fit the table.
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
    [one] { $count } whole step
   *[other] { $count } whole steps
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
store-cut = It continues from step { $step }. Cut and kept in { $file }: { $rows }.
store-left-newer = I left it as it is: start the newer version.
store-left = I left it as it is: none of it is usable. Players can start another game in its channel.
store-torn-left = I left it as it is: restore a backup.
store-nothing-damaged = Nothing is damaged.
# $rows (text)
store-copied = Copied: { $rows }.
# $games (number)
# $deleted (number): rows
# $replaced (number): rows
store-forgotten = Forgotten. Games: { $games }. Rows deleted: { $deleted }. Other rows in which the account was replaced: { $replaced }.
# $game (text)
store-forgotten-left = Game { $game } is from an early version. Its steps contain the account, and couldn't be proved without it.
# $pictures (number)
# $deleted (number)
# $unnamed (number)
store-swept = Pictures: { $pictures }. Deleted: { $deleted }. Unused: { $unnamed }; they're deleted if they're still unused in a day.
# $format (number)
store-upgraded-already = The store already has format { $format }.
# $format (number)
store-upgraded = The store now has format { $format }. Processes of an earlier version end by themselves. To go back, you need a backup from before.

store-refused-occupied = That database already has rows. Use an empty one (for SQLite, move its file and the files next to it away).
store-refused-unfinished = A copy into the database that you want to copy was started but not finished. Finish it first.
store-refused-exists = That file already exists. Use another name.
store-refused-lacking = There's no such file.
store-refused-person = Use the number of the person's Discord account, 17 to 20 digits.
store-refused-same = Those are the same database.
# $file (text)
store-no-database = There's no database { $file }. Set it with DATABASE_URL and DATA_DIR; for copy, type it.
# $why (text)
store-stopped = It stopped before it was done: { $why }. Solve that, then start it again.
store-damaged-copy = The copy is damaged, so I haven't restored anything.

## A notice in the channel of an ended game

# $title (name)
# $ended (text): a date
# $goes (text): a date
store-goes = { $title }, which ended here on { $ended }, will be deleted on { $goes }, with its log, its board and its replay. Use `/game export` to keep it as a file, and `/game import` to bring it back.
