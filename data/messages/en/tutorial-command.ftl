### The command /tutorial: a walk through a game by buttons. Discord shows at most 100 characters of a description.

tutorial-command = Learn to play here in five minutes: alone, in private, by pressing buttons

## Each step: what to do in bold, then why

tutorial-welcome = **Welcome! In five minutes you can play any game here.** You play the Swedes, in blue. Only you see this. When it's your turn in a game, I'll let you know. Start by pressing **Play**.
tutorial-piece = **Choose a piece.** The list only has the pieces that can move. Choose the Swede on G3.
tutorial-where = **Choose where it goes.** All pieces move like rooks. Captures are marked.
tutorial-undo = **Captured!** The Muscovite on D3 was between two of your pieces. Now take your move back: until the other side acts, **Undo** doesn't need their consent.
tutorial-again = **You took your move back.** Play it again.
tutorial-since = **The Muscovites moved.** See what has happened since your turn.
tutorial-king = **The king has a clear path to the edge.** Arrows show what happened, and the list says it in words. Choose the king.
tutorial-edge = **Choose where it goes.** The king escapes if he gets to the edge.
tutorial-won = **You win!** In games with longer turns, only you see what you do until you press **End turn**. Now try cards: 4 more steps.
tutorial-hand = **This is your hand. Only you see it.** Choose the Peddler.
tutorial-card = **The Peddler draws two cards.** You can read a card before you play it.
tutorial-drawn = **You drew two cards. Only you know which.** End your turn.
tutorial-done = **That's it!** There's more in Help.

tutorial-button-play = Play
# $cell (text)
# $captured (text): a cell
tutorial-button-takes = { $cell }, captures { $captured }
tutorial-button-undo = Undo
tutorial-button-since = Last turn
tutorial-button-cards = Now with cards
tutorial-button-play-it = Play it
tutorial-button-end = End turn
tutorial-button-later = Later
tutorial-button-games = Start a game
tutorial-button-alone = Try alone
tutorial-button-help = Help
# $count (number)
tutorial-pieces = Pieces: { $count }
# $count (number)
tutorial-cards = Your hand: { $count }
# Above the step, if the player pressed something else.
tutorial-first = Let's do this first:
tutorial-later = See you later. `/tutorial` continues where you left off.
tutorial-missing = I can't start the tutorial: it needs Tablut, and this server doesn't have it. `/game start` lists the games here.
