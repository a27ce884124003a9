### La commande /me : le joueur dans toutes ses parties. Discord affiche au plus 100 caractères d'une description.

command-me = Tes parties, et comment je te contacte
command-me-games = Tes parties, d'abord celles qui t'attendent
command-me-interested = Recevoir une mention quand une partie cherche des joueurs ici, au plus une fois par jour
command-me-interested-module = Le jeu ; sans lui, tu vois ta liste
command-me-data = Recevoir tout ce que je garde sur toi, dans un fichier
command-me-forget = Supprimer ce que je garde sur toi : places, réglages, noms que tu as tapés
command-me-settings = Comment je te contacte ; sans option, tu vois tes réglages
command-me-dms = Recevoir ce qui est secret en message privé (par défaut : true)
command-me-pings = Quand un message du salon t'envoie un ping ; il te nomme dans tous les cas
command-me-pings-all = Tout ce qui t'arrive (par défaut)
command-me-pings-turns = Seulement ce qui t'attend : ton tour, un combat, une question
command-me-nothing = Rien
command-me-reminders = Rappels pour ton tour : on, off, ou pas avant ce délai
command-me-quiet = Quand je ne t'envoie jamais de ping : 22-7, 22-7 UTC+2, always ou off
command-me-away = Un mot pour ceux qui t'attendent ; off à ton retour
command-me-book = Ce que les carnets de scores montrent de toi
command-me-book-rated = Résultats ; une partie est classée si tous ses joueurs le veulent
command-me-book-friendly = Résultats, sans classement (par défaut)
me-no-hours = Je ne comprends pas ces heures. Écris par exemple `22-7` ou `22-7 UTC+2`, ou bien `always` ou `off`.
me-away-holiday = en vacances
me-away-tomorrow = de retour demain
me-away-monday = de retour lundi

## Listes de parties

me-no-games = Tu n'as aucune partie en ce moment. Utilise `/game start` dans un salon pour en lancer une.
me-waiting = { $count ->
    [one] **{ $count } partie t'attend.**
   *[other] **{ $count } parties t'attendent.**
  }
me-none-waiting = **Aucune partie ne t'attend.**
me-game-sides = { $game } · { $sides }
me-game-turn = - { $game } · à toi de jouer
me-game-turn-since = - { $game } · à toi de jouer (tour commencé { $ago })
me-game-asked = - { $game } · une question pour toi
me-game-others = - { $game } · aux autres de jouer (tour commencé { $ago })
me-game-no-turns = - { $game } · sans tours
me-next = -# Ensuite, on t'attend ici : { $game }.
me-next-since = -# Ensuite, on t'attend ici : { $game } (tour commencé { $ago }).
me-interests-server = Utilise `/me interested` sur le serveur où tu veux jouer.
me-interests-none = Tu n'as choisi aucun jeu ici. Utilise `/me interested module:` pour en choisir un. Je te mentionne quand on cherche des joueurs pour ce jeu.
me-interests = Je te mentionne quand on cherche ici des joueurs pour { $titles }, au plus une fois par jour.
me-interests-drop = Arrêter : { $title }

## Ce qui est gardé sur un joueur

me-data = { $count ->
    [one] **Tout ce que je garde sur toi**, dans { $count } partie et en dehors des parties. Personne d'autre ne voit ça.
   *[other] **Tout ce que je garde sur toi**, dans { $count } parties et en dehors des parties. Personne d'autre ne voit ça.
  }
me-data-counted = Pour chaque partie, le fichier donne seulement le nombre de tes actions : sinon, il serait trop lourd. `/game log` les liste.
me-data-forget = Utilise `/me forget` pour tout supprimer.
me-forget-question = **Veux-tu que je t'oublie ? Tu ne pourras pas revenir en arrière.**
me-forget-what = Je supprime tes réglages, tes lancers enregistrés et tes listes. Les journaux et les carnets de scores t'appellent « un ancien joueur », et les noms que tu as tapés disparaissent. Tes parties continuent, ou restent comme elles se sont terminées.
me-forget-code = Une partie te reconnaît quand même si tu reviens, car tu y as vu des choses cachées. Pour ça, elle garde un code qui ne sert que là et ne te nomme pas.
me-forget-games = Tu quittes ces parties :
me-forget-game = - { $game }
me-forget-discord = Les messages des salons et les messages privés appartiennent à Discord et restent. Utilise d'abord `/me data` pour voir ce que je garde.
me-forget-button = Oublie-moi
me-forgotten = { $count ->
    [0] C'est fait : je ne sais plus rien de toi.
    [one] C'est fait : je ne sais plus rien de toi, dans { $count } partie non plus. Si tu y reviens, ce que tu y as vu compte encore.
   *[other] C'est fait : je ne sais plus rien de toi, dans { $count } parties non plus. Si tu reviens dans l'une d'elles, ce que tu y as vu compte encore.
  }
me-stay = Je n'ai rien changé.

## Réglages

me-profile = **Comment je te contacte**, dans toutes les parties. Personne d'autre ne voit ça.
me-dms-on = - Messages privés : activés ; c'est là que je t'envoie ce qui est secret
me-dms-off = - Messages privés : désactivés ; je montre ce qui est secret dans des réponses que personne d'autre ne voit, et `/game log` contient tout
me-dms-closed = - Messages privés : activés, mais Discord n'a pas remis mon dernier message, alors j'ai arrêté. Autorise-les dans tes paramètres de confidentialité pour un serveur que nous avons en commun, puis utilise `/me settings dms:True`
me-pings-all = - Pings : quand c'est à toi de jouer, quand on t'attaque, quand on te pose une question, quand tu perds ta place ou obtiens un camp, et quand tu as gagné ou perdu ; une fois par tour, et encore une fois si un combat ou une question t'attend
me-pings-turns = - Pings : seulement si quelque chose t'attend : ton tour, un combat, une question
me-pings-none = - Pings : jamais ; les messages te nomment sans ping, et tu ne reçois pas de rappels
me-reminders-on = - Rappels : selon le réglage de chaque partie
me-reminders-off = - Rappels : désactivés
me-reminders-after = - Rappels : selon le réglage de chaque partie, mais pas avant { $after }
me-quiet-never = - Heures calmes : aucune
me-quiet-always = - Heures calmes : toujours ; je ne t'envoie jamais de ping
me-quiet-hours = - Heures calmes : { $hours } ; je ne t'envoie pas de ping à ces heures
me-not-away = - Absence : non
me-away = - Absence : oui ; ceux qui t'attendent lisent « { $text } »
me-book-rated = - Carnets de scores : tes résultats, et un classement tiré des parties où tout le monde en veut un avant le début
me-book-friendly = - Carnets de scores : tes résultats, sans classement
me-book-none = - Carnets de scores : rien ; ils t'appellent « un ancien joueur »
