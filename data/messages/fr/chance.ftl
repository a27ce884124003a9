### D'où viennent les mélanges et les dés d'une partie.

chance-secret = Les mélanges et les dés découlent d'un secret dont le SHA-256 est `{ $commitment }`.
chance-published = Le secret est publié : `{ $secret }`.
chance-seed = La graine { $seed } s'y ajoute.
chance-shares = Chaque joueur ajoute une contribution au hasard, pour que personne ne le contrôle seul. Les contributions, dans l'ordre :
chance-shares-open = Chaque joueur qui prend une place avant le début de la partie ajoute une contribution au hasard.
chance-shares-more = ({ $count } de plus dans le fichier de `/game export`)
chance-share = { $number }. { $player } `{ $value }`
chance-share-typed = { $number }. { $player } `{ $value }`, saisie au clavier
chance-beacon-unreachable = La source de hasard { $beacon } est restée injoignable, elle n'ajoute donc rien.
chance-beacon-named = La partie attend le tirage { $round } de la source de hasard { $beacon }. Il n'est pas encore pris en compte.
chance-beacon-mixed = Le tirage { $round } de la source de hasard { $beacon } s'y ajoute : `{ $value }`.

## Au début d'une partie

chance-begun-unreachable = La source de hasard est restée injoignable, elle n'ajoute donc rien.
chance-begun-mixed = Le tirage { $round } de la source de hasard s'ajoute au hasard de la partie.
chance-begun-missing = Impossible d'obtenir le tirage { $round } de la source de hasard, il n'ajoute donc rien.
chance-typed-share = Tes mots s'ajoutent au hasard de cette partie. **Équité** montre leur SHA-256 ; compare-le avant que la partie commence.

## Après le nom d'un joueur

chance-publishes = publie le secret de cette partie, { $chance }, et la ferme pour de bon
chance-publishes-seed = publie le secret de cette partie, { $chance }, avec la graine { $seed }, et la ferme pour de bon
chance-awaits = ferme les contributions : la partie commence avec le tirage { $round } de la source de hasard { $beacon }, encore inconnu de tous

## Refus

chance-not-over = Tu peux publier le secret une fois la partie finie. { $stop } y met fin.
chance-already-published = Le secret est déjà publié. { $verify } s'en sert pour vérifier la partie.
chance-closed = Le secret de cette partie est publié, elle reste donc finie. { $start } en commence une nouvelle.
chance-publish-needs-consent = Il faut d'abord l'accord de { $sides }, ou celui du meneur de jeu. { $ask } le demande.
chance-waits-for-beacon = Cette partie attend déjà la source de hasard. Si elle ne commence pas dans un instant, appuie encore sur { $begin }.
chance-no-beacon = Cette partie n'attend pas de source de hasard. Appuie sur { $begin } pour la commencer.
