### Les armées, les unités en marche et les combats.

## Noms et listes

unknown-army = cette armée
unknown-unit = une unité disparue
unknown-units = { $count ->
    [one] { $count } unité disparue
   *[other] { $count } unités disparues
  }
piece-of = { $piece } du camp { $side }
unit-line = { $number }\. { $unit }
unit-lines = { $first }-{ $last }\. { $unit }
army-line = { $army } du camp { $side } sur { $at } : { $units }

## Pourquoi une case voisine est fermée, dans une liste

closed-by-something = occupée
closed-by-battle = combat en cours
closed-to = fermée à { $units }

## Après le nom d'un joueur

army-forms = { $count ->
    [one] forme { $army } avec { $count } unité sur { $at }
   *[other] forme { $army } avec { $count } unités sur { $at }
  }
army-forms-out-of = { $count ->
    [one] forme { $army } sur { $at } avec { $count } unité qui quitte { $from }
   *[other] forme { $army } sur { $at } avec { $count } unités qui quittent { $from }
  }
army-renames = renomme { $from } en { $army }
army-disbands = dissout { $army }
army-adds = ajoute { $units } à { $army }
army-takes-out = retire { $units } de l'armée
army-takes-out-of = retire { $units } de l'armée { $army }
army-lost-too = { $count ->
    [one] { $deed } ; { $armies } n'existe plus
   *[other] { $deed } ; { $armies } n'existent plus
  }
battle-leads = engage le combat : { $parts }
battle-against = { $a } contre { $b }
battle-from = { $units } depuis { $at }
battle-from-armies = { $units } depuis { $at } ({ $armies })
battle-ends = met fin au combat : { $parts }
battle-to = { $units } de retour sur { $at }
battle-to-armies = { $units } de retour sur { $at } ({ $armies })

## Ce qui arrive aux armées

army-lost = { $army } s'est dispersée.
army-gained-units = { $count ->
    [one] { $army } reçoit { $gained } et compte maintenant { $count } unité.
   *[other] { $army } reçoit { $gained } et compte maintenant { $count } unités.
  }
army-lost-units = { $count ->
    [one] { $army } perd { $lost } et compte maintenant { $count } unité.
   *[other] { $army } perd { $lost } et compte maintenant { $count } unités.
  }
army-changed-units = { $count ->
    [one] { $army } reçoit { $gained }, perd { $lost } et compte maintenant { $count } unité.
   *[other] { $army } reçoit { $gained }, perd { $lost } et compte maintenant { $count } unités.
  }

## Ce que quelqu'un tente

tries-form-army = former une armée avec
tries-join-army = faire entrer dans une armée
tries-split-army = faire sortir d'une armée
tries-disband-army = dissoudre l'armée qui contient
tries-rename-army = renommer l'armée qui contient
tries-engage = attaquer avec
tries-return-army = mettre fin au combat

## Refus : armées

army-no-units = Tu n'as choisi aucune unité. Choisis-en, par exemple `1` ou `all`.
army-not-in = { $count ->
    [one] { $units } n'est pas dans cette armée. { $show } montre les unités qui y sont.
   *[other] { $units } ne sont pas dans cette armée. { $show } montre les unités qui y sont.
  }
army-gone = Cette armée n'existe plus. { $list } montre celles qui existent.
army-not-a-unit = { $piece } n'est pas une unité et ne peut donc pas rejoindre une armée. Choisis seulement des unités.
army-two-sides = { $units } sont de camps différents. Choisis des unités d'un seul camp.
army-two-cells = { $units } sont sur des cases différentes. Choisis des unités d'une seule case.
army-not-there-unit = { $piece } n'appartient à personne ou n'est sur aucune case, donc ne peut pas rejoindre une armée. Choisis une autre unité.
army-too-few = Une armée compte au moins deux unités. Choisis-en plus, ou une autre case.
army-unit-twice = { $unit } est là deux fois. Choisis chaque unité une seule fois.
army-unit-in = { $unit } est déjà dans { $army }. { $split } l'en fait sortir.
army-too-large = { $count ->
    [one] Cela ferait { $count } unité, et une armée en compte au plus { $limit }. Choisis-en moins.
   *[other] Cela ferait { $count } unités, et une armée en compte au plus { $limit }. Choisis-en moins.
  }
army-whole = Ces unités forment déjà { $army }. { $rename } renomme l'armée.
army-bad-name = Le nom d'une armée a de 1 à { $most } caractères, sur une seule ligne. Choisis un autre nom.
army-name-taken = Il y a déjà une armée { $army }. Choisis un autre nom.
army-name-reserved = { $army } commence comme les noms que les armées reçoivent d'office. Choisis un nom qui commence autrement.
army-named-so = L'armée s'appelle déjà { $army }. Choisis un autre nom.

## Refus : marches

march-too-far = { $count ->
    [one] Aller jusqu'à { $cell } coûte { $count } point de mouvement.
   *[other] Aller jusqu'à { $cell } coûte { $count } points de mouvement.
  }
march-dear = { $count ->
    [one] { $units } rend le trajet cher.
   *[other] { $units } rendent le trajet cher.
  }
march-no-points = { $count ->
    [one] { $units } n'a plus de points de mouvement.
   *[other] { $units } n'ont plus de points de mouvement.
  }
march-points = { $count ->
    [one] { $units } en a encore { $points }.
   *[other] { $units } en ont encore { $points }.
  }
march-nearer = Choisis une case plus proche.
march-without = Sans { $units }, le reste peut y aller : { $rest }.
march-cell-held = { $count ->
    [one] { $pieces } occupe { $cell }.
   *[other] { $pieces } occupent { $cell }.
  }
march-elsewhere = Choisis une autre case.
march-or-fight = Ou engage le combat : { $engage }.
march-or-take = Ou capture ce qui s'y trouve : { $take }.
march-unknown-item = Il y a sur { $cell } quelque chose que les règles de mouvement ne connaissent pas. Choisis une autre case.
march-no-room = Il n'y a pas assez de place sur { $cell } : { $moving } + { $there } > { $limit }. Déplace moins d'unités, ou choisis une autre case.
march-under-attack = On se bat pour { $cell }. { $back } met fin au combat.
march-closed = { $count ->
    [one] { $units } ne peut pas aller sur { $cell }. Choisis un autre chemin, ou pars sans cette unité.
   *[other] { $units } ne peuvent pas aller sur { $cell }. Choisis un autre chemin, ou pars sans ces unités.
  }
march-not-adjacent = { $from } et { $to } ne se touchent pas. Choisis une case voisine.
march-no-way = Aucun chemin ne mène de là à { $cell }. Choisis une autre case.
march-held-up = Sur { $cell }, un ennemi voisin arrête ton déplacement. Fais un détour, ou arrête-toi là.
march-off-board = Les unités vont de case en case sur leur plateau, et { $place } n'en fait pas partie. Choisis une case du plateau.

## Refus : combats

battle-no-map = Ce jeu n'a pas de plateau de combat.
battle-no-map-take = Ce jeu n'a pas de plateau de combat. { $take } capture les pièces sur leur case.
battle-take-there = Sur { $map }, on capture les pièces sur leur case : { $take }.
battle-is-on = Un combat oppose déjà { $attackers } et { $defenders }. { $back } y met fin.
battle-none = Aucun combat n'est en cours. { $engage } en commence un.
battle-no-enemy = Il n'y a pas d'ennemi sur { $cell }. { $board } montre où ils sont.
battle-no-room = Il n'y a pas assez de place dans { $zone }. Choisis moins d'unités.
battle-not-yours = Ce combat oppose { $attackers } et { $defenders }. Eux seuls peuvent y mettre fin.
battle-not-yours-ask = Ce combat oppose { $attackers } et { $defenders }. Eux seuls peuvent y mettre fin : { $players }.
battle-undecided = Les deux camps ont encore des unités dans ce combat. Seul le camp { $attackers } peut interrompre l'attaque. Ou capture les unités qui restent.
battle-undecided-ask = Les deux camps ont encore des unités dans ce combat. Seul le camp { $attackers } ({ $players }) peut interrompre l'attaque. Ou capture les unités qui restent.
battle-holds = { $piece } participe à un combat. { $back } y met fin.
