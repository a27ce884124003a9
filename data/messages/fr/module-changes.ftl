### Une autre version d'un module, reprise dans une partie en cours : ce qui change, et ce qui ne va pas.

differences-head = { $count ->
    [one] { $count } chose change pour les joueurs :
   *[other] { $count } choses changent pour les joueurs :
  }
differences-more = { $count ->
    [one] et { $count } autre, dans le fichier comme le reste
   *[other] et { $count } autres, dans le fichier comme le reste
  }
difference-told = Nouveau : { $line }
difference = { $how ->
    [new] Nouveau : { $thing }
    [gone] Retiré : { $thing }
   *[different] Changé : { $thing }
  }
difference-value = { $line } : { $value }
difference-public = { $line } (visible par tout le monde)
difference-secret = { $line } (caché à tout le monde)
difference-private = { $line } (visible seulement par { $sides })
difference-thing = { $part ->
    [counter] le compteur { $name }
    [scorekeeper] le marqueur { $name }
    [modifier] le modificateur { $name }
    [action] l'action { $name }
    [happening] l'effet { $name }
    [table] la table de résultats { $name }
    [objective] l'objectif { $name }
    [publication] ce que tout le monde sait sur { $name }
    [side] le camp { $name }
    [map] la carte du terrain { $name }
    [board] le plateau { $name }
    [terrain] le terrain { $name }
    [road] le type de chemin { $name }
    [prototype] la pièce { $name }
    [property] la propriété { $name }
    [limit] la limite pour { $name }
    [deck] le paquet { $name }
    [set-up] la mise en place { $name }
   *[battle] le lieu des combats { $name }
  }
difference-thing-on = { $thing } sur { $of }
difference-all = { $part ->
    [modifier] l'ordre dans lequel s'appliquent les modificateurs
    [round] le sens d'une manche
    [turns] l'ordre des tours
    [endings] la fin de la partie
    [seats] le nombre de joueurs nécessaires
    [set-up] la mise en place
    [battle] le lieu des combats
   *[other] les règles
  }
difference-rule = { $rule ->
    [pieces] la règle qui dit qui déplace quelles pièces
    [turns] la règle qui dit qui agit pendant le tour de qui
    [captures] la règle sur la prise des pièces
    [changes] la règle qui dit qui modifie, tourne et empile des pièces
    [stock] la règle qui dit qui ajoute, copie, remplace, envoie et supprime des pièces
    [undo] la règle sur l'annulation d'étapes qui ont montré quelque chose
    [points] la règle qui dit qui ajoute des points à la main
    [resign] la règle sur l'abandon
    [sides] la règle sur la mention des joueurs d'un camp
    [draws] la règle sur la partie nulle par accord
    [movePoints] la règle sur le mouvement des unités
    [zoneOfControl] la règle sur les zones de contrôle
    [alwaysOneStep] la règle selon laquelle une unité à qui il reste des points peut toujours faire un pas
   *[other] la règle { $rule }
  }
difference-published = { $value ->
    [nothing] rien
    [some] s'il y a quelque chose dedans
    [count] le nombre de pièces dedans
    [contents] le contenu
   *[other] { $value }
  }

## Ce qui ne va pas, dans une liste ou après deux-points : sans majuscule ni point final

misfit-gone = { $part ->
    [side] il manque le camp { $name }
    [map] il manque la carte du terrain { $name }
    [board] il manque le plateau { $name }
   *[deck] il manque le paquet { $name }
  }
misfit-cell = il manque la case { $name } sur { $of }
misfit-prototype = il manque le type de pièce { $name }
misfit-layer = le type de pièce { $name } a moins de { $layers } faces
misfit-facing = le type de pièce { $name } n'a pas de direction { $direction }
misfit-turns = une partie commencée ne peut pas se mettre à jouer par tours, ni cesser de le faire
misfit-order = { $name } a une autre place dans l'ordre des tours, ou y manque pendant son tour
misfit-privacy = la carte du terrain { $name } ne peut plus devenir secrète ni visible, car la partie a commencé
misfit-seats = le module cache des choses, mais un joueur a plusieurs camps, ou le meneur de jeu joue aussi
misfit-none = il manque quelque chose
misfit-needed = { $count ->
    [one] { $misfit } ; { $count } pièce en a besoin
   *[other] { $misfit } ; { $count } pièces en ont besoin
  }
misfit-and-more = { $count ->
    [one] { $misfit } (et { $count } autre)
   *[other] { $misfit } (et { $count } autres)
  }
misfit-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
  }

## Une partie gardée qui est endommagée

damage-cut = Ma copie de cette partie était endommagée à l'étape { $step }, et la personne qui gère le bot l'a réparée. La partie continue à partir de l'étape { $last } ; les étapes d'après sont perdues. Utilise `/board` pour voir la position actuelle.
damage-newer = Une version plus récente du bot a enregistré la partie de ce salon, donc je ne peux pas la lire. Rien n'a été changé. La partie continue dès que la personne qui gère le bot démarre cette version.
damage-unreadable = Je ne peux pas lire la partie de ce salon : ma copie est endommagée à l'étape { $step }. Je n'y écris plus rien. La partie peut continuer si la personne qui gère le bot restaure une sauvegarde de la base de données ; mon journal donne les détails. Tu peux aussi utiliser `/game start` pour une nouvelle partie ici, ou `/game import` pour continuer depuis un fichier.
damage-whole = Je peux de nouveau lire la partie de ce salon : rien n'y est endommagé. Utilise `/board` pour voir la position actuelle.
