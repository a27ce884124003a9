### Parties entre les niveaux de l'adversaire : npm run play, dans un terminal

match-usage = Ajoutez un module, par son nom ou comme fichier : npm run play -- chess --games 100 --a normal --b easy --nodes 2000 --seed 1
match-unknown = Il n’y a ni jeu ni fichier appelé { $name }.
match-title = { $title } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
match-level = niveau
match-wins = gagnées
match-draws = nulles
match-losses = perdues
match-share = part
match-interval = 95 %
match-nodes = nœuds par tour
match-time = ms par tour
match-longest = plus long, ms
match-length = Une partie compte { $steps } étapes et dure { $seconds } s.
match-unfinished = { $games ->
    [one] { $games } partie a été arrêtée et jugée aux points.
   *[other] { $games } parties ont été arrêtées et jugées aux points.
  }
