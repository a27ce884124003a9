### Questions in the middle of an action.

question-side-players = { $side } ({ $players })
question-waits = Warten auf die Wahl von { $side }: { $choice } für { $action }.
question-asks = { $side }: { $question }

## After a question

question-late-wait = Die Zeit zum Antworten endet { $until }.
question-late-least = Ohne Antwort wähle ich { $until } so wenig wie möglich.
question-late-random = Ohne Antwort entscheidet { $until } der Zufall.
question-late-host = Ohne Antwort kann der Gastgeber { $until } den Zufall entscheiden lassen.

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

question-open = { $side } muss erst { $choice } für { $action } wählen. Bitte warte.
question-open-yours = Wähl erst { $choice } für { $action }: { $play } fragt dich.
question-none = Gerade gibt es keine Frage.
question-has-time = { $side } kann sich so viel Zeit nehmen wie nötig. Bitte warte.
question-has-time-until = { $side } kann bis { $until } antworten. Bitte warte.
question-host-only = Nur der Gastgeber kann den Zufall entscheiden lassen. Frag { $host }.
