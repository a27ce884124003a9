### Marqueurs, scores et résultats.

## Résultats

result-won = { $count ->
    [one] { $sides } gagne
   *[other] { $sides } gagnent
  }
result-lost = { $count ->
    [one] { $sides } perd
   *[other] { $sides } perdent
  }
result-drew = { $count ->
    [one] { $sides } fait partie nulle
   *[other] { $sides } font partie nulle
  }
result-place = { $result } (place { $place })
result-cause = { $result } : { $cause }
result-line = { $result }.
result-checkmate = Échec et mat. { $winner } gagne.
result-stale = Pat. La partie est nulle.

## Causes d'un résultat

cause-last-turn = le tour { $turn } était le dernier
cause-others-resigned = le dernier adversaire a abandonné
cause-others-late = le dernier adversaire n'avait plus de temps
cause-resigned = abandon
cause-time = temps écoulé
cause-agreed = accord de tous les joueurs
cause-host = l'hôte a mis fin à la partie
cause-checkmate =
    .own = il est échec et mat
    .other = l'autre camp est échec et mat
cause-no-move =
    .own = il n'avait plus aucun coup légal
    .other = l'autre camp n'avait plus aucun coup légal
cause-all-taken =
    .own = il a perdu la dernière pièce qu'il devait garder
    .other = l'autre camp a perdu la dernière pièce qu'il devait garder
cause-few-left =
    .own = il lui reste trop peu de pièces
    .other = il reste trop peu de pièces à l'autre camp
cause-reach =
    .own = sa pièce a atteint le but
    .other = une pièce d'un autre camp a atteint le but
cause-line =
    .own = il a complété une ligne
    .other = un autre camp a complété une ligne
cause-passes = tout le monde a passé
cause-repeat = la position s'est répétée trop souvent
cause-quiet = il n'y a pas eu de prise depuis longtemps
cause-most =
    .own = il a le plus de pièces
    .other = un autre camp a plus de pièces
    .shared = autant de pièces qu'un autre camp
cause-most-counted =
    .own = il a le plus de pièces ({ $amount })
    .other = un autre camp a plus de pièces (ce camp : { $amount })
    .shared = autant de pièces qu'un autre camp ({ $amount })
cause-area =
    .own = il a le plus grand territoire
    .other = un autre camp a un plus grand territoire
    .shared = un territoire aussi grand que celui d'un autre camp
cause-area-counted =
    .own = il a le plus grand territoire ({ $amount })
    .other = un autre camp a un plus grand territoire (ce camp : { $amount })
    .shared = un territoire aussi grand que celui d'un autre camp ({ $amount })

## Scores finaux

score-of = { $side } { $score }
final-score-of = { $title } : { $scores }
final-score-as-of = { $title } (état : { $time }) : { $scores }
final-score = Score final : { $score }.
reading-start = début de la partie
reading-turn =
    .beginning = début du tour { $turn }
    .end = fin du tour { $turn }
reading-side =
    .beginning = début du tour { $turn } du camp { $side }
    .end = fin du tour { $turn } du camp { $side }

## L'état des scores

score-head = { $keeper }
score-head-notes = { $keeper } ({ $notes })
score-note-waits = attend son déclencheur
score-note-ranks =
    .most = classe les camps, score le plus haut d'abord
    .least = classe les camps, score le plus bas d'abord
score-note-breaks-ties =
    .most = départage les égalités, score le plus haut d'abord
    .least = départage les égalités, score le plus bas d'abord
score-note-as-of = état : { $time }
score-own-points = **Points** : { $points }
score-nothing = Aucun point ne compte encore. `/game rules` montre le but du jeu.
score-for-none = - pour aucun camp
score-for = - pour { $sides }
score-side = - { $side } { $parts }
score-value = **{ $score }**
part-hidden = { $part } (caché)
part-value = { $part } { $value }
part-of = { $value } sur { $goal }
part-more-than = { $value } (il faut plus de { $goal })
part-done = { $part } ✓
part-total = total
part-units = unités
part-property-of = { $properties } ({ $types })

## Rapports

score-fault-zero = Le marqueur { $keeper } divise par zéro, donc le test compte comme faux.
score-fault-no-value = Le marqueur { $keeper } ne donne pas de nombre, donc le score ne change pas.
score-fault-too-much = Le marqueur { $keeper } demande trop de calculs : il est arrêté. La partie continue.
score-game-over = La partie est finie.

## Après le nom d'un joueur

score-changes = change le décompte des points
score-defines = { $count ->
    [one] définit { $count } marqueur : { $keepers }
   *[other] définit { $count } marqueurs : { $keepers }
  }

## Refus

score-unreadable = Je ne comprends pas ce texte, donc rien n'est défini. Corrige-le et réessaie.
score-unreadable-fault = Je ne comprends pas ce texte, donc rien n'est défini : { $fault }. Corrige-le et réessaie.
score-unreadable-faults = Je ne comprends pas ce texte, donc rien n'est défini : { $fault } (et { $count } de plus). Corrige-le et réessaie.
score-nothing-ranks = Aucun score ne classe les camps de cette partie, tu ne peux donc que l'interrompre : utilise { $stop } et appuie sur { $end }.
score-nothing-hidden = Cette partie ne cache rien, donc un marqueur ne peut pas être connu d'un seul camp. Enlève `known-to`, ou mets le marqueur dans le module : { $reload }.
score-too-many = Les joueurs peuvent définir au plus { $most } marqueurs dans une partie. Mets les autres dans le module : { $reload }.
