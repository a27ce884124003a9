### Die Regeln eines Spiels.

rules-table = An diesem Tisch:
rules-page = -# Seite { $page } von { $count }
rules-goal = Ziel: { $goal }
rules-order = -# Reihenfolge der Züge: { $sides }.
rules-variant = { $variant }: { $choice } (oder { $others }).
rules-variant-choices = { $variant }: { $choices }
rules-no-variants = Dieses Spiel hat keine Varianten. Lass `variants:` weg.
rules-no-variant = { $typed } ist keine Variante dieses Spiels, oder es könnten mehrere sein. Wähle aus { $variants }. Schreib es so: { $example }.

## Größe und Dauer

rules-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
  }
rules-players-range = { $least } bis { $most } Spieler
rules-turns = { $count ->
    [one] höchstens { $count } Zug
   *[other] höchstens { $count } Züge
  }
rules-time = etwa { $time }

## Regeln des Tisches

rules-all-play = { $count ->
    [one] Es spielt { $sides }.
   *[other] Es spielen { $sides }.
  }
rules-some-play = { $count ->
    [one] { $sides }: Mindestens { $count } davon spielt mit.
   *[other] { $sides }: Mindestens { $count } davon spielen mit.
  }
rules-no-turns = Es gibt keine Züge: Alle spielen, wann sie wollen.
rules-order-ruled = Die Regeln bestimmen, wer als Nächstes am Zug ist.
rules-order-fixed = Sie sind in dieser Reihenfolge am Zug.
rules-turn-move = Wer gezogen hat, ist fertig.
rules-turn-typed = `/turn end` beendet einen Zug.
rules-at-once = In { $phases } wählen alle gleichzeitig.
rules-phases = Ein Zug hat die Phasen { $phases }.
rules-turn-itself = Ein Zug geht von selbst weiter, wenn du nichts mehr tun kannst. Mit `/turn end` beendest du ihn früher, außer du musst noch etwas tun.
rules-captures-ruled = Züge schlagen nach den Regeln: Du nennst die Figuren nicht.
rules-captures-chosen = Zum Schlagen wählst du die Feinde: Drücke **Schlagen ...** auf der Tafel, oder nutze `capture:` bei `/move`.
rules-turns-over = Züge drehen Figuren nach den Regeln um: Du nennst sie nicht.
rules-captures-nothing = Züge schlagen nichts.
rules-hand = { $count ->
    [one] Eine Hand hat höchstens { $count } Karte.
   *[other] Eine Hand hat höchstens { $count } Karten.
  }
rules-army = { $count ->
    [one] Eine Armee hat höchstens { $count } Einheit.
   *[other] Eine Armee hat höchstens { $count } Einheiten.
  }

## Gewinnen

ending-win-checkmate = Wer matt ist, gewinnt.
ending-win-no-move = Wer am Zug ist und nicht ziehen kann, gewinnt.
ending-win-all-taken = Wer als Erstes keine { $one } mehr hat, gewinnt.
ending-win-few-left = Wer als Erstes höchstens { $count } { $many } hat, gewinnt.
ending-win-reach = Wer als Erstes eine { $one } auf { $place } bringt, gewinnt.
ending-win-line = Wer als Erstes { $count } { $many } in einer Reihe hat, gewinnt.
ending-win-passes = Das Spiel ist gewonnen, wenn { $count }-mal nacheinander gepasst wurde.
ending-win-repeat = Das Spiel ist gewonnen, wenn dieselbe Stellung { $count }-mal entsteht.
ending-win-quiet = Das Spiel ist gewonnen, wenn jede Seite { $count } Züge ohne Schlag gemacht hat.

## Verlieren

ending-lose-checkmate = Du gewinnst durch Schachmatt.
ending-lose-no-move = Wer am Zug ist und nicht ziehen kann, verliert.
ending-lose-all-taken = Wer keine { $one } mehr hat, verliert.
ending-lose-few-left = Wer höchstens { $count } { $many } hat, verliert.
ending-lose-reach = Wer als Erstes eine { $one } auf { $place } bringt, verliert.
ending-lose-line = Wer als Erstes { $count } { $many } in einer Reihe hat, verliert.
ending-lose-passes = Das Spiel ist verloren, wenn { $count }-mal nacheinander gepasst wurde.
ending-lose-repeat = Das Spiel ist verloren, wenn dieselbe Stellung { $count }-mal entsteht.
ending-lose-quiet = Das Spiel ist verloren, wenn jede Seite { $count } Züge ohne Schlag gemacht hat.

## Unentschieden

ending-draw-checkmate = Schachmatt ist unentschieden.
ending-draw-no-move = Kann eine Seite nicht ziehen, wenn sie am Zug ist, ist das Spiel unentschieden.
ending-draw-all-taken = Hat eine Seite keine { $one } mehr, ist das Spiel unentschieden.
ending-draw-few-left = Hat eine Seite höchstens { $count } { $many }, ist das Spiel unentschieden.
ending-draw-reach = Kommt eine { $one } auf { $place }, ist das Spiel unentschieden.
ending-draw-line = Hat eine Seite { $count } { $many } in einer Reihe, ist das Spiel unentschieden.
ending-draw-passes = Wird { $count }-mal nacheinander gepasst, ist das Spiel unentschieden.
ending-draw-repeat = Entsteht dieselbe Stellung { $count }-mal, ist das Spiel unentschieden.
ending-draw-quiet = Hat jede Seite { $count } Züge ohne Schlag gemacht, ist das Spiel unentschieden.
ending-draw-quiet-pieces = Hat jede Seite { $count } Züge ohne Schlag und ohne Zug einer { $one } gemacht, ist das Spiel unentschieden.

## Ende des Spiels

ending-end-checkmate = Das Spiel endet mit Schachmatt.
ending-end-no-move = Das Spiel endet, wenn eine Seite am Zug ist und nicht ziehen kann.
ending-end-all-taken = Das Spiel endet, wenn eine Seite keine { $one } mehr hat.
ending-end-few-left = Das Spiel endet, wenn eine Seite höchstens { $count } { $many } hat.
ending-end-reach = Das Spiel endet, wenn eine { $one } auf { $place } kommt.
ending-end-line = Das Spiel endet, wenn eine Seite { $count } { $many } in einer Reihe hat.
ending-end-passes = Das Spiel endet, wenn { $count }-mal nacheinander gepasst wurde.
ending-end-repeat = Das Spiel endet, wenn dieselbe Stellung { $count }-mal entstanden ist.
ending-end-quiet = Das Spiel endet, wenn jede Seite { $count } Züge ohne Schlag gemacht hat.
ending-most = Es gewinnt, wer dann die meisten { $many } auf dem Brett hat.
ending-area = Es gewinnt, wer dann das meiste vom Brett hält.
ending-plus = { $side } bekommt { $points } Punkte dazu.

## Die Figuren, die zählen

ending-piece = Figur
    .many = Figuren
ending-piece-counting = Figur, die zählt,
    .many = Figuren, die zählen,
ending-piece-kind = Figur der Art { $kind }
    .many = Figuren der Art { $kind }
ending-goal = das Ziel

## Durch Wertungen

ending-victory = Sieg für { $sides }: { $title }.
ending-defeat = Niederlage für { $sides }: { $title }.
ending-keeper-win = Du gewinnst durch { $title }.
ending-keeper-win-score = Du gewinnst mit { $score } Punkten bei { $title }.
ending-keeper-lose = Du verlierst durch { $title }.
ending-keeper-lose-score = Du verlierst mit { $score } Punkten bei { $title }.
ending-keeper-end = Das Spiel endet durch { $title }.
ending-keeper-end-score = Das Spiel endet mit { $score } Punkten bei { $title }.
ending-keeper-stop = Durch { $title } ist das Spiel unentschieden.
ending-keeper-stop-score = Mit { $score } Punkten bei { $title } ist das Spiel unentschieden.

## Andere

ending-last-side = Wer nichts mehr hat, verliert. Wer zuletzt übrig ist, gewinnt.
ending-last-alliance = Wer nichts mehr hat, verliert. Das letzte Bündnis auf dem Tisch gewinnt.
ending-last-turn = { $count ->
    [1] Das Spiel endet nach einem Zug.
   *[other] Das Spiel endet nach { $count } Zügen.
  }
ending-tie-most = Bei Gleichstand gewinnt, wer bei { $titles } vorn liegt.
ending-tie-least = Bei Gleichstand gewinnt, wer bei { $titles } am wenigsten hat.
ending-score-most = Dann gewinnt, wer bei { $titles } vorn liegt.
ending-score-least = Dann gewinnt, wer bei { $titles } am wenigsten hat.
