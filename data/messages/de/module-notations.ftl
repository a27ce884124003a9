## Züge von Figuren

moves-fault-empty = hier stehen keine Züge
    .right = Betza-Notation wie R, oder ein Name wie rook
moves-fault-name = { $what } ist weder der übliche Name einer Figur noch Betza-Notation
    .right = etwa rook, knight oder pawn, oder R, N oder fmWfcF
moves-fault-letter = { $what } bedeutet in Betza-Notation nichts
    .right = ein Zusatz aus f b l r v s h m c i n j p g e o, oder ein Großbuchstabe aus W F D N A H C Z G R B Q K O U @
moves-fault-two-meanings = manche lesen { $what } als Kamel, andere als Zebra
    .right = C für ein Kamel, Z für ein Zebra
moves-fault-several-legs = { $what } ergibt einen Zug aus mehreren Teilen, was noch nicht geht
    .right = Gruppen aus je einem Teil, etwa mRcN
moves-fault-castling = { $what } ist keine Rochade
    .right = O mit der Zahl der Schritte, etwa O2, ohne Zusätze
moves-fault-own-pieces = { $what } schlägt Figuren der eigenen Seite, was noch nicht geht
    .right = dasselbe ohne { $found }
moves-fault-turning = { $what } ist ein Weg mit Wendung, was noch nicht geht
    .right = dasselbe ohne { $found }
moves-fault-no-capital = hinter { $what } steht kein Großbuchstabe
    .right = ein Großbuchstabe am Ende, etwa W, N oder R
moves-fault-twice = { $what } steht zweimal vor einem Großbuchstaben
    .right = jeder Zusatz einmal
moves-fault-against = { $what } hat mehr als eines von n, j, p und g
    .right = eines davon vor einem Großbuchstaben
moves-fault-scattered = die Buchstaben der Richtungen in { $what } stehen nicht nebeneinander
    .right = f b l r v s h nebeneinander, etwa mfrF
moves-fault-directions = die Richtungen von { $what } bedeuten nichts
    .right = f b l r v s je einmal vor W; ff, fs, fl, lf, fh, hl oder hr vor N
moves-fault-compound = zwei Buchstaben für eine Richtung vor { $what } lassen sich verschieden lesen
    .right = eine Gruppe für jeden Teil, etwa flF oder fsW
moves-fault-lame = auf dem Weg von { $what } liegt kein Feld, das versperrt sein kann
    .right = n nur vor D, N, A, H, Z oder G
moves-fault-jump = { $what } springt nicht über genau ein Feld
    .right = j vor D, N, A, oder vor W0, F0, R, B, Q
moves-fault-hurdle = { $what } hat keinen Raum für Sprung und Landung
    .right = eine Reichweite, etwa pR oder gW3
moves-fault-bare = { $what } hat Zusätze, die dort nichts bedeuten
    .right = m, c und i vor U, keine vor @
moves-fault-range = { $what } ist keine Reichweite
    .right = eine Zahl von 1 bis 999, 0 für keine Grenze, oder ein Großbuchstabe für einen Schritt zweimal (NN)
moves-fault-no-step = { $what } ist kein Schritt
    .right = zwei Zahlen wie (4,1), eine über 0
moves-fault-word = { $what } bedeutet in step, slide oder leap nichts
    .right = eine Zahl, dann Richtungen wie forward oder north-east, dann vielleicht to free oder to enemies
moves-fault-number = { $what } ist keine Zahl von Schritten
    .right = eine Zahl von 1 bis 999 hinter dem ersten Wort, etwa step 2 oder leap 2 forward
moves-fault-same = { $what } steht zweimal da
    .right = jede Richtung einmal

## Gitter

grid-fault-size = { $of ->
    [columns] so viele Spalten kann ein Gitter nicht haben
    [rows] so viele Zeilen kann ein Gitter nicht haben
   *[regions] so viele Regionen kann ein Gitter nicht haben
  }
    .right = von 1 bis { $most }
grid-fault-numbering = { $pattern } ist keine Muster-Bezeichnung
    .right = eine Bezeichnung wie A1, 1A, B-06, "0101", "01.01"
grid-fault-too-narrow = diese Bezeichnungen sind zu kurz für so viele Felder
    .right = mehr Ziffern, oder ein Zeichen zwischen den Zahlen
grid-fault-name = das ist kein Name für eine Region
    .right = ein Name mit einem Buchstaben oder einer Ziffer
grid-fault-duplicate = so heißt, wie man es tippt, schon eine andere Region
    .right = ein eigener Name
grid-fault-unknown-neighbour = eine Region dieses Namens gibt es nicht
    .right = der Name einer anderen Region
grid-fault-own-neighbour = das ist die Region selbst
    .right = der Name einer anderen Region
grid-fault-unknown-on-line = eine Region dieses Namens gibt es nicht
    .right = der Name einer Region
grid-fault-twice-on-line = diese Region ist schon auf dieser Linie
    .right = jede Region einmal auf einer Linie

## Wertungen

gdl-unexpected = { $what } kann hier nicht stehen
    .right = eine Form
gdl-unexpected-end = der Text kann hier nicht enden
    .right = eine Form
gdl-unclosed = { $what }, das hier beginnt, wird nie geschlossen
    .right = { $expected } dahinter
gdl-bad-number = { $what } ist eine zu große Zahl oder hat mehr als 6 Stellen hinter dem Komma
    .right = eine Zahl bis 1000000000
gdl-too-long = der Text ist zu lang
    .right = höchstens { $expected } Zeichen
gdl-too-deep = Formen oder Definitionen sind zu tief verschachtelt
    .right = höchstens { $expected } Ebenen
gdl-too-large = hier steht zu viel
    .right = höchstens { $expected }, und jede Definition zählt so oft, wie sie benutzt wird
gdl-bad-form = { $found } hat nicht die richtige Gestalt
    .right = { $expected }
gdl-unknown-in-not = nichts heißt { $what }, also meint dieses (not ...) alles
    .right = eines von: { $expected }
gdl-ranks-apart = { $found } steht am selben Platz wie { $expected }, das andersherum ordnet
    .right = ein anderer Platz
gdl-ranks-open = mehrere Wertungen führen Punkte, und keine sagt, dass sie die Seiten ordnet
    .right = (ranks most) oder (ranks least) in der, die ordnet, oder (ranks nothing) in allen anderen
gdl-unknown-property = { $found } ist keine Eigenschaft einer Wertung und wird übergangen
    .right = eines von: { $expected }
gdl-unknown-form = { $found } ist eine Form, die ich hier nicht kenne, und wird übergangen
    .right = eines von: { $expected }
gdl-unknown-side = { $found } ist weder eine Seite noch eine Klasse von Seiten und wird übergangen
    .right = eines von: { $expected }
gdl-unknown-type = { $found } ist kein Prototyp dieses Moduls und wird übergangen
    .right = eines von: { $expected }
gdl-unknown-name = nichts heißt { $what }
    .right = { $expected }
    .open = ein Name, den das Modul, ein define oder der Bot vorgibt
gdl-skipped = { $found } sagt nichts, was Wertungen brauchen, und wird übergangen
    .right = { $expected }
gdl-given-twice = { $found } sagt schon ein Prototyp, und das gilt
    .right = eines von beiden
gdl-never-waits = ein trigger allein hält nichts zurück
    .right = { $expected } daneben
gdl-no-score = hier geht es um Punkte, aber es werden keine geführt
    .right = { $expected }
gdl-not-judged = { $found } gibt { $expected } Punkte, worüber hier nicht geurteilt wird
    .right = (applies-to SIDES) dazu, oder eine andere Seite
gdl-no-turns = das Spiel hat keine Züge, das geschieht also nie
    .right = turn: im Modul, oder ein anderer Moment in when
