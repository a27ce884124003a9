### La commande /module. Discord affiche au plus 100 caractères d'une description.

module-command = Les jeux auxquels on peut jouer ici, et des outils pour les tiens
module-command-list = Montrer les jeux auxquels on peut jouer ici
module-command-add = Ajouter un jeu à toi sur ce serveur
module-command-import = Faire un jeu d'un module VASSAL et l'ajouter ici ; il te faut le droit de l'utiliser
module-command-remove = Retirer un jeu que tu as ajouté ; les parties en cours continuent
module-command-check = Trouver les défauts d'un module sans l'ajouter
module-command-show = Montrer les éléments d'un module tels que dans son fichier, pour son auteur
module-command-template = Recevoir un petit module pour commencer
module-command-schema = Recevoir le schéma JSON des modules pour ton éditeur
module-option-file = Un module, YAML ou JSON
module-option-vmod = Le module, .vmod
module-option-vmdx = Une extension de ce module, .vmdx
module-option-vsav = Une partie sauvegardée comme point de départ, .vsav
module-option-module = Le jeu
module-option-part = Seulement cet élément
module-part-properties = propriétés
module-part-prototypes = prototypes
module-part-terrain = terrain et bords de cases
module-part-counters = compteurs et leurs formats
module-part-modifiers = modificateurs
module-part-scorekeepers = marqueurs
module-option-genre = Le genre de jeu (un plateau avec quelques pièces)
module-genre-abstract = un jeu de plateau
module-genre-cards = un jeu de cartes
module-genre-hex-war = un jeu de guerre à hexagones, avec rapports de force
module-genre-area = un jeu de contrôle de zones

## /module list

module-list-brought = Les jeux que je propose :
module-list-host = Les jeux de la personne qui gère ce bot :
module-list-kept = Les jeux ajoutés à ce serveur :
module-list-own = Les jeux que tu as ajoutés pour les messages privés :
module-list-none = aucun pour l'instant ; `/module add` en ajoute un
module-list-how = `/game start` lance une partie, `/game rules module:` affiche les règles d'un jeu.
module-list-broken = Les fichiers défectueux de la personne qui gère ce bot :
module-list-more = et { $count } de plus
module-list-entry = { $title } ({ $facts })
module-list-about = { $entry } : { $about }
module-fact-version = version { $version }
module-fact-maker = par { $maker }
module-fact-added = ajouté par { $who }
module-fact-former = anciennes versions : { $names }

## /module template, schema, remove, add

module-template = Voici un petit module pour commencer. Modifie-le, puis vérifie-le avec `/module check`.
module-schema = Voici le schéma JSON des modules. Place-le à côté de ton fichier.
module-removed = J'ai retiré { $name }. Les parties en cours continuent.
module-not-yours = { $who } a ajouté { $name }. Seuls cette personne et les responsables de ce serveur peuvent le retirer : demande-leur.
module-not-added = { $name } n'a pas été ajouté ici. Tu peux seulement retirer des jeux ajoutés ici.
module-add-shipped = { $name } est déjà le nom d'un jeu que je propose. Choisis-en un autre après `module:` dans les premières lignes de ton fichier.
module-add-kept = J'ai ajouté { $title }. `/game start module:{ $module }` lance une partie.
module-add-replaced = { $title } remplace l'ancienne version ({ $name }). `/game start module:{ $module }` lance une partie. Les parties en cours gardent leur version jusqu'à `/game reload`.
module-add-older = Les parties en cours sur l'ancienne version la gardent, sous le nom { $older }.
module-add-same = { $title } est déjà ici, exactement pareil. `/game start module:{ $module }` lance une partie.
module-add-taken = { $who } a déjà ajouté ici un jeu nommé { $name }. Choisis un autre nom, ou demande à { $who } de retirer le sien.
module-add-full = Il y a déjà { $most } jeux ici, c'est le maximum. `/module remove` fait de la place.
module-add-enough = Tu as déjà ajouté { $most } jeux ici, c'est le maximum par personne. `/module remove` fait de la place.
module-closed = { $who } a ajouté { $title } : personne d'autre ne peut en voir les éléments, car ils peuvent révéler des choses cachées. `/game rules module:{ $module }` affiche les règles.

## /module check

module-keep = `/module add` l'ajoute.
module-checked = { $title } ({ $name }) n'a aucun défaut.
module-contents = Il contient { $parts }.
module-sides = { $count ->
    [one] { $count } camp
   *[other] { $count } camps
  }
module-boards = { $count ->
    [one] { $count } plateau
   *[other] { $count } plateaux
  }
module-prototypes = { $count ->
    [one] { $count } type de pièce
   *[other] { $count } types de pièces
  }
module-pieces = { $count ->
    [one] { $count } pièce au départ
   *[other] { $count } pièces au départ
  }
module-pieces-in-decks = { $count ->
    [one] { $count } pièce au départ, dans un paquet
   *[other] { $count } pièces au départ, toutes dans des paquets
  }
module-pieces-some-in-decks = { $count ->
    [one] { $count } pièce au départ, dont { $decks } dans des paquets
   *[other] { $count } pièces au départ, dont { $decks } dans des paquets
  }
module-private-maps = { $count ->
    [one] { $count } plateau n'est visible que pour son camp.
   *[other] { $count } plateaux ne sont visibles que pour leur camp.
  }
module-nothing-hidden = Rien n'est caché à personne.
module-silent = { $count ->
    [one] L'action { $names } n'a pas de phrase : les joueurs lisent donc « utilise { $first } » et chaque changement. Ajoute-lui `says:`.
   *[other] Les actions { $names } n'ont pas de phrase : les joueurs lisent donc « utilise { $first } » et chaque changement. Ajoute-leur `says:`.
  }
module-bot-off = Le bot ne joue pas à ce jeu, à cause de `plays: false`.
module-bot-fog = Le bot ne devine pas les pièces cachées dont un camp ignore le nombre, comme des unités dans le brouillard ou des rôles secrets : il joue d'après ce que son camp voit.
module-reveals = Les secrets qu'il révèle :

## /module check : parties jouées au hasard

module-not-begun = Je n'arrive pas à commencer une partie avec un joueur par camp.
module-tried = J'ai joué { $games } au hasard, { $steps } en tout.
module-tried-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
module-tried-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
  }
module-tried-ended = { $count ->
    [0] Aucune n'est arrivée à sa fin.
    [one] { $count } est arrivée à sa fin.
   *[other] { $count } sont arrivées à leur fin.
  }
module-results = Résultats : { $results }.
module-result-won = { $count ->
    [one] { $count } gagnée par { $side }
   *[other] { $count } gagnées par { $side }
  }
module-result-drawn = { $count ->
    [one] { $count } nulle
   *[other] { $count } nulles
  }
module-result-lost = { $count } sans vainqueur
module-causes = Causes de la fin : { $causes }.
module-cause = { $cause } ({ $count })
module-cause-last-turn = le dernier tour
module-cause-rules = une ligne du module
module-cause-other = autre chose
module-stuck = { $count ->
    [one] Dans { $count } partie, plus aucun joueur ne pouvait faire quoi que ce soit.
   *[other] Dans { $count } parties, plus aucun joueur ne pouvait faire quoi que ce soit.
  }
module-cut = { $count ->
    [one] J'ai arrêté { $count } partie trop longue.
   *[other] J'ai arrêté { $count } parties trop longues.
  }
module-time-up = Je n'ai pas eu le temps de finir les parties.
module-unscored = Le `score:` du bot n'est pas un nombre pour un camp, il vaut donc 0 pour lui. C'est une formule du camp : ses valeurs y portent leur nom seul, `$Actor$` est son nom et `$Actor.Points$` ses points.
module-too-long = J'arrête là, car quelque chose y demande trop de calcul. Dans une vraie partie, ça ne marcherait pas non plus : simplifie-le.
module-too-long-part = J'arrête là, car { $name } demande trop de calcul. Dans une vraie partie, ça ne marcherait pas non plus : simplifie-le.
module-too-long-line = J'arrête là, car la ligne { $line } ({ $name }) demande trop de calcul. Dans une vraie partie, ça ne marcherait pas non plus : simplifie-la.
module-dearest = L'action la plus lourde est { $action } : elle prend { $share } % du calcul permis pour une action.
module-unused-actions = Actions que personne n'a utilisées : { $names }
module-unused-counters = Compteurs qui n'ont jamais changé : { $names }
module-unused-modifiers = Modificateurs qui n'ont jamais servi : { $names }
module-unused-prototypes = Prototypes qui ne sont jamais apparus : { $names }
module-unused-cells = Cases du plateau { $board } qu'aucune pièce ne peut atteindre : { $names }
module-unused-endless = Marqueurs qui ne peuvent pas finir la partie, alors que rien d'autre ne la finit : { $names }
module-unused-idle = Marqueurs qui n'ont fini aucune de ces parties : { $names }
module-more-names = { $count } de plus
module-unused-advice = Le hasard ne trouve pas tout. Vérifie que c'est bien ce que tu voulais.
module-too-costly = J'ai essayé d'y jouer au hasard, mais cela prend trop de temps ou de mémoire. Simplifie ses actions.
module-not-tried = Je ne peux pas y jouer au hasard en ce moment. Vérifie-le encore une fois plus tard.

## /module show

module-head-properties = Propriétés
module-head-prototypes = Prototypes
module-head-terrain = Terrain et bords de cases
module-head-counters = Compteurs et leurs formats
module-head-modifiers = Modificateurs
module-head-scorekeepers = Marqueurs
module-show-line = { $head } : { $parts }
module-part-none = { $head } : rien
module-of-game = du jeu
module-of-side = du camp { $side }
