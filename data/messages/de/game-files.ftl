### Spiele als Dateien: /game export und /game import

export-seen = Alles, was du von { $title } sehen kannst, zum Lesen. Solange ein Spiel mit verdeckten Dingen läuft, bekommst du nicht alles, darum nimmt `/game import` diese Datei nicht an.
export-seen-over = Alles, was du von { $title } sehen kannst, zum Lesen. Alles bekommst du bei einem Spiel mit verdeckten Dingen erst, wenn sein Geheimnis veröffentlicht ist: `/game verify` hat dafür einen Knopf. `/game import` nimmt diese Datei nicht an.
export-whole = Das ganze Spiel { $title }. Mit `/game import` kannst du es in jedem Kanal fortsetzen.
export-published = Das ganze Spiel { $title }. Die Datei enthält sein Geheimnis, darum kannst du es allein mit ihr prüfen: mit `npm run verify`, oder hier mit `/game verify`.
export-signed = Ich habe sie mit dem Schlüssel `{ $key }` signiert. Mit `npm run verify -- game.json { $key }` kannst du das prüfen.
export-unsigned = Ich habe sie nicht signiert: Das Spiel kam aus einer Datei ohne Nachweis.
export-too-large = Die Datei wäre zu groß für eine Nachricht. Erlaubt sind { $most }.
import-no-file = Häng eine Spieldatei aus `/game export` an.
import-question = In diesem Kanal läuft schon { $running }. Möchtest du das Spiel endgültig beenden und stattdessen das aus der Datei fortsetzen?
import-instead = Beenden und fortsetzen
import-forgotten = Diese Datei habe ich nicht mehr. Nutze noch einmal `/game import`.
import-pictures = Diese Bilder des Spiels fehlen hier: { $files }. Füge sie mit `/module add` zusammen mit dem Modul von { $title } hinzu, dann importiere die Datei noch einmal.
more-files = { $count } weitere
import-overtaken = In diesem Kanal wurde gerade ein anderes Spiel gestartet. `/game status` zeigt es.

## Why a file can't be continued

import-remedy = Nimm eine unveränderte Datei aus `/game export`.
import-json-syntax = Zeile { $line } dieser Datei kann ich nicht lesen. Vielleicht ist die Datei abgeschnitten.
import-json-too-deep = Zeile { $line } dieser Datei ist zu tief verschachtelt.
import-json-too-long = Der Text in Zeile { $line } dieser Datei ist zu lang.
import-json-too-much = Diese Datei enthält ab Zeile { $line } zu viel.
import-json-twice = Zeile { $line } dieser Datei wiederholt einen Schlüssel.
import-json-no-text = Zeile { $line } dieser Datei enthält Zeichen, die kein Text sind.
import-fault-other = Ich erkenne in dieser Datei kein Spiel.
import-fault-seen = Dieses Spiel kannst du nicht fortsetzen: Die Datei enthält nur, was eine Person sehen konnte.
import-fault-version = Diese Datei hat Version { $version } und stammt von einem neueren Bot, darum kann ich sie nicht lesen.
import-fault-form = Diese Datei wurde geändert: Bei `{ $at }` stimmt etwas nicht.
import-fault-module = Die Regeln in dieser Datei wurden geändert ({ $at }).
import-fault-step = Diese Datei wurde geändert: Schritt { $step } folgt nicht aus den Schritten davor.
import-fault-end = Diese Datei wurde geändert: Ihre Schritte führen zu einem anderen Ende.
import-fault-hides = Dieses Spiel kannst du nicht fortsetzen: Es verbirgt den Spielern etwas, und die Datei zeigt alles davon. Mit `/game start` beginnst du ein neues.

## Chess as text

fen-parts = Das ist keine Stellung in FEN. Schreib die Reihen, `w` oder `b`, Rochaden, en passant und zwei Zahlen.
fen-rows = `{ $text }` hat nicht so viele Reihen wie das Brett. Schreib jede Reihe, mit `/` dazwischen.
fen-row = Die Reihe `{ $text }` hat nicht so viele Felder wie das Brett. Schreib für freie Felder eine Zahl.
fen-letter = `{ $text }` ist keine Figur. Nimm K, Q, R, B, N und P, klein für Schwarz.
fen-turn = `{ $text }` sagt nicht, wer am Zug ist. Schreib `w` oder `b`.
fen-castling = Die Rochade `{ $text }` ist nicht möglich: König und Turm müssen auf ihren Anfangsfeldern stehen. Schreib `-` für keine Rochade.
fen-passing = Kein Bauer ist gerade über `{ $text }` gezogen. Schreib `-`, wenn kein Bauer en passant geschlagen werden kann.
fen-number = `{ $text }` ist keine Anzahl von Zügen.
fen-kings = { $side } braucht genau einen König.
fen-last-row = Auf `{ $text }` kann kein Bauer stehen: Er hätte sich umgewandelt.
fen-check = Der König von { $side } steht im Schach, aber diese Seite ist nicht am Zug.
fen-over = In dieser Stellung ist das Spiel vorbei: Es gibt keinen erlaubten Zug.
pgn-fault = Zeile { $line }: { $why } Ich habe kein Spiel begonnen.
pgn-too-long = Der Text ist zu lang. Erlaubt sind { $most } Zeichen.
pgn-too-many = Es sind zu viele Züge. Erlaubt sind { $most }.
pgn-token = `{ $text }` verstehe ich in PGN nicht.
pgn-second = Dort beginnt eine zweite Partie (`{ $text }`). Schick eine nach der anderen.
pgn-variant = Die Schachvariante `{ $text }` kenne ich nicht.
pgn-over = Die Partie war vor `{ $text }` zu Ende: durch Matt, Patt, dreimalige Wiederholung oder die 50-Züge-Regel.
pgn-unreadable = `{ $text }` ist kein Zug. Schreib Züge wie `Nf3`, `exd5`, `O-O` oder `e8=Q`.
pgn-illegal = `{ $text }` ist dort kein erlaubter Zug.
pgn-ambiguous = Den Zug `{ $text }` könnte mehr als eine Figur machen. Ergänze die Linie oder Reihe, von der sie kommt, wie in `Nbd2`.
chess-other-game = PGN und FEN gibt es nur für Schach, nicht für { $title }. `/game export` allein gibt dir die Datei.
chess-not-begun = Das Spiel hat noch nicht begonnen.
chess-no-move = In diesem Spiel gibt es etwas, das kein Schachzug ist, darum gibt es davon kein PGN. Nimm FEN, oder `/game export` allein.
chess-no-module = Kein Schachmodul hier kann von diesem Text aus weiterspielen.
chess-pgn = Die Züge von { $title } als PGN. Jedes Schachprogramm kann sie lesen, und mit `/game import` kannst du die Partie fortsetzen.
chess-fen =
    Die Stellung von { $title }, als FEN:
    ```
    { $fen }
    ```
    Mit `/game start position:` kannst du von dort aus spielen.
