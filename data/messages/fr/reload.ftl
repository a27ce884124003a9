### Un autre module pour une partie.

module-changes-to = passe au module { $title }. Changé : { $parts }

## Les parties d'un module

reload-part-name = le nom
reload-part-description = la description
reload-part-readable-rules = les règles à lire
reload-part-maker = l'auteur
reload-part-version = la version
reload-part-texts = les textes dans d'autres langues
reload-part-labels = les noms des choses
reload-part-reports = les annonces
reload-part-sides = les camps
reload-part-turns = les tours
reload-part-endings = la fin de la partie
reload-part-seats = les places
reload-part-rules = les règles
reload-part-battles = les combats
reload-part-maps = les cartes du terrain
reload-part-terrain = le terrain
reload-part-pieces = les pièces
reload-part-properties = les propriétés
reload-part-modifiers = les modificateurs
reload-part-setup = la mise en place
reload-part-decks = les paquets
reload-part-counters = les compteurs
reload-part-scorekeepers = les marqueurs
reload-part-pictures = les images
reload-part-actions = les actions
reload-part-effects = les effets
reload-part-tables = les tables de résultats
reload-part-objectives = les objectifs
reload-part-opponent = l’adversaire virtuel
reload-part-round = les manches
reload-part-variants = les variantes
reload-part-notation = la notation
reload-part-position = la position de départ

## Refus

module-same = La partie a déjà exactement ce module. Choisis-en un autre, ou un fichier que tu as modifié.
module-needs-consent = Cela change ce que les joueurs peuvent lire, savoir ou faire, donc il faut d'abord l'accord de { $sides }. Pour demander : { $ask }.
module-needs-consent-until = Cela change ce que les joueurs peuvent lire, savoir ou faire, donc il faut d'abord l'accord de { $sides }, ou aucune réponse jusqu'au { $until }. Pour demander : { $ask }.
module-does-not-fit = Ce module ne va pas avec cette partie : { $misfit }. Choisis un module qui garde tout ce qui est en jeu.
module-undo-does-not-fit = Tu ne peux pas annuler cela, car cela ne va pas avec le nouveau module : { $misfit }. Reviens d'abord à l'ancien module avec { $former }.
