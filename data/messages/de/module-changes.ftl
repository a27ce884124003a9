differences-head = { $count ->
    [one] { $count } Sache ändert sich für alle, die spielen:
   *[other] { $count } Dinge ändern sich für alle, die spielen:
  }
differences-more = und { $count } weitere, alle in der Datei
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
    [publication] das Wissen aller über { $name }
    [side] die Seite { $name }
    [map] der Plan { $name }
    [board] das Brett { $name }
    [terrain] das Gelände { $name }
    [road] die Art von Weg { $name }
    [prototype] die Figur { $name }
    [property] die Eigenschaft { $name }
    [limit] die Grenze von { $name }
    [deck] der Stapel { $name }
    [set-up] die Aufstellung { $name }
   *[battle] der Ort der Kämpfe { $name }
  }
difference-thing-on = { $thing } auf { $of }
difference-all = { $part ->
    [modifier] die Reihenfolge, in der Modifikatoren wirken
    [round] die Bedeutung einer Runde
    [turns] die Zugfolge
    [endings] das Ende des Spiels
    [seats] die nötige Spielerzahl
    [set-up] die Aufstellung
    [battle] der Ort der Kämpfe
   *[other] die Regeln
  }
difference-rule = { $rule ->
    [pieces] die Regel, wer welche Figuren zieht
    [turns] die Regel, wer in wessen Zug handelt
    [captures] die Regel über das Schlagen von Figuren
    [changes] die Regel, wer Figuren setzt, dreht und stapelt
    [stock] die Regel, wer Figuren hinzufügt, kopiert, ersetzt, verschickt und löscht
    [undo] die Regel über das Zurücknehmen von Schritten, die etwas gezeigt haben
    [points] die Regel, wer Punkte von Hand gibt
    [resign] die Regel über das Aufgeben
    [sides] die Regel, ob die Spieler einer Seite erwähnt werden
    [draws] die Regel über das Vereinbaren eines Remis
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
misfit-facing = die Art von Figur { $name } hat keine Richtung { $direction }
misfit-turns = ein begonnenes Spiel kann keine Züge bekommen oder verlieren
misfit-order = { $name } steht in der Zugfolge anderswo, oder fehlt darin und ist gerade am Zug
misfit-privacy = ein begonnenes Spiel kann { $name } nicht geheim oder offen machen
misfit-seats = das Modul verbirgt etwas, aber jemand spielt mehrere Seiten, oder die Spielleitung spielt mit
misfit-none = etwas fehlt
misfit-needed = { $count ->
    [one] { $misfit }; { $count } Figur braucht das
   *[other] { $misfit }; { $count } Figuren brauchen das
  }
misfit-and-more = { $misfit } (und { $count } weitere)
misfit-more = und { $count } weitere

## Ein gespeichertes Spiel, das beschädigt ist

damage-cut = Meine Kopie dieses Spiels war ab Schritt { $step } beschädigt. Wer mich betreibt, hat sie repariert. Das Spiel geht nach Schritt { $last } weiter; spätere Schritte sind verloren. `/board` zeigt den jetzigen Stand.
damage-newer = Das Spiel in diesem Kanal hat eine neuere Version von mir gespeichert, darum kann ich es nicht lesen. Es wurde nichts verändert. Das Spiel geht weiter, sobald diese Version läuft.
damage-unreadable = Ich kann das Spiel in diesem Kanal nicht lesen: Meine Kopie ist bei Schritt { $step } beschädigt. Ich schreibe nichts mehr hinein. Es kann weitergehen, wenn eine Sicherung meiner Datenbank zurückgespielt wird; Näheres steht in meinem Protokoll. Ihr könnt hier auch mit `/game start` ein neues Spiel beginnen oder mit `/game import` aus einer Datei weiterspielen.
damage-whole = Ich kann das Spiel in diesem Kanal wieder lesen: Nichts darin ist beschädigt. `/board` zeigt den jetzigen Stand.
