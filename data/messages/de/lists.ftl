### Listen und kurze Berichte: Plätze, Stand, Zug und Figuren.

list-person-time = { $person } ({ $time })
list-bot = Bot ({ $level })
list-open = -# Bis { $time } kann sich jeder einen Platz nehmen. Drück **Auf Warteliste** für einen Platz, der frei wird, oder **Meine Zeiten**, um den anderen zu sagen, wann du spielen kannst.
list-side = { $side }: { $players }
list-side-result = { $result ->
    [won] { $side } (gewonnen): { $players }
    [lost] { $side } (verloren): { $players }
   *[drew] { $side } (remis): { $players }
  }
list-waitlist = Warteliste: { $people }
list-watching = Zuschauer: { $people }
list-host = Gastgeber: { $person }
list-master = Spielleiter: { $person }
list-battle = { $attackers } greift { $defenders } auf { $cell } an. `/army return` beendet den Kampf.

## Wer am Zug ist

list-turn-move = Zug { $turn }: { $side } ist dran ({ $players }).
list-turn-play = Zug { $turn }: { $side } ist dran ({ $players }).
list-turn-turn = Zug { $turn }: { $side } ist dran ({ $players }).
list-turn-move-next = Zug { $turn }: { $side } ist dran ({ $players }), danach { $next }.
list-turn-play-next = Zug { $turn }: { $side } ist dran ({ $players }), danach { $next }.
list-turn-turn-next = Zug { $turn }: { $side } ist dran ({ $players }), danach { $next }.
list-waiting = Es fehlen noch Spieler.
list-no-turns = Das Spiel läuft. Es wird nicht in Zügen gespielt.
list-not-started = Das Spiel hat noch nicht begonnen.
list-no-turns-now = Dieses Spiel wird nicht in Zügen gespielt: Alle spielen, wann sie wollen.
list-turn-ends = Mit `/turn end` beendest du ihn.

## Die Phasen eines Zugs

list-phases = Phasen: { $phases }
list-phase-can = Du kannst { $acts }.
list-phase-must = Du musst { $acts }.
list-phase-next = Mit `/turn next` geht es weiter zu { $phase }.
list-phase-end = Mit `/turn end` beendest du den Zug.
list-phase-pass = Mit `/turn next` gibst du an die nächste Seite weiter.
list-bidding-pass = Mit `/turn pass` steigst du endgültig aus dem Bieten aus.
list-bidding-out = Ausgeschieden: { $sides }.

## Figuren

list-no-owner = Keine Seite
list-owner = { $owner } ({ $count })
list-no-pieces = Du siehst keine Figuren.
list-none-of-side = Du siehst keine Figuren von { $side }. `/piece list` ohne Angaben zeigt alle Figuren.
list-none-named = Du siehst keine Figur von { $side }, die so heißt oder dort steht: { $name }. { $command } zeigt die der anderen Seiten.
list-piece-place = { $side }, auf { $place }
list-piece-place-unowned = Auf { $place }
list-property = { $property }: { $value }
