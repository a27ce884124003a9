turn-command = Sehen, wer am Zug ist, und deinen Zug beenden
turn-command-show = Zeigen, wer am Zug ist
turn-command-next = Zur nächsten Phase deines Zugs gehen
turn-command-pass = Deinen Zug auslassen, wenn das Spiel es erlaubt
turn-command-end = Deinen Zug beenden
turn-command-tell = Posten, was du in diesem Zug bisher getan hast
turn-waiting = { $side } ist am Zug. Du kannst /board, /turn show, /piece show und /game log nutzen.
