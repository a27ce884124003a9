### Hiding pieces, showing them and looking at them.

## After a player's name

secrecy-shows = zeigt { $pieces } auf { $at }
secrecy-covers = verbirgt { $pieces } auf { $at }

## Tried acts

tries-hide = zu verbergen
tries-reveal = zu zeigen
tries-inspect = anzusehen

## Refusals

secrecy-cannot-hide-identity = { $piece } kann in diesem Spiel nicht verdeckt liegen. Das geht nur bei Figuren mit einer Rückseite.
secrecy-cannot-hide-existence = { $piece } kann in diesem Spiel nicht unsichtbar sein. Bei welchen Figuren das geht, bestimmt das Modul.
secrecy-seen = Du hast { $piece } schon angesehen. Mit { $show } kannst du noch einmal nachsehen.
secrecy-hidden = { $piece } ist schon verborgen. Zeigen kannst du das mit { $reveal }.
secrecy-nothing-hidden = { $piece } ist dort nicht verborgen.
secrecy-nothing-hidden-hide = { $piece } ist dort nicht verborgen. Verbergen kannst du das mit { $hide }.
secrecy-not-yours = Du kannst { $piece } nicht ansehen. Nur der Besitzer kann das zeigen: { $reveal }.
secrecy-stranger = { $player } hat in diesem Spiel keinen Platz. Den gibt es mit { $join }; ohne Seite schaut man nur zu.
