differences-head = { $count ->
    [one] Für die Spieler ändert sich { $count } Sache:
   *[other] Für die Spieler ändern sich { $count } Dinge:
  }
differences-more = und { $count } weitere; alle stehen in der Datei
difference-told = Neu: { $line }
difference = { $how ->
    [new] Neu: { $thing }
    [gone] Weg: { $thing }
   *[different] Anders: { $thing }
  }
difference-value = { $line }: { $value }
difference-public = { $line } (für alle sichtbar)
difference-secret = { $line } (für niemanden sichtbar)
difference-private = { $count ->
    [one] { $line } (nur für { $sides } sichtbar)
   *[other] { $line } (nur für { $sides } sichtbar)
  }
difference-thing = { $part ->
    [counter] der Zähler { $name }
    [scorekeeper] die Wertung { $name }
    [modifier] der Modifikator { $name }
    [action] die Aktion { $name }
    [happening] der Effekt { $name }
    [table] die Tabelle { $name }
    [objective] die Aufgabe { $name }
    [publication] was alle über { $name } wissen
    [side] die Seite { $name }
    [map] der Plan { $name }
    [board] das Brett { $name }
    [terrain] das Gelände { $name }
    [road] die Wegart { $name }
    [prototype] die Figur { $name }
    [property] die Eigenschaft { $name }
    [limit] die Grenze von { $name }
    [deck] der Stapel { $name }
    [set-up] die Aufstellung { $name }
   *[battle] der Ort für Kämpfe { $name }
  }
difference-thing-on = { $thing } auf { $of }
difference-all = { $part ->
    [modifier] die Reihenfolge, in der Modifikatoren wirken
    [round] die Bedeutung einer Runde
    [turns] die Zugfolge
    [endings] das Ende des Spiels
    [seats] die nötige Spielerzahl
    [set-up] die Aufstellung
    [battle] der Ort für Kämpfe
   *[other] die Regeln
  }
difference-rule = { $rule ->
    [pieces] die Regel, wer welche Figuren zieht
    [turns] die Regel, wer in wessen Zug handelt
    [captures] die Regel über das Schlagen von Figuren
    [changes] die Regel, wer Figuren ändert, dreht und stapelt
    [stock] die Regel, wer Figuren hinzufügt, kopiert, ersetzt, versetzt und löscht
    [undo] die Regel über das Zurücknehmen von Schritten, die etwas gezeigt haben
    [points] die Regel, wer Punkte von Hand gibt
    [resign] die Regel über das Aufgeben
    [sides] die Regel, ob die Spieler einer Seite erwähnt werden
    [draws] die Regel, wie man sich auf Remis einigt
    [movePoints] die Regel, wie Einheiten ziehen
    [zoneOfControl] die Regel über Kontrollzonen
    [alwaysOneStep] die Regel, dass eine Einheit mit Restpunkten immer einen Schritt gehen kann
   *[other] die Regel { $rule }
  }
difference-published = { $value ->
    [nothing] nichts
    [some] ob etwas darin ist
    [count] wie viele Figuren darin sind
    [contents] der Inhalt
   *[other] { $value }
  }

## Was nicht passt

misfit-gone = { $part ->
    [side] die Seite { $name } fehlt
    [map] der Plan { $name } fehlt
    [board] das Brett { $name } fehlt
   *[deck] der Stapel { $name } fehlt
  }
misfit-cell = das Feld { $name } von { $of } fehlt
misfit-prototype = die Art von Figur { $name } fehlt
misfit-layer = die Art von Figur { $name } hat weniger als { $layers } Ebenen
misfit-facing = die Art von Figur { $name } kann nicht in Richtung { $direction } zeigen
misfit-turns = ob in Zügen gespielt wird, kann sich in einem begonnenen Spiel nicht ändern
misfit-order = { $name } steht an anderer Stelle in der Zugfolge, oder fehlt darin und ist gerade am Zug
misfit-privacy = { $name } kann in einem begonnenen Spiel nicht geheim oder offen werden
misfit-seats = das Modul verbirgt etwas, aber ein Spieler hat mehrere Seiten, oder der Spielleiter spielt mit
misfit-none = etwas fehlt
misfit-needed = { $count ->
    [one] { $misfit }; { $count } Figur braucht das
   *[other] { $misfit }; { $count } Figuren brauchen das
  }
misfit-and-more = { $misfit } (und { $count } weitere)
misfit-more = und { $count } weitere

## Ein gespeichertes Spiel, das beschädigt ist

damage-cut = Meine Kopie dieses Spiels war ab Schritt { $step } beschädigt, und der Betreiber des Bots hat sie repariert. Das Spiel geht nach Schritt { $last } weiter; spätere Schritte sind verloren. `/board` zeigt den jetzigen Stand.
damage-newer = Das Spiel in diesem Kanal wurde von einer neueren Version dieses Bots gespeichert, darum kann ich es nicht lesen. Es wurde nichts verändert. Das Spiel geht weiter, sobald der Betreiber des Bots diese Version startet.
damage-unreadable = Ich kann das Spiel in diesem Kanal nicht lesen: Meine Kopie ist bei Schritt { $step } beschädigt. Ich schreibe nichts mehr hinein. Es kann weitergehen, wenn eine Sicherung meiner Datenbank zurückgespielt wird; Näheres steht in meinem Protokoll. Ihr könnt hier auch mit `/game start` ein neues Spiel beginnen oder mit `/game import` aus einer Datei weiterspielen.
damage-whole = Ich kann das Spiel in diesem Kanal wieder lesen: Nichts darin ist beschädigt. `/board` zeigt den jetzigen Stand.
