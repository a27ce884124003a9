### Nachrichten im Kanal eines Spiels und an seine Spieler.

post-deed = { $who } { $deed }.
post-deed-start = { $who } { $deed }
post-besides = Außerdem: { $deed }.
post-repeated = (noch einmal) { $text }
post-actor = { $who }:
post-omitted-verbs = zieht
post-more-acts = { $count ->
    [one] Und { $count } weitere Aktion: Drück { $button }, um sie zu sehen.
   *[other] Und { $count } weitere Aktionen: Drück { $button }, um sie zu sehen.
  }

## Wer am Zug ist

post-turn-move = { $side } ist am Zug: { $players }
post-turn-play = { $side } ist am Zug: { $players }
post-turn-turn = { $side } ist am Zug: { $players }
post-turn-move-empty = { $side } ist am Zug
post-turn-play-empty = { $side } ist am Zug
post-turn-turn-empty = { $side } ist am Zug.
post-reminder-move = { $side } ist noch am Zug: { $players }
post-reminder-play = { $side } ist noch am Zug: { $players }
post-reminder-turn = { $side } ist noch am Zug: { $players }
post-call-side = { $side }
post-call-turn = { $side }, Zug { $turn }
post-call = { $turn }: { $players }, du bist dran.
post-call-empty = { $turn }.
post-call-all = Alle wählen gleichzeitig.
post-call-all-turn = **Zug { $turn }**: Alle wählen gleichzeitig.
turn-number-of = { $number } von { $last }
post-turn-since = -# Dieser Zug begann { $time }.
post-first-move = -# Drück **Spielen**, um zu sehen, was du tun kannst. Nur du siehst es.

## Unter Nachrichten

post-empty-seats = { $count ->
    [one] { $sides } ist frei: Nimm den Platz mit dem Knopf unten.
   *[other] { $sides } sind frei: Nimm einen Platz mit den Knöpfen unten.
  }
post-scores = -# { $title }: { $scores }
post-score = { $side } { $score }
post-draft = -# Die anderen sehen das, wenn dein Zug endet.
post-draft-until = -# Die anderen sehen das, wenn dein Zug endet, spätestens { $time }.
post-attacked = { $side } wird angegriffen: { $players }
post-played = { $side } wurde von { $players } gespielt
post-thanks = Danke fürs Mitspielen, { $people }.
post-away = -# { $who } ist nicht da: { $text }
post-waited = Das Spiel wartet auf { $people }.
post-unreached = -# Seit drei Tagen kommt bei { $people } nichts an: weder eine Nachricht hier noch eine Direktnachricht.
post-lost = Einige Nachrichten seit { $time } konnte ich hier nicht schicken. `/game log` zeigt, was geschehen ist.
post-game = -# { $game }

## Was geschehen ist

post-since-turn = **Seit deinem letzten Zug:**
post-since-turn-at = **Seit deinem letzten Zug, { $time }:**
post-happened = **Was passiert ist:**
post-happened-at = **Was passiert ist, angefangen { $time }:**
post-nothing-since = Seitdem ist nichts passiert.

## Andere Nachrichten

post-interested = Bei { $title } sind Plätze frei: ein Hinweis für { $people }, wie gewünscht. `/me interested` schaltet das ab.
post-file-changes = aenderungen.txt
post-file-revealed = was-verraten-wird.txt
post-rematch-swapped = **Revanche mit getauschten Seiten:** { $seats }. Drück auf deine Seite.
post-rematch-rotated = **Revanche mit gewechselten Seiten:** { $seats }. Drück auf deine Seite.
post-rematch-seat = { $side } für { $players }

## Knöpfe, höchstens 14 Buchstaben

post-button-play = { $side } spielen
post-button-find = Spieler suchen
post-button-bot = Bot dazuholen
post-button-reserve = Auf Warteliste
post-button-when = Meine Zeiten
post-button-observe = Zuschauen
post-button-alone = Allein testen
post-button-begin = Beginnen
post-button-fairness = Fairness
post-button-rules = Regeln
post-button-agree = Zustimmen
post-button-take = Annehmen
post-button-ask = Andere fragen
post-button-decline = Ablehnen
post-button-open = Spielen
post-button-since = Letzter Zug
post-button-details = Details
post-button-board = Brett
post-button-help = Hilfe
post-button-now = Spiel zeigen
post-button-take-back = Zurücknehmen
post-button-look = Ansehen
post-button-pass = Nächste Seite
post-button-redo = Wiederholen
post-button-replay = Rückschau
post-button-rematch = Revanche
