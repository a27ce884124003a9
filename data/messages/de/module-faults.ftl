### Jeder Fehler ist eine Zeile, darum beginnt kein Text groß (außer mit einem Nomen) und keiner endet mit einem Punkt.
### Wörter aus Moduldateien bleiben englisch: Schlüssel wie setup, Werte wie true, Notationen wie fmW.

fault-line = Zeile { $line }, Spalte { $column }: { $wrong }; erwartet: { $expected }
fault-line-path = Zeile { $line }, Spalte { $column }, { $path }: { $wrong }; erwartet: { $expected }
fault-also-on = { $count ->
    [one] { $fault } (auch in Zeile { $lines })
   *[other] { $fault } (auch in den Zeilen { $lines })
  }
fault-more-lines = { $count } weiteren

## Was falsch ist: die Datei

fault-too-large = die Datei ist zu groß
fault-too-deep = Listen und Zuordnungen sind zu tief verschachtelt
fault-more-faults = { $count ->
    [one] es gibt { $count } weiteren Fehler
   *[other] es gibt { $count } weitere Fehler
  }
fault-unclosed = die Klammer `{ $sign }` hier wird nie geschlossen
fault-no-yaml = das ist kein YAML: { $message }
fault-second-document = hier beginnt ein zweites Dokument
fault-directive = die Datei hat eine %YAML-Direktive
fault-holds-too-much = die Datei ist zu groß: Jeder Alias zählt jedes Mal, wenn er benutzt wird
fault-repeats-too-much = *{ $name } wird zu oft wiederholt
fault-tag = YAML liest { $tag } als Tag, und Tags bedeuten hier nichts
fault-no-anchor = davor gibt es kein &{ $name }
fault-cut = das # schneidet den Wert ab, weil damit ein Kommentar beginnt
fault-braces = YAML liest { $written } in geschweiften Klammern als Zuordnung
fault-doubtful-key = YAML liest den Schlüssel { $written } vielleicht nicht als Text
fault-no-text-key = dieser Schlüssel ist kein Text
fault-key-twice = der Schlüssel { $key } steht hier zweimal
fault-unusable-name = { $name } eignet sich nicht als Name

## Was falsch ist: Schlüssel und Werte

fault-lacks = { $key } fehlt
fault-no-key = { $key } ist hier kein gültiger Schlüssel
fault-no-name = { $name } ist kein gültiger Name
fault-doubtful = { $or ->
    [flag] { $written } kann als Text oder als true oder false gelesen werden
   *[number-or-date] { $written } kann als Text oder als Zahl oder Datum gelesen werden
  }
fault-nothing = hier steht nichts
value-kind = { $kind ->
    [text] ein Text
    [number] eine Zahl
    [flag] true oder false
    [list] eine Liste
   *[mapping] eine Zuordnung
  }
fault-other-to-yaml = { $written } ist für YAML { $kind }
fault-other-kind = das ist { $kind }
fault-unfit-kind = { $kind } passt hier nicht
fault-unfit-value = { $value } passt hier nicht
fault-linked-maps = die Felder liegen auf zwei Plänen, { $first } und { $second }, aber Verbindungen gibt es nur innerhalb eines Plans

## Was falsch ist: Namen

fault-no-such = { $kind ->
    [side] es gibt keine Seite { $name }
    [class] es gibt keine Klasse { $name }
    [map] es gibt keinen Plan { $name }
    [board] es gibt kein Brett { $name }
    [zone] es gibt keine Zone { $name }
    [region] es gibt keine Region { $name }
    [terrain] es gibt kein Gelände { $name }
    [edge-kind] es gibt keine Art von Kante { $name }
    [prototype] es gibt keinen Prototyp { $name }
    [layer] es gibt keine Ebene { $name }
    [level] es gibt keine Stufe { $name }
    [piece] es gibt keine Figur { $name }
    [mover] es gibt keine Klasse oder Figur { $name }
    [property] es gibt keine Eigenschaft { $name }
    [deck] es gibt keinen Stapel { $name }
    [sheet] es gibt keinen Bogen { $name }
    [counter] es gibt keinen Zähler { $name }
    [modifier] es gibt keinen Modifikator { $name }
    [action] es gibt keine Aktion { $name }
    [table] es gibt keine Tabelle { $name }
    [objective] es gibt keine Aufgabe { $name }
    [phase] es gibt keine Phase { $name }
    [place] es gibt keinen Ort { $name }
    [places] es gibt keinen Ort { $name }
    [cell] es gibt kein Feld { $name }
    [counted] es gibt nichts zu zählen, was { $name } heißt
    [battle-zone] es gibt keine Kampfzone { $name }
    [hidden] es gibt nichts Verborgenes, was { $name } heißt
    [labelled] es gibt keinen Schlüssel { $name }
    [turn-phase] es gibt keine Phase eines Zugs { $name }
   *[act] es gibt keine Handlung { $name }
  }
fault-no-property = { $of ->
    [piece] keine Figur hat eine Eigenschaft { $name }
    [cell] kein Feld hat eine Eigenschaft { $name }
    [zone] keine Zone hat eine Eigenschaft { $name }
    [map] kein Plan hat eine Eigenschaft { $name }
    [board] kein Brett hat eine Eigenschaft { $name }
    [deck] kein Stapel hat eine Eigenschaft { $name }
    [side] keine Seite hat eine Eigenschaft { $name }
    [game] das Spiel hat keine Eigenschaft { $name }
    [army] keine Armee hat eine Eigenschaft { $name }
    [counter] kein Zähler hat eine Eigenschaft { $name }
    [step] kein Schritt hat eine Eigenschaft { $name }
    [limit] keine Grenze hat eine Eigenschaft { $name }
    [may] es gibt keine Handlung und keine Eigenschaft { $name }
    [modifier] kein Modifikator hat eine Eigenschaft { $name }
   *[other] nichts hat eine Eigenschaft { $name }
  }
fault-modifier-waits-not = { $name } wirkt schon von selbst
fault-name-as-text = { $property } wird mit dem Text { $name } verglichen, nicht mit dem, was so heißt
fault-never-held = nichts hat { $property } mit dem Wert { $text }
fault-unread = die Eigenschaft { $name } wird nirgends gelesen
fault-formula-as-text = { $text } wird als Text gelesen, weil die Bedingung keine geschweiften Klammern hat
fault-compared-not-set = diese Formel vergleicht { $property }, hier wird aber der neue Wert gebraucht
fault-owns-nothing = { $name } hat keine Eigenschaften
fault-both-unknown = weder { $first } noch { $second } ist hier ein Name
fault-no-formula-here = { $text } ist eine Formel, hier muss aber der Name eines Ortes stehen
fault-no-match-here = { $text } ist eine Bedingung, hier muss aber ein Name stehen
fault-unread-value = nichts liest { $name }
fault-once = { $property } mit dem Wert { $text } kommt sonst nirgends vor
fault-same-name = etwas anderes hat schon den Namen { $name }
fault-kept-army-name = { $name } beginnt wie die Namen anderer Armeen
fault-map-name = auch einen Plan würde man als { $name } tippen
fault-no-base = der Bot hat kein Modul { $name }, auf dem man aufbauen kann
fault-no-place = es gibt keinen Ort { $name }
fault-several-places = { $name } kann mehr als ein Ort sein
fault-no-one-cell = es gibt nicht genau ein Feld { $name }
fault-no-one-zone = es gibt nicht genau eine Zone { $name }
fault-no-countable = es gibt keinen Plan, kein Brett, keine Zone und keinen Stapel { $name }
fault-given-property = { $name } setzt der Bot selbst
fault-no-property-name = { $name } kann nicht der Name einer Eigenschaft sein

## Was falsch ist: Züge, Enden, Aufstellung

fault-no-turns = dieses Spiel hat keine Züge
fault-ends-by-phases = wann ein Zug endet, bestimmen seine Phasen
fault-free-phases = ein Zug kann keine Phasen haben, wenn alle jederzeit handeln können
fault-ending-count = nur line, passes und few-left brauchen eine Zahl
fault-ending-of-all = wenn alle Seiten passen, kann dadurch keine gewinnen oder verlieren
fault-never-stuck = { $prototype } hat keine eigenen Züge und kann überallhin, also kann eine Seite damit immer ziehen
fault-stuck-at-start = { $side } hat am Anfang keine Figur und kann darum von Beginn an nicht ziehen
fault-no-passing = in diesem Spiel kann man nicht passen
fault-idle-phases = in diesen Phasen kann man nichts tun
fault-zone-apart = auf keinem Brett von { $map } gibt es die Zone { $zone } und auch die andere Zone
fault-so-many-sides = { $count ->
    [one] es gibt { $count } Seite
   *[other] es gibt { $count } Seiten
  }
fault-so-many-pieces = { $count ->
    [one] das ist { $count } Figur
   *[other] das sind { $count } Figuren
  }
fault-no-layer = { $prototype } hat keine Ebene { $name }
fault-not-so = { $as ->
    [layer] eine Formel wählt die Ebene von { $prototype }
    [facing] { $prototype } hat keine Blickrichtungen
    [covered] { $prototype } kann nicht verdeckt liegen
   *[unseen] { $prototype } ist immer zu sehen
  }
fault-crowded = auf { $cell } steht mehr als eine Figur
fault-seen-by-all = die Figuren auf diesem Plan sind für alle sichtbar
fault-second-terrain = { $cell } hat schon das Gelände { $terrain }
fault-not-adjacent = { $cell } liegt nicht neben { $before }
fault-no-cell = das Brett hat kein Feld { $name }

## Was falsch ist: Stapel, Zähler, Modifikatoren

fault-other-window = der Stapel liegt in einem Fenster von { $side }
fault-own-discards = ein Stapel kann nicht sein eigener Ablagestapel sein
fault-no-discards = ohne Ablagestapel gibt es nichts, was in den Stapel gemischt werden kann
fault-lies-open = offene Karten sind ohnehin für alle sichtbar
fault-same-property = { $first } und { $second } erzeugen beide die Eigenschaft { $property }
fault-viewer-property = { $property } hängt davon ab, wer hinsieht
fault-uncounted = kein Zähler kann { $text } erfassen, und Modifikatoren lesen nur Zahlen, die Zähler erfassen
fault-counter-changed = { $counter } ist ein Zähler, und `changed` ist für Eigenschaften von Figuren
fault-counter-circle = der Zähler hängt von sich selbst ab, direkt oder über andere

## Was falsch ist: Aktionen und Tabellen

fault-deeds-several = hier geschieht mehr als eine Sache
fault-deeds-none = hier geschieht nichts
fault-untried = { $word } lässt sich nicht vorher ausprobieren, und „check“ braucht das
fault-line-nothing = in dieser Zeile geschieht nichts
fault-line-words = in dieser Zeile geschieht mehr als eine Sache: { $words }
fault-overlaps = das ist nicht größer als { $value }, das davor steht
fault-left-out = für { $from } bis { $to } gibt es kein Ergebnis
fault-left-out-one = { $value } hätte kein Ergebnis
fault-so-many-results = { $count ->
    [one] diese Zeile hat { $count } Ergebnis
   *[other] diese Zeile hat { $count } Ergebnisse
  }
fault-no-odds = es gibt nichts zu runden: Die Spalten sind keine Verhältnisse
fault-no-columns = die Tabelle hat keine Spalten
fault-no-thing = nichts heißt hier { $name }

## Was falsch ist: Züge von Figuren, Bilder

fault-unit-moves = { $name } ist eine Einheit, und Einheiten ziehen nach Punkten oder frei
fault-no-forward = die Züge von { $name } hängen davon ab, wo vorn ist, und das ist bei dieser Seite nicht angegeben
fault-no-straight-lines = für diese Art zu schlagen braucht es gerade Linien, und diese Regionen haben keine
fault-no-lines = für einen slide braucht es gerade Linien, und diese Regionen haben keine
fault-no-direction = auf keinem Brett hat ein Feld einen Nachbarn in Richtung { $name }
fault-no-squares = diese Notation ist für Bretter aus Quadraten, und es gibt keines
fault-off-sheet = der Bogen { $name } endet bei Spalte { $columns } und Zeile { $rows }

## Was falsch ist: Ausdrücke

fault-outside-phase = Rang { $precedence } liegt nicht in der Phase { $phase }
fault-counter-number = { $found } ist ein Zähler, lässt sich also nicht wie eine Eigenschaft ändern
fault-misplaced = { $found } kann hier nicht stehen
fault-misplaced-end = das kann hier nicht enden
fault-misplaced-in-expression = { $found } kann hier in einem Ausdruck nicht stehen
fault-misplaced-end-in-expression = ein Ausdruck kann hier nicht enden
fault-other-domain = { $property } ist als { $domain } angegeben
fault-no-points = { $points } ist keine mögliche Zahl von Bewegungspunkten
fault-out-of-bounds = { $value } liegt außerhalb der Grenzen

## Was falsch ist: Geheimnisse

fault-hides-nothing = nichts namens { $name } verbirgt etwas
fault-undeclared = { $by } verrät { $readers } etwas über { $secrets }, und im Modul ist das nicht angegeben
fault-undeclared-turn = wer am Zug ist, verrät { $readers } etwas über { $secrets }, und im Modul ist das nicht angegeben
fault-tells-nothing = über { $names } erfährt niemand etwas Geheimes

## Was richtig wäre: die Datei

remedy-at-most-size = höchstens { $size } KB, und weniger Werte und Felder
remedy-at-most-levels = höchstens { $levels } Ebenen
remedy-mend-first = behebe zuerst diese Fehler
remedy-closing = ein `{ $sign }` hinter dem letzten Eintrag
remedy-yaml = { $code ->
    [BLOCK_AS_IMPLICIT_KEY] Anführungszeichen um einen Text mit Doppelpunkt und Leerzeichen
    [BAD_SCALAR_START] Anführungszeichen um den Text
    [BAD_ALIAS] Anführungszeichen um einen Text, der mit * beginnt
    [BAD_DIRECTIVE] keine Zeile, die mit % beginnt
    [TAB_AS_INDENT] Leerzeichen statt Tabulatoren am Anfang einer Zeile
    [UNEXPECTED_TOKEN] ein Wert, in Anführungszeichen, wenn er Zeichen enthält, die YAML etwas bedeuten
   *[other] YAML oder JSON in gültiger Form
  }
remedy-one-document = ein Modul pro Datei, ohne ein zweites ---
remedy-no-directive = keine Direktive: Das ist YAML 1.2
remedy-smaller = ein kleineres Modul
remedy-quote-value = Anführungszeichen um den ganzen Wert
remedy-quote-hash = Anführungszeichen um einen Wert mit # darin, oder ein Leerzeichen hinter dem #
remedy-quote-text = Anführungszeichen darum: "{ $written }"
remedy-quote-or-pair = Anführungszeichen darum: "{ $written }", oder key: value in den Klammern
remedy-each-key-once = jeder Schlüssel einmal
remedy-base = der Name eines mitgelieferten Moduls, das auf keinem anderen aufbaut, etwa chess
remedy-other-name = ein anderer Name
remedy-property-name = Wörter ohne Zeichen, die in Ausdrücken etwas bedeuten

## Was richtig wäre: Werte

remedy-form = ein Wert, der zum Modulschema passt
remedy-under-key = { $key }: { $remedy }
remedy-or-quoted = { $remedy }; als Text in Anführungszeichen: "{ $written }"
remedy-in-quotes = { $remedy }, in Anführungszeichen: "{ $written }"
remedy-whole-number = eine ganze Zahl
remedy-whole = eine ganze Zahl von { $from } bis { $to }
remedy-number = eine Zahl von { $from } bis { $to }
remedy-decimal = eine Zahl mit höchstens 6 Nachkommastellen, bis 1000000000
remedy-at-least = mindestens { $least }
remedy-most-entries = höchstens { $most } davon
remedy-one-at-least = { $of ->
    [region] mindestens eine Region
    [map] mindestens ein Plan
    [name] mindestens ein Name
    [place] mindestens ein Ort
    [piece] mindestens eine Figur
    [side] mindestens eine Seite
    [phase] mindestens eine Phase
    [line] mindestens eine Zeile
    [row] mindestens eine Zeile
   *[change] mindestens eine Änderung
  }
remedy-two-at-least = { $of ->
    [cell] mindestens zwei Felder
    [layer] mindestens zwei Ebenen
   *[region] mindestens zwei Regionen
  }
remedy-word = { $word }
remedy-line = ein Text in einer Zeile
remedy-short-line = ein Text in einer Zeile mit höchstens { $most } Zeichen
remedy-short-text = ein Text mit höchstens { $most } Zeichen
remedy-plain-text = ein Text ohne Steuerzeichen
remedy-sentence = ein Satz oder eine Zuordnung mit **other** und, wenn nötig, **one**, **count** und **hidden**
remedy-name = ein Name mit 1 bis { $most } Zeichen, darunter ein Buchstabe oder eine Ziffer, ohne $ (außer $side$ in einem Eintrag mit each: side), ohne Zeilenumbrüche und ohne Leerzeichen am Anfang oder Ende
remedy-place-label = ein Name mit 1 bis { $most } Zeichen, darunter ein Buchstabe oder eine Ziffer, ohne / und $ (außer $side$ in einem Eintrag mit each: side), ohne Zeilenumbrüche und ohne Leerzeichen am Anfang oder Ende
remedy-colour = eine Farbe als "#rrggbb", in Anführungszeichen
remedy-module-name = höchstens 32 Kleinbuchstaben, Ziffern und Bindestriche
remedy-sample-label = eine Beispielbezeichnung wie A1
remedy-first-number = eine ganze Zahl von 0 bis { $most }, oder zwei davon, eine für jede Hälfte einer Bezeichnung
remedy-cell-label = ein Feld des Bretts, oder ein Bereich wie B2:D4
remedy-cells = eine Anzahl Felder von { $from } bis { $to }
remedy-some-cells = eine Anzahl Felder über 0, höchstens { $most }
remedy-picture-file = der Name einer Datei in PNG, JPEG, WebP, GIF oder SVG, etwa map.png
remedy-picture = { remedy-picture-file }; oder eine Zuordnung mit file, x, y, width und height
remedy-art = { remedy-picture-file }; oder eine Zuordnung mit sheet und at
remedy-look = { remedy-art }; oder eine Zuordnung mit sides und others
remedy-sheet-part = Spalte und Zeile, oder Spalte, Zeile, und wie viele Spalten und Zeilen es einnimmt
remedy-on-sheet = eine Spalte von 1 bis { $columns } und eine Zeile von 1 bis { $rows }, mit Platz für alle Spalten und Zeilen, die es einnimmt
remedy-cost = eine Zahl von 0 bis { $most } mit höchstens 3 Nachkommastellen, oder closed
remedy-costs = eine Zahl von 0 bis { $most } mit höchstens 3 Nachkommastellen, oder closed; oder eine Zuordnung, die das für jede Klasse angibt
remedy-value = ein Text, eine Zahl, true oder false, oder eine Liste von Texten
remedy-dynamic-value = ein Text, eine Zahl, oder true oder false
remedy-property-value = ein Text, eine Zahl, true oder false, eine Liste von Texten, oder eine Zuordnung mit value, min und max
remedy-layer = ein Name, oder eine Zuordnung mit name, symbol und picture
remedy-moves = Betza-Notation, ein üblicher Name wie rook, oder eine Liste davon, auch mit Zuordnungen mit go und when
remedy-captures = displacement, custodial, jump, surrounded, flip, hit, intervene, manual oder none, oder eine Zuordnung, deren by eins davon oder line ist
remedy-ground-rule = eine Auswahl von Figuren, oder true oder false
remedy-repeat = {"{"} tie: eine Zahl {"}"}, oder {"{"} forbid: last {"}"} oder {"{"} forbid: any {"}"}
remedy-becomes-at = last-row, oder {"{"} zone: der Name einer Zone {"}"}
remedy-becomes-to = der Name eines Prototyps oder eine Liste von Namen
remedy-taken = all, oder eine ganze Zahl von 1 bis 100
remedy-layers = eine Liste von Ebenen, oder eine Zuordnung mit levels und follows
remedy-mask = true oder false, oder eine Zuordnung mit name und symbol
remedy-places = ein Ort wie Field C4, oder eine Liste von Orten
remedy-links = all, eine Liste von zwei Feldern eines Plans, oder eine Zuordnung mit from und to
remedy-near = eine Zuordnung mit of, scope, match, least und most, oder eine Liste solcher Zuordnungen
remedy-bearer = der Name eines Prototyps, oder eine Zuordnung mit piece, zone oder side
remedy-duration = turn, 3 turns, go oder 2 goes
remedy-formula = eine Zahl, oder eine Formel wie Price + 1
remedy-subject = eine Auswahl von Figuren, oder eine Zuordnung mit piece, cell oder side und on
remedy-choice = eine Auswahl von Figuren, oder eine Zuordnung mit piece, cell, side oder number: [from, to]
remedy-phase-bounds = der erste und der letzte Rang

## Was richtig wäre: Namen

remedy-any-of = { $names }
remedy-one-of = eines von: { $names }
remedy-one-of-more = eines von: { $names } ...
remedy-none-defined = etwas, das in der Datei definiert ist, aber dort ist nichts davon definiert
remedy-declared-property = eine Eigenschaft, die etwas hat, oder eine Zeile für diese unter properties
remedy-waits = ein Modifikator mit `waits: true`
remedy-dollars = ${ $name }$ für den Wert oder "{ $name }" in Anführungszeichen für den Text
remedy-text-in-quotes = Anführungszeichen darum, denn es ist keine Eigenschaft: "{ $text }"
remedy-in-braces = geschweifte Klammern und Anführungszeichen um alles: { $written }
remedy-value-alone = nur der Wert: { $formula }
remedy-property-alone = { $property } allein für das, was geprüft wird
remedy-each-cell = to: it, mit each: {"{"} cell: { $written } {"}"} in derselben Zeile
remedy-defined-here = etwas, das in der Datei definiert ist
remedy-own-name = ein Name, den sonst nichts hat
remedy-name-of-side = ein Name, den sonst nichts hat, oder ein Eintrag mit `each: side` und `name: $side$ { $name }`
remedy-place-name = ein Plan, oder ein Feld hinter dem Namen seines Plans oder Bretts
remedy-place-name-deck = ein Plan, oder ein Feld hinter dem Namen seines Plans oder Bretts; die Karten eines Stapels gehören unter seine pieces
remedy-cell-name = ein Feld, hinter dem Namen seines Plans oder Bretts, wenn es mehrere gibt
remedy-zone-name = der Name einer Zone, die nur ein Brett hat
remedy-battle-zone = eine Zone eines Bretts dieses Plans
remedy-range = von { $from } bis { $to }
remedy-range-up = { $least } oder mehr
remedy-range-down = { $most } oder weniger
remedy-at-most = höchstens { $most }

## Was richtig wäre: Züge von Figuren

remedy-no-unit-moves = unit oder moves, nicht beides
remedy-forward = forward: north, east, south oder west
remedy-straight-lines = displacement, surrounded, hit, manual oder none, ein Brett aus Quadraten oder Sechsecken, oder lines unter dem Gitter aus Regionen
remedy-lines-of-regions = step oder leap, oder lines unter dem Gitter der Regionen
remedy-directions-of-boards = forward, backward, sideways oder eine Richtung des Bretts (keine zwischen zwei Seiten eines Felds; Regionen haben keine Richtungen)
remedy-squares = ein Brett aus Quadraten, oder keine moves

## Was richtig wäre: Züge, Enden, Aufstellung

remedy-once-or-turns = once, oder turn auf der obersten Ebene der Datei
remedy-without-key = kein { $key }
remedy-apart-action = eine Aktion, die keine andere Phase hat
remedy-acts = act: in mindestens einer davon, mit den Handlungen der Phase, etwa {"{"} move: 1 {"}"}
remedy-ending-count = count: nur mit line, passes und few-left
remedy-moves-or-match = moves: unter dem Prototyp, oder match: für die Figuren, die in diesem Ende zählen
remedy-piece-of-side = eine Figur von { $side } unter setup, oder ein anderes Ende
remedy-turn-pass = pass: true in turn
remedy-pass = true, oder eine Auswahl der Seite in Anführungszeichen
remedy-amount = eine ganze Zahl von 0 bis { $most }, eine Formel wie 1 + Extra, oder any
remedy-prototype-says = { $key }: true unter seinem Prototyp
remedy-one-piece = eine Figur, oder occupied: stack auf diesem Plan
remedy-private-map = private: mit dem Namen einer Seite, oder kein publishes
remedy-one-terrain = ein Gelände für jedes Feld
remedy-adjacent-cell = ein Nachbarfeld des vorigen Felds
remedy-cells-of-map = zwei Felder von { $map }, auf einem seiner Bretter oder auf zweien
remedy-board-cell = ein Feld dieses Bretts, oder ein Bereich wie B2:D4
remedy-window-side = { $side } oder keine Seite
remedy-other-deck = der Name eines anderen Stapels
remedy-discards = discards: mit dem Namen eines anderen Stapels
remedy-face-down = faceDown: always, oder kein publishes

## Was richtig wäre: Aktionen, Tabellen, Zähler

remedy-one-word = eines davon in jeder Zeile: { $words }
remedy-points-or-keeper = points, oder der Name einer Wertung, die auf ihrer Karte liegt
remedy-keeper-on-card = eine Wertung, die (card { $card }) enthält
remedy-some-place = ein Plan, Brett, Stapel oder Feld, eine Zone, Hand, here, oder etwas Gewähltes
remedy-dice = Würfel wie 2d6
remedy-table-row = eine Liste: eine Zahl oder ein Bereich wie 3-4, und ein Ergebnis für jede Spalte
remedy-table-column = ein Verhältnis wie "3:1", oder eine Zahl oder ein Bereich wie 2-4
remedy-odds = ein Verhältnis wie "3:1", wie in den anderen Spalten
remedy-rising-odds = Verhältnisse vom niedrigsten zum höchsten, etwa "1:2", "1:1", "3:2"
remedy-range-from = eine Zahl oder ein Bereich, der mit { $from } beginnt
remedy-range-to = eine Zeile bis { $to }
remedy-so-many-results = { $count ->
    [one] { $count } Ergebnis hinter der Zahl oder dem Bereich, eines je Spalte
   *[other] { $count } Ergebnisse hinter der Zahl oder dem Bereich, eines je Spalte
  }
remedy-shared-property = eine Eigenschaft, die für alle gleich ist
remedy-kept-counts = count(ORT), count(ORT, BEDINGUNG) oder sum(ORT, BEDINGUNG, EIGENSCHAFT), mit einem Ort des Moduls oder game, ohne source und target
remedy-counter-condition = when: becomes-true mit einem match wie "${ $counter }$ > 0"
remedy-no-circle = ein Zähler, der nicht von sich selbst abhängt
remedy-domain = { $domain ->
    [natural] eine ganze Zahl ab 0
    [number] eine Zahl
    [text] ein Text
    [flag] true oder false
   *[list] eine Liste von Texten
  }
remedy-points = eine Zahl ab 0 mit höchstens 3 Nachkommastellen

## Was richtig wäre: Geheimnisse

remedy-no-reveals = kein reveals: Nichts ist verborgen
remedy-declare = { $list }
remedy-declare-counter = visible: all dafür, damit alle die Zahl sehen, oder { $list }
remedy-declare-scorekeeper = (known-to side*) darin, damit alle davon wissen, oder (reveals { $forms })
remedy-reveals-without = reveals ohne { $names }

## Was in der Definition eines Modifikators stehen kann

expected-later = mehr als { $precedence }
expected-whole-number = eine ganze Zahl
expected-whole-number-most = eine ganze Zahl bis { $most }
expected-two-cells = zwei Felder eines Plans
expected-changeable-property = eine Eigenschaft, die sich ändern kann
expected-other-property = eine andere Eigenschaft
