### Les conséquences des règles et des choix des autres.

event-goes = { $count ->
    [one] { $pieces } passe de { $from } à { $to }.
   *[other] { $pieces } passent de { $from } à { $to }.
  }
event-goes-to = { $count ->
    [one] { $pieces } va à { $to }.
   *[other] { $pieces } vont à { $to }.
  }
event-several-go = Déplacements : { $ways }.
event-way = { $pieces } de { $from } à { $to }
event-way-to = { $pieces } → { $to }
event-comes = { $count ->
    [one] { $pieces } arrive de { $from } à { $to }.
   *[other] { $pieces } arrivent de { $from } à { $to }.
  }
event-comes-to = { $count ->
    [one] { $pieces } arrive à { $to }.
   *[other] { $pieces } arrivent à { $to }.
  }
event-new = Nouveau : { $pieces }.
event-new-from = Nouveau, depuis { $from } : { $pieces }.
event-leaves = { $count ->
    [one] { $pieces } quitte { $from }.
   *[other] { $pieces } quittent { $from }.
  }
event-removed = { $count ->
    [one] { $pieces } sort du jeu ({ $from }).
   *[other] { $pieces } sortent du jeu ({ $from }).
  }
event-filled = Il y a maintenant quelque chose dans { $container }.
event-emptied = { $container } est maintenant vide.

## Des cartes que le lecteur ne voit pas

event-everyone-gets = { $count ->
    [one] Chacun reçoit { $count } carte.
   *[other] Chacun reçoit { $count } cartes.
  }
event-everyone-gets-from = { $count ->
    [one] Chacun reçoit { $count } carte depuis { $from }.
   *[other] Chacun reçoit { $count } cartes depuis { $from }.
  }
event-cards-to = { $count ->
    [one] { $count } carte va à { $places }.
   *[other] { $count } cartes vont à { $places }.
  }
event-cards-each-to = { $count ->
    [one] { $count } carte va à chacun : { $places }.
   *[other] { $count } cartes vont à chacun : { $places }.
  }
event-cards-go = { $count ->
    [one] { $count } carte passe de { $from } à { $places }.
   *[other] { $count } cartes passent de { $from } à { $places }.
  }
event-cards-each-go = { $count ->
    [one] { $count } carte va de { $from } à chacun : { $places }.
   *[other] { $count } cartes vont de { $from } à chacun : { $places }.
  }
event-cards-leave = { $count ->
    [one] { $count } carte quitte { $from }.
   *[other] { $count } cartes quittent { $from }.
  }

## Changements

event-has = { $count ->
    [one] { $pieces } a maintenant { $property } { $value }.
   *[other] { $pieces } ont maintenant { $property } { $value }.
  }
event-changes = { $count ->
    [one] { $pieces } a maintenant { $property } { $value } (avant : { $was }).
   *[other] { $pieces } ont maintenant { $property } { $value } (avant : { $was }).
  }
event-shown = { $count ->
    [one] { $pieces } sur { $at } est maintenant visible.
   *[other] { $pieces } sur { $at } sont maintenant visibles.
  }
event-covered = { $count ->
    [one] { $pieces } sur { $at } n'est plus visible.
   *[other] { $pieces } sur { $at } ne sont plus visibles.
  }
event-changes-sides = { $count ->
    [one] { $pieces } sur { $at } change de camp.
   *[other] { $pieces } sur { $at } changent de camp.
  }
event-becomes = { $count ->
    [one] { $pieces } devient { $into }.
   *[other] { $pieces } deviennent { $into }.
  }
event-turns = { $count ->
    [one] { $pieces } montre maintenant { $layer }.
   *[other] { $pieces } montrent maintenant { $layer }.
  }
event-faces = { $count ->
    [one] { $pieces } pointe maintenant dans la direction { $direction }.
   *[other] { $pieces } pointent maintenant dans la direction { $direction }.
  }
event-restacked = { $count ->
    [one] { $pieces } change de place dans la pile sur { $at }.
   *[other] { $pieces } changent de place dans la pile sur { $at }.
  }
