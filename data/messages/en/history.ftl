### Taking back steps and redoing them.

# After a player's name.
# $deeds (text): the steps
history-undoes = takes back: { $deeds }

# After a player's name.
# $deeds (text): the steps
history-redoes = redoes: { $deeds }

## Refusals. Arguments such as $ask are commands or buttons.

history-nothing-to-undo = There's nothing to take back yet.

# $there (number)
# $asked (number)
# $fewer (text): an option to type
history-too-few-to-undo = { $there ->
    [one] You can take back only { $there } step, not { $asked }. Use { $fewer }.
   *[other] You can take back only { $there } steps, not { $asked }. Use { $fewer }.
  }

history-nothing-to-redo = Nothing has been taken back since the last move.

# $there (number)
# $asked (number)
# $fewer (text): an option to type
history-too-few-to-redo = { $there ->
    [one] You can redo only { $there } step, not { $asked }. Use { $fewer }.
   *[other] You can redo only { $there } steps, not { $asked }. Use { $fewer }.
  }

history-undo-forbidden = In this game, only a game master can take back a step that showed a player something new.

# $master (text)
history-undo-by-master = In this game, only a game master can take back a step that showed a player something new. Ask { $master }.

# $move (text)
# $draw (text)
history-redo-typed = A player saw something new in that step, so I can't redo it for you. Use { $move } or { $draw } to play it again.

# $play (text)
history-redo-play = A player saw something new in that step, so I can't redo it for you. { $play } shows what you can do now.

# $sides (list)
# $ask (text)
history-needs-consent = { $sides } must agree to that first. Use { $ask } to ask them.

# $player (text): a mention
history-not-yours = That was { $player }'s step, so only they can redo it.
