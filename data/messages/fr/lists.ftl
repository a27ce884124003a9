### Listes et comptes rendus courts : places, état, tour et pièces.

list-person-time = { $person } ({ $time })
list-bot = Bot ({ $level })
list-open = -# Jusqu'au { $time }, tout le monde peut prendre une place. Appuie sur **Liste d'attente** pour une place qui se libère, ou sur **Mes horaires** pour dire aux autres quand tu peux jouer.
list-side = { $side } : { $players }
list-side-result = { $result ->
    [won] { $side } (victoire) : { $players }
    [lost] { $side } (défaite) : { $players }
   *[drew] { $side } (nulle) : { $players }
  }
list-waitlist = Liste d'attente : { $people }
list-watching = Spectateurs : { $people }
list-host = Hôte : { $person }
list-master = Meneur de jeu : { $person }
list-battle = { $attackers } attaque { $defenders } sur { $cell }. `/army return` met fin à ce combat.

## À qui de jouer

list-turn-move = Tour { $turn } : à { $side } de jouer ({ $players }).
list-turn-play = Tour { $turn } : à { $side } de jouer ({ $players }).
list-turn-turn = Tour { $turn } : { $side } ({ $players }).
list-turn-move-next = Tour { $turn } : à { $side } de jouer ({ $players }), puis { $next }.
list-turn-play-next = Tour { $turn } : à { $side } de jouer ({ $players }), puis { $next }.
list-turn-turn-next = Tour { $turn } : { $side } ({ $players }), puis { $next }.
list-waiting = En attente de joueurs.
list-no-turns = La partie a commencé. Elle ne se joue pas par tours.
list-not-started = La partie n'a pas encore commencé.
list-no-turns-now = Ce jeu n'a pas de tours : on joue quand on veut.
list-turn-ends = Utilise `/turn end` pour le finir.

## Les phases d'un tour

list-phases = Phases : { $phases }
list-phase-can = Tu peux { $acts }.
list-phase-must = Tu dois { $acts }.
list-phase-next = Utilise `/turn next` pour passer à { $phase }.
list-phase-end = Utilise `/turn end` pour finir le tour.
list-phase-pass = Utilise `/turn next` pour passer la main au camp suivant.
list-bidding-pass = Utilise `/turn pass` pour quitter les enchères pour de bon.
list-bidding-out = Hors des enchères : { $sides }.

## Pièces

list-no-owner = Sans camp
list-owner = { $owner } ({ $count })
list-no-pieces = Tu ne vois aucune pièce.
list-none-of-side = Tu ne vois aucune pièce du camp { $side }. Utilise `/piece list` seul pour voir toutes les pièces.
list-none-named = Tu ne vois aucune pièce du camp { $side } avec ce nom ou sur cette case : { $name }. Utilise { $command } pour voir celles des autres camps.
list-piece-place = { $side }, case { $place }
list-piece-place-unowned = Case { $place }
list-property = { $property } : { $value }
