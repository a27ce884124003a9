### Was der Bot in Discord außer den Antworten von Befehlen sagt

discord-done = Erledigt.
discord-done-in-channel = Erledigt. Du findest es im Kanal.
discord-not-shown = Discord hat meine Antwort nicht angenommen, darum kann ich sie hier nicht zeigen.
discord-failed = Bei mir ist etwas schiefgegangen, und nichts hat sich geändert. (Fehler { $id })
discord-unknown-command = Diesen Befehl kenne ich nicht mehr. `/help` zeigt dir meine Befehle.
discord-changed-command = Dieser Befehl hat sich gerade geändert, darum habe ich nichts getan. Lade Discord neu (Strg+R; auf dem Handy schließ die App und öffne sie wieder) und versuch es in einer Minute noch einmal.
discord-unknown-control = Ich weiß nicht mehr, wofür dieser Knopf oder dieses Menü da ist. `/help` zeigt dir, was ich kann.
discord-form-too-late = Ich habe zu lange gebraucht, um das Formular zu öffnen. Drück noch einmal.
discord-stopping = Ich starte gerade neu, darum habe ich nichts getan. Versuch es gleich noch einmal.
discord-busy = Ich habe gerade sehr viel zu tun, darum habe ich nichts getan. Versuch es gleich noch einmal.
discord-often = Du hast in einer Minute mehr als { $most } Befehle benutzt, darum habe ich nichts getan. Versuch es { $when } noch einmal.
discord-welcome = **Hallo! Ich betreue Spiele im Chat**: Ich baue das Brett auf, ziehe die Figuren, achte darauf, wer dran ist, und merke mir alles.
    Mit `/game start` startest du in einem Kanal ein Spiel, `/help` zeigt dir, was ich kann.
discord-cut = Das ist zu lang für eine Nachricht. Die angehängte Datei enthält alles.
discord-cut-without-file = Das ist zu lang für eine Nachricht, darum habe ich den Rest weggelassen.
discord-file-left-out = Ich kann hier keine Dateien anhängen, darum fehlt die Datei.
discord-controls-left-out = { $count ->
    [one] { $count } weiterer Knopf passte nicht hierher.
   *[other] { $count } weitere Knöpfe passten nicht hierher.
  }
discord-options-left-out = { $count ->
    [one] { $count } weiterer Listeneintrag passte nicht hierher.
   *[other] { $count } weitere Listeneinträge passten nicht hierher.
  }
discord-not-member = Ich bin hier kein Mitglied, darum kannst du hier keine Spiele spielen. Das geht auf jedem Server, zu dem ich hinzugefügt wurde. `/roll`, `/kingdom` und `/tutorial` kannst du auch hier nutzen.
discord-missing = { $count ->
    [one] Mir fehlt in diesem Kanal eine Berechtigung: { $permissions }. Wer den Server verwaltet, kann sie mir geben.
   *[other] Mir fehlen in diesem Kanal Berechtigungen: { $permissions }. Wer den Server verwaltet, kann sie mir geben.
  }
discord-permission-view = Kanal anzeigen
discord-permission-send = Nachrichten senden
discord-permission-threads = Nachrichten in Threads senden
discord-permission-attach = Dateien anhängen
discord-permission-history = Nachrichtenverlauf anzeigen

## In place of pictures and names

drawn-overtaken = Ein neueres Bild hat dieses ersetzt.
drawn-crowded = Gerade gab es zu viel zu zeichnen, darum fehlt das Bild.
drawn-failed = Ich konnte das Bild nicht zeichnen.
drawn-someone = jemand
