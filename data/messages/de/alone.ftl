alone-question = Wie willst du { $game } testen? Nur du siehst es, und es bleibt gespeichert, bis du wiederkommst.
alone-hidden = -# Die Seiten verbergen etwas voreinander, darum kannst du nicht alle spielen.
alone-choose-level = -# Wähl, wie stark der Bot spielt (jetzt { $level }), und dann deine Seite.
alone-no-bot = -# Der Bot spielt dieses Spiel nicht mit.
alone-easy = Leicht
alone-normal = Normal
alone-lowered = -# Viele Partien warten auf den Bot, darum hat er über diesen Zug weniger nachgedacht.
alone-hard = Schwer
alone-all-sides = Alle Seiten
alone-any-side = Zufällig
alone-switch-sides = Seite wechseln
alone-again = Noch einmal
alone-again-as = Noch einmal als { $side }
alone-as = { $side } spielen
alone-under-way = Du bist mitten in einem Spiel: { $game }.
alone-go-on = Weiter
alone-anew = Neu anfangen
alone-begun-all = { $game } hat begonnen. Du spielst alle Seiten.
alone-begun = { $game } hat begonnen. Du spielst { $side } gegen den Bot ({ $level }).
alone-other-games = Andere Spiele
alone-bot-did = Der Bot { $deed }.
alone-earlier = -# Nicht gezeigt: { $count ->
    [one] eine weitere Tat
   *[other] { $count } weitere Taten
}. Sie stehen in `/game log`.
alone-draw-agreed = Der Bot nimmt das Remis an.
alone-draw-declined = Der Bot lehnt das Remis ab.
alone-resigned = Der Bot gibt auf. Du hast gewonnen.
