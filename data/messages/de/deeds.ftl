### Deeds, after a player's name.

deed-by-master = { $deed }, gegen die Regeln, als Spielleiter
deed-by-consent = { $deed }, gegen die Regeln, mit Zustimmung aller
deed-quoted = „{ $text }“
deed-repeated = { $text } ({ $count }-mal)
deed-of-side = { $side } führt { $action } aus.
deed-someone = Jemand führt { $action } aus.

## Deeds that something unseen stopped

deed-shared =
    .yours = { $deed }, und etwas, das du nicht siehst, hat das Ergebnis beeinflusst
    .theirs = { $deed }, und etwas Verborgenes hat das Ergebnis beeinflusst
deed-no-further =
    .yours = { $deed }, und nicht weiter: Etwas, das du nicht siehst, steht im Weg
    .theirs = { $deed }, und nicht weiter: Etwas Verborgenes steht im Weg
deed-no-more =
    .yours = { $deed }, und nicht mehr: Etwas, das du nicht siehst, steht im Weg
    .theirs = { $deed }, und nicht mehr: Etwas Verborgenes steht im Weg
tries-more = mehr zu tun
deed-something = etwas
deed-tries =
    .yours = versucht, { $act }: Etwas, das du nicht siehst, steht im Weg
    .theirs = versucht, { $act }: Etwas Verborgenes steht im Weg
deed-tries-things =
    .yours = versucht, { $things } { $act }: Etwas, das du nicht siehst, steht im Weg
    .theirs = versucht, { $things } { $act }: Etwas Verborgenes steht im Weg
deed-tries-to =
    .yours = versucht, nach { $place } { $act }: Etwas, das du nicht siehst, steht im Weg
    .theirs = versucht, nach { $place } { $act }: Etwas Verborgenes steht im Weg
deed-tries-things-to =
    .yours = versucht, { $things } nach { $place } { $act }: Etwas, das du nicht siehst, steht im Weg
    .theirs = versucht, { $things } nach { $place } { $act }: Etwas Verborgenes steht im Weg
