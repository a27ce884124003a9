### Partien der Spielstärken des Gegners: npm run play, im Terminal

match-usage = Nenn dazu ein Modul, mit seinem Namen oder als Datei: npm run play -- chess --games 100 --a normal --b easy --nodes 2000 --seed 1
match-unknown = Es gibt kein Spiel und keine Datei namens { $name }.
match-title = { $title }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }
match-level = Stärke
match-wins = Siege
match-draws = remis
match-losses = verloren
match-share = Anteil
match-interval = 95 %
match-nodes = Knoten je Zug
match-time = ms je Zug
match-longest = längster, ms
match-length = Eine Partie hat { $steps } Schritte und dauert { $seconds } s.
match-unfinished = { $games ->
    [one] { $games } Partie wurde abgebrochen und nach Punkten entschieden.
   *[other] { $games } Partien wurden abgebrochen und nach Punkten entschieden.
  }
