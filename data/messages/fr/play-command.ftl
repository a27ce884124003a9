### La commande /play : un message privé avec des boutons. Les questions sont en gras.

play-command = Jouer avec des boutons : voir tes actions possibles, sans que les autres les voient

## Boutons, 14 lettres au plus

play-label-back = ◀ Retour
play-label-more = Plus d'actions
play-label-stay = Rester sur place
play-label-in-turn = Pile par pile
play-label-capture = Capturer ...
play-label-type-piece = Nom de la pièce
play-find-piece = Trouver la pièce
play-label-piece = Infos pièce
play-label-move = Déplacer
play-label-units = Choisir des unités ...
play-label-go = Choisir la case
play-label-hand = Ma main
play-label-decks = Paquets
play-label-deal = 1 carte à chacun
play-label-shuffle = Mélanger
play-label-reshuffle = Remélanger
play-label-pay = Payer
play-label-pay-other = Payer autrement
play-label-answer = Valider ce choix
play-label-none = Rien
play-label-go-on = Ne pas attendre
play-label-pass = Passer
play-label-end = Fin du tour
play-label-last-phase = Dernière phase
play-label-end-battle = Fin du combat
play-label-resign = Abandonner
play-label-draws = Proposer nulle
play-label-rename = Renommer
play-label-undo = Annuler
play-label-hint = Indice
play-label-refresh = Recompter
play-label-roll-other = Autres dés
play-label-flip = Retourner
play-label-reveal = Révéler
play-label-peek = Regarder
play-label-clone = Copier
play-label-replace = Remplacer
play-label-box = Boîte
play-label-delete = Retirer
play-label-form-army = Former une armée
play-label-join-army = Ajouter à l'armée
play-label-split-army = Détacher
play-label-disband-army = Dissoudre
play-label-face-down = Face cachée
play-label-hide = Cacher
play-label-top = Tout en haut
play-label-bottom = Tout en bas
play-label-up = Monter
play-label-down = Descendre
play-type-cell = Nom de la case
play-type-square = Nom de la case

## Formulaires : titres et champs

play-form-piece = Son nom ou sa case
play-roll = Lancer les dés
play-form-dice = Les dés, par exemple 2d6+1
play-rename-army = Renommer l'armée
play-form-army = Son nouveau nom
play-go-to-cell = Aller sur une case
play-form-cell = La case, par exemple E5
play-go-to-square = Aller sur une case
play-form-square = La case, par exemple E5

## Au-dessus des questions et dans les questions

play-changed = La partie a changé avant que tu appuies, alors je n'ai rien fait. Voici où elle en est.
play-turn = { $side }, tour { $number }.
play-acts-left = { $count ->
    [one] Il reste une action.
   *[other] Il reste { $count } actions.
  }
play-all-chosen = Ton choix est fait. Tu peux en changer jusqu'à ce que tout le monde ait choisi.
play-all-secret = Tout le monde choisit en secret.
play-all-open = Tout le monde choisit. Les choix s'affichent quand tout le monde a choisi.
play-choose-piece = **Quelle pièce déplaces-tu ?**
play-act = **Que fais-tu ?**
play-action-text = { $action } : { $text }
play-no-action-now = **Aucune action de ce jeu n'est possible pour l'instant.**
play-no-actions = **À part les déplacements, ce jeu n'a pas d'actions.**
play-not-all = Cette liste est incomplète : trouver le reste prendrait trop de temps. Écris ce que tu veux faire.
play-none-found = Je ne peux pas lister tes possibilités : les trouver prendrait trop de temps. Écris ce que tu veux faire.
play-end-now = **Il ne reste rien à faire : termine ton tour.**
play-nothing-to-do = **Tu n'as rien à faire pour l'instant.**
play-waiting = **On attend { $side }.**
play-watching = **Tu regardes cette partie.**
play-watching-turn = **Tu regardes cette partie.** C'est à { $side } de jouer.

## Ce qu'il faut choisir pour une action

play-act-named = { $act } ({ $name })
play-choose-one = { $thing ->
    [card] **Quelle carte choisis-tu pour { $act } ?**
    [piece] **Quelle pièce choisis-tu pour { $act } ?**
    [side] **Quel camp choisis-tu pour { $act } ?**
    [number] **Quel nombre choisis-tu pour { $act } ?**
   *[cell] **Quel endroit choisis-tu pour { $act } ?**
  }
play-choose-none = Tu peux aussi ne rien choisir.
play-choose-some = { $thing ->
    [card] **Choisis { $count } cartes pour { $act }.**
    [piece] **Choisis { $count } pièces pour { $act }.**
    [side] **Choisis { $count } camps pour { $act }.**
    [number] **Choisis { $count } nombres pour { $act }.**
   *[cell] **Choisis { $count } endroits pour { $act }.**
  }
play-choose-most = { $thing ->
    [card] **Choisis jusqu'à { $most } cartes pour { $act }.**
    [piece] **Choisis jusqu'à { $most } pièces pour { $act }.**
    [side] **Choisis jusqu'à { $most } camps pour { $act }.**
    [number] **Choisis jusqu'à { $most } nombres pour { $act }.**
   *[cell] **Choisis jusqu'à { $most } endroits pour { $act }.**
  }
play-choose-range = { $thing ->
    [card] **Choisis de { $least } à { $most } cartes pour { $act }.**
    [piece] **Choisis de { $least } à { $most } pièces pour { $act }.**
    [side] **Choisis de { $least } à { $most } camps pour { $act }.**
    [number] **Choisis de { $least } à { $most } nombres pour { $act }.**
   *[cell] **Choisis de { $least } à { $most } endroits pour { $act }.**
  }
play-question = **{ $text }**
play-up-to = Tu peux en choisir jusqu'à { $most }.
play-at-least = Tu peux en choisir de { $least } à { $most }.
play-waits-for = **On attend le choix de { $side } pour { $by }.**
play-chosen = Choix : { $names }.

## Piles, dans les listes et les questions

play-count = { $count } × { $name }
play-stack = { $pieces }, { $spot }
play-stack-of = { $army } ({ $pieces }), { $spot }
play-one-of = l'une des { $count }
play-in-check = **Tu es en échec :** { $piece } en { $cell } est attaqué par { $by } en { $from }.
play-must-capture = **Tu dois prendre.**
play-on-table = **Sur la table :** { $cards }
play-table-card = { $card } ({ $place })
play-piece-at = { $piece }, { $spot }

## Questions sur un déplacement

play-next = { $count ->
    [one] **Où déplaces-tu { $stack } ? { $count } pile peut bouger.**
   *[other] **Où déplaces-tu { $stack } ? { $count } piles peuvent bouger.**
  }
play-choose-cell = **Où déplaces-tu { $stack } ?**
play-choose-cell-capture = **Où déplaces-tu { $stack } pour capturer { $captured } ?**
play-nowhere = **{ $stack } ne peut pas bouger pour l'instant.**
play-choose-way = **Comment déplaces-tu { $stack } jusqu'à { $cell } ?**
play-captures-on = capture { $piece } sur { $cell }
play-choose-units = **Choisis des unités de { $stack }. Déjà choisi : { $count }.**
play-choose-captured = **Quelle pièce captures-tu avec { $stack } ?**

## Une case sur un bouton, avec la raison

play-cell-captures = { $cell } (capture { $piece })
play-cell-takes = { $cell } (capture)
play-cell-castles = { $cell } (roque)
play-cell-city = { $cell } (ville)
play-cell-joins = { $cell } (rejoint)
play-cell-enemy = { $cell } (ennemi proche)
play-cell-last = { $cell } (le plus loin)

## Sous une case dans une liste

play-note-captures = capture { $piece }
play-note-takes = capture une pièce
play-note-castles = roque
play-note-city = un lieu que tu peux prendre
play-note-joins = y rejoint tes unités
play-note-enemy = à côté d'un ennemi
play-note-last = le plus loin possible
play-all-points = coûte tous les points restants
play-costs = coûte { $price }

## Listes qui attendent un choix

play-more-cells = D'autres cases ({ $count })
play-other-cells = Autres cases : { $first } à { $last } ({ $count })
play-range = { $first } à { $last }
play-other-stacks = Autres piles ({ $count })
play-another-piece = Une autre pièce ({ $count })
play-which-piece = Quelle pièce ? ({ $count } au choix)
play-which-captured = Quelle pièce captures-tu ? ({ $count } au choix)
play-which-card = Quelle carte ? ({ $count } au choix)
play-which-deck = Quel paquet ? ({ $count } au choix)
play-where = { $how ->
    [covered] Où la jouer face cachée ? ({ $count } au choix)
    [open] Où la jouer face visible ? ({ $count } au choix)
   *[usual] Où la jouer ? ({ $count } au choix)
  }
play-take-from = Prends-en une ({ $count })
play-choice = { $name } ({ $count } au choix)
play-face = Tourner vers
play-which-side = Quel camp ? ({ $count } au choix)
play-which-kind = Quel type ? ({ $count } au choix)
play-only-read = Cartes à lire ({ $count })

## Boutons avec des noms

play-units = Unités : { $chosen } sur { $all }
play-unit = { $number }. { $piece }
play-fight = Combat : { $cell }
play-next-phase = Suite : { $phase }
play-resign-as = Abandonner ({ $side })
play-draw = Piocher : { $deck }
play-draw-some = Piocher { $count }
play-peek = { $count ->
    [one] Regarder { $count } carte
   *[other] Regarder { $count } cartes
  }
play-onto = Sur { $deck }
play-under = Sous { $deck }
play-give-to = Donner à { $side }
play-act-only = { $action } : { $on }
play-times = { $name } ×{ $count }
play-previewed = { $name } ({ $preview })
play-change = { $property } { $change }

## Questions sur les types, les cartes et les actions

play-choose-kind = **Quel type de pièce mets-tu sur la table ?**
play-put-kind = **Où mets-tu { $kind } ?**
play-kind-for = **Quel camp reçoit { $kind } ?**
play-replace-with = **Par quel type de pièce remplaces-tu { $piece } ?**
play-choose-card = **Quelle carte utilises-tu ?**
play-read-card = **Quelle carte lis-tu ? Tu ne peux en utiliser aucune pour l'instant.**
play-unusable = **Tu ne peux pas utiliser { $card } pour l'instant.**
play-no-cards = **Ta main est vide.**
play-choose-deck = **Quel paquet utilises-tu ?**
play-what-with = **Que fais-tu avec { $thing } ?**
play-confirm = **Veux-tu utiliser { $act } ?**
play-free = **{ $act } ne coûte rien.**
play-pay = **Paies-tu { $act } avec { $cards } ?**
play-pay-cost = **{ $act } coûte { $cost }. Paies-tu avec { $cards } ?**
play-pay-with = **Avec quoi paies-tu { $action } ?**
play-pay-with-cost = **Avec quoi paies-tu { $action } ? Il te faut { $cost } ou plus.**
play-more-of = **{ $game } : autres possibilités.**
play-found = { $count ->
    [one] **{ $text } : de quelle pièce parles-tu ? Il y a { $count } pièce possible.**
   *[other] **{ $text } : de quelle pièce parles-tu ? Il y a { $count } pièces possibles.**
  }
play-found-none = **Tu ne vois aucune pièce qui s'appelle { $text }. Essaie un autre nom.**
play-no-such-cell = **Tu ne peux pas aller à { $text }. Voici des endroits proches.**
play-type-it = Ou écris { $commands }.
