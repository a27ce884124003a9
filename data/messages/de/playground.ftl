### Was die Spielwiese außer den Antworten von Befehlen sagt; ohne Markdown

playground-offer-help = Was kann ich tun?
playground-offer-kingdom = Ein Dominion-Königreich ziehen
playground-stopping = Die Spielwiese wird gerade beendet, darum habe ich nichts getan.
playground-no-person = Diese Person kennt die Spielwiese nicht.
playground-no-place = Diesen Ort gibt es nicht.
playground-no-control = Dieser Knopf oder diese Liste ist nicht mehr da.
playground-choose-exactly = { $count ->
    [one] Wähl eins aus dieser Liste.
   *[other] Wähl { $count } aus dieser Liste.
  }
playground-choose-between = Wähl { $least } bis { $most } aus dieser Liste.
playground-no-form = Dieses Formular ist nicht mehr offen. Drück noch einmal auf den Knopf dafür.
playground-bad-field = { $label }: Nimm höchstens { $max } Zeichen.
playground-no-command = Diesen Befehl gibt es nicht. Tippe /, um alle Befehle zu sehen.
playground-no-command-meant = Diesen Befehl gibt es nicht. Meintest du { $commands }? Tippe /, um alle Befehle zu sehen.
playground-move-by-command = Nachrichten bewegen nichts. `{ $line }` macht diesen Zug.
playground-blank = Tippe etwas, um es zu senden.
playground-bad-request = Die Spielwiese hat diese Anfrage nicht verstanden.
playground-bad-file = Diese Datei ist zu groß.
playground-bad-name = Nimm einen Namen mit 1 bis 32 Zeichen. Es ist Platz für höchstens 50 Personen.
playground-foreign = Die Spielwiese kannst du nur auf dem Rechner benutzen, auf dem sie läuft. Öffne sie dort, unter ihrer eigenen Adresse.
playground-not-json = Angenommen wird nur application/json.
playground-too-large = Das ist zu groß.
playground-stray = /{ $command } hat keine weiteren Optionen, also lass „{ $text }“ weg.
playground-stray-options = „{ $text }“ verstehe ich nicht. Optionen von /{ $command }: { $options }.
playground-ambiguous = Das kann mehreres bedeuten. Tippe eins davon: { $forms }
playground-form = Zum Beispiel: { $line }
playground-missing = /{ $command } braucht { $option }: { $description }.
playground-module-kept = Ich habe { $file } gelesen. /game start bietet es an; laufende Spiele behalten ihre Fassung.
playground-module-gone = { $file } ist weg. /game start bietet es nicht mehr an.
playground-module-faults = { $file } kann ich nicht verwenden:
playground-module-faults-kept = { $file } kann ich nicht verwenden, darum bietet /game start weiter die letzte Fassung an:
playground-module-faults-more = { $count ->
    [one] und { $count } weiterer Fehler
   *[other] und { $count } weitere Fehler
  }
playground-direct = Direktnachrichten
playground-choose-file = Eine Datei wählen…
playground-optional = { $description } (optional)

## The value of an option is wrong

playground-wrong-choice = Nimm für { $option } eins von diesen: { $choices }.
playground-wrong-flag = Nimm für { $option } true oder false.
playground-wrong-person = Nimm für { $option } den Namen einer Person, die hier ist.
playground-wrong-file = Wähl für { $option } beim Tippen eine Datei aus der Liste.
playground-wrong-integer = Nimm für { $option } eine ganze Zahl.
playground-wrong-integer-between = Nimm für { $option } eine ganze Zahl von { $min } bis { $max }.
playground-wrong-integer-least = Nimm für { $option } eine ganze Zahl ab { $min }.
playground-wrong-integer-most = Nimm für { $option } eine ganze Zahl bis { $max }.
playground-wrong-text = Tippe für { $option } einen Text.
playground-wrong-text-between = Nimm für { $option } { $min } bis { $max } Zeichen.
playground-wrong-text-least = Nimm für { $option } mindestens { $min } Zeichen.
playground-wrong-text-most = Nimm für { $option } höchstens { $max } Zeichen.
