### Modifiers: lists, explanations of values, and refusals.

modifiers-none = Es sind keine Modifikatoren im Spiel.
modifiers-head = In der Reihenfolge, in der sie wirken:
modifiers-item = { $number }\. { $modifier }
modifiers-line = { $modifier }: { $effect }
modifiers-line-author = { $modifier } ({ $order }): { $effect }
modifiers-name = { $modifier }
modifiers-name-of = { $modifier } von { $source }
modifiers-name-by = { $modifier } durch { $source }

## Effects: verb phrases after the modifier's name

effect-grants = verleiht { $modifier }
effect-may = ändert, was erlaubt ist
effect-modifiers = ändert andere Modifikatoren
effect-opens-way = öffnet den Weg zwischen { $first } und { $second }
effect-opens-some = öffnet manche Wege
effect-opens-ways = öffnet Wege
effect-closes-way = sperrt den Weg zwischen { $first } und { $second }
effect-closes-some = sperrt manche Wege
effect-closes-ways = sperrt Wege
effect-changes = ändert { $property }
effect-raises = erhöht { $property } um { $amount }
effect-lowers = senkt { $property } um { $amount }
effect-multiplies = multipliziert { $property } mit { $amount }
effect-divides = teilt { $property } durch { $amount }
effect-at-most = hält { $property } bei höchstens { $amount }
effect-at-least = hält { $property } bei mindestens { $amount }
effect-some-pieces = { $effect }, für manche Figuren
effect-some-cells = { $effect }, auf manchen Feldern
effect-some-sides = { $effect }, für manche Seiten
effect-some-cases = { $effect }, in manchen Fällen
effect-for-turns = { $count ->
    [1] { $effect }, für einen Zug
   *[other] { $effect }, für { $count } Züge
  }
effect-for-goes = { $count ->
    [1] { $effect }, für den Zug einer Seite
   *[other] { $effect }, für { $count } Züge (der Zug jeder Seite zählt)
  }

## Limits that modifiers change

limit-hand =
    .all = das Handlimit aller
    .some = das Handlimit
limit-draw =
    .all = das Ziehlimit aller
    .some = das Ziehlimit
limit-army =
    .all = das Armeelimit aller
    .some = das Armeelimit
limit-objectives =
    .all = das Aufgabenlimit aller
    .some = das Aufgabenlimit
limit-claims =
    .all = das Wertungslimit aller
    .some = das Wertungslimit
limit-own =
    .all = das Limit „{ $limit }“ aller
    .some = das Limit „{ $limit }“

## Effects in a module's own terms

effect-grants-at = verleiht { $modifier } ({ $precedence })
effect-at-cells = { $change } { $cells }
effect-of = für jedes { $kind }
effect-in = in { $scope }
effect-if = wenn { $match }
effect-while = solange { $when }

## Values and how they come about

value-blank = leer
explain-value-base = { $value } (Grundwert { $base })
explain-head = { $property } von { $subject }: { $value }
explain-base = Grundwert: { $base }
explain-more = { $count ->
    [one] Und { $count } weiterer, der nichts geändert hat.
   *[other] Und { $count } weitere, die nichts geändert haben.
  }
explain-unseen = Etwas, das dir verborgen ist, ändert den Wert auch noch. Der Wert selbst ist nicht geheim.
explain-none = Kein Modifikator ändert den Wert.
explain-result = Ergebnis: { $value }
explain-effects = Gesetzt durch Effekte des Moduls: { $effects }.
explain-step = - { $parts }: { $outcome }
explain-step-author = { $precedence }: { $parts }: { $outcome }
explain-read = { $property } { $value }
explain-with = mit { $values }
explain-saw = anhand von { $values }
explain-at-most = höchstens { $amount }
explain-at-least = mindestens { $amount }
explain-applied = wirkt, ergibt { $value }
explain-applied-exact = wirkt, ergibt { $exact }, gerundet { $value }
explain-inert = kann diesen Wert nicht ändern
explain-disabled = von einem früheren abgeschaltet
explain-out-of-reach = reicht nicht so weit
explain-not-granted = hier nicht verliehen
explain-condition = Bedingung nicht erfüllt
explain-no-match = trifft nicht zu
explain-nothing-near = in der Nähe fehlt, was er braucht
explain-of-source = { $property } seiner Quelle
explain-of-target = { $property } seines Ziels
explain-of-from = { $property } am Anfang des Schritts
explain-of-to = { $property } am Ende des Schritts

## Reports

modifiers-begins = { $modifier } wirkt jetzt: { $effect }.
modifiers-begins-of = { $modifier } von { $bearers } wirkt jetzt: { $effect }.
modifiers-ends = { $modifier } wirkt nicht mehr (bisher: { $effect }).
modifiers-ends-of = { $modifier } von { $bearers } wirkt nicht mehr (bisher: { $effect }).

## After a player's name

modifiers-adds = bringt den Modifikator { $modifier } ins Spiel
modifiers-adds-doing = bringt den Modifikator { $modifier } ins Spiel: { $effect }
modifiers-removes = nimmt den Modifikator { $modifier } aus dem Spiel
modifiers-removes-doing = nimmt den Modifikator { $modifier } aus dem Spiel: { $effect }
modifiers-orders = ordnet Modifikatoren: { $modifiers }

## Refusals

modifiers-forbids = { $modifier } verbietet das. { $list } zeigt die Modifikatoren im Spiel.
modifiers-gone = Dieser Modifikator ist nicht mehr im Spiel. { $list } zeigt die, die es noch sind.
modifiers-stays = { $modifier } kommt aus dem Modul und bleibt so lange wie seine Quelle. Wähl einen Modifikator, der im Lauf des Spiels dazukam.
modifiers-in-order = { $modifiers } wirken schon in dieser Reihenfolge.
modifiers-no-tie = Nur Modifikatoren mit gleichem Rang können die Plätze tauschen, und nicht alle davon haben Rang { $precedence }. { $list } zeigt sie.
modifiers-too-many = Ein Spiel kann höchstens { $most } Modifikatoren haben. { $remove } entfernt einen.

## Faults in a modifier that was typed

modifiers-fault-expression = In dieser Bedingung ist bei Zeichen { $at } ein Fehler.
modifiers-fault-change = Diese Änderung kann ich bei Zeichen { $at } nicht lesen.
modifiers-fault-scope = Diese Reichweite gibt es nicht.
modifiers-fault-kind = Von dieser Art lässt sich nichts ändern.
modifiers-fault-fixed = Diese Eigenschaft lässt sich so nicht ändern.
modifiers-fault-precedence = Diesen Rang gibt es nicht.
modifiers-fault-grants = Ein verliehener Modifikator kann keinen weiteren verleihen.
modifiers-fault-cells = Diese Felder gehen hier nicht.
modifiers-fault-fraction = Ein Limit muss eine ganze Zahl sein.
modifiers-fault-twice = Ein Modifikator kann jede Eigenschaft nur einmal ändern.
modifiers-fault-links = Ein Modifikator, der Felder verbindet, kann sonst nichts tun.
modifiers-fault-counter = Das ist der Wert eines Zählers. Ändere stattdessen den Zähler.
modifiers-fault-found = Da steht: { $found }.
modifiers-fault-use-match = Schreib so etwas wie `Type = Gold && Value > 3`.
modifiers-fault-use = Nimm { $expected }.
