### La commande /game. Discord montre au plus 100 caractères d'une description.

command-game = Commencer, rejoindre et gérer la partie de ce salon
command-game-start = Commencer une partie dans ce salon
command-game-start-module = Le jeu
command-game-start-file = Un jeu à toi : un module, en YAML ou JSON
command-game-start-thread = Ouvrir un fil pour la partie
command-game-start-open = Chercher des joueurs ; la partie commence quand toutes les places sont prises
command-game-start-seed = Des mots au choix, mêlés au hasard de la partie
command-game-start-variants = Les variantes, comme Length: long; blind
command-game-start-position = Pour les échecs : la position de départ, en FEN
command-game-join = Prendre un camp, ou regarder
command-game-join-side = Le camp ; sans camp, tu regardes
command-game-join-share = Des mots à toi, mêlés au hasard de la partie
command-game-join-reserve = Attendre qu'un camp se libère
command-game-leave = Quitter ta place
command-game-leave-side = Seulement ce camp
command-game-unseat = Hôte ou meneur de jeu : libérer une place
command-game-unseat-side = Le camp
command-game-unseat-person = Le joueur, si plusieurs jouent ce camp
command-game-transfer = Proposer ton camp à une autre personne
command-game-transfer-person = La personne
command-game-transfer-side = Le camp, si tu en joues plusieurs
command-game-seats = Voir qui joue quoi
command-game-seats-when = Dire quand tu peux jouer
command-game-rules = Lire les règles d'un jeu
command-game-rules-module = Le jeu, si ce n'est pas celui de ce salon
command-game-status = Voir où en est la partie
command-game-settings = Voir ou changer les rappels, les messages, la pendule et la langue
command-game-settings-reminder = Hôte : envoyer un rappel après ce temps, comme 12 h, ou off
command-game-settings-posts = Hôte : quand je publie ce que fait un joueur
command-game-posts-turn = Une fois, à la fin du tour
command-game-posts-act = Après chaque action
command-game-settings-turn = Hôte : un temps pour chaque tour, ou off ; il faut l'accord des autres
command-game-settings-bank = Hôte : un temps pour tous les tours d'un camp ensemble
command-game-settings-language = Hôte : la langue des messages ici
command-game-settings-open = Hôte : chercher des joueurs
command-game-timeout = Choisir ce qui se passe quand le temps est écoulé
command-game-timeout-choice = Ce qui se passe ; la majorité décide
command-game-timeout-wait = Attendre encore
command-game-timeout-skip = Sauter le tour de ce joueur
command-game-timeout-house = Laisser le bot jouer à cette place
command-game-timeout-replace = Libérer la place pour un autre joueur
command-game-timeout-forfeit = Déclarer forfait pour ce camp
command-game-resign = Abandonner la partie pour ton camp
command-game-draw = Proposer la partie nulle, ou l'accepter
command-game-stop = Mettre fin à la partie de ce salon
command-game-undo = Annuler la dernière étape, ou plusieurs
command-game-redo = Rétablir ce qui vient d'être annulé
command-game-steps = Combien d'étapes (1)
command-game-log = Voir ce qui s'est passé
command-game-log-page = 1 est la plus récente
command-game-replay = Revoir ce qui s'est passé en image animée
command-game-replay-of = Quel passage (le dernier tour)
command-game-replay-turn = le dernier tour
command-game-replay-game = toute la partie
command-game-replay-steps = Ou bien : combien des dernières étapes montrer
command-game-verify = Vérifier tous les mélanges et lancers avec le secret publié
command-game-export = Recevoir la partie en fichier, avec ce que tu peux en voir
command-game-export-format = Le format (toute la partie)
command-game-export-game = toute la partie
command-game-export-pgn = PGN : les coups d'une partie d'échecs
command-game-export-fen = FEN : la position d'une partie d'échecs
command-game-import = Continuer une partie depuis un fichier
command-game-import-file = Un fichier de /game export ; ou des échecs, en PGN ou FEN
command-game-reload = Donner un module corrigé à la partie en cours
command-game-reload-file = Un module, en YAML ou JSON
command-game-reload-module = Un module gardé ici, si tu ne joins pas de fichier

## Autour des questions et des réponses

game-master = Meneur de jeu
game-master-seat = Meneur de jeu : voit tout et peut tout faire
log-page = **Journal**, page { $now } sur { $pages }
or-overrule = Ou demande aux autres joueurs : ajoute `overrule:True`.
answered-done = C'est fait.
answered-agreed = { $who } a donné son accord.
answered-taken-back = La demande est retirée.
answered-declined = La demande est refusée.
answered-ended = La partie est finie.
answered-that-ended = Cette partie-là est finie.
answered-asked = J'ai demandé aux autres.
answered-reloaded = Le module est rechargé.
answered-goes-on = La partie continue.
start-running = Il y a déjà une partie dans ce salon : { $running }. Son hôte peut y mettre fin et commencer { $wanted } à la place.
start-elsewhere = Tu peux commencer la tienne dans { $channels }.
start-stop-and-start = Y mettre fin et commencer { $title }
resign-question = Veux-tu abandonner ? Ton camp perd alors la partie.
resign-as = Abandonner avec { $side }
stop-question = Veux-tu mettre fin pour de bon à la partie { $title } ? Tu peux encore la relire après.
stop-question-rank = Veux-tu mettre fin pour de bon à la partie { $title } ? Tu peux encore la relire après. Classe les camps d'après leurs scores, ou arrête la partie sans résultat.
stop-rank = Finir et classer
stop-abandon = Sans résultat
stop-end = Finir la partie
reload-misfits = { $title } ne va pas avec cette partie, donc je n'ai rien changé. Tout ce qui est en jeu doit rester. Les problèmes :
reload-misfits-remedy = Corrige le fichier et réessaie.
reload-question = Veux-tu donner le module { $module } à la partie { $game } ? Tout ce qui est en jeu reste, et je préviens tous les joueurs.
reload-must-agree = { $count ->
    [one] { $people } voit tout ceci et doit d'abord donner son accord. D'ici là, la partie continue sans changement.
   *[other] { $people } voient tout ceci et doivent d'abord donner leur accord. D'ici là, la partie continue sans changement.
  }
reload-no-undo = Tu ne peux pas annuler cela. Pour revenir en arrière, recharge l'ancien module.
reload-ask = Demander
reload-reload = Recharger
reload-forgotten = Je n'ai plus ce module. Utilise encore une fois `/game reload`.

## Le secret d'une partie, dont viennent ses mélanges et ses lancers

secret-publish = Publier le secret
secret-host-now = La partie est finie. Son hôte peut maintenant publier le secret ici. Les autres joueurs aussi, si tous les camps sont d'accord.
secret-host-later = Après la partie, son hôte peut publier le secret ici. Les autres joueurs aussi, si tous les camps sont d'accord.
secret-master-now = La partie est finie. Le meneur de jeu peut maintenant publier le secret ici. Les autres joueurs aussi, si tous les camps sont d'accord.
secret-master-later = Après la partie, le meneur de jeu peut publier le secret ici. Les autres joueurs aussi, si tous les camps sont d'accord.
secret-published = Alors tout le monde peut vérifier chaque mélange et chaque lancer. Ensuite, on ne peut plus revenir sur la fin de la partie.
