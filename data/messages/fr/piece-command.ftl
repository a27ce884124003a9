### La commande /piece. Discord montre au plus 100 caractères d'une description.

piece-command = Regarder des pièces et les modifier
piece-command-list = Lister les pièces que tu peux voir
piece-command-show = Voir une pièce et ses propriétés
piece-command-delete = Retirer une pièce : ennemie, à ton tour, si le jeu le permet ; n'importe laquelle, comme hôte
piece-command-add = Poser une nouvelle pièce sur la table
piece-command-set = Changer une propriété d'une pièce
piece-command-clone = Poser des copies d'une pièce sur elle
piece-command-replace = Remplacer une pièce par une pièce d'un autre type
piece-command-flip = Retourner une pièce sur sa face suivante, ou sur une face au choix
piece-command-rotate = Tourner une pièce dans une direction
piece-command-order = Changer la place d'une pièce dans sa pile
piece-command-send = Poser une pièce n'importe où, même contre les règles de déplacement
piece-command-give = Donner une pièce à un autre camp ; elle reste où elle est et comme elle est
piece-command-reveal = Montrer à tout le monde ce que cache une pièce, ou à une personne ce qu'elle est
piece-command-hide = Mettre une pièce face cachée, ou la rendre invisible pour les autres
piece-command-peek = Regarder une pièce face cachée, sans la montrer aux autres
piece-option-list-side = Seulement les pièces de ce camp
piece-option-list-name = Seulement les pièces de ce nom ou sur cette case
piece-option-piece = La pièce : sa case, son nom ou son ID
piece-option-prototype = Le type de pièce
piece-option-to = Où : une case ou une carte du terrain
piece-option-add-side = Le camp qui la possède
piece-option-name = Son nom
piece-option-property = La propriété
piece-option-value = Sa valeur ; sans elle, celle du type de pièce
piece-option-count = Combien (1)
piece-option-layer = Le nom ou le numéro de la face
piece-option-facing = Nombre de crans dans le sens des aiguilles d'une montre, depuis le haut
piece-option-order-to = Où dans la pile
piece-to-top = tout en haut
piece-to-up = plus haut
piece-to-down = plus bas
piece-to-bottom = tout en bas
piece-option-give-side = Le camp qui la reçoit
piece-option-person = Seulement à cette personne
piece-option-what = Ce qu'il faut cacher (ce qu'elle est)
piece-what-identity = ce qu'elle est
piece-what-existence = sa présence

## Ce que propose la saisie : sans markdown

piece-at = { $name } à { $spot }
piece-at-noted = { $name } à { $spot } ({ $notes })
piece-one-of = une parmi { $count }

##

piece-several = { $text } peut désigner plusieurs pièces : { $pieces }. Choisis-en une et écris-la comme ici.
piece-many-more = beaucoup d'autres
piece-new-property = { $property } est une nouvelle propriété : rien ici ne l'avait avant.
piece-new-property-near = { $property } est une nouvelle propriété : rien ici ne l'avait avant. Voulais-tu dire { $near } ? `/game undo` l'annule.
