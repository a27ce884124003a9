army-command = Armeen bilden und führen
army-command-form = Aus deinen Einheiten auf einem Feld eine Armee bilden
army-command-join = Einheiten auf demselben Feld in eine Armee aufnehmen
army-command-split = Einheiten als neue Armee abspalten; eine einzelne Einheit verlässt die Armee nur
army-command-disband = Eine Armee auflösen; ihre Einheiten bleiben, wo sie sind
army-command-rename = Eine Armee umbenennen
army-command-show = Eine Armee zeigen: Einheiten wählen, ihre Ziele sehen und sie ziehen
army-command-list = Die Armeen auflisten
army-command-engage = Den Feind neben einer Armee angreifen
army-command-return = Den Kampf beenden; die Überlebenden kehren zurück
army-option-at = Das Feld der Einheiten
army-option-units = Einheiten: 1,3 oder 1-3 oder 2 pikemen oder all but 2 (ohne Angabe alle)
army-option-name = Der Name der Armee
army-option-army = Die Armee: ihr Name oder ihr Feld
army-option-engage-army = Die Armee oder Einheit, die angreift
army-option-target = Das Feld des Feindes

## An army that is shown

army-none = Es gibt noch keine Armeen. Bilde eine mit `/army form`.
army-changed = Die Armee hat sich geändert. So sieht sie jetzt aus.
army-what-now = Wähl, welche Einheiten gehen, und drücke dann **Ziehen**.
army-page = Seite { $page } von { $pages }.
army-none-chosen = Wähl mindestens eine Einheit.
army-chosen = Gewählt: { $chosen } von { $all }.
army-chosen-limit = Gewählt: { $chosen } von { $all }. Höchstens { $most } dürfen auf einem Feld stehen.
army-reach = Bewegungspunkte: { $points }. Felder in Reichweite: { $cells }.
army-closed = Gesperrt: { $cells }.
army-beyond = Auf anderen Brettern: { $cells }.
army-beyond-cell = { $cell } ({ $cost })
army-type-it = Tippe `/move piece:{ $army } units:{ $units } to:` und wähle ein Feld. Bei jedem steht, was es kostet.
army-label-all = Alle
army-label-none = Keine
army-label-range = Reichweite
army-label-move = Ziehen
army-label-units = Einheiten wählen
army-label-cells = Ein Feld wählen
army-label-other-cell = Ein anderes Feld ...
army-label-all-points = alle übrigen Punkte

## What completion offers

army-offer-spot = { $count ->
    [one] { $spot }: { $count } Einheit
   *[other] { $spot }: { $count } Einheiten
  }
army-offer = { $count ->
    [one] { $army } auf { $at } ({ $side }, { $count } Einheit)
   *[other] { $army } auf { $at } ({ $side }, { $count } Einheiten)
  }
army-offer-own = { $count ->
    [one] { $army } auf { $at } ({ $count } Einheit)
   *[other] { $army } auf { $at } ({ $count } Einheiten)
  }
army-offer-all = alle ({ $count })
army-points-left = { $points ->
    [one] noch { $points } Bewegungspunkt
   *[other] noch { $points } Bewegungspunkte
  }
army-cost = kostet { $price }

## What can't be done

army-none-beside = Auf dem Feld von { $army } hast du keine Einheit außerhalb einer Armee. Bring eine mit `/move` dorthin.
army-none-on = Auf { $cell } hast du keine Einheit außerhalb einer Armee. `/board` zeigt, wo deine Einheiten sind.
army-not-there = Hier gibt es keine Armee { $text }. `/army list` zeigt die Armeen, die du sehen kannst.
army-several = { $text } passt zu mehreren Armeen: { $armies }. Wähl eine mit ihrem Namen.
army-or-units = { $count ->
    [one] { $text } kann { $armies } oder die Einheit auf demselben Feld meinen. Tippe den Namen der Armee oder wähle die Einheit aus den Vorschlägen.
   *[other] { $text } kann { $armies } oder eine von { $count } Einheiten auf demselben Feld meinen. Tippe den Namen der Armee oder wähle eine Einheit aus den Vorschlägen.
  }
army-several-units = { $count ->
    [one] Auf { $cell } steht { $count } Einheit. Wähl sie mit `units:`, etwa `all` oder `1`:
   *[other] Auf { $cell } stehen { $count } Einheiten. Wähl welche mit `units:`, etwa `all` oder `1`:
  }
army-numbers-alone = Hier gibt es keine Figur { $text }. Um Einheiten nach Nummern zu wählen, nenne auch ihre Armee oder ihr Feld: { $typed }.
army-unread-blank = Wähl mindestens eine Einheit: { $ways }.
army-unread-form = Ich verstehe nicht, welche Einheiten { $text } meint. Schreib es so: { $ways }.
army-all-but = all but 2
army-unread-number = Es gibt keine Einheit { $number }. Die Einheiten haben die Nummern 1 bis { $most }.
army-unread-word = Keine Einheit dort heißt { $word }. Du kannst { $words } wählen.
army-unread-few = { $there ->
    [one] Du kannst nicht { $wanted } Einheiten namens { $word } wählen: Es gibt nur { $there }.
   *[other] Du kannst nicht { $wanted } Einheiten namens { $word } wählen: Es gibt nur { $there }.
  }
army-renumbered = { $army } hat sich geändert, seit du die Nummern gesehen hast. Das sind jetzt die Einheiten:
army-units = Einheiten: { $units }.
