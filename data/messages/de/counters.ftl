### Counters.

counter-none = Es gibt keine Zähler, die du sehen kannst. Module legen sie fest; `/counter define` fügt einen hinzu.
counter-line = { $counter }: **{ $value }**
counter-line-base = { $counter }: **{ $value }** (Grundwert { $base })
counter-defined = - { $line }. { $meaning }
counter-head = { $on }, { $line }
counter-meaning = Zählt { $parts }.
counter-counts-all = Figuren
counter-counts-some = manche der Figuren
counter-counts-match = Figuren, auf die { $match } zutrifft
counter-sums-all = { $property } zusammen
counter-sums-some = { $property } mancher Figuren zusammen
counter-sums-match = { $property } der Figuren zusammen, auf die { $match } zutrifft
counter-any-formula = berechnete Werte
counter-without-decks = nicht in Kartenstapeln
counter-without-stacks = nicht in Stapeln
counter-open = für alle sichtbar
counter-own = in diesem Spiel hinzugefügt
counter-read-as = In Formaten schreibst du dafür `${ $property }$`.
counter-reported-as = Gemeldet als: { $report }
## Reports with their reason

counter-to-battle = { $report } (für den Kampf vom Plan gegangen)
counter-from-battle = { $report } (aus dem Kampf zurück)
counter-after-battle = { $report } (nach dem Kampf vom Plan gegangen)
counter-corrected = { $counter } war falsch: von { $was } auf { $now } berichtigt.

## After a player's name

counter-removes = entfernt den Zähler { $counter }
counter-defines = fügt den Zähler { $counter } hinzu: { $value }
counter-recounts = zählt alles neu
counter-recounts-right = zählt alles neu: Alle Zähler waren richtig

## Refusals

counter-bad-match = In dieser Bedingung ist bei Zeichen { $at } ein Fehler. Nimm eine Form wie `PieceName = Gold && StackSize > 1`.
counter-bad-sum = In dieser Formel ist bei Zeichen { $at } ein Fehler. Nimm eine Eigenschaft, oder eine Form wie `{"{"}StackSize * 2{"}"}`.
counter-no-such-scope = Es gibt keinen Plan, kein Brett, keine Zone und keinen Stapel namens { $scope }. { $board } zeigt, wo du zählen kannst.
counter-exists = Es gibt schon einen Zähler namens { $counter }. Wähl einen anderen Namen.
counter-viewer-match = { $property } hängt davon ab, wer hinsieht, aber ein Zähler ist für alle gleich. Wähl eine andere Eigenschaft.
counter-too-many = Du kannst einem Spiel höchstens { $most } Zähler hinzufügen. { $remove } entfernt einen.
counter-modified = Der Modifikator { $modifier } ändert eine Eigenschaft namens { $counter }, darum würde dieser Zähler eine falsche Zahl zeigen. Wähl einen anderen Namen.
counter-circle = { $counter } würde von sich selbst abhängen, vielleicht über andere Zähler. Nimm den Teil heraus, der darauf zurückführt.
counter-gone = Diesen Zähler gibt es nicht mehr. { $list } zeigt die anderen.
counter-of-module = { $counter } gehört zum Modul. Wähl einen Zähler, der in diesem Spiel hinzugefügt wurde.
