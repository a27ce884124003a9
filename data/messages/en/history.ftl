### Taking back steps and doing them again.

# After a player's name.
# $deeds (text): the steps
history-undoes = takes back: { $deeds }

# After a player's name.
# $deeds (text): the steps
history-redoes = does again: { $deeds }

## Refusals. Arguments such as $ask are commands or buttons.

history-nothing-to-undo = There's nothing to take back yet.

# $there (number)
# $asked (number)
# $fewer (text)
history-too-few-to-undo = { $there ->
    [one] You can take back only { $there } step, not { $asked }: { $fewer }.
   *[other] You can take back only { $there } steps, not { $asked }: { $fewer }.
  }

history-nothing-to-redo = Nothing was taken back since the last move.

# $there (number)
# $asked (number)
# $fewer (text)
history-too-few-to-redo = { $there ->
    [one] You can do only { $there } step again, not { $asked }: { $fewer }.
   *[other] You can do only { $there } steps again, not { $asked }: { $fewer }.
  }

history-undo-forbidden = A player saw something new by that, and this game doesn't take such steps back. Only a game master can.

# $master (text)
history-undo-by-master = A player saw something new by that, and this game doesn't take such steps back. Only a game master can: { $master }.

# $move (text)
# $draw (text)
history-redo-typed = A player saw something new by that, so it isn't done again by itself. Use { $move } or { $draw } to play it again.

# $play (text)
history-redo-play = A player saw something new by that, so it isn't done again by itself. { $play } shows what you can do now.

# $sides (list)
# $ask (text)
history-needs-consent = { $sides } must agree to that first. { $ask } asks them.

# $player (text): a mention
history-not-yours = { $player } played that. Only they can do it again.
