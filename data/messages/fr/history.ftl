### Annuler des étapes et les rétablir.

history-undoes = annule : { $deeds }
history-redoes = rétablit : { $deeds }

## Refus

history-nothing-to-undo = Il n'y a encore rien à annuler.
history-too-few-to-undo = { $there ->
    [one] Tu peux annuler seulement { $there } étape, pas { $asked }. Utilise { $fewer }.
   *[other] Tu peux annuler seulement { $there } étapes, pas { $asked }. Utilise { $fewer }.
  }
history-nothing-to-redo = Rien n'a été annulé depuis le dernier coup.
history-too-few-to-redo = { $there ->
    [one] Tu peux rétablir seulement { $there } étape, pas { $asked }. Utilise { $fewer }.
   *[other] Tu peux rétablir seulement { $there } étapes, pas { $asked }. Utilise { $fewer }.
  }
history-undo-forbidden = Cette étape a montré quelque chose de nouveau à un joueur, et ce jeu n'annule pas de telles étapes. Seul un meneur de jeu peut le faire.
history-undo-by-master = Cette étape a montré quelque chose de nouveau à un joueur, et ce jeu n'annule pas de telles étapes. Seul un meneur de jeu peut le faire : demande à { $master }.
history-redo-typed = Cette étape a montré quelque chose de nouveau à un joueur, donc je ne peux pas la rétablir pour toi. Utilise { $move } ou { $draw } pour la rejouer.
history-redo-play = Cette étape a montré quelque chose de nouveau à un joueur, donc je ne peux pas la rétablir pour toi. { $play } montre ce que tu peux faire maintenant.
history-needs-consent = Il faut d'abord l'accord de { $sides }. Demande-le avec { $ask }.
history-not-yours = C'est { $player } qui a joué ça. Personne d'autre ne peut le rétablir.
