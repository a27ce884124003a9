### Der Befehl /server. Discord zeigt höchstens 100 Zeichen einer Beschreibung.

command-server = Für alle, die Server oder Kanal verwalten: wo gespielt wird und wer Spiele startet
command-server-settings = Zeigen oder ändern, wo gespielt wird, wer Spiele startet und wer Dateien hochlädt
command-server-here = Darf in diesem Kanal gespielt werden? Ist kein Kanal gewählt, dann überall
command-server-here-open = ja
command-server-here-closed = nicht mehr
command-server-here-anywhere = überall auf diesem Server
command-server-starts = Wer Spiele starten kann
command-server-uploads = Wer Module, Bilder und Spiele als Dateien hochladen kann
command-server-house = Wer die Schachteln und Verbote von /house ändern kann
command-server-everyone = alle hier
command-server-managers = alle, die diesen Server verwalten
command-server-games = Wie viele Spiele hier höchstens gleichzeitig laufen; 0 für keine Grenze
command-server-ratings = Ergebnisse und Wertungen von Personen im Punktebuch speichern? (Standard: nein)
command-server-ratings-on = speichern
command-server-ratings-off = nicht speichern
command-server-unstick = Das Spiel hier ohne die Spieler weitergehen lassen, auf die es wartet
command-server-host = Eine andere Person zum Gastgeber des Spiels hier machen
command-server-host-person = Die Person

## What is set

server-settings = **Dieser Server** (wer ihn verwaltet, kann das mit `/server settings` ändern):
server-conversation = **Dieses Gespräch:**
server-anywhere = - In allen Kanälen darf gespielt werden (`here:`).
server-where = - In { $channels } und den Threads dort darf gespielt werden (`here:`).
server-at-once = { $count ->
    [one] Nur { $count } Spiel kann gleichzeitig laufen (`games:`).
   *[other] Höchstens { $count } Spiele können gleichzeitig laufen (`games:`).
  }
server-no-limit = Beliebig viele Spiele können gleichzeitig laufen (`games:`).
server-starts-everyone = - Alle hier können Spiele starten (`starts:`).
server-starts-managers = - Nur wer diesen Server verwaltet, kann Spiele starten (`starts:`).
server-uploads-everyone = - Alle hier können Dateien hochladen (`uploads:`).
server-uploads-managers = - Nur wer diesen Server verwaltet, kann Dateien hochladen (`uploads:`).
server-house-everyone = - Alle hier können Schachteln und Verbote ändern (`house:`).
server-house-managers = - Nur wer diesen Server verwaltet, kann Schachteln und Verbote ändern (`house:`).
server-ratings-on = - Das Punktebuch speichert Ergebnisse und Wertungen von Personen (`ratings:`). `/score book` mit `person:` oder `module:` zeigt sie. Ein Spiel wird gewertet, wenn alle das vor Beginn wollen (`/me settings book:rated`). Mit `/me settings book:none` kommst du nicht ins Punktebuch.
server-ratings-off = - Das Punktebuch speichert keine Ergebnisse und Wertungen von Personen (`ratings:`).
server-managers-only = Das kann nur ändern, wer diesen Server verwaltet. `/server settings` ohne Optionen zeigt es.
server-not-manager = Das kann nur, wer diesen Server oder Kanal verwaltet. Gastgeber können `/game settings` nutzen.
server-none = Das kannst du nur auf einem Server einstellen. Hier geht nur `ratings:`.
server-refused-starts = Hier kann nur Spiele starten, wer diesen Server verwaltet (`/server settings`). Frag dort nach.
server-refused-uploads = Hier kann nur Dateien hochladen, wer diesen Server verwaltet (`/server settings`). Frag dort nach, oder prüfe eine Datei mit `/module check`, ohne sie zu speichern.
server-refused-house = Schachteln und Verbote kann nur ändern, wer diesen Server verwaltet (`/server settings`). Frag dort nach.
server-refused-elsewhere = In diesem Kanal kann nicht gespielt werden. Starte dein Spiel in { $channels }.
