about-command = Wer diesen Bot betreibt, was er über dich speichert, wie lange, und wer es lesen kann
about-title = **Quartermaster { $version }** leitet Spiele, die im Chat gespielt werden.
about-run-by = - **Betrieben** von { $host }.
about-run-by-unknown = - **Betrieben** von einer Person, die keinen Namen angegeben hat. Frag die Leute, die diesen Server verwalten.
about-stored = - **Gespeichert**: jeder Schritt eines Spiels, mit wem und wann; die Namen, die du tippst; Hände, Stapel und Würfel des Spiels; wo du sitzt; deine `/me settings`, deine gespeicherten Würfe und deine Discord-Sprache; Ergebnisse von Spielen und gespielte Königreiche; und die Module und Bilder, die ein Server behält. Andere Nachrichten lese ich nicht.
about-how-long = - **Wie lange**: bis es gelöscht wird. Nach `/me forget` vergessen dich sofort alle Spiele: Die Spiele bleiben und nennen dich einen früheren Spieler. Wer den Bot betreibt, kann dasselbe tun.
about-how-long-days = { $days ->
    [one] - **Wie lange**: bis es gelöscht wird. Ein Spiel wird { $days } Tag nach seinem Ende gelöscht, eine Woche nachdem ich es in seinem Kanal angekündigt habe; Ergebnisse bleiben. Nach `/me forget` vergessen dich sofort alle Spiele: Die Spiele bleiben und nennen dich einen früheren Spieler. Wer den Bot betreibt, kann dasselbe tun.
   *[other] - **Wie lange**: bis es gelöscht wird. Ein Spiel wird { $days } Tage nach seinem Ende gelöscht, eine Woche nachdem ich es in seinem Kanal angekündigt habe; Ergebnisse bleiben. Nach `/me forget` vergessen dich sofort alle Spiele: Die Spiele bleiben und nennen dich einen früheren Spieler. Wer den Bot betreibt, kann dasselbe tun.
  }
about-who-reads = - **Wer es lesen kann**: Spieler sehen, was das Spiel ihnen zeigt. Wer einen Server verwaltet, sieht nichts Verborgenes. Wer den Bot betreibt, kann alles lesen.
about-sent = - **Anderswohin geschickt**: nichts außer dem, was ich auf Discord poste.
