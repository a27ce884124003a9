### Armies, units on the march, and battles.

## Names and lists

unknown-army = dieser Armee
unknown-unit = eine verlorene Einheit
unknown-units = { $count ->
    [one] { $count } verlorene Einheit
   *[other] { $count } verlorene Einheiten
  }
piece-of = { $piece } von { $side }
unit-line = { $number }\. { $unit }
unit-lines = { $first }-{ $last }\. { $unit }
army-line = { $army } ({ $side }) auf { $at }: { $units }

## Why a neighboring cell is closed

closed-by-something = etwas ist dort
closed-by-battle = dort wird gekämpft
closed-to = gesperrt für { $units }

## After a player's name

army-forms = { $count ->
    [one] bildet { $army } auf { $at } mit { $count } Einheit
   *[other] bildet { $army } auf { $at } mit { $count } Einheiten
  }
army-forms-out-of = { $count ->
    [one] bildet { $army } auf { $at } mit { $count } Einheit aus { $from }
   *[other] bildet { $army } auf { $at } mit { $count } Einheiten aus { $from }
  }
army-renames = nennt { $from } jetzt { $army }
army-disbands = löst { $army } auf
army-adds = nimmt { $units } in { $army } auf
army-takes-out = nimmt { $units } aus der Armee
army-takes-out-of = nimmt { $units } aus { $army }
army-lost-too = { $deed }; { $armies } gibt es nicht mehr
battle-leads = beginnt einen Kampf: { $parts }
battle-against = { $a } gegen { $b }
battle-from = { $units } von { $at }
battle-from-armies = { $units } ({ $armies }) von { $at }
battle-ends = beendet den Kampf: { $parts }
battle-to = { $units } nach { $at }
battle-to-armies = { $units } ({ $armies }) nach { $at }

## Reports

army-lost = { $army } hat sich aufgelöst.
army-gained-units = { $count ->
    [one] { $army } nimmt { $gained } auf und hat jetzt { $count } Einheit.
   *[other] { $army } nimmt { $gained } auf und hat jetzt { $count } Einheiten.
  }
army-lost-units = { $count ->
    [one] { $army } verliert { $lost } und hat jetzt { $count } Einheit.
   *[other] { $army } verliert { $lost } und hat jetzt { $count } Einheiten.
  }
army-changed-units = { $count ->
    [one] { $army } nimmt { $gained } auf, verliert { $lost } und hat jetzt { $count } Einheit.
   *[other] { $army } nimmt { $gained } auf, verliert { $lost } und hat jetzt { $count } Einheiten.
  }

## Tried acts

tries-form-army = zu einer Armee zu vereinen
tries-join-army = in eine Armee aufzunehmen
tries-split-army = aus einer Armee zu nehmen
tries-disband-army = als Armee aufzulösen
tries-rename-army = als Armee umzubenennen
tries-engage = zum Angriff zu führen
tries-return-army = den Kampf zu beenden

## Refusals: armies

army-no-units = Du hast keine Einheiten gewählt. Wähl welche, etwa `1` oder `all`.
army-not-in = { $count ->
    [one] { $units } ist nicht in dieser Armee. { $show } zeigt ihre Einheiten.
   *[other] { $units } sind nicht in dieser Armee. { $show } zeigt ihre Einheiten.
  }
army-gone = Diese Armee gibt es nicht mehr. { $list } zeigt alle, die es noch gibt.
army-not-a-unit = { $piece } ist keine Einheit und kann darum in keine Armee. Wähl nur Einheiten.
army-two-sides = { $units } gehören verschiedenen Seiten. Wähl Einheiten einer Seite.
army-two-cells = { $units } stehen auf verschiedenen Feldern. Wähl Einheiten eines Felds.
army-not-there-unit = { $piece } gehört niemandem oder steht auf keinem Feld und kann darum in keine Armee. Wähl eine andere Einheit.
army-too-few = Eine Armee braucht mindestens zwei Einheiten. Wähl mehr, oder ein anderes Feld.
army-unit-twice = Du hast { $unit } zweimal gewählt. Wähl jede Einheit nur einmal.
army-unit-in = { $unit } ist schon in { $army }. { $split } nimmt sie heraus.
army-too-large = { $count ->
    [one] Das wäre { $count } Einheit, aber eine Armee hat höchstens { $limit }. Wähl weniger.
   *[other] Das wären { $count } Einheiten, aber eine Armee hat höchstens { $limit }. Wähl weniger.
  }
army-whole = Das sind alle Einheiten von { $army }. { $rename } benennt die Armee um.
army-bad-name = Der Name einer Armee muss 1 bis { $most } Zeichen lang sein und in eine Zeile passen. Wähl einen anderen Namen.
army-name-taken = Eine Armee namens { $army } gibt es schon. Wähl einen anderen Namen.
army-name-reserved = { $army } beginnt wie die Namen, die Armeen automatisch bekommen. Wähl einen Namen, der anders beginnt.
army-named-so = Die Armee heißt schon { $army }. Wähl einen anderen Namen.

## Refusals: marches

march-too-far = { $count ->
    [one] Der Weg nach { $cell } kostet { $count } Bewegungspunkt.
   *[other] Der Weg nach { $cell } kostet { $count } Bewegungspunkte.
  }
march-dear = Das liegt an { $units }.
march-no-points = { $count ->
    [one] { $units } hat keine Bewegungspunkte mehr.
   *[other] { $units } haben keine Bewegungspunkte mehr.
  }
march-points = { $count ->
    [one] { $units } hat noch { $points }.
   *[other] { $units } haben noch { $points }.
  }
march-nearer = Wähl ein näheres Feld.
march-without = Ohne { $units } können die anderen ziehen: { $rest }.
march-cell-held = { $count ->
    [one] Auf { $cell } steht { $pieces }.
   *[other] Auf { $cell } stehen { $pieces }.
  }
march-elsewhere = Wähl ein anderes Feld.
march-or-fight = Oder kämpf: { $engage }.
march-or-take = Oder schlag: { $take }.
march-unknown-item = Auf { $cell } steht etwas, das die Bewegungsregeln nicht kennen. Wähl ein anderes Feld.
march-no-room = Auf { $cell } ist nicht genug Platz: { $moving } + { $there } > { $limit }. Zieh mit weniger Einheiten, oder wähl ein anderes Feld.
march-under-attack = Um { $cell } wird gekämpft. { $back } beendet den Kampf.
march-closed = { $count ->
    [one] { $units } kann nicht nach { $cell } ziehen. Wähl einen anderen Weg, oder zieh ohne diese Einheit.
   *[other] { $units } können nicht nach { $cell } ziehen. Wähl einen anderen Weg, oder zieh ohne sie.
  }
march-not-adjacent = { $to } liegt nicht neben { $from }. Wähl ein Feld daneben.
march-no-way = Von dort führt kein Weg nach { $cell }. Wähl ein anderes Feld.
march-held-up = Neben { $cell } steht ein Feind, darum endet dein Zug dort. Wähl einen Umweg, oder bleib dort stehen.
march-off-board = Einheiten ziehen auf ihrem Brett von Feld zu Feld, und { $place } liegt nicht darauf. Wähl ein Feld auf dem Brett.

## Refusals: battles

battle-no-map = Dieses Spiel hat keinen Plan für Kämpfe.
battle-no-map-take = Dieses Spiel hat keinen Plan für Kämpfe. { $take } schlägt Figuren auf ihrem Feld.
battle-take-there = Auf { $map } werden Figuren auf ihrem Feld geschlagen: { $take }.
battle-is-on = { $attackers } und { $defenders } kämpfen schon. { $back } beendet den Kampf.
battle-none = Gerade wird nicht gekämpft. { $engage } beginnt einen Kampf.
battle-no-enemy = Auf { $cell } steht kein Feind. { $board } zeigt, wo Feinde stehen.
battle-no-room = In { $zone } ist nicht genug Platz. Wähl weniger Einheiten.
battle-not-yours = In diesem Kampf stehen sich { $attackers } und { $defenders } gegenüber. Nur sie können ihn beenden.
battle-not-yours-ask = In diesem Kampf stehen sich { $attackers } und { $defenders } gegenüber. Nur sie können ihn beenden: { $players }.
battle-undecided = Beide Seiten haben dort noch Einheiten. Nur { $attackers } kann den Angriff abbrechen. Sonst schlag zuerst die Einheiten, die noch da sind.
battle-undecided-ask = Beide Seiten haben dort noch Einheiten. Nur { $attackers } ({ $players }) kann den Angriff abbrechen. Sonst schlag zuerst die Einheiten, die noch da sind.
battle-holds = { $piece } ist in einem Kampf. { $back } beendet ihn.
