### Points by hand, and objectives.

points-more = { $count ->
    [one] { $count } Punkt für { $side }
   *[other] { $count } Punkte für { $side }
  }
points-less = { $count ->
    [one] { $count } Punkt weniger für { $side }
   *[other] { $count } Punkte weniger für { $side }
  }
points-scored = { $points } (jetzt { $total })
points-scored-for = { $points }, { $source } (jetzt { $total })
points-gives = gibt { $points }
points-gained = { $points }.
with-reason = { $text }: { $reason }

## Refusals

points-own = Punkte kannst du nur deiner eigenen Seite geben, und { $side } ist nicht deine. { $own }.
points-bad = Punkte sind eine ganze Zahl von -{ $most } bis { $most }, nur nicht 0. Wähl andere: { $points }.
points-too-many = Punkte wurden { $most }-mal gegeben. Öfter geht es in keinem Spiel.
points-need-consent = Diese Punkte brauchen zuerst die Zustimmung von { $sides }. { $ask } fragt sie.
objective-unknown = Diese Aufgabe kannst du nicht werten. { $list } zeigt alle Aufgaben.
objective-unmet = { $objective } ist noch nicht erfüllt. { $list } zeigt, was dafür nötig ist.
objective-scored = { $side } hat { $objective } schon gewertet. { $list } zeigt, was übrig ist.
objective-limit = { $count ->
    [one] Du kannst nur { $count } Aufgabe in einer Runde werten. Warte auf die nächste.
   *[other] Du kannst nur { $count } Aufgaben in einer Runde werten. Warte auf die nächste.
  }
objective-needs-consent = Das braucht zuerst die Bestätigung von { $sides }. { $ask } fragt sie.
objective-too-many-held = { $count ->
    [one] Eine Seite hält höchstens { $count } Aufgabe. { $claim } oder { $discard } schafft Platz.
   *[other] Eine Seite hält höchstens { $count } Aufgaben. { $claim } oder { $discard } schafft Platz.
  }

## Tried acts

tries-claim = eine Aufgabe zu werten
