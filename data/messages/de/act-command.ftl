### Der Befehl /act.

act-command = Eine Aktion dieses Spiels ausführen
act-option-name = Die Aktion; ohne Angabe siehst du Knöpfe für alle, die du ausführen kannst
act-option-on = Das Ziel: eine Figur, eine Karte, ein Feld oder eine Seite
act-option-with = Deine Auswahl dafür, in der Reihenfolge der Fragen, mit ; getrennt
act-option-pay = Die Karten, mit denen du zahlst, mit Kommas getrennt; ohne Angabe so wenig wie möglich

## Vorschläge beim Tippen

act-several-prices = { $action } (verschiedene Kosten)
act-priced = { $action } (kostet { $price })
act-smallest = { $cards } (so wenig wie möglich)
act-asked = { $name } (Frage von { $by })

## Ablehnungen

act-not-number = { $choice } muss eine ganze Zahl sein, etwa 2, nicht { $typed }.
