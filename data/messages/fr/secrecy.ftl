### Cacher des pièces, les montrer et les regarder.

## Après le nom d'un joueur

secrecy-shows = montre { $pieces } sur { $at }
secrecy-covers = cache { $pieces } sur { $at }

## Actes tentés

tries-hide = cacher
tries-reveal = montrer
tries-inspect = regarder

## Refus

secrecy-cannot-hide-identity = { $piece } ne peut pas être face cachée dans ce jeu. Il faut une pièce qui a un dos.
secrecy-cannot-hide-existence = { $piece } ne peut pas être invisible dans ce jeu. Il faut une pièce pour laquelle le module le permet.
secrecy-seen = Tu as déjà regardé { $piece }. { $show } te montre la pièce à nouveau.
secrecy-hidden = On ne peut pas cacher { $piece } deux fois. { $reveal } montre la pièce.
secrecy-nothing-hidden = Rien ne cache { $piece } à cet endroit.
secrecy-nothing-hidden-hide = Rien ne cache { $piece } à cet endroit. { $hide } cache la pièce.
secrecy-not-yours = Tu ne peux pas regarder { $piece }. Son propriétaire peut montrer la pièce : { $reveal }.
secrecy-stranger = { $player } n'a pas de place dans cette partie. { $join } en donne une ; sans camp, c'est pour regarder seulement.
