## Was an einem Bild falsch ist

picture-fault-unknown = Das ist kein Bild im Format PNG, JPEG, WebP, GIF oder SVG.
picture-fault-broken = Es ist abgeschnitten, oder ich kann sein Format nicht lesen. Speichere es neu als PNG oder JPEG.
picture-fault-script = Es enthält ein Skript. Speichere die Zeichnung als einfaches SVG oder als PNG.
picture-fault-reference = Es verweist auf andere Dateien oder enthält Bilder. Eine SVG-Zeichnung darf nur Linien und Buchstaben enthalten. Speichere es als PNG.
picture-fault-entities = Es deklariert Entitäten. Speichere es als einfaches SVG oder als PNG.
picture-fault-too-costly = Das Lesen braucht zu viel Zeit oder Speicher. Verkleinere es oder speichere es als PNG.
picture-fault-filters = Seine Filter brauchen zu lange. Entferne sie oder speichere es als PNG.
picture-fault-repeats = Seine Teile sind zu oft wiederholt oder verschachtelt. Vereinfache es oder speichere es als PNG.
picture-fault-waiting = Das geht noch nicht: { $count } deiner Dateien warten noch. Schick es noch einmal, wenn sie fertig sind.
picture-fault-busy = Das geht gerade nicht: Viele Leute schicken Dateien. Schick es in einer Minute noch einmal.
picture-fault-too-many-pixels = Es ist zu groß. Ein Bild darf bis zu { $pixels } Millionen Pixel haben und in Breite und Höhe je bis zu { $side }.
picture-fault-too-many-bytes = Es ist zu groß. Ein Bild darf bis zu { $most } groß sein.
picture-fault-too-much-together = Das ist zu viel. Alle Bilder eines Spiels dürfen zusammen bis zu { $most } groß sein.
picture-fault-too-much-drawn = So, wie ich es speichere, wäre es größer als { $most }. Verkleinere es oder speichere es als JPEG.
picture-fault-too-many = Das ist ein Bild zu viel. Ein Spiel darf bis zu { $most } Bilder haben.
picture-fault-missing = Es fehlt, aber das Spiel braucht es.
picture-bad = { $file }: { $fault }

## `npm run import`

shelf-usage =
    npm run import -- PFAD    legt ein Modul in DATA_DIR/modules, wo der Bot es findet
    PFAD ist die Datei eines Moduls mit seinen Bildern daneben, ein Ordner damit oder ein Zip;
    oder ein VASSAL-Modul (.vmod oder sein Ordner), dahinter beliebige Erweiterungen (.vmdx)
    und ein Spielstand (.vsav), oder --setup=NAME, um mit einer Aufstellung des Moduls anzufangen.
shelf-pictures = { $count ->
    [one] { $count } Bild
   *[other] { $count } Bilder
  }
shelf-module = { $title } ({ $name })
shelf-module-version = { $title } ({ $name }, Version { $version })
shelf-imported = { $module } liegt jetzt in { $path }, ohne Bilder.
shelf-imported-pictures = { $module } liegt jetzt in { $path } ({ $pictures }, { $size }).
shelf-replaced = Es ersetzt das Modul, das dort lag.
shelf-how-to-start = /game start module:{ $name } startet es. Laufende Spiele behalten ihre Version bis /game reload.
shelf-refused = { $path } konnte ich nicht importieren:
shelf-no-text = die Datei des Moduls ist kein Text (UTF-8)
shelf-same-name = es heißt genauso wie { $taken } ({ $name }): Ändere „module:“ in einem davon
shelf-changing = { $file } hat sich beim Lesen geändert; ich lese es neu, wenn es gebraucht wird
shelf-changing-it = die Datei hat sich beim Lesen geändert; ich lese sie neu, wenn sie gebraucht wird
shelf-unreadable = { $file } fehlt, oder ich darf es nicht lesen

## VASSAL-Module: was herüberkam

vassal-came-over = Importiert:
vassal-counted = { $counts }
vassal-sides = { $count ->
    [one] { $count } Seite
   *[other] { $count } Seiten
  }
vassal-maps = { $count ->
    [one] { $count } Plan
   *[other] { $count } Pläne
  }
vassal-boards = { $count ->
    [one] { $count } Brett
   *[other] { $count } Bretter
  }
vassal-prototypes = { $count ->
    [one] { $count } Figurenart
   *[other] { $count } Figurenarten
  }
vassal-slots = { $count ->
    [one] aus { $count } Figur des Moduls
   *[other] aus { $count } Figuren des Moduls
  }
vassal-pieces = { $count ->
    [one] { $count } aufgestellte Figur
   *[other] { $count } aufgestellte Figuren
  }
vassal-stacks = { $count ->
    [one] { $count } Figurenstapel
   *[other] { $count } Figurenstapel
  }
vassal-decks = { $count ->
    [one] { $count } Kartenstapel
   *[other] { $count } Kartenstapel
  }
vassal-actions = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
  }
vassal-pictures = { $count ->
    [one] { $count } Bilddatei
   *[other] { $count } Bilddateien
  }
vassal-losses-in-file = Alles, was sich nicht importieren ließ, steht in der angehängten Datei.
vassal-rights = Bilder bleiben auf dem Rechner, auf dem der Bot läuft. Du brauchst das Recht, sie zu benutzen.

## VASSAL-Module: der Bericht

vassal-report = { $title } ist jetzt das Modul { $name }.
vassal-report-version = { $title } ({ $versions }) ist jetzt das Modul { $name }.
vassal-version = Version { $version }
vassal-lost = Nicht importiert oder verändert:
vassal-loss = { $count } × { $things }
vassal-loss-named = { $count } × { $things }: { $names }
vassal-chosen = Beim Start eines Spiels wählst du mit variants eine Aufstellung: { $variants }.
vassal-setups = Aufstellungen des Moduls: { $setups }. Um mit einer anzufangen, setze --setup={ $first } oder den Pfad eines Spielstands hinter die Datei.
vassal-lost-things = { $loss ->
    [unreadable-slot] unlesbare Figuren
    [missing-prototype] Prototypen, auf die Figuren verweisen, die das Modul aber nicht hat
    [trigger] Auslöser: was eine Figur nach einem Tastendruck von selbst tut
    [global-command] Befehle einer Figur an andere Figuren
    [computed-property] berechnete Eigenschaften
    [outer-property] Befehle, die Eigenschaften des Plans oder anderer Figuren ändern
    [hidden-command] Bedingungen, die einen Befehl verbergen
    [action] Befehle zum Ersetzen, Setzen, Senden oder Zurücklegen von Figuren, ohne Ziel oder mit einem Ziel aus einer Formel
    [unlisted-command] Befehle, die nicht im Menü einer Figur stehen: Nur Tasten und Auslöser rufen sie auf
    [many-actions] Befehle, die nur wenige Figuren haben: So viele Aktionen kann ein Spiel nicht haben
    [own-trait] Merkmale, die das Modul selbst in Java programmiert
    [own-class] Teile, die das Modul selbst in Java programmiert
    [looks] Spuren, Ränder, Klänge und andere Effekte
    [text-sheet] Textblätter und Tabellen an Figuren
    [label-format] Beschriftungen, die sich mit Eigenschaften ändern
    [cargo] Figuren, die andere tragen oder an sie gebunden sind
    [further-layer] zweite wechselnde Ebenen derselben Figur: Sie bleiben wie am Anfang
    [layer-follows] Ebenen, die von etwas abhängen, was hier nicht geht: Spieler ändern sie von Hand
    [many-layers] Figuren mit mehr als 50 Stufen: Der Rest fehlt
    [property-name] Eigenschaften mit Namen, die der Bot selbst benutzt oder die sich nicht schreiben lassen
    [several-owners] Figuren, die mehreren Seiten gehören: Sie gehören jetzt keiner
    [hidden-by-other] Figuren einer Seite, die eine andere Seite verbirgt: Sie gehören der Seite, die sie verbirgt
    [shared-window] geheime Pläne mehrerer Seiten: Nur eine davon sieht sie
    [open-window] geheime Pläne, die alle Seiten haben oder in die andere sehen dürfen: Alle sehen sie
    [window-without-side] geheime Pläne einer Seite, die nicht mitspielt: Alle sehen sie
    [many-sides] Seiten nach der zwanzigsten
    [other-board] Bretter, die am Anfang auf keinem Plan liegen
    [board-asked] Pläne, deren Brett am Anfang gewählt wird: Es gilt das erste
    [turned-board] gedrehte Bretter: Sie stehen jetzt gerade
    [board-not-in-use] Stapel auf Brettern, die auf keinem Plan liegen
    [many-spots] Orte über der Höchstzahl für ein Brett
    [cell-names] Felder, die anders heißen als in VASSAL
    [missing-picture] Bilder, die im Modul fehlen
    [bad-picture] unlesbare Bilder
    [many-decks] Kartenstapel nach dem zweihundertsten
    [many-stacks] Figurenstapel über der Höchstzahl für eine Aufstellung
    [deck-rule] Kartenstapel mit eigenen Regeln für Benutzung oder Zählung
    [dice] Würfel mit unlesbaren Seiten
    [turn-tracker] unlesbare Zuganzeiger
    [automation] Knöpfe, die mehrere Dinge auf einmal tun
    [machinery] Figuren, die Knöpfe sind
    [extension] Teile von Erweiterungen, deren Platz das Modul nicht hat
    [saved-map] Figuren des Spielstands auf Plänen, die das Modul nicht hat
    [saved-deck] Stapel des Spielstands, die das Modul nicht hat
    [saved-piece] Figuren des Spielstands, die das Modul seitdem geändert hat: Sie bleiben wie im Spielstand
    [saved-version] Spielstände eines anderen Moduls oder einer anderen Version davon
    [unseen-of-nobody] Figuren, die keine Seite sehen kann und keine Seite des Spiels verbirgt: Sie fehlen
    [lost-setup] Aufstellungen, deren Spielstände fehlen oder unlesbar sind
   *[other-setup] Aufstellungen über der Höchstzahl für ein Modul: --setup= mit dem Namen ergibt ein Modul, das mit einer davon anfängt
  }

## VASSAL-Module: warum nichts importiert wurde

vassal-refused = Es wurde nichts importiert. { $fault }
vassal-refused-file = Es wurde nichts importiert. { $file }: { $fault }
vassal-fault-not-there = Diese Datei oder diesen Ordner gibt es nicht.
vassal-fault-broken = Das kann ich nicht lesen: Es ist beschädigt oder eine andere Art von Datei.
vassal-fault-path = Ein Name darin führt aus dem Ordner heraus.
vassal-fault-link = Es enthält einen Link.
vassal-fault-encrypted = Es ist verschlüsselt.
vassal-fault-method = Es ist so komprimiert, dass ich es nicht lesen kann.
vassal-fault-too-many = Es enthält zu viele Dateien.
vassal-fault-too-large = Es ist zu groß.
vassal-fault-too-deep = Seine Teile sind zu tief verschachtelt.
vassal-fault-doctype = Es hat einen DOCTYPE, und VASSAL-Module haben keinen.
vassal-fault-no-build-file = Es enthält kein buildFile, ist also kein VASSAL-Modul.
vassal-fault-no-module = Es enthält kein Modul. Nenne zuerst das Modul, dann seine Erweiterungen.
vassal-fault-no-setup = Das Modul hat keine Aufstellung mit diesem Namen, oder ihr Spielstand fehlt.
vassal-fault-too-costly = Es braucht mehr Speicher oder Zeit, als ein Import haben darf.
vassal-fault-waiting = Eine andere Datei von dir wartet noch. Schick diese noch einmal, wenn die andere fertig ist.
vassal-fault-busy = Andere Importe warten. Versuche es in ein paar Minuten noch einmal.
vassal-progress = { $done } von { $of } Bildern
vassal-off = Ich kann hier keine VASSAL-Module importieren, weil das nicht eingeschaltet ist (`VASSAL_IMPORT=on`). Das kann nur ändern, wer mich betreibt. Importierte Bilder bleiben auf dem Rechner, auf dem der Bot läuft, und du brauchst das Recht, sie zu benutzen.
vassal-by-operator = Wer mich betreibt, kann Module jeder Größe mit `npm run import` importieren.
vassal-too-large = Das Modul aus { $title } ist { $size } groß, aber ein Server kann nur { $most } behalten.
