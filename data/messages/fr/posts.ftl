### Les messages dans le salon d'une partie et à ses joueurs.

post-deed = { $who } { $deed }.
post-deed-start = { $who } { $deed }
post-besides = Et aussi : { $deed }.
post-repeated = (encore) { $text }
post-actor = { $who } :
post-omitted-verbs = déplace|utilise
post-more-acts = { $count ->
    [one] Et { $count } autre action : appuie sur { $button } pour la voir.
   *[other] Et { $count } autres actions : appuie sur { $button } pour les voir.
  }

## À qui de jouer

post-turn-move = À { $side } de jouer : { $players }
post-turn-play = À { $side } de jouer : { $players }
post-turn-turn = C'est à { $side } de jouer : { $players }
post-turn-move-empty = À { $side } de jouer
post-turn-play-empty = À { $side } de jouer
post-turn-turn-empty = C'est à { $side } de jouer.
post-reminder-move = C'est toujours à { $side } de jouer : { $players }
post-reminder-play = C'est toujours à { $side } de jouer : { $players }
post-reminder-turn = C'est toujours à { $side } de jouer : { $players }
post-call-side = { $side }
post-call-turn = { $side }, tour { $turn }
post-call = { $turn } : à { $players } de jouer.
post-call-empty = { $turn }.
post-call-all = Tout le monde choisit en même temps.
post-call-all-turn = **Tour { $turn }** : tout le monde choisit en même temps.
turn-number-of = { $number } sur { $last }
post-turn-since = -# Ce tour a commencé { $time }.
post-first-move = -# Appuie sur **Jouer** pour voir ce que tu peux faire. Personne d'autre ne le voit.

## Sous les messages

post-empty-seats = { $count ->
    [one] Place libre : { $sides }. Prends-la ci-dessous.
   *[other] Places libres : { $sides }. Prends-en une ci-dessous.
  }
post-scores = -# { $title } : { $scores }
post-score = { $side } { $score }
post-draft = -# Les autres voient ceci à la fin de ton tour.
post-draft-until = -# Les autres voient ceci à la fin de ton tour, au plus tard { $time }.
post-attacked = { $side } subit une attaque : { $players }
post-played = Le camp { $side } était joué par { $players }
post-thanks = Merci d'avoir joué, { $people }.
post-away = -# { $who } n'est pas là : { $text }
post-waited = On attend { $people }.
post-unreached = -# Depuis trois jours, rien n'arrive à { $people } : ni message ici, ni message privé.
post-lost = Je n'ai pas pu envoyer certains messages ici depuis le { $time }. `/game log` montre ce qui s'est passé.
post-game = -# { $game }

## Ce qui s'est passé, dans un message privé

post-since-turn = **Depuis ton dernier tour :**
post-since-turn-at = **Depuis ton dernier tour, { $time } :**
post-happened = **Ce qui s'est passé :**
post-happened-at = **Ce qui s'est passé (début : { $time }) :**
post-nothing-since = Rien ne s'est passé depuis.

## Autres messages

post-interested = Il y a des places libres pour { $title }. Avis à { $people }, comme demandé. `/me interested` arrête ces avis.
post-file-changes = changements.txt
post-file-revealed = ce-que-cela-revele.txt
post-rematch-swapped = **Revanche, camps échangés :** { $seats }. Appuie sur ton camp.
post-rematch-rotated = **Revanche, rotation des camps :** { $seats }. Appuie sur ton camp.
post-rematch-seat = { $side } pour { $players }

## Boutons, 14 lettres au plus

post-button-play = Jouer { $side }
post-button-find = Trouver du monde
post-button-bot = Ajouter le bot
post-button-reserve = Liste d'attente
post-button-when = Mes horaires
post-button-observe = Regarder
post-button-alone = Essayer en solo
post-button-begin = Commencer
post-button-fairness = Équité
post-button-rules = Règles
post-button-agree = Accepter
post-button-take = Prendre
post-button-ask = Leur demander
post-button-decline = Refuser
post-button-open = Jouer
post-button-since = Dernier tour
post-button-details = Détails
post-button-board = Plateau
post-button-help = Aide
post-button-now = Voir la partie
post-button-take-back = Reprendre
post-button-look = Voir
post-button-pass = Camp suivant
post-button-redo = Rétablir
post-button-replay = Replay
post-button-rematch = Revanche
