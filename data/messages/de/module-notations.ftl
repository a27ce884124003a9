## Züge von Figuren

moves-fault-empty = hier stehen keine Züge
    .right = Betza-Notation wie R, oder ein Name wie rook
moves-fault-name = { $what } ist weder der übliche Name einer Figur noch Betza-Notation
    .right = ein Name wie rook, knight oder pawn, oder Betza-Notation wie R, N oder fmWfcF
moves-fault-letter = { $what } bedeutet in Betza-Notation nichts
    .right = einer der Zusätze f b l r v s h m c i n j p g e o, oder einer der Großbuchstaben W F D N A H C Z G R B Q K O U @
moves-fault-two-meanings = manche lesen { $what } als Kamel, andere als Zebra
    .right = C für ein Kamel, Z für ein Zebra
moves-fault-several-legs = { $what } ergibt einen Zug aus mehreren Teilen, was noch nicht möglich ist
    .right = Gruppen aus je einem Teil, etwa mRcN
moves-fault-castling = { $what } ist keine Rochade
    .right = O mit der Zahl der Schritte, etwa O2, ohne Zusätze
moves-fault-own-pieces = { $what } schlägt Figuren der eigenen Seite, was noch nicht möglich ist
    .right = dasselbe ohne { $found }
moves-fault-turning = { $what } ist ein Weg, der abbiegt, was noch nicht möglich ist
    .right = dasselbe ohne { $found }
moves-fault-no-capital = hinter { $what } steht kein Großbuchstabe
    .right = ein Großbuchstabe am Ende, etwa W, N oder R
moves-fault-twice = { $what } steht zweimal vor demselben Großbuchstaben
    .right = jeder Zusatz nur einmal
moves-fault-against = { $what } hat mehr als einen Zusatz aus n, j, p und g
    .right = nur einer davon vor einem Großbuchstaben
moves-fault-scattered = die Buchstaben für Richtungen stehen in { $what } nicht nebeneinander
    .right = f b l r v s h nebeneinander, etwa mfrF
moves-fault-directions = die Richtungen in { $what } bedeuten nichts
    .right = f b l r v s je einmal vor W; ff, fs, fl, lf, fh, hl oder hr vor N
moves-fault-compound = zwei Buchstaben für eine Richtung vor { $what } lassen sich verschieden lesen
    .right = eine eigene Gruppe für jeden Teil, etwa flF oder fsW
moves-fault-lame = auf dem Weg von { $what } liegt kein Feld, das versperrt sein kann
    .right = n nur vor D, N, A, H, Z oder G
moves-fault-jump = { $what } springt nicht über genau ein Feld
    .right = j vor D, N, A, oder vor W0, F0, R, B, Q
moves-fault-hurdle = { $what } hat keinen Platz für Sprung und Landung
    .right = eine Reichweite, etwa pR oder gW3
moves-fault-bare = { $what } hat Zusätze, die dort nichts bedeuten
    .right = m, c und i vor U, keine vor @
moves-fault-range = { $what } ist keine Reichweite
    .right = eine Zahl von 1 bis 999, 0 für keine Grenze, oder der Großbuchstabe eines einzelnen Schritts doppelt (NN)
moves-fault-no-step = { $what } ist kein Schritt
    .right = zwei Zahlen wie (4,1), nicht beide 0
moves-fault-word = { $what } bedeutet nach step, slide oder leap nichts
    .right = eine Zahl, dann Richtungen wie forward oder north-east, dann bei Bedarf to free oder to enemies
moves-fault-number = { $what } ist keine Schrittzahl
    .right = eine Zahl von 1 bis 999 hinter dem ersten Wort, etwa step 2 oder leap 2 forward
moves-fault-same = { $what } steht zweimal da
    .right = jede Richtung nur einmal

## Gitter

grid-fault-size = { $of ->
    [columns] so viele Spalten kann ein Gitter nicht haben
    [rows] so viele Zeilen kann ein Gitter nicht haben
   *[regions] so viele Regionen kann ein Gitter nicht haben
  }
    .right = von 1 bis { $most }
grid-fault-numbering = { $pattern } ist kein Beispiel für die Bezeichnung eines Felds
    .right = eine Bezeichnung wie A1, 1A, B-06, "0101", "01.01"
grid-fault-too-narrow = diese Bezeichnungen sind zu kurz für so viele Felder
    .right = mehr Ziffern, oder ein Trennzeichen zwischen den Zahlen
grid-fault-name = so kann eine Region nicht heißen
    .right = ein Name mit mindestens einem Buchstaben oder einer Ziffer
grid-fault-duplicate = der Name einer anderen Region wird genauso getippt
    .right = ein Name, den keine andere Region hat
grid-fault-unknown-neighbour = eine Region mit diesem Namen gibt es nicht
    .right = der Name einer anderen Region
grid-fault-own-neighbour = das ist die Region selbst
    .right = der Name einer anderen Region
grid-fault-unknown-on-line = eine Region mit diesem Namen gibt es nicht
    .right = der Name einer Region
grid-fault-twice-on-line = diese Region ist schon auf dieser Linie
    .right = jede Region nur einmal pro Linie

## Wertungen

gdl-unexpected = { $what } kann hier nicht stehen
    .right = eine Form
gdl-unexpected-end = der Text kann hier nicht enden
    .right = eine Form
gdl-unclosed = { $what }, das hier beginnt, wird nie geschlossen
    .right = { $expected } dahinter
gdl-bad-number = { $what } ist zu groß oder hat mehr als 6 Nachkommastellen
    .right = eine Zahl bis 1000000000
gdl-too-long = der Text ist zu lang
    .right = höchstens { $expected } Zeichen
gdl-too-deep = Formen oder Definitionen sind zu tief verschachtelt
    .right = höchstens { $expected } Ebenen
gdl-too-large = hier steht zu viel
    .right = höchstens { $expected }; jede Definition zählt so oft, wie sie benutzt wird
gdl-bad-form = { $found } ist nicht richtig aufgebaut
    .right = { $expected }
gdl-unknown-in-not = nichts heißt { $what }, also meint dieses (not ...) alles
    .right = eines von: { $expected }
gdl-ranks-apart = { $found } steht am selben Platz wie { $expected }, das andersherum ordnet
    .right = ein anderer Platz
gdl-ranks-open = mehrere Wertungen führen Punkte, und keine sagt, dass sie die Seiten ordnet
    .right = (ranks most) oder (ranks least) in der, die ordnet, oder (ranks nothing) in allen anderen
gdl-unknown-property = { $found } ist keine Eigenschaft einer Wertung und wird darum übergangen
    .right = eines von: { $expected }
gdl-unknown-form = { $found } ist keine Form, die ich hier kenne, und wird darum übergangen
    .right = eines von: { $expected }
gdl-unknown-side = { $found } ist weder eine Seite noch eine Klasse von Seiten und wird darum übergangen
    .right = eines von: { $expected }
gdl-unknown-type = { $found } ist kein Prototyp dieses Moduls und wird darum übergangen
    .right = eines von: { $expected }
gdl-unknown-name = nichts heißt { $what }
    .right = { $expected }
    .open = ein Name, den das Modul, ein define oder der Bot vorgibt
gdl-skipped = { $found } sagt nichts, was Wertungen brauchen, und wird darum übergangen
    .right = { $expected }
gdl-given-twice = ein Prototyp gibt { $found } schon an, und das gilt
    .right = nur eins von beiden
gdl-never-waits = ein trigger allein hält nichts zurück
    .right = { $expected } daneben
gdl-no-score = hier geht es um Punkte, aber es werden keine geführt
    .right = { $expected }
gdl-not-judged = { $found } gibt { $expected } Punkte, gilt aber nicht für diese Seite
    .right = (applies-to SIDES) mit dieser Seite, oder eine andere Seite
gdl-no-turns = das Spiel hat keine Züge, das geschieht also nie
    .right = turn: im Modul, oder ein anderer Moment in when
