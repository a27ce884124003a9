### Decks, hands and cards.

card-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
card-some = einige Karten
card-none = keine Karten
deck-face-down = verdeckt
deck-face-up = offen
deck-of = von { $side }
deck-discards = Ablage: { $discards }
deck-line = { $deck }: { $parts }
deck-hand = { $hand }: { $amount }
deck-hand-open = für ihre Seite sichtbar
deck-no-decks = Dieses Spiel hat keine Stapel, die du sehen kannst.
deck-top = Oben: { $card }
deck-types = Nach Art: { $types }
deck-known = Karten, die du kennst: { $cards }

## Cards and their way, as items of a list

card-way = { $cards } von { $from } nach { $to }
card-way-from = { $cards } von { $from }
card-way-to = { $cards } nach { $to }
card-way-none = { $cards }

## After a player's name

card-draws = zieht { $cards }
card-deals = teilt aus: { $cards }
card-puts = bewegt { $cards }
card-gives = gibt { $cards }
card-moves = bewegt { $cards }
card-fills = legt etwas in { $container }
card-empties = leert { $container }
card-looks = { $count ->
    [one] sieht sich { $count } Karte in { $deck } an
   *[other] sieht sich { $count } Karten in { $deck } an
  }
card-looks-at-these = { $count ->
    [one] sieht sich { $count } Karte in { $deck } an: { $cards }
   *[other] sieht sich { $count } Karten in { $deck } an: { $cards }
  }
card-shuffles = mischt { $deck }
card-shuffles-discards = mischt die Ablage in { $deck }

## Tried acts

tries-give = zu geben
tries-draw = Karten zu ziehen
tries-deal = Karten auszuteilen
tries-return = Karten in einen Stapel zu legen
tries-shuffle = zu mischen
tries-peek = Karten anzusehen

## Refusals

card-in-deck = Diese Karte liegt in { $deck }. { $draw } nimmt Karten heraus.
card-no-such-deck = Hier gibt es keinen Stapel namens { $deck }. { $list } zeigt alle Stapel.
card-not-your-deck = { $deck } gehört { $side }. { $list } zeigt deine.
card-deck-empty = { $deck } ist leer. Wähl einen anderen Stapel.
card-too-few = { $deck } hat nicht so viele Karten. Nimm weniger.
card-or-reshuffle = Oder misch die Ablage hinein: { $shuffle }.
card-wrong-count = Wähl 1 bis { $most } Karten auf einmal.
card-not-by-name = Aus { $deck } kannst du dir keine Karte aussuchen. { $draw } ohne `piece:` nimmt die oberste.
card-not-in-deck = { $card } ist nicht in { $deck }. { $show } zeigt, was darin ist.
card-no-discards = { $deck } hat keine Ablage. Lass { $alone } weg, um den Stapel selbst zu mischen.
card-never-reshuffled = In diesem Spiel kommt die Ablage nicht in { $deck } zurück. Lass { $alone } weg, um nur den Stapel zu mischen.
card-no-hand = { $side } hat in diesem Spiel keine Hand. Wähl eine andere Seite.
card-hand-full = { $count ->
    [one] Die Hand von { $side } fasst höchstens { $count } Karte.
   *[other] Die Hand von { $side } fasst höchstens { $count } Karten.
  }
card-take-fewer = Nimm weniger.
card-make-room = { $discard } schafft Platz.
card-use-some = Wähl etwas anderes, oder verwende zuerst einige deiner Karten.
card-draw-limit = { $count ->
    [one] Von { $deck } kannst du höchstens { $count } Karte auf einmal ziehen. Nimm weniger.
   *[other] Von { $deck } kannst du höchstens { $count } Karten auf einmal ziehen. Nimm weniger.
  }
card-same-deck = Die Karten sind schon in { $deck }. Wähl einen anderen Ort.
