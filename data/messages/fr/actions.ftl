### Les actions d'un module.

## Après le nom d'un joueur

action-does = utilise { $action }
action-does-with = utilise { $action } avec { $target }
action-does-choosing = utilise { $action } ({ $choices })
action-does-with-choosing = utilise { $action } avec { $target } ({ $choices })
action-choice = { $choice } { $chosen }

## Choix que tout le monde fait en même temps

choice-ready =
    .theirs = a fait son choix
    .yours = Ton choix est fait.
choice-secret =
    .theirs = choisit en secret { $action }
    .yours = Tu choisis en secret { $action }.
choice-secret-of =
    .theirs = choisit en secret { $things } pour { $action }
    .yours = Tu choisis en secret { $things } pour { $action }.
choice-hidden =
    .theirs = choisit { $action } en secret, le temps que tout le monde choisisse
    .yours = Tu choisis { $action } en secret, le temps que tout le monde choisisse.
choice-hidden-of =
    .theirs = choisit { $things } pour { $action } en secret, le temps que tout le monde choisisse
    .yours = Tu choisis { $things } pour { $action } en secret, le temps que tout le monde choisisse.

## Lignes sous ce qui s'est passé

action-line = { $side } { $deed }.
action-nothing = { $side } ne fait rien.
action-effects = { $count ->
    [one] -# Effet : { $effects }.
   *[other] -# Effets : { $effects }.
  }
action-value = { $property } { $value }
action-values = -# { $values }.
action-values-of = -# { $side } : { $values }.
tries-act = faire ça
action-that =
    .with = ça
    .chosen = ça

## Refus

action-none = Ce jeu n'a pas d'actions propres. { $help } montre ce que tu peux faire.
action-unknown = Il n'y a pas d'action { $action }. Choisis { $actions }.
action-needs = Choisis une cible pour { $action } : { $on } en propose.
action-alone = { $action } se passe de cible. Enlève { $on }.
action-not-with = Tu ne peux pas utiliser { $action } avec { $target } pour l'instant. { $act } montre ce que tu peux faire.
action-not-with-choose = Tu ne peux pas utiliser { $action } avec { $target } pour l'instant. Choisis autre chose : { $on } propose des cibles.
action-not-now = Tu ne peux pas utiliser { $action } pour l'instant. { $act } montre ce que tu peux faire.
action-not-now-choose = Tu ne peux pas utiliser { $action } pour l'instant. Choisis autre chose : { $option } propose ce que tu peux faire.
action-check-fails = Tu ne peux donc pas utiliser { $action } comme ça. Choisis autre chose : { $option } propose ce que tu peux faire.
action-cannot-pay = { $action } coûte ici { $price }, et tu peux payer seulement { $has }. { $act } montre ce que tu peux faire.
action-cannot-pay-choose = { $action } coûte ici { $price }, et tu peux payer seulement { $has }. Choisis autre chose : { $on } propose ce que tu peux payer.
action-pays-too-little = { $action } coûte { $price }, et tes cartes valent { $given }. Choisis-en plus, ou enlève { $pay } : je prends alors le moins possible.
action-not-to-pay-with = Tu ne peux pas payer { $action } avec { $piece }. Choisis d'autres cartes, ou enlève { $pay } : je prends alors le moins possible.
action-free = { $action } ne coûte rien. Enlève { $pay }.
choice-none = Il n'y a rien à choisir pour { $action }. Enlève { $option }.
choice-unknown = { $action } n'a pas de choix { $choice }. Choisis { $choices } avec { $option }, en séparant par `;`.
choice-missing = { $count ->
    [1] Choisis { $choice } pour { $action } (au moins un choix) : { $option } fait des propositions.
   *[other] Choisis { $choice } pour { $action } (au moins { $count } choix) : { $option } fait des propositions.
  }
choice-too-many = { $count ->
    [1] Un seul choix pour { $choice } : { $option } fait des propositions.
   *[other] Au plus { $count } choix pour { $choice } : { $option } fait des propositions.
  }
choice-not-that = Tu ne peux pas choisir { $chosen } pour { $choice }. Choisis autre chose : { $option } fait des propositions.
choice-no-number = Aucun nombre n'est possible pour { $choice } en ce moment.
choice-range = Choisis un nombre entier de { $from } à { $to } pour { $choice } avec { $option }.
