### How the shuffles and dice of a game come about.

chance-secret = Alles Mischen und Würfeln ergibt sich aus einem Geheimnis. Sein SHA-256 ist `{ $commitment }`.
chance-published = Das Geheimnis ist veröffentlicht: `{ $secret }`.
chance-seed = Die Worte { $seed } sind eingemischt.
chance-shares = Jeder Spieler trägt etwas zum Zufall bei, damit ihn niemand allein bestimmt. Die Beiträge der Reihe nach:
chance-shares-open = Wer vor Spielbeginn einen Platz nimmt, trägt etwas zum Zufall bei.
chance-shares-more = ({ $count } weitere in der Datei von `/game export`)
chance-share = { $number }. { $player } `{ $value }`
chance-share-typed = { $number }. { $player } `{ $value }`, getippt
chance-beacon-unreachable = Die Zufallsquelle { $beacon } war nicht erreichbar und trägt darum nichts bei.
chance-beacon-named = Das Spiel wartet auf Runde { $round } der Zufallsquelle { $beacon }. Sie ist noch nicht eingemischt.
chance-beacon-mixed = Runde { $round } der Zufallsquelle { $beacon } ist eingemischt: `{ $value }`.

## When a game begins

chance-begun-unreachable = Die Zufallsquelle war nicht erreichbar und trägt darum nichts bei.
chance-begun-mixed = Runde { $round } der Zufallsquelle ist eingemischt.
chance-begun-missing = Runde { $round } der Zufallsquelle war nicht abrufbar und trägt darum nichts bei.
chance-typed-share = Deine Worte sind in den Zufall dieses Spiels gemischt. **Fairness** zeigt ihren SHA-256; vergleiche ihn, bevor das Spiel beginnt.

## After a player's name

chance-publishes = veröffentlicht das Geheimnis dieses Spiels, { $chance }, und schließt das Spiel endgültig
chance-publishes-seed = veröffentlicht das Geheimnis dieses Spiels, { $chance }, mit den Worten { $seed }, und schließt das Spiel endgültig
chance-awaits = schließt die Beiträge ab: Das Spiel beginnt mit Runde { $round } der Zufallsquelle { $beacon }, die noch niemand kennt

## Refusals

chance-not-over = Du kannst das Geheimnis veröffentlichen, wenn das Spiel vorbei ist. { $stop } beendet es.
chance-already-published = Das Geheimnis ist schon veröffentlicht. { $verify } prüft das Spiel damit.
chance-closed = Das Geheimnis dieses Spiels ist veröffentlicht, darum kann es nicht weitergehen. { $start } startet ein neues.
chance-publish-needs-consent = Dafür brauchst du zuerst die Zustimmung von { $sides } oder die des Spielleiters. Mit { $ask } fragst du an.
chance-waits-for-beacon = Dieses Spiel wartet schon auf die Zufallsquelle. Wenn es nicht gleich beginnt, drück noch einmal { $begin }.
chance-no-beacon = Dieses Spiel wartet auf keine Zufallsquelle. Drück { $begin }, um es zu beginnen.
