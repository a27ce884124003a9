### The command /server: settings of a server. Discord shows at most 100 characters of a description.

command-server = For people who manage this server or channel: where games run, and who starts them
command-server-settings = Show or change where games can run, who starts them, and who uploads files
command-server-here = Can games run in this channel? If no channel is chosen, they can run anywhere
command-server-here-open = yes
command-server-here-closed = not anymore
command-server-here-anywhere = anywhere in this server
command-server-starts = Who can start games
command-server-uploads = Who can upload modules, pictures and games as files
command-server-house = Who can change the boxes and bans of /house
command-server-everyone = everyone here
command-server-managers = people who manage this server
command-server-games = How many games can run here at once; 0 for no limit
command-server-ratings = Keep players' results and ratings in the score book? (default: no)
command-server-ratings-on = keep them
command-server-ratings-off = don't keep them
command-server-unstick = Let the game here go on without the players it's waiting for
command-server-host = Make another person the host of the game here
command-server-host-person = The person

## What is set

server-settings = **This server** (people who manage it can change this with `/server settings`):
server-conversation = **This conversation:**
server-anywhere = - Games can run in all channels (`here:`).
# $channels (list): links
server-where = - Games can run in { $channels } and in threads there (`here:`).
# $count (number)
server-at-once = { $count ->
    [one] Only { $count } game can run at once (`games:`).
   *[other] At most { $count } games can run at once (`games:`).
  }
server-no-limit = Any number of games can run at once (`games:`).
server-starts-everyone = - Everyone here can start games (`starts:`).
server-starts-managers = - Only people who manage this server can start games (`starts:`).
server-uploads-everyone = - Everyone here can upload files (`uploads:`).
server-uploads-managers = - Only people who manage this server can upload files (`uploads:`).
server-house-everyone = - Everyone here can change boxes and bans (`house:`).
server-house-managers = - Only people who manage this server can change boxes and bans (`house:`).
server-ratings-on = - The score book keeps players' results and ratings (`ratings:`). Use `/score book` with `person:` or `module:` to see them. A game is rated if everyone wants that before it starts (`/me settings book:rated`). Use `/me settings book:none` to stay out of the score book.
server-ratings-off = - The score book doesn't keep players' results and ratings (`ratings:`).

server-managers-only = Only people who manage this server can change that. Use `/server settings` without options to see it.
server-not-manager = Only people who manage this server or channel can do that. Hosts can use `/game settings`.
server-none = You can only set that in a server. Here, you can only set `ratings:`.
server-refused-starts = Only people who manage this server can start games here (`/server settings`). Ask one of them.
server-refused-uploads = Only people who manage this server can upload files here (`/server settings`). Ask one of them, or use `/module check` to check a file without keeping it.
server-refused-house = Only people who manage this server can change boxes and bans (`/server settings`). Ask one of them.
# $channels (list): links
server-refused-elsewhere = Games can't run in this channel. Start yours in { $channels }.
