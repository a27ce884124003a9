### Les phases d'un tour.

phase-side = { $side }
phase-side-players = { $side } ({ $players })

## Les phases où plusieurs camps choisissent à la fois

phase-secret-can = Phase { $phase } : chaque camp peut { $acts }, en secret. À vous de choisir : { $sides }.
phase-secret-must = Phase { $phase } : chaque camp doit { $acts }, en secret. À vous de choisir : { $sides }.
phase-hidden-can = Phase { $phase } : chaque camp peut { $acts }, et tout reste caché jusqu'au dernier choix. À vous de choisir : { $sides }.
phase-hidden-must = Phase { $phase } : chaque camp doit { $acts }, et tout reste caché jusqu'au dernier choix. À vous de choisir : { $sides }.
phase-you = toi
phase-waits = On attend encore : { $sides }.

## Les phases d'un seul camp

phase-empty = Phase { $phase } du camp { $side }.
phase-can =
    .named = Phase { $phase } : { $side } peut { $acts }.
    .now = { $side } peut { $acts }.
    .still = -# { $side } peut encore { $acts }.
phase-must =
    .named = Phase { $phase } : { $side } doit { $acts }.
    .now = { $side } doit { $acts }.
    .still = -# { $side } doit encore { $acts }.
phase-unused = -# { $side } pouvait encore { $acts }, mais ne l'a pas fait.

## Après le nom d'un joueur

phase-goes-on-to = passe à la phase { $phase }
phase-goes-on = passe à la suite
phase-is-done = a fini
tries-next-phase = passer à la suite

## Refus

phase-not-in = Pendant la phase { $phase }, tu ne peux pas { $act }.
phase-no-longer = Pendant la phase { $phase }, tu ne peux plus { $act }.
phase-you-can = Maintenant, tu peux { $acts }.
phase-next = { $next } passe à la phase { $phase }, qui est faite pour ça.
phase-shows = { $show } montre les phases.
phase-owes = Avant la fin de la phase { $phase }, tu dois { $acts }. { $show } montre les phases.
phase-owes-turn = Avant la fin de ton tour, tu dois { $acts } pendant la phase { $phase }. { $show } montre les phases.
phase-none = Les tours de ce jeu n'ont pas de phases. { $end } finit ton tour.
