### Mischen und Würfeln eines Spiels prüfen: /game verify, und npm run verify im Terminal

verify-shuffles = { $count ->
    [one] { $count } Mischvorgang
   *[other] { $count } Mischvorgänge
  }
verify-rolls = { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
  }
verify-well = Alles stimmt: { $found } passen zum Geheimnis.
verify-fault-roll = Schritt { $step } ist falsch: Der Wurf passt nicht zum Geheimnis.
verify-fault-shuffle = Schritt { $step } ist falsch: Das Mischen passt nicht zum Geheimnis.
verify-fault-share = Schritt { $step } ist falsch: Was er zum Zufall des Spiels beiträgt, kommt nicht von einem Platz oder einer Zufallsquelle vor dem Start.
verify-fault-log = Schritt { $step } ist falsch: Er folgt nicht aus den Schritten davor.
verify-before = Davor stimmt alles: { $found }.
verify-brought = { $count ->
    [one] Der erste Schritt kam aus einer Datei und hatte ein anderes Geheimnis.
   *[other] Die ersten { $count } Schritte kamen aus einer Datei und hatten ein anderes Geheimnis.
  }

## In a terminal

verify-usage = Nenne die Datei, und den Schlüssel ihrer Signatur, wenn du ihn kennst: npm run verify -- game.json SCHLÜSSEL
verify-no-game = Das ist nicht die Datei eines ganzen Spiels aus /game export ({ $fault }).
verify-unpublished = Das Geheimnis dieses Spiels ist nicht veröffentlicht, darum kann ich sein Mischen und Würfeln nicht prüfen.
verify-commitment = Der SHA-256 des Geheimnisses ist { $hash }. Vergleiche ihn mit dem, den der Bot zu Beginn des Spiels gepostet hat.
verify-no-seed = Es wurden keine eigenen Wörter eingemischt.
verify-seed = Die Wörter { $seed } wurden eingemischt.
verify-no-shares = Es wurden keine Wörter von Mitspielenden eingemischt.
verify-shares = Diese Wörter von Mitspielenden wurden eingemischt. Alle sollten darin die finden, die mit ihrem Platz kamen:
verify-share = { $id }. { $person } { $share }
verify-share-typed = { $id }. { $person } { $share }, getippt
verify-beacon-away = Die Zufallsquelle { $url } war nicht erreichbar, darum wurde nichts von ihr eingemischt.
verify-beacon-none = Runde { $round } der Zufallsquelle { $url } wurde angekündigt, war aber nicht zu bekommen, darum wurde sie nicht eingemischt.
verify-beacon = Runde { $round } der Zufallsquelle wurde als { $value } eingemischt. Vergleiche sie mit { $url }/public/{ $round }.
verify-unsigned = Sie hat keine Signatur, darum kannst du nicht wissen, ob ein Bot sie so geschrieben hat.
verify-changed = Sie passt nicht zu ihrer Signatur mit dem Schlüssel { $key }: Sie wurde geändert.
verify-other-key = Sie wurde mit dem Schlüssel { $key } signiert, nicht mit { $wanted }: Ein anderer Bot hat sie geschrieben.
verify-signed = Sie ist mit dem Schlüssel { $key } signiert und unverändert.
verify-which-key = Ein Bot nennt seinen Schlüssel mit jeder Datei von `/game export`. Vergleiche ihn mit diesem.
