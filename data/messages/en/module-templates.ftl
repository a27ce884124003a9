### Modules to start from, in data/templates. Comments and texts for players are one line each.

template-small =
    .about = A game for Quartermaster. Change what you like, then try it with /module check.
    .schema = With the file that /module schema gives you, editors complete and check this file:
    .name = The name that players type to choose the game: lower-case letters, digits and hyphens.
    .title = My game
    .description = Two sides, a board, a few pieces.
    .sides = The sides, in the order of their turns. Choose the colors that you like.
    .turn = A side's turn ends by-command (/turn end) or after-move.
    .captures = captures: manual lets a side capture enemy pieces with capture: during its turn.
    .maps = A map has boards. A board has a grid: square, hex or region.
    .prototypes = The shared values of pieces of one kind. A value that changes in play has a start value and can have bounds.
    .setup = The pieces on the board at the start.

template-abstract =
    .about = A board game: pieces move by their rules, capture the pieces they land on, and race to the other side.
    .title = My race
    .description = Get a pawn to the far row or capture all enemy pawns to win.
    .moves = fmW: one step straight ahead to a free cell; fF: one step diagonally ahead, also to capture.

template-cards =
    .about = A card game: private hands, a market of open cards, and coins to pay for them.
    .title = My market
    .description = Buy goods from the market until both players pass. Then count what you have.
    .buy = Buys goods from a stall.
    .earn = Takes two coins.

template-hex-war =
    .about = A hex war game: move points, zones of control, and combat by a table of odds.
    .title = My war
    .description = Destroy all units of the other side to win.
    .fought = A unit that has fought can fight again when its side marches.
    .table = The column is attack to defense, rounded down; the row is the die.
    .wood = In the woods
    .attack = Attacks a unit with the units next to it.

template-area =
    .about = Area control: lands, reinforcements, and attacks decided by the difference in numbers and a die.
    .title = My lands
    .description = Hold the lands. A side without armies loses.
    .difference = The number of attackers minus the number of defenders is added to the die.
    .numbers = Numbers
    .muster = Raises an army in a land that already has one.
    .march = Goes to a neighboring land that has no enemy.
    .attack = Attacks a land with the armies next to it.
