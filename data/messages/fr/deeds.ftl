### Ce qui se passe, après le nom d'un joueur.

deed-by-master = { $deed }, contre les règles, en tant que meneur de jeu
deed-by-consent = { $deed }, contre les règles, avec l'accord de tous les joueurs
deed-quoted = « { $text } »
deed-repeated = { $text } ({ $count } fois)
deed-of-side = { $side } utilise { $action }.
deed-someone = Quelqu'un utilise { $action }.

## Ce que quelque chose d'invisible a arrêté

deed-shared =
    .yours = { $deed }, et quelque chose que tu ne vois pas a pesé sur le résultat
    .theirs = { $deed }, et quelque chose de caché a pesé sur le résultat
deed-no-further =
    .yours = { $deed }, mais pas plus loin : quelque chose que tu ne vois pas barre le chemin
    .theirs = { $deed }, mais pas plus loin : quelque chose de caché barre le chemin
deed-no-more =
    .yours = { $deed }, mais rien de plus : quelque chose que tu ne vois pas l'empêche
    .theirs = { $deed }, mais rien de plus : quelque chose de caché l'empêche
tries-more = en faire plus
deed-something = quelque chose
deed-tries =
    .yours = veut { $act }, mais quelque chose que tu ne vois pas l'en empêche
    .theirs = veut { $act }, mais quelque chose de caché l'en empêche
deed-tries-things =
    .yours = veut { $act } { $things }, mais quelque chose que tu ne vois pas l'en empêche
    .theirs = veut { $act } { $things }, mais quelque chose de caché l'en empêche
deed-tries-to =
    .yours = veut { $act } → { $place }, mais quelque chose que tu ne vois pas l'en empêche
    .theirs = veut { $act } → { $place }, mais quelque chose de caché l'en empêche
deed-tries-things-to =
    .yours = veut { $act } { $things } → { $place }, mais quelque chose que tu ne vois pas l'en empêche
    .theirs = veut { $act } { $things } → { $place }, mais quelque chose de caché l'en empêche
