### Pieces: how they come, go and change.

## After a player's name

pieces-moves = zieht { $pieces } { $way }
pieces-army-moves = zieht { $army } ({ $pieces }) { $way }
pieces-moves-away = zieht { $pieces } von { $from } weg
pieces-moves-from = zieht { $pieces } von { $from } nach { $to }
pieces-plays = spielt { $pieces } nach { $at }
pieces-puts = setzt { $pieces } auf { $at }
pieces-takes = schlägt { $pieces }
pieces-takes-over = nimmt { $piece }
pieces-takes-off = nimmt { $pieces } von { $from }
pieces-leaves-armies = { $deed }, aus { $armies }
pieces-joins-armies = { $deed }, jetzt in { $armies }
pieces-army-with = { $army } mit { $units }
pieces-gives = gibt { $piece } { $at } an { $side }
pieces-gives-out-of-army = gibt { $piece } { $at } an { $side }, aus der Armee
pieces-gives-out-of = gibt { $piece } { $at } an { $side }, aus { $army }
pieces-sets = setzt { $property } von { $piece }: { $from } → { $to }
pieces-turns = dreht { $piece } auf { $layer }
pieces-faces = dreht { $piece } in Richtung { $direction }
pieces-restacks = versetzt { $piece } im Stapel auf { $at }

## Tried acts

tries-move = zu ziehen
tries-hand-over = zu übergeben
tries-delete = vom Tisch zu nehmen
tries-flip = umzudrehen
tries-rotate = zu drehen
tries-order = umzustapeln

## Refusals: places and owners

pieces-of-nobody = { $piece } gehört niemandem. Wähl eine Figur deiner eigenen Seite.
pieces-not-yours = { $piece } gehört { $side }. Wähl eine Figur deiner eigenen Seite.
pieces-not-yours-turn = { $piece } gehört { $side }. Am Zug ist { $turn }.
pieces-unknown = Diese Figur ist nicht auf dem Tisch. { $list } zeigt die Figuren, die es sind.
pieces-gone = { $piece } ist nicht mehr da. { $list } zeigt die Figuren auf dem Tisch.
pieces-not-your-side = Neue Figuren gehören dir oder niemandem, und { $side } ist nicht deine Seite. Wähl eine andere mit { $other }, oder lass { $none } weg.
pieces-no-kind = Dieses Spiel hat keine Figuren der Art { $kind }. { $list } zeigt die Figuren auf dem Tisch.
pieces-no-place = Hier gibt es keinen Ort { $place }. { $board } zeigt die Felder.
pieces-nothing-to-move = Wähl die Figur, die ziehen soll: { $piece }.
pieces-already-there = { $piece } ist schon auf { $place }. Wähl einen anderen Ort.
pieces-occupied = Auf { $cell } steht { $piece }. Wähl ein freies Feld.
pieces-occupied-take = Auf { $cell } steht { $piece }. Wähl ein freies Feld, oder schlag: { $take }.
pieces-one-a-cell = Auf { $cell } passt nur eine Figur. Zieh sie einzeln, auf freie Felder.
pieces-already-theirs = { $piece } gehört schon { $side }. Wähl eine andere Seite.
pieces-in-hand = { $piece } ist auf einer Hand. { $give } gibt es auf die Hand von { $side }.
pieces-in-window = { $side } kann nicht sehen, wo { $piece } ist. Bring es erst auf einen Plan, den alle sehen: { $move }.

## Refusals: captures

pieces-no-captures-map = Auf diesem Plan wird nicht geschlagen. Zieh ohne { $move }.
pieces-no-captures-map-engage = Auf diesem Plan wird nicht geschlagen. { $engage } führt die Einheiten auf den Plan für Kämpfe. Oder zieh ohne { $move }.
pieces-no-captures = In diesem Spiel wird nicht mit { $move } geschlagen. Zieh ohne das.
pieces-captures-by-rule = Was geschlagen wird, folgt aus dem Zug selbst. Zieh ohne { $move }.
pieces-not-an-enemy = { $piece } gehört keinem Feind. Schlagen kannst du nur Figuren eines Feinds.
pieces-captures-itself = { $piece } kann nicht ziehen und im selben Zug geschlagen werden. Schlag eine andere Figur.

## Refusals: layers, directions and stacks

pieces-one-layer = { $piece } hat nur eine Ansicht.
pieces-no-layer = { $piece } hat keine solche Ebene. Es gibt { $layers }.
pieces-layer-follows = { $piece } dreht sich von selbst, wenn sich die Werte ändern.
pieces-no-facing = { $piece } zeigt in keine Richtung.
pieces-bad-facing = { $piece } zeigt in eine von { $directions } Richtungen: 0 (geradeaus) bis { $last }.
pieces-shows-layer = { $piece } zeigt schon { $layer }.
pieces-faces-so = { $piece } zeigt schon in Richtung { $direction }.
pieces-in-stack =
    .top = { $piece } liegt schon ganz oben im Stapel.
    .bottom = { $piece } liegt schon ganz unten im Stapel.
pieces-too-many-copies = Du kannst 1 bis { $most } Kopien auf einmal machen. Wähl weniger.

## Refusals: values

pieces-has-value = { $property } von { $piece } ist schon { $value }.
pieces-read-only = { $property } folgt aus dem Tisch, das kannst du nicht setzen. { $piece } zeigt die Eigenschaften, die du setzen kannst.
pieces-value-natural = { $property } nimmt eine ganze Zahl ab 0.
pieces-value-number = { $property } nimmt eine Zahl.
pieces-value-text = { $property } nimmt einen Text.
pieces-value-flag = { $property } nimmt `yes` oder `no`. Nimm eines davon.
pieces-value-list = { $property } nimmt eine Liste von Texten.
pieces-value-points = { $property } nimmt eine Zahl ab 0 mit höchstens 3 Stellen hinter dem Komma.
pieces-value-most = { $property } nimmt eine Zahl bis { $max }.
pieces-value-least = { $property } nimmt eine Zahl ab { $min }.
pieces-value-range = { $property } nimmt eine Zahl von { $min } bis { $max }.
