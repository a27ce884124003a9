### La commande /roll. Discord montre au plus 100 caractères d'une description.

roll-command = Lancer des dés
roll-option-dice = 2d6+1, 4d6kh3, d20+5 adv, d%, 3d6!, 8d10>=7, ou le nom d'un lancer gardé
roll-option-label = À quoi sert le lancer
roll-option-times = Combien de fois (1)
roll-option-save = Garder le lancer sous ce nom
roll-option-private = Visible seulement par toi, et par le meneur de jeu s'il y en a un
roll-label-mine = Mes lancers
roll-label-saved = Refaire un lancer gardé ...
roll-label-forget = Supprimer un lancer gardé ...
roll-done = { $who } { $rolls }.
roll-private = { $roll } (privé)

## Tes lancers

roll-none-yet = Tu n'as pas encore lancé de dés. Essaie `/roll dice:2d6+1`, et ajoute `save:` pour garder un lancer sous un nom.
roll-last = Appuie sur un de tes derniers lancers pour le refaire. Pour garder un lancer sous un nom, utilise `/roll` avec `save:`.
roll-last-saved = Appuie sur un de tes derniers lancers ou sur un lancer gardé pour le refaire.
roll-saved = Gardé sous le nom { $roll }. Pour refaire ce lancer, tape { $typed }, ou appuie sur **Mes lancers** sous n'importe quel lancer.
roll-no-room = Tu ne peux pas garder { $roll } : tu as déjà { $most } lancers gardés, et c'est le maximum. Aucun dé n'a été lancé. Reprends un de leurs noms, ou appuie sur **Mes lancers** sous n'importe quel lancer et supprimes-en un.
roll-name-is-dice = Tu ne peux pas garder un lancer sous le nom { $roll } : cela désigne déjà des dés. Aucun dé n'a été lancé. Choisis un autre nom.
