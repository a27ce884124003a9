### Le plateau, et la commande /board

board-command = Montrer le plateau tel que tu peux le voir
board-option-map = La carte du terrain ou le plateau
board-option-around = Seulement autour de cette case ou de cette pièce
board-option-step = Le plateau après cette étape du journal
board-none = Il n'y a pas de plateau que tu puisses voir ici. `/piece list` montre les pièces.

## Au-dessus d'un plateau

board-after-step = { $board } après l'étape { $step } sur { $count }
board-at-start = { $board } au début de la partie (étape { $step } sur { $count })
board-of-game = { $game } : { $board }
board-no-step = Il n'y a pas d'étape { $typed } : les étapes vont de 1 à { $count }. `/game log` les liste.
board-untold = Les autres joueurs ne peuvent pas voir cette étape, donc je ne peux pas la montrer ici.
board-parts = Regarder une portion du plateau

## Un plateau en mots

board-unowned = Sur le plateau
board-whole = Tout le plateau.
board-whole-of = Tout le plateau { $board }.
board-part = { $count ->
    [one] Une portion du plateau, { $count } case.
   *[other] Une portion du plateau, { $count } cases.
  }
board-part-of = { $count ->
    [one] Une portion du plateau { $board }, { $count } case.
   *[other] Une portion du plateau { $board }, { $count } cases.
  }
board-head = { $count ->
    [one] { $board }, { $count } case.
   *[other] { $board }, { $count } cases.
  }
board-changed = Ce qui a changé : { $changes }
board-side = { $side } : { $pieces }.
board-more = Et { $count } de plus.
board-more-pieces = { $count ->
    [one] Et { $count } autre pièce.
   *[other] Et { $count } autres pièces.
  }
board-reach = À portée, avec le coût : { $cells }.
board-cell-cost = { $cell } ({ $cost })
board-cell-all-points = { $cell } (tous les points)
board-closed = Cases fermées : { $cells }.
board-choices = Tu peux choisir : { $cells }.
board-cell-captures = { $cell } (capture)
board-movers = Peuvent bouger : { $cells }.
board-piles = Piles : { $piles }.
board-pile = { $pile } { $cell }
board-pile-empty = { $pile } { $cell }, vide
board-pile-cards = { $count ->
    [one] { $pile } { $cell }, { $count } carte
   *[other] { $pile } { $cell }, { $count } cartes
  }
board-ground = { $ground } : { $cells }.
board-elsewhere = Ailleurs : { $ground }.
board-everywhere = Partout : { $ground }.
board-begins = { $game } : le plateau au début de la partie.

## La légende sous une image

board-legend-no-side = sans camp
board-legend-face-down = face cachée
board-legend-more = et # de plus
board-mark-from = départ
board-mark-to = arrivée
board-mark-changed = changement
board-mark-captured = pièce capturée
board-mark-reach = à portée
board-mark-takes = capture possible
board-mark-closed = case fermée
board-mark-mover = peut bouger
