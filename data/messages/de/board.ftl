board-command = Das Brett zeigen, so wie du es siehst
board-option-map = Der Plan oder das Brett
board-option-around = Nur der Teil um dieses Feld oder diese Figur
board-option-step = Das Brett nach diesem Schritt des Verlaufs
board-none = Hier gibt es kein Brett, das du sehen kannst. `/piece list` zeigt die Figuren.

## Above a board

board-after-step = { $board } nach Schritt { $step } von { $count }
board-at-start = { $board } zu Beginn des Spiels (Schritt { $step } von { $count })
board-of-game = { $game }: { $board }
board-no-step = Es gibt keinen Schritt { $typed }: Die Schritte gehen von 1 bis { $count }. `/game log` listet sie auf.
board-untold = Die anderen können diesen Schritt nicht sehen, darum kann ich ihn hier nicht zeigen.
board-parts = Einen Teil des Plans ansehen

## A board in words

board-unowned = Auf dem Brett
board-whole = Das ganze Brett.
board-whole-of = Das ganze Brett, { $board }.
board-part = { $count ->
    [one] Ein Teil des Bretts, { $count } Feld.
   *[other] Ein Teil des Bretts, { $count } Felder.
  }
board-part-of = { $count ->
    [one] Ein Teil des Bretts { $board }, { $count } Feld.
   *[other] Ein Teil des Bretts { $board }, { $count } Felder.
  }
board-head = { $count ->
    [one] { $board }, { $count } Feld.
   *[other] { $board }, { $count } Felder.
  }
board-changed = Was sich geändert hat: { $changes }
board-side = { $side }: { $pieces }.
board-more = Und { $count } weitere.
board-more-pieces = { $count ->
    [one] Und { $count } weitere Figur.
   *[other] Und { $count } weitere Figuren.
  }
board-reach = Felder in Reichweite und ihre Kosten: { $cells }.
board-cell-cost = { $cell } ({ $cost })
board-cell-all-points = { $cell } (alle Punkte)
board-closed = Gesperrt: { $cells }.
board-choices = Du kannst wählen: { $cells }.
board-cell-captures = { $cell } (schlägt)
board-movers = Können ziehen: { $cells }.
board-piles = Stapel: { $piles }.
board-pile = { $pile } { $cell }
board-pile-empty = { $pile } { $cell }, leer
board-pile-cards = { $count ->
    [one] { $pile } { $cell }, { $count } Karte
   *[other] { $pile } { $cell }, { $count } Karten
  }
board-ground = { $ground }: { $cells }.
board-elsewhere = Sonst: { $ground }.
board-everywhere = Überall: { $ground }.
board-begins = Das Brett von { $game } zu Beginn des Spiels.

## The legend below a picture

board-legend-no-side = keine Seite
board-legend-face-down = verdeckt
board-legend-more = und # weitere
board-mark-from = zog von hier
board-mark-to = zog hierher
board-mark-changed = geändert
board-mark-captured = geschlagen
board-mark-reach = erreichbar
board-mark-takes = schlägt
board-mark-closed = gesperrt
board-mark-mover = kann ziehen
