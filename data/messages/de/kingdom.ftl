### Dominion-Königreiche. Namen von Karten, Sets und Kartenarten sind überall englisch.

## Bild, Liste und Seite eines Königreichs

kingdom-title = Königreich
kingdom-heading = **Königreich** `{ $code }`
kingdom-extras = Dazu
kingdom-more-extras = und # weitere
kingdom-more = { $count } weitere
kingdom-black-market = Stapel des Black Market
kingdom-druid = Die Gaben des Druid
kingdom-second-ten = Nach Divine Wind
kingdom-bane = Bannstapel
kingdom-mark-village = Dorf
kingdom-mark-buy = +Kauf
kingdom-mark-trasher = Entsorgen
kingdom-mark-draw = Ziehen
kingdom-mark-curser = Flüche
kingdom-mark-handsize = Abwerfen
kingdom-mark-vp = Punkte
kingdom-cost = { $parts }
kingdom-potion = ein Trank
kingdom-debt = { $debt } Schulden
kingdom-costs-range = { $first } bis { $last }
kingdom-costs-two = { $first } / { $last }
kingdom-cost-group = Kosten { $cost }
kingdom-group = { $title }: { $things }
kingdom-alt = Ein Königreich aus zehn Stapeln; { $groups }.
kingdom-noted = { $name } ({ $note })
kingdom-landscape-on = { $name } (auf { $pile })
kingdom-landscape-cost-on = { $name } ({ $cost }) (auf { $pile })
kingdom-fetch = Aus euren Schachteln
kingdom-market-deck = Der Stapel des Black Market
kingdom-market-open = je eine Karte von Stapeln, die nicht benutzt werden
kingdom-market-cards = je eine Karte für den Black Market: { $cards }
kingdom-druid-boons = für den Druid: { $boons }
kingdom-heirloom = für jeden Spieler, statt eines Copper
kingdom-size-victory = 8 oder 12
kingdom-count-victory = 8, oder 12 bei mehr als zwei Spielern
kingdom-each-victory = je 8, oder 12 bei mehr als zwei Spielern
kingdom-count-provinces = 8; bei drei oder vier Spielern 12, bei fünf 15, bei sechs 18
kingdom-count-player = { $count } für jeden Spieler
kingdom-count-others = { $count } für jeden Spieler nach dem ersten
kingdom-each = je { $count }
kingdom-all-cards = alle
kingdom-always = In jedem Spiel
kingdom-start = Jeder Spieler beginnt mit
kingdom-deck = Stapel
kingdom-estates = 3 Estates
kingdom-coppers = { $count ->
    [one] { $count } Copper
   *[other] { $count } Coppers
}
kingdom-page-none = Dieses Königreich gibt es nicht
kingdom-page-address = Die Adresse endet mit dem Code des Königreichs. Die Antwort zeigt ihn neben „Königreich“.
kingdom-page-too-new = Dieses Königreich hat eine Karte, die ich noch nicht kenne.
kingdom-page-failed = Die Seite konnte nicht angezeigt werden. Lade sie neu.
kingdom-page-for = für { $count } Spieler
kingdom-page-how-many = Anzahl der Spieler
kingdom-page-choose = Spieler:
kingdom-page-players = Spieler
kingdom-page-piles = Stapel des Königreichs
kingdom-page-beside = Weitere Stapel
kingdom-page-landscapes = Querkarten
kingdom-page-costs = kostet { $cost }
kingdom-page-on = auf { $pile }
kingdom-page-cards = { $size } Karten
kingdom-page-marked = mit { $mark }

## Unbekannte Namen

kingdom-meant = Meintest du { $names }?
kingdom-basic = { $count ->
    [one] { $names } ist in jedem Spiel, also kein Teil eines Königreichs.
   *[other] { $names } sind in jedem Spiel, also kein Teil eines Königreichs.
}
kingdom-unknown-card = Ich kenne keine Karte namens { $name }.
kingdom-comma-hint = Trenne Namen mit Kommas.
kingdom-list-misfit = Du kannst { $name } nicht für { $by } wählen.
kingdom-list-boons = Der Druid hat drei Gaben: `Druid (The Sea’s Gift, The Sky’s Gift, The Sun’s Gift)`.
kingdom-list-deck = Ein Stapel des Black Market hat hier höchstens fünfzehn Karten.
kingdom-list-companions = Ein Königreich hat höchstens einen Ally und eine Prophecy.
kingdom-list-too-many = Das sind { $count } Stapel, und ein Königreich hat zehn. Schreibe in Klammern dahinter, was für eine Karte gewählt ist: `Young Witch (Cellar)`.
kingdom-note-misfit = Nach den Regeln passt { $name } nicht zu { $by }.
kingdom-note-boons = Der Druid hat drei Gaben, also habe ich sie gezogen.
kingdom-note-deck = Ich habe die ersten fünfzehn Karten vom Stapel des Black Market behalten.
kingdom-note-companions = Ich habe nur den ersten Ally und die erste Prophecy behalten.

## Was Spieler verlangen

kingdom-role-village = { $count ->
    [one] { $count } Dorf
   *[other] { $count } Dörfer
}
    .many = Dörfer
kingdom-role-buy = { $count ->
    [one] { $count } +Kauf
   *[other] { $count } +Käufe
}
    .many = +Käufe
kingdom-role-vp = { $count ->
    [one] { $count } Karte für andere Siegpunkte
   *[other] { $count } Karten für andere Siegpunkte
}
    .many = Karten für andere Siegpunkte
kingdom-role-handsize = { $count ->
    [one] { $count } Angriff auf die Handgröße
   *[other] { $count } Angriffe auf die Handgröße
}
    .many = Angriffe auf die Handgröße
kingdom-role-curser = { $count } Verflucher
    .many = Verflucher
kingdom-role-trasher = { $count } Entsorger
    .many = Entsorger
kingdom-role-moat = { $count ->
    [one] { $count } Moat
   *[other] { $count } Moats
}
    .many = Moats
kingdom-role-draw = { $count } Kartenzieher
    .many = Kartenzieher
kingdom-role-gainer = { $count } Kartennehmer
    .many = Kartennehmer
kingdom-role-payload = { $count } Geldbringer
    .many = Geldbringer
kingdom-role-cantrip = { $count ->
    [one] { $count } Cantrip
   *[other] { $count } Cantrips
}
    .many = Cantrips
kingdom-role-terminal = { $count ->
    [one] { $count } terminale Aktion
   *[other] { $count } terminale Aktionen
}
    .many = terminale Aktionen
kingdom-role-attack = { $count ->
    [one] { $count } Angriff
   *[other] { $count } Angriffe
}
    .many = Angriffe
kingdom-role-reaction = { $count ->
    [one] { $count } Reaktion
   *[other] { $count } Reaktionen
}
    .many = Reaktionen
kingdom-role-duration = { $count ->
    [one] { $count } Dauerkarte
   *[other] { $count } Dauerkarten
}
    .many = Dauerkarten
kingdom-role-treasure = { $count ->
    [one] { $count } Geldkarte
   *[other] { $count } Geldkarten
}
    .many = Geldkarten
kingdom-role-potion = { $count ->
    [one] { $count } Trankkarte
   *[other] { $count } Trankkarten
}
    .many = Trankkarten
kingdom-type = { $count ->
    [one] { $count } Karte der Art { $type }
   *[other] { $count } Karten der Art { $type }
}
    .many = Karten der Art { $type }
kingdom-costing = { $count } Stapel zu { $cost }
    .many = Stapel zu { $cost }
kingdom-cost-least = { $from } oder mehr
kingdom-cost-range = { $from } bis { $to }
kingdom-wished = { $count } Stapel wie „{ $text }“
    .many = Stapel wie „{ $text }“
kingdom-played = { $count ->
    [one] { $last ->
        [one] { $count } Karte aus dem zuletzt gespielten Königreich
       *[other] { $count } Karte aus den { $last } zuletzt gespielten Königreichen
    }
   *[other] { $last ->
        [one] { $count } Karten aus dem zuletzt gespielten Königreich
       *[other] { $count } Karten aus den { $last } zuletzt gespielten Königreichen
    }
}
    .many = { $last ->
        [one] Karten aus dem zuletzt gespielten Königreich
       *[other] Karten aus den { $last } zuletzt gespielten Königreichen
    }
kingdom-of-set = { $count } Stapel aus { $set }
    .many = Stapel aus { $set }
kingdom-piles = { $count } Stapel
kingdom-demand-none = ohne { $things }
kingdom-demand-exactly = genau { $things }
kingdom-demand-least = mindestens { $things }
kingdom-demand-most = höchstens { $things }
kingdom-demand-range = { $min } bis { $things }
kingdom-demand-wished = „{ $text }“
kingdom-potions-any = beliebig viele Trankkarten
kingdom-potions-none = keine Trankkarten
kingdom-potions-or-none = keine oder { $things }
kingdom-potions-range = { $min } bis { $max } Trankkarten
kingdom-mix = { $sets ->
    [one] { $sets } Set
   *[other] { $sets } Sets
}
kingdom-mix-most = { $sets ->
    [one] höchstens { $sets } Set
   *[other] höchstens { $sets } Sets
}
kingdom-mix-exactly = { $sets } mit genau { $count } Stapeln von jedem
kingdom-mix-least = { $sets } mit mindestens { $count } Stapeln von jedem
kingdom-mix-range = { $sets } mit { $min } bis { $max } Stapeln von jedem
kingdom-locked = { $card } (festgehalten)
kingdom-moat-if = ein Moat, falls es einen Angriff gibt
kingdom-reaction-if = eine Reaktion, falls es einen Angriff gibt
kingdom-distinct = für jede Forderung eine eigene Karte
kingdom-no-landscapes = keine Querkarten
kingdom-kind-event = { $count ->
    [one] { $count } Event
   *[other] { $count } Events
}
    .many = Events
kingdom-kind-landmark = { $count ->
    [one] { $count } Landmark
   *[other] { $count } Landmarks
}
    .many = Landmarks
kingdom-kind-project = { $count ->
    [one] { $count } Project
   *[other] { $count } Projects
}
    .many = Projects
kingdom-kind-way = { $count ->
    [one] { $count } Way
   *[other] { $count } Ways
}
    .many = Ways
kingdom-kind-ally = { $count ->
    [one] { $count } Ally
   *[other] { $count } Allies
}
    .many = Allies
kingdom-kind-trait = { $count ->
    [one] { $count } Trait
   *[other] { $count } Traits
}
    .many = Traits
kingdom-kind-prophecy = { $count ->
    [one] { $count } Prophecy
   *[other] { $count } Prophecies
}
    .many = Prophecies
kingdom-card-nr = Karte { $nr }
kingdom-landscape-nr = Querkarte { $nr }
kingdom-listed = { $things }
kingdom-all-sets = allen Sets
kingdom-chosen-sets = den { $count } gewählten Sets
kingdom-weight = { $name } x{ $weight }
kingdom-excluded = ohne { $name }
kingdom-bane-demanded = der Bannstapel darf eine Forderung erfüllen
kingdom-request-plain = { $way }, aus { $sets }, ohne Regeln
kingdom-request = { $way }, aus { $sets }: { $asked }
kingdom-weak-sets = { $sets } (locker)

## Was an einer getippten Forderung falsch ist

kingdom-bad-expression = { $fault }:
    ```
    { $shown }
    { $mark }
    ```
kingdom-fault-empty = Hier fehlt ein Name oder eine Zahl
kingdom-fault-unknown = Keine Karte, keine Rolle, keine Art und kein Set heißt so
kingdom-fault-second-slash = Es kann nur einen Schrägstrich geben
kingdom-fault-count-too-large = Ein Königreich hat zehn Stapel
kingdom-fault-range = Die erste Zahl muss die kleinere sein
kingdom-fault-one-of-a-card = Ein Königreich hat von jeder Karte nur einen Stapel
kingdom-fault-no-count-here = Eine Zahl passt hier nicht
kingdom-fault-no-sets-left = So bleibt kein Set übrig, aus dem ich ziehen kann
kingdom-fault-sets-number = Gib für zufällige Sets eine Zahl von 1 bis 10 an: `2 sets`, `at most 3 sets`, `2 sets of 5`
kingdom-fault-sets-size = Diese Zahlen ergeben nicht zehn Stapel. Versuche `2 sets of 5`
kingdom-fault-sets-twice = Das kannst du nur einmal verlangen
kingdom-fault-halves = Ein Königreich hat zwei Hälften, jede aus einem Set: `half Base, half Seaside`
kingdom-fault-weight = Damit eine Karte oder ein Set häufiger kommt, hänge eine Zahl von 0.1 bis 20 an: `Seaside x3`
kingdom-bad-code-form = Der Code eines Königreichs hat 14 bis 64 Buchstaben und Ziffern.
kingdom-bad-code-sum = Das ist kein Code eines Königreichs: Mindestens ein Zeichen ist falsch. Kopiere ihn noch einmal.

## Warum es so ein Königreich nicht gibt

kingdom-need-bane = einen Bannstapel zu 2 oder 3
kingdom-need-ferryman-pile = einen weiteren Stapel zu 3 oder 4
kingdom-need-riverboat-card = eine weitere Aktion zu 5, die keine Dauerkarte ist
kingdom-need-mouse-card = eine weitere Aktion zu 2 oder 3, die keine Dauerkarte ist
kingdom-need-army-pile = einen weiteren Angriff
kingdom-need-black-market-deck = weitere Stapel für seinen Nachziehstapel
kingdom-need-ally = einen Ally
kingdom-need-prophecy = eine Prophecy
kingdom-need-none = { $card } braucht { $things }, und davon gibt es nichts.
kingdom-need-few = { $card } braucht { $things }, und es gibt nur { $names }.
kingdom-the-card = { $card }
kingdom-repeats-hint = `repeats:few` lässt so wenige wie möglich wiederkommen.
kingdom-ally-hint = Ein Ally kommt mit einer Liaison.
kingdom-prophecy-hint = Eine Prophecy kommt mit einem Omen.
kingdom-excluded-hint = { $count ->
    [one] { $count } weitere ist ausgeschlossen.
   *[other] { $count } weitere sind ausgeschlossen.
}
kingdom-elsewhere-hint = Andere Sets haben noch { $count }.
kingdom-proof-none = In { $sets } gibt es keine Karten dieser Art: { $things }.
kingdom-proof-few = In { $sets } gibt es nur { $things }: { $names }.
kingdom-proof-few-wish = In { $sets } passt dazu nur { $names }: { $wish }.
kingdom-proof-none-wish = In { $sets } passt nichts dazu: { $wish }.
kingdom-proof-none-without = Ohne { $banned } gibt es keine Karten dieser Art: { $things }.
kingdom-proof-few-without = Ohne { $banned } gibt es nur { $things }: { $names }.
kingdom-proof-few-wish-without = Ohne { $banned } passt dazu nur { $names }: { $wish }.
kingdom-proof-none-wish-without = Ohne { $banned } passt nichts dazu: { $wish }.
kingdom-proof-left = Ohne { $banned } bleiben nur { $there } von { $all } Stapeln, und ein Königreich hat zehn.
kingdom-proof-capped = { $count ->
    [one] In { $sets } gehört nur { $things } nicht zu { $limited }. Davon erlaubst du { $most }: Das macht { $sum }.
   *[other] In { $sets } gehören nur { $things } nicht zu { $limited }. Davon erlaubst du { $most }: Das macht { $sum }.
}
kingdom-proof-capped-ten = { $count ->
    [one] In { $sets } gehört nur { $things } nicht zu { $limited }. Davon erlaubst du { $most }: Das macht { $sum } von zehn Stapeln.
   *[other] In { $sets } gehören nur { $things } nicht zu { $limited }. Davon erlaubst du { $most }: Das macht { $sum } von zehn Stapeln.
}
kingdom-proof-limited = Deine Obergrenzen lassen höchstens { $count } Stapel zu, und ein Königreich hat zehn.
kingdom-proof-places = Deine Forderungen brauchen { $needed } verschiedene Karten, und ein Königreich hat { $places } Plätze.
kingdom-proof-places-distinct = Deine Forderungen brauchen { $needed } eigene Karten, und ein Königreich hat { $places } Plätze.
kingdom-proof-outside = { $card } ist in { $set }, und das gehört nicht zu den gewählten Sets.
kingdom-proof-excluded = Du verlangst { $card }, schließt die Karte aber auch aus.
kingdom-proof-barred = Du verlangst { $card }, hast aber das verbannt: { $things }.
kingdom-asked-ban = { $wish } ({ $fitting } von { $piles } Stapeln bleiben)
kingdom-asked-fit = { $wish } ({ $fitting } von { $piles } Stapeln)
kingdom-asked = Du verlangst: { $wishes }.
kingdom-asked-one = Kein Königreich aus { $sets } kann das haben: { $wishes }.
kingdom-asked-many = Kein Königreich aus { $sets } kann das alles haben: { $wishes }.
kingdom-too-few-piles = In { $sets } gibt es nur { $piles } Stapel, und ein Königreich hat zehn.
kingdom-nothing-else = Nichts anderes in diesen Sets kann an die Stelle treten.
kingdom-nothing-later = Der Code dieses Königreichs hat keinen Platz für zehn weitere Stapel. Drücke **Neu ziehen** für ein anderes Königreich.
kingdom-too-hard = Ob es so ein Königreich gibt, konnte ich nicht herausfinden. Lass eine der Forderungen weg.
kingdom-too-many-demands = Du verlangst zu viel auf einmal. Lass Forderungen weg, bis höchstens { $most } übrig sind.
kingdom-too-many-landscapes = Ein Königreich hat höchstens { $most } Querkarten. Zähle einen Ally oder eine Prophecy nicht mit: Sie kommen von selbst.
kingdom-no-such-landscapes = Die gewählten Sets haben keine { $things }.
kingdom-too-few-landscapes = Du verlangst { $things }, und die gewählten Sets haben nur { $there }.

## Etwas anderes anstelle einer Karte

kingdom-wish-nothing = Du hast dir nichts gewünscht.
kingdom-wish-unknown = Ich weiß nicht, was { $text } ist.
kingdom-wish-examples = Versuche `another village`, `any at 5`, `no attack`, `from Seaside` oder eine Karte. Trenne mehrere Wünsche mit Kommas.
kingdom-vain-landscape = { $old } ist eine Querkarte, also kann nur eine Querkarte an die Stelle treten. Zu { $wish } passt keine.
kingdom-vain-pile = { $old } ist ein Stapel, also kann nur ein Stapel an die Stelle treten. Zu { $wish } passt keiner.
kingdom-vain-no-landscape = Keine andere Querkarte ist { $wish }.
kingdom-vain-no-pile = Kein anderer Stapel ist { $wish }.
kingdom-vain-all-here = Dieses Königreich hat schon alles, was { $wish } ist: { $names }.
kingdom-vain-barred = Alles, was { $wish } ist, ist verbannt oder ausgeschlossen: { $names }. `/house show` zeigt, was verbannt ist.
kingdom-vain-only-here = In den gewählten Sets ist nur { $wish }, was schon in diesem Königreich ist: { $present }. In anderen Sets: { $others }.
kingdom-vain-elsewhere = In den gewählten Sets ist nichts { $wish }. In anderen Sets: { $others }.
