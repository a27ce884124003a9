### Points donnés à la main, et objectifs.

points-more = { $count ->
    [one] { $count } point à { $side }
   *[other] { $count } points à { $side }
  }
points-less = { $count ->
    [one] moins { $count } point à { $side }
   *[other] moins { $count } points à { $side }
  }
points-scored = { $points } ({ $total } au total)
points-scored-for = { $points } pour { $source } ({ $total } au total)
points-gives = donne { $points }
points-gained = { $points }.
with-reason = { $text } : { $reason }

## Refus

points-own = Tu ne peux donner des points qu'à ton propre camp, et { $side } n'est pas le tien. Utilise { $own }.
points-bad = Les points sont un nombre entier de -{ $most } à { $most }, sauf 0. Mets autre chose dans { $points }.
points-too-many = Des points ont été donnés { $most } fois. C'est le maximum dans une partie.
points-need-consent = Il faut d'abord l'accord de { $sides } pour ces points. { $ask } le demande.
objective-unknown = Tu ne peux pas marquer cet objectif. { $list } montre tous les objectifs.
objective-unmet = L'objectif { $objective } n'est pas encore rempli. { $list } montre ce qu'il faut.
objective-scored = { $side } a déjà marqué l'objectif { $objective }. { $list } montre ceux qui restent.
objective-limit = { $count ->
    [one] Tu ne peux marquer que { $count } objectif par manche. Attends la prochaine.
   *[other] Tu ne peux marquer que { $count } objectifs par manche. Attends la prochaine.
  }
objective-needs-consent = Il faut d'abord la confirmation de { $sides }. { $ask } la demande.
objective-too-many-held = { $count ->
    [one] Un camp garde au plus { $count } objectif. { $claim } ou { $discard } libère de la place.
   *[other] Un camp garde au plus { $count } objectifs. { $claim } ou { $discard } libère de la place.
  }

## Actes tentés

tries-claim = marquer un objectif
