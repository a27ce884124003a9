### La commande /score. Discord affiche au plus 100 caractères d'une description.

score-command = Voir le score, qui gagne et ce qui compte
score-command-show = Montrer les scores et où en est chaque joueur, autant que tu as le droit de le voir
score-command-define = Ajouter ou changer des marqueurs (le meneur de jeu, ou l'hôte si rien n'est caché)
score-command-add = Ajouter ou retirer des points à la main ; le module dit qui a le droit
score-command-claim = Marquer un objectif, ou voir la liste des objectifs
score-command-rounds = Montrer les scores par manche, en tableau et en image, et d'où viennent les points
score-command-book = Montrer les parties finies ici et les résultats de chacun
score-option-file = Des marqueurs en GDL
score-option-text = Des marqueurs, tapés ici
score-option-add-side = Le camp qui reçoit les points (le tien)
score-option-points = Combien ; un nombre sous 0 retire des points
score-option-reason = La raison ; tout le monde peut la lire
score-option-objective = L'objectif ; sans lui, tu as la liste de tous
score-option-claim-side = Le camp qui le marque, si tu en joues plusieurs
score-option-person = Les résultats de cette personne
score-option-module = Le classement dans ce jeu

## Des marqueurs tapés ou joints

score-define-both = Donne `file:` ou `text:`, pas les deux.
score-define-nothing = Joins un `file:` avec des marqueurs en GDL, ou tape-les dans `text:`.
score-define-faulty = Je n'arrive pas à lire ça, donc rien n'a changé :
score-define-done = Les marqueurs sont en place.
score-define-warnings = { $count ->
    [one] Les marqueurs sont en place, avec { $count } avertissement :
   *[other] Les marqueurs sont en place, avec { $count } avertissements :
  }

## Le carnet de scores

score-book-empty = Aucune partie finie n'est enregistrée ici. Une partie est enregistrée à sa fin, si elle tient un carnet de scores.
score-book-none-yet = Aucune partie finie n'est encore enregistrée ici.
score-book-not-kept = Ce serveur n'enregistre pas les résultats des joueurs. Ses responsables peuvent l'activer : `/server settings ratings:on`.
score-book-no-standings = Aucune partie finie du jeu { $game } n'est encore enregistrée ici.
score-book-no-results = Aucun résultat de { $who } n'est enregistré ici.
score-book = { $count ->
    [one] **Carnet de scores** : { $count } partie
   *[other] **Carnet de scores** : { $count } parties
  }
score-book-rest = { $count ->
    [one] et { $count } partie plus ancienne
   *[other] et { $count } parties plus anciennes
  }
score-book-game = { $date } { $game } : { $results }
score-book-game-in = { $date } { $game }, dans { $book } : { $results }
score-book-unrated = (Pas classée : une personne a modifié la table sans consulter les autres.)
score-book-bot = (Pas classée : le bot y a joué.)
score-book-result = { $result } ({ $players })
score-standings = **Classement**, { $game }
score-results = **Résultats** de { $who }
score-standings-line = { $who } : { $results }
score-results-line = { $game } : { $results }
score-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
score-record = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  }, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
  }
score-record-drawn = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  }, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
  }, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
  }
score-streak = { $result ->
    [won] { $count } victoires d'affilée
    [drew] { $count } nulles d'affilée
   *[lost] { $count } défaites d'affilée
  }
score-mean = score moyen { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
score-rating = classement { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
score-rating-note = -# Un classement commence à 25. Le nombre après ± dit de combien il se trompe au plus, 19 fois sur 20.

## Objectifs

score-claim-none = Ce jeu n'a pas d'objectifs. `/score add` ajoute des points à la main.
score-claim-title = **Objectifs**
score-claim-which-side = Tu joues plusieurs camps. Choisis-en un avec `side:`.
score-claim-no-side = Tu ne peux pas marquer : tu ne joues aucun camp. Prends une place avec `/game join`.
score-once = { $once ->
    [side] une fois par camp
    [game] seulement pour le premier qui le marque
    [round] une fois par manche
   *[any] autant de fois qu'on veut
  }
score-in-hand = dans ta main
score-confirmed = les autres doivent le confirmer
score-scored = marqué par { $sides }

## Scores par manche

score-rounds-none = Personne n'a encore marqué de points.
score-points = Points
score-round = Manche
score-prior = avant
score-total = total
score-sources = **D'où viennent les points**, les plus récents d'abord
score-source = { $side } { $points }
score-source-round = Manche { $round } : { $side } { $points }
score-rounds-alt = { $title } par manche. { $sides }.
