### La commande /hand. Discord montre au plus 100 caractères d'une description.

hand-command = Regarder ta main et jouer tes cartes
hand-command-show = Afficher ta main, pour toi uniquement
hand-command-play = Jouer des cartes de ta main
hand-command-give = Donner des cartes à une autre main
hand-command-discard = Défausser des cartes de ta main sur une pile
hand-option-show-side = Le camp, si tu en joues plusieurs
hand-option-piece = Les cartes : leurs numéros ou leurs noms, séparés par des virgules
hand-option-play-to = Où : une case ou un plateau
hand-option-covered = Les jouer face cachée, pour que seul ton camp les connaisse
hand-option-give-side = Le camp qui les reçoit
hand-option-discard-to = La pile ; inutile si une seule est possible

## Boutons et listes

hand-label-choose = Jouer ou défausser une carte ...
hand-label-back = ◀ Retour
hand-label-play = La jouer sur ...
hand-label-play-covered = La jouer face cachée sur ...
hand-label-play-open = La jouer face visible sur ...
hand-label-discard = Défausser sur { $pile }
hand-card = { $number }. { $card }
hand-card-of = { $number }. { $card } (l'une des { $count })

## Pourquoi il n'y a pas de main à montrer

hand-no-seat = Tu ne joues pas dans cette partie, tu n'as donc pas de main. Prends une place avec `/game join`.
hand-not-dealt = Tu n'as pas encore de cartes : la partie n'a pas commencé.
hand-none = Dans ce jeu, personne n'a de cartes en main. `/play` montre ce que tu peux faire.
hand-others = Tu ne peux pas voir cette main : seul le joueur de { $side } le peut. `/game seats` montre qui joue quel camp.
hand-master = Comme meneur de jeu, tu n'as pas de main. `/hand show side:` montre n'importe quelle main, et `/move` et `/deck` déplacent les cartes de tout le monde.

## Une main en mots

hand-yours = **Ta main**
hand-yours-one = **Ta carte** : { $card }
hand-empty = { $hand } : aucune carte
hand-text = { $hand } ({ $count }) : { $cards }
hand-text-more = { $hand } ({ $count }) : { $cards } et { $more } de plus, à voir avec `/piece list name:{ $typed }`
hand-line = { $numbers }. { $card }
hand-line-face = { $numbers }. { $card } : { $face }
hand-more = { $count ->
    [one] Et { $count } carte de plus.
   *[other] Et { $count } cartes de plus.
  }
