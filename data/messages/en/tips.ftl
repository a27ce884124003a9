### A tip below a prompt that a player meets for the first time. The words in bold are labels of buttons.

tip-piece = -# The picture marks the pieces that can move. First you choose one, then where it goes: nothing moves until then.
tip-cell = -# Press a cell to go there at once. Cells without a button are in the lists.
tip-next = -# Your stacks come one by one. **Stay** leaves this one where it is. The others are in the last list.
tip-units = -# Units with a check mark in the list go, and the others stay. Then press **Choose a cell**.
tip-taken = -# In this game you say which pieces a move captures: choose them first, then where to go.
tip-act = -# This is what you can do now. If you need to choose or pay something, I ask you first.
tip-pay = -# You pay as little as possible. Press **Other payment** to choose what you pay with.
tip-card = -# Choosing a card only shows it to you. The buttons below it then say what you can do with it.
tip-deck = -# Choosing a deck does nothing yet. Cards that you draw go to your hand.
tip-question = -# The game is waiting for your answer. You can look around first: `/play` brings you back to the question.
tip-together = -# You don't have to wait for the others, and you can change your choice until everyone has chosen.
tip-detail = -# This changes the piece where it is. To move it, press **Move**.
tip-end = -# Press **End turn** when you're done. **Undo** in **More actions** takes it back.
