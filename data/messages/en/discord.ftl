### What the bot says in Discord besides the replies of commands

discord-done = Done.
discord-done-in-channel = Done. You'll find it in the channel.
discord-not-shown = Discord didn't accept my reply, so I can't show it here.
# $id (text)
discord-failed = Something went wrong on my side, and nothing has changed. (Error { $id })
discord-unknown-command = I no longer know that command. Use `/help` to see my commands.
discord-changed-command = That command has just changed, so I haven't done anything. Reload Discord (Ctrl+R; on a phone, close the app and open it again) and try again in a minute.
discord-unknown-control = I no longer know what that button or menu is for. Use `/help` to see what I can do.
discord-form-too-late = I took too long to open the form. Press again.
discord-stopping = I'm restarting, so I haven't done anything. Try again in a moment.
discord-busy = I'm very busy right now, so I haven't done anything. Try again in a moment.
# $most (number)
# $when (text): a time, such as "in 20 seconds"
discord-often = You've used more than { $most } commands in a minute, so I haven't done anything. Try again { $when }.
discord-welcome = **Hello! I run the table for games played by chat**: I set up the board, move the pieces, keep track of turns and remember everything.
    Use `/game start` in a channel to start a game, or `/help` to see what I can do.
discord-cut = This is too long for a message. The attached file has all of it.
discord-cut-without-file = This is too long for a message, so I left out the rest.
discord-file-left-out = I can't attach files here, so the file is missing.
# $count (number)
discord-controls-left-out = { $count ->
    [one] { $count } more button or menu didn't fit here.
   *[other] { $count } more buttons or menus didn't fit here.
  }
# $count (number)
discord-options-left-out = { $count ->
    [one] { $count } more list entry didn't fit here.
   *[other] { $count } more list entries didn't fit here.
  }
discord-not-member = I'm not a member here, so you can't play games here. Play on a server that has added me. `/roll`, `/kingdom` and `/tutorial` work here too.

# $count (number)
# $permissions (list)
discord-missing = { $count ->
    [one] I need another permission in this channel: { $permissions }. A person who manages the server can give it to me.
   *[other] I need more permissions in this channel: { $permissions }. A person who manages the server can give them to me.
  }
# Permissions, as Discord's settings call them.
discord-permission-view = View Channel
discord-permission-send = Send Messages
discord-permission-threads = Send Messages in Threads
discord-permission-attach = Attach Files
discord-permission-history = Read Message History

## In place of pictures and names

drawn-overtaken = A newer picture has replaced this one.
drawn-crowded = There was too much to draw just now, so the picture is missing.
drawn-failed = I couldn't draw the picture.
drawn-someone = a player
