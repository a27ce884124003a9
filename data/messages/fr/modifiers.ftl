### Modificateurs : listes, explications des valeurs et refus.

modifiers-none = Aucun modificateur n'est en jeu.
modifiers-head = Dans l'ordre où ils s'appliquent :
modifiers-item = { $number }\. { $modifier }
modifiers-line = { $modifier } : { $effect }
modifiers-line-author = { $modifier } ({ $order }) : { $effect }
modifiers-name = { $modifier }
modifiers-name-of = { $modifier } de { $source }
modifiers-name-by = { $modifier } par { $source }

## Effets : groupes verbaux après le nom du modificateur

effect-grants = accorde { $modifier }
effect-may = change ce que les joueurs peuvent faire
effect-modifiers = change d'autres modificateurs
effect-opens-way = ouvre le passage entre { $first } et { $second }
effect-opens-some = ouvre certains passages
effect-opens-ways = ouvre des passages
effect-closes-way = bloque le passage entre { $first } et { $second }
effect-closes-some = bloque certains passages
effect-closes-ways = bloque des passages
effect-changes = change { $property }
effect-raises = ajoute { $amount } à { $property }
effect-lowers = retire { $amount } à { $property }
effect-multiplies = multiplie { $property } par { $amount }
effect-divides = divise { $property } par { $amount }
effect-at-most = maintient { $property } à { $amount } ou moins
effect-at-least = maintient { $property } à { $amount } ou plus
effect-some-pieces = { $effect }, pour certaines pièces
effect-some-cells = { $effect }, sur certaines cases
effect-some-sides = { $effect }, pour certains camps
effect-some-cases = { $effect }, dans certains cas
effect-for-turns = { $count ->
    [1] { $effect }, pendant un tour
   *[other] { $effect }, pendant { $count } tours
  }
effect-for-goes = { $count ->
    [1] { $effect }, pendant le tour d'un seul camp
   *[other] { $effect }, pendant { $count } tours (le tour de chaque camp compte)
  }

## Limites que changent les modificateurs

limit-hand =
    .all = la limite de main de tous les camps
    .some = la limite de main
limit-draw =
    .all = la limite de pioche de tous les camps
    .some = la limite de pioche
limit-army =
    .all = la taille maximale des armées de tous les camps
    .some = la taille maximale des armées
limit-objectives =
    .all = la limite d'objectifs gardés de tous les camps
    .some = la limite d'objectifs gardés
limit-claims =
    .all = la limite d'objectifs marqués de tous les camps
    .some = la limite d'objectifs marqués
limit-own =
    .all = la limite « { $limit } » de tous les camps
    .some = la limite « { $limit } »

## Effets dans les termes du module, pour son auteur

effect-grants-at = accorde { $modifier } ({ $precedence })
effect-at-cells = { $change } { $cells }
effect-of = pour chaque { $kind }
effect-in = dans { $scope }
effect-if = si { $match }
effect-while = tant que { $when }

## Les valeurs et d'où elles viennent

value-blank = vide
explain-value-base = { $value } (base { $base })
explain-head = { $property } ({ $subject }) : { $value }
explain-base = Base : { $base }
explain-more = Et { $count } de plus, sans effet ici.
explain-unseen = Quelque chose qui t'est caché change aussi cette valeur. Le nombre lui-même n'est pas secret.
explain-none = Aucun modificateur ne change cette valeur.
explain-result = Résultat : { $value }
explain-effects = Valeur fixée par les effets du module lui-même : { $effects }.
explain-step = - { $parts } : { $outcome }
explain-step-author = { $precedence } : { $parts } : { $outcome }
explain-read = { $property } { $value }
explain-with = avec { $values }
explain-saw = a lu { $values }
explain-at-most = au plus { $amount }
explain-at-least = au moins { $amount }
explain-applied = appliqué, ce qui donne { $value }
explain-applied-exact = appliqué, ce qui donne { $exact }, arrondi à { $value }
explain-inert = ne peut pas changer cette valeur
explain-disabled = désactivé par un modificateur précédent
explain-out-of-reach = hors de portée
explain-not-granted = pas accordé ici
explain-condition = sa condition n'est pas remplie
explain-no-match = son filtre ne correspond pas
explain-nothing-near = rien de ce qu'il lui faut à proximité
explain-of-source = { $property } de sa source
explain-of-target = { $property } de sa cible
explain-of-from = { $property } sur la case de départ
explain-of-to = { $property } sur la case d'arrivée

## Annonces

modifiers-begins = Dès maintenant, { $modifier } { $effect }.
modifiers-begins-of = Dès maintenant, { $modifier } de { $bearers } { $effect }.
modifiers-ends = { $modifier } n'agit plus. C'était son effet : { $effect }.
modifiers-ends-of = { $modifier } de { $bearers } n'agit plus. C'était son effet : { $effect }.

## Après le nom d'un joueur

modifiers-adds = met en jeu le modificateur { $modifier }
modifiers-adds-doing = met en jeu le modificateur { $modifier } : { $effect }
modifiers-removes = retire du jeu le modificateur { $modifier }
modifiers-removes-doing = retire du jeu le modificateur { $modifier } : { $effect }
modifiers-orders = met des modificateurs dans l'ordre : { $modifiers }

## Refus

modifiers-forbids = { $modifier } l'interdit. { $list } montre les modificateurs en jeu.
modifiers-gone = Ce modificateur n'est plus en jeu. { $list } montre ceux qui le sont.
modifiers-stays = { $modifier } vient du module et reste aussi longtemps que ce qui le porte. Choisis un modificateur ajouté en cours de partie.
modifiers-in-order = { $modifiers } s'appliquent déjà dans cet ordre.
modifiers-no-tie = Seuls des modificateurs de même rang peuvent échanger leurs places, et ils n'ont pas tous le rang { $precedence }. { $list } les montre.
modifiers-too-many = Une partie peut avoir { $most } modificateurs au plus. { $remove } en retire un.

## Défauts d'un modificateur écrit par un joueur

modifiers-fault-expression = Je n'arrive pas à lire ce filtre au caractère { $at }.
modifiers-fault-change = Je n'arrive pas à lire ce changement au caractère { $at }.
modifiers-fault-scope = Cette portée n'existe pas.
modifiers-fault-kind = Rien de ce type ne peut être changé.
modifiers-fault-fixed = Cette propriété ne se change pas de cette façon.
modifiers-fault-precedence = Ce rang n'est pas possible.
modifiers-fault-grants = Un modificateur accordé ne peut pas en accorder un autre.
modifiers-fault-cells = Ces cases ne conviennent pas ici.
modifiers-fault-fraction = Une limite doit être un nombre entier.
modifiers-fault-twice = Un modificateur ne peut changer chaque propriété qu'une fois.
modifiers-fault-links = Un modificateur qui relie des cases ne peut rien faire d'autre.
modifiers-fault-counter = C'est la valeur d'un compteur. Change plutôt le compteur.
modifiers-fault-found = Trouvé : { $found }.
modifiers-fault-use-match = Utilise une forme comme `Type = Gold && Value > 3`.
modifiers-fault-use = Utilise { $expected }.
