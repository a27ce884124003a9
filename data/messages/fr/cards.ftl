### Les paquets, les mains et les cartes.

card-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
card-some = quelques cartes
card-none = aucune carte
deck-face-down = face cachée
deck-face-up = face visible
deck-of = camp { $side }
deck-discards = défausse : { $discards }
deck-line = { $deck } : { $parts }
deck-hand = { $hand } : { $amount }
deck-hand-open = visible pour son camp
deck-no-decks = Cette partie n'a aucun paquet que tu peux voir.
deck-top = Au-dessus : { $card }
deck-types = Par type : { $types }
deck-known = Tu connais : { $cards }

## Des cartes et leur trajet, dans une liste

card-way = { $cards } ({ $from } → { $to })
card-way-from = { $cards } depuis { $from }
card-way-to = { $cards } (→ { $to })
card-way-none = { $cards }

## Après le nom d'un joueur

card-draws = pioche { $cards }
card-deals = distribue { $cards }
card-puts = place { $cards }
card-gives = donne { $cards }
card-moves = déplace { $cards }
card-fills = place quelque chose dans { $container }
card-empties = vide { $container }
card-looks = { $count ->
    [one] regarde { $count } carte dans { $deck }
   *[other] regarde { $count } cartes dans { $deck }
  }
card-looks-at-these = { $count ->
    [one] regarde { $count } carte dans { $deck } : { $cards }
   *[other] regarde { $count } cartes dans { $deck } : { $cards }
  }
card-shuffles = mélange { $deck }
card-shuffles-discards = mélange la défausse dans { $deck }

## Ce que quelqu'un tente

tries-give = donner
tries-draw = piocher des cartes
tries-deal = distribuer des cartes
tries-return = remettre des cartes dans un paquet
tries-shuffle = mélanger
tries-peek = regarder des cartes

## Refus

card-in-deck = Cette carte est dans { $deck }. { $draw } en sort des cartes.
card-no-such-deck = Il n'y a pas de paquet { $deck } ici. { $list } montre tous les paquets.
card-not-your-deck = { $deck } appartient au camp { $side }. { $list } montre les tiens.
card-deck-empty = Il n'y a plus rien dans { $deck }. Choisis un autre paquet.
card-too-few = Il n'y a pas autant de cartes dans { $deck }. Prends-en moins.
card-or-reshuffle = Ou remets-y sa défausse en mélangeant : { $shuffle }.
card-wrong-count = Choisis de 1 à { $most } cartes à la fois.
card-not-by-name = Tu ne peux pas choisir une carte dans { $deck }. { $draw } sans `piece:` prend celle du dessus.
card-not-in-deck = { $card } n'est pas dans { $deck }. { $show } montre ce qui y est.
card-no-discards = { $deck } n'a pas de défausse. Enlève { $alone } pour mélanger le paquet lui-même.
card-never-reshuffled = Dans ce jeu, la défausse ne retourne pas dans { $deck }. Enlève { $alone } pour mélanger le paquet lui-même.
card-no-hand = Dans ce jeu, le camp { $side } n'a pas de main. Choisis un autre camp.
card-hand-full = { $count ->
    [one] La main du camp { $side } contient au plus { $count } carte.
   *[other] La main du camp { $side } contient au plus { $count } cartes.
  }
card-take-fewer = Prends-en moins.
card-make-room = { $discard } fait de la place.
card-use-some = Choisis autre chose, ou sers-toi d'abord de quelques cartes.
card-draw-limit = { $count ->
    [one] Tu peux piocher au plus { $count } carte à la fois dans { $deck }. Prends-en moins.
   *[other] Tu peux piocher au plus { $count } cartes à la fois dans { $deck }. Prends-en moins.
  }
card-same-deck = Les cartes sont déjà dans { $deck }. Choisis un autre endroit.
