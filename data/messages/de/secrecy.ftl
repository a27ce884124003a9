### Hiding pieces, showing them and looking at them.

## After a player's name

secrecy-shows = zeigt { $pieces } auf { $at }
secrecy-covers = verdeckt { $pieces } auf { $at }

## Tried acts

tries-hide = zu verdecken
tries-reveal = zu zeigen
tries-inspect = anzusehen

## Refusals

secrecy-cannot-hide-identity = { $piece } kann in diesem Spiel nicht verdeckt liegen. Das geht nur bei Figuren mit einer Rückseite.
secrecy-cannot-hide-existence = { $piece } kann in diesem Spiel nicht unsichtbar sein. Das geht nur bei Figuren, bei denen das Modul es erlaubt.
secrecy-seen = Du hast { $piece } schon angesehen. { $show } zeigt es noch einmal.
secrecy-hidden = { $piece } ist schon verborgen. { $reveal } zeigt es.
secrecy-nothing-hidden = { $piece } ist dort nicht verborgen.
secrecy-nothing-hidden-hide = { $piece } ist dort nicht verborgen. { $hide } verbirgt es.
secrecy-not-yours = Du darfst { $piece } nicht ansehen. Der Besitzer kann es zeigen: { $reveal }.
secrecy-stranger = { $player } hat in diesem Spiel keinen Platz. { $join } nimmt einen; ohne Seite nur zum Zuschauen.
