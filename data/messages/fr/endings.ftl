### Les fins de partie par les joueurs eux-mêmes.

## Après le nom d'un joueur

ending-resigns = abandonne
ending-agrees-draw = met fin à la partie par une nulle, avec l'accord de tous
ending-passes = passe

## Ce que quelqu'un tente

tries-resign = abandonner
tries-agree-draw = finir la partie par une nulle
tries-pass = passer

## Refus

ending-no-resigning = On ne peut pas abandonner cette partie. { $rules } montre comment elle se termine.
ending-no-draws = Dans ce jeu, pas de nulle d'un commun accord. { $rules } montre comment la partie se termine.
ending-draw-needs-consent = Une nulle demande d'abord l'accord de { $sides }. { $ask } pose la question.
ending-no-passing = On ne peut pas passer dans cette partie. { $show } montre ce que tu peux faire.
ending-pass-not-now = Tu ne peux pas passer en ce moment. { $show } montre ce que tu peux faire.
