### Die Geheimnisse stehen hinter „verrät allen etwas über“, also im Akkusativ.

secret-places = den Inhalt von { $places }
secret-kinds = { $count ->
    [one] verdeckte Figuren der Art { $kinds }
   *[other] verdeckte Figuren der Arten { $kinds }
  }
secret-more-kinds = { $count } weitere

# Im Dativ: „verrät allen etwas“.
readers-everyone = allen

## Was ein Modul verrät

disclosure-public = { $tells ->
    [some] Alle wissen, ob etwas in { $places } ist.
    [count] Alle wissen, wie viele Figuren in { $places } sind.
   *[contents] Alle kennen den Inhalt von { $places }.
  }
disclosure-known = { $tells ->
    [some] Für { $readers } ist sichtbar, ob etwas in { $places } ist.
    [count] Für { $readers } ist sichtbar, wie viele Figuren in { $places } sind.
   *[contents] Für { $readers } ist der Inhalt von { $places } sichtbar.
  }
disclosure-number = { $declared ->
    [yes] Der Zähler { $name } verrät { $readers } etwas über { $secrets }.
   *[no] Der Zähler { $name } verrät { $readers } etwas über { $secrets }, und das Modul gibt das nicht an.
  }
disclosure-turn = { $declared ->
    [yes] Wer am Zug ist, verrät { $readers } etwas über { $secrets }.
   *[no] Wer am Zug ist, verrät { $readers } etwas über { $secrets }, und das Modul gibt das nicht an.
  }
disclosure-phase = { $declared ->
    [yes] Die Phase { $name } eines Zugs verrät { $readers } etwas über { $secrets }.
   *[no] Die Phase { $name } eines Zugs verrät { $readers } etwas über { $secrets }, und das Modul gibt das nicht an.
  }
disclosure-effect = { $declared ->
    [yes] Die Wirkung des Modifikators { $name } verrät { $readers } etwas über { $secrets }.
   *[no] Die Wirkung des Modifikators { $name } verrät { $readers } etwas über { $secrets }, und das Modul gibt das nicht an.
  }
disclosure-act = { $declared ->
    [yes] Wer { $name } ausführt, verrät { $readers } etwas über { $secrets }.
   *[no] Wer { $name } ausführt, verrät { $readers } etwas über { $secrets }, und das Modul gibt das nicht an.
  }
disclosure-result = { $declared ->
    [yes] Ein Sieg oder eine Niederlage durch { $name } verrät { $readers } etwas über { $secrets }.
   *[no] Ein Sieg oder eine Niederlage durch { $name } verrät { $readers } etwas über { $secrets }, und das Modul gibt das nicht an.
  }
disclosure-ranks = { $declared ->
    [yes] Ein Sieg oder eine Niederlage durch { $name } und die Punkte am Ende verraten { $readers } etwas über { $secrets }.
   *[no] Ein Sieg oder eine Niederlage durch { $name } und die Punkte am Ende verraten { $readers } etwas über { $secrets }, und das Modul gibt das nicht an.
  }
disclosure-scores = { $declared ->
    [yes] Punkte und Nachrichten durch { $name } verraten { $readers } etwas über { $secrets }.
   *[no] Punkte und Nachrichten durch { $name } verraten { $readers } etwas über { $secrets }, und das Modul gibt das nicht an.
  }
disclosure-unknown-keeper = { $count ->
    [one] eine Wertung (nur { $sides } bekannt)
   *[other] eine Wertung (nur { $sides } bekannt)
  }

disclosure-each-side = { $line } Dasselbe gilt für jede andere Seite.
disclosures-head = Dieses Spiel verrät einiges, was verborgen ist:
disclosures-in-file = -# Die Datei führt auf, was die Regeln dieses Spiels über Verborgenes bekannt machen.

## Was jedes Modul mit Geheimnissen verrät

revelation-play = Alle sehen Figuren und Karten, die an einen offenen Ort kommen oder dort gespielt, gezeigt oder abgelegt werden.
revelation-outcome = Wenn deinem Zug etwas im Weg steht, das du nicht siehst, merkst du das am Ergebnis.
revelation-in-the-way = Wenn etwas Ungesehenes einen Versuch aufhält, erfahren das alle, die die beteiligten Figuren sehen.
revelation-undo = Wenn nach einem Schritt etwas Ungesehenes geschah, erfährst du, dass er sich nicht zurücknehmen oder wiederholen lässt.
revelation-undo-asks = Wenn du einen Schritt zurücknehmen willst, der etwas Neues gezeigt hat, erfahren die anderen, dass er das getan hat.
revelation-begun = Wenn du das Ende eines Zugs zurücknehmen willst, erfährst du, ob die nächste Seite schon begonnen hat.
revelation-secret = Alle Misch- und Würfelergebnisse werden bekannt, wenn das Spiel vorbei und sein Geheimnis veröffentlicht ist.

## Warum etwas Eigenes abgelehnt wird

undeclared-counter = { $name } würde { $readers } etwas über { $secrets } verraten. Wähl { $visible } alle, oder gib an, welche Geheimnisse er zeigt: { $reveals }.
undeclared-modifier = { $name } würde { $readers } etwas über { $secrets } verraten. Gib an, welche Geheimnisse der Modifikator zeigt: { $reveals }.
undeclared-scorekeeper = { $name } würde { $readers } etwas über { $secrets } verraten. Gib an, welche Geheimnisse sie zeigt: { $reveals }. Oder füge `(known-to side*)` ein, damit alle davon wissen.
