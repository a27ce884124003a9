### Les pièces : comment elles arrivent, partent et changent.

## Après le nom d'un joueur

pieces-moves = déplace { $pieces } { $way }
pieces-army-moves = déplace { $army } ({ $pieces }) { $way }
pieces-moves-away = déplace { $pieces } hors de { $from }
pieces-moves-from = déplace { $pieces } de { $from } vers { $to }
pieces-plays = joue { $pieces } sur { $at }
pieces-puts = pose { $pieces } sur { $at }
pieces-takes = capture { $pieces }
pieces-takes-over = prend { $piece }
pieces-takes-off = retire { $pieces } de { $from }
pieces-leaves-armies = { $deed }, hors de { $armies }
pieces-joins-armies = { $deed }, maintenant dans { $armies }
pieces-army-with = { $army } avec { $units }
pieces-gives = donne { $piece } { $at } à { $side }
pieces-gives-out-of-army = donne { $piece } { $at } à { $side }, hors de son armée
pieces-gives-out-of = donne { $piece } { $at } à { $side }, hors de { $army }
pieces-sets = change { $property } de { $piece } : { $from } → { $to }
pieces-turns = tourne { $piece } sur la face { $layer }
pieces-faces = tourne { $piece } dans la direction { $direction }
pieces-restacks = déplace { $piece } dans sa pile sur { $at }

## Actes tentés

tries-move = déplacer
tries-hand-over = donner
tries-delete = retirer
tries-flip = retourner
tries-rotate = tourner
tries-order = réempiler

## Refus : lieux et propriétaires

pieces-of-nobody = { $piece } n'appartient à personne. Choisis une pièce de ton camp.
pieces-not-yours = { $piece } appartient à { $side }. Choisis une pièce de ton camp.
pieces-not-yours-turn = { $piece } appartient à { $side }. C'est à { $turn } de jouer.
pieces-unknown = Cette pièce n'est pas sur la table. { $list } montre celles qui y sont.
pieces-gone = { $piece } n'est plus là. { $list } montre les pièces sur la table.
pieces-not-your-side = Tu ne joues pas { $side }, une nouvelle pièce ne peut donc pas appartenir à ce camp. Choisis ton camp avec { $other } ou, pour une pièce sans propriétaire, n'utilise pas { $none }.
pieces-no-kind = Ce jeu n'a pas de pièces du type { $kind }. { $list } montre les pièces sur la table.
pieces-no-place = L'endroit { $place } n'existe pas ici. { $board } montre les cases.
pieces-nothing-to-move = Choisis la pièce à déplacer : { $piece }.
pieces-already-there = { $piece } se trouve déjà à { $place }. Choisis un autre endroit.
pieces-occupied = { $piece } occupe { $cell }. Choisis une case libre.
pieces-occupied-take = { $piece } occupe { $cell }. Choisis une case libre, ou capture la pièce : { $take }.
pieces-one-a-cell = Une seule pièce tient sur { $cell }. Déplace-les une par une, vers des cases libres.
pieces-already-theirs = { $piece } appartient déjà à { $side }. Choisis un autre camp.
pieces-in-hand = { $piece } est dans une main. { $give } met la pièce dans la main de { $side }.
pieces-in-window = { $side } ne voit pas où se trouve { $piece }. Déplace d'abord la pièce vers un plateau que tout le monde voit : { $move }.

## Refus : captures

pieces-no-captures-map = On ne capture pas de pièces sur ce plateau. Déplace la pièce sans { $move }.
pieces-no-captures-map-engage = On ne capture pas de pièces sur ce plateau. { $engage } mène les unités sur le plateau de combat. Tu peux aussi déplacer la pièce sans { $move }.
pieces-no-captures = Dans ce jeu, { $move } ne permet pas de capturer des pièces. N'utilise pas cette option.
pieces-captures-by-rule = Ce sont les règles qui décident des pièces que ton coup capture. N'utilise pas { $move }.
pieces-not-an-enemy = { $piece } n'est pas à l'ennemi. On ne peut capturer que des pièces ennemies.
pieces-captures-itself = { $piece } ne peut pas bouger et se faire capturer dans le même coup. Choisis une autre pièce à capturer.

## Refus : faces, directions et piles

pieces-one-layer = { $piece } n'a qu'une face.
pieces-no-layer = { $piece } n'a pas cette face. Faces possibles : { $layers }.
pieces-layer-follows = La face de { $piece } change d'elle-même avec ses valeurs.
pieces-no-facing = { $piece } n'a pas de direction.
pieces-bad-facing = { $piece } a { $directions } directions possibles : de 0 (tout droit vers le haut) à { $last }.
pieces-shows-layer = { $piece } montre déjà la face { $layer }.
pieces-faces-so = { $piece } regarde déjà dans la direction { $direction }.
pieces-in-stack =
    .top = { $piece } est déjà en haut de sa pile.
    .bottom = { $piece } est déjà en bas de sa pile.
pieces-too-many-copies = Tu peux faire de 1 à { $most } copies à la fois. Choisis-en moins.

## Refus : valeurs

pieces-has-value = { $property } de { $piece } a déjà la valeur { $value }.
pieces-read-only = { $property } dépend de ce qu'il y a sur la table, tu ne peux donc pas en fixer la valeur. { $piece } montre les propriétés que tu peux changer.
pieces-value-natural = Pour { $property }, il faut un nombre entier, 0 ou plus.
pieces-value-number = Pour { $property }, il faut un nombre.
pieces-value-text = Pour { $property }, il faut un texte.
pieces-value-flag = Pour { $property }, il faut `yes` ou `no`. Utilise l'un des deux.
pieces-value-list = Pour { $property }, il faut une liste de textes.
pieces-value-points = Pour { $property }, il faut un nombre, 0 ou plus, avec 3 décimales au plus.
pieces-value-most = Pour { $property }, il faut un nombre d'au plus { $max }.
pieces-value-least = Pour { $property }, il faut un nombre d'au moins { $min }.
pieces-value-range = Pour { $property }, il faut un nombre de { $min } à { $max }.
