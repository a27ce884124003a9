### Der Befehl /kingdom. Discord zeigt höchstens 100 Zeichen einer Beschreibung.

kingdom-command = Ein Königreich für Dominion ziehen: zehn Stapel und was dazugehört
kingdom-option-require = Was darin sein muss, nach einem / was nicht: Moat, 3 Attack, 1 Village, All / Curser
kingdom-option-ban = Rollen, Arten, Kosten oder Karten, die nicht darin sein dürfen, durch Kommas getrennt
kingdom-option-sets = Aus welchen Sets: base2 sea2; all -promo lässt eines weg
kingdom-option-strict = Nie etwas aus anderen Sets (true); false: was du verlangst, darf aus anderen kommen
kingdom-option-include = Karten, die darin sein müssen, mit Kommas; eine ganze Liste, wie Kopieren, wird gezeigt
kingdom-option-exclude = Karten, die nicht darin sein dürfen, durch Kommas getrennt
kingdom-option-potions = Wie viele Trankkarten (3-5, oder gar keine)
kingdom-option-moat = Ein Moat, wenn es einen Angriff gibt (false)
kingdom-option-reaction = Eine Reaktion, wenn es einen Angriff gibt (false)
kingdom-option-overlap = Darf eine Karte zwei Forderungen erfüllen? (ja)
kingdom-overlap-allow = eine Karte darf zwei Forderungen erfüllen
kingdom-overlap-distinct = für jede Forderung eine eigene Karte
kingdom-option-bane = Darf der Bannstapel der Young Witch eine Forderung erfüllen? (nein)
kingdom-bane-apart = nur die zehn erfüllen Forderungen
kingdom-bane-may = der Bannstapel darf eine erfüllen
kingdom-option-draw = Wie gezogen wird (natural)
kingdom-draw-natural = natural: Angriffe und Tränke so oft wie ohne Regeln
kingdom-draw-uniform = uniform: jedes gültige Königreich gleich wahrscheinlich
kingdom-draw-classic = classic: Forderung nach Forderung, wie von Hand
kingdom-option-code = Das Königreich dieses Codes noch einmal zeigen
kingdom-option-sort = Wie sortiert wird (nach Kosten)
kingdom-sort-cost = nach Kosten
kingdom-sort-set = nach Set
kingdom-sort-name = nach Namen
kingdom-option-landscapes = Events, Landmarks, Projects, Ways, Traits: wie viele höchstens (2), oder genau welche
kingdom-option-colony = Colony und Platinum (nach dem Anteil von Prosperity)
kingdom-option-shelters = Shelters (nach dem Anteil von Dark Ages)
kingdom-option-players = Die Anzahl der Spieler, für die Liste der Karten aus der Schachtel
kingdom-option-fresh = Ohne die Karten so vieler zuletzt hier gespielter Königreiche (drücke Gespielt darunter)
kingdom-option-repeats = Mit fresh: Dürfen manche dieser Karten wiederkommen? (so wenige wie möglich)
kingdom-repeats-few = so wenige wie möglich
kingdom-repeats-none = gar keine
kingdom-option-unseen = Karten, die hier am längsten nicht gespielt wurden, kommen zuerst (false)
kingdom-option-again = Eine der letzten Anfragen hier
kingdom-note-role = Rolle
kingdom-note-type = Art
kingdom-note-cost = in Münzen
kingdom-note-random = zufällig gezogen
kingdom-note-half = fünf Stapel eines Sets
kingdom-note-every = jede Schachtel
kingdom-note-newest = { $set }, die neueste Ausgabe
kingdom-note-landscape = { $kind }, { $set }
kingdom-potions-3-5 = 3-5: keine, oder drei bis fünf
kingdom-potions-need-3-5 = need 3-5: sicher drei bis fünf
kingdom-potions-2-4 = 2-4: keine, oder zwei bis vier
kingdom-landscapes-2 = 2: bis zu zwei, wie das Regelheft sie austeilt
kingdom-landscapes-4 = 4: bis zu vier
kingdom-colony-share = share: nach dem Anteil von Prosperity
kingdom-shelters-share = share: nach dem Anteil von Dark Ages
kingdom-chance-yes = yes: ja
kingdom-chance-no = no: nein
kingdom-with-locked = mit festgehaltenen Stapeln
kingdom-with-locked-across = mit festgehaltenen Querkarten
kingdom-bad-share = `colony:` und `shelters:` nehmen `share`, `yes`, `no` oder eine Wahrscheinlichkeit wie `25%`.
kingdom-bad-marks = Die Gaben des Druid, der Stapel des Black Market, die Stapel eines Obelisk oder Trait und die zweiten zehn von Divine Wind gehören zu einem ganzen Königreich. Nenne alle zehn Stapel, und nimm außer `sort:` und `players:` keine Optionen.
kingdom-bad-brackets = Eine Liste mit Klammern gehört in `include:`.
kingdom-bad-repeats = `repeats:` gehört zu `fresh:`. Gib auch an, um wie viele Königreiche es geht: `fresh:3`.
kingdom-bad-potions = `potions:` nimmt `any`, `none`, `3-5` (oder gar keine) oder `need 3-5`, mit Zahlen von 1 bis 10.
kingdom-bad-landscapes = `landscapes:` nimmt eine Höchstzahl wie `2` oder genaue Arten wie `1 event, 1 way`: Events, Landmarks, Projects, Ways, Traits.
kingdom-bad-no-sets = So bleibt kein Set übrig, aus dem ich ziehen kann.
kingdom-bad-again = Wähle für `again:` eine der Anfragen, die ich anbiete: Das sind die letzten hier.
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
kingdom-set-up = [Aufbau, zum Drucken]({ $page })
kingdom-boxes-unknown = Wähle unten eure Sets, dann ziehe ich daraus.
kingdom-by-code = Das ist das Königreich zu diesem Code, wie es gezogen wurde. Neben `code:` wirken nur `sort:` und `players:`.
kingdom-as-listed = Wie aufgezählt.
kingdom-as-listed-open = Wie aufgezählt. Was die Liste offenließ, habe ich gezogen.
kingdom-part-bane = der Bannstapel
kingdom-part-ruins = Ruinen
kingdom-part-boons = Gaben
kingdom-part-druid = für den Druid
kingdom-part-deck = Stapel des Black Market
kingdom-none-played = Ich weiß von keinem Königreich, das hier gespielt wurde. Drücke nach dem Spiel **Gespielt** unter dem Königreich.
kingdom-few-played = { $count ->
    [one] Ich weiß nur von { $count } Königreich, das hier gespielt wurde.
   *[other] Ich weiß nur von { $count } Königreichen, die hier gespielt wurden.
}
kingdom-nothing-again = { $last ->
    [one] Keine seiner Karten war im zuletzt gespielten Königreich.
   *[other] Keine seiner Karten war in den { $last } zuletzt gespielten Königreichen.
}
kingdom-again-fewest = { $last ->
    [one] Aus dem zuletzt gespielten Königreich kommen wieder: { $cards }. Weniger geht mit deinen anderen Forderungen nicht.
   *[other] Aus den { $last } zuletzt gespielten Königreichen kommen wieder: { $cards }. Weniger geht mit deinen anderen Forderungen nicht.
}
kingdom-again-few = { $last ->
    [one] Aus dem zuletzt gespielten Königreich kommen wieder: { $cards }. Ich fand kein Königreich mit weniger.
   *[other] Aus den { $last } zuletzt gespielten Königreichen kommen wieder: { $cards }. Ich fand kein Königreich mit weniger.
}
kingdom-unseen-first = Karten, die ihr am längsten nicht gesehen habt, kommen eher.
kingdom-gave-way = Darauf musste ich verzichten: { $wishes }.
kingdom-replaced = Deine Forderungen ersetzen die üblichen: { $wishes }.
kingdom-left-out = Weggelassen habe ich, was dort nicht sein kann: { $names }.
kingdom-too-small = { $count ->
    [one] Die gewählten Sets sind zu klein: { $count } Stapel kommt aus anderen.
   *[other] Die gewählten Sets sind zu klein: { $count } Stapel kommen aus anderen.
}
kingdom-passed = Die Anfrage zu diesem Königreich kenne ich nicht mehr. `/kingdom` zieht ein neues.
kingdom-unknown-game = Dieses Spiel ist nicht mehr unter denen, die hier gespielt wurden. `/house played` zählt sie auf.
kingdom-ask-replace = Was soll gehen? Etwas anderes tritt an seine Stelle, und der Rest bleibt.
kingdom-ask-wish = Was soll gehen? Dann sage, was stattdessen kommen soll: `another village`, `any at 5`, `no attack` oder eine Karte.
kingdom-ask-lock = Was bleibt? Den Rest ziehe ich neu.
kingdom-wish-title = Statt { $part }
kingdom-wish-label = Was soll kommen?
kingdom-wish-hint = another village; any at 5; no attack
kingdom-winner-hint = Ann, oder Ann und Bob
kingdom-draws-again = { $who } zieht neu.
kingdom-draws-later = { $who } zieht die zweiten zehn für Divine Wind.
kingdom-replaces = { $who } ersetzt { $part }.
kingdom-replaces-wish = { $who } ersetzt { $part } nach Wunsch: { $wish }.
kingdom-keeps = { $who } behält { $parts }.
kingdom-keeps-none = { $who } behält keine.
kingdom-has-boxes = { $who } sagt, dass diese Sets da sind: { $boxes }.
kingdom-boxes-change = `/house boxes` ändert das.
kingdom-copied =
    Die Namen, die auch `/kingdom include:` wieder zeigt:
    ```
    { $names }
    ```
    Der Code, den `/kingdom code:` wieder zeigt:
    ```
    { $code }
    ```
kingdom-counts-already = Dieses Spiel zählt schon, einmal.
kingdom-played-here = { $count ->
    [one] { $who } trägt das Königreich `{ $code }` als hier gespielt ein. Es ist das erste, von dem ich weiß: `/kingdom fresh:{ $fresh }` hält seine Karten heraus, `/house played` nennt es.
   *[other] { $who } trägt das Königreich `{ $code }` als hier gespielt ein. Ich weiß von { $count } hier gespielten Königreichen: `/kingdom fresh:{ $fresh }` hält Karten der letzten heraus, `/house played` zählt alle auf.
}
kingdom-unplayed = { $who } nimmt zurück, dass das Königreich `{ $code }` hier gespielt wurde.
kingdom-won-nobody = { $who } nimmt den Sieger im Königreich `{ $code }` zurück.
kingdom-won = { $who } sagt, wer im Königreich `{ $code }` gewonnen hat: { $winner }.
