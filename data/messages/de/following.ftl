### The consequences of rules and of the choices of others.

event-goes = { $count ->
    [one] { $pieces } kommt von { $from } nach { $to }.
   *[other] { $pieces } kommen von { $from } nach { $to }.
  }
event-goes-to = { $count ->
    [one] { $pieces } kommt nach { $to }.
   *[other] { $pieces } kommen nach { $to }.
  }
event-several-go = Es ziehen: { $ways }.
event-way = { $pieces } von { $from } nach { $to }
event-way-to = { $pieces } → { $to }
event-comes = { $count ->
    [one] { $pieces } kommt von { $from } nach { $to }.
   *[other] { $pieces } kommen von { $from } nach { $to }.
  }
event-comes-to = { $count ->
    [one] { $pieces } kommt nach { $to }.
   *[other] { $pieces } kommen nach { $to }.
  }
event-new = Neu: { $pieces }.
event-new-from = Neu aus { $from }: { $pieces }.
event-leaves = { $count ->
    [one] { $pieces } verlässt { $from }.
   *[other] { $pieces } verlassen { $from }.
  }
event-removed = { $count ->
    [one] { $pieces } wird aus dem Spiel genommen ({ $from }).
   *[other] { $pieces } werden aus dem Spiel genommen ({ $from }).
  }
event-filled = In { $container } ist jetzt etwas.
event-emptied = { $container } ist jetzt leer.

## Cards that the reader doesn't see

event-everyone-gets = { $count ->
    [one] Alle bekommen { $count } Karte.
   *[other] Alle bekommen { $count } Karten.
  }
event-everyone-gets-from = { $count ->
    [one] Alle bekommen { $count } Karte aus { $from }.
   *[other] Alle bekommen { $count } Karten aus { $from }.
  }
event-cards-to = { $count ->
    [one] { $count } Karte kommt nach { $places }.
   *[other] { $count } Karten kommen nach { $places }.
  }
event-cards-each-to = { $count ->
    [one] Je { $count } Karte kommt nach { $places }.
   *[other] Je { $count } Karten kommen nach { $places }.
  }
event-cards-go = { $count ->
    [one] { $count } Karte kommt von { $from } nach { $places }.
   *[other] { $count } Karten kommen von { $from } nach { $places }.
  }
event-cards-each-go = { $count ->
    [one] Je { $count } Karte kommt von { $from } nach { $places }.
   *[other] Je { $count } Karten kommen von { $from } nach { $places }.
  }
event-cards-leave = { $count ->
    [one] { $count } Karte verlässt { $from }.
   *[other] { $count } Karten verlassen { $from }.
  }

## Changes

event-has = { $count ->
    [one] { $pieces } hat jetzt { $property } { $value }.
   *[other] { $pieces } haben jetzt { $property } { $value }.
  }
event-changes = { $count ->
    [one] { $pieces } hat jetzt { $property } { $value } (vorher { $was }).
   *[other] { $pieces } haben jetzt { $property } { $value } (vorher { $was }).
  }
event-shown = { $count ->
    [one] { $pieces } auf { $at } ist jetzt zu sehen.
   *[other] { $pieces } auf { $at } sind jetzt zu sehen.
  }
event-covered = { $count ->
    [one] { $pieces } auf { $at } ist nicht mehr zu sehen.
   *[other] { $pieces } auf { $at } sind nicht mehr zu sehen.
  }
event-changes-sides = { $count ->
    [one] { $pieces } auf { $at } wechselt die Seite.
   *[other] { $pieces } auf { $at } wechseln die Seite.
  }
event-becomes = { $count ->
    [one] { $pieces } wird zu { $into }.
   *[other] { $pieces } werden zu { $into }.
  }
event-turns = { $count ->
    [one] { $pieces } zeigt jetzt { $layer }.
   *[other] { $pieces } zeigen jetzt { $layer }.
  }
event-faces = { $count ->
    [one] { $pieces } zeigt jetzt in Richtung { $direction }.
   *[other] { $pieces } zeigen jetzt in Richtung { $direction }.
  }
event-restacked = { $count ->
    [one] { $pieces } hat jetzt einen anderen Platz im Stapel auf { $at }.
   *[other] { $pieces } haben jetzt einen anderen Platz im Stapel auf { $at }.
  }
