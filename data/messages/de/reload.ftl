### Another module for a game.

module-changes-to = wechselt zum Modul { $title }. Geändert: { $parts }

## Parts of a module

reload-part-name = der Name
reload-part-description = die Beschreibung
reload-part-readable-rules = die Regeln zum Lesen
reload-part-maker = der Urheber
reload-part-version = die Version
reload-part-texts = die Texte in anderen Sprachen
reload-part-labels = die Namen der Dinge
reload-part-reports = die Berichte
reload-part-sides = die Seiten
reload-part-turns = die Züge
reload-part-endings = das Ende des Spiels
reload-part-seats = die Plätze
reload-part-rules = die Regeln
reload-part-battles = die Kämpfe
reload-part-maps = die Pläne
reload-part-terrain = das Gelände
reload-part-pieces = die Figuren
reload-part-properties = die Eigenschaften
reload-part-modifiers = die Modifikatoren
reload-part-setup = die Aufstellung
reload-part-decks = die Stapel
reload-part-counters = die Zähler
reload-part-scorekeepers = die Wertungen
reload-part-pictures = die Bilder
reload-part-actions = die Aktionen
reload-part-effects = die Effekte
reload-part-tables = die Tabellen
reload-part-objectives = die Aufgaben
reload-part-opponent = der Bot als Gegner
reload-part-round = die Runden
reload-part-variants = die Varianten
reload-part-notation = die Schreibweise
reload-part-position = die Anfangsstellung

## Refusals

module-same = Das Spiel hat schon genau dieses Modul. Wähl ein anderes, oder eine Datei, die du geändert hast.
module-needs-consent = Das ändert, was andere lesen, wissen oder tun dürfen. Darum brauchst du zuerst die Zustimmung von { $sides }. Mit { $ask } fragst du an.
module-needs-consent-until = Das ändert, was andere lesen, wissen oder tun dürfen. Darum brauchst du zuerst die Zustimmung von { $sides }. Keine Antwort bis { $until } gilt als Ja. Mit { $ask } fragst du an.
module-does-not-fit = Dieses Modul passt nicht zu diesem Spiel: { $misfit }. Wähl eines, das alles behält, was im Spiel ist.
module-undo-does-not-fit = Das kannst du nicht zurücknehmen, weil es nicht zum neuen Modul passt: { $misfit }. Kehre erst mit { $former } zum früheren Modul zurück.
