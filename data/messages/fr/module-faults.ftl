### Chaque défaut tient sur une ligne : aucun texte ici ne commence par une majuscule ni ne finit par un point.
### Les mots des fichiers de module restent en anglais : des clés comme setup, des valeurs comme true, des notations comme fmW.

fault-line = ligne { $line }, colonne { $column } : { $wrong } ; attendu : { $expected }
fault-line-path = ligne { $line }, colonne { $column }, { $path } : { $wrong } ; attendu : { $expected }
fault-also-on = { $count ->
    [one] { $fault } (aussi à la ligne { $lines })
   *[other] { $fault } (aussi aux lignes { $lines })
  }
fault-more-lines = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  }

## Ce qui est faux : le fichier

fault-too-large = le fichier est trop gros
fault-too-deep = des listes et des dictionnaires sont imbriqués trop profondément
fault-more-faults = { $count ->
    [one] il y a { $count } autre défaut
   *[other] il y a { $count } autres défauts
  }
fault-unclosed = le `{ $sign }` ouvert ici n'est jamais fermé
fault-no-yaml = ce n'est pas du YAML : { $message }
fault-second-document = un second document commence ici
fault-directive = le fichier a une directive %YAML
fault-holds-too-much = le fichier est trop gros : chaque alias compte à chaque utilisation
fault-repeats-too-much = *{ $name } répète trop de choses
fault-tag = YAML lit { $tag } comme un tag, et les tags ne veulent rien dire ici
fault-no-anchor = rien avant ceci ne porte la marque &{ $name }
fault-cut = le # coupe la valeur, car il commence un commentaire
fault-braces = YAML lit { $written } entre accolades comme un dictionnaire
fault-doubtful-key = YAML risque de ne pas lire la clé { $written } comme un texte
fault-no-text-key = cette clé n'est pas un texte
fault-key-twice = la clé { $key } est là deux fois
fault-unusable-name = { $name } ne peut pas servir de nom

## Ce qui est faux : clés et valeurs

fault-lacks = il manque { $key }
fault-no-key = { $key } n'est pas une clé ici
fault-no-name = { $name } n'est pas un nom
fault-doubtful = { $or ->
    [flag] { $written } peut se lire comme un texte, ou comme true ou false
   *[number-or-date] { $written } peut se lire comme un texte, ou comme un nombre ou une date
  }
fault-nothing = il n'y a rien ici
value-kind = { $kind ->
    [text] un texte
    [number] un nombre
    [flag] true ou false
    [list] une liste
   *[mapping] un dictionnaire
  }
fault-other-to-yaml = pour YAML, { $written } est { $kind }
fault-other-kind = ceci est { $kind }
fault-unfit-kind = { $kind } ne convient pas ici
fault-unfit-value = { $value } ne convient pas ici
fault-linked-maps = les cases sont sur deux cartes du terrain, { $first } et { $second }, et un lien ne peut pas mener de l'une à l'autre

## Ce qui est faux : noms

fault-no-such = { $kind ->
    [side] il n'y a pas de camp { $name }
    [class] il n'y a pas de classe { $name }
    [map] il n'y a pas de carte du terrain { $name }
    [board] il n'y a pas de plateau { $name }
    [zone] il n'y a pas de zone { $name }
    [region] il n'y a pas de région { $name }
    [terrain] il n'y a pas de terrain { $name }
    [edge-kind] il n'y a pas de type de bord { $name }
    [prototype] il n'y a pas de prototype { $name }
    [layer] il n'y a pas de face { $name }
    [level] il n'y a pas de niveau { $name }
    [piece] il n'y a pas de pièce { $name }
    [mover] il n'y a pas de classe ni de pièce { $name }
    [property] il n'y a pas de propriété { $name }
    [deck] il n'y a pas de paquet { $name }
    [sheet] il n'y a pas de planche { $name }
    [counter] il n'y a pas de compteur { $name }
    [modifier] il n'y a pas de modificateur { $name }
    [action] il n'y a pas d'action { $name }
    [table] il n'y a pas de table { $name }
    [objective] il n'y a pas d'objectif { $name }
    [phase] il n'y a pas de phase { $name }
    [place] il n'y a pas d'endroit { $name }
    [places] il n'y a pas d'endroit { $name }
    [cell] il n'y a pas de case { $name }
    [counted] il n'y a rien à compter qui s'appelle { $name }
    [battle-zone] il n'y a pas de zone de combat { $name }
    [hidden] il n'y a rien de caché qui s'appelle { $name }
    [labelled] il n'y a pas de clé { $name }
    [turn-phase] il n'y a pas de phase de tour { $name }
   *[act] il n'y a pas d'acte { $name }
  }
fault-no-property = { $of ->
    [piece] aucune pièce n'a de propriété { $name }
    [cell] aucune case n'a de propriété { $name }
    [zone] aucune zone n'a de propriété { $name }
    [map] aucune carte du terrain n'a de propriété { $name }
    [board] aucun plateau n'a de propriété { $name }
    [deck] aucun paquet n'a de propriété { $name }
    [side] aucun camp n'a de propriété { $name }
    [game] la partie n'a pas de propriété { $name }
    [army] aucune armée n'a de propriété { $name }
    [counter] aucun compteur n'a de propriété { $name }
    [step] aucun pas d'une case à l'autre n'a de propriété { $name }
    [limit] aucune limite n'a de propriété { $name }
    [may] il n'y a ni acte ni propriété { $name }
    [modifier] aucun modificateur n'a de propriété { $name }
   *[other] rien n'a de propriété { $name }
  }
fault-modifier-waits-not = { $name } s'applique tout seul
fault-name-as-text = la propriété { $property } est comparée au texte { $name }, pas à la chose qui porte ce nom
fault-never-held = nulle part la propriété { $property } n'a la valeur { $text }
fault-unread = rien ne lit la propriété { $name }
fault-formula-as-text = { $text } est lu comme un texte, car le filtre n'a pas d'accolades
fault-compared-not-set = cette formule compare { $property }, mais il faut ici sa nouvelle valeur
fault-owns-nothing = { $name } n'a pas de propriétés
fault-both-unknown = ni { $first } ni { $second } n'est un nom ici
fault-no-formula-here = { $text } est une formule, mais il faut ici le nom d'un endroit
fault-no-match-here = { $text } est un filtre, mais il faut ici un nom
fault-unread-value = rien ne lit { $name }
fault-once = la valeur { $text } de la propriété { $property } n'apparaît nulle part ailleurs
fault-same-name = autre chose s'appelle aussi { $name }, tel que les joueurs le tapent
fault-kept-army-name = { $name } commence comme les noms d'autres armées
fault-map-name = une carte du terrain s'appelle aussi { $name }, tel que les joueurs le tapent
fault-no-base = le bot ne fournit pas de module { $name } sur lequel un autre peut se baser
fault-no-place = il n'y a pas d'endroit { $name }
fault-several-places = { $name } peut désigner plusieurs endroits
fault-no-one-cell = il n'y a pas exactement une case { $name }
fault-no-one-zone = il n'y a pas exactement une zone { $name }
fault-no-countable = il n'y a ni carte du terrain, ni plateau, ni zone, ni paquet { $name }
fault-given-property = c'est le bot qui fixe { $name }
fault-no-property-name = { $name } ne peut pas être le nom d'une propriété

## Ce qui est faux : tours, fins, mise en place

fault-no-turns = ce jeu n'a pas de tours
fault-ends-by-phases = ce sont les phases d'un tour qui décident de sa fin
fault-free-phases = un tour n'a pas de phases si tout le monde peut agir à tout moment
fault-ending-count = seuls line, passes et few-left demandent un nombre
fault-ending-of-all = si tous les camps passent, cela ne fait gagner ni perdre aucun d'eux
fault-never-stuck = le prototype { $prototype } n'a pas de mouvements définis et peut aller n'importe où, donc un camp qui en a une pièce a toujours un coup à jouer
fault-stuck-at-start = le camp { $side } n'a aucune pièce au départ, donc il n'a tout de suite aucun coup à jouer
fault-no-passing = dans ce jeu, les joueurs ne peuvent pas passer
fault-idle-phases = les joueurs ne peuvent rien faire dans ces phases
fault-zone-apart = aucun plateau de la carte du terrain { $map } n'a à la fois la zone { $zone } et l'autre zone
fault-so-many-sides = { $count ->
    [one] il y a { $count } camp
   *[other] il y a { $count } camps
  }
fault-so-many-pieces = { $count ->
    [one] cela fait { $count } pièce
   *[other] cela fait { $count } pièces
  }
fault-no-layer = le prototype { $prototype } n'a pas de face { $name }
fault-not-so = { $as ->
    [layer] une formule choisit la face du prototype { $prototype }
    [facing] le prototype { $prototype } n'a pas d'orientations
    [covered] le prototype { $prototype } ne peut pas être face cachée
   *[unseen] le prototype { $prototype } est toujours visible
  }
fault-crowded = il y a plus d'une pièce sur { $cell }
fault-seen-by-all = tout le monde voit les pièces de cette carte du terrain
fault-second-terrain = la case { $cell } a déjà le terrain { $terrain }
fault-not-adjacent = la case { $cell } n'est pas voisine de la case { $before }
fault-no-cell = le plateau n'a pas de case { $name }

## Ce qui est faux : paquets, compteurs, modificateurs

fault-other-window = le paquet est dans une fenêtre du camp { $side }
fault-own-discards = un paquet ne peut pas être sa propre défausse
fault-no-discards = sans défausse, il n'y a rien à mélanger dans le paquet
fault-lies-open = les joueurs voient de toute façon les cartes face visible
fault-same-property = les compteurs { $first } et { $second } créent tous les deux la propriété { $property }
fault-viewer-property = la propriété { $property } change selon la personne qui regarde
fault-uncounted = aucun compteur ne peut tenir { $text }, et les modificateurs ne lisent que les nombres tenus par des compteurs
fault-counter-changed = { $counter } est un compteur, et `changed` sert aux propriétés des pièces
fault-counter-circle = le compteur dépend de lui-même, directement ou à travers d'autres

## Ce qui est faux : actions et tables

fault-deeds-several = ceci fait plusieurs choses
fault-deeds-none = ceci ne fait rien
fault-untried = { $word } ne peut pas s'essayer d'avance, et « check » en a besoin
fault-line-nothing = cette ligne ne fait rien
fault-line-words = cette ligne fait à la fois { $words }
fault-overlaps = ceci n'est pas au-dessus de { $value }, qui vient avant
fault-left-out = de { $from } à { $to }, il n'y aurait pas de résultat
fault-left-out-one = pour { $value }, il n'y aurait pas de résultat
fault-so-many-results = { $count ->
    [one] cette ligne a { $count } résultat
   *[other] cette ligne a { $count } résultats
  }
fault-no-odds = il n'y a pas de rapport de forces à arrondir : ce n'est pas ce que donnent les colonnes
fault-no-columns = la table n'a pas de colonnes
fault-no-thing = rien ne s'appelle { $name } ici

## Ce qui est faux : mouvements et images

fault-unit-moves = { $name } est une unité, et les unités se déplacent par points ou librement
fault-no-forward = les mouvements de { $name } dépendent de la direction de l'avant, et ce camp ne la donne pas
fault-no-straight-lines = cette façon de capturer demande des lignes droites, et ces régions n'en ont pas
fault-no-lines = un slide demande des lignes droites, et ces régions n'en ont pas
fault-no-direction = sur aucun plateau une case n'a de voisine dans la direction { $name }
fault-no-squares = cette notation est pour les plateaux à cases carrées, et il n'y en a pas
fault-off-sheet = la planche { $name } s'arrête à la colonne { $columns } et à la ligne { $rows }

## Ce qui est faux : expressions

fault-outside-phase = le rang { $precedence } n'est pas dans la phase { $phase }
fault-counter-number = { $found } est un compteur, donc sa valeur est un nombre
fault-misplaced = { $found } n'a pas sa place ici
fault-misplaced-end = ceci ne peut pas finir ici
fault-misplaced-in-expression = { $found } n'a pas sa place ici, dans une expression
fault-misplaced-end-in-expression = une expression ne peut pas finir ici
fault-other-domain = la propriété { $property } est déclarée comme { $domain }
fault-no-points = { $points } ne peut pas être un nombre de points de mouvement
fault-out-of-bounds = { $value } est hors limites

## Ce qui est faux : secrets

fault-hides-nothing = rien de ce qui s'appelle { $name } ne cache quelque chose
fault-undeclared = { $by } apprend à { $readers } quelque chose sur { $secrets }, et le module ne le déclare pas
fault-undeclared-turn = savoir à qui est le tour apprend à { $readers } quelque chose sur { $secrets }, et le module ne le déclare pas
fault-tells-nothing = les joueurs n'apprennent aucun secret sur { $names }

## Ce qui serait juste : le fichier

remedy-at-most-size = { $size } Ko au plus, et moins de valeurs et de cases
remedy-at-most-levels = { $levels } niveaux au plus
remedy-mend-first = corrige d'abord ceux-ci
remedy-closing = un `{ $sign }` après la dernière entrée
remedy-yaml = { $code ->
    [BLOCK_AS_IMPLICIT_KEY] des guillemets autour d'un texte qui a deux-points et une espace
    [BAD_SCALAR_START] des guillemets autour du texte
    [BAD_ALIAS] des guillemets autour d'un texte qui commence par *
    [BAD_DIRECTIVE] aucune ligne qui commence par %
    [TAB_AS_INDENT] des espaces, pas des tabulations, en début de ligne
    [UNEXPECTED_TOKEN] une seule valeur, entre guillemets si elle a des signes qui ont un sens en YAML
   *[other] du YAML ou du JSON bien formé
  }
remedy-one-document = un seul module par fichier, sans second ---
remedy-no-directive = pas de directive : c'est du YAML 1.2
remedy-smaller = un module plus petit
remedy-quote-value = des guillemets autour de toute la valeur
remedy-quote-hash = des guillemets autour d'une valeur qui a un #, ou une espace après le #
remedy-quote-text = des guillemets autour : "{ $written }"
remedy-quote-or-pair = des guillemets autour : "{ $written }", ou clé: valeur entre les accolades
remedy-each-key-once = chaque clé une seule fois
remedy-base = le nom d'un module fourni avec le bot et qui ne se base sur aucun autre, comme chess
remedy-other-name = un autre nom
remedy-property-name = des mots, sans les signes des expressions

## Ce qui serait juste : valeurs

remedy-form = une valeur conforme au schéma des modules
remedy-under-key = { $key }: { $remedy }
remedy-or-quoted = { $remedy } ; comme texte, entre guillemets : "{ $written }"
remedy-in-quotes = { $remedy }, entre guillemets : "{ $written }"
remedy-whole-number = un nombre entier
remedy-whole = un nombre entier de { $from } à { $to }
remedy-number = un nombre de { $from } à { $to }
remedy-decimal = un nombre avec au plus 6 décimales, jusqu'à 1000000000
remedy-at-least = au moins { $least }
remedy-most-entries = { $most } au plus
remedy-one-at-least = { $of ->
    [region] au moins une région
    [map] au moins une carte du terrain
    [name] au moins un nom
    [place] au moins un endroit
    [piece] au moins une pièce
    [side] au moins un camp
    [phase] au moins une phase
    [line] au moins une ligne
    [row] au moins une ligne
   *[change] au moins un changement
  }
remedy-two-at-least = { $of ->
    [cell] au moins deux cases
    [layer] au moins deux faces
   *[region] au moins deux régions
  }
remedy-word = { $word }
remedy-line = un texte sur une seule ligne
remedy-short-line = un texte sur une seule ligne de { $most } caractères au plus
remedy-short-text = un texte de { $most } caractères au plus
remedy-plain-text = un texte sans caractères de contrôle
remedy-sentence = une phrase, ou un dictionnaire avec **other** et, si besoin, **one**, **count** et **hidden**
remedy-name = un nom de 1 à { $most } caractères avec une lettre ou un chiffre, sans $ (sauf $side$ dans une entrée avec each: side), sans saut de ligne, et sans espace au début ni à la fin
remedy-place-label = un nom de 1 à { $most } caractères avec une lettre ou un chiffre, sans / ni $ (sauf $side$ dans une entrée avec each: side), sans saut de ligne, et sans espace au début ni à la fin
remedy-colour = une couleur comme "#rrggbb", entre guillemets
remedy-module-name = des minuscules, des chiffres et des traits d'union, 32 au plus
remedy-sample-label = un modèle d'étiquette, comme A1
remedy-first-number = un nombre entier de 0 à { $most }, ou deux, un pour chaque moitié d'une étiquette
remedy-cell-label = une case du plateau, ou une plage comme B2:D4
remedy-cells = un nombre de cases de { $from } à { $to }
remedy-some-cells = un nombre de cases plus grand que 0, { $most } au plus
remedy-picture-file = le nom d'un fichier PNG, JPEG, WebP, GIF ou SVG, comme map.png
remedy-picture = { remedy-picture-file } ; ou un dictionnaire avec file, x, y, width et height
remedy-art = { remedy-picture-file } ; ou un dictionnaire avec sheet et at
remedy-look = { remedy-art } ; ou un dictionnaire avec sides et others
remedy-sheet-part = la colonne et la ligne, ou la colonne, la ligne, et combien de colonnes et de lignes cela occupe
remedy-on-sheet = une colonne de 1 à { $columns } et une ligne de 1 à { $rows }, avec assez de place pour tout ce que cela occupe
remedy-cost = un nombre de 0 à { $most } avec au plus 3 décimales, ou closed
remedy-costs = un nombre de 0 à { $most } avec au plus 3 décimales, ou closed ; ou un dictionnaire qui donne cela pour chaque classe
remedy-value = un texte, un nombre, true ou false, ou une liste de textes
remedy-dynamic-value = un texte, un nombre, ou true ou false
remedy-property-value = un texte, un nombre, true ou false, une liste de textes, ou un dictionnaire avec value, min et max
remedy-layer = un nom, ou un dictionnaire avec name, symbol et picture
remedy-moves = la notation de Betza, un nom usuel comme rook, ou une liste qui en contient, ainsi que des dictionnaires avec go et when
remedy-captures = displacement, custodial, jump, surrounded, flip, hit, intervene, manual ou none, ou un dictionnaire avec l'un de ces mots ou line pour by
remedy-ground-rule = un filtre de pièces, ou true ou false
remedy-repeat = {"{"} tie: un nombre {"}"}, ou {"{"} forbid: last {"}"} ou {"{"} forbid: any {"}"}
remedy-becomes-at = last-row, ou {"{"} zone: le nom d'une zone {"}"}
remedy-becomes-to = le nom d'un prototype, ou une liste de noms
remedy-taken = all, ou un nombre entier de 1 à 100
remedy-layers = une liste de faces, ou un dictionnaire avec levels et follows
remedy-mask = true ou false, ou un dictionnaire avec name et symbol
remedy-places = un endroit comme Field C4, ou une liste d'endroits
remedy-links = all, une liste de deux cases d'une même carte du terrain, ou un dictionnaire avec from et to
remedy-near = un dictionnaire avec of, scope, match, least et most, ou une liste de ces dictionnaires
remedy-bearer = le nom d'un prototype, ou un dictionnaire avec piece, zone ou side
remedy-duration = turn, 3 turns, go ou 2 goes
remedy-formula = un nombre, ou une formule comme Price + 1
remedy-subject = un filtre de pièces, ou un dictionnaire avec piece, cell ou side, et on
remedy-choice = un filtre de pièces, ou un dictionnaire avec piece, cell, side ou number: [from, to]
remedy-phase-bounds = le premier et le dernier rang

## Ce qui serait juste : noms

remedy-any-of = { $names }
remedy-one-of = au choix parmi { $names }
remedy-one-of-more = au choix parmi { $names } ...
remedy-none-defined = quelque chose que le fichier définit, et il ne définit rien de tel
remedy-declared-property = une propriété qui existe, ou une ligne pour elle sous properties
remedy-waits = un modificateur avec `waits: true`
remedy-dollars = ${ $name }$ pour sa valeur, ou "{ $name }" entre guillemets pour le texte
remedy-text-in-quotes = des guillemets autour, car ce n'est pas une propriété : "{ $text }"
remedy-in-braces = des accolades et des guillemets autour du tout : { $written }
remedy-value-alone = seulement la valeur : { $formula }
remedy-property-alone = { $property } sans rien d'autre pour la chose testée
remedy-each-cell = to: it, avec each: {"{"} cell: { $written } {"}"} dans la même ligne
remedy-defined-here = quelque chose que le fichier définit
remedy-own-name = un nom que rien d'autre ne porte
remedy-name-of-side = un nom que rien d'autre ne porte, ou une seule entrée avec `each: side` et `name: $side$ { $name }`
remedy-place-name = une carte du terrain, ou une case après le nom de sa carte du terrain ou de son plateau
remedy-place-name-deck = une carte du terrain, ou une case après le nom de sa carte du terrain ou de son plateau ; les cartes d'un paquet vont sous ses pieces
remedy-cell-name = une case, après le nom de sa carte du terrain ou de son plateau s'il y en a plusieurs
remedy-zone-name = le nom d'une zone qu'un seul plateau possède
remedy-battle-zone = une zone d'un plateau de cette carte du terrain
remedy-range = de { $from } à { $to }
remedy-range-up = { $least } ou plus
remedy-range-down = { $most } ou moins
remedy-at-most = au plus { $most }

## Ce qui serait juste : mouvements

remedy-no-unit-moves = unit ou moves, pas les deux
remedy-forward = forward: north, east, south ou west
remedy-straight-lines = displacement, surrounded, hit, manual ou none, un plateau de carrés ou d'hexagones, ou lines sous la grille des régions
remedy-lines-of-regions = step ou leap, ou lines sous la grille des régions
remedy-directions-of-boards = forward, backward, sideways, ou l'une des directions du plateau (pas entre deux côtés d'une case ; les régions n'ont pas de directions)
remedy-squares = un plateau à cases carrées, ou pas de moves

## Ce qui serait juste : tours, fins, mise en place

remedy-once-or-turns = once, ou turn au premier niveau du fichier
remedy-without-key = pas de clé { $key }
remedy-apart-action = une action qu'aucune autre phase n'a
remedy-acts = act: dans au moins l'une d'elles, avec les actes de la phase, comme {"{"} move: 1 {"}"}
remedy-ending-count = count: seulement avec line, passes et few-left
remedy-moves-or-match = moves: sous le prototype, ou un match: des pièces qui comptent pour cette fin
remedy-piece-of-side = une pièce du camp { $side } sous setup, ou une autre fin
remedy-turn-pass = pass: true dans turn
remedy-pass = true, ou un filtre du camp entre guillemets
remedy-amount = un nombre entier de 0 à { $most }, une formule comme 1 + Extra, ou any
remedy-prototype-says = { $key }: true sous son prototype
remedy-one-piece = une seule pièce, ou occupied: stack sur cette carte du terrain
remedy-private-map = private: avec le nom d'un camp, ou pas de publishes
remedy-one-terrain = un seul terrain pour chaque case
remedy-adjacent-cell = une case voisine de la précédente
remedy-cells-of-map = deux cases de la carte du terrain { $map }, sur un de ses plateaux ou sur deux
remedy-board-cell = une case de ce plateau, ou une plage comme B2:D4
remedy-window-side = { $side }, ou aucun camp
remedy-other-deck = le nom d'un autre paquet
remedy-discards = discards: avec le nom d'un autre paquet
remedy-face-down = faceDown: always, ou pas de publishes

## Ce qui serait juste : actions, tables, compteurs

remedy-one-word = un seul de ces mots dans chaque ligne : { $words }
remedy-points-or-keeper = points, ou le nom d'un marqueur placé sur sa carte
remedy-keeper-on-card = un marqueur qui contient (card { $card })
remedy-some-place = une carte du terrain, un plateau, une zone, un paquet ou une case, Hand, here, ou l'un des choix
remedy-dice = des dés comme 2d6
remedy-table-row = une liste : un nombre ou une plage comme 3-4, et un résultat pour chaque colonne
remedy-table-column = un rapport de forces comme "3:1", ou un nombre ou une plage comme 2-4
remedy-odds = un rapport de forces comme "3:1", comme les autres colonnes
remedy-rising-odds = des rapports de forces du plus bas au plus haut, comme "1:2", "1:1", "3:2"
remedy-range-from = un nombre ou une plage qui commence par { $from }
remedy-range-to = une ligne jusqu'à { $to }
remedy-so-many-results = { $count ->
    [one] { $count } résultat après le nombre ou la plage, un pour chaque colonne
   *[other] { $count } résultats après le nombre ou la plage, un pour chaque colonne
  }
remedy-shared-property = une propriété qui est la même pour tout le monde
remedy-kept-counts = count(ENDROIT), count(ENDROIT, FILTRE) ou sum(ENDROIT, FILTRE, PROPRIÉTÉ), avec un endroit du module ou game, et sans source ni target
remedy-counter-condition = when: becomes-true avec un match comme "${ $counter }$ > 0"
remedy-no-circle = un compteur qui ne dépend pas de lui-même
remedy-domain = { $domain ->
    [natural] un nombre entier de 0 ou plus
    [number] un nombre
    [text] un texte
    [flag] true ou false
   *[list] une liste de textes
  }
remedy-points = un nombre de 0 ou plus avec au plus 3 décimales

## Ce qui serait juste : secrets

remedy-no-reveals = pas de reveals : rien n'est caché
remedy-declare = { $list }
remedy-declare-counter = visible: all pour ce compteur, afin de montrer le nombre à tout le monde, ou { $list }
remedy-declare-scorekeeper = (known-to side*) dans ce marqueur, afin de l'annoncer à tout le monde, ou (reveals { $forms })
remedy-reveals-without = reveals sans { $names }

## Ce que peut contenir la définition d'un modificateur

expected-later = plus que { $precedence }
expected-whole-number = un nombre entier
expected-whole-number-most = un nombre entier jusqu'à { $most }
expected-two-cells = deux cases d'une même carte du terrain
expected-changeable-property = une propriété qui peut changer
expected-other-property = une autre propriété
