### Les règles d'un jeu.

rules-table = À cette table :
rules-page = -# Page { $page } sur { $count }
rules-goal = But : { $goal }
rules-order = -# Ordre des tours : { $sides }.
rules-variant = { $variant } : { $choice } (ou { $others }).
rules-variant-choices = { $variant } : { $choices }
rules-no-variants = Ce jeu n'a pas de variantes. Laisse `variants:` de côté.
rules-no-variant = { $typed } n'est pas une variante de ce jeu, ou pourrait en désigner plusieurs. Choisis parmi { $variants }. Écris-le comme ceci : { $example }.

## Taille et durée

rules-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
rules-players-range = { $least } à { $most } joueurs
rules-turns = { $count ->
    [one] { $count } tour au plus
   *[other] { $count } tours au plus
  }
rules-time = environ { $time }

## Règles de la table

rules-all-play = { $count ->
    [one] { $sides } joue.
   *[other] { $sides } jouent.
  }
rules-some-play = { $count ->
    [one] Au moins { $count } de ces camps joue : { $sides }.
   *[other] Au moins { $count } de ces camps jouent : { $sides }.
  }
rules-no-turns = Il n'y a pas de tours : chacun joue quand il veut.
rules-order-ruled = Les règles disent à qui c'est de jouer ensuite.
rules-order-fixed = Les camps jouent dans l'ordre ci-dessus.
rules-turn-move = Chaque tour est un seul coup.
rules-turn-typed = `/turn end` termine un tour.
rules-at-once = Pendant { $phases }, tout le monde choisit en même temps.
rules-phases = Chaque tour a ces phases : { $phases }.
rules-turn-itself = Un tour avance tout seul quand tu n'as plus rien à faire. Utilise `/turn end` pour le terminer plus tôt, sauf s'il te reste une action obligatoire.
rules-captures-ruled = Le bot retire du plateau les pièces capturées.
rules-captures-chosen = Pour capturer, choisis les ennemis : appuie sur **Capturer ...** dans le panneau, ou utilise `capture:` avec `/move`.
rules-turns-over = Les règles disent quelles pièces un déplacement retourne : tu n'as pas à les nommer.
rules-captures-nothing = Les déplacements ne capturent rien.
rules-hand = { $count ->
    [one] Une main a au plus { $count } carte.
   *[other] Une main a au plus { $count } cartes.
  }
rules-army = { $count ->
    [one] Une armée a au plus { $count } unité.
   *[other] Une armée a au plus { $count } unités.
  }

## Façons de gagner

ending-win-checkmate = Un camp mis échec et mat gagne.
ending-win-no-move = Un camp qui ne peut pas bouger à son tour gagne.
ending-win-all-taken = Le premier camp à perdre sa dernière { $one } gagne.
ending-win-few-left = { $count ->
    [one] Le premier camp à n'avoir plus qu'une de ses { $many } gagne.
   *[other] Le premier camp à n'avoir plus que { $count } { $many } gagne.
  }
ending-win-reach = Le premier camp dont une { $one } atteint { $place } gagne.
ending-win-line = { $count ->
    [one] Le premier camp à aligner une de ses { $many } gagne.
   *[other] Le premier camp à aligner { $count } { $many } gagne.
  }
ending-win-passes = { $count ->
    [one] Tous les camps gagnent dès qu'un camp passe.
   *[other] Tous les camps gagnent après { $count } passes de suite.
  }
ending-win-repeat = Tous les camps gagnent si la même position se présente { $count } fois.
ending-win-quiet = { $count ->
    [one] Tous les camps gagnent après { $count } coup de chaque camp sans capture.
   *[other] Tous les camps gagnent après { $count } coups de chaque camp sans capture.
  }

## Façons de perdre

ending-lose-checkmate = Un camp mis échec et mat perd.
ending-lose-no-move = Un camp qui ne peut pas bouger à son tour perd.
ending-lose-all-taken = Un camp qui perd sa dernière { $one } perd la partie.
ending-lose-few-left = { $count ->
    [one] Un camp qui n'a plus qu'une de ses { $many } perd.
   *[other] Un camp qui n'a plus que { $count } { $many } perd.
  }
ending-lose-reach = Le premier camp dont une { $one } atteint { $place } perd.
ending-lose-line = { $count ->
    [one] Le premier camp à aligner une de ses { $many } perd.
   *[other] Le premier camp à aligner { $count } { $many } perd.
  }
ending-lose-passes = { $count ->
    [one] Tous les camps perdent dès qu'un camp passe.
   *[other] Tous les camps perdent après { $count } passes de suite.
  }
ending-lose-repeat = Tous les camps perdent si la même position se présente { $count } fois.
ending-lose-quiet = { $count ->
    [one] Tous les camps perdent après { $count } coup de chaque camp sans capture.
   *[other] Tous les camps perdent après { $count } coups de chaque camp sans capture.
  }

## Façons de faire partie nulle

ending-draw-checkmate = En cas d'échec et mat, la partie est nulle.
ending-draw-no-move = La partie est nulle si un camp ne peut pas bouger à son tour.
ending-draw-all-taken = La partie est nulle quand un camp a perdu sa dernière { $one }.
ending-draw-few-left = { $count ->
    [one] La partie est nulle quand un camp n'a plus qu'une de ses { $many }.
   *[other] La partie est nulle quand un camp n'a plus que { $count } { $many }.
  }
ending-draw-reach = La partie est nulle quand une { $one } a atteint { $place }.
ending-draw-line = { $count ->
    [one] La partie est nulle quand un camp a aligné une de ses { $many }.
   *[other] La partie est nulle quand un camp a aligné { $count } { $many }.
  }
ending-draw-passes = { $count ->
    [one] La partie est nulle dès qu'un camp passe.
   *[other] La partie est nulle après { $count } passes de suite.
  }
ending-draw-repeat = La partie est nulle si la même position se présente { $count } fois.
ending-draw-quiet = { $count ->
    [one] La partie est nulle après { $count } coup de chaque camp sans capture.
   *[other] La partie est nulle après { $count } coups de chaque camp sans capture.
  }
ending-draw-quiet-pieces = { $count ->
    [one] La partie est nulle après { $count } coup de chaque camp sans capture et sans déplacement d'une { $one }.
   *[other] La partie est nulle après { $count } coups de chaque camp sans capture et sans déplacement d'une { $one }.
  }

## Fin de la partie

ending-end-checkmate = La partie se termine par échec et mat.
ending-end-no-move = La partie se termine quand un camp ne peut pas bouger à son tour.
ending-end-all-taken = La partie se termine quand un camp a perdu sa dernière { $one }.
ending-end-few-left = { $count ->
    [one] La partie se termine quand un camp n'a plus qu'une de ses { $many }.
   *[other] La partie se termine quand un camp n'a plus que { $count } { $many }.
  }
ending-end-reach = La partie se termine quand une { $one } a atteint { $place }.
ending-end-line = { $count ->
    [one] La partie se termine quand un camp a aligné une de ses { $many }.
   *[other] La partie se termine quand un camp a aligné { $count } { $many }.
  }
ending-end-passes = { $count ->
    [one] La partie se termine dès qu'un camp passe.
   *[other] La partie se termine après { $count } passes de suite.
  }
ending-end-repeat = La partie se termine quand la même position s'est présentée { $count } fois.
ending-end-quiet = { $count ->
    [one] La partie se termine après { $count } coup de chaque camp sans capture.
   *[other] La partie se termine après { $count } coups de chaque camp sans capture.
  }
ending-most = Le camp qui a le plus de { $many } sur le plateau gagne.
ending-area = Le camp qui a le plus grand territoire sur le plateau gagne.
ending-plus = { $points ->
    [one] { $side } reçoit en plus { $points } point.
   *[other] { $side } reçoit en plus { $points } points.
  }

## Les pièces qui comptent

ending-piece = pièce
    .many = pièces
ending-piece-counting = pièce qui compte
    .many = pièces qui comptent
ending-piece-kind = pièce du type { $kind }
    .many = pièces du type { $kind }
ending-goal = le but

## Par des marqueurs

ending-victory = Victoire pour { $sides } : { $title }.
ending-defeat = Défaite pour { $sides } : { $title }.
ending-keeper-win = Tu gagnes par { $title }.
ending-keeper-win-score = Tu gagnes avec un score de { $score } ({ $title }).
ending-keeper-lose = Tu perds par { $title }.
ending-keeper-lose-score = Tu perds avec un score de { $score } ({ $title }).
ending-keeper-end = { $title } met fin à la partie.
ending-keeper-end-score = La partie se termine à un score de { $score } ({ $title }).
ending-keeper-stop = { $title } met fin à la partie, qui est nulle.
ending-keeper-stop-score = La partie est nulle à un score de { $score } ({ $title }).

## Autres

ending-last-side = Un camp qui n'a plus rien perd. Le dernier encore sur la table gagne.
ending-last-alliance = Un camp qui n'a plus rien perd. La dernière alliance encore sur la table gagne.
ending-last-turn = { $count ->
    [1] La partie se termine après un tour.
   *[other] La partie se termine après { $count } tours.
  }
ending-tie-most = En cas d'égalité, le plus haut score gagne ({ $titles }).
ending-tie-least = En cas d'égalité, le plus bas score gagne ({ $titles }).
ending-score-most = Le plus haut score gagne alors ({ $titles }).
ending-score-least = Le plus bas score gagne alors ({ $titles }).
