list-more = { $items }, { $next }
list-and = { $items } und { $next }
list-or = { $items } oder { $next }
person-former = ein früherer Spieler
person-bot = der Bot
bot-level = { $level ->
    [easy] leicht
    [hard] schwer
   *[normal] normal
  }

## A game and its place

game-in-channel = { $title } in { $channel }
game-against-bot = { $title }, gegen den Bot
game-against-bot-level = { $title }, gegen den Bot ({ $level })
game-alone = { $title }, allein

## Sizes, quotes, times

size-kilobytes = { $size } KB
size-megabytes = { $size } MB
quoted = „{ $text }“
duration = { $parts }
duration-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
  }
duration-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
  }
duration-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
  }
duration-unreadable = Diese Zeit verstehe ich nicht. Schreib zum Beispiel `30 min`, `12 h` oder `2 days`, höchstens { $most } Tage, oder `off`.

## Acts of a phase

act-move = ziehen
act-engage = angreifen
act-draw = Karten ziehen
act-deal = Karten austeilen
act-shuffle = mischen
act-gather = Stapel zusammenlegen
act-peek = Karten in Stapeln ansehen
act-return = Karten in einen Stapel legen
act-give = Karten geben
act-hand-over = Figuren übergeben
act-roll = würfeln
act-flip = Figuren umdrehen
act-rotate = Figuren drehen
act-hide = Figuren verdecken
act-reveal = Figuren zeigen
act-own = { $action } ausführen
act-times = { $count ->
    [1] einmal { $act }
    [2] zweimal { $act }
   *[other] { $count }-mal { $act }
  }
acts-due = { $count ->
    [1] einmal { $acts }
    [2] zweimal { $acts }
   *[other] { $count }-mal { $acts }
  }

## Names that the reader may not know

no-side = niemand
unknown-piece = Diese Figur
unknown-deck = Dieser Stapel
unseen-in-the-way = Etwas, das du nicht siehst, steht im Weg.

## Properties that the rules read, and their values

property-Class = Art
property-Covers = Deckt
property-cp = Baupunkte
property-IgnoresZoneOfControl = Beachtet keine Kontrollzonen
property-ZoneOfControl = Kontrollzone
property-level = Stufe
property-MovePoints = Bewegungspunkte
property-MovePointsSpent = Verbrauchte Bewegungspunkte
property-point-value = Punktwert
property-SkipsTurn = Setzt aus
property-symbol = Zeichen auf dem Plan
property-unit = Einheit
value-yes = ja
value-no = nein

## Options of several commands

option-picture = Ein Bild, das das Modul nennt: PNG, JPEG, WebP, GIF oder SVG
option-reveals = Verborgenes, das dadurch bekannt werden darf, etwa Red Hand, Pile
option-author = Die eigenen Begriffe des Moduls zeigen, für seinen Autor
option-overrule = Gegen die Regeln: Alle anderen müssen zustimmen, außer du bist Spielleiter
listed = { $items }
mention = { $person }
language-own-name = Deutsch
