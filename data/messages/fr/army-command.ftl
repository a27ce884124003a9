### La commande /army

army-command = Former des armées et les mener
army-command-form = Former une armée avec tes unités d'une même case
army-command-join = Ajouter des unités de la même case à une armée
army-command-split = Détacher des unités en une nouvelle armée ; une unité seule quitte juste l'armée
army-command-disband = Dissoudre une armée ; ses unités restent où elles sont
army-command-rename = Renommer une armée
army-command-show = Montrer une armée : choisir des unités, voir où elles peuvent aller, les déplacer
army-command-list = Lister les armées
army-command-engage = Attaquer l'ennemi voisin d'une armée
army-command-return = Terminer le combat ; les survivants reviennent
army-option-at = La case des unités
army-option-units = Unités : 1,3 ou 1-3 ou 2 pikemen ou all but 2 (rien : toutes)
army-option-name = Le nom de l'armée
army-option-army = L'armée : son nom ou sa case
army-option-engage-army = L'armée ou l'unité qui attaque
army-option-target = La case de l'ennemi

## Une armée montrée

army-none = Il n'y a pas encore d'armée. Formes-en une avec `/army form`.
army-changed = L'armée a changé. La voici telle qu'elle est maintenant.
army-what-now = Choisis les unités qui partent, puis appuie sur **Déplacer**.
army-page = Page { $page } sur { $pages }.
army-none-chosen = Choisis au moins une unité.
army-chosen = Unités choisies : { $chosen } sur { $all }.
army-chosen-limit = Unités choisies : { $chosen } sur { $all }. Une case peut en contenir { $most } au plus.
army-reach = Points de mouvement : { $points }. Cases à portée : { $cells }.
army-closed = Cases fermées : { $cells }.
army-beyond = Sur d'autres plateaux : { $cells }.
army-beyond-cell = { $cell } ({ $cost })
army-type-it = Tape `/move piece:{ $army } units:{ $units } to:` et choisis une case. Chacune montre son coût.
army-label-all = Toutes
army-label-none = Aucune
army-label-range = Portée
army-label-move = Déplacer
army-label-units = Choisir des unités
army-label-cells = Choisir la case
army-label-other-cell = Une autre case ...
army-label-all-points = tous les points restants

## Ce que propose la complétion

army-offer-spot = { $count ->
    [one] { $spot } : { $count } unité
   *[other] { $spot } : { $count } unités
  }
army-offer = { $count ->
    [one] { $army } sur { $at } ({ $side }, { $count } unité)
   *[other] { $army } sur { $at } ({ $side }, { $count } unités)
  }
army-offer-own = { $count ->
    [one] { $army } sur { $at } ({ $count } unité)
   *[other] { $army } sur { $at } ({ $count } unités)
  }
army-offer-all = toutes ({ $count })
army-points-left = { $points ->
    [one] encore { $points } point de mouvement
   *[other] encore { $points } points de mouvement
  }
army-cost = coûte { $price }

## Ce qui est impossible

army-none-beside = Tu n'as pas d'unité hors d'une armée sur la case où est { $army }. Amènes-en une avec `/move`.
army-none-on = Tu n'as pas d'unité hors d'une armée sur { $cell }. `/board` montre où sont tes unités.
army-not-there = Il n'y a pas d'armée { $text } ici. `/army list` montre les armées que tu peux voir.
army-several = { $text } peut désigner plusieurs armées : { $armies }. Choisis-en une par son nom.
army-or-units = { $count ->
    [one] { $text } peut désigner { $armies } ou l'unité sur la même case. Tape le nom de l'armée, ou choisis l'unité dans les suggestions.
   *[other] { $text } peut désigner { $armies } ou l'une des { $count } unités sur la même case. Tape le nom de l'armée, ou choisis une unité dans les suggestions.
  }
army-several-units = { $count ->
    [one] Il y a { $count } unité sur { $cell }. Choisis-la avec `units:`, par exemple `all` ou `1` :
   *[other] Il y a { $count } unités sur { $cell }. Choisis-en avec `units:`, par exemple `all` ou `1` :
  }
army-numbers-alone = Il n'y a pas de pièce { $text } ici. Pour choisir des unités par leurs numéros, ajoute leur armée ou leur case : { $typed }.
army-unread-blank = Choisis au moins une unité : { $ways }.
army-unread-form = Je ne sais pas quelles unités désigne { $text }. Écris-le comme ceci : { $ways }.
army-all-but = all but 2
army-unread-number = Il n'y a pas d'unité { $number }. Les unités sont numérotées de 1 à { $most }.
army-unread-word = Aucune unité ne s'appelle { $word } là-bas. Tu peux choisir { $words }.
army-unread-few = { $there ->
    [one] Tu ne peux pas choisir { $wanted } unités { $word } : il n'y en a que { $there }.
   *[other] Tu ne peux pas choisir { $wanted } unités { $word } : il n'y en a que { $there }.
  }
army-renumbered = { $army } a changé depuis que tu as vu ses numéros. Voici ses unités maintenant :
army-units = Unités : { $units }.
