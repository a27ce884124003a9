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
kingdom-page-address = Die Adresse endet mit dem Code des Königreichs. Die Nachricht mit dem Königreich zeigt ihn neben „Königreich“.
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
kingdom-comma-hint = Trenne Namen durch Kommas.
kingdom-list-misfit = Du kannst { $name } nicht für { $by } wählen.
kingdom-list-boons = Nenne drei Gaben für den Druid, etwa so: `Druid (The Sea’s Gift, The Sky’s Gift, The Sun’s Gift)`.
kingdom-list-deck = Ein Stapel des Black Market hat hier höchstens fünfzehn Karten.
kingdom-list-companions = Ein Königreich hat höchstens einen Ally und eine Prophecy.
kingdom-list-too-many = Du hast { $count } Stapel genannt, aber ein Königreich hat zehn. Karten, die zu einer anderen gehören, stehen in Klammern dahinter: `Young Witch (Cellar)`.
kingdom-note-misfit = Nach den Regeln passt { $name } nicht zu { $by }.
kingdom-note-boons = Der Druid braucht drei Gaben, darum habe ich sie gezogen.
kingdom-note-deck = Vom Stapel des Black Market habe ich nur die ersten fünfzehn Karten behalten.
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
    [one] { $count } alternative Siegpunktkarte
   *[other] { $count } alternative Siegpunktkarten
}
    .many = alternative Siegpunktkarten
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
    [one] { $count } Karte vom Typ { $type }
   *[other] { $count } Karten vom Typ { $type }
}
    .many = Karten vom Typ { $type }
kingdom-costing = { $count } Stapel mit Kosten { $cost }
    .many = Stapel mit Kosten { $cost }
kingdom-cost-least = { $from } oder mehr
kingdom-cost-range = { $from } bis { $to }
kingdom-wished = { $count ->
    [one] { $count } zu „{ $text }“ passender Stapel
   *[other] { $count } zu „{ $text }“ passende Stapel
}
    .many = zu „{ $text }“ passende Stapel
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
kingdom-mix-exactly = { $count ->
    [one] { $sets } mit je genau { $count } Stapel
   *[other] { $sets } mit je genau { $count } Stapeln
}
kingdom-mix-least = { $count ->
    [one] { $sets } mit je mindestens { $count } Stapel
   *[other] { $sets } mit je mindestens { $count } Stapeln
}
kingdom-mix-range = { $sets } mit je { $min } bis { $max } Stapeln
kingdom-locked = { $card } (festgehalten)
kingdom-moat-if = ein Moat, falls es einen Angriff gibt
kingdom-reaction-if = eine Reaktion, falls es einen Angriff gibt
kingdom-distinct = für jede Vorgabe eine eigene Karte
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
kingdom-bane-demanded = der Bannstapel darf eine Vorgabe erfüllen
kingdom-request-plain = { $way }, aus { $sets }, ohne weitere Vorgaben
kingdom-request = { $way }, aus { $sets }: { $asked }
kingdom-weak-sets = { $sets } (bei Bedarf auch aus anderen)

## Was an einer getippten Vorgabe falsch ist

kingdom-bad-expression = { $fault }:
    ```
    { $shown }
    { $mark }
    ```
kingdom-fault-empty = Hier fehlt ein Name oder eine Zahl
kingdom-fault-unknown = Keine Karte, keine Rolle, kein Typ und kein Set heißt so
kingdom-fault-second-slash = Es kann nur einen Schrägstrich geben
kingdom-fault-count-too-large = Ein Königreich hat zehn Stapel
kingdom-fault-range = Die erste Zahl muss die kleinere sein
kingdom-fault-one-of-a-card = Ein Königreich hat von jeder Karte nur einen Stapel
kingdom-fault-no-count-here = Hier darf keine Zahl stehen
kingdom-fault-no-sets-left = So bleibt kein Set übrig, aus dem ich ziehen kann
kingdom-fault-sets-number = Gib für zufällige Sets eine Zahl von 1 bis 10 an: `2 sets`, `at most 3 sets`, `2 sets of 5`
kingdom-fault-sets-size = Diese Zahlen ergeben keine zehn Stapel. Versuche `2 sets of 5`
kingdom-fault-sets-twice = Das kannst du nur einmal verlangen
kingdom-fault-halves = Ein Königreich hat zwei Hälften, jede aus einem Set: `half Base, half Seaside`
kingdom-fault-weight = Damit eine Karte oder ein Set häufiger kommt, hänge eine Zahl von 0.1 bis 20 an: `Seaside x3`
kingdom-bad-code-form = Der Code eines Königreichs hat 14 bis 64 Buchstaben und Ziffern.
kingdom-bad-code-sum = Das ist kein Code eines Königreichs: Mindestens ein Zeichen ist falsch. Kopiere ihn noch einmal.

## Warum es so ein Königreich nicht gibt

kingdom-need-bane = einen Bannstapel, der 2 oder 3 kostet
kingdom-need-ferryman-pile = einen weiteren Stapel, der 3 oder 4 kostet
kingdom-need-riverboat-card = eine weitere Aktion, die 5 kostet und keine Dauerkarte ist
kingdom-need-mouse-card = eine weitere Aktion, die 2 oder 3 kostet und keine Dauerkarte ist
kingdom-need-army-pile = einen weiteren Angriff
kingdom-need-black-market-deck = weitere Stapel für seinen Nachziehstapel
kingdom-need-ally = einen Ally
kingdom-need-prophecy = eine Prophecy
kingdom-need-none = { $card } braucht { $things }, aber es gibt nichts Passendes.
kingdom-need-few = { $card } braucht { $things }, aber es gibt nur { $names }.
kingdom-the-card = { $card }
kingdom-repeats-hint = Mit `repeats:few` kommen so wenige Karten wie möglich wieder.
kingdom-ally-hint = Ein Ally kommt nur mit einer Liaison.
kingdom-prophecy-hint = Eine Prophecy kommt nur mit einem Omen.
kingdom-excluded-hint = { $count ->
    [one] { $count } weitere ist ausgeschlossen.
   *[other] { $count } weitere sind ausgeschlossen.
}
kingdom-elsewhere-hint = In anderen Sets gibt es noch { $count }.
kingdom-proof-none = In { $sets } gibt es keine Karten dieser Art: { $things }.
kingdom-proof-few = In { $sets } gibt es nur { $things }: { $names }.
kingdom-proof-few-wish = In { $sets } gibt es für diese Vorgabe nur { $names }: { $wish }.
kingdom-proof-none-wish = In { $sets } gibt es nichts für diese Vorgabe: { $wish }.
kingdom-proof-none-without = Ohne { $banned } gibt es keine Karten dieser Art: { $things }.
kingdom-proof-few-without = Ohne { $banned } gibt es nur { $things }: { $names }.
kingdom-proof-few-wish-without = Ohne { $banned } gibt es für diese Vorgabe nur { $names }: { $wish }.
kingdom-proof-none-wish-without = Ohne { $banned } gibt es nichts für diese Vorgabe: { $wish }.
kingdom-proof-left = { $there ->
    [one] Ohne { $banned } bleibt nur { $there } von { $all } Stapeln, aber ein Königreich braucht zehn.
   *[other] Ohne { $banned } bleiben nur { $there } von { $all } Stapeln, aber ein Königreich braucht zehn.
}
kingdom-proof-capped = Ohne { $limited } gibt es in { $sets } nur { $things }. Deine Obergrenze für { $limited } ist { $most }: Das macht zusammen { $sum }.
kingdom-proof-capped-ten = Ohne { $limited } gibt es in { $sets } nur { $things }. Deine Obergrenze für { $limited } ist { $most }: Das macht { $sum } von zehn Stapeln.
kingdom-proof-limited = Deine Obergrenzen lassen höchstens { $count } Stapel zu, aber ein Königreich braucht zehn.
kingdom-proof-places = Für deine Vorgaben braucht es { $needed } verschiedene Karten, aber ein Königreich hat nur { $places } Plätze.
kingdom-proof-places-distinct = Mit einer eigenen Karte für jede Vorgabe braucht es { $needed } Karten, aber ein Königreich hat nur { $places } Plätze.
kingdom-proof-outside = { $card } ist in { $set }, und das gehört nicht zu den gewählten Sets.
kingdom-proof-excluded = Du verlangst { $card }, schließt die Karte aber auch aus.
kingdom-proof-barred = Du verlangst { $card }, hast aber alle Karten dieser Art verbannt: { $things }.
kingdom-asked-ban = { $wish } (übrig: { $fitting } von { $piles } Stapeln)
kingdom-asked-fit = { $wish } (passend: { $fitting } von { $piles } Stapeln)
kingdom-asked = Du verlangst: { $wishes }.
kingdom-asked-one = Kein Königreich aus { $sets } kann das haben: { $wishes }.
kingdom-asked-many = Kein Königreich aus { $sets } kann das alles haben: { $wishes }.
kingdom-too-few-piles = In { $sets } gibt es nur { $piles } Stapel, aber ein Königreich braucht zehn.
kingdom-nothing-else = In diesen Sets gibt es keinen Ersatz dafür.
kingdom-nothing-later = Der Code dieses Königreichs hat keinen Platz für zehn weitere Stapel. Drück **Neu ziehen** für ein anderes Königreich.
kingdom-too-hard = Ob es so ein Königreich gibt, konnte ich nicht herausfinden. Lass eine deiner Vorgaben weg.
kingdom-too-many-demands = Mehr als { $most } Vorgaben auf einmal gehen nicht. Lass einige weg.
kingdom-too-many-landscapes = Ein Königreich hat höchstens { $most } Querkarten. Zähle einen Ally oder eine Prophecy nicht mit: Sie kommen von selbst.
kingdom-no-such-landscapes = Die gewählten Sets haben keine { $things }.
kingdom-too-few-landscapes = Du verlangst { $things }, aber die gewählten Sets haben nur { $there }.

## Etwas anderes anstelle einer Karte

kingdom-wish-nothing = Du hast dir nichts gewünscht.
kingdom-wish-unknown = Ich weiß nicht, was { $text } ist.
kingdom-wish-examples = Versuche `another village`, `any at 5`, `no attack`, `from Seaside` oder eine Karte. Trenne mehrere Wünsche durch Kommas.
kingdom-vain-landscape = { $old } ist eine Querkarte und lässt sich nur durch eine Querkarte ersetzen. Zu { $wish } passt keine.
kingdom-vain-pile = { $old } ist ein Stapel und lässt sich nur durch einen Stapel ersetzen. Zu { $wish } passt keiner.
kingdom-vain-no-landscape = Keine andere Querkarte passt zu { $wish }.
kingdom-vain-no-pile = Kein anderer Stapel passt zu { $wish }.
kingdom-vain-all-here = Alles, was zu { $wish } passt, ist schon in diesem Königreich: { $names }.
kingdom-vain-barred = Alles, was zu { $wish } passt, ist verbannt oder ausgeschlossen: { $names }. `/house show` zeigt, was verbannt ist.
kingdom-vain-only-here = In den gewählten Sets ist alles, was zu { $wish } passt, schon in diesem Königreich: { $present }. In anderen Sets: { $others }.
kingdom-vain-elsewhere = In den gewählten Sets passt nichts zu { $wish }. In anderen Sets: { $others }.
