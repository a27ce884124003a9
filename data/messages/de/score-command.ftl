score-command = Wie das Spiel steht, wer gewonnen hat und was zählt
score-command-show = Die Punkte und den Stand aller zeigen, soweit du sie sehen darfst
score-command-define = Wertungen hinzufügen oder ändern (Spielleiter, oder Gastgeber, wenn nichts verborgen ist)
score-command-add = Punkte von Hand geben oder wegnehmen; das Modul legt fest, wer das darf
score-command-claim = Eine Aufgabe werten oder die Aufgaben auflisten
score-command-rounds = Die Punkte nach Runden zeigen, als Tabelle und Bild, und woher sie kamen
score-command-book = Die hier beendeten Spiele und die Ergebnisse der Spieler zeigen
score-option-file = Wertungen in GDL
score-option-text = Wertungen, hier getippt
score-option-add-side = Die Seite, die die Punkte bekommt (deine)
score-option-points = Wie viele Punkte; eine negative Zahl nimmt welche weg
score-option-reason = Wofür es die Punkte gibt; alle können es lesen
score-option-objective = Die Aufgabe; ohne Angabe werden alle aufgelistet
score-option-claim-side = Die Seite, die sie wertet, wenn du mehrere spielst
score-option-person = Die Ergebnisse dieser Person zeigen
score-option-module = Die Rangliste für dieses Spiel zeigen

## Scorekeepers that were typed or attached

score-define-both = Nimm entweder `file:` oder `text:`, nicht beides.
score-define-nothing = Hänge eine `file:` mit Wertungen in GDL an oder tippe sie in `text:`.
score-define-faulty = Das kann ich nicht lesen, darum hat sich nichts geändert:
score-define-done = Die Wertungen gelten jetzt.
score-define-warnings = { $count ->
    [one] Die Wertungen gelten jetzt, mit { $count } Warnung:
   *[other] Die Wertungen gelten jetzt, mit { $count } Warnungen:
  }

## The score book

score-book-empty = Hier ist kein beendetes Spiel verzeichnet. Ein Spiel wird verzeichnet, wenn es endet und ein Punktebuch führt.
score-book-none-yet = Hier ist noch kein beendetes Spiel verzeichnet.
score-book-not-kept = Auf diesem Server werden keine Ergebnisse von Spielern verzeichnet. Wer ihn verwaltet, kann das einschalten: `/server settings ratings:on`.
score-book-no-standings = Hier ist noch kein beendetes Spiel von { $game } verzeichnet.
score-book-no-results = Von { $who } sind hier keine Ergebnisse verzeichnet.
score-book = { $count ->
    [one] **Punktebuch**: { $count } Spiel
   *[other] **Punktebuch**: { $count } Spiele
  }
score-book-rest = { $count ->
    [one] und { $count } früheres Spiel
   *[other] und { $count } frühere Spiele
  }
score-book-game = { $date } { $game }: { $results }
score-book-game-in = { $date } { $game }, in { $book }: { $results }
score-book-unrated = (Nicht gewertet: Eine Person hat den Tisch ohne Rückfrage geändert.)
score-book-bot = (Nicht gewertet: Der Bot hat mitgespielt.)
score-book-result = { $result } ({ $players })
score-standings = **Rangliste**, { $game }
score-results = **Ergebnisse** von { $who }
score-standings-line = { $who }: { $results }
score-results-line = { $game }: { $results }
score-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
  }
score-record = { $won } gewonnen, { $lost } verloren
score-record-drawn = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
score-streak = { $result ->
    [won] die letzten { $count } gewonnen
    [drew] die letzten { $count } unentschieden
   *[lost] die letzten { $count } verloren
  }
score-mean = im Schnitt { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
score-rating = Wertungszahl { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
score-rating-note = -# Wertungszahlen beginnen bei 25. In 19 von 20 Fällen liegt eine höchstens um die Zahl hinter ± daneben.

## Objectives

score-claim-none = Dieses Spiel hat keine Aufgaben. Punkte von Hand gibst du mit `/score add`.
score-claim-title = **Aufgaben**
score-claim-which-side = Du spielst mehrere Seiten. Wähl eine mit `side:`.
score-claim-no-side = Du kannst nichts werten: Du spielst keine Seite. Nimm mit `/game join` einen Platz.
score-once = { $once ->
    [side] einmal pro Seite
    [game] nur für die erste Seite, die sie wertet
    [round] einmal pro Runde
   *[any] beliebig oft
  }
score-in-hand = auf deiner Hand
score-confirmed = die anderen müssen es bestätigen
score-scored = gewertet von { $sides }

## Scores by round

score-rounds-none = Es gibt noch keine Punkte.
score-points = Punkte
score-round = Runde
score-prior = zuvor
score-total = Summe
score-sources = **Woher die Punkte kamen**, neueste zuerst
score-source = { $side } { $points }
score-source-round = Runde { $round }: { $side } { $points }
score-rounds-alt = { $title } nach Runden. { $sides }.
