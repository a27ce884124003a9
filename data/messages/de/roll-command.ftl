roll-command = Würfeln
roll-option-dice = 2d6+1, 4d6kh3, d20+5 adv, d%, 3d6!, 8d10>=7, oder der Name eines gemerkten Wurfs
roll-option-label = Wofür der Wurf ist
roll-option-times = Wie oft (1)
roll-option-save = Den Wurf unter diesem Namen merken
roll-option-private = Nur du siehst den Wurf, und der Spielleiter, wenn es einen gibt
roll-label-mine = Meine Würfe
roll-label-saved = Einen gemerkten Wurf würfeln ...
roll-label-forget = Einen gemerkten Wurf löschen ...
roll-done = { $who } { $rolls }.
roll-private = { $roll } (geheim)

## Your own rolls

roll-none-yet = Du hast noch nicht gewürfelt. Würfle mit `/roll dice:2d6+1`; mit `save:` merke ich mir den Wurf unter einem Namen.
roll-last = Drück auf einen deiner letzten Würfe, um ihn zu wiederholen. Mit `/roll` und `save:` speicherst du einen Wurf unter einem Namen.
roll-last-saved = Drück auf einen deiner letzten oder gemerkten Würfe, um ihn zu wiederholen.
roll-saved = Gemerkt als { $roll }. Um ihn zu wiederholen, tippe { $typed } oder drück **Meine Würfe** unter einem Wurf.
roll-no-room = { $roll } kann ich mir nicht merken: Du hast schon { $most } gemerkte Würfe, mehr geht nicht. Es wurde nicht gewürfelt. Nimm einen ihrer Namen noch einmal, oder drück **Meine Würfe** unter einem Wurf und lösche einen.
roll-name-is-dice = Unter dem Namen { $roll } kann ich mir keinen Wurf merken: Das steht schon für Würfel. Es wurde nicht gewürfelt. Wähl einen anderen Namen.
