### Ce que le bot dit dans Discord en plus des réponses aux commandes

discord-done = C'est fait.
discord-done-in-channel = C'est fait. Regarde dans le salon.
discord-not-shown = Discord n'a pas accepté ma réponse, donc je ne peux pas la montrer ici.
discord-failed = Quelque chose s'est mal passé de mon côté, et rien n'a changé. (Erreur { $id })
discord-unknown-command = Je ne connais plus cette commande. Utilise `/help` pour voir mes commandes.
discord-changed-command = Cette commande vient de changer, donc je n'ai rien fait. Recharge Discord (Ctrl+R ; sur téléphone, ferme l'appli et rouvre-la) et réessaie dans une minute.
discord-unknown-control = Je ne sais plus à quoi sert ce bouton ou ce menu. Utilise `/help` pour voir ce que je sais faire.
discord-form-too-late = J'ai mis trop de temps à ouvrir le formulaire. Appuie encore une fois.
discord-stopping = Je redémarre, donc je n'ai rien fait. Réessaie dans un instant.
discord-busy = J'ai beaucoup à faire en ce moment, donc je n'ai rien fait. Réessaie dans un instant.
discord-often = Tu as utilisé plus de { $most } commandes en une minute, donc je n'ai rien fait. Réessaie { $when }.
discord-welcome = **Salut ! Je tiens la table des parties jouées par chat** : j'installe le plateau, je déplace les pièces, je surveille les tours et je me souviens de tout.
    Utilise `/game start` dans un salon pour commencer une partie, `/help` pour voir ce que je sais faire.
discord-cut = C'est trop long pour un message. Tout est dans le fichier joint.
discord-cut-without-file = C'est trop long pour un message, donc j'ai laissé le reste de côté.
discord-file-left-out = Je ne peux pas joindre de fichiers ici, donc le fichier manque.
discord-controls-left-out = { $count ->
    [one] { $count } autre bouton ou menu ne tenait pas ici.
   *[other] { $count } autres boutons ou menus ne tenaient pas ici.
  }
discord-options-left-out = { $count ->
    [one] { $count } autre ligne d'une liste ne tenait pas ici.
   *[other] { $count } autres lignes de listes ne tenaient pas ici.
  }
discord-not-member = Je ne suis pas membre ici, donc tu ne peux pas y jouer de parties. Joue sur un serveur qui m'a ajouté. Ici, tu peux utiliser `/roll`, `/kingdom` et `/tutorial`.
discord-missing = { $count ->
    [one] Il me manque une permission dans ce salon : { $permissions }. Les responsables du serveur peuvent me la donner.
   *[other] Il me manque des permissions dans ce salon : { $permissions }. Les responsables du serveur peuvent me les donner.
  }
discord-permission-view = Voir le salon
discord-permission-send = Envoyer des messages
discord-permission-threads = Envoyer des messages dans les fils
discord-permission-attach = Joindre des fichiers
discord-permission-history = Voir les anciens messages

## À la place d'images et de noms

drawn-overtaken = Une image plus récente a remplacé celle-ci.
drawn-crowded = Il y avait trop à dessiner à l'instant, donc l'image manque.
drawn-failed = Je n'ai pas réussi à dessiner l'image.
drawn-someone = un joueur
