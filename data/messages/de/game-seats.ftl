### Plätze eines Spiels und Einstellungen des Gastgebers

seats-nobody-plays = { $side } spielt gerade niemand. `/game seats` zeigt, wer was spielt.
seats-several-play = { $side } wird von mehreren gespielt. Wähl mit `person:`, wen du meinst.
seats-which-side = Du spielst { $sides }. Wähl mit `side:` eine davon.
seats-ask = Möchtest du { $players } bitten, { $side } abzugeben?
seats-bot-choose = Wähl, wie stark der Bot spielt (jetzt { $level }), und dann seinen Platz.
seats-bot-asks = -# Die anderen werden zuerst gefragt.
seats-bot-all = Alle freien
seats-bot-no-seat = Es ist kein Platz frei.
settings-head = Einstellungen von { $title } (Gastgeber: { $host }):
settings-reminder = - Erinnerung: einmal, { $after } nach Beginn eines Zugs (`/game settings reminder:`). Mit `/me settings` kannst du sie für dich verzögern oder abschalten.
settings-reminder-off = - Erinnerung: aus (`/game settings reminder:`).
settings-posts-turn = - Posts: einer am Ende eines Zugs, oder sofort, wenn es nicht warten kann (`/game settings posts:`).
settings-posts-act = - Posts: einer nach jeder Aktion (`/game settings posts:`).
settings-language = - Sprache: Posts hier sind auf { $language } (`/game settings language:`). Was nur du liest, ist in deiner Sprache.
settings-clock = - Uhr: { $limit } (`/game settings turn:` oder `bank:`; alle Seiten müssen zustimmen).
settings-open = - Plätze: offen bis { $until } (`/game settings open:`).
settings-one-clock = Nimm entweder `turn:`, eine Zeit für jeden Zug, oder `bank:`, eine Zeit für alle Züge einer Seite.
settings-clock-alone = Nimm `turn:` oder `bank:` ohne andere Optionen, denn einer Uhr müssen die anderen zustimmen.
settings-no-language = Diese Sprache spreche ich noch nicht. Wähl für `language:` eine von diesen: { $languages }.
settings-no-posts = Nimm `posts: turn` für einen Post pro Zug, oder `posts: act` für einen Post nach jeder Aktion.

## A player's own words

share-bad = Dein Text muss aus 1 bis { $longest } sichtbaren Zeichen bestehen, ohne Leerzeichen am Anfang oder Ende. Tippe einen anderen, oder lass `share:` weg, dann nehme ich etwas aus deinem Befehl.
share-left-out = Dein Text ist nicht eingeflossen: Das geht pro Person höchstens { $most }-mal. Müssen andere deinem Platz zustimmen, zählt stattdessen ihr Knopfdruck.
share-no-side = `share:` geht nur mit einer Seite. Füge `side:` hinzu, oder lass `share:` weg.
share-closed = Das Spiel hat begonnen, darum kannst du keinen Text mehr hinzufügen. Lass `share:` weg.

## A form

when-title = Wann kannst du spielen?
when-label = Zum Beispiel: abends ab 20 Uhr (leer: löschen)
