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
pieces-sets = ändert { $property } von { $piece } von { $from } auf { $to }
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
pieces-unknown = Diese Figur ist nicht auf dem Tisch. { $list } zeigt die Figuren, die dort sind.
pieces-gone = { $piece } ist nicht mehr da. { $list } zeigt die Figuren auf dem Tisch.
pieces-not-your-side = Du spielst { $side } nicht, darum kann eine neue Figur dieser Seite nicht gehören. Wähl deine eigene Seite mit { $other }, oder lass { $none } weg für eine Figur ohne Besitzer.
pieces-no-kind = Dieses Spiel hat keine Figuren der Art { $kind }. { $list } zeigt die Figuren auf dem Tisch.
pieces-no-place = Hier gibt es keinen Ort namens { $place }. { $board } zeigt die Felder.
pieces-nothing-to-move = Wähl mit { $piece } die Figur, die ziehen soll.
pieces-already-there = { $piece } ist schon auf { $place }. Wähl einen anderen Ort.
pieces-occupied = Auf { $cell } steht { $piece }. Wähl ein freies Feld.
pieces-occupied-take = Auf { $cell } steht { $piece }. Wähl ein freies Feld, oder schlag die Figur: { $take }.
pieces-one-a-cell = Auf { $cell } passt nur eine Figur. Zieh die Figuren einzeln auf freie Felder.
pieces-already-theirs = { $piece } gehört schon { $side }. Wähl eine andere Seite.
pieces-in-hand = { $piece } ist eine Handkarte. { $give } gibt sie auf die Hand von { $side }.
pieces-in-window = { $side } kann nicht sehen, wo { $piece } ist. Zieh die Figur zuerst auf einen Plan, den alle sehen: { $move }.

## Refusals: captures

pieces-no-captures-map = Auf diesem Plan wird nicht geschlagen. Zieh ohne { $move }.
pieces-no-captures-map-engage = Auf diesem Plan wird nicht geschlagen. Mit { $engage } kämpfst du auf dem Plan für Kämpfe; oder zieh ohne { $move }.
pieces-no-captures = In diesem Spiel kannst du mit { $move } keine Figuren schlagen. Lass es weg.
pieces-captures-by-rule = Welche Figuren dein Zug schlägt, bestimmen die Regeln. Lass { $move } weg.
pieces-not-an-enemy = { $piece } ist keine feindliche Figur. Schlagen kannst du nur feindliche Figuren.
pieces-captures-itself = { $piece } kann nicht ziehen und im selben Zug geschlagen werden. Schlag eine andere Figur.

## Refusals: layers, directions and stacks

pieces-one-layer = { $piece } hat nur eine Ebene.
pieces-no-layer = { $piece } hat diese Ebene nicht. Es gibt { $layers }.
pieces-layer-follows = { $piece } dreht sich von selbst, wenn sich die Werte ändern.
pieces-no-facing = { $piece } zeigt in keine Richtung.
pieces-bad-facing = { $piece } kann in { $directions } Richtungen zeigen: 0 (gerade nach oben) bis { $last }.
pieces-shows-layer = { $piece } zeigt schon { $layer }.
pieces-faces-so = { $piece } zeigt schon in Richtung { $direction }.
pieces-in-stack =
    .top = { $piece } liegt schon ganz oben im Stapel.
    .bottom = { $piece } liegt schon ganz unten im Stapel.
pieces-too-many-copies = Du kannst 1 bis { $most } Kopien auf einmal machen. Wähl weniger.

## Refusals: values

pieces-has-value = { $property } von { $piece } ist schon { $value }.
pieces-read-only = { $property } ergibt sich aus dem, was auf dem Tisch liegt, und lässt sich nicht setzen. { $piece } zeigt die Eigenschaften, die du setzen kannst.
pieces-value-natural = { $property } muss eine ganze Zahl ab 0 sein.
pieces-value-number = { $property } muss eine Zahl sein.
pieces-value-text = { $property } muss ein Text sein.
pieces-value-flag = { $property } muss `yes` oder `no` sein.
pieces-value-list = { $property } muss eine Liste von Texten sein.
pieces-value-points = { $property } muss eine Zahl ab 0 sein, mit höchstens 3 Stellen hinter dem Komma.
pieces-value-most = { $property } muss eine Zahl bis { $max } sein.
pieces-value-least = { $property } muss eine Zahl ab { $min } sein.
pieces-value-range = { $property } muss eine Zahl von { $min } bis { $max } sein.
