### Module für den Anfang

template-small =
    .about = Ein Spiel für Quartermaster. Ändere, was du willst, dann prüfe es mit /module check.
    .schema = Mit der Datei, die du von /module schema bekommst, ergänzen und prüfen Editoren diese Datei:
    .name = Der Name, mit dem das Spiel gewählt wird: Kleinbuchstaben, Ziffern und Bindestriche.
    .title = Mein Spiel
    .description = Zwei Seiten, ein Brett, ein paar Figuren.
    .sides = Die Seiten in der Reihenfolge ihrer Züge. Die Farben wählst du.
    .turn = Der Zug einer Seite endet by-command (/turn end) oder after-move.
    .captures = captures: manual lässt eine Seite in ihrem Zug mit capture: Figuren der anderen schlagen.
    .maps = Ein Plan (map) hat Bretter (boards). Ein Brett hat ein Gitter: square, hex oder region.
    .prototypes = Die gemeinsamen Werte von Figuren einer Art. Ein Wert, der sich im Spiel ändert, hat einen Anfangswert und kann Grenzen haben.
    .setup = Die Figuren auf dem Brett am Anfang.

template-abstract =
    .about = Ein Brettspiel: Figuren ziehen nach ihren Regeln, schlagen die Figuren, auf denen sie landen, und laufen um die Wette zur anderen Seite.
    .title = Mein Wettlauf
    .description = Bring einen Bauern in die letzte Reihe oder schlage alle gegnerischen Bauern, um zu gewinnen.
    .moves = fmW: ein Schritt geradeaus auf ein freies Feld; fF: ein Schritt schräg nach vorn, auch zum Schlagen.

template-cards =
    .about = Ein Kartenspiel: geheime Hände, ein Markt mit offenen Karten und Münzen, um sie zu bezahlen.
    .title = Mein Markt
    .description = Kauft Waren auf dem Markt, bis beide passen. Dann zählt, was ihr habt.
    .buy = Kauft Waren von einem Stand.
    .earn = Nimmt zwei Münzen.

template-hex-war =
    .about = Ein Hex-Kriegsspiel: Bewegungspunkte, Kontrollzonen und Kämpfe nach einer Tabelle der Kräfteverhältnisse.
    .title = Mein Krieg
    .description = Vernichte alle Einheiten der anderen Seite, um zu gewinnen.
    .fought = Eine Einheit, die gekämpft hat, kann wieder kämpfen, wenn ihre Seite marschiert.
    .table = Die Spalte ist Angriff zu Verteidigung, abgerundet; die Zeile ist der Würfel.
    .wood = Im Wald
    .attack = Greift eine Einheit mit benachbarten Einheiten an.

template-area =
    .about = Gebietskontrolle: Länder, Verstärkung und Angriffe, über die der Zahlenunterschied und ein Würfel entscheiden.
    .title = Meine Länder
    .description = Haltet die Länder. Eine Seite ohne Armeen verliert.
    .difference = Die Zahl der Angreifer minus die Zahl der Verteidiger kommt zum Würfel dazu.
    .numbers = Überzahl
    .muster = Hebt eine Armee in einem Land aus, in dem schon eine ist.
    .march = Geht in ein Nachbarland, in dem kein Feind ist.
    .attack = Greift ein Land mit den Armeen der Nachbarländer an.
