### Les places : les prendre, les quitter et les confier.

## Après le nom d'un joueur

seat-joins-waitlist = rejoint la liste d'attente
seat-watches = regarde la partie
seat-plays = joue { $side }
seat-leaves-waitlist = quitte la liste d'attente
seat-stops-watching = ne regarde plus la partie
seat-leaves = quitte { $side }
seat-frees = libère la place de { $player }, qui jouait { $side }
seat-frees-bot = retire le bot, qui jouait { $side }
seat-no-time = retire ses horaires
seat-has-time = indique ses horaires : { $when }
seat-manages = intervient pour ce serveur
seat-unsticks = intervient pour ce serveur : la partie n'attend plus personne
seat-bot-plays = laisse le bot jouer { $sides } ({ $level })
seat-hands-over = confie { $side } à { $to }
seat-plays-all = joue tous les camps
seat-imports = apporte une partie depuis un fichier

## Messages

seat-in-file = { $player } jouait { $sides }
seats-free-after-file = Les places sont libres. Dans le fichier, { $players }. Prends une place pour continuer.
seat-is-free = Le camp { $side } est libre. { $people } : place à prendre avec `/game join`.

## Refus : prendre une place

seat-no-such-side = Il n'y a pas de camp { $side } dans cette partie. Choisis parmi ceux-ci : { $sides }.
seat-side-left-out = { $side } n'avait pas de joueur quand la partie a commencé, et n'y participe donc pas. Utilise { $observe } sans camp pour regarder.
seat-not-free = { $side } a déjà un joueur. Pour voir les places libres : { $seats }.
seat-bot-plays-not = Le bot ne joue pas à ce jeu.
seat-bot-asks = Pour que le bot joue, il te faut d'abord l'accord de { $sides }. Pour demander : **Ajouter le bot** sous { $seats }.
seat-already-plays = Tu joues déjà { $side }. Pour quitter ce camp : { $leave }.
seat-already-watches = Tu regardes déjà cette partie. Pour arrêter : { $leave }.
seat-already-waits = Tu es déjà sur la liste d'attente. Pour la quitter : { $leave }.
seat-one-side-only = Tu joues { $side }, et cette partie cache des choses, donc tu ne peux pas jouer deux camps. Pour quitter le tien : { $leave }.
seat-taken = Pour jouer { $side }, il te faut d'abord l'accord de { $players }. Pour demander : { $ask }.
seat-taken-until = Pour jouer { $side }, il te faut d'abord l'accord de { $players }, ou aucune réponse jusqu'au { $until }. Pour demander : { $ask }.
seat-has-seen = Tu as vu des secrets d'un autre camp.
seat-master-sees = Un meneur de jeu voit tout.
seat-must-agree = Il faut d'abord l'accord de { $sides }. Pour demander : { $ask }.
seat-must-agree-until = Il faut d'abord l'accord de { $sides }, ou aucune réponse jusqu'au { $until }. Pour demander : { $ask }.
seat-nobody-agrees-master = Un meneur de jeu voit tout, et il ne reste aucun joueur pour donner son accord. Cette place est libre tant qu'une partie n'a pas commencé : { $start }.
seat-nobody-agrees = Tu as vu des secrets d'un autre camp, et il ne reste aucun joueur pour te laisser jouer { $side }. Utilise { $observe } sans camp pour regarder.
seat-master-taken = { $master } est meneur de jeu et peut libérer cette place avec { $leave }.
seat-master-plays = Cette partie cache des choses, donc le meneur de jeu ne peut pas jouer aussi. Pour quitter ta place : { $leave }.
seat-not-master = Tu n'es pas le meneur de jeu. Pour voir qui l'est : { $seats }.

## Refus : quitter et confier une place

seat-not-yours = Tu ne joues pas { $side }. Pour voir qui joue ce camp : { $seats }.
seat-not-theirs = { $player } ne joue pas { $side }. Pour voir qui joue ce camp : { $seats }.
seat-none = Tu n'as pas de place dans cette partie. Pour en prendre une : { $join }.
seat-they-play-it = { $player } joue déjà { $side }.
seat-they-play-other = { $player } joue un autre camp, et cette partie cache des choses, donc jouer les deux est impossible.
seat-they-preside = { $player } est meneur de jeu, et cette partie cache des choses, donc jouer en plus est impossible.
seat-they-have-seen = { $player } a vu des secrets d'un autre camp, donc il faut d'abord l'accord des autres. { $player } peut leur demander avec { $join }.
seat-not-accepted = { $player } doit d'abord accepter { $side }. Pour demander : { $transfer }.
seat-not-silent = Tu joues contre { $player }. Sans réponse de sa part, tu peux libérer cette place à partir du { $until }. { $player } peut la quitter avec { $leave }.
seat-alone-hides = Cette partie cache des choses aux camps, donc tu ne peux pas les jouer tous. Pour en prendre un : { $join }.
seat-alone-others = { $count ->
    [one] { $others } joue ici aussi. Pour essayer le jeu en solo, il faut que toutes les places soient libres. Pour libérer la sienne : { $players }.
   *[other] { $others } jouent ici aussi. Pour essayer le jeu en solo, il faut que toutes les places soient libres. Pour libérer les leurs : { $players }.
  }
