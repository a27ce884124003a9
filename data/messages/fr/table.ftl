### Ce que disent toutes les commandes à une table

table-no-game = Aucune partie n'est en cours dans ce salon. Lances-en une avec `/game start`.
table-failed = Je n'ai pas pu enregistrer ça, donc rien n'a changé. Réessaie.
table-unsaved = Mon stockage ne répond pas : je ne sais pas encore si c'est enregistré. Regarde `/board` dans un instant avant de réessayer.
table-later = Ma mise à jour est en cours, et je ne sais pas encore faire ça. Rien n'a changé : réessaie dans une heure.
table-no-answer = Mon stockage ne répond pas. Réessaie dans un instant.
table-other-game = Ce bouton vient d'une partie précédente dans ce salon. Voici la partie actuelle.
table-passed = Ce bouton n'est plus valable. Voici où en est la partie.
table-done = C'est fait.
table-turn-over = Ton tour est fini. C'est à { $side } de jouer.
table-not-moved = { $count ->
    [1] Une pile n'a pas bougé : { $cells }.
   *[other] { $count } piles n'ont pas bougé : { $cells }.
  }
table-all-told = Il n'y a rien à publier.
table-under-way = -# Un tour est en cours. Les autres voient ce qui s'est passé quand il se termine.
table-told-to-all = C'est fait. Je le publie dans le salon.
table-rest-in-file = … la liste complète est dans le fichier

## La personne qui gère le bot, ou les responsables du serveur, n'autorisent pas plus

table-full-server = { $most ->
    [one] Tu ne peux pas lancer de partie : ce serveur n'en autorise que { $most } à la fois (`/server settings`). Pour faire de la place, termine une partie délaissée avec `/game stop`.
   *[other] Tu ne peux pas lancer de partie : { $most } sont en cours, le maximum sur ce serveur (`/server settings`). Pour faire de la place, termine une partie délaissée avec `/game stop`.
  }
table-full-games = { $most ->
    [one] Tu ne peux pas lancer de partie : ce bot n'en autorise que { $most } à la fois par serveur. Pour faire de la place, termine une partie délaissée avec `/game stop`.
   *[other] Tu ne peux pas lancer de partie : { $most } sont en cours, le maximum que ce bot autorise par serveur. Pour faire de la place, termine une partie délaissée avec `/game stop`.
  }
table-full-steps = { $most ->
    [one] Tu ne peux pas faire ça : une partie peut avoir { $most } étape ici, et celle-ci y est arrivée. Rien n'est perdu : `/game export` te donne toute la partie, et `/game stop` y met fin.
   *[other] Tu ne peux pas faire ça : une partie peut avoir { $most } étapes ici, et celle-ci y est arrivée. Rien n'est perdu : `/game export` te donne toute la partie, et `/game stop` y met fin.
  }
table-full-setup = { $most ->
    [one] Tu ne peux pas lancer ce jeu : il a plus de { $most } pièce, le maximum que ce bot autorise. Choisis un jeu avec moins de pièces.
   *[other] Tu ne peux pas lancer ce jeu : il a plus de { $most } pièces, le maximum que ce bot autorise. Choisis un jeu avec moins de pièces.
  }
table-full-pieces = { $most ->
    [one] Tu ne peux pas faire ça : la table aurait plus de { $most } pièce, le maximum que ce bot autorise. Fais de la place avec `/piece delete`.
   *[other] Tu ne peux pas faire ça : la table aurait plus de { $most } pièces, le maximum que ce bot autorise. Fais de la place avec `/piece delete`.
  }

## La fin d'une liste incomplète

more-items = { $count } de plus
more-line = et { $count } de plus

## Ce qu'il y a à faire maintenant, en une phrase

now-sit = Prends une place, puis appuie sur **Commencer**.
now-fill = Choisis un camp. La partie commence dès que chaque camp a un joueur.
now-full = Chaque camp a un joueur : la partie commence.
now-answer = Une question attend ta réponse : `/play` l'affiche.
now-play = C'est à toi de jouer avec { $side } : `/play`.
now-play-any-time = Tu peux jouer à tout moment : `/play`.
now-choose = Tout le monde choisit en même temps, et tu n'as pas encore choisi : `/play`.
now-wait = On attend { $side }.
now-watch = C'est à { $side } de jouer.
now-goes-on = La partie continue.
now-over = La partie est finie.
now-won = La partie est finie. Tu as gagné !
now-lost = La partie est finie. Tu as perdu.
now-drew = La partie est finie. C'est un match nul.

## Les premières étapes d'une partie viennent d'un fichier

origin-proved = { $count ->
    [1] La première étape vient d'un fichier que ce bot garantit : elle a bien été jouée ainsi.
   *[other] Les { $count } premières étapes viennent d'un fichier que ce bot garantit : elles ont bien été jouées ainsi.
  }
origin-unproved = { $count ->
    [1] La première étape vient d'un fichier que rien ne garantit : elle a peut-être été jouée autrement.
   *[other] Les { $count } premières étapes viennent d'un fichier que rien ne garantit : elles ont peut-être été jouées autrement.
  }
