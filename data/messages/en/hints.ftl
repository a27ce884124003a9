### A hint for a player: what the bot would do, and why, in a private panel. The reason follows as a sentence of its own.

# $move (name): as players write it, such as "Nxe5"
hint-written = Hint: { $move }.
# $pieces (list)
# $from (name): a cell
# $to (name)
hint-move = Hint: move { $pieces } from { $from } to { $to }.
# $pieces (list)
# $from (name)
# $to (name)
# $captured (list)
hint-capture = Hint: move { $pieces } from { $from } to { $to } and capture { $captured }.
# Of pieces that are on no board.
# $pieces (list)
# $to (name)
hint-put = Hint: put { $pieces } on { $to }.
# $label (name): a button or an entry of a list, such as "End turn" or "Buy: Moat"
hint-choose = Hint: choose { $label }.
# $count (number): of the player's own moves
hint-wins = { $count ->
    [one] It wins the game.
   *[other] It wins the game in { $count } moves.
  }
# $side (name)
hint-prevents = It keeps { $side } from winning on the next move.
# $piece (name)
# $count (number): of the player's own moves
hint-takes = { $count ->
    [one] It wins material: { $piece }.
   *[other] It wins material within { $count } moves: { $piece }, or more.
  }
hint-none = I found no hint for this position.
hint-others-play = There are no hints in this game. You get hints when you play alone or against the bot.
