### Points by hand, and objectives.

points-more = { $count ->
    [one] { $count } Punkt für { $side }
   *[other] { $count } Punkte für { $side }
  }
points-less = { $count ->
    [one] minus { $count } Punkt für { $side }
   *[other] minus { $count } Punkte für { $side }
  }
points-scored = { $points } (jetzt { $total })
points-scored-for = { $points } durch { $source } (jetzt { $total })
points-gives = vergibt { $points }
points-gained = { $points }.
with-reason = { $text }: { $reason }

## Refusals

points-own = Punkte kannst du nur deiner eigenen Seite geben, und { $side } ist nicht deine. Nimm stattdessen { $own }.
points-bad = { $points } muss eine ganze Zahl von -{ $most } bis { $most } sein, nur nicht 0.
points-too-many = In diesem Spiel wurden schon { $most }-mal Punkte gegeben. Mehr geht nicht.
points-need-consent = Diese Punkte brauchen zuerst die Zustimmung von { $sides }. Mit { $ask } fragst du an.
objective-unknown = Diese Aufgabe kannst du nicht werten. { $list } zeigt alle Aufgaben.
objective-unmet = { $objective } ist noch nicht erfüllt. { $list } zeigt, was dafür nötig ist.
objective-scored = { $side } hat { $objective } schon gewertet. { $list } zeigt, was übrig ist.
objective-limit = { $count ->
    [one] Du kannst pro Runde nur { $count } Aufgabe werten. Warte auf die nächste Runde.
   *[other] Du kannst pro Runde nur { $count } Aufgaben werten. Warte auf die nächste Runde.
  }
objective-needs-consent = Das braucht zuerst die Bestätigung von { $sides }. Mit { $ask } fragst du an.
objective-too-many-held = { $count ->
    [one] Eine Seite kann höchstens { $count } Aufgabe haben. { $claim } oder { $discard } schafft Platz.
   *[other] Eine Seite kann höchstens { $count } Aufgaben haben. { $claim } oder { $discard } schafft Platz.
  }

## Tried acts

tries-claim = eine Aufgabe zu werten
