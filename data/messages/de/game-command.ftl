### Der Befehl /game. Discord zeigt höchstens 100 Zeichen einer Beschreibung.

command-game = In diesem Kanal ein Spiel starten, mitspielen oder es verwalten
command-game-start = Ein Spiel in diesem Kanal starten
command-game-start-module = Das Spiel
command-game-start-file = Ein eigenes Spiel: ein Modul, YAML oder JSON
command-game-start-thread = Einen Thread dafür öffnen
command-game-start-open = Mitspielende suchen; beginnt, wenn alle Plätze besetzt sind
command-game-start-seed = Beliebige Wörter, die in den Zufall des Spiels einfließen
command-game-start-variants = Die Varianten, etwa Length: long; blind
command-game-start-position = Für Schach: die Anfangsstellung als FEN
command-game-join = Eine Seite übernehmen oder zuschauen
command-game-join-side = Die Seite; lass sie weg, um zuzuschauen
command-game-join-share = Eigene Wörter, die in den Zufall des Spiels einfließen
command-game-join-reserve = Auf eine freie Seite warten
command-game-leave = Deinen Platz aufgeben
command-game-leave-side = Nur diese Seite
command-game-unseat = Gastgeber oder Spielleiter: einen Platz freimachen
command-game-unseat-side = Die Seite
command-game-unseat-person = Die Person, wenn mehrere die Seite spielen
command-game-transfer = Deine Seite einer anderen Person anbieten
command-game-transfer-person = Die Person
command-game-transfer-side = Die Seite, wenn du mehrere spielst
command-game-seats = Zeigen, wer was spielt
command-game-seats-when = Sagen, wann du Zeit hast
command-game-rules = Die Regeln eines Spiels lesen
command-game-rules-module = Das Spiel, wenn es nicht das in diesem Kanal ist
command-game-status = Den Stand des Spiels zeigen
command-game-settings = Erinnerungen, Posts, Uhr und Sprache zeigen oder ändern
command-game-settings-reminder = Gastgeber: nach dieser Zeit erinnern, etwa 12 h, oder off
command-game-settings-posts = Gastgeber: wann ich poste, was jemand tut
command-game-posts-turn = Einmal, am Ende des Zugs
command-game-posts-act = Nach jeder Aktion
command-game-settings-turn = Gastgeber: Bedenkzeit pro Zug, oder off; die anderen müssen zustimmen
command-game-settings-bank = Gastgeber: Bedenkzeit einer Seite für alle Züge zusammen
command-game-settings-language = Gastgeber: die Sprache der Posts hier
command-game-settings-open = Gastgeber: Mitspielende suchen
command-game-timeout = Wählen, was nach Ablauf der Zeit geschieht
command-game-timeout-choice = Was geschieht; die Mehrheit entscheidet
command-game-timeout-wait = Weiter warten
command-game-timeout-skip = Die Person überspringen
command-game-timeout-house = Den Bot auf diesem Platz spielen lassen
command-game-timeout-replace = Den Platz für andere freimachen
command-game-timeout-forfeit = Das Spiel für diese Seite aufgeben
command-game-resign = Das Spiel für deine Seite aufgeben
command-game-draw = Ein Remis anbieten oder annehmen
command-game-stop = Das Spiel in diesem Kanal beenden
command-game-undo = Den letzten Schritt oder mehrere zurücknehmen
command-game-redo = Wiederholen, was zuletzt zurückgenommen wurde
command-game-steps = Wie viele Schritte (1)
command-game-log = Zeigen, was geschehen ist
command-game-log-page = Die Seite; 1 ist die neueste
command-game-replay = Das Geschehen als Animation ansehen
command-game-replay-of = Welcher Teil (der letzte Zug)
command-game-replay-turn = der letzte Zug
command-game-replay-game = das ganze Spiel
command-game-replay-steps = Stattdessen nur so viele der letzten Schritte
command-game-verify = Alles Mischen und Würfeln anhand des veröffentlichten Geheimnisses prüfen
command-game-export = Das Spiel als Datei bekommen, soweit du es sehen darfst
command-game-export-format = Das Format (das ganze Spiel)
command-game-export-game = das ganze Spiel
command-game-export-pgn = PGN: die Züge einer Schachpartie
command-game-export-fen = FEN: die Stellung einer Schachpartie
command-game-import = Ein Spiel aus einer Datei fortsetzen
command-game-import-file = Eine Datei von /game export, oder eine Schachpartie als PGN oder FEN
command-game-reload = Das laufende Spiel auf ein korrigiertes Modul umstellen
command-game-reload-file = Ein Modul, YAML oder JSON
command-game-reload-module = Ein Modul, das hier gespeichert ist, wenn du keins anhängst

## Around questions and answers

game-master = Spielleiter
game-master-seat = Spielleiter: sieht und darf alles
log-page = **Verlauf**, Seite { $now } von { $pages }
or-overrule = Oder frag die anderen, indem du `overrule:True` hinzufügst.
answered-done = Erledigt.
answered-agreed = { $who } hat zugestimmt.
answered-taken-back = Die Anfrage wurde zurückgenommen.
answered-declined = Die Anfrage wurde abgelehnt.
answered-ended = Das Spiel ist beendet.
answered-that-ended = Dieses Spiel ist inzwischen beendet.
answered-asked = Ich habe die anderen gefragt.
answered-reloaded = Das Modul ist neu geladen.
answered-goes-on = Das Spiel geht weiter.
start-running = In diesem Kanal läuft schon { $running }. Der Gastgeber kann das Spiel beenden und stattdessen { $wanted } starten.
start-elsewhere = Du kannst deins in { $channels } starten.
start-stop-and-start = Beenden und { $title } starten
resign-question = Möchtest du aufgeben? Deine Seite hat dann verloren.
resign-as = Mit { $side } aufgeben
stop-question = Möchtest du das Spiel { $title } endgültig beenden? Du kannst es dir danach noch ansehen.
stop-question-rank = Möchtest du das Spiel { $title } endgültig beenden? Du kannst es dir danach noch ansehen. Du kannst die Seiten nach ihren Punkten ordnen oder das Spiel ohne Ergebnis abbrechen.
stop-rank = Mit Rangfolge
stop-abandon = Spiel abbrechen
stop-end = Spiel beenden
reload-misfits = { $title } passt nicht zu diesem Spiel, darum habe ich nichts geändert. Alles, was im Spiel ist, muss bleiben. Die Probleme:
reload-misfits-remedy = Korrigiere die Datei und versuch es noch einmal.
reload-question = Möchtest du dieses Spiel { $game } auf das Modul { $module } umstellen? Alles, was im Spiel ist, bleibt, und ich benachrichtige alle.
reload-must-agree = { $count ->
    [one] { $people } bekommt diese Liste zu sehen und muss erst zustimmen. Bis dahin geht das Spiel unverändert weiter.
   *[other] { $people } bekommen diese Liste zu sehen und müssen erst zustimmen. Bis dahin geht das Spiel unverändert weiter.
  }
reload-no-undo = Rückgängig machen kannst du das nur, indem du das alte Modul neu lädst.
reload-ask = Fragen
reload-reload = Neu laden
reload-forgotten = Dieses Modul habe ich nicht mehr. Nutze noch einmal `/game reload`.

## The secret of a game

secret-publish = Geheimnis veröffentlichen
secret-host-now = Das Spiel ist vorbei. Der Gastgeber kann jetzt das Geheimnis hier veröffentlichen. Andere Spieler können das auch, wenn alle Seiten zustimmen.
secret-host-later = Nach dem Spiel kann der Gastgeber das Geheimnis hier veröffentlichen. Andere Spieler können das auch, wenn alle Seiten zustimmen.
secret-master-now = Das Spiel ist vorbei. Der Spielleiter kann jetzt das Geheimnis hier veröffentlichen. Andere Spieler können das auch, wenn alle Seiten zustimmen.
secret-master-later = Nach dem Spiel kann der Spielleiter das Geheimnis hier veröffentlichen. Andere Spieler können das auch, wenn alle Seiten zustimmen.
secret-published = Dann können alle jedes Mischen und jeden Wurf prüfen. Danach lässt sich das Spielende nicht mehr zurücknehmen.
