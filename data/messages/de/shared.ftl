### Buttons, options and sentences that several commands have

## Buttons

button-show-everyone = Allen zeigen
button-earlier = Früher
button-later = Später
button-now = Jetzt
button-list-pieces = Figurenliste
button-whole-map = Ganzer Plan
button-as-text = Als Text
button-as-picture = Als Bild
button-keep-it = Behalten
button-send-to-me = Als Nachricht

## An option of every command about a game

option-game = Eins deiner Spiele; ohne Angabe das in diesem Kanal

## Games in other places

places-no-game = Du bist in keinem Spiel. Mit `/game start` in einem Kanal startest du eins.
places-yours = Deine Spiele: { $games }.
places-several = Das passt zu mehreren deiner Spiele: { $games }. Wähl beim Tippen eins aus der Liste.
places-left = Du bist nicht mehr auf dem Server, auf dem { $title } gespielt wird. Um wieder mitzuspielen, tritt dem Server bei und nutze dort im Kanal `/game join`.
places-hidden = Du kannst den Kanal nicht mehr sehen, in dem { $title } gespielt wird. Bitte die Leute, die den Server verwalten, dich hineinzulassen, oder wähle mit `game:` ein anderes Spiel.
places-unknown = Discord hat mir nicht rechtzeitig gesagt, ob du den Kanal von { $title } noch sehen kannst. Versuch es in einer Minute noch einmal, oder spiele in { $channel }.
places-your-turn = du bist dran
places-posted = Ich habe es im Kanal gepostet.
places-maybe-posted = Discord antwortet nicht, darum weiß ich nicht, ob mein Post im Kanal angekommen ist. Sieh dort nach, bevor du es noch einmal versuchst.
places-not-posted = Discord lässt mich in diesem Kanal nicht posten.
places-missed = -# In { $games } ist etwas geschehen, das nur du wissen darfst. Dort zeigt es dir `/game log`, und `/hand show` zeigt deine Hand. Direktnachrichten stellst du mit `/me settings` ein.

## A game as a moving picture

replay-turn = { $title }, der letzte Zug. Nur du siehst das.
replay-steps = { $count ->
    [one] { $title }, der letzte Schritt. Nur du siehst das.
   *[other] { $title }, die letzten { $count } Schritte. Nur du siehst das.
  }
replay-game = { $title }, das ganze Spiel. Nur du siehst das.
replay-game-turns = { $count ->
    [one] { $title }, das ganze Spiel: { $count } Zug. Nur du siehst das.
   *[other] { $title }, das ganze Spiel: { $count } Züge. Nur du siehst das.
  }
replay-alt = { $count ->
    [one] { $count } Bild. { $last }
   *[other] { $count } Bilder nacheinander. Das letzte: { $last }
  }
replay-nothing = Noch gibt es nichts zu zeigen: Auf keinem Brett, das du siehst, ist etwas geschehen.
replay-button-turn = Letzter Zug
replay-button-game = Ganzes Spiel
replay-button-steps = Schrittweise
replay-button-first = Anfang
replay-button-back = Zurück
replay-button-forward = Vor
replay-button-last = Ende
replay-button-bookmark = Merken
replay-button-unmark = Nicht mehr merken
replay-bookmarks = Deine Lesezeichen: { $count }

## Names that mean nothing here

no-such-card =
    .missing = Wähl eine Karte.
    .none = Die Karte { $name } gibt es hier nicht.
no-such-cell =
    .missing = Wähl ein Feld.
    .none = Das Feld { $name } gibt es hier nicht.
no-such-counter =
    .missing = Wähl einen Zähler.
    .none = Den Zähler { $name } gibt es hier nicht.
no-such-deck =
    .missing = Wähl einen Stapel.
    .none = Den Stapel { $name } gibt es hier nicht.
no-such-game =
    .missing = Wähl ein Spiel.
    .none = Das Spiel { $name } gibt es hier nicht.
no-such-hidden =
    .missing = Wähl etwas Verborgenes.
    .none = Hier ist nichts Verborgenes, das { $name } heißt.
no-such-kind =
    .missing = Wähl eine Art von Figur.
    .none = Die Figurenart { $name } gibt es hier nicht.
no-such-layer =
    .missing = Wähl eine Ebene.
    .none = Die Ebene { $name } gibt es hier nicht.
no-such-map =
    .missing = Wähl einen Plan.
    .none = Den Plan { $name } gibt es hier nicht.
no-such-modifier =
    .missing = Wähl einen Modifikator.
    .none = Den Modifikator { $name } gibt es hier nicht.
no-such-piece =
    .missing = Wähl eine Figur.
    .none = Die Figur { $name } gibt es hier nicht.
no-such-place =
    .missing = Wähl einen Ort.
    .none = Den Ort { $name } gibt es hier nicht.
no-such-property =
    .missing = Wähl eine Eigenschaft.
    .none = Die Eigenschaft { $name } gibt es hier nicht.
no-such-set =
    .missing = Wähl ein Set.
    .none = Das Set { $name } gibt es hier nicht.
no-such-side =
    .missing = Wähl eine Seite.
    .none = Die Seite { $name } gibt es hier nicht.
no-such-spot =
    .missing = Wähl ein Feld oder eine Figur.
    .none = Ein Feld oder eine Figur { $name } gibt es hier nicht.
unknown-meant = Meinst du { $names }?
unknown-nothing-there = Auf { $place } kannst du nichts sehen. `/piece list` zeigt alle Figuren.
unknown-names = Wähl aus diesen: { $names }.
unknown-hidden-names = Wähl aus diesen: { $names }.
unknown-listed = { $names }
unknown-nothing-hidden = Hier ist nichts verborgen.
unknown-layers = { $count ->
    [one] Diese Figur hat nur { $count } Ebene. Nenne sie, oder lass sie weg.
   *[other] Diese Figur hat { $count } Ebenen. Nenne eine davon, oder lass die Angabe weg, dann kommt die nächste.
  }
unknown-cards-in = { $command } zeigt die Karten, die du dort sehen kannst.
unknown-hint-cells = `/board` zeigt die Felder.
unknown-hint-cells-or-hand = `/board` zeigt die Felder; `hand` ist deine Hand.
unknown-hint-spots = `/board` ohne Angaben zeigt die Felder.
unknown-hint-maps = `/board` ohne Angaben zeigt den ersten Plan.
unknown-hint-pieces = `/piece list` zeigt die Figuren, die du sehen kannst.
unknown-hint-all-pieces = `/piece list` ohne Angaben zeigt alle Figuren.
unknown-hint-kinds = Wähl beim Tippen aus der Liste.
unknown-hint-properties = `/piece show` zeigt die Eigenschaften einer Figur.
unknown-hint-cards = `/hand show` zeigt deine Karten.
unknown-hint-decks = `/deck list` zeigt die Stapel.
unknown-hint-counters = `/counter list` zeigt deine Zähler.
unknown-hint-modifiers = `/modifier list` zeigt die Modifikatoren im Spiel.
unknown-hint-modules = `/module list` zeigt die Spiele, die es hier gibt.
unknown-hint-sets = Trenne Kurznamen durch Leerzeichen: `base2 sea2`.
