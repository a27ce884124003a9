### Der Befehl /module. Discord zeigt höchstens 100 Zeichen einer Beschreibung.

module-command = Die Spiele, die du hier starten kannst, und Werkzeuge für eigene
module-command-list = Die Spiele zeigen, die du hier starten kannst
module-command-add = Ein eigenes Spiel zu diesem Server hinzufügen
module-command-import = Aus einem VASSAL-Modul ein Spiel machen und hinzufügen; du brauchst das Recht, es zu benutzen
module-command-remove = Ein Spiel entfernen, das du hinzugefügt hast; laufende gehen weiter
module-command-check = Die Fehler eines Moduls finden, ohne es hinzuzufügen
module-command-show = Die Teile eines Moduls zeigen, wie sie in seiner Datei stehen
module-command-template = Ein kleines Modul für den Anfang bekommen
module-command-schema = Das JSON-Schema der Module für deinen Editor bekommen
module-option-file = Ein Modul, YAML oder JSON
module-option-vmod = Das Modul, .vmod
module-option-vmdx = Eine Erweiterung dazu, .vmdx
module-option-vsav = Ein Spielstand, mit dem es beginnt, .vsav
module-option-module = Das Spiel
module-option-part = Nur dieser Teil
module-part-properties = Eigenschaften
module-part-prototypes = Prototypen
module-part-terrain = Gelände und Kanten
module-part-counters = Zähler und ihre Formate
module-part-modifiers = Modifikatoren
module-part-scorekeepers = Wertungen
module-option-genre = Die Art von Spiel (ein Brett mit ein paar Figuren)
module-genre-abstract = ein Brettspiel
module-genre-cards = ein Kartenspiel
module-genre-hex-war = ein Hex-Kriegsspiel mit Kampfverhältnis
module-genre-area = Gebietskontrolle

## /module list

module-list-brought = Spiele, die ich mitbringe:
module-list-host = Spiele vom Betreiber dieses Bots:
module-list-kept = Zu diesem Server hinzugefügte Spiele:
module-list-own = Spiele, die du für Direktnachrichten hinzugefügt hast:
module-list-none = noch keine; `/module add` fügt eines hinzu
module-list-how = `/game start` startet eines, `/game rules module:` zeigt seine Regeln.
module-list-broken = Dateien vom Betreiber dieses Bots mit Fehlern:
module-list-more = und { $count } weitere
module-list-entry = { $title } ({ $facts })
module-list-about = { $entry }: { $about }
module-fact-version = Version { $version }
module-fact-maker = von { $maker }
module-fact-added = hinzugefügt von { $who }
module-fact-former = ältere Versionen: { $names }

## /module template, schema, remove, add

module-template = Ein kleines Modul für den Anfang. Ändere es, dann prüfe es mit `/module check`.
module-schema = Das JSON-Schema der Module. Leg es neben deine Datei.
module-removed = Ich habe { $name } entfernt. Laufende Spiele gehen weiter.
module-not-yours = { $who } hat { $name } hinzugefügt. Entfernen kann es nur diese Person oder wer den Server verwaltet. Frag dort nach.
module-not-added = { $name } bringe ich selbst mit. Entfernen kannst du nur Spiele, die hier hinzugefügt wurden.
module-add-shipped = { $name } heißt schon ein Spiel, das ich mitbringe. Wähle einen anderen Namen hinter `module:` in den ersten Zeilen deiner Datei.
module-add-kept = { $title } ist hinzugefügt. `/game start module:{ $module }` startet es.
module-add-replaced = { $title } ersetzt die frühere Version von { $name }. `/game start module:{ $module }` startet es. Laufende Spiele behalten ihre Version bis `/game reload`.
module-add-older = Spiele, die auf der früheren Version laufen, behalten sie, als { $older }.
module-add-same = { $title } ist schon genau so da. `/game start module:{ $module }` startet es.
module-add-taken = { $who } hat hier schon ein Spiel namens { $name } hinzugefügt. Wähle einen anderen Namen, oder bitte { $who }, es zu entfernen.
module-add-full = Hier sind schon { $most } Spiele, mehr geht nicht. `/module remove` schafft Platz.
module-add-enough = Du hast hier schon { $most } Spiele hinzugefügt, mehr geht pro Person nicht. `/module remove` schafft Platz.
module-closed = Die Teile von { $title } kann nur { $who } sehen, denn sie können Verborgenes verraten. `/game rules module:{ $module }` zeigt die Regeln.

## /module check

module-keep = `/module add` fügt es hinzu.
module-checked = { $title } ({ $name }) hat keine Fehler.
module-contents = Es hat { $parts }.
module-sides = { $count ->
    [one] { $count } Seite
   *[other] { $count } Seiten
  }
module-boards = { $count ->
    [one] { $count } Brett
   *[other] { $count } Bretter
  }
module-prototypes = { $count ->
    [one] { $count } Art von Figuren
   *[other] { $count } Arten von Figuren
  }
module-pieces = { $count ->
    [one] { $count } Figur am Anfang
   *[other] { $count } Figuren am Anfang
  }
module-pieces-in-decks = { $count ->
    [one] { $count } Figur am Anfang, in einem Stapel
   *[other] { $count } Figuren am Anfang, alle in Stapeln
  }
module-pieces-some-in-decks = { $count ->
    [one] { $count } Figur am Anfang, { $decks } davon in Stapeln
   *[other] { $count } Figuren am Anfang, { $decks } davon in Stapeln
  }
module-private-maps = { $count ->
    [one] { $count } Plan ist nur für seine Seite sichtbar.
   *[other] { $count } Pläne sind nur für ihre Seiten sichtbar.
  }
module-nothing-hidden = Nichts ist verborgen.
module-silent = { $count ->
    [one] Die Aktion { $names } hat keinen Satz, darum ist „führt { $first } aus“ und jede Änderung zu lesen. Schreib `says:` dazu.
   *[other] Die Aktionen { $names } haben keinen Satz, darum ist „führt { $first } aus“ und jede Änderung zu lesen. Schreib `says:` dazu.
  }
module-reveals = Geheimnisse, die es verrät:

## /module check: Zufallspartien

module-not-begun = Ich konnte kein Spiel davon mit einem Spieler je Seite beginnen.
module-tried = Ich habe { $games } davon mit zufälligen Zügen gespielt, insgesamt { $steps }.
module-tried-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
  }
module-tried-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
  }
module-tried-ended = { $count ->
    [0] Keines davon kam zu einem Ende.
    [one] { $count } davon kam zu einem Ende.
   *[other] { $count } davon kamen zu einem Ende.
  }
module-results = Ergebnisse: { $results }.
module-result-won = { $side } gewann { $count }
module-result-drawn = { $count } unentschieden
module-result-lost = { $count } ohne Sieger
module-causes = Beendet durch: { $causes }.
module-cause = { $cause } ({ $count })
module-cause-last-turn = den letzten Zug
module-cause-rules = eine Zeile des Moduls
module-cause-other = etwas anderes
module-stuck = { $count ->
    [one] In { $count } Spiel konnte niemand mehr etwas tun.
   *[other] In { $count } Spielen konnte niemand mehr etwas tun.
  }
module-cut = { $count ->
    [one] { $count } Spiel habe ich abgebrochen, weil ich nicht mehr Schritte spiele.
   *[other] { $count } Spiele habe ich abgebrochen, weil ich nicht mehr Schritte spiele.
  }
module-time-up = Meine Zeit war um, bevor die Spiele zu Ende waren.
module-too-long = Ich habe aufgehört, weil etwas darin zu lange dauert. Das geht dann auch im Spiel nicht: Vereinfache es.
module-too-long-part = Ich habe aufgehört, weil { $name } zu lange dauert. Das geht dann auch im Spiel nicht: Vereinfache es.
module-too-long-line = Ich habe aufgehört, weil Zeile { $line } von { $name } zu lange dauert. Das geht dann auch im Spiel nicht: Vereinfache es.
module-dearest = Die aufwendigste Aktion ist { $action }: Sie braucht { $share } % der Arbeit, die eine Aktion brauchen darf.
module-unused-actions = Aktionen, die niemand ausführte: { $names }
module-unused-counters = Zähler, die sich nie änderten: { $names }
module-unused-modifiers = Modifikatoren, die nie wirkten: { $names }
module-unused-prototypes = Prototypen, die nie vorkamen: { $names }
module-unused-cells = Felder von { $board }, die keine Figur erreichen kann: { $names }
module-unused-endless = Wertungen, die das Spiel nicht beenden können, obwohl nichts anderes es beendet: { $names }
module-unused-idle = Wertungen, die keines dieser Spiele beendeten: { $names }
module-more-names = { $count } weitere
module-unused-advice = Zufällige Züge finden nicht alles. Sieh nach, ob es so gemeint ist.
module-too-costly = Ich wollte es mit zufälligen Zügen spielen, aber das brauchte zu viel Zeit oder Speicher. Mach seine Aktionen einfacher.
module-not-tried = Gerade konnte ich es nicht mit zufälligen Zügen spielen. Prüfe es dafür noch einmal.

## /module show

module-head-properties = Eigenschaften
module-head-prototypes = Prototypen
module-head-terrain = Gelände und Kanten
module-head-counters = Zähler und ihre Formate
module-head-modifiers = Modifikatoren
module-head-scorekeepers = Wertungen
module-show-line = { $head }: { $parts }
module-part-none = { $head }: nichts
module-of-game = des Spiels
module-of-side = von { $side }
