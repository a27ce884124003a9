### La commande /act.

act-command = Utiliser une action de ce jeu
act-option-name = L'action ; laisse vide pour voir, avec des boutons, toutes celles que tu peux utiliser
act-option-on = La cible : une pièce, une carte, une case ou un camp
act-option-with = Tes choix pour elle, dans l'ordre des questions, séparés par « ; »
act-option-pay = Les cartes pour payer, séparées par des virgules ; laisse vide pour payer le moins possible

## Ce que propose la saisie

act-several-prices = { $action } (coût variable)
act-priced = { $action } (coûte { $price })
act-smallest = { $cards } (paiement minimal)
act-asked = { $name } (demandé par { $by })

## Refus

act-not-number = { $choice } doit être un nombre entier comme 2, pas { $typed }.
