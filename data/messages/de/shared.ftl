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

option-game = Eins deiner Spiele, wenn es nicht das an diesem Ort ist

## Games in other places

places-no-game = Du bist in keinem Spiel. Mit `/game start` in einem Kanal startest du eins.
places-yours = Deine Spiele: { $games }.
places-several = Das passt zu mehreren deiner Spiele: { $games }. Wähle beim Tippen eins aus der Liste.
places-left = Du bist nicht mehr auf dem Server, auf dem { $title } gespielt wird. Um wieder mitzuspielen, tritt dem Server bei und nutze dort im Kanal `/game join`.
places-hidden = Du kannst den Kanal nicht mehr sehen, in dem { $title } gespielt wird. Bitte die Leute, die den Server verwalten, dich hineinzulassen, oder wähle mit `game:` ein anderes Spiel.
places-unknown = Discord hat nicht rechtzeitig gesagt, ob du den Kanal von { $title } noch sehen kannst. Versuch es in einer Minute noch einmal, oder spiele in { $channel }.
places-your-turn = du bist dran
places-posted = Ich habe es im Kanal gepostet.
places-maybe-posted = Discord antwortet nicht, darum weiß ich nicht, ob mein Post im Kanal steht. Sieh dort nach, bevor du es noch einmal versuchst.
places-not-posted = Discord lässt mich in diesem Kanal nicht posten.
places-missed = -# Ich konnte dir etwas Privates zu { $games } nicht schicken. Nutze dort `/game log`, um es zu sehen, `/hand show` für deine Hand und `/me settings` für Direktnachrichten.

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
    .missing = Wähle eine Karte.
    .none = Die Karte { $name } gibt es hier nicht.
no-such-cell =
    .missing = Wähle ein Feld.
    .none = Das Feld { $name } gibt es hier nicht.
no-such-counter =
    .missing = Wähle einen Zähler.
    .none = Den Zähler { $name } gibt es hier nicht.
no-such-deck =
    .missing = Wähle einen Stapel.
    .none = Den Stapel { $name } gibt es hier nicht.
no-such-game =
    .missing = Wähle ein Spiel.
    .none = Das Spiel { $name } gibt es hier nicht.
no-such-hidden =
    .missing = Wähle etwas Verborgenes.
    .none = Hier ist nichts verborgen, das { $name } heißt.
no-such-kind =
    .missing = Wähle eine Art von Figur.
    .none = Die Art { $name } gibt es hier nicht.
no-such-layer =
    .missing = Wähle eine Ebene.
    .none = Die Ebene { $name } gibt es hier nicht.
no-such-map =
    .missing = Wähle einen Plan.
    .none = Den Plan { $name } gibt es hier nicht.
no-such-modifier =
    .missing = Wähle einen Modifikator.
    .none = Den Modifikator { $name } gibt es hier nicht.
no-such-piece =
    .missing = Wähle eine Figur.
    .none = Die Figur { $name } gibt es hier nicht.
no-such-place =
    .missing = Wähle einen Ort.
    .none = Den Ort { $name } gibt es hier nicht.
no-such-property =
    .missing = Wähle eine Eigenschaft.
    .none = Die Eigenschaft { $name } gibt es hier nicht.
no-such-set =
    .missing = Wähle ein Set.
    .none = Das Set { $name } gibt es hier nicht.
no-such-side =
    .missing = Wähle eine Seite.
    .none = Die Seite { $name } gibt es hier nicht.
no-such-spot =
    .missing = Wähle ein Feld oder eine Figur.
    .none = Ein Feld oder eine Figur { $name } gibt es hier nicht.
unknown-meant = Meintest du { $names }?
unknown-nothing-there = Auf { $place } gibt es nichts, was du sehen kannst. `/piece list` zeigt alle Figuren.
unknown-names = Wähle aus diesen: { $names }.
unknown-hidden-names = Wähle aus diesen: { $names }.
unknown-listed = { $names }
unknown-nothing-hidden = Hier ist nichts verborgen.
unknown-layers = Diese Figur hat { $count } Ebenen. Nenne eine davon, oder lass sie weg für die nächste.
unknown-cards-in = Nutze { $command }, um zu sehen, was du davon sehen darfst.
unknown-hint-cells = `/board` zeigt die Felder.
unknown-hint-cells-or-hand = `/board` zeigt die Felder; `hand` ist deine Hand.
unknown-hint-spots = `/board` allein zeigt die Felder.
unknown-hint-maps = `/board` allein zeigt den ersten Plan.
unknown-hint-pieces = `/piece list` zeigt die Figuren, die du sehen kannst.
unknown-hint-all-pieces = `/piece list` allein zeigt alle Figuren.
unknown-hint-kinds = Wähle beim Tippen aus der Liste.
unknown-hint-properties = `/piece show` zeigt die Eigenschaften einer Figur.
unknown-hint-cards = `/hand show` zeigt deine Karten.
unknown-hint-decks = `/deck list` zeigt die Stapel.
unknown-hint-counters = `/counter list` zeigt deine Zähler.
unknown-hint-modifiers = `/modifier list` zeigt die Modifikatoren im Spiel.
unknown-hint-modules = `/module list` zeigt die Spiele, die es hier gibt.
unknown-hint-sets = Trenne Kurznamen durch Leerzeichen: `base2 sea2`.
