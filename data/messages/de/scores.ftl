### Scorekeepers, scores and results.

## Results

result-won = { $count ->
    [one] { $sides } hat gewonnen
   *[other] { $sides } haben gewonnen
  }
result-lost = { $count ->
    [one] { $sides } hat verloren
   *[other] { $sides } haben verloren
  }
result-drew = { $count ->
    [one] { $sides } spielt unentschieden
   *[other] { $sides } spielen unentschieden
  }
result-place = { $result } (Platz { $place })
result-cause = { $result }: { $cause }
result-line = { $result }.
result-checkmate = Schachmatt. { $winner } gewinnt.
result-stale = Patt. Die Partie ist unentschieden.

## Causes of a result

cause-last-turn = Zug { $turn } war der letzte
cause-others-resigned = der letzte Gegner hat aufgegeben
cause-others-late = die Zeit des letzten Gegners war um
cause-resigned = aufgegeben
cause-time = die Zeit war um
cause-agreed = alle haben einem Remis zugestimmt
cause-host = der Gastgeber hat das Spiel beendet
cause-checkmate =
    .own = sie ist matt
    .other = die andere Seite ist matt
cause-no-move =
    .own = sie hatte keinen möglichen Zug
    .other = die andere Seite hatte keinen möglichen Zug
cause-all-taken =
    .own = sie verlor die letzte Figur, die sie behalten musste
    .other = die andere Seite verlor die letzte Figur, die sie behalten musste
cause-few-left =
    .own = sie hat zu wenige Figuren übrig
    .other = die andere Seite hat zu wenige Figuren übrig
cause-reach =
    .own = ihre Figur hat das Ziel erreicht
    .other = eine Figur einer anderen Seite hat das Ziel erreicht
cause-line =
    .own = sie hat eine Reihe vollendet
    .other = eine andere Seite hat eine Reihe vollendet
cause-passes = alle haben gepasst
cause-repeat = dieselbe Stellung kam zu oft vor
cause-quiet = lange wurde nichts geschlagen
cause-most =
    .own = sie hat die meisten Figuren
    .other = eine andere Seite hat die meisten Figuren
    .shared = sie hat genauso viele Figuren wie eine andere Seite
cause-most-counted =
    .own = sie hat die meisten Figuren ({ $amount })
    .other = eine andere Seite hat die meisten Figuren (diese Seite: { $amount })
    .shared = sie hat genauso viele Figuren wie eine andere Seite ({ $amount })
cause-area =
    .own = sie hat das größte Gebiet
    .other = eine andere Seite hat das größte Gebiet
    .shared = sie hat genauso viel Gebiet wie eine andere Seite
cause-area-counted =
    .own = sie hat das größte Gebiet ({ $amount })
    .other = eine andere Seite hat das größte Gebiet (diese Seite: { $amount })
    .shared = sie hat genauso viel Gebiet wie eine andere Seite ({ $amount })

## Final scores

score-of = { $side } { $score }
final-score-of = { $title }: { $scores }
final-score-as-of = { $title } (Stand: { $time }): { $scores }
final-score = Endstand: { $score }.
reading-start = Beginn des Spiels
reading-turn =
    .beginning = Beginn von Zug { $turn }
    .end = Ende von Zug { $turn }
reading-side =
    .beginning = Beginn des Zugs von { $side } in Zug { $turn }
    .end = Ende des Zugs von { $side } in Zug { $turn }

## The state of the scores

score-head = { $keeper }
score-head-notes = { $keeper } ({ $notes })
score-note-waits = wartet auf ihren Auslöser
score-note-ranks =
    .most = ordnet die Seiten, höchste Zahl zuerst
    .least = ordnet die Seiten, niedrigste Zahl zuerst
score-note-breaks-ties =
    .most = entscheidet bei Gleichstand, höchste Zahl zuerst
    .least = entscheidet bei Gleichstand, niedrigste Zahl zuerst
score-note-as-of = Stand: { $time }
score-own-points = **Punkte**: { $points }
score-nothing = Es gibt noch keine Wertung. `/game rules` zeigt das Ziel.
score-for-none = - für keine Seite
score-for = - für { $sides }
score-side = - { $side } { $parts }
score-value = **{ $score }**
part-hidden = { $part } (verborgen)
part-value = { $part } { $value }
part-of = { $value } von { $goal }
part-more-than = { $value } (mehr als { $goal } nötig)
part-done = { $part } ✓
part-total = insgesamt
part-units = Einheiten
part-property-of = { $properties } von { $types }

## Reports

score-fault-zero = Die Wertung { $keeper } teilt durch null, darum gilt die Prüfung als nicht erfüllt.
score-fault-no-value = Die Wertung { $keeper } ergibt keine Zahl, darum bleiben die Punkte, wie sie sind.
score-fault-too-much = Die Wertung { $keeper } braucht zu viel Rechenzeit, darum habe ich sie angehalten. Das Spiel geht weiter.
score-game-over = Das Spiel ist vorbei.

## After a player's name

score-changes = ändert die Wertung
score-defines = { $count ->
    [one] legt { $count } Wertung fest: { $keepers }
   *[other] legt { $count } Wertungen fest: { $keepers }
  }

## Refusals

score-unreadable = Das kann ich nicht lesen, also wurde nichts festgelegt. Verbessere den Text und versuch es noch einmal.
score-unreadable-fault = Das kann ich nicht lesen, also wurde nichts festgelegt: { $fault }. Verbessere den Text und versuch es noch einmal.
score-unreadable-faults = { $count ->
    [one] Das kann ich nicht lesen, also wurde nichts festgelegt: { $fault } (und { $count } weiterer Fehler). Verbessere den Text und versuch es noch einmal.
   *[other] Das kann ich nicht lesen, also wurde nichts festgelegt: { $fault } (und { $count } weitere Fehler). Verbessere den Text und versuch es noch einmal.
  }
score-nothing-ranks = Keine Wertung ordnet die Seiten dieses Spiels, also lässt es sich nur abbrechen: Nutze { $stop } und drück { $end }.
score-nothing-hidden = In diesem Spiel ist nichts verborgen, also kann eine Wertung nicht nur einer Seite bekannt sein. Lass `known-to` weg, oder nimm die Wertung ins Modul: { $reload }.
score-too-many = Spieler können in einem Spiel höchstens { $most } Wertungen festlegen. Nimm weitere ins Modul: { $reload }.
