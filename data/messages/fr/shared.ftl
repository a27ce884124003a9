### Boutons, options et phrases que plusieurs commandes partagent

## Boutons

button-show-everyone = Montrer à tous
button-earlier = Plus tôt
button-later = Plus tard
button-now = Maintenant
button-list-pieces = Voir les pièces
button-whole-map = Tout le plateau
button-as-text = En texte
button-as-picture = En image
button-keep-it = Garder
button-send-to-me = M'envoyer en MP

## Une option de chaque commande sur une partie

option-game = Une de tes parties, si ce n'est pas celle qui se joue ici

## Parties en d'autres lieux

places-no-game = Tu ne joues dans aucune partie. Utilise `/game start` dans un salon pour en commencer une.
places-yours = Tes parties : { $games }.
places-several = Plusieurs de tes parties correspondent : { $games }. Choisis-en une dans la liste pendant que tu tapes.
places-left = Tu n'es plus membre du serveur où se joue { $title }. Pour jouer à nouveau, rejoins le serveur et utilise `/game join` dans le salon.
places-hidden = Tu ne vois plus le salon où se joue { $title }. Demande aux responsables du serveur de te laisser entrer, ou choisis une autre partie avec `game:`.
places-unknown = Discord n'a pas dit à temps si tu vois encore le salon où se joue { $title }. Réessaie dans une minute, ou joue dans { $channel }.
places-your-turn = à toi de jouer
places-posted = C'est publié dans le salon.
places-maybe-posted = Discord ne répond pas, donc je ne sais pas si mon message est dans le salon. Regarde là-bas avant de réessayer.
places-not-posted = Discord ne me laisse pas écrire dans ce salon.
places-missed = -# Dans { $games }, il s'est passé quelque chose que toi seul peux savoir. Là-bas, `/game log` te le montre et `/hand show` montre ta main ; `/me settings` règle les messages privés.

## Une partie en images animées

replay-turn = { $title }, le dernier tour. Personne d'autre ne voit ceci.
replay-steps = { $count ->
    [one] { $title }, la dernière étape. Personne d'autre ne voit ceci.
   *[other] { $title }, les { $count } dernières étapes. Personne d'autre ne voit ceci.
  }
replay-game = { $title }, toute la partie. Personne d'autre ne voit ceci.
replay-game-turns = { $count ->
    [one] { $title }, toute la partie : { $count } tour. Personne d'autre ne voit ceci.
   *[other] { $title }, toute la partie : { $count } tours. Personne d'autre ne voit ceci.
  }
replay-alt = { $count ->
    [one] { $count } image. { $last }
   *[other] { $count } images, l'une après l'autre. La dernière : { $last }
  }
replay-nothing = Il n'y a encore rien à montrer : rien ne s'est passé sur un plateau que tu vois.
replay-button-turn = Dernier tour
replay-button-game = Toute la partie
replay-button-steps = Pas à pas
replay-button-first = Début
replay-button-back = Précédent
replay-button-forward = Suivant
replay-button-last = Fin
replay-button-bookmark = Poser un repère
replay-button-unmark = Ôter le repère
replay-bookmarks = Tes repères : { $count }

## Noms qui ne veulent rien dire ici

no-such-card =
    .missing = Choisis une carte.
    .none = Il n'y a pas de carte { $name } ici.
no-such-cell =
    .missing = Choisis une case.
    .none = Il n'y a pas de case { $name } ici.
no-such-counter =
    .missing = Choisis un compteur.
    .none = Il n'y a pas de compteur { $name } ici.
no-such-deck =
    .missing = Choisis un paquet.
    .none = Il n'y a pas de paquet { $name } ici.
no-such-game =
    .missing = Choisis un jeu.
    .none = Il n'y a pas de jeu { $name } ici.
no-such-hidden =
    .missing = Choisis quelque chose de caché.
    .none = Rien de caché ne s'appelle { $name } ici.
no-such-kind =
    .missing = Choisis un type de pièce.
    .none = Il n'y a pas de type de pièce { $name } ici.
no-such-layer =
    .missing = Choisis une face.
    .none = Il n'y a pas de face { $name } ici.
no-such-map =
    .missing = Choisis un plateau.
    .none = Il n'y a pas de plateau { $name } ici.
no-such-modifier =
    .missing = Choisis un modificateur.
    .none = Il n'y a pas de modificateur { $name } ici.
no-such-piece =
    .missing = Choisis une pièce.
    .none = Il n'y a pas de pièce { $name } ici.
no-such-place =
    .missing = Choisis un endroit.
    .none = Il n'y a pas d'endroit { $name } ici.
no-such-property =
    .missing = Choisis une propriété.
    .none = Il n'y a pas de propriété { $name } ici.
no-such-set =
    .missing = Choisis une extension.
    .none = Il n'y a pas d'extension { $name } ici.
no-such-side =
    .missing = Choisis un camp.
    .none = Il n'y a pas de camp { $name } ici.
no-such-spot =
    .missing = Choisis une case ou une pièce.
    .none = Il n'y a ni case ni pièce { $name } ici.
unknown-meant = Tu voulais dire { $names } ?
unknown-nothing-there = Tu ne vois rien sur { $place }. `/piece list` montre toutes les pièces.
unknown-names = Choisis parmi { $names }.
unknown-hidden-names = Choisis parmi { $names }.
unknown-listed = { $names }
unknown-nothing-hidden = Rien n'est caché ici.
unknown-layers = { $count ->
    [one] Cette pièce n'a que { $count } face. Nomme-la, ou n'indique rien.
   *[other] Cette pièce a { $count } faces. Nomme l'une d'elles, ou aucune pour passer à la suivante.
  }
unknown-cards-in = { $command } montre les cartes que tu peux y voir.
unknown-hint-cells = `/board` montre les cases.
unknown-hint-cells-or-hand = `/board` montre les cases ; `hand` est ta main.
unknown-hint-spots = `/board` seul montre les cases.
unknown-hint-maps = `/board` seul montre le premier plateau.
unknown-hint-pieces = `/piece list` montre les pièces que tu peux voir.
unknown-hint-all-pieces = `/piece list` seul montre toutes les pièces.
unknown-hint-kinds = Choisis dans la liste pendant que tu tapes.
unknown-hint-properties = `/piece show` montre les propriétés d'une pièce.
unknown-hint-cards = `/hand show` montre tes cartes.
unknown-hint-decks = `/deck list` montre les paquets.
unknown-hint-counters = `/counter list` montre tes compteurs.
unknown-hint-modifiers = `/modifier list` montre les modificateurs en jeu.
unknown-hint-modules = `/module list` montre les jeux gardés ici.
unknown-hint-sets = Sépare les noms courts par des espaces : `base2 sea2`.
