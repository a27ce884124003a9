### Les demandes aux autres, et les exceptions aux règles.

## Demandes, après le nom d'un joueur

asks-undo = demande à annuler une étape
asks-undo-too = demande aussi à annuler une étape
asks-undo-last = demande à annuler la dernière étape
asks-undo-of = demande à annuler : { $deeds }
asks-undo-of-too = demande aussi à annuler : { $deeds }
asks-seat = demande à jouer { $side }
asks-transfer = propose { $side } à { $to }
asks-bot = demande à laisser le bot jouer { $sides } ({ $level })
asks-master = demande la place de meneur de jeu, qui voit tout
asks-arrange = demande à modifier la table sans consulter les autres jusqu'à la fin de la partie : pièces, compteurs, scores. La partie ne sera pas classée
asks-draw = propose la partie nulle
asks-publish = demande à publier le secret de cette partie, ce qui la ferme pour de bon
asks-overrule = demande une exception aux règles : { $act }
asks-clock = demande à changer la pendule : { $limit }
asks-points = demande à donner { $points }
asks-claim = revendique { $objective } pour { $side }
asks-reload = demande à remplacer le module de la partie par { $title }
asks-gaining = { $count ->
    [one] { $wish } ({ $sides } peut gagner ainsi)
   *[other] { $wish } ({ $sides } peuvent gagner ainsi)
  }

## Exceptions aux règles, après un deux-points

overrule-hidden-cards = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
  }
overrule-move = déplacer { $things } vers { $to }
overrule-move-taking = déplacer { $things } vers { $to } et capturer { $taken }
overrule-act = utiliser { $action }
overrule-act-chosen = utiliser { $action } ({ $chosen })
overrule-act-with = utiliser { $action } avec { $things }
overrule-act-with-chosen = utiliser { $action } avec { $things } ({ $chosen })
overrule-end-turn = finir le tour
overrule-next-phase = aller à la phase suivante
overrule-pass = passer
overrule-draw = piocher { $things } dans { $deck } vers { $target }
overrule-draw-count = { $count ->
    [one] piocher { $count } carte dans { $deck } vers { $target }
   *[other] piocher { $count } cartes dans { $deck } vers { $target }
  }
overrule-deal = { $count ->
    [one] distribuer { $count } carte à chacun depuis { $deck }
   *[other] distribuer { $count } cartes à chacun depuis { $deck }
  }
overrule-deal-to = { $count ->
    [one] distribuer { $count } carte de { $deck } à chacun : { $target }
   *[other] distribuer { $count } cartes de { $deck } à chacun : { $target }
  }
overrule-shuffle = mélanger { $deck }
overrule-peek = { $count ->
    [one] regarder { $count } carte dans { $deck }
   *[other] regarder { $count } cartes dans { $deck }
  }
overrule-return = mettre { $things } dans { $target }
overrule-gather = vider { $deck } dans { $target }
overrule-give = donner { $things } à { $target }
overrule-flip = retourner { $things }
overrule-rotate = faire pivoter { $things }
overrule-order = changer { $things } de place dans la pile
overrule-send = envoyer { $things } vers { $target }
overrule-delete = retirer { $things }
overrule-clone = { $count ->
    [1] copier { $things }
   *[other] copier { $things } { $count } fois
  }
overrule-replace = remplacer { $things } par { $became }
overrule-place = ajouter { $became } sur { $target }
overrule-set = changer { $became } pour { $things }
overrule-hide = cacher { $things }
overrule-form-army = former une armée avec { $things }
overrule-join-army = mettre { $things } dans une armée
overrule-engage = attaquer { $target } avec { $things }
overrule-engage-army = attaquer { $target } avec une armée

## La fin des demandes, après le nom d'un joueur

request-agreed = donne son accord à { $by }
request-agreed-arranging = donne son accord à { $by }, qui peut maintenant modifier la table sans consulter les autres. **Refuser** sous la question y met fin
request-joined = demande la même chose que { $by }
request-withdrawn = retire sa demande
request-declined = refuse la demande de { $by }
request-consent-withdrawn = retire son accord : la table ne se modifie plus sans consulter les autres

## Messages

request-accept-question = { $count ->
    [one] { $people } : tu acceptes ?
   *[other] { $people } : vous acceptez ?
  }
request-agree-question = { $count ->
    [one] { $people } : tu es d'accord ?
   *[other] { $people } : vous êtes d'accord ?
  }
request-wait-silence = Sans réponse de { $people } avant le { $until }, { $by } peut prendre la place.
request-wait-answer = Si personne ne refuse avant le { $until }, { $by } peut réutiliser la même commande.
request-expired = La demande de { $by } a expiré.
request-unanswered = { $count ->
    [one] { $sides } n'a pas répondu à temps.
   *[other] { $sides } n'ont pas répondu à temps.
  }
request-line-offer = { $player } { $wish }.
request-line-arranges = { $player } peut modifier la table sans consulter les autres jusqu'à la fin de la partie.
request-line = { $player } { $wish }. Accord encore attendu : { $sides } ({ $people }).
request-line-unwaited = { $player } { $wish }. Accord encore attendu : { $sides }.
request-line-until = La demande expire le { $until }.

## Refus

request-none = Cette demande n'existe plus. { $status } montre celles en cours.
request-already = Tu as déjà demandé. Attends la réponse, ou appuie sur { $decline } sous ta demande pour la retirer.
request-already-until = Tu as déjà demandé. Attends la réponse jusqu'au { $until }, ou appuie sur { $decline } sous ta demande pour la retirer.
request-not-asked = Cette question ne s'adresse pas à toi. { $status } montre à qui elle s'adresse.
request-nobody-to-ask = Il n'y a personne à qui demander. { $seats } montre qui joue.
request-needs-players = Tous les camps doivent être d'accord, mais personne ne joue { $sides }. { $join } prend la place ; { $stop } met fin à la partie.
request-arranging = Tu joues dans cette partie et tu pourrais gagner ainsi, donc il faut d'abord un accord ({ $sides }) : appuie sur { $ask }.
request-manager-plays = Tu joues dans cette partie, donc tu ne peux pas intervenir. Demande à un autre responsable de ce serveur ; { $silent } montre qui se fait attendre.
