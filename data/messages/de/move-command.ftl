move-command = Eine Figur oder Armee ziehen, und schlagen, wenn das Spiel es erlaubt
move-option-piece = Die Figur oder Armee: Feld, Name oder Kennung; oder ein ganzer Zug wie Nf3, 9-14 oder D4
move-option-to = Wohin: ein Feld oder ein Plan
move-option-units = Einheiten einer Armee oder eines Felds: 1,3 oder 1-3 oder 2 pikemen oder all but 2
move-option-via = Felder auf dem Weg, durch Kommas getrennt
move-option-capture = Feindliche Figuren, die geschlagen werden, durch Kommas getrennt
move-option-becomes = Was die Figur am Ziel wird, etwa Queen

## A move in the notation of chess or draughts

move-unreadable = { $typed } verstehe ich nicht als Zug. Du kannst { $moves } spielen.
move-illegal = { $typed } ist kein erlaubter Zug. Du kannst { $moves } spielen.
move-ambiguous = { $typed } kann mehrere Züge meinen. Wähl { $moves }.
move-other = einen anderen Zug
move-cell = { $cell } (kostet { $cost })
move-cell-all-points = { $cell } (kostet alle Punkte)
