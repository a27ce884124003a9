### Counters.

counter-none = Es gibt keine Zähler, die du sehen kannst. Module bestimmen sie; `/counter define` fügt einen hinzu.
counter-line = { $counter }: **{ $value }**
counter-line-base = { $counter }: **{ $value }** (Grundwert { $base })
counter-defined = - { $line }. { $meaning }
counter-head = { $on }, { $line }
counter-meaning = Zählt { $parts }.
counter-counts-all = Figuren
counter-counts-some = manche der Figuren
counter-counts-match = Figuren, auf die { $match } zutrifft
counter-sums-all = die Summe von { $property }
counter-sums-some = die Summe von { $property } mancher Figuren
counter-sums-match = die Summe von { $property } der Figuren, auf die { $match } zutrifft
counter-any-formula = einer Formel
counter-without-decks = nicht in Kartenstapeln
counter-without-stacks = nicht in Stapeln
counter-open = für alle offen
counter-own = in diesem Spiel bestimmt
counter-read-as = Formate lesen ihn als `${ $property }$`.
counter-reported-as = Gemeldet als: { $report }
counter-totals = Deine Summen: { $totals }.

## Reports with their reason

counter-to-battle = { $report } (für den Kampf vom Plan gegangen)
counter-from-battle = { $report } (aus dem Kampf zurück)
counter-after-battle = { $report } (nach dem Kampf vom Plan gegangen)
counter-corrected = { $counter } war falsch: { $was }, berichtigt zu { $now }.

## After a player's name

counter-removes = entfernt den Zähler { $counter }
counter-defines = fügt den Zähler { $counter } hinzu: { $value }
counter-recounts = zählt alles neu
counter-recounts-right = zählt alles neu: Alle Zähler waren richtig

## Refusals

counter-bad-match = Diese Auswahl kann ich bei Zeichen { $at } nicht lesen. Nimm eine Form wie `PieceName = Gold && StackSize > 1`.
counter-bad-sum = Diese Formel kann ich bei Zeichen { $at } nicht lesen. Nimm eine Eigenschaft, oder eine Form wie `{"{"}StackSize * 2{"}"}`.
counter-no-such-scope = Es gibt keinen Plan, kein Brett, keine Zone und keinen Stapel { $scope } zum Zählen. { $board } zeigt, was es gibt.
counter-exists = Es gibt schon einen Zähler { $counter }. Wähl einen anderen Namen.
counter-viewer-match = { $property } hängt davon ab, wer hinsieht, und ein Zähler ist für alle gleich. Wähl eine andere Eigenschaft.
counter-too-many = Ein Spiel kann { $most } eigene Zähler haben. { $remove } entfernt einen.
counter-modified = Der Modifikator { $modifier } ändert eine Eigenschaft { $counter }, also wäre das nicht die Zahl des Zählers. Wähl einen anderen Namen.
counter-circle = { $counter } würde sich selbst lesen, vielleicht durch andere Zähler. Nimm heraus, was den Kreis schließt.
counter-gone = Diesen Zähler gibt es nicht mehr. { $list } zeigt die anderen.
counter-of-module = { $counter } gehört zum Modul. Wähl einen Zähler, der in diesem Spiel dazukam.
