### La commande /deck. Discord montre au plus 100 caractères d'une description.

deck-command = Piocher, distribuer et mélanger des cartes
deck-command-list = Lister les paquets, avec le nombre de cartes dans chaque main
deck-command-show = Voir un paquet, et ses cartes s'il est ouvert
deck-command-draw = Piocher des cartes, dans ta main ou ailleurs
deck-command-deal = Distribuer des cartes dans les mains
deck-command-shuffle = Mélanger un paquet
deck-command-peek = Regarder le dessus d'un paquet ; les autres voient combien de cartes tu regardes
deck-command-return = Remettre des cartes, ou tout un paquet, dans un paquet
deck-option-deck = Le paquet ; inutile s'il n'y en a qu'un
deck-option-count = Combien (1)
deck-option-to = Où (dans ta main)
deck-option-draw-piece = Ces cartes, par leur nom, si le paquet laisse choisir
deck-option-deal-count = Combien à chaque camp (1)
deck-option-side = Seulement à ces camps, séparés par des virgules
deck-option-discards = Avec sa défausse
deck-option-return-piece = Les cartes, séparées par des virgules
deck-option-return-deck = Le paquet où les mettre
deck-option-where = Où dans le paquet (dessus)
deck-where-top = dessus
deck-where-bottom = dessous
deck-where-random = au hasard
deck-option-from = Tout un paquet, dans son ordre
deck-none = Il n'y a pas de paquet dans cette partie. `/hand show` montre tes cartes, et `/piece list` les pièces.
