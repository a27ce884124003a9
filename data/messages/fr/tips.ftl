### Un conseil sous une question qu'un joueur rencontre pour la première fois.

tip-piece = -# L'image signale les pièces qui peuvent bouger. Tu en choisis une, puis sa destination : rien ne bouge avant.
tip-cell = -# Appuie sur une case pour y aller tout de suite. Les cases sans bouton sont dans les listes.
tip-next = -# Tes piles viennent l'une après l'autre. **Rester sur place** laisse celle-ci où elle est. Les autres sont dans la dernière liste.
tip-units = -# Les unités cochées dans la liste partent, les autres restent. Appuie ensuite sur **Choisir la case**.
tip-taken = -# Dans ce jeu, tu dis quelles pièces ton coup prend : choisis-les d'abord, puis la destination.
tip-act = -# Voici ce que tu peux faire maintenant. S'il faut choisir ou payer quelque chose, je te le demande avant.
tip-pay = -# Tu paies le moins possible. Appuie sur **Payer autrement** pour choisir avec quoi tu paies.
tip-card = -# Choisir une carte ne fait que te la montrer. Les boutons en dessous disent ensuite ce que tu peux en faire.
tip-deck = -# Choisir une pioche ne fait rien pour l'instant. Les cartes que tu pioches vont dans ta main.
tip-question = -# La partie attend ta réponse. Tu peux d'abord jeter un œil au reste : `/play` te ramène à la question.
tip-together = -# Tu n'as pas besoin d'attendre les autres, et tu peux changer ton choix tant que tout le monde n'a pas choisi.
tip-detail = -# Ici, tu changes la pièce sans la bouger. Pour la déplacer, appuie sur **Déplacer**.
tip-end = -# Appuie sur **Fin du tour** quand tu as fini. **Annuler** dans **Plus d'actions** revient en arrière.
