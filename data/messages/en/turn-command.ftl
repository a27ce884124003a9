### The command /turn. Discord shows at most 100 characters of a description.

turn-command = See whose turn it is, and end yours
turn-command-show = Show whose turn it is
turn-command-next = Go on to the next phase of your turn
turn-command-pass = Pass your turn, if the game allows it
turn-command-end = End your turn
turn-command-tell = Post what you have done so far this turn
# A suggestion of completion that does nothing, at most 100 characters.
# $side (text)
turn-waiting = It's { $side }'s turn. You can use /board, /turn show, /piece show and /game log.
