### Der Befehl „npm run store“ im Terminal, für den Betreiber des Bots

store-usage =
    npm run store -- check            liest jede Zeile und spielt jedes Spiel aus seinem Verlauf nach
    npm run store -- backup DATEI     kopiert den Speicher in eine neue Datei; der Bot kann weiterlaufen
    npm run store -- restore DATEI    prüft eine solche Datei und kopiert sie in einen leeren Speicher
    npm run store -- repair           schneidet Spiele vor dem Schaden ab und behält den Rest in DATA_DIR/repaired
    npm run store -- copy VON NACH    kopiert eine Datenbank, als sqlite:///ordner/datei oder postgres://..., in eine andere
    npm run store -- sweep            löscht seit einem Tag unbenutzte Bilder und merkt die jetzt unbenutzten vor
    npm run store -- upgrade          schreibt alles im Format dieser Fassung, sobald keine frühere mehr läuft
    npm run store -- forget PERSON    vergisst eine Person, nach der ID ihres Discord-Kontos
    DATABASE_URL und DATA_DIR bestimmen den Speicher. Du kannst jeden Befehl abbrechen und neu starten. Halte den Bot vor
    restore, repair und copy an.
store-game = Spiel { $game }
store-game-in-channel = Spiel { $game } in Kanal { $channel }
store-damage-missing = { $game }: Schritt { $step } oder ein Schritt davor fehlt.
store-damage-no-json = { $game }: Schritt { $step } ist kein JSON.
store-damage-no-step = { $game }: Schritt { $step } ist kein gültiger Schritt.
store-damage-newer = { $game }: Schritt { $step } stammt von einer neueren Fassung des Bots.
store-damage-altered = { $game }: Schritt { $step } wurde nachträglich verändert.
store-damage-other-line = { $game }: Schritt { $step } folgt nicht aus dem Schritt davor.
store-damage-no-part = { $game }: Von Schritt { $step } fehlt ein Teil.
store-damage-unfit = { $game }: Schritt { $step } passt nicht zum Spiel.
store-torn = Die Zeile { $key } ist kein JSON.
store-rows = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
  }
store-other-rows = { $count ->
    [one] { $count } andere Zeile
   *[other] { $count } andere Zeilen
  }
store-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
  }
store-steps = { $count ->
    [one] { $count } intakter Schritt
   *[other] { $count } intakte Schritte
  }
store-games-read = { $count ->
    [one] { $count } Spiel gelesen
   *[other] { $count } Spiele gelesen
  }
store-read = Gelesen: { $read }.
store-well = Alles ist in Ordnung.
store-damaged = Beschädigt: { $faults }.
store-cut = Das Spiel geht von Schritt { $step } weiter. Nach { $file } verschoben: { $rows }.
store-left-newer = Ich habe dieses Spiel nicht verändert. Starte die neuere Fassung, um es fortzusetzen.
store-left = Ich habe dieses Spiel nicht verändert, denn keiner seiner Schritte ist brauchbar. In seinem Kanal kann ein neues Spiel gestartet werden.
store-torn-left = Ich habe diese Zeile nicht verändert. Spiel eine Sicherung zurück, um sie wiederzubekommen.
store-nothing-damaged = Nichts ist beschädigt.
store-copied = Kopiert: { $rows }.
store-forgotten = Vergessen. Spiele: { $games }. Gelöschte Zeilen: { $deleted }. Andere Zeilen, in denen das Konto ersetzt wurde: { $replaced }.
store-forgotten-left = Spiel { $game } habe ich nicht verändert: Es stammt aus einer frühen Fassung, und ohne das Konto darin lassen sich seine Schritte nicht prüfen.
store-swept = Bilder: { $pictures }. Gelöscht: { $deleted }. Unbenutzt: { $unnamed }; sie werden gelöscht, wenn sie in einem Tag noch unbenutzt sind.
store-upgraded-already = Der Speicher hat schon Format { $format }.
store-upgraded = Der Speicher hat jetzt Format { $format }. Prozesse einer früheren Fassung beenden sich von selbst. Um zurückzukehren, brauchst du eine Sicherung von vorher.
store-refused-occupied = In dieser Datenbank sind schon Daten. Nimm eine leere (bei SQLite verschieb ihre Datei und die Dateien daneben).
store-refused-unfinished = In die Datenbank, die du kopieren willst, wurde eine Kopie begonnen, aber nicht beendet. Beende sie zuerst.
store-refused-exists = Diese Datei gibt es schon. Nimm einen anderen Namen.
store-refused-lacking = Diese Datei gibt es nicht.
store-refused-person = Nimm die ID des Discord-Kontos der Person, 17 bis 20 Ziffern.
store-refused-same = Das ist dieselbe Datenbank.
store-no-database = Die Datenbank { $file } gibt es nicht. Prüfe DATABASE_URL und DATA_DIR oder, bei copy, deine Eingabe.
store-stopped = Der Befehl ist vor dem Ende abgebrochen: { $why }. Behebe das, dann starte ihn neu.
store-damaged-copy = Die Kopie ist beschädigt, darum habe ich nichts zurückgespielt.

## A notice in the channel of an ended game

store-goes = { $title }, hier am { $ended } beendet, wird am { $goes } gelöscht, mit Verlauf, Brett und Wiedergabe. Mit `/game export` behältst du es als Datei, mit `/game import` holst du es zurück.
