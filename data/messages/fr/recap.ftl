### L'image d'une partie finie, et la même chose en mots.

recap-title = { $game } : partie finie.
recap-won = Victoire : { $sides }.
recap-drawn = Partie nulle.
recap-lost = Tous les camps ont perdu.

## Pourquoi la partie est finie

recap-checkmate = Échec et mat.
recap-stalemate = Pat.
recap-resigned = { $count ->
    [one] { $sides } abandonne.
   *[other] { $sides } abandonnent.
  }
recap-time = Temps écoulé pour { $sides }.
recap-agreed = Tous les joueurs ont accepté la partie nulle.
recap-stopped = L'hôte a mis fin à la partie.
recap-last-turn = Le tour { $turn } était le dernier.
recap-scorekeeper = « { $title } » a décidé de la partie.
recap-passes = Tous les joueurs ont passé.
recap-repeat = La même position revenait sans cesse.
recap-quiet = Il n'y a pas eu de prise pendant longtemps.
recap-most = { $side } avait le plus de pièces.
recap-area = { $side } avait le plus grand territoire.
recap-mated = { $side } est échec et mat.
recap-no-move = { $side } n'avait plus aucun coup légal.
recap-all-taken = { $side } a perdu la dernière pièce qu'il fallait garder.
recap-few-left = { $side } n'avait plus assez de pièces.
recap-reach = Une pièce du camp { $side } a atteint le but.
recap-line = { $side } a aligné assez de pièces.

## Les scores et le tournant

recap-points = Points
recap-scores = { $name } : { $scores }.
recap-more = { $count ->
    [one] Et { $count } camp de plus.
   *[other] Et { $count } camps de plus.
  }
recap-led-always = { $side } a mené de la première manche à la fin.
recap-led-from = { $side } a pris la tête pour de bon à la manche { $round }.
recap-captures-move = Du coup { $move } à la fin, { $side } a mené au nombre de prises.
recap-captures-written = De { $written } à la fin, { $side } a mené au nombre de prises.

## Nombres

recap-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
  }
    .label = { $count ->
        [one] manche
       *[other] manches
      }
recap-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
  }
    .label = { $count ->
        [one] tour
       *[other] tours
      }
recap-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
    .label = { $count ->
        [one] coup
       *[other] coups
      }
recap-playing-time = temps de jeu
recap-minutes = { $minutes } min
recap-hours = { $hours } h
recap-hours-minutes = { $hours } h { $minutes } min
recap-took = La partie a duré { $time }.
recap-had = La partie a compté { $amounts }.
recap-had-took = La partie a compté { $amounts } et a duré { $time }.
