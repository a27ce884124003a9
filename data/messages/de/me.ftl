### Der Befehl /me. Discord zeigt höchstens 100 Zeichen einer Beschreibung.

command-me = Deine Spiele, und wie ich dich erreiche
command-me-games = Deine Spiele, zuerst die, die auf dich warten
command-me-interested = Erwähnt werden, wenn ein Spiel hier Mitspielende sucht, höchstens einmal am Tag
command-me-interested-module = Das Spiel; lass es weg, um deine Liste zu sehen
command-me-data = Alles, was ich über dich speichere, als Datei bekommen
command-me-forget = Löschen, was ich über dich speichere: Plätze, Einstellungen, getippte Namen
command-me-settings = Wie ich dich erreiche; lass alle Optionen weg, um deine Einstellungen zu sehen
command-me-dms = Privates als Direktnachricht senden (Standard: true)
command-me-pings = Wann ein Post im Kanal dich anpingt; Posts nennen dich in jedem Fall
command-me-pings-all = Alles, was dich betrifft (Standard)
command-me-pings-turns = Nur, was auf dich wartet: dein Zug, ein Kampf, eine Frage
command-me-nothing = Nichts
command-me-reminders = Erinnerungen an deinen Zug: on, off oder erst nach dieser Zeit, etwa 12 h
command-me-quiet = Wann ich dich nie anpinge: 22-7, 22-7 UTC+2, always oder off
command-me-away = Eine Notiz für Spieler, die auf dich warten; off, wenn du zurück bist
command-me-book = Was Punktebücher über dich zeigen
command-me-book-rated = Ergebnisse; ein Spiel wird gewertet, wenn alle darin das wollen
command-me-book-friendly = Ergebnisse, keine Wertung (Standard)
me-no-hours = Diese Zeiten verstehe ich nicht. Schreib etwas wie `22-7` oder `22-7 UTC+2`, oder `always` oder `off`.
me-away-holiday = im Urlaub
me-away-tomorrow = morgen zurück
me-away-monday = am Montag zurück

## Lists of games

me-no-games = Du hast gerade kein Spiel. Mit `/game start` in einem Kanal startest du eins.
me-waiting = { $count ->
    [one] **{ $count } Spiel wartet auf dich.**
   *[other] **{ $count } Spiele warten auf dich.**
  }
me-none-waiting = **Kein Spiel wartet auf dich.**
me-game-sides = { $game } · { $sides }
me-game-turn = - { $game } · du bist am Zug
me-game-turn-since = - { $game } · du bist am Zug (begonnen { $ago })
me-game-asked = - { $game } · eine Frage an dich
me-game-others = - { $game } · die anderen sind am Zug (begonnen { $ago })
me-game-no-turns = - { $game } · ohne Züge
me-next = -# Als Nächstes wartet auf dich: { $game }.
me-next-since = -# Als Nächstes wartet auf dich: { $game } (Zug begonnen { $ago }).
me-interests-server = Nutze `/me interested` auf dem Server, auf dem du spielen willst.
me-interests-none = Du hast hier noch kein Spiel gewählt. Mit `/me interested module:` wählst du eins. Ich erwähne dich, wenn dafür Mitspielende gesucht werden.
me-interests = Ich erwähne dich, wenn hier Mitspielende für { $titles } gesucht werden, höchstens einmal am Tag.
me-interests-drop = Beenden: { $title }

## What is kept about a player

me-data = { $count ->
    [one] **Alles, was ich über dich speichere**, aus { $count } Spiel und außerhalb von Spielen. Nur du siehst das.
   *[other] **Alles, was ich über dich speichere**, aus { $count } Spielen und außerhalb von Spielen. Nur du siehst das.
  }
me-data-counted = Für jedes Spiel enthält die Datei nur die Anzahl deiner Aktionen: Sonst wäre sie zu groß. `/game log` zeigt sie alle.
me-data-forget = Mit `/me forget` löschst du das.
me-forget-question = **Soll ich dich vergessen? Das kannst du nicht zurücknehmen.**
me-forget-what = Ich lösche deine Einstellungen, gespeicherten Würfe und Listen. In Verläufen und Punktebüchern heißt du „ein früherer Spieler“, und die Namen, die du getippt hast, sind weg. Deine Spiele gehen weiter oder bleiben, wie sie ausgegangen sind.
me-forget-code = Wenn du in ein Spiel zurückkommst, erkennt es dich wieder, denn du hast darin Verborgenes gesehen. Dafür behält es einen Code, der nur dort gilt und deinen Namen nicht enthält.
me-forget-games = Du verlässt diese Spiele:
me-forget-game = - { $game }
me-forget-discord = Nachrichten in Kanälen und Direktnachrichten gehören Discord und bleiben. Mit `/me data` siehst du vorher, was ich speichere.
me-forget-button = Vergiss mich
me-forgotten = { $count ->
    [0] Erledigt: Ich habe dich vergessen.
    [one] Erledigt: Ich habe dich vergessen, auch in { $count } Spiel. Kommst du dorthin zurück, gilt weiter, was du dort gesehen hast.
   *[other] Erledigt: Ich habe dich vergessen, auch in { $count } Spielen. Kommst du in eins davon zurück, gilt weiter, was du dort gesehen hast.
  }
me-stay = Ich habe nichts geändert.

## Settings

me-profile = **Wie ich dich erreiche**, in allen Spielen. Nur du siehst das.
me-dms-on = - Direktnachrichten: an; so schicke ich dir Privates
me-dms-off = - Direktnachrichten: aus; Privates zeige ich in Antworten, die nur du siehst, und `/game log` hat alles
me-dms-closed = - Direktnachrichten: an, aber Discord hat meine letzte nicht zugestellt, darum sende ich keine mehr. Erlaube sie in deinen Privatsphäre-Einstellungen für einen gemeinsamen Server, dann nutze `/me settings dms:True`
me-pings-all = - Pings: wenn du am Zug bist, wenn du angegriffen wirst oder eine Frage bekommst, wenn du einen Platz verlierst oder eine Seite bekommst, und wenn du gewonnen oder verloren hast; einmal pro Zug, und noch einmal, wenn ein Kampf oder eine Frage auf dich wartet
me-pings-turns = - Pings: nur, wenn etwas auf dich wartet: dein Zug, ein Kampf, eine Frage
me-pings-none = - Pings: nie; Posts nennen dich ohne Ping, und du bekommst keine Erinnerungen
me-reminders-on = - Erinnerungen: wie in jedem Spiel eingestellt
me-reminders-off = - Erinnerungen: aus
me-reminders-after = - Erinnerungen: wie in jedem Spiel eingestellt, aber frühestens nach { $after }
me-quiet-never = - Ruhezeiten: keine
me-quiet-always = - Ruhezeiten: immer; ich pinge dich nie an
me-quiet-hours = - Ruhezeiten: { $hours }; dann pinge ich dich nicht an
me-not-away = - Abwesend: nein
me-away = - Abwesend: ja; wer auf dich wartet, liest „{ $text }“
me-book-rated = - Punktebücher: deine Ergebnisse, und eine Wertung aus Spielen, die vor Beginn alle werten lassen wollten
me-book-friendly = - Punktebücher: deine Ergebnisse, ohne Wertung
me-book-none = - Punktebücher: nichts; du heißt dort „ein früherer Spieler“
