### Des modules pour commencer, dans data/templates. Les commentaires et les textes pour les joueurs font une ligne chacun.

template-small =
    .about = Un jeu pour Quartermaster. Change ce que tu veux, puis vérifie-le avec /module check.
    .schema = Les éditeurs complètent et vérifient ce fichier avec celui que te donne /module schema :
    .name = Le nom que tapent les joueurs pour choisir le jeu : minuscules, chiffres et traits d'union.
    .title = Mon jeu
    .description = Deux camps, un plateau, quelques pièces.
    .sides = Les camps, dans l'ordre de leurs tours. Choisis les couleurs qui te plaisent.
    .turn = Le tour d'un camp finit by-command (/turn end) ou after-move.
    .captures = captures: manual permet à un camp de prendre des pièces ennemies avec capture: pendant son tour.
    .maps = Une carte du terrain (map) a des plateaux (boards). Un plateau a une grille : square, hex ou region.
    .prototypes = Les valeurs communes aux pièces d'un type. Une valeur qui change en jeu a une valeur de départ et peut avoir des limites.
    .setup = Les pièces sur le plateau au début.

template-abstract =
    .about = Un jeu de plateau : les pièces se déplacent selon leurs règles, prennent celles sur lesquelles elles arrivent et font la course vers l'autre bord.
    .title = Ma course
    .description = Mène un pion à la dernière rangée ou prends tous les pions ennemis pour gagner.
    .moves = fmW : un pas tout droit vers une case libre ; fF : un pas en diagonale vers l'avant, aussi pour prendre.

template-cards =
    .about = Un jeu de cartes : des mains secrètes, un marché de cartes visibles et de la monnaie pour les payer.
    .title = Mon marché
    .description = Achetez des marchandises au marché jusqu'à ce que les deux joueurs passent. Puis comptez ce que vous avez.
    .buy = Achète des marchandises à un étal.
    .earn = Prend deux pièces de monnaie.

template-hex-war =
    .about = Un jeu de guerre à hexagones : points de mouvement, zones de contrôle et combats d'après une table de rapports de force.
    .title = Ma guerre
    .description = Détruis toutes les unités de l'autre camp pour gagner.
    .fought = Une unité qui a combattu peut de nouveau combattre quand son camp se met en marche.
    .table = La colonne est le rapport entre attaque et défense, arrondi vers le bas ; la ligne est le dé.
    .wood = Dans le bois
    .attack = Attaque une unité avec les unités voisines.

template-area =
    .about = Contrôle de territoires : des terres, des renforts, et des attaques contre un voisin d'après la différence des deux camps et un dé.
    .title = Mes terres
    .description = Tiens tes terres. Un camp sans armée perd.
    .difference = Le nombre d'attaquants moins le nombre de défenseurs s'ajoute au dé.
    .numbers = Effectifs
    .muster = Lève une armée dans une terre qui en a déjà une.
    .march = Va dans une terre voisine sans ennemi.
    .attack = Attaque une terre avec les armées voisines.
