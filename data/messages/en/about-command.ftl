### The command /about. Discord shows at most 100 characters of a description.

about-command = Who runs this bot, what it stores about you, for how long, and who can read it
# $version (text)
about-title = **Quartermaster { $version }** runs games that are played by chat.
# $host (text)
about-run-by = - **Run by** { $host }.
about-run-by-unknown = - **Run by** a person who hasn't given a name. Ask the people who manage this server.
about-stored = - **Stored**: each step of a game, with who did it and when; the names you type; the hands, decks and dice of the game; where you sit; your `/me settings`, your saved rolls and your Discord language; results of games and played kingdoms; and the modules and pictures that a server keeps. I read no other messages.
about-how-long = - **How long**: until it's deleted. `/me forget` makes all games forget you at once: the games stay, and call you a former player. The person who runs the bot can do the same.
# $days (number): from the end of a game until it's deleted
about-how-long-days = { $days ->
    [one] - **How long**: until it's deleted. A game is deleted { $days } day after it ends, and I announce this in its channel a week before; its results stay. `/me forget` makes all games forget you at once: the games stay, and call you a former player. The person who runs the bot can do the same.
   *[other] - **How long**: until it's deleted. A game is deleted { $days } days after it ends, and I announce this in its channel a week before; its results stay. `/me forget` makes all games forget you at once: the games stay, and call you a former player. The person who runs the bot can do the same.
  }
about-who-reads = - **Who can read it**: players see what the game shows them. Server managers see nothing that is hidden. The person who runs the bot can read everything.
about-sent = - **Sent elsewhere**: nothing except what I post on Discord.
