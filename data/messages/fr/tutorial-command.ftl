### La commande /tutorial : une partie guidée par des boutons. Discord affiche au plus 100 caractères d'une description.

tutorial-command = Apprendre à jouer ici en cinq minutes : en solo, en privé, avec des boutons

## Chaque étape : en gras ce qu'il faut faire, puis pourquoi

tutorial-welcome = **Bienvenue ! En cinq minutes, apprends à jouer ici à n'importe quel jeu.** Tu joues les Swedes, en bleu. Personne d'autre ne voit ça. Quand c'est à toi de jouer dans une partie, je te préviens : commence par appuyer sur **Jouer**.
tutorial-piece = **Choisis une pièce.** La liste ne contient que les pièces qui peuvent bouger. Choisis le Swede en G3.
tutorial-where = **Choisis où elle va.** Toutes les pièces se déplacent comme des tours. Les prises sont signalées.
tutorial-undo = **Une prise !** Le Muscovite en D3 était entre deux de tes pièces. Maintenant, reprends ton coup : tant que l'autre camp n'a rien fait, **Annuler** ne demande pas son accord.
tutorial-again = **Ton coup est repris.** Joue-le à nouveau.
tutorial-since = **Les Muscovites ont joué.** Regarde ce qui s'est passé depuis ton tour.
tutorial-king = **Le roi a la voie libre jusqu'au bord.** Tu vois ce qui s'est passé : des flèches montrent les coups, et la liste les décrit. Choisis le roi.
tutorial-edge = **Choisis où il va.** Le roi s'échappe s'il atteint le bord.
tutorial-won = **Tu gagnes !** Dans les jeux aux tours plus longs, personne d'autre ne voit ce que tu fais, jusqu'à ce que tu appuies sur **Fin du tour**. Continue avec des cartes : encore 4 étapes.
tutorial-hand = **Voici ta main. Personne d'autre ne la voit.** Choisis le Peddler.
tutorial-card = **Le Peddler fait piocher deux cartes.** Tu peux lire une carte avant de la jouer.
tutorial-drawn = **Tu as pioché deux cartes. Personne d'autre ne sait lesquelles.** Termine ton tour.
tutorial-done = **Et voilà !** Tu trouves le reste dans l'aide.
tutorial-button-play = Jouer
tutorial-button-takes = { $cell }, prise en { $captured }
tutorial-button-undo = Annuler
tutorial-button-since = Dernier tour
tutorial-button-cards = Avec des cartes
tutorial-button-play-it = Jouer la carte
tutorial-button-end = Fin du tour
tutorial-button-later = Plus tard
tutorial-button-games = Nouvelle partie
tutorial-button-alone = Essayer en solo
tutorial-button-help = Aide
tutorial-pieces = Pièces : { $count }
tutorial-cards = Ta main : { $count }
tutorial-first = Faisons d'abord ceci :
tutorial-later = À plus tard. `/tutorial` reprend là où tu en es.
tutorial-missing = Je ne peux pas lancer le tutoriel : il lui faut Tablut, et ce serveur ne l'a pas. `/game start` liste les jeux disponibles ici.
