### Les dés et leurs défauts.

## Après le nom d'un joueur

dice-rolls-unseen = lance des dés en secret
dice-rolls = lance { $dice }
dice-rolls-in-private = lance { $dice } en secret
dice-rolls-for = lance { $dice } pour { $label }
dice-rolls-for-in-private = lance { $dice } en secret pour { $label }
dice-fell = { $roll } : { $fell }
dice-fell-times = { $count ->
    [one] { $roll }, une fois :
   *[other] { $roll }, { $count } fois :
  }
dice-together = En tout **{ $total }**

## Lancers des règles

dice-rolled-unseen = Des dés sont lancés en secret.
dice-rolled = Lancer de { $dice } : { $fell }.
dice-rolled-for = Lancer de { $dice } pour { $label } : { $fell }.

## Défauts de dés tapés

dice-hint = Écris les dés comme `2d6+1`, `4d6kh3`, `d20+5 adv`, `d%`, `3d6!` ou `8d10>=7`.
dice-fault-at = Au caractère { $at } : { $fault }
dice-fault-at-text = Au caractère { $at } ({ $text }) : { $fault }
dice-fault-syntax = Je ne comprends pas ça.
dice-fault-too-long = C'est trop long : { $most } caractères au plus.
dice-fault-dice = Un lancer a de 1 à { $most } dés, répétitions comprises.
dice-fault-sides = Un dé a de 1 à { $most } faces.
dice-fault-number = Ce nombre est trop grand : { $most } au plus.
dice-fault-result = Le résultat pourrait dépasser { $most }.
dice-fault-times = Tu peux lancer les mêmes dés de 1 à { $most } fois d'un coup.
dice-fault-no-dice = Il n'y a pas de dés là-dedans.
dice-fault-keeps = Tu ne peux pas garder ou enlever plus de dés qu'il n'y en a, et il doit en rester au moins un.
dice-fault-one-die = `adv` et `dis` sont faits pour un seul dé, comme `d20+5 adv` ; pour plusieurs dés, utilise `4d6kh3` ou `4d6kl3`.
dice-fault-endless = Chaque face amènerait un autre dé, donc le lancer ne finirait jamais.
dice-fault-divisor = Tu ne peux pas diviser par 0.
