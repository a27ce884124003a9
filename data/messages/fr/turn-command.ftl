### La commande /turn

turn-command = Voir à qui c'est de jouer, et terminer ton tour
turn-command-show = Montrer à qui c'est de jouer
turn-command-next = Aller à la phase suivante de ton tour
turn-command-pass = Passer ton tour, si le jeu le permet
turn-command-end = Terminer ton tour
turn-command-tell = Publier ce que tu as fait jusqu'ici dans ce tour
turn-waiting = C'est à { $side } de jouer. Tu peux utiliser /board, /turn show, /piece show et /game log.
