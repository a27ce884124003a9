### Coups selon les règles d'un module.

move-makes-into = transforme { $piece } en { $into }
move-in-check = Échec à { $side } : { $by } attaque { $piece } sur { $cell }.

## Les cases où une pièce peut aller, après un refus

move-choose-cell = Choisis une autre case.
move-nowhere = Aucun coup n'est possible avec cette pièce : choisis-en une autre.
move-elsewhere = ailleurs
move-can-go = Cette pièce peut aller sur { $cells }.

## Refus

move-not-its-move = { $piece } ne peut pas aller de là sur { $cell }.
move-nothing-to-jump = { $piece } ne peut aller sur { $cell } qu'en sautant par-dessus une pièce, et il n'y en a pas au bon endroit.
move-only-captures = { $piece } ne peut aller sur { $cell } que pour capturer un ennemi, et il n'y en a pas.
move-moved-already = { $piece } ne peut aller sur { $cell } qu'à son premier coup.
move-not-now = { $piece } ne peut pas aller sur { $cell } en ce moment.
move-off-board = { $piece } se déplace sur son plateau, et { $cell } n'en fait pas partie.
move-may-not-enter = { $piece } ne peut pas finir son coup sur { $cell }.
move-may-not-pass = { $piece } ne peut pas passer par { $cell }.
move-has-to-stop = { $piece } doit s'arrêter sur { $cell }.
move-must-go-on = { $piece } ne peut pas finir son coup sur { $cell } : de là, il faut continuer à capturer.
move-suicide = Sur { $cell }, { $piece } et son groupe n'auraient aucune case libre à côté, sans rien capturer.
move-repeats = Avec { $piece } sur { $cell }, une position déjà vue se répéterait.
move-turns-nothing = { $piece } ne retourne rien sur { $cell } : de là, une ligne d'ennemis doit mener à une pièce de son camp.
move-only-on-squares = { $piece } ne peut suivre ses propres règles que sur un plateau à cases carrées, et { $board } n'en est pas un. Choisis une autre pièce.
move-not-placed = { $piece } ne peut pas se poser sur { $cell } : un coup ne suffit pas pour entrer sur le plateau. Choisis une autre pièce.
move-blocked = { $other } sur { $cell } barre le chemin à { $piece }.
move-cannot-capture = { $other } est sur { $cell }, et { $piece } ne peut pas capturer de cette façon.
move-must-capture = { $piece } sur { $cell } peut capturer, donc tu dois capturer. Joue cette pièce, et capture.
move-must-capture-most = { $piece } sur { $cell } peut en capturer { $count } d'un coup, et tu dois en capturer le plus possible. Joue ce coup.
move-leaves-attacked = { $other } pourrait alors capturer { $piece } sur { $cell }, et les règles l'interdisent. Choisis un autre coup.
move-several-ways = { $piece } peut arriver sur { $cell } par plusieurs chemins, avec des captures différentes. Choisis le chemin avec { $move } : { $ways }.
move-not-that-way = { $piece } ne peut pas arriver sur { $cell } par ce chemin. Joue sans { $move }, ou choisis d'autres cases.
move-does-not-promote = { $piece } n'a pas droit à une promotion sur { $cell }. Joue sans { $none }.
move-promotes = { $piece } a droit à une promotion sur { $cell }. Choisis la nouvelle pièce avec { $one } : { $kinds }.
move-makes-no-line = { $piece } ne forme pas de ligne sur { $cell } et ne capture rien. Joue sans { $none }.
move-makes-line = { $piece } forme une ligne sur { $cell } et capture un ennemi. Choisis-le avec { $one } : sur { $cells }.
move-more-cells = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  }

## Exceptions aux règles

overrule-needs-consent = Une exception aux règles demande d'abord l'accord de { $sides }. Demande-le avec { $ask }.
overrule-unseen = Une exception aux règles n'est possible que pour une pièce que tout le monde voit ou que tu as en main, et pas vers un paquet ; ce n'est pas le cas de { $piece }. Choisis une autre pièce ou un autre endroit.
overrule-property = Aucun type de pièce n'a la propriété { $property }, donc il n'y a rien à accepter. Choisis une propriété du module, et un nombre, oui ou non.
