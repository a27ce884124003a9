### The command /play: a private panel with buttons. Prompts are bold. Discord shows at most 100 characters of a
### description.

play-command = Play with buttons: see what you can do right now. Only you see it.

## Buttons, at most 14 letters

play-label-back = ◀ Back
play-label-more = More actions
# This stack stays where it is: go to the next one.
play-label-stay = Stay
play-label-in-turn = Stack by stack
play-label-capture = Capture ...
play-label-type-piece = Type a piece
play-find-piece = Find a piece
play-label-piece = Piece info
play-label-move = Move
# In a list that waits for a choice: it may be longer.
play-label-units = Choose units ...
play-label-go = Choose a cell
play-label-hand = My hand
play-label-decks = Decks
play-label-deal = Deal 1 each
play-label-shuffle = Shuffle
play-label-reshuffle = Reshuffle
play-label-pay = Pay
play-label-pay-other = Other payment
play-label-answer = Choose these
play-label-none = None
# Go on without the answer of a player whose time is up.
play-label-go-on = Don't wait
play-label-pass = Pass
play-label-end = End turn
# The phase that can't be ended: this is the last one of the turn.
play-label-last-phase = Last phase
play-label-end-battle = End battle
play-label-resign = Resign
play-label-draws = Offer a draw
play-label-rename = Rename
play-label-undo = Undo
play-label-hint = Hint
play-label-refresh = Recount
play-label-roll-other = Other dice
play-label-flip = Flip
play-label-reveal = Reveal
play-label-peek = Look at it
play-label-clone = Copy
play-label-replace = Replace
# The box of pieces that can be put on the table.
play-label-box = Box
play-label-delete = Remove
play-label-form-army = Form an army
play-label-join-army = Join the army
play-label-split-army = Split off
play-label-disband-army = Disband
play-label-face-down = Turn face down
play-label-hide = Hide
# Where a card or piece goes among those of its stack.
play-label-top = To the top
play-label-bottom = To the bottom
play-label-up = Up
play-label-down = Down
play-type-cell = Type a cell
play-type-square = Type a square

## Forms: titles, and labels of their field, at most 45 characters

play-form-piece = Its name or its cell
play-roll = Roll dice
play-form-dice = The dice, such as 2d6+1
play-rename-army = Rename the army
play-form-army = Its new name
play-go-to-cell = Go to a cell
play-form-cell = The cell, such as E5
play-go-to-square = Go to a square
play-form-square = The square, such as E5

## Above and in prompts

play-changed = The game changed before you pressed that, so I didn't do anything. Here's how it looks now.
# $side (name)
# $number (number)
play-turn = { $side }, turn { $number }.
# $count (number)
play-acts-left = { $count ->
    [one] One act is left.
   *[other] { $count } acts are left.
  }
play-all-chosen = You've made your choice. You can change it until everyone has chosen.
play-all-secret = Everyone chooses in secret.
play-all-open = Everyone chooses. You see the choices once everyone has chosen.
play-choose-piece = **Which piece do you want to move?**
play-act = **What do you want to do?**
# $action (text): its name and price
# $text (text): what the module says of it
play-action-text = { $action }: { $text }
play-no-action-now = **You can't use any of this game's actions right now.**
play-no-actions = **This game has no actions besides moving.**
play-not-all = This list isn't complete: finding the rest would take too long. Type what you want to do.
play-none-found = I can't list what you can do: finding it would take too long. Type what you want to do.
play-end-now = **There's nothing left to do: end your turn.**
play-nothing-to-do = **There's nothing for you to do right now.**
# $side (text)
play-waiting = **Waiting for { $side }.**
play-watching = **You're watching this game.**
# $side (name)
play-watching-turn = **You're watching this game.** It's { $side }'s turn.

## What to choose for an action. $act: "Buy", "Buy: Moat" or "Buy: Moat (Target)".

# $act (text)
# $name (text): the name of this choice
play-act-named = { $act } ({ $name })
# $thing (card | piece | cell | side | number)
# $act (text)
play-choose-one = { $thing ->
    [card] **Which card do you choose for { $act }?**
    [piece] **Which piece do you choose for { $act }?**
    [side] **Which side do you choose for { $act }?**
    [number] **Which number do you choose for { $act }?**
   *[cell] **Which place do you choose for { $act }?**
  }
play-choose-none = You can also choose none.
# $thing (card | piece | cell | side | number)
# $act (text)
# $count (number): two or more
play-choose-some = { $thing ->
    [card] **Choose { $count } cards for { $act }.**
    [piece] **Choose { $count } pieces for { $act }.**
    [side] **Choose { $count } sides for { $act }.**
    [number] **Choose { $count } numbers for { $act }.**
   *[cell] **Choose { $count } places for { $act }.**
  }
# $thing (card | piece | cell | side | number)
# $act (text)
# $most (number): two or more
play-choose-most = { $thing ->
    [card] **Choose up to { $most } cards for { $act }.**
    [piece] **Choose up to { $most } pieces for { $act }.**
    [side] **Choose up to { $most } sides for { $act }.**
    [number] **Choose up to { $most } numbers for { $act }.**
   *[cell] **Choose up to { $most } places for { $act }.**
  }
# $thing (card | piece | cell | side | number)
# $act (text)
# $least (number)
# $most (number)
play-choose-range = { $thing ->
    [card] **Choose { $least } to { $most } cards for { $act }.**
    [piece] **Choose { $least } to { $most } pieces for { $act }.**
    [side] **Choose { $least } to { $most } sides for { $act }.**
    [number] **Choose { $least } to { $most } numbers for { $act }.**
   *[cell] **Choose { $least } to { $most } places for { $act }.**
  }
# $text (text): a question of the module
play-question = **{ $text }**
# $most (number)
play-up-to = You can choose up to { $most }.
# $least (number)
# $most (number)
play-at-least = You can choose { $least } to { $most }.
# $side (text)
# $by (text): the action or card that asks
play-waits-for = **Waiting for { $side } to make a choice for { $by }.**
# $names (list)
play-chosen = Chosen: { $names }.

## Stacks, for lists and prompts

# $count (number)
# $name (text): a kind of piece
play-count = { $count } × { $name }
# $pieces (list)
# $spot (text): its cell
play-stack = { $pieces }, { $spot }
# $army (text)
# $pieces (list)
# $spot (text)
play-stack-of = { $army } ({ $pieces }), { $spot }
# Below a stack in a list: several stacks look like this.
# $count (number)
play-one-of = one of { $count }
# $piece (text)
# $cell (text)
# $by (text)
# $from (text)
play-in-check = **You're in check:** { $piece } on { $cell } is attacked by { $by } on { $from }.
play-must-capture = **You must capture.**
# $cards (list)
play-on-table = **On the table:** { $cards }
# $card (text)
# $place (text)
play-table-card = { $card } ({ $place })
# $piece (text)
# $spot (text)
play-piece-at = { $piece }, { $spot }

## Prompts about a move. $stack: "3 × Pikemen and Duchess, E10".

# $stack (text)
# $count (number)
play-next = { $count ->
    [one] **Where do you want to move { $stack }? { $count } stack can move.**
   *[other] **Where do you want to move { $stack }? { $count } stacks can move.**
  }
# $stack (text)
play-choose-cell = **Where do you want to move { $stack }?**
# $stack (text)
# $captured (list)
play-choose-cell-capture = **Where do you want to move { $stack } to capture { $captured }?**
# $stack (text)
play-nowhere = **{ $stack } can't move right now.**
# $stack (text)
# $cell (text)
play-choose-way = **How should { $stack } get to { $cell }?**
# On a button.
# $piece (text)
# $cell (text)
play-captures-on = captures { $piece } on { $cell }
# $stack (text)
# $count (number)
play-choose-units = **Choose units from { $stack }. You've chosen { $count }.**
# $stack (text)
play-choose-captured = **Which piece should { $stack } capture?**

## A cell on a button, with the reason why it's offered

# $cell (text)
# $piece (text)
play-cell-captures = { $cell } captures { $piece }
# $cell (text)
play-cell-takes = { $cell } captures
# $cell (text)
play-cell-castles = { $cell } castles
# $cell (text)
play-cell-city = { $cell } city
# $cell (text)
play-cell-joins = { $cell } join
# $cell (text)
play-cell-enemy = { $cell } near enemy
# $cell (text)
play-cell-last = { $cell } farthest

## Notes below a cell in a list

# $piece (text)
play-note-captures = captures { $piece }
play-note-takes = captures a piece
play-note-castles = castles
play-note-city = a place you can capture
play-note-joins = joins your units there
play-note-enemy = next to an enemy
play-note-last = as far as it can go
play-all-points = costs all points left
# $price (text)
play-costs = costs { $price }

## Placeholders of lists

# $of (cell | square)
# $count (number)
play-more-cells = { $of ->
    [square] More squares ({ $count })
   *[cell] More cells ({ $count })
  }
# $of (cell | square)
# $first (text)
# $last (text)
# $count (number)
play-other-cells = { $of ->
    [square] Other squares: { $first } to { $last } ({ $count })
   *[cell] Other cells: { $first } to { $last } ({ $count })
  }
# On a button: cells, or numbers of a long list.
# $first (text)
# $last (text)
play-range = { $first } to { $last }
# $count (number)
play-other-stacks = Other stacks ({ $count })
# $count (number)
play-another-piece = Another piece ({ $count })
# $count (number)
play-which-piece = Which piece? ({ $count } to choose from)
# $count (number)
play-which-captured = Which piece do you want to capture? ({ $count } to choose from)
# $count (number)
play-which-card = Which card? ({ $count } to choose from)
# $count (number)
play-which-deck = Which deck? ({ $count } to choose from)
# $how (usual | covered | open)
# $count (number)
play-where = { $how ->
    [covered] Where do you want to play it face down? ({ $count } to choose from)
    [open] Where do you want to play it face up? ({ $count } to choose from)
   *[usual] Where do you want to play it? ({ $count } to choose from)
  }
# $count (number)
play-take-from = Take one of these ({ $count })
# $name (text): an action or a choice
# $count (number)
play-choice = { $name } ({ $count } to choose from)
play-face = Which direction should it face?
# $count (number)
play-which-side = Which side? ({ $count } to choose from)
# $count (number)
play-which-kind = Which kind? ({ $count } to choose from)
# $count (number)
play-only-read = Cards to read ({ $count })

## Buttons with names

# $chosen (number)
# $all (number)
play-units = Units: { $chosen } of { $all }
# $number (number)
# $piece (text)
play-unit = { $number }. { $piece }
# $cell (text)
play-fight = Fight { $cell }
# $phase (text)
play-next-phase = Next: { $phase }
# $side (text)
play-resign-as = Resign as { $side }
# $deck (text)
play-draw = Draw: { $deck }
# $count (number)
play-draw-some = Draw { $count }
# $count (number): cards
play-peek = { $count ->
    [one] Look at { $count } card
   *[other] Look at { $count } cards
  }
# $deck (text)
play-onto = On top of { $deck }
# $deck (text)
play-under = Under { $deck }
# $side (text)
play-give-to = Give to { $side }
# $action (text)
# $on (text): its target
play-act-only = { $action }: { $on }
# $name (text)
# $count (number)
play-times = { $name } ×{ $count }
# $name (text)
# $preview (text): "12 against 7"
play-previewed = { $name } ({ $preview })
# $property (text)
# $change (text): "+1"
play-change = { $property } { $change }

## Prompts about kinds, cards and actions

play-choose-kind = **Which kind of piece do you want to put on the table?**
# $kind (text)
play-put-kind = **Where do you want to put { $kind }?**
# $kind (text)
play-kind-for = **Which side gets { $kind }?**
# $piece (text)
play-replace-with = **Which kind of piece replaces { $piece }?**
play-choose-card = **Which card do you want to use?**
play-read-card = **Which card do you want to read? You can't use any of them right now.**
# $card (text)
play-unusable = **You can't use { $card } right now.**
play-no-cards = **Your hand is empty.**
play-choose-deck = **Which deck do you want to use?**
# $thing (text)
play-what-with = **What do you want to do with { $thing }?**
# $act (text)
play-confirm = **Do you want to use { $act }?**
# $act (text)
play-free = **{ $act } is free.**
# $act (text)
# $cards (list)
play-pay = **Pay { $cards } for { $act }?**
# $act (text)
# $cost (text)
# $cards (list)
play-pay-cost = **{ $act } costs { $cost }. Pay { $cards }?**
# $action (text)
play-pay-with = **How do you want to pay for { $action }?**
# $action (text)
# $cost (text)
play-pay-with-cost = **How do you want to pay for { $action }? You need { $cost } or more.**
# $game (text)
play-more-of = **More you can do in { $game }:**
# $text (text): typed
# $count (number)
play-found = { $count ->
    [one] **Which { $text } do you mean? { $count } piece matches.**
   *[other] **Which { $text } do you mean? { $count } pieces match.**
  }
# $text (text)
play-found-none = **There's no piece called { $text } that you can see. Try another name.**
# $text (text)
play-no-such-cell = **You can't move to { $text }. Here are places near it.**
# $commands (list): commands that do the same
play-type-it = Or type { $commands }.
