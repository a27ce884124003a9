### La commande /house : ce qui vaut ici pour les royaumes de Dominion. Discord montre au plus 100 caractères d'une description.

house-command = Tes boîtes, les cartes bannies et les royaumes joués, pour /kingdom
house-command-show = Voir les boîtes, les cartes bannies et les poids qui comptent ici
house-command-played = Lister les royaumes joués dans ce salon, du plus récent au plus ancien
house-command-boxes = Dire quelles boîtes tu as
house-command-ban = Bannir des cartes des royaumes d'ici, ou les rendre plus rares ou plus fréquentes
house-command-unban = Laisser des cartes sortir de nouveau aussi souvent que les autres
house-command-printing = Choisir avec quels textes de cartes tu joues
house-option-page = La page (1)
house-option-sets = Comme base2 sea2 ; all -promo en enlève une ; all : toutes ; sans rien, une liste où choisir
house-option-card = Les cartes, séparées par des virgules
house-option-weight = La fréquence, en % des autres cartes : 0 bannit (par défaut), 50 fait sortir deux fois moins
house-option-texts = Les cartes comme on les imprime aujourd'hui, après les errata de 2019, ou du premier tirage
house-texts-newest = Actuels
house-texts-2019 = 2019
house-texts-first = Premier tirage
house-which-boxes = Quelles boîtes as-tu ?
house-which-boxes-part = Quelles boîtes as-tu ? ({ $part } sur { $parts })
house-choose-boxes = Choisis toutes les boîtes que tu as. `/house boxes sets:all` efface ton choix : les royaumes viennent alors de toutes les extensions.
house-all-boxes = { $who } efface le choix des boîtes : les royaumes viennent de toutes les extensions.
house-plays-texts = { $who } choisit les textes avec lesquels on joue ici : { $texts }.
house-printing-newest = les cartes comme on les imprime aujourd'hui
house-printing-2019 = les cartes après les errata de 2019
house-printing-first = les cartes du premier tirage
house-which-cards = Donne les noms des cartes, séparés par des virgules.
house-bans = { $who } bannit ici { $cards }. Pour revenir en arrière : `/house unban`.
house-frees = { $who } laisse { $cards } sortir aussi souvent que les autres cartes.
house-weighs = { $who } règle la fréquence à { $weight } % de celle des autres cartes : { $cards }.
house-none-banned = Aucune de ces cartes n'est bannie ici. `/house show` montre celles qui le sont.

## Ce qui vaut ici, une ligne chacun

house-boxes-unknown = Les royaumes viennent de toutes les extensions. Utilise `/house boxes` pour choisir les tiennes.
house-boxes = { $count ->
    [one] **Boîtes** ({ $count } extension) : { $boxes }
   *[other] **Boîtes** ({ $count } extensions) : { $boxes }
  }
house-no-bans = Aucune carte n'est bannie. `/house ban` bannit des cartes.
house-banned = **Bannies** : { $cards }
house-weighed = **Plus ou moins fréquentes** : { $cards }
house-weight = { $card } ({ $weight } %)
house-texts = **Textes** : { $texts }

## Les royaumes joués ici

house-played = **Joués ici**, du plus récent au plus ancien (page { $page } sur { $pages }). `/kingdom code:` en montre un à nouveau :
house-game = { $at } `{ $code }`
house-game-won = { $at } `{ $code }`, victoire de { $winner }
house-unknown-card = Il a une carte que je ne connais pas encore.
