### Les défauts des mouvements, des grilles et des marqueurs d'un module : des bouts de ligne, sans majuscule ni point.

## Mouvements des pièces, en notation Betza (fmWfcF) ou en mots (step 2 forward)

moves-fault-empty = il n'y a aucun mouvement ici
    .right = une notation Betza comme R, ou un nom comme rook
moves-fault-name = { $what } n'est ni le nom habituel d'une pièce, ni une notation Betza
    .right = par exemple rook, knight ou pawn, ou bien R, N ou fmWfcF
moves-fault-letter = { $what } ne veut rien dire en notation Betza
    .right = un modificateur parmi f b l r v s h m c i n j p g e o, ou une majuscule parmi W F D N A H C Z G R B Q K O U @
moves-fault-two-meanings = certains lisent { $what } comme un chameau, d'autres comme un zèbre
    .right = C pour un chameau, Z pour un zèbre
moves-fault-several-legs = { $what } donne un mouvement en plusieurs segments, ce qui n'est pas encore possible
    .right = des groupes d'un segment chacun, comme mRcN
moves-fault-castling = { $what } n'est pas un roque
    .right = O avec le nombre de pas, comme O2, sans modificateur
moves-fault-own-pieces = { $what } prend des pièces de son propre camp, ce qui n'est pas encore possible
    .right = la même chose sans { $found }
moves-fault-turning = { $what } est un chemin qui tourne, ce qui n'est pas encore possible
    .right = la même chose sans { $found }
moves-fault-no-capital = il n'y a pas de majuscule après { $what }
    .right = une majuscule à la fin, comme W, N ou R
moves-fault-twice = { $what } est deux fois devant la même majuscule
    .right = chaque modificateur une seule fois
moves-fault-against = { $what } contient plus d'une lettre parmi n, j, p et g
    .right = une seule d'entre elles devant une majuscule
moves-fault-scattered = les lettres de direction ne se suivent pas dans { $what }
    .right = f b l r v s h les unes à côté des autres, comme mfrF
moves-fault-directions = les directions de { $what } ne veulent rien dire
    .right = f b l r v s une fois chacune devant W ; ff, fs, fl, lf, fh, hl ou hr devant N
moves-fault-compound = deux lettres pour une seule direction devant { $what } peuvent se lire de plusieurs façons
    .right = un groupe pour chaque partie, comme flF ou fsW
moves-fault-lame = le chemin de { $what } n'a aucune case qui puisse être bloquée
    .right = n seulement devant D, N, A, H, Z ou G
moves-fault-jump = { $what } ne saute pas par-dessus une case exactement
    .right = j devant D, N, A, ou devant W0, F0, R, B, Q
moves-fault-hurdle = { $what } n'a pas la place de sauter et de retomber
    .right = une portée, comme pR ou gW3
moves-fault-bare = { $what } a des modificateurs qui n'y veulent rien dire
    .right = m, c et i devant U, aucun devant @
moves-fault-range = { $what } n'est pas une portée
    .right = un nombre de 1 à 999, 0 pour aucune limite, ou la majuscule d'un pas deux fois (NN)
moves-fault-no-step = { $what } n'est pas un pas
    .right = deux nombres comme (4,1), dont un au moins dépasse 0
moves-fault-word = { $what } ne veut rien dire dans step, slide ou leap
    .right = un nombre, puis des directions comme forward ou north-east, puis éventuellement to free ou to enemies
moves-fault-number = { $what } n'est pas un nombre de pas
    .right = un nombre de 1 à 999 après le premier mot, comme step 2 ou leap 2 forward
moves-fault-same = { $what } est là deux fois
    .right = chaque direction une seule fois

## Grilles

grid-fault-size = { $of ->
    [columns] une grille ne peut pas avoir autant de colonnes
    [rows] une grille ne peut pas avoir autant de lignes
   *[regions] une grille ne peut pas avoir autant de régions
  }
    .right = de 1 à { $most }
grid-fault-numbering = { $pattern } n'est pas un exemple d'étiquette de case
    .right = une étiquette comme A1, 1A, B-06, "0101", "01.01"
grid-fault-too-narrow = ces étiquettes sont trop courtes pour autant de cases
    .right = plus de chiffres, ou un signe entre les nombres
grid-fault-name = ce n'est pas un nom de région
    .right = un nom avec une lettre ou un chiffre
grid-fault-duplicate = le nom d'une autre région se tape de la même façon
    .right = un nom qu'elle seule porte
grid-fault-unknown-neighbour = aucune région ne porte ce nom
    .right = le nom d'une autre région
grid-fault-own-neighbour = c'est la région elle-même
    .right = le nom d'une autre région
grid-fault-unknown-on-line = aucune région ne porte ce nom
    .right = le nom d'une région
grid-fault-twice-on-line = cette région est déjà sur cette ligne
    .right = chaque région une seule fois par ligne

## Marqueurs, dans une notation en formes entre parenthèses : (score (add 1 (when turn-end)))

gdl-unexpected = { $what } n'a rien à faire ici
    .right = une forme
gdl-unexpected-end = le texte ne peut pas finir ici
    .right = une forme
gdl-unclosed = { $what } commence ici et n'est jamais fermé
    .right = { $expected } après
gdl-bad-number = { $what } est un nombre trop grand, ou a plus de 6 décimales
    .right = un nombre jusqu'à 1000000000
gdl-too-long = le texte est trop long
    .right = { $expected } caractères au plus
gdl-too-deep = les formes ou les définitions sont trop imbriquées
    .right = { $expected } niveaux au plus
gdl-too-large = il y a trop de choses ici
    .right = { $expected } au plus, et chaque définition compte autant de fois qu'elle sert
gdl-bad-form = { $found } n'a pas la bonne structure
    .right = { $expected }
gdl-unknown-in-not = rien ne s'appelle { $what }, donc ce (not ...) désigne tout
    .right = un nom parmi { $expected }
gdl-ranks-apart = { $found } a la même place que { $expected }, qui classe dans l'autre sens
    .right = une autre place
gdl-ranks-open = plusieurs marqueurs tiennent un score, et aucun ne dit qu'il classe les camps
    .right = (ranks most) ou (ranks least) dans celui qui classe, ou (ranks nothing) dans tous les autres
gdl-unknown-property = { $found } n'est pas une propriété de marqueur et reste sans effet
    .right = un nom parmi { $expected }
gdl-unknown-form = { $found } est une forme que je ne connais pas ici et reste sans effet
    .right = un nom parmi { $expected }
gdl-unknown-side = { $found } n'est ni un camp, ni une classe de camps, et reste sans effet
    .right = un nom parmi { $expected }
gdl-unknown-type = { $found } n'est pas un prototype de ce module et reste sans effet
    .right = un nom parmi { $expected }
gdl-unknown-name = rien ne s'appelle { $what }
    .right = { $expected }
    .open = un nom donné par le module, par un define ou par le moteur
gdl-skipped = { $found } n'apprend rien d'utile aux marqueurs et reste sans effet
    .right = { $expected }
gdl-given-twice = un prototype dit déjà { $found }, et c'est lui qui compte
    .right = l'un des deux
gdl-never-waits = un déclencheur (trigger) seul ne retient rien
    .right = { $expected } à côté
gdl-no-score = il est question de scores, mais aucun n'est tenu
    .right = { $expected }
gdl-not-judged = { $found } donne un score à { $expected }, mais ne s'applique pas à ce camp
    .right = (applies-to SIDES) qui le comprend, ou un autre camp
gdl-no-turns = le jeu n'a pas de tours, donc cela n'arrive jamais
    .right = turn: dans le module, ou un autre moment dans when
