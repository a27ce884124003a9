### Mischen und Würfeln eines Spiels prüfen: /game verify, und npm run verify im Terminal

verify-shuffles = { $count ->
    [one] { $count } Mischvorgang
   *[other] { $count } Mischvorgänge
  }
verify-rolls = { $count ->
    [one] { $count } Wurf
   *[other] { $count } Würfe
  }
verify-well = Alle Würfe und Mischungen stimmen. Mit dem Geheimnis verglichen: { $found }.
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
verify-no-game = Das ist keine vollständige Spieldatei aus /game export ({ $fault }).
verify-unpublished = Das Geheimnis dieses Spiels ist noch nicht veröffentlicht, darum kann ich sein Mischen und Würfeln nicht prüfen.
verify-commitment = Der SHA-256 des Geheimnisses ist { $hash }. Vergleiche ihn mit dem, den der Bot zu Beginn des Spiels gepostet hat.
verify-no-seed = Es wurden keine eigenen Wörter eingemischt.
verify-seed = Die Wörter { $seed } wurden eingemischt.
verify-no-shares = Es wurden keine Wörter von Spielern eingemischt.
verify-shares = Diese Wörter von Spielern wurden eingemischt. Jeder sollte darin die finden, die mit seinem Platz kamen:
verify-share = { $id }. { $person } { $share }
verify-share-typed = { $id }. { $person } { $share }, getippt
verify-beacon-away = Die Zufallsquelle { $url } war nicht erreichbar, darum wurde nichts von ihr eingemischt.
verify-beacon-none = Runde { $round } der Zufallsquelle { $url } wurde angekündigt, war aber nicht zu bekommen, darum wurde sie nicht eingemischt.
verify-beacon = Runde { $round } der Zufallsquelle wurde als { $value } eingemischt. Vergleiche sie mit { $url }/public/{ $round }.
verify-unsigned = Die Datei ist nicht signiert, darum kannst du nicht wissen, ob ein Bot sie genau so geschrieben hat.
verify-changed = Die Datei passt nicht zu ihrer Signatur mit dem Schlüssel { $key }: Sie wurde geändert.
verify-other-key = Die Datei wurde mit dem Schlüssel { $key } signiert, nicht mit { $wanted }: Ein anderer Bot hat sie geschrieben.
verify-signed = Die Datei ist mit dem Schlüssel { $key } signiert und unverändert.
verify-which-key = Ein Bot nennt seinen Schlüssel bei jeder Datei von `/game export`. Vergleiche ihn mit diesem.
