### Questions in the middle of an action.

question-side = { $side }
question-side-players = { $side } ({ $players })
question-waits = Das Spiel wartet auf die Wahl von { $side }: { $choice } für { $action }.
question-asks = Das Spiel wartet auf eine Antwort von { $side }: „{ $question }“

## After a question

question-late-wait = Bitte antworte { $until }.
question-late-least = Kommt { $until } keine Antwort, wird so wenig wie möglich gewählt.
question-late-random = Kommt { $until } keine Antwort, entscheidet der Zufall.
question-late-host = Kommt { $until } keine Antwort, kann der Gastgeber den Zufall entscheiden lassen.

## Answers

answer-missing =
    .theirs = geht ohne Antwort weiter
    .yours = Das Spiel geht ohne deine Antwort weiter.
answer-hidden =
    .theirs = hat gewählt
    .yours = Du hast gewählt.
answer-chosen =
    .theirs = wählt { $chosen }
    .yours = Du wählst { $chosen }.
tries-answer = zu antworten

## Refusals

question-open = { $side } muss erst { $choice } für { $action } wählen: Bitte warte.
question-open-yours = Wähl erst { $choice } für { $action }: { $play } fragt dich.
question-none = Gerade gibt es keine Frage.
question-has-time = { $side } darf sich so viel Zeit nehmen wie nötig: Bitte warte.
question-has-time-until = { $side } kann bis { $until } antworten: Bitte warte.
question-host-only = Nur der Gastgeber kann den Zufall entscheiden lassen. Frag { $host }.
