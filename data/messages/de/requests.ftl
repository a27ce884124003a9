### Requests to others, and exceptions to the rules.

## Requests, after a player's name

asks-undo = bittet, einen Schritt zurückzunehmen
asks-undo-too = bittet auch, einen Schritt zurückzunehmen
asks-undo-last = bittet, den letzten Schritt zurückzunehmen
asks-undo-of = bittet um Rücknahme: { $deeds }
asks-undo-of-too = bittet auch um Rücknahme: { $deeds }
asks-seat = möchte { $side } spielen
asks-transfer = bietet { $to } { $side } an
asks-bot = möchte den Bot { $sides } spielen lassen ({ $level })
asks-master = möchte Spielleiter werden und damit alles sehen
asks-arrange = möchte für den Rest des Spiels Figuren, Zähler und Punkte ohne Rückfrage ändern. Das Spiel wird dann nicht gewertet
asks-draw = bietet Remis an
asks-publish = möchte das Geheimnis dieses Spiels veröffentlichen und es damit endgültig schließen
asks-overrule = bittet um eine Ausnahme von den Regeln: { $act }
asks-clock = möchte die Uhr ändern: { $limit }
asks-points = möchte Punkte geben: { $points }
asks-claim = wertet { $objective } für { $side }
asks-reload = möchte dem Spiel ein anderes Modul geben: { $title }
asks-gaining = { $count ->
    [one] { $wish } ({ $sides } kann dadurch gewinnen)
   *[other] { $wish } ({ $sides } können dadurch gewinnen)
  }

## Exceptions to the rules, after a colon

overrule-hidden-cards = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
  }
overrule-move = { $things } nach { $to } ziehen
overrule-move-taking = { $things } nach { $to } ziehen und { $taken } schlagen
overrule-act = { $action } ausführen
overrule-act-chosen = { $action } ({ $chosen }) ausführen
overrule-act-with = { $action } mit { $things } ausführen
overrule-act-with-chosen = { $action } mit { $things } ausführen ({ $chosen })
overrule-end-turn = den Zug beenden
overrule-next-phase = zur nächsten Phase gehen
overrule-pass = passen
overrule-draw = { $things } von { $deck } nach { $target } ziehen
overrule-draw-count = { $count ->
    [one] { $count } Karte von { $deck } nach { $target } ziehen
   *[other] { $count } Karten von { $deck } nach { $target } ziehen
  }
overrule-deal = { $count ->
    [one] allen je { $count } Karte von { $deck } austeilen
   *[other] allen je { $count } Karten von { $deck } austeilen
  }
overrule-deal-to = { $count ->
    [one] je { $count } Karte von { $deck } an { $target } austeilen
   *[other] je { $count } Karten von { $deck } an { $target } austeilen
  }
overrule-shuffle = { $deck } mischen
overrule-peek = { $count ->
    [one] { $count } Karte von { $deck } ansehen
   *[other] { $count } Karten von { $deck } ansehen
  }
overrule-return = { $things } in { $target } legen
overrule-gather = alles von { $deck } in { $target } legen
overrule-give = { $things } an { $target } geben
overrule-flip = { $things } umdrehen
overrule-rotate = { $things } in eine andere Richtung drehen
overrule-order = { $things } umstapeln
overrule-send = { $things } nach { $target } legen
overrule-delete = { $things } entfernen
overrule-clone = { $count ->
    [1] { $things } kopieren
   *[other] { $things } { $count }-mal kopieren
  }
overrule-replace = { $things } durch { $became } ersetzen
overrule-place = { $became } neu nach { $target } legen
overrule-set = { $became } bei { $things } einstellen
overrule-hide = { $things } verdecken
overrule-form-army = aus { $things } eine Armee bilden
overrule-join-army = { $things } in eine Armee stellen
overrule-engage = { $target } mit { $things } angreifen
overrule-engage-army = { $target } mit einer Armee angreifen

## The end of requests, after a player's name

request-agreed = stimmt { $by } zu
request-agreed-arranging = stimmt zu, dass { $by } den Tisch nun ohne Rückfrage ändert. **Ablehnen** unter der Frage beendet das
request-joined = bittet um dasselbe wie { $by }
request-withdrawn = zieht die Bitte zurück
request-declined = lehnt die Bitte von { $by } ab
request-consent-withdrawn = stimmt nicht mehr zu, dass eine Person den Tisch ohne Rückfrage ändert

## Posts

request-accept-question = { $count ->
    [one] { $people }: Nimmst du an?
   *[other] { $people }: Nehmt ihr an?
  }
request-agree-question = { $count ->
    [one] { $people }: Stimmst du zu?
   *[other] { $people }: Stimmt ihr zu?
  }
# $count isn't needed: the verb stays the same.
request-wait-silence = Kommt bis { $until } keine Antwort von { $people }, darf { $by } den Platz übernehmen.
request-wait-answer = Lehnt bis { $until } niemand ab, darf { $by } denselben Befehl noch einmal benutzen.
request-expired = Die Bitte von { $by } ist abgelaufen.
request-unanswered = { $count ->
    [one] { $sides } hat nicht rechtzeitig geantwortet.
   *[other] { $sides } haben nicht rechtzeitig geantwortet.
  }
request-line-offer = { $player } { $wish }.
request-line-arranges = { $player } darf den Tisch für den Rest des Spiels ohne Rückfrage ändern.
request-line = { $player } { $wish }. Es fehlt noch die Zustimmung von { $sides } ({ $people }).
request-line-unwaited = { $player } { $wish }. Es fehlt noch die Zustimmung von { $sides }.
request-line-until = Die Bitte läuft { $until } ab.

## Refusals

request-none = Diese Bitte ist nicht mehr offen. { $status } zeigt die offenen.
request-already = Du hast schon gefragt. Warte auf die Antwort, oder drück unter deiner Bitte { $decline }, um sie zurückzuziehen.
request-already-until = Du hast schon gefragt. Warte bis { $until } auf die Antwort, oder drück unter deiner Bitte { $decline }, um sie zurückzuziehen.
request-not-asked = Diese Frage ist nicht an dich. { $status } zeigt, wer gefragt ist.
request-nobody-to-ask = Es ist niemand da, den du fragen kannst. { $seats } zeigt, wer spielt.
request-needs-players = Dem müssen alle Seiten zustimmen, aber niemand spielt { $sides }. { $join } nimmt den Platz; { $stop } beendet das Spiel.
request-arranging = Du spielst hier mit und könntest dadurch gewinnen, also braucht es zuerst die Zustimmung von { $sides }: Drück { $ask }.
request-manager-plays = Du spielst hier mit, also kannst du nicht eingreifen. Bitte jemand anderen, der diesen Server verwaltet; { $silent } zeigt, auf wen gewartet wird.
