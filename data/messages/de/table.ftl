table-no-game = In diesem Kanal wird gerade nichts gespielt. Starte ein Spiel mit `/game start`.
table-failed = Das konnte ich nicht speichern, darum hat sich nichts geändert. Bitte versuch es noch einmal.
table-unsaved = Mein Speicher antwortet nicht, darum weiß ich noch nicht, ob das gespeichert wurde. Sieh gleich mit `/board` nach, bevor du es noch einmal versuchst.
table-later = Ich werde gerade aktualisiert und kann das noch nicht. Es hat sich nichts geändert: Bitte versuch es in einer Stunde noch einmal.
table-no-answer = Mein Speicher antwortet nicht. Bitte versuch es gleich noch einmal.
table-other-game = Dieser Knopf gehört zu einem früheren Spiel in diesem Kanal. Hier ist das jetzige.
table-passed = Dieser Knopf ist veraltet. So steht das Spiel jetzt.
table-done = Erledigt.
table-turn-over = Dein Zug ist vorbei. { $side } ist am Zug.
table-not-moved = { $count ->
    [1] Ein Figurenstapel hat nicht gezogen: { $cells }.
   *[other] { $count } Figurenstapel haben nicht gezogen: { $cells }.
  }
table-all-told = Es gibt nichts zu posten.
table-under-way = -# Ein Zug läuft gerade. Die anderen sehen erst am Ende, was geschehen ist.
table-told-to-all = Erledigt. Ich poste es im Kanal.
table-rest-in-file = … die ganze Liste steht in der Datei

## The host of the bot, or the server's managers, allow no more

table-full-server = { $most ->
    [one] Du kannst kein Spiel starten: Dieser Server erlaubt nur { $most } gleichzeitig (`/server settings`). Um Platz zu schaffen, beende mit `/game stop` ein verlassenes Spiel.
   *[other] Du kannst kein Spiel starten: Es laufen schon { $most }, mehr erlaubt dieser Server nicht (`/server settings`). Um Platz zu schaffen, beende mit `/game stop` ein verlassenes Spiel.
  }
table-full-games = { $most ->
    [one] Du kannst kein Spiel starten: Dieser Bot erlaubt auf einem Server nur { $most } gleichzeitig. Um Platz zu schaffen, beende mit `/game stop` ein verlassenes Spiel.
   *[other] Du kannst kein Spiel starten: Es laufen schon { $most }, mehr erlaubt dieser Bot auf einem Server nicht. Um Platz zu schaffen, beende mit `/game stop` ein verlassenes Spiel.
  }
table-full-steps = { $most ->
    [one] Das geht nicht: Ein Spiel darf hier { $most } Schritt haben, und den hat dieses schon. Es ist nichts verloren: `/game export` gibt dir das ganze Spiel, und `/game stop` beendet es.
   *[other] Das geht nicht: Ein Spiel darf hier { $most } Schritte haben, und die hat dieses schon. Es ist nichts verloren: `/game export` gibt dir das ganze Spiel, und `/game stop` beendet es.
  }
table-full-setup = { $most ->
    [one] Du kannst dieses Spiel nicht starten: Es hat mehr als { $most } Figur, und mehr erlaubt dieser Bot nicht. Wähl ein Spiel mit weniger Figuren.
   *[other] Du kannst dieses Spiel nicht starten: Es hat mehr als { $most } Figuren, und mehr erlaubt dieser Bot nicht. Wähl ein Spiel mit weniger Figuren.
  }
table-full-pieces = { $most ->
    [one] Das geht nicht: Auf dem Tisch wären mehr als { $most } Figur, und mehr erlaubt dieser Bot nicht. Schaff mit `/piece delete` Platz.
   *[other] Das geht nicht: Auf dem Tisch wären mehr als { $most } Figuren, und mehr erlaubt dieser Bot nicht. Schaff mit `/piece delete` Platz.
  }

## The end of a list that leaves some items out

more-items = { $count } weitere
more-line = und { $count } weitere

## What there is to do now, in one sentence

now-sit = Nimm einen Platz, dann drück **Beginnen**.
now-fill = Wähl eine Seite. Das Spiel beginnt, sobald alle Seiten besetzt sind.
now-full = Alle Seiten sind besetzt: Das Spiel beginnt.
now-answer = Du hast eine Frage zu beantworten: `/play` zeigt sie.
now-play = Du bist als { $side } am Zug: `/play`.
now-play-any-time = Du kannst jederzeit spielen: `/play`.
now-choose = Alle wählen gleichzeitig, und du hast noch nicht gewählt: `/play`.
now-wait = Das Spiel wartet auf { $side }.
now-watch = { $side } ist am Zug.
now-goes-on = Das Spiel geht weiter.
now-over = Das Spiel ist vorbei.
now-won = Das Spiel ist vorbei. Du hast gewonnen!
now-lost = Das Spiel ist vorbei. Du hast verloren.
now-drew = Das Spiel ist vorbei. Es ist unentschieden.

## The first steps of a game came with a file

origin-proved = { $count ->
    [1] Der erste Schritt kommt aus einer Datei, für die dieser Bot bürgt: So wurde er gespielt.
   *[other] Die ersten { $count } Schritte kommen aus einer Datei, für die dieser Bot bürgt: So wurden sie gespielt.
  }
origin-unproved = { $count ->
    [1] Der erste Schritt kommt aus einer Datei, für die der Bot nicht bürgt: Vielleicht wurde er anders gespielt.
   *[other] Die ersten { $count } Schritte kommen aus einer Datei, für die der Bot nicht bürgt: Vielleicht wurden sie anders gespielt.
  }
