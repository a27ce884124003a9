### Questions in the middle of an action.

# $side (name)
# $players (list)
question-side-players = { $side } ({ $players })

# $side (text): a side in bold
# $choice (name): what it chooses
# $action (name)
question-waits = Waiting for { $side } to choose { $choice } for { $action }.

# $side (text): a side in bold, or its players
# $question (text): a sentence of the module
question-asks = { $side }: { $question }

## After a question. $until is a time, such as "in 2 hours".

# $until (text)
question-late-wait = The time to answer ends { $until }.

# $until (text)
question-late-least = If there's no answer { $until }, I choose as little as possible.

# $until (text)
question-late-random = If there's no answer { $until }, chance decides.

# $until (text)
question-late-host = If there's no answer { $until }, the host can let chance decide.

## Answers: ".theirs" after a player's name, ".yours" to the player

answer-missing =
    .theirs = goes on without an answer
    .yours = The game goes on without your answer.

# The reader doesn't see the choice.
answer-hidden =
    .theirs = has chosen
    .yours = You've chosen.

# $chosen (list)
answer-chosen =
    .theirs = chooses { $chosen }
    .yours = You choose { $chosen }.

# After "tries to".
tries-answer = answer

## Refusals

# $side (text): in bold
# $choice (name): what the side chooses
# $action (name)
question-open = { $side } has to choose { $choice } for { $action } first. Please wait.

# $choice (name): what the player chooses
# $action (name)
# $play (text): a command
question-open-yours = First choose { $choice } for { $action }: { $play } asks you.
question-none = There's no question right now.

# $side (text): in bold
question-has-time = { $side } can take as long as it needs. Please wait.

# $side (text): in bold
# $until (text): a time
question-has-time-until = { $side } can answer until { $until }. Please wait.

# $host (text)
question-host-only = Only the host can let chance decide. Ask { $host }.
