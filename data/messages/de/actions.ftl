### The actions of a module.

## After a player's name

action-does = führt { $action } aus
action-does-with = führt { $action } mit { $target } aus
action-does-choosing = führt { $action } aus ({ $choices })
action-does-with-choosing = führt { $action } mit { $target } aus ({ $choices })
action-choice = { $choice } { $chosen }

## Choices that everyone makes at once

choice-ready =
    .theirs = ist so weit
    .yours = Du hast gewählt.
choice-secret =
    .theirs = wählt heimlich { $action }
    .yours = Du wählst heimlich { $action }.
choice-secret-of =
    .theirs = wählt heimlich { $things } für { $action }
    .yours = Du wählst heimlich { $things } für { $action }.
choice-hidden =
    .theirs = wählt { $action }, verdeckt, bis alle gewählt haben
    .yours = Du wählst { $action }, verdeckt, bis alle gewählt haben.
choice-hidden-of =
    .theirs = wählt { $things } für { $action }, verdeckt, bis alle gewählt haben
    .yours = Du wählst { $things } für { $action }, verdeckt, bis alle gewählt haben.

## Lines below a deed

action-line = { $side } { $deed }.
action-nothing = { $side } tut nichts.
action-effects = { $count ->
    [one] -# Effekt: { $effects }.
   *[other] -# Effekte: { $effects }.
  }
action-value = { $property } { $value }
action-values = -# { $values }.
action-values-of = -# { $side }: { $values }.
tries-act = das zu tun
action-that =
    .with = diesem Ziel
    .chosen = dieses Ziel

## Refusals

action-none = Dieses Spiel hat keine eigenen Aktionen. { $help } zeigt, was du tun kannst.
action-unknown = Es gibt keine Aktion { $action }. Wähl { $actions }.
action-needs = Wähl ein Ziel für { $action }: { $on } schlägt welche vor.
action-alone = { $action } braucht kein Ziel. Lass { $on } weg.
action-not-with = { $action } geht gerade nicht mit { $target }. { $act } zeigt, was du tun kannst.
action-not-with-choose = { $action } geht gerade nicht mit { $target }. Wähl etwas anderes: { $on } schlägt Ziele vor.
action-not-now = { $action } geht gerade nicht. { $act } zeigt, was du tun kannst.
action-not-now-choose = { $action } geht gerade nicht. Wähl etwas anderes: { $option } schlägt vor, was du tun kannst.
action-check-fails = Darum geht { $action } so nicht. Wähl etwas anderes: { $option } schlägt vor, was du tun kannst.
action-cannot-pay = { $action } kostet dort { $price }, aber du kannst nur { $has } zahlen. { $act } zeigt, was du tun kannst.
action-cannot-pay-choose = { $action } kostet dort { $price }, aber du kannst nur { $has } zahlen. Wähl etwas anderes: { $on } schlägt vor, was du dir leisten kannst.
action-pays-too-little = { $action } kostet { $price }, aber deine Karten sind nur { $given } wert. Wähl mehr, oder lass { $pay } weg, dann nehme ich so wenig wie möglich.
action-not-to-pay-with = { $action } kannst du nicht mit { $piece } bezahlen. Wähl andere Karten, oder lass { $pay } weg, dann nehme ich so wenig wie möglich.
action-free = { $action } kostet nichts. Lass { $pay } weg.
choice-none = Für { $action } gibt es nichts zu wählen. Lass { $option } weg.
choice-unknown = Für { $action } gibt es keine Wahl { $choice }. Wähl { $choices } mit { $option }, durch `;` getrennt.
choice-missing = { $count ->
    [1] Wähl { $choice } für { $action }, mindestens eines: { $option } schlägt etwas vor.
   *[other] Wähl { $choice } für { $action }, mindestens { $count }: { $option } schlägt etwas vor.
  }
choice-too-many = { $count ->
    [1] Wähl nur eines für { $choice }: { $option } schlägt etwas vor.
   *[other] Wähl höchstens { $count } für { $choice }: { $option } schlägt etwas vor.
  }
choice-not-that = Für { $choice } kannst du nicht { $chosen } wählen. Wähl etwas anderes: { $option } schlägt etwas vor.
choice-no-number = Für { $choice } ist gerade keine Zahl möglich.
choice-range = Wähl mit { $option } für { $choice } eine ganze Zahl von { $from } bis { $to }.
