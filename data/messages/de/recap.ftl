### Das Bild einer beendeten Partie und dasselbe in Worten.

recap-title = { $game } ist zu Ende.
recap-won = Gewonnen: { $sides }.
recap-drawn = Die Partie ist unentschieden.
recap-lost = Alle Seiten haben verloren.

## Warum die Partie endete

recap-checkmate = Schachmatt.
recap-stalemate = Patt.
recap-resigned = { $count ->
    [one] { $sides } hat aufgegeben.
   *[other] { $sides } haben aufgegeben.
  }
recap-time = Die Zeit von { $sides } ist abgelaufen.
recap-agreed = Alle haben einem Remis zugestimmt.
recap-stopped = Der Gastgeber hat das Spiel beendet.
recap-last-turn = Zug { $turn } war der letzte.
recap-scorekeeper = „{ $title }“ hat die Partie entschieden.
recap-passes = Alle haben gepasst.
recap-repeat = Dieselbe Stellung kam immer wieder vor.
recap-quiet = Lange wurde nichts geschlagen.
recap-most = { $side } hatte die meisten Figuren.
recap-area = { $side } hatte das größte Gebiet.
recap-mated = { $side } ist matt.
recap-no-move = { $side } hatte keinen Zug mehr.
recap-all-taken = { $side } verlor die letzte Figur, die nicht verloren gehen durfte.
recap-few-left = { $side } hatte zu wenige Figuren übrig.
recap-reach = Eine Figur von { $side } hat das Ziel erreicht.
recap-line = { $side } hatte genug Figuren in einer Reihe.

## Punkte und der Wendepunkt

recap-points = Punkte
recap-scores = { $name }: { $scores }.
recap-more = { $count ->
    [one] Und { $count } weitere Seite.
   *[other] Und { $count } weitere Seiten.
  }
recap-led-always = { $side } lag von der ersten Runde bis zum Ende vorn.
recap-led-from = { $side } ging in Runde { $round } endgültig in Führung.
recap-captures-move = Ab Zug { $move } hatte { $side } bis zum Ende mehr Figuren geschlagen.
recap-captures-written = Ab { $written } hatte { $side } bis zum Ende mehr Figuren geschlagen.

## Zahlen

recap-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
  }
    .label = { $count ->
        [one] Runde
       *[other] Runden
      }
recap-turns = { $count ->
    [one] { $count } Spielzug
   *[other] { $count } Spielzüge
  }
    .label = { $count ->
        [one] Spielzug
       *[other] Spielzüge
      }
recap-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
  }
    .label = { $count ->
        [one] Zug
       *[other] Züge
      }
recap-playing-time = Spielzeit
recap-minutes = { $minutes } min
recap-hours = { $hours } h
recap-hours-minutes = { $hours } h { $minutes } min
recap-took = Die Partie dauerte { $time }.
recap-had = Die Partie hatte { $amounts }.
recap-had-took = Die Partie hatte { $amounts } und dauerte { $time }.
