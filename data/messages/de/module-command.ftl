### Der Befehl /module. Discord zeigt höchstens 100 Zeichen einer Beschreibung.

module-command = Die Spiele, die du hier starten kannst, und Werkzeuge für deine eigenen
module-command-list = Die Spiele zeigen, die du hier starten kannst
module-command-add = Ein eigenes Spiel zu diesem Server hinzufügen
module-command-import = Aus einem VASSAL-Modul ein Spiel machen und hinzufügen; du brauchst das Recht, es zu benutzen
module-command-remove = Ein Spiel entfernen, das du hinzugefügt hast; laufende gehen weiter
module-command-check = Die Fehler in einem Modul finden, ohne es hinzuzufügen
module-command-show = Die Teile eines Moduls zeigen, wie sie in seiner Datei stehen, für seinen Autor
module-command-template = Ein kleines Modul für den Anfang bekommen
module-command-schema = Das JSON-Schema der Module für deinen Editor bekommen
module-option-file = Ein Modul in YAML oder JSON
module-option-vmod = Das Modul, .vmod
module-option-vmdx = Eine Erweiterung dazu, .vmdx
module-option-vsav = Ein Spielstand, mit dem das Spiel beginnt, .vsav
module-option-module = Das Spiel
module-option-part = Nur dieser Teil
module-part-properties = Eigenschaften
module-part-prototypes = Prototypen
module-part-terrain = Gelände und Kanten
module-part-counters = Zähler und ihre Formate
module-part-modifiers = Modifikatoren
module-part-scorekeepers = Wertungen
module-option-genre = Die Art von Spiel (Standard: ein Brett mit ein paar Figuren)
module-genre-abstract = ein Brettspiel
module-genre-cards = ein Kartenspiel
module-genre-hex-war = ein Hex-Kriegsspiel mit Kampfverhältnis
module-genre-area = ein Spiel um Gebiete

## /module list

module-list-brought = Mitgelieferte Spiele:
module-list-host = Spiele vom Betreiber dieses Bots:
module-list-kept = Zu diesem Server hinzugefügte Spiele:
module-list-own = Spiele, die du für Direktnachrichten hinzugefügt hast:
module-list-none = noch keine; `/module add` fügt eines hinzu
module-list-how = `/game start` startet eines, `/game rules module:` zeigt seine Regeln.
module-list-broken = Fehlerhafte Dateien vom Betreiber dieses Bots:
module-list-more = { $count ->
    [one] und { $count } weiteres
   *[other] und { $count } weitere
  }
module-list-entry = { $title } ({ $facts })
module-list-about = { $entry }: { $about }
module-fact-version = Version { $version }
module-fact-maker = von { $maker }
module-fact-added = hinzugefügt von { $who }
module-fact-former = ältere Versionen: { $names }

## /module template, schema, remove, add

module-template = Hier ist ein kleines Modul für den Anfang. Ändere es, dann prüfe es mit `/module check`.
module-schema = Das JSON-Schema der Module. Leg es neben deine Datei.
module-removed = Ich habe { $name } entfernt. Laufende Spiele gehen weiter.
module-not-yours = { $who } hat { $name } hinzugefügt. Entfernen kann es nur diese Person oder wer den Server verwaltet. Frag dort nach.
module-not-added = { $name } wurde nicht hier hinzugefügt. Entfernen kannst du nur Spiele, die hier hinzugefügt wurden.
module-add-shipped = { $name } heißt schon eins meiner Spiele. Wähl einen anderen Namen hinter `module:` in den ersten Zeilen deiner Datei.
module-add-kept = { $title } ist hinzugefügt. `/game start module:{ $module }` startet es.
module-add-replaced = { $title } ersetzt die frühere Version von { $name }. `/game start module:{ $module }` startet es. Laufende Spiele behalten ihre Version bis `/game reload`.
module-add-older = Spiele mit der früheren Version behalten sie, unter dem Namen { $older }.
module-add-same = { $title } gibt es hier schon, genau in dieser Version. `/game start module:{ $module }` startet es.
module-add-taken = { $who } hat hier schon ein Spiel namens { $name } hinzugefügt. Wähl einen anderen Namen, oder bitte { $who }, es zu entfernen.
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
    [one] { $count } Figurenart
   *[other] { $count } Figurenarten
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
    [one] Die Aktion { $names } hat keinen eigenen Satz, darum lesen Spieler „führt { $first } aus“ und dann jede Änderung. Schreib `says:` dazu.
   *[other] Die Aktionen { $names } haben keine eigenen Sätze, darum lesen Spieler „führt { $first } aus“ und dann jede Änderung. Schreib `says:` dazu.
  }
module-bot-off = Der Bot spielt dieses Spiel nicht mit, wegen `plays: false`.
module-bot-fog = Verborgene Figuren, deren Zahl eine Seite nicht kennt, errät der Bot nicht, etwa Einheiten im Nebel oder geheime Rollen: Er spielt nach dem, was seine Seite sieht.
module-reveals = Geheimnisse, die es verrät:

## /module check: Zufallspartien

module-not-begun = Ich konnte es nicht mit einem Spieler pro Seite starten.
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
    [0] Keins davon ging zu Ende.
    [one] { $count } davon ging zu Ende.
   *[other] { $count } davon gingen zu Ende.
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
    [one] { $count } Spiel habe ich abgebrochen, weil es zu lang wurde.
   *[other] { $count } Spiele habe ich abgebrochen, weil sie zu lang wurden.
  }
module-time-up = Mir ging die Zeit aus, bevor die Spiele zu Ende waren.
module-unscored = Das `score:` des Bots ist für eine Seite keine Zahl, deshalb zählt es für ihn als 0. Es ist eine Formel der Seite: Ihre Werte stehen dort mit bloßem Namen, `$Actor$` ist ihr Name, und `$Actor.Points$` sind ihre Punkte.
module-too-long = Ich habe abgebrochen, weil etwas darin zu lange rechnet. Im richtigen Spiel ginge das auch nicht: Mach es einfacher.
module-too-long-part = Ich habe abgebrochen, weil { $name } zu lange rechnet. Im richtigen Spiel ginge das auch nicht: Mach es einfacher.
module-too-long-line = Ich habe abgebrochen, weil Zeile { $line } von { $name } zu lange rechnet. Im richtigen Spiel ginge das auch nicht: Mach es einfacher.
module-dearest = Die aufwendigste Aktion ist { $action }: Sie braucht { $share } % der Rechenzeit, die für eine Aktion erlaubt ist.
module-unused-actions = Aktionen, die niemand ausführte: { $names }
module-unused-counters = Zähler, die sich nie änderten: { $names }
module-unused-modifiers = Modifikatoren, die nie wirkten: { $names }
module-unused-prototypes = Prototypen, die nie vorkamen: { $names }
module-unused-cells = Felder von { $board }, die keine Figur erreichen kann: { $names }
module-unused-endless = Wertungen, die das Spiel nicht beenden können, obwohl es sonst nichts beendet: { $names }
module-unused-idle = Wertungen, die keines dieser Spiele beendeten: { $names }
module-more-names = { $count ->
    [one] { $count } weiterer Name
   *[other] { $count } weitere Namen
  }
module-unused-advice = Zufällige Züge finden nicht alles. Sieh nach, ob du es so haben willst.
module-too-costly = Ich wollte es mit zufälligen Zügen spielen, aber das brauchte zu viel Zeit oder Speicher. Mach seine Aktionen einfacher.
module-not-tried = Gerade konnte ich es nicht mit zufälligen Zügen spielen. Prüfe es später noch einmal.

## /module show

module-head-properties = Eigenschaften
module-head-prototypes = Prototypen
module-head-terrain = Gelände und Kanten
module-head-counters = Zähler und ihre Formate
module-head-modifiers = Modifikatoren
module-head-scorekeepers = Wertungen
module-show-line = { $head }: { $parts }
module-part-none = { $head }: nichts
module-of-game = für das Spiel
module-of-side = für { $side }
