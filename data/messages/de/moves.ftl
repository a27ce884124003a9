### Moves by the rules of a module.

move-makes-into = macht { $piece } zu { $into }
move-in-check = Schach für { $side }: { $by } greift { $piece } auf { $cell } an.

## The cells that a piece can go to, after a refusal

move-choose-cell = Wähl ein anderes Feld.
move-nowhere = Diese Figur hat keinen erlaubten Zug: Wähl eine andere.
move-elsewhere = auf ein anderes Feld
move-can-go = Möglich ist ein Zug nach { $cells }.

## Refusals

move-not-its-move = { $piece } kann vom jetzigen Feld aus nicht nach { $cell } ziehen.
move-nothing-to-jump = { $piece } kommt nach { $cell } nur mit einem Sprung über eine Figur, und an der richtigen Stelle steht keine.
move-only-captures = { $piece } kann nach { $cell } nur ziehen, um dort zu schlagen, und dort steht kein Gegner.
move-moved-already = { $piece } könnte nur im ersten Zug nach { $cell } ziehen.
move-not-now = { $piece } kann jetzt nicht nach { $cell } ziehen.
move-off-board = { $piece } muss auf dem eigenen Brett bleiben, und { $cell } gehört nicht dazu.
move-may-not-enter = { $piece } kann den Zug nicht auf { $cell } beenden.
move-may-not-pass = { $piece } kann nicht durch { $cell } ziehen.
move-has-to-stop = { $piece } muss auf { $cell } anhalten.
move-must-go-on = { $piece } kann den Zug nicht auf { $cell } beenden: Von dort muss weiter geschlagen werden.
move-suicide = Auf { $cell } hätte { $piece } samt Gruppe kein freies Nachbarfeld und würde nichts schlagen.
move-repeats = Mit { $piece } auf { $cell } würde sich eine frühere Stellung wiederholen.
move-turns-nothing = { $piece } würde auf { $cell } nichts umdrehen: Von dort muss eine Reihe gegnerischer Figuren zu einer eigenen führen.
move-only-on-squares = { $piece } kann nach den eigenen Regeln nur auf Brettern aus Quadraten ziehen, und { $board } ist keins. Wähl eine andere Figur.
move-not-placed = { $piece } lässt sich nicht auf { $cell } setzen, denn durch einen Zug kommt diese Figur nicht aufs Brett. Wähl eine andere Figur.
move-blocked = { $other } auf { $cell } versperrt { $piece } den Weg.
move-cannot-capture = Auf { $cell } steht { $other }, und so kann { $piece } nicht schlagen.
move-must-capture = Wer schlagen kann, muss schlagen, und { $piece } auf { $cell } kann es. Schlag mit dieser Figur.
move-must-capture-most = { $piece } auf { $cell } kann { $count } auf einmal schlagen, und du musst so viele schlagen wie möglich. Mach diesen Zug.
move-leaves-attacked = { $other } könnte dann { $piece } auf { $cell } schlagen, und das verbieten die Regeln. Wähl einen anderen Zug.
move-several-ways = { $piece } kommt auf mehreren Wegen nach { $cell } und schlägt auf jedem etwas anderes. Wähl den Weg mit { $move }: { $ways }.
move-not-that-way = { $piece } kommt auf diesem Weg nicht nach { $cell }. Zieh ohne { $move }, oder wähl andere Felder.
move-does-not-promote = { $piece } wird auf { $cell } nicht umgewandelt. Zieh ohne { $none }.
move-promotes = { $piece } wird auf { $cell } umgewandelt. Wähl die neue Figur mit { $one }: { $kinds }.
move-makes-no-line = { $piece } macht auf { $cell } keine Reihe und schlägt nichts. Zieh ohne { $none }.
move-makes-line = { $piece } macht auf { $cell } eine Reihe und schlägt einen Gegner. Wähl ihn mit { $one }: auf { $cells }.
move-more-cells = { $count } weiteren

## Exceptions to the rules

overrule-needs-consent = Eine Ausnahme von den Regeln braucht zuerst die Zustimmung von { $sides }. Mit { $ask } fragst du an.
overrule-unseen = Eine Ausnahme von den Regeln geht nur mit Figuren, die alle sehen oder die du auf der Hand hast, und nicht auf einen Stapel; { $piece } gehört nicht dazu. Wähl eine andere Figur oder einen anderen Ort.
overrule-property = Keine Art von Figur hat { $property }, also kann dem niemand zustimmen. Wähl eine Eigenschaft des Moduls, und dazu eine Zahl, Ja oder Nein.
