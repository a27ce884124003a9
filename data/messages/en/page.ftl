### The playground's page in a browser

page-title = Quartermaster playground
# Behind the name of the bot, in the heading.
page-what = playground
# Before the languages to choose from.
page-language = Language
page-you-are = You are
page-newcomer = Another person's name
page-newcomer-hint = Another person…
page-add = Add
page-panes = What each person sees
page-no-script = The playground needs JavaScript.
page-nobody-shown = Above, choose who you are.
# In the place of unknown names.
page-somebody = a person
page-unknown-channel = unknown

page-no-answer = The playground isn't responding. Is it still running?
page-trying-again = The playground doesn't answer. Trying again…

page-places = Places
# $place (text)
# $name (text): a person
page-log = { $place }, as { $name } sees it
# Buttons above the chat.
page-all-games = All games
page-back-to-chat = Back to the chat
# Below the first board that can be pressed.
page-press-board = You can play on the picture itself: press a highlighted cell.
page-not-there = You can't do anything there now. Press a highlighted cell, or a piece that can move.
# $name (text)
page-close = Hide { $name }'s view
# Behind the number of new messages, for screen readers.
page-unread = new
page-new-messages = New messages
page-to-newest = Jump to the newest

# $name (text)
page-composer = What { $name } says
# $place (text)
page-composer-hint = Message { $place }, or / for commands
page-drop-sent = Sent. A VASSAL module takes a minute…
page-drop-unknown = Drop a module (.yaml or .zip), a VASSAL module (.vmod, with its .vmdx and .vsav), or a game file (.json).
page-choices = What you can type here

# Above a message.
# $name (text)
# $command (text)
page-used = { $name } used { $command }
# The mark beside the name of the bot.
page-app = APP
page-only-you = Only you can see this
# An entry of a list.
# $label (text)
# $description (text)
page-described = { $label } – { $description }
page-choose = Choose
page-drawing = Drawing the picture…
# A description of the picture follows.
page-not-loaded = The picture didn't load. It shows:
page-load-again = Load it again

page-board-cells = The board: choose a cell to press; arrow keys work too
# A button: shows the picture without anything to press.
page-board-whole = Picture only

page-cancel = Cancel
page-send = Send

page-first-title = Play a game by chat
page-first-text = Quartermaster keeps the table: it sets up the board, checks each move and hides what you aren't allowed to see. This page is a chat on your own computer, so try anything.
page-games = Games
page-play-bot = Play the bot
page-play-others = Play with others
# On the card of a game that was pressed.
page-starting = Starting…

page-saved = Your games are saved; only the chat is cleared when the playground restarts.
# $title (text)
page-go-on = Continue { $title }
# $title (text)
# $place (text)
page-go-on-at = Continue { $title } in #{ $place }
# $title (text)
page-show-board = Show the board of { $title }
