## Zips

zip-itself = Das Zip
zip-file = { $file } im Zip
zip-broken = { $what } ist beschädigt. Pack es neu als Zip.
zip-path = { $what } hat einen Namen, der aus dem Ordner herausführt. Pack nur den Ordner des Moduls.
zip-link = { $what } ist ein Verweis auf eine andere Datei. Pack die Datei selbst.
zip-encrypted = { $what } braucht ein Passwort. Pack es ohne Passwort.
zip-method = { $what } ist so komprimiert, dass ich es nicht lesen kann. Pack es als einfaches Zip (deflate).
zip-twice = { $what } ist zweimal da. Gib jeder Datei einen eigenen Namen.
zip-too-many = { $what } hat zu viele Dateien. Ein Modul kann eine Datei und höchstens { $most } Bilder haben.
zip-too-large = { $what } ist zu groß. Entpackt sind { $most } pro Datei und { $together } für alle zusammen erlaubt.
zip-too-costly = { $what } braucht zum Entpacken zu viel Zeit oder Speicher. Mach es kleiner.
zip-waiting = { $count } deiner Dateien warten noch. Schick es danach noch einmal.
zip-busy = Gerade schicken viele Leute Dateien. Schick es in einer Minute noch einmal.
zip-no-module = Die Datei des Moduls fehlt (YAML oder JSON). Leg sie im Zip neben die Bilder.
zip-vassal = Es ist ein VASSAL-Modul. Mit `/module import` machst du daraus ein Spiel, oder bitte den Betreiber dieses Bots, `npm run import` zu nutzen.
zip-several-modules = { $what } ist eine zweite YAML- oder JSON-Datei. Behalte nur die des Moduls.
