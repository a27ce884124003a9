### Images des modules, modules dans le dossier de la personne qui gère le bot, et modules de VASSAL

## Ce qui ne va pas avec une image

picture-fault-unknown = Ce n'est pas une image PNG, JPEG, WebP, GIF ou SVG.
picture-fault-broken = Elle est incomplète, ou je ne peux pas lire son format. Enregistre-la à nouveau en PNG ou en JPEG.
picture-fault-script = Elle contient un script. Enregistre le dessin en SVG simple ou en PNG.
picture-fault-reference = Elle renvoie à d'autres fichiers ou contient des images. Un dessin ne peut avoir que des traits et des lettres : enregistre-le en PNG.
picture-fault-entities = Elle déclare des entités. Enregistre-la en SVG simple ou en PNG.
picture-fault-too-costly = La lire prend trop de temps ou de mémoire. Enregistre-la en plus petit ou en PNG.
picture-fault-filters = Ses filtres sont trop longs à dessiner. Enlève-les, ou enregistre-la en PNG.
picture-fault-repeats = Elle répète ou imbrique trop souvent ses éléments. Dessine-les moins souvent, ou enregistre-la en PNG.
picture-fault-waiting = Elle doit attendre, car { $count } de tes fichiers attendent encore. Renvoie-la quand ils seront traités.
picture-fault-busy = Elle doit attendre, car beaucoup de gens envoient des fichiers en ce moment. Renvoie-la dans une minute.
picture-fault-too-many-pixels = Elle est trop grande. Une image peut avoir jusqu'à { $pixels } millions de pixels, et jusqu'à { $side } par côté.
picture-fault-too-many-bytes = Elle est trop lourde. Une image peut faire jusqu'à { $most }.
picture-fault-too-much-together = C'est trop lourd. Toutes les images d'un jeu peuvent faire ensemble jusqu'à { $most }.
picture-fault-too-much-drawn = Sous la forme que je garde, elle ferait plus de { $most }. Enregistre-la en plus petit, ou en JPEG.
picture-fault-too-many = C'est une de trop. Un jeu peut avoir jusqu'à { $most } images.
picture-fault-missing = Elle manque, mais le jeu l'affiche.
picture-bad = { $file } : { $fault }

## `npm run import`, dans un terminal

shelf-usage =
    npm run import -- CHEMIN  met un module dans DATA_DIR/modules, où le bot le trouve
    CHEMIN est le fichier d'un module avec ses images à côté, un dossier qui les contient, ou un zip ;
    ou un module VASSAL (.vmod, ou son dossier), suivi au besoin de ses extensions (.vmdx)
    et d'une partie sauvegardée (.vsav), ou de --setup=NOM pour partir d'une mise en place du module.
shelf-pictures = { $count ->
    [one] { $count } image
   *[other] { $count } images
  }
shelf-module = { $title } ({ $name })
shelf-module-version = { $title } ({ $name }, version { $version })
shelf-imported = { $module } est maintenant dans { $path }, sans images.
shelf-imported-pictures = { $module } est maintenant dans { $path }, avec { $pictures } ({ $size }).
shelf-replaced = Il remplace le module qui s'y trouvait.
shelf-how-to-start = Utilise /game start module:{ $name } pour le lancer. Les parties en cours gardent leur version jusqu'à /game reload.
shelf-refused = Je n'ai pas pu importer { $path } :
shelf-no-text = le fichier du module n'est pas un texte (UTF-8)
shelf-same-name = il porte le nom { $name }, et { $taken } aussi : change « module: » dans l'un des deux
shelf-changing = { $file } a changé pendant que je le lisais ; je le relirai quand il faudra
shelf-changing-it = le fichier a changé pendant que je le lisais ; je le relirai quand il faudra
shelf-unreadable = { $file } est introuvable, ou je n'ai pas le droit de lire ce fichier

## Modules de VASSAL : ce qui est repris

vassal-came-over = Importé :
vassal-counted = { $counts }
vassal-sides = { $count ->
    [one] { $count } camp
   *[other] { $count } camps
  }
vassal-maps = { $count ->
    [one] { $count } carte du terrain
   *[other] { $count } cartes du terrain
  }
vassal-boards = { $count ->
    [one] { $count } plateau
   *[other] { $count } plateaux
  }
vassal-prototypes = { $count ->
    [one] { $count } type de pièce
   *[other] { $count } types de pièce
  }
vassal-slots = { $count ->
    [one] à partir de { $count } pièce du module
   *[other] à partir de { $count } pièces du module
  }
vassal-pieces = { $count ->
    [one] { $count } pièce mise en place
   *[other] { $count } pièces mises en place
  }
vassal-stacks = { $count ->
    [one] { $count } pile
   *[other] { $count } piles
  }
vassal-decks = { $count ->
    [one] { $count } pioche
   *[other] { $count } pioches
  }
vassal-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
  }
vassal-pictures = { $count ->
    [one] { $count } fichier d'image
   *[other] { $count } fichiers d'image
  }
vassal-losses-in-file = Le fichier joint liste tout ce qui n'a pas pu être importé.
vassal-rights = Les images restent sur l'ordinateur qui fait tourner le bot. Il te faut le droit de les utiliser.

## Modules de VASSAL : le rapport

vassal-report = { $title } est maintenant le module { $name }.
vassal-report-version = { $title } ({ $versions }) est maintenant le module { $name }.
vassal-version = version { $version }
vassal-lost = Pas importé, ou modifié :
vassal-loss = { $count } × { $things }
vassal-loss-named = { $count } × { $things } : { $names }
vassal-chosen = Au lancement d'une partie, choisis une mise en place avec l'option variants : { $variants }.
vassal-setups = Mises en place du module : { $setups }. Pour partir de l'une d'elles, ajoute --setup={ $first } ou le chemin d'une partie sauvegardée après le fichier.
vassal-lost-things = { $loss ->
    [unreadable-slot] pièces illisibles
    [missing-prototype] prototypes que des pièces citent mais que le module n'a pas
    [trigger] déclencheurs : actions automatiques d'une pièce après une touche
    [global-command] commandes d'une pièce à d'autres pièces
    [computed-property] propriétés calculées
    [outer-property] commandes qui changent des propriétés de la carte du terrain ou d'autres pièces
    [hidden-command] conditions qui cachent une commande
    [action] commandes pour remplacer, placer, envoyer ou remettre des pièces, sans destination ou selon une formule
    [unlisted-command] commandes qui ne sont dans aucun menu d'une pièce : des touches et des déclencheurs les appellent
    [many-actions] commandes propres à peu de pièces, au-delà du nombre d'actions permis dans un jeu
    [own-trait] traits codés en Java dans le module
    [own-class] éléments codés en Java dans le module
    [looks] traînées, bordures, sons et autres effets
    [text-sheet] fiches de textes et de tableaux sur des pièces
    [label-format] étiquettes qui suivent des propriétés
    [cargo] pièces qui en portent d'autres ou leur sont liées
    [further-layer] seconds calques qui changent sur une même pièce : ils restent dans leur premier état
    [layer-follows] calques qui suivent quelque chose d'impossible ici : les joueurs les tournent à la main
    [many-layers] pièces avec plus de 50 niveaux : les autres niveaux sont laissés de côté
    [property-name] propriétés dont le nom sert déjà au bot ou ne peut pas s'écrire
    [several-owners] pièces qui appartiennent à plusieurs camps : elles n'appartiennent à aucun
    [hidden-by-other] pièces d'un camp qu'un autre camp cache : elles appartiennent au camp qui les cache
    [shared-window] fenêtres privées de plusieurs camps : un seul d'entre eux les voit
    [open-window] fenêtres privées de tous les camps, ou que d'autres peuvent regarder : tout le monde les voit
    [window-without-side] fenêtres privées d'un camp qui ne joue pas : tout le monde les voit
    [many-sides] camps après le vingtième
    [other-board] plateaux qui ne sont sur aucune carte du terrain au début
    [board-asked] cartes du terrain dont le plateau se choisit au début : elles ont le premier
    [turned-board] plateaux tournés : ils sont droits
    [board-not-in-use] piles et pioches sur des plateaux qui ne sont sur aucune carte du terrain
    [many-spots] emplacements au-delà du nombre permis sur un plateau
    [cell-names] cases qui ont un autre nom que dans VASSAL
    [missing-picture] images qui ne sont pas dans le module
    [bad-picture] images illisibles
    [many-decks] pioches après la deux centième
    [many-stacks] piles au-delà du nombre permis dans une mise en place
    [deck-rule] pioches avec leurs propres règles d'utilisation ou de comptage
    [dice] dés aux faces illisibles
    [turn-tracker] compteurs de tours illisibles
    [automation] boutons qui font plusieurs choses à la fois
    [machinery] pièces qui sont des boutons
    [extension] éléments d'extensions dont le module n'a pas l'emplacement
    [saved-map] pièces de la partie sauvegardée sur des cartes du terrain que le module n'a pas
    [saved-deck] pioches de la partie sauvegardée que le module n'a pas
    [saved-piece] pièces de la partie sauvegardée que le module a changées depuis : elles sont comme dans la partie sauvegardée
    [saved-version] parties sauvegardées d'un autre module ou d'une autre version
    [unseen-of-nobody] pièces qu'aucun camp ne peut voir et qu'aucun camp du jeu ne cache : elles sont laissées de côté
    [lost-setup] mises en place dont la partie sauvegardée manque ou est illisible
   *[other-setup] mises en place au-delà du nombre permis dans un module : --setup= suivi du nom crée un module qui part de l'une d'elles
  }

## Modules de VASSAL : pourquoi rien n'est importé

vassal-refused = Rien n'est importé. { $fault }
vassal-refused-file = Rien n'est importé. { $file } : { $fault }
vassal-fault-not-there = Ce fichier ou ce dossier n'existe pas.
vassal-fault-broken = Je ne peux pas le lire : il est abîmé, ou c'est autre chose.
vassal-fault-path = Il contient un nom qui mène hors de son dossier.
vassal-fault-link = Il contient un lien.
vassal-fault-encrypted = Il est chiffré.
vassal-fault-method = Il est compressé d'une façon que je ne sais pas lire.
vassal-fault-too-many = Il contient trop de fichiers.
vassal-fault-too-large = Il est trop lourd.
vassal-fault-too-deep = Ses éléments sont trop imbriqués.
vassal-fault-doctype = Il a un DOCTYPE, et les modules VASSAL n'en ont pas.
vassal-fault-no-build-file = Il ne contient pas de buildFile : ce n'est pas un module VASSAL.
vassal-fault-no-module = Il ne contient pas de module. Indique d'abord le module, puis ses extensions.
vassal-fault-no-setup = Le module n'a pas de mise en place de ce nom, ou sa partie sauvegardée manque.
vassal-fault-too-costly = Il demande plus de mémoire ou de temps qu'un import ne peut en avoir.
vassal-fault-waiting = Un autre de tes fichiers attend encore. Renvoie celui-ci quand il sera traité.
vassal-fault-busy = D'autres imports attendent. Réessaie dans quelques minutes.
vassal-progress = { $done } images sur { $of }
vassal-off = Je ne peux pas importer de modules VASSAL ici, car la personne qui gère ce bot n'a pas activé cette option (`VASSAL_IMPORT=on`). Avec un import, les images restent sur l'ordinateur qui fait tourner le bot, et il te faut le droit de les utiliser.
vassal-by-operator = La personne qui gère ce bot peut importer un module de n'importe quelle taille avec `npm run import`.
vassal-too-large = Le module créé à partir de { $title } fait { $size }, et un serveur peut garder { $most }.
