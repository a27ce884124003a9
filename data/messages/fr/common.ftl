### Comment s'enchaînent les éléments d'une liste : « A, B », « A et B », « A ou B ».

list-more = { $items }, { $next }
list-and = { $items } et { $next }
list-or = { $items } ou { $next }
person-former = un ancien joueur
person-bot = le bot
bot-level = { $level ->
    [easy] facile
    [hard] difficile
   *[normal] normal
  }

## Une partie et son salon

game-in-channel = { $title } dans { $channel }
game-against-bot = { $title }, contre le bot
game-against-bot-level = { $title }, contre le bot ({ $level })
game-alone = { $title }, en solo

## Tailles, guillemets, durées

size-kilobytes = { $size } Ko
size-megabytes = { $size } Mo
quoted = « { $text } »
duration = { $parts }
duration-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
duration-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
  }
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
duration-unreadable = Je ne comprends pas cette durée. Écris par exemple `30 min`, `12 h` ou `2 days`, jusqu'à { $most } jours, ou `off`.

## Ce qu'on fait dans une phase : des verbes après « tu peux »

act-move = déplacer des pièces
act-engage = attaquer
act-draw = piocher des cartes
act-deal = distribuer des cartes
act-shuffle = mélanger
act-gather = rassembler des paquets
act-peek = regarder dans des paquets
act-return = remettre des cartes dans un paquet
act-give = donner des cartes
act-hand-over = céder des pièces
act-roll = lancer les dés
act-flip = retourner des pièces
act-rotate = faire pivoter des pièces
act-hide = cacher des pièces
act-reveal = révéler des pièces
act-own = utiliser { $action }
act-times = { $count ->
    [1] { $act } une fois
    [2] { $act } deux fois
   *[other] { $act } { $count } fois
  }
acts-due = { $count ->
    [1] { $acts } une fois
    [2] { $acts } deux fois
   *[other] { $acts } { $count } fois
  }

## Des noms que le lecteur ne connaît peut-être pas

no-side = personne
unknown-piece = Cette pièce
unknown-deck = Ce paquet
unseen-in-the-way = Quelque chose que tu ne vois pas barre le chemin.

## Les propriétés que les règles lisent, et leurs valeurs

property-Class = Type
property-Covers = Couvre
property-cp = Points d'achèvement
property-IgnoresZoneOfControl = Ignore les zones de contrôle
property-ZoneOfControl = Zone de contrôle
property-level = Niveau
property-MovePoints = Points de mouvement
property-MovePointsSpent = Points de mouvement dépensés
property-point-value = Valeur en points
property-SkipsTurn = Passe son tour
property-symbol = Signe sur le plateau
property-unit = Unité
value-yes = oui
value-no = non

## Des options de plusieurs commandes

option-picture = Une image que le module nomme : PNG, JPEG, WebP, GIF ou SVG
option-reveals = Les informations cachées que cela peut révéler, par exemple Red Hand, Pile
option-author = Montrer les termes du module lui-même, pour son auteur
option-overrule = Le faire contre les règles : tous les autres doivent accepter, sauf si tu es meneur de jeu
listed = { $items }
mention = { $person }
language-own-name = Français (à relire)
