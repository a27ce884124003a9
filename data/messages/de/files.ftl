### Dateien, die Spieler anhängen

files-too-large = Diese Datei ist zu groß. Erlaubt sind { $most }.
files-unreachable = Ich konnte diese Datei nicht laden. Häng sie noch einmal an.
files-no-text = Diese Datei kann ich nicht lesen: Sie ist kein Text (UTF-8).
files-waiting = { $count } deiner Dateien warten noch. Schick diese noch einmal, wenn sie fertig sind.
files-busy = Gerade schicken viele Leute Dateien. Schick deine in einer Minute noch einmal.
files-too-costly = Diese Datei braucht zu viel Zeit oder Speicher. Mach sie kleiner oder einfacher.
files-faults = { $count ->
    [one] { $file } kann ich nicht verwenden, denn die Datei hat { $count } Fehler:
   *[other] { $file } kann ich nicht verwenden, denn die Datei hat { $count } Fehler:
  }
files-warnings = { $count ->
    [one] { $count } Warnung:
   *[other] { $count } Warnungen:
  }
files-more-lines = - und { $count } weitere; in der angehängten Datei stehen alle
files-zip-refused = { $file } kann ich nicht verwenden.
files-no-module = Häng die Datei eines Moduls an. `/module template` gibt dir eins für den Anfang.
files-file-or-module = Nimm entweder `module:` für ein Spiel, das es hier gibt, oder `file:` für ein eigenes.
files-picture-alone = Ein Bild braucht die Datei seines Moduls. Häng sie als `file:` an.

## Games to choose from

files-which-game = Wähl ein Spiel für die Vorschau.
files-game = - { $game }
files-game-size = - { $game } ({ $size })
files-game-about = - { $game }: { $about }
files-game-size-about = - { $game } ({ $size }): { $about }
files-more-games = - und { $count } weitere
files-games = Spiele: { $all }
files-games-from = Spiele { $first } bis { $last } von { $all }
files-start = Starten
files-thread = Thread starten
files-back = ◀ Alle Spiele
files-what-now = Drück **Starten**, um mit anderen zu spielen, oder **Allein testen**, um allein oder gegen den Bot zu spielen.
files-thread-opened = { $title } spielt ihr in { $thread }.
files-thread-none = Ich kann hier keinen Thread öffnen. Ich brauche einen Kanal auf einem Server (keinen Thread) und das Recht „Öffentliche Threads erstellen“. Lass `thread:` weg, um in diesem Kanal zu starten.

## Pictures

files-picture-unreachable = Ich konnte { $file } nicht laden. Häng das Bild noch einmal an.
files-picture-bad = { $file }: { $fault }
files-pictures-share = Alle hier hochgeladenen Bilder dürfen zusammen { $share } groß sein; mit diesen sind es { $over } zu viel. Verkleinere sie (etwa als JPEG), oder nutze `/module remove` für Spiele, die ihr nicht spielt. Den Platz unbenutzter Bilder gibt der Betreiber frei.
files-pictures-many = { $title } nutzt zu viele Bilder. Erlaubt sind { $most }.
files-pictures-missing = { $count ->
    [one] { $title } braucht ein Bild: Häng auch { $files } an, als `picture:`.
   *[other] { $title } braucht Bilder: Häng auch { $files } an, als `picture:`.
  }
files-pictures-unused = Kein Brett von { $title } hat ein Bild, darum weiß ich nicht, wohin mit { $files }. Ergänze im Modul `picture:` bei einem Brett.
files-pictures-stray = Kein Brett von { $title } nutzt { $files }. Die Bilder des Moduls heißen { $wanted }.

## Zips

zip-itself = Das Zip
zip-file = { $file } im Zip
zip-broken = { $what } ist beschädigt. Erstell das Zip neu.
zip-path = { $what } hat einen Namen, der aus dem Ordner herausführt. Pack nur den Ordner des Moduls ins Zip.
zip-link = { $what } ist ein Verweis auf eine andere Datei. Pack die Datei selbst ins Zip.
zip-encrypted = { $what } braucht ein Passwort. Erstell das Zip ohne Passwort.
zip-method = { $what } ist so komprimiert, dass ich es nicht lesen kann. Erstell ein einfaches Zip (deflate).
zip-twice = { $what } kommt zweimal vor. Gib jeder Datei einen eigenen Namen.
zip-too-many = { $what } hat zu viele Dateien. Ein Modul kann eine Datei und höchstens { $most } Bilder haben.
zip-too-large = { $what } ist zu groß. Entpackt darf eine Datei bis zu { $most } groß sein und alle zusammen bis zu { $together }.
zip-too-costly = { $what } braucht zum Entpacken zu viel Zeit oder Speicher. Mach es kleiner.
zip-waiting = { $count } deiner Dateien warten noch. Schick das Zip noch einmal, wenn sie fertig sind.
zip-busy = Gerade schicken viele Leute Dateien. Schick das Zip in einer Minute noch einmal.
zip-no-module = Die Datei des Moduls fehlt (YAML oder JSON). Leg sie im Zip neben die Bilder.
zip-vassal = Es ist ein VASSAL-Modul. Mit `/module import` machst du daraus ein Spiel, oder bitte den Betreiber dieses Bots, `npm run import` zu nutzen.
zip-several-modules = { $what } ist eine zweite YAML- oder JSON-Datei. Behalte nur die Datei des Moduls.
