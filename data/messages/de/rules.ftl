### Die Regeln eines Spiels.

rules-table = An diesem Tisch:
rules-page = -# Seite { $page } von { $count }
rules-goal = Ziel: { $goal }
rules-order = -# Reihenfolge der Züge: { $sides }.
rules-variant = { $variant }: { $choice } (oder { $others }).
rules-variant-choices = { $variant }: { $choices }
rules-no-variants = Dieses Spiel hat keine Varianten. Lass `variants:` weg.
rules-no-variant = { $typed } ist keine Variante dieses Spiels, oder es passt zu mehreren. Wähl aus { $variants }. Schreib es so: { $example }.

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
    [one] Von diesen Seiten spielt mindestens { $count } mit: { $sides }.
   *[other] Von diesen Seiten spielen mindestens { $count } mit: { $sides }.
  }
rules-no-turns = Es gibt keine Züge: Alle spielen, wann sie wollen.
rules-order-ruled = Die Regeln bestimmen, wer als Nächstes am Zug ist.
rules-order-fixed = Sie sind in dieser Reihenfolge dran.
rules-turn-move = Wer gezogen hat, ist fertig.
rules-turn-typed = Mit `/turn end` beendest du deinen Zug.
rules-at-once = In { $phases } wählen alle gleichzeitig.
rules-phases = Jeder Zug hat diese Phasen: { $phases }.
rules-turn-itself = Wenn du nichts mehr tun kannst, geht es von selbst weiter. Mit `/turn end` beendest du deinen Zug früher, außer du musst noch etwas tun.
rules-captures-ruled = Geschlagene Figuren nimmt der Bot vom Brett.
rules-captures-chosen = Zum Schlagen wählst du die gegnerischen Figuren: Drück **Schlagen ...** auf der Tafel, oder nutze `capture:` bei `/move`.
rules-turns-over = Welche Figuren ein Zug umdreht, bestimmen die Regeln: Du musst die Figuren nicht nennen.
rules-captures-nothing = Beim Ziehen wird nicht geschlagen.
rules-hand = { $count ->
    [one] Du kannst höchstens { $count } Karte auf der Hand haben.
   *[other] Du kannst höchstens { $count } Karten auf der Hand haben.
  }
rules-army = { $count ->
    [one] Eine Armee kann höchstens { $count } Einheit haben.
   *[other] Eine Armee kann höchstens { $count } Einheiten haben.
  }

## Gewinnen

ending-win-checkmate = Wer schachmatt ist, gewinnt.
ending-win-no-move = Wer am Zug ist und nicht ziehen kann, gewinnt.
ending-win-all-taken = Wer als Erstes keine { $one } mehr hat, gewinnt.
ending-win-few-left = { $count ->
    [one] Wer als Erstes nur noch eine seiner { $many } hat, gewinnt.
   *[other] Wer als Erstes nur noch { $count } { $many } hat, gewinnt.
  }
ending-win-reach = Wer als Erstes eine { $one } auf { $place } bringt, gewinnt.
ending-win-line = { $count ->
    [one] Wer als Erstes eine seiner { $many } in einer Reihe hat, gewinnt.
   *[other] Wer als Erstes { $count } { $many } in einer Reihe hat, gewinnt.
  }
ending-win-passes = { $count ->
    [one] Alle Seiten gewinnen, sobald eine Seite passt.
   *[other] Alle Seiten gewinnen, wenn { $count }-mal nacheinander gepasst wurde.
  }
ending-win-repeat = Alle Seiten gewinnen, wenn dieselbe Stellung { $count }-mal entsteht.
ending-win-quiet = { $count ->
    [one] Alle Seiten gewinnen, wenn in { $count } Zug jeder Seite nichts geschlagen wurde.
   *[other] Alle Seiten gewinnen, wenn in { $count } Zügen jeder Seite nichts geschlagen wurde.
  }

## Verlieren

ending-lose-checkmate = Wer schachmatt ist, verliert.
ending-lose-no-move = Wer am Zug ist und nicht ziehen kann, verliert.
ending-lose-all-taken = Wer keine { $one } mehr hat, verliert.
ending-lose-few-left = { $count ->
    [one] Wer nur noch eine seiner { $many } hat, verliert.
   *[other] Wer nur noch { $count } { $many } hat, verliert.
  }
ending-lose-reach = Wer als Erstes eine { $one } auf { $place } bringt, verliert.
ending-lose-line = { $count ->
    [one] Wer als Erstes eine seiner { $many } in einer Reihe hat, verliert.
   *[other] Wer als Erstes { $count } { $many } in einer Reihe hat, verliert.
  }
ending-lose-passes = { $count ->
    [one] Alle Seiten verlieren, sobald eine Seite passt.
   *[other] Alle Seiten verlieren, wenn { $count }-mal nacheinander gepasst wurde.
  }
ending-lose-repeat = Alle Seiten verlieren, wenn dieselbe Stellung { $count }-mal entsteht.
ending-lose-quiet = { $count ->
    [one] Alle Seiten verlieren, wenn in { $count } Zug jeder Seite nichts geschlagen wurde.
   *[other] Alle Seiten verlieren, wenn in { $count } Zügen jeder Seite nichts geschlagen wurde.
  }

## Unentschieden

ending-draw-checkmate = Schachmatt ist unentschieden.
ending-draw-no-move = Kann eine Seite nicht ziehen, wenn sie am Zug ist, ist das Spiel unentschieden.
ending-draw-all-taken = Hat eine Seite keine { $one } mehr, ist das Spiel unentschieden.
ending-draw-few-left = { $count ->
    [one] Das Spiel ist unentschieden, wenn eine Seite nur noch eine ihrer { $many } hat.
   *[other] Das Spiel ist unentschieden, wenn eine Seite nur noch { $count } { $many } hat.
  }
ending-draw-reach = Kommt eine { $one } auf { $place }, ist das Spiel unentschieden.
ending-draw-line = { $count ->
    [one] Das Spiel ist unentschieden, wenn eine Seite eine ihrer { $many } in einer Reihe hat.
   *[other] Das Spiel ist unentschieden, wenn eine Seite { $count } { $many } in einer Reihe hat.
  }
ending-draw-passes = { $count ->
    [one] Das Spiel ist unentschieden, sobald eine Seite passt.
   *[other] Das Spiel ist unentschieden, wenn { $count }-mal nacheinander gepasst wurde.
  }
ending-draw-repeat = Entsteht dieselbe Stellung { $count }-mal, ist das Spiel unentschieden.
ending-draw-quiet = { $count ->
    [one] Das Spiel ist unentschieden, wenn in { $count } Zug jeder Seite nichts geschlagen wurde.
   *[other] Das Spiel ist unentschieden, wenn in { $count } Zügen jeder Seite nichts geschlagen wurde.
  }
ending-draw-quiet-pieces = { $count ->
    [one] Das Spiel ist unentschieden, wenn in { $count } Zug jeder Seite nichts geschlagen und keine { $one } gezogen wurde.
   *[other] Das Spiel ist unentschieden, wenn in { $count } Zügen jeder Seite nichts geschlagen und keine { $one } gezogen wurde.
  }

## Ende des Spiels

ending-end-checkmate = Das Spiel endet mit Schachmatt.
ending-end-no-move = Das Spiel endet, wenn eine Seite am Zug ist und nicht ziehen kann.
ending-end-all-taken = Das Spiel endet, wenn eine Seite keine { $one } mehr hat.
ending-end-few-left = { $count ->
    [one] Das Spiel endet, wenn eine Seite nur noch eine ihrer { $many } hat.
   *[other] Das Spiel endet, wenn eine Seite nur noch { $count } { $many } hat.
  }
ending-end-reach = Das Spiel endet, wenn eine { $one } auf { $place } kommt.
ending-end-line = { $count ->
    [one] Das Spiel endet, wenn eine Seite eine ihrer { $many } in einer Reihe hat.
   *[other] Das Spiel endet, wenn eine Seite { $count } { $many } in einer Reihe hat.
  }
ending-end-passes = { $count ->
    [one] Das Spiel endet, sobald eine Seite passt.
   *[other] Das Spiel endet, wenn { $count }-mal nacheinander gepasst wurde.
  }
ending-end-repeat = Das Spiel endet, wenn dieselbe Stellung { $count }-mal entstanden ist.
ending-end-quiet = { $count ->
    [one] Das Spiel endet, wenn in { $count } Zug jeder Seite nichts geschlagen wurde.
   *[other] Das Spiel endet, wenn in { $count } Zügen jeder Seite nichts geschlagen wurde.
  }
ending-most = Es gewinnt, wer dann die meisten { $many } auf dem Brett hat.
ending-area = Es gewinnt, wer dann das größte Gebiet auf dem Brett hat.
ending-plus = { $points ->
    [one] { $side } bekommt { $points } Punkt dazu.
   *[other] { $side } bekommt { $points } Punkte dazu.
  }

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
ending-keeper-win-score = { $score ->
    [one] Du gewinnst mit { $score } Punkt bei { $title }.
   *[other] Du gewinnst mit { $score } Punkten bei { $title }.
  }
ending-keeper-lose = Du verlierst durch { $title }.
ending-keeper-lose-score = { $score ->
    [one] Du verlierst mit { $score } Punkt bei { $title }.
   *[other] Du verlierst mit { $score } Punkten bei { $title }.
  }
ending-keeper-end = { $title } beendet das Spiel.
ending-keeper-end-score = { $score ->
    [one] Mit { $score } Punkt bei { $title } endet das Spiel.
   *[other] Mit { $score } Punkten bei { $title } endet das Spiel.
  }
ending-keeper-stop = { $title } beendet das Spiel unentschieden.
ending-keeper-stop-score = { $score ->
    [one] Mit { $score } Punkt bei { $title } ist das Spiel unentschieden.
   *[other] Mit { $score } Punkten bei { $title } ist das Spiel unentschieden.
  }

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
