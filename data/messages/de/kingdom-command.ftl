### Der Befehl /kingdom. Discord zeigt höchstens 100 Zeichen einer Beschreibung.

kingdom-command = Ein Königreich für Dominion ziehen: zehn Stapel und was dazugehört
kingdom-option-require = Was dabei sein muss und, nach einem /, was nicht: Moat, 3 Attack, 1 Village, All / Curser
kingdom-option-ban = Rollen, Typen, Kosten oder Karten, die nicht vorkommen dürfen, durch Kommas getrennt
kingdom-option-sets = Aus welchen Sets: base2 sea2; all -promo lässt eines weg
kingdom-option-strict = Nur diese Sets (Standard: true); bei false dürfen Vorgaben auch andere nutzen
kingdom-option-include = Karten, die dabei sein müssen, mit Kommas; eine ganze kopierte Liste wird genau so gezeigt
kingdom-option-exclude = Karten, die nicht dabei sein dürfen, durch Kommas getrennt
kingdom-option-potions = Wie viele Trankkarten (Standard: 3-5 oder keine)
kingdom-option-moat = Ein Moat, wenn es einen Angriff gibt (Standard: false)
kingdom-option-reaction = Eine Reaktion, wenn es einen Angriff gibt (Standard: false)
kingdom-option-overlap = Darf eine Karte zwei Vorgaben erfüllen? (Standard: ja)
kingdom-overlap-allow = eine Karte darf zwei Vorgaben erfüllen
kingdom-overlap-distinct = für jede Vorgabe eine eigene Karte
kingdom-option-bane = Darf der Bannstapel der Young Witch eine Vorgabe erfüllen? (Standard: nein)
kingdom-bane-apart = nur die zehn Stapel erfüllen Vorgaben
kingdom-bane-may = auch der Bannstapel darf eine erfüllen
kingdom-option-draw = Wie gezogen wird (Standard: natural)
kingdom-draw-natural = natural: Angriffe und Tränke so oft wie ohne Vorgaben
kingdom-draw-uniform = uniform: jedes gültige Königreich gleich wahrscheinlich
kingdom-draw-classic = classic: eine Vorgabe nach der anderen, wie von Hand
kingdom-option-code = Das Königreich dieses Codes noch einmal zeigen
kingdom-option-sort = Wie sortiert wird (Standard: nach Kosten)
kingdom-sort-cost = nach Kosten
kingdom-sort-set = nach Set
kingdom-sort-name = nach Namen
kingdom-option-landscapes = Events, Landmarks, Projects, Ways, Traits: höchstens so viele (Standard: 2), oder genau welche
kingdom-option-colony = Colony und Platinum (Standard: je mehr Karten aus Prosperity, desto wahrscheinlicher)
kingdom-option-shelters = Shelters (Standard: je mehr Karten aus Dark Ages, desto wahrscheinlicher)
kingdom-option-players = Die Anzahl der Spieler, für die Liste der Karten aus der Schachtel
kingdom-option-fresh = Ohne die Karten der letzten N hier gespielten Königreiche (die mit Gespielt eingetragenen)
kingdom-option-repeats = Mit fresh: Dürfen manche dieser Karten wiederkommen? (Standard: so wenige wie möglich)
kingdom-repeats-few = so wenige wie möglich
kingdom-repeats-none = gar keine
kingdom-option-unseen = Karten bevorzugen, die hier lange nicht gespielt wurden (Standard: false)
kingdom-option-again = Eine der letzten Anfragen hier wiederholen
kingdom-note-role = Rolle
kingdom-note-type = Typ
kingdom-note-cost = in Münzen
kingdom-note-random = zufällig gezogen
kingdom-note-half = fünf Stapel eines Sets
kingdom-note-every = jede Schachtel
kingdom-note-newest = { $set }, die neueste Auflage
kingdom-note-landscape = { $kind }, { $set }
kingdom-potions-3-5 = 3-5: keine, oder drei bis fünf
kingdom-potions-need-3-5 = need 3-5: immer drei bis fünf
kingdom-potions-2-4 = 2-4: keine, oder zwei bis vier
kingdom-landscapes-2 = 2: bis zu zwei, wie im Regelheft
kingdom-landscapes-4 = 4: bis zu vier
kingdom-colony-share = share: je mehr Karten aus Prosperity, desto wahrscheinlicher
kingdom-shelters-share = share: je mehr Karten aus Dark Ages, desto wahrscheinlicher
kingdom-chance-yes = yes: ja
kingdom-chance-no = no: nein
kingdom-with-locked = mit festgehaltenen Stapeln
kingdom-with-locked-across = mit festgehaltenen Querkarten
kingdom-bad-share = Bei `colony:` und `shelters:` geht `share`, `yes`, `no` oder eine Wahrscheinlichkeit wie `25%`.
kingdom-bad-marks = Die Boons des Druid, der Stapel des Black Market, die Stapel eines Obelisk oder Trait und die zweiten zehn Stapel von Divine Wind brauchen ein vollständiges Königreich. Nenne alle zehn Stapel, und nutze außer `sort:` und `players:` keine Optionen.
kingdom-bad-brackets = Eine Liste mit Klammern gehört in `include:`.
kingdom-bad-repeats = `repeats:` geht nur mit `fresh:`. Gib auch an, um wie viele Königreiche es geht, etwa `fresh:3`.
kingdom-bad-potions = Bei `potions:` geht `any`, `none`, `3-5` (oder gar keine) oder `need 3-5`, mit Zahlen von 1 bis 10.
kingdom-bad-landscapes = Bei `landscapes:` geht eine Höchstzahl wie `2` oder genaue Arten wie `1 event, 1 way`. Es gibt Events, Landmarks, Projects, Ways und Traits.
kingdom-bad-no-sets = So bleibt kein Set übrig, aus dem ich ziehen könnte.
kingdom-bad-again = Wähl für `again:` eine der Anfragen, die ich anbiete: Das sind die letzten hier.
kingdom-bad-banned = { $count ->
    [one] { $names } ist hier verbannt. `/house unban` nimmt das zurück.
   *[other] { $names } sind hier verbannt. `/house unban` nimmt das zurück.
}
kingdom-label-again = Neu ziehen
kingdom-label-replace = Ersetzen
kingdom-label-wish = Nach Wunsch
kingdom-label-lock = Festhalten
kingdom-label-copy = Kopieren
kingdom-label-played = Gespielt
kingdom-label-later = Zweite zehn
kingdom-label-pile = Welcher Stapel?
kingdom-label-piles = Welche Stapel?
kingdom-label-keep-none = Keine behalten
kingdom-label-another-wish = Anderer Wunsch
kingdom-label-winner = Wer gewann?
kingdom-label-take-back = Zurücknehmen
kingdom-set-up = [Aufbau zum Drucken]({ $page })
kingdom-boxes-unknown = Wähl unten eure Sets, dann ziehe ich daraus.
kingdom-by-code = Das ist das Königreich zu diesem Code, wie es gezogen wurde. Neben `code:` wirken nur `sort:` und `players:`.
kingdom-as-listed = Das ist deine Liste.
kingdom-as-listed-open = Das ist deine Liste. Was sie offenließ, habe ich gezogen.
kingdom-part-bane = Bannstapel
kingdom-part-ruins = Ruinen
kingdom-part-boons = Gaben
kingdom-part-druid = Gaben des Druid
kingdom-part-deck = Stapel des Black Market
kingdom-none-played = Ich kenne kein Königreich, das hier gespielt wurde. Drück nach dem Spiel **Gespielt** unter dem Königreich.
kingdom-few-played = { $count ->
    [one] Ich kenne nur { $count } Königreich, das hier gespielt wurde.
   *[other] Ich kenne nur { $count } Königreiche, die hier gespielt wurden.
}
kingdom-nothing-again = { $last ->
    [one] Keine seiner Karten war im zuletzt gespielten Königreich.
   *[other] Keine seiner Karten war in den { $last } zuletzt gespielten Königreichen.
}
kingdom-again-fewest = { $last ->
    [one] Schon im zuletzt gespielten Königreich waren: { $cards }. Weniger geht mit deinen anderen Vorgaben nicht.
   *[other] Schon in den { $last } zuletzt gespielten Königreichen waren: { $cards }. Weniger geht mit deinen anderen Vorgaben nicht.
}
kingdom-again-few = { $last ->
    [one] Schon im zuletzt gespielten Königreich waren: { $cards }. Ein Königreich mit weniger habe ich nicht gefunden.
   *[other] Schon in den { $last } zuletzt gespielten Königreichen waren: { $cards }. Ein Königreich mit weniger habe ich nicht gefunden.
}
kingdom-unseen-first = Karten, die ihr lange nicht gesehen habt, kommen eher.
kingdom-gave-way = Auf diese üblichen Vorgaben musste ich verzichten: { $wishes }.
kingdom-replaced = Deine Vorgaben ersetzen die üblichen: { $wishes }.
kingdom-left-out = Das habe ich weggelassen, weil es nicht im Königreich sein kann: { $names }.
kingdom-too-small = { $count ->
    [one] Die gewählten Sets sind zu klein: { $count } Stapel kommt aus anderen.
   *[other] Die gewählten Sets sind zu klein: { $count } Stapel kommen aus anderen.
}
kingdom-passed = Ich weiß nicht mehr, was für dieses Königreich gewünscht war. Mit `/kingdom` ziehst du ein neues.
kingdom-unknown-game = Dieses Spiel steht nicht mehr in der Liste der hier gespielten (`/house played`).
kingdom-ask-replace = Was soll ersetzt werden? Etwas anderes kommt an seine Stelle, und der Rest bleibt.
kingdom-ask-wish = Was soll ersetzt werden? Tippe dann, was du stattdessen willst: `another village`, `any at 5`, `no attack` oder eine Karte.
kingdom-ask-lock = Was bleibt? Den Rest ziehe ich neu.
kingdom-wish-title = Ersetzen: { $part }
kingdom-wish-label = Was soll stattdessen dabei sein?
kingdom-wish-hint = another village; any at 5; no attack
kingdom-winner-hint = Ann, oder Ann und Bob
kingdom-draws-again = { $who } zieht neu.
kingdom-draws-later = { $who } zieht die zweiten zehn Stapel für Divine Wind.
kingdom-replaces = { $who } ersetzt { $part }.
kingdom-replaces-wish = { $who } ersetzt { $part } nach Wunsch: { $wish }.
kingdom-keeps = { $who } behält { $parts }.
kingdom-keeps-none = { $who } behält nichts.
kingdom-has-boxes = { $who } sagt, dass ihr diese Sets hier habt: { $boxes }.
kingdom-boxes-change = Mit `/house boxes` lässt sich das ändern.
kingdom-copied =
    Füg diese Namen bei `/kingdom include:` ein, um das Königreich wieder zu zeigen:
    ```
    { $names }
    ```
    Oder füg diesen Code bei `/kingdom code:` ein:
    ```
    { $code }
    ```
kingdom-counts-already = Dieses Spiel ist schon gezählt.
kingdom-played-here = { $count ->
    [one] { $who } trägt das Königreich `{ $code }` als hier gespielt ein. Es ist das erste, das ich kenne: `/kingdom fresh:{ $fresh }` lässt seine Karten weg, `/house played` zeigt es.
   *[other] { $who } trägt das Königreich `{ $code }` als hier gespielt ein. Ich kenne { $count } hier gespielte Königreiche: `/kingdom fresh:{ $fresh }` lässt die Karten der letzten { $fresh } weg, `/house played` zeigt alle.
}
kingdom-unplayed = { $who } zählt das Königreich `{ $code }` nicht mehr als hier gespielt.
kingdom-won-nobody = { $who } entfernt den Sieger beim Königreich `{ $code }`.
kingdom-won = { $who } gibt an, wer mit dem Königreich `{ $code }` gewonnen hat: { $winner }.
