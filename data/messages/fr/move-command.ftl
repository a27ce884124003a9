### La commande /move. Discord montre au plus 100 caractères d'une description.

move-command = Déplacer une pièce ou une armée, et capturer si le jeu le permet
move-option-piece = La pièce ou l'armée : case, nom ou ID ; ou un coup entier comme Nf3, 9-14 ou D4
move-option-to = Où : une case ou un plateau
move-option-units = Les unités d'une armée ou d'une case : 1,3 ou 1-3 ou 2 pikemen ou all but 2
move-option-via = Les cases du trajet, séparées par des virgules
move-option-capture = Les pièces ennemies à capturer, séparées par des virgules
move-option-becomes = Ce que la pièce devient à l'arrivée, par exemple Queen

## Un coup dans la notation des échecs ou des dames qui ne peut pas être joué

move-unreadable = Je n'arrive pas à lire { $typed } comme un coup. Tu peux jouer { $moves }.
move-illegal = { $typed } n'est pas un coup légal. Tu peux jouer { $moves }.
move-ambiguous = { $typed } peut désigner plusieurs coups. Choisis { $moves }.
move-other = un autre coup

## Ce que propose la complétion

move-cell = { $cell } (coûte { $cost })
move-cell-all-points = { $cell } (coûte tous les points)
