### Was der Bot in Discord außer den Antworten von Befehlen sagt

discord-done = Erledigt.
discord-done-in-channel = Erledigt. Du findest es im Kanal.
discord-not-shown = Discord hat meine Antwort nicht angenommen, darum kann ich sie hier nicht zeigen.
discord-failed = Bei mir ist etwas schiefgegangen, und nichts hat sich geändert. (Fehler { $id })
discord-unknown-command = Diesen Befehl kenne ich nicht mehr. `/help` zeigt dir meine Befehle.
discord-changed-command = Dieser Befehl hat sich gerade geändert, darum habe ich nichts getan. Lade Discord neu (Strg+R; am Telefon schließ die App und öffne sie wieder) und versuch es in einer Minute noch einmal.
discord-unknown-control = Ich weiß nicht mehr, wozu das gehört. `/help` zeigt dir, was ich kann.
discord-form-too-late = Ich habe zu lange gebraucht, um das Formular zu öffnen. Drück noch einmal.
discord-stopping = Ich starte gerade neu, darum habe ich nichts getan. Versuch es gleich noch einmal.
discord-busy = Ich habe gerade sehr viel zu tun, darum habe ich nichts getan. Versuch es gleich noch einmal.
discord-often = Du hast in einer Minute mehr als { $most } Befehle benutzt, darum habe ich nichts getan. Versuch es { $when } noch einmal.
discord-welcome = **Hallo! Ich führe den Tisch für Spiele im Chat**: Ich baue das Brett auf, ziehe die Figuren, achte auf die Züge und merke mir alles.
    Mit `/game start` startest du in einem Kanal ein Spiel, `/help` zeigt dir, was ich kann.
discord-cut = Das ist zu lang für eine Nachricht. Die angehängte Datei enthält alles.
discord-cut-without-file = Das ist zu lang für eine Nachricht, darum habe ich den Rest weggelassen.
discord-file-left-out = Ich kann hier keine Dateien anhängen, darum fehlt die Datei.
discord-controls-left-out = { $count ->
    [one] { $count } weiterer Knopf passte nicht hierher.
   *[other] { $count } weitere Knöpfe passten nicht hierher.
  }
discord-options-left-out = { $count ->
    [one] { $count } weiterer Eintrag einer Liste passte nicht hierher.
   *[other] { $count } weitere Einträge einer Liste passten nicht hierher.
  }
discord-not-member = Ich bin hier kein Mitglied, darum kannst du hier keine Spiele spielen. Spiele auf einem Server, der mich hinzugefügt hat. `/roll`, `/kingdom` und `/tutorial` kannst du auch hier nutzen.
discord-missing = { $count ->
    [one] Mir fehlt in diesem Kanal ein Recht: { $permissions }. Wer den Server verwaltet, kann es mir geben.
   *[other] Mir fehlen in diesem Kanal Rechte: { $permissions }. Wer den Server verwaltet, kann sie mir geben.
  }
discord-permission-view = Kanal anzeigen
discord-permission-send = Nachrichten senden
discord-permission-threads = Nachrichten in Threads senden
discord-permission-attach = Dateien anhängen
discord-permission-history = Nachrichtenverlauf anzeigen

## In place of pictures and names

drawn-overtaken = Ein neueres Bild hat dieses ersetzt.
drawn-crowded = Gerade war zu viel zu zeichnen, darum fehlt das Bild.
drawn-failed = Ich konnte das Bild nicht zeichnen.
drawn-someone = jemand
