### Les questions au milieu d'une action.

question-side-players = { $side } ({ $players })
question-waits = On attend { $side } : il faut choisir { $choice } pour { $action }.
question-asks = { $side } : { $question }

## Après une question

question-late-wait = Le délai pour répondre se termine { $until }.
question-late-least = Sans réponse { $until }, je fais le plus petit choix possible.
question-late-random = Sans réponse { $until }, le hasard décide.
question-late-host = Sans réponse { $until }, l'hôte peut laisser le hasard décider.

## Réponses

answer-missing =
    .theirs = continue sans réponse
    .yours = La partie continue sans ta réponse.
answer-hidden =
    .theirs = a choisi
    .yours = Tu as choisi.
answer-chosen =
    .theirs = choisit { $chosen }
    .yours = Tu choisis { $chosen }.
tries-answer = répondre

## Refus

question-open = { $side } doit d'abord choisir { $choice } pour { $action } : attends un peu.
question-open-yours = Choisis d'abord { $choice } pour { $action } : { $play } te pose la question.
question-none = Il n'y a pas de question en ce moment.
question-has-time = { $side } peut prendre tout son temps : attends un peu.
question-has-time-until = { $side } peut encore répondre, attends un peu. Fin du délai : { $until }.
question-host-only = Seul l'hôte peut laisser le hasard décider. Demande à { $host }.
