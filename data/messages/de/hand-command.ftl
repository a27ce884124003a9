hand-command = Deine Hand ansehen und daraus spielen
hand-command-show = Deine Hand zeigen; nur du siehst sie
hand-command-play = Karten aus deiner Hand spielen
hand-command-give = Karten auf eine andere Hand geben
hand-command-discard = Karten aus deiner Hand auf einen Stapel ablegen
hand-option-show-side = Die Seite, wenn du mehrere spielst
hand-option-piece = Die Karten: ihre Nummern oder Namen, durch Kommas getrennt
hand-option-play-to = Wohin: ein Feld oder ein Plan
hand-option-covered = Verdeckt spielen, sodass nur deine Seite weiß, welche es sind
hand-option-give-side = Die Seite, die sie bekommt
hand-option-discard-to = Der Stapel; nicht nötig, wenn nur einer möglich ist

## Buttons and lists

hand-label-choose = Eine Karte spielen oder ablegen ...
hand-label-back = ◀ Zurück
hand-label-play = Wohin spielen?
hand-label-play-covered = Verdeckt spielen nach ...
hand-label-play-open = Offen spielen nach ...
hand-label-discard = Auf { $pile } ablegen
hand-card = { $number }. { $card }
hand-card-of = { $number }. { $card } (eine von { $count })

## Why there is no hand to show

hand-no-seat = Du spielst hier nicht mit, darum hast du keine Hand. Nimm mit `/game join` einen Platz.
hand-not-dealt = Du hast noch keine Karten: Das Spiel hat noch nicht begonnen.
hand-none = In diesem Spiel gibt es keine Handkarten. `/play` zeigt, was du tun kannst.
hand-others = Diese Hand kann nur sehen, wer { $side } spielt. `/game seats` zeigt, wer welche Seite spielt.
hand-master = Als Spielleiter hast du keine Hand. `/hand show side:` zeigt jede Hand, `/move` und `/deck` bewegen die Karten aller.

## A hand in words

hand-yours = **Deine Hand**
hand-yours-one = **Deine Karte**: { $card }
hand-empty = { $hand } ist leer.
hand-text = { $hand } ({ $count }): { $cards }
hand-text-more = { $hand } ({ $count }): { $cards } und { $more } weitere (`/piece list name:{ $typed }` zeigt alle)
hand-line = { $numbers }. { $card }
hand-line-face = { $numbers }. { $card }: { $face }
hand-more = { $count ->
    [one] Und { $count } weitere Karte.
   *[other] Und { $count } weitere Karten.
  }
