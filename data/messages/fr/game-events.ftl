### La partie elle-même, ses tours et ses réglages.

## Après le nom d'un joueur

game-starts = met en place la partie
game-begins = commence la partie
game-opens-seats = ouvre les places à tout le monde
game-closes-seats = ferme les places
game-ends = met fin à la partie
game-master-leaves = laisse la place de meneur de jeu
game-master-now = devient meneur de jeu et voit tout
game-host-now = fait de { $host } l'hôte de la partie
game-host-nobody = n'est plus l'hôte de la partie
game-ends-turn = finit le tour
game-tells-turn = publie le tour jusqu'ici

## Messages

game-unrated = Cette partie n'est pas classée : une personne a modifié la table sans consulter les autres.
game-unrated-bot = Cette partie n'est pas classée : le bot y a joué.

## Actes tentés

tries-end-turn = finir le tour
tries-tell-turn = publier le tour
tries-roll = lancer les dés

## Refus : règles et réglages

game-effects-go-on = Trop de choses s'enchaîneraient : { $effects } → …, plus de { $bound } effets à la suite. Rien n'a changé ; le module a un défaut.
game-rules-go-on = Les règles de ce jeu tournent en rond : plus de { $bound } choses s'enchaîneraient. Rien n'a changé ; le module a un défaut.
game-takes-too-long = Cela prendrait trop de temps aux règles. Demande à l'auteur du module de simplifier.
game-part-takes-too-long = { $part } prendrait trop de temps. Demande à l'auteur du module de simplifier.
game-line-takes-too-long = La ligne { $line } de { $part } prendrait trop de temps. Demande à l'auteur du module de simplifier.
game-nothing-changes = Cela ne changerait rien : c'est déjà comme ça.
game-reminder-off = Les rappels sont déjà désactivés dans cette partie.
game-reminder-so = Les joueurs reçoivent déjà un rappel après { $time }.
game-posts-turns = Les autres reçoivent déjà un seul message par tour.
game-posts-acts = Les autres reçoivent déjà un message à chaque action.
game-bad-reminder = Choisis une durée de 1 minute à { $days } jours, ou { $off }.
game-no-turns = Ce jeu n'a pas de tours : chacun joue quand il veut.
game-ends-by-move = Dans ce jeu, le tour finit avec le déplacement. { $move } déplace une pièce.

## Refus : joueurs

game-not-begun = La partie n'a pas encore commencé. Appuie sur { $begin } quand tout le monde est là ({ $seats } montre les places).
game-is-over = Cette partie est finie. { $start } en commence une nouvelle ; { $log } montre ce qui s'est passé.
game-not-a-player = Tu ne joues pas dans cette partie. { $join } te donne un camp libre, ou en demande un autre.
game-not-your-turn = C'est à { $side } de jouer. { $board } montre la position, { $turn } le tour.
game-not-your-turn-of = C'est à { $side } de jouer ({ $players }). { $board } montre la position, { $turn } le tour.
game-out = Ton camp a déjà gagné ou perdu : il n'est plus en jeu. { $score } montre comment.
game-host-only = Seul l'hôte peut faire cela : { $host }.
game-master-only = Seul le meneur de jeu peut faire cela : { $master }.
game-no-master = Cette partie cache des choses : seul un meneur de jeu peut faire cela, et elle n'en a pas. { $seat } demande cette place.
game-already-begun = La partie a déjà commencé. { $board } la montre.
game-bots-alone = Le bot ne joue pas tout seul. { $join } te donne une place.
game-seats-empty = Personne ne joue encore { $sides }. { $join } te donne une place.
game-seats-empty-alone = Personne ne joue encore { $sides }. { $join } te donne une place, { $alone } les donne toutes.
game-seats-empty-bot = Personne ne joue encore { $sides }. Appuie sur { $bot }, ou quelqu’un d’autre prend la place avec { $join }.
game-seats-empty-alone-bot = Personne ne joue encore { $sides }. Appuie sur { $bot }, ou sur { $alone } pour jouer tous les camps. Quelqu’un d’autre prend la place avec { $join }.
game-too-few-sides = Il faut des joueurs pour au moins { $least } camps. Encore libres : { $empty }. { $join } te donne une place.
game-too-few-sides-bot = Il faut des joueurs pour au moins { $least } camps. Encore libres : { $empty }. Appuie sur { $bot }, ou quelqu’un d’autre prend une place avec { $join }.
