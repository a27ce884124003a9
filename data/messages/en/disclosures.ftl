### Hidden information that a game or a module reveals to players who aren't supposed to see it.

# $places (list): maps and decks
secret-places = the contents of { $places }
# $kinds (list): kinds of pieces
# $count (number): how many kinds
secret-kinds = { $count ->
    [one] covered pieces of the kind { $kinds }
   *[other] covered pieces of the kinds { $kinds }
  }
# In a list of kinds.
# $count (number)
secret-more-kinds = { $count } more

# In "tells everyone about ...".
readers-everyone = everyone

## What a module tells, a line each

# $tells (some | count | contents)
# $places (list)
disclosure-public = { $tells ->
    [some] Everyone knows whether there's anything in { $places }.
    [count] Everyone knows how many pieces are in { $places }.
   *[contents] Everyone knows the contents of { $places }.
  }
# $tells (some | count | contents)
# $readers (list): sides
# $places (list)
disclosure-known = { $tells ->
    [some] { $readers } can see whether there's anything in { $places }.
    [count] { $readers } can see how many pieces are in { $places }.
   *[contents] { $readers } can see the contents of { $places }.
  }
# $declared (yes | no): whether the module says so
# $name (text): a counter, in bold
# $readers (list): sides, or everyone
# $secrets (list): what is hidden
disclosure-number = { $declared ->
    [yes] The counter { $name } tells { $readers } something about { $secrets }.
   *[no] The counter { $name } tells { $readers } something about { $secrets }, and the module doesn't declare that.
  }
# $declared (yes | no)
# $readers (list): sides, or everyone
# $secrets (list)
disclosure-turn = { $declared ->
    [yes] Whose turn it is tells { $readers } something about { $secrets }.
   *[no] Whose turn it is tells { $readers } something about { $secrets }, and the module doesn't declare that.
  }
# $declared (yes | no)
# $name (text): a phase, in bold
# $readers (list): sides, or everyone
# $secrets (list)
disclosure-phase = { $declared ->
    [yes] The phase { $name } of a turn tells { $readers } something about { $secrets }.
   *[no] The phase { $name } of a turn tells { $readers } something about { $secrets }, and the module doesn't declare that.
  }
# $declared (yes | no)
# $name (text): a modifier, in bold
# $readers (list): sides, or everyone
# $secrets (list)
disclosure-effect = { $declared ->
    [yes] The effect of the modifier { $name } tells { $readers } something about { $secrets }.
   *[no] The effect of the modifier { $name } tells { $readers } something about { $secrets }, and the module doesn't declare that.
  }
# $declared (yes | no)
# $name (text): an action, in bold
# $readers (list): sides, or everyone
# $secrets (list)
disclosure-act = { $declared ->
    [yes] A player who uses { $name } tells { $readers } something about { $secrets }.
   *[no] A player who uses { $name } tells { $readers } something about { $secrets }, and the module doesn't declare that.
  }
# $declared (yes | no)
# $name (text): a scorekeeper, in bold
# $readers (list): sides, or everyone
# $secrets (list)
disclosure-result = { $declared ->
    [yes] A win or loss decided by { $name } tells { $readers } something about { $secrets }.
   *[no] A win or loss decided by { $name } tells { $readers } something about { $secrets }, and the module doesn't declare that.
  }
# $declared (yes | no)
# $name (text): a scorekeeper, in bold
# $readers (list): sides, or everyone
# $secrets (list)
disclosure-ranks = { $declared ->
    [yes] A win or loss decided by { $name }, and its scores at the end, tell { $readers } something about { $secrets }.
   *[no] A win or loss decided by { $name }, and its scores at the end, tell { $readers } something about { $secrets }, and the module doesn't declare that.
  }
# $declared (yes | no)
# $name (text): a scorekeeper, in bold
# $readers (list): sides, or everyone
# $secrets (list)
disclosure-scores = { $declared ->
    [yes] Scores and messages from { $name } tell { $readers } something about { $secrets }.
   *[no] Scores and messages from { $name } tell { $readers } something about { $secrets }, and the module doesn't declare that.
  }
# Instead of the name of a scorekeeper.
# $sides (list)
# $count (number): how many sides
disclosure-unknown-keeper = { $count ->
    [one] a scorekeeper that only { $sides } knows about
   *[other] a scorekeeper that only { $sides } know about
  }

# $line (text): what is told of one side
disclosure-each-side = { $line } The same goes for every other side.

disclosures-head = This game reveals some hidden information:
disclosures-in-file = -# The file lists what the rules of this game make known about hidden things.

## What every module with secrets gives away

revelation-play = Everyone sees pieces and cards that move to an open place, or that a player plays, shows or discards there.
revelation-outcome = If something you can't see is in the way of your move, you can tell from the result.
revelation-in-the-way = If something unseen stops an attempt, players who can see the pieces involved learn that.
revelation-undo = If something unseen happened after a step, you learn that the step can't be taken back or redone.
revelation-undo-asks = If you ask to take back a step that showed something new, the other players learn that it did.
revelation-begun = If you want to take back the end of a turn, you learn whether the next side has begun.
revelation-secret = All shuffles and rolls become public when the game is over and its secret is posted.

## Why a player's own counter, modifier or scorekeeper is refused

# $name (text): in bold
# $readers (list): sides, or everyone
# $secrets (list)
# $visible (text): the option `visible:`
# $reveals (text): the option to add, with its value
undeclared-counter = { $name } would tell { $readers } something about { $secrets }. Choose { $visible } everyone, or say which secrets it shows: { $reveals }.
# $name (text): in bold
# $readers (list)
# $secrets (list)
# $reveals (text)
undeclared-modifier = { $name } would tell { $readers } something about { $secrets }. Say which secrets it shows: { $reveals }.
# $name (text): in bold
# $readers (list)
# $secrets (list)
# $reveals (text)
undeclared-scorekeeper = { $name } would tell { $readers } something about { $secrets }. Say which secrets it shows: { $reveals }. Or add `(known-to side*)` to announce it to everyone.
