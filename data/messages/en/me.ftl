### The command /me: the player in all games. Discord shows at most 100 characters of a description.

command-me = Your games, and how I reach you
command-me-games = Your games, starting with those waiting for you
command-me-interested = Get a mention when a game looks for players here, at most once a day
command-me-interested-module = The game; leave it out to see your list
command-me-data = Get everything I keep about you, as a file
command-me-forget = Delete what I keep about you: seats, settings, names you typed
command-me-settings = How I reach you; leave out all options to see your settings
command-me-dms = Send private things by direct message (default: true)
command-me-pings = When a post in the channel pings you; posts name you either way
command-me-pings-all = Everything that happens to you (default)
command-me-pings-turns = Only what's waiting for you: your turn, a fight, a question
command-me-nothing = Nothing
command-me-reminders = Reminders about your turn: on, off, or only after this time, such as 12 h
command-me-quiet = When I never ping you: 22-7, 22-7 UTC+2, always or off
command-me-away = A note for players waiting for you; off when you're back
command-me-book = What score books show about you
command-me-book-rated = Results; a game is rated if everyone in it wants that
command-me-book-friendly = Results, no ratings (default)

me-no-hours = I don't understand those hours. Use something like `22-7` or `22-7 UTC+2`, or `always`, or `off`.

# Notes that players can leave while they are away, at most 100 characters.
me-away-holiday = on vacation
me-away-tomorrow = back tomorrow
me-away-monday = back on Monday

## Lists of games

me-no-games = You have no games right now. Use `/game start` in a channel to start one.
# $count (number)
me-waiting = { $count ->
    [one] **{ $count } game is waiting for you.**
   *[other] **{ $count } games are waiting for you.**
  }
me-none-waiting = **No game is waiting for you.**
# A game with the sides that the player plays in it.
# $game (text): its title and place
# $sides (list)
me-game-sides = { $game } · { $sides }
# $game (text): its title and place, and the player's sides
me-game-turn = - { $game } · your turn
# $game (text)
# $ago (text): a time, such as "2 hours ago"
me-game-turn-since = - { $game } · your turn (began { $ago })
# $game (text)
me-game-asked = - { $game } · a question for you
# $game (text)
# $ago (text)
me-game-others = - { $game } · the others' turn (began { $ago })
# $game (text)
me-game-no-turns = - { $game } · no turns
# Below an act in another game.
# $game (text): its title and place
me-next = -# Waiting for you next: { $game }.
# $game (text)
# $ago (text)
me-next-since = -# Waiting for you next: { $game } (turn began { $ago }).

me-interests-server = Use `/me interested` in the server where you want to play.
me-interests-none = You haven't chosen any games here. Use `/me interested module:` to choose one. I'll mention you when it looks for players.
# $titles (list)
me-interests = I'll mention you when { $titles } looks for players here, at most once a day.
# A button, at most 80 characters.
# $title (text)
me-interests-drop = Stop: { $title }

## What is kept about a player

# $count (number)
me-data = { $count ->
    [one] **Everything I keep about you**, from { $count } game and outside of games. Only you see this.
   *[other] **Everything I keep about you**, from { $count } games and outside of games. Only you see this.
  }
me-data-counted = For each game, the file only has the number of your actions: otherwise it would be too large. `/game log` lists them.
me-data-forget = Use `/me forget` to delete it.

me-forget-question = **Do you want me to forget you? You can't undo this.**
me-forget-what = I delete your settings, saved rolls and lists. Logs and score books call you “a former player”, and the names that you typed are gone. Your games go on, or stay as they ended.
me-forget-code = A game still recognizes you if you come back, because you've seen hidden things in it. For that it keeps a code that only works there and doesn't name you.
# A list follows.
me-forget-games = You leave these games:
# $game (text): its title and place
me-forget-game = - { $game }
me-forget-discord = Messages in channels and direct messages belong to Discord and stay. Use `/me data` first to see what I keep.
# A button.
me-forget-button = Forget me
# $count (number)
me-forgotten = { $count ->
    [0] Done: I've forgotten you.
    [one] Done: I've forgotten you, in { $count } game too. If you come back to it, it still considers what you've seen there.
   *[other] Done: I've forgotten you, in { $count } games too. If you come back to one of them, it still considers what you've seen there.
  }
me-stay = I haven't changed anything.

## Settings: a line for each

me-profile = **How I reach you**, in all games. Only you see this.
me-dms-on = - Direct messages: on; I send private things that way
me-dms-off = - Direct messages: off; I show private things in replies that only you see, and `/game log` has everything
me-dms-closed = - Direct messages: on, but Discord didn't deliver my last one, so I've stopped. Allow them in your privacy settings for a server that we share, then use `/me settings dms:True`
me-pings-all = - Pings: when it's your turn, when you're attacked, asked something or unseated, when you get a side, and when you've won or lost; once a turn, and again if a fight or a question is waiting for you
me-pings-turns = - Pings: only when something is waiting for you: your turn, a fight, a question
me-pings-none = - Pings: never; posts name you without a ping, and you get no reminders
me-reminders-on = - Reminders: as set in each game
me-reminders-off = - Reminders: off
# $after (text): a time, such as "12 hours"
me-reminders-after = - Reminders: as set in each game, but never sooner than { $after }
me-quiet-never = - Quiet hours: none
me-quiet-always = - Quiet hours: always; I never ping you
# $hours (text)
me-quiet-hours = - Quiet hours: { $hours }; I don't ping you during them
me-not-away = - Away: no
# $text (text): the player's note
me-away = - Away: yes; players waiting for you see “{ $text }”
me-book-rated = - Score books: your results, and a rating from games that everyone wanted rated before they started
me-book-friendly = - Score books: your results, without ratings
me-book-none = - Score books: nothing; they call you “a former player”
