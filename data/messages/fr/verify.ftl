### Vérifier les mélanges et les lancers d'une partie : /game verify, et npm run verify dans un terminal

verify-shuffles = { $count ->
    [one] { $count } mélange
   *[other] { $count } mélanges
  }
verify-rolls = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
  }
verify-well = Tout est correct : { $found } en accord avec le secret.
verify-fault-roll = L'étape { $step } est fausse : le lancer ne correspond pas au secret.
verify-fault-shuffle = L'étape { $step } est fausse : le mélange ne correspond pas au secret.
verify-fault-share = L'étape { $step } est fausse : ce qu'elle ajoute au hasard de la partie ne vient ni d'une place ni d'une source de hasard avant le début.
verify-fault-log = L'étape { $step } est fausse : elle ne découle pas des étapes d'avant.
verify-before = Avant elle, tout est correct : { $found }.
verify-brought = { $count ->
    [one] La première étape vient d'un fichier et avait un autre secret.
   *[other] Les { $count } premières étapes viennent d'un fichier et avaient un autre secret.
  }

## Dans un terminal

verify-usage = Ajoute le fichier, et la clé qui l'a signé si tu la connais : npm run verify -- game.json CLÉ
verify-no-game = Ce n'est pas le fichier d'une partie entière, donné par /game export ({ $fault }).
verify-unpublished = Le secret de cette partie n'est pas publié, donc je ne peux pas vérifier ses mélanges et ses lancers.
verify-commitment = Le SHA-256 du secret est { $hash }. Compare-le avec celui que le bot a publié au début de la partie.
verify-no-seed = Aucune graine n'a été mêlée au hasard.
verify-seed = La graine { $seed } a été mêlée au hasard.
verify-no-shares = Aucun mot des joueurs n'a été mêlé au hasard.
verify-shares = Ces mots des joueurs ont été mêlés au hasard. Chaque joueur devrait y trouver ceux qui sont venus avec sa place :
verify-share = { $id }. { $person } { $share }
verify-share-typed = { $id }. { $person } { $share }, tapé à la main
verify-beacon-away = La source de hasard { $url } ne répondait pas, donc rien n'en a été mêlé au hasard.
verify-beacon-none = Le tirage { $round } de la source de hasard { $url } était annoncé mais introuvable : il n'a donc rien ajouté.
verify-beacon = Le tirage { $round } de la source de hasard s'est ajouté au hasard : { $value }. Compare-le avec { $url }/public/{ $round }.
verify-unsigned = Ce fichier n'a pas de signature, donc tu ne peux pas savoir s'il est tel qu'un bot l'a écrit.
verify-changed = Ce fichier ne correspond pas à sa signature avec la clé { $key } : quelqu'un l'a modifié.
verify-other-key = Ce fichier a été signé avec la clé { $key }, et non avec { $wanted } : un autre bot l'a écrit.
verify-signed = Ce fichier est signé avec la clé { $key } et n'a pas été modifié.
verify-which-key = Un bot donne sa clé avec chaque fichier de `/game export`. Compare-la avec celle-ci.
