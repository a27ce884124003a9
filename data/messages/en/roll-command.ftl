### The command /roll. Discord shows at most 100 characters of a description.

roll-command = Roll dice
roll-option-dice = 2d6+1, 4d6kh3, d20+5 adv, d%, 3d6!, 8d10>=7, or the name of a roll that you saved
roll-option-label = What the roll is for
roll-option-times = How many times (1)
roll-option-save = Save the roll under this name
roll-option-private = Only you see it, and the game master if there is one
roll-label-mine = My rolls
roll-label-saved = Use a saved roll …
roll-label-forget = Delete a saved one ...

# A roll that belongs to no game.
# $who (person)
# $rolls (text): "rolls 2d6: 4 + 3 = 7"
roll-done = { $who } { $rolls }.
# On a button.
# $roll (text): "Attack 2d6+1"
roll-private = { $roll } (private)

## Your own rolls

roll-none-yet = You haven't rolled yet. Roll with `/roll dice:2d6+1`, and add `save:` to keep a roll under a name.
roll-last = Press one of your last rolls to roll it again. To keep a roll under a name, use `/roll` with `save:`.
roll-last-saved = Press one of your last rolls or a saved one to roll it again.
# $roll (name)
# $typed (text): a command, as code
roll-saved = Saved as { $roll }. To roll it again, type { $typed }, or press **My rolls** below any roll.
# $roll (name)
# $most (number)
roll-no-room = You can't save { $roll }: you already have { $most } saved rolls, which is the limit. Nothing was rolled. Reuse one of their names, or press **My rolls** below any roll and delete one.
# $roll (name)
roll-name-is-dice = You can't save a roll as { $roll }: that already means dice. Nothing was rolled. Choose another name.
