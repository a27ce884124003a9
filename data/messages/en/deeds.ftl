### Deeds, after a player's name. ".yours" is for the player, ".theirs" for the others.

# $deed (text): such as "moves Guard A1 → A2"
deed-by-master = { $deed }, against the rules, as game master

# $deed (text): such as "moves Guard A1 → A2"
deed-by-consent = { $deed }, against the rules, with the consent of all players

# $text (text): sentences of a module
deed-quoted = “{ $text }”
# $text (text): a sentence
# $count (number): at least 2
deed-repeated = { $text } ({ $count } times)

# $side (name)
# $action (name)
deed-of-side = { $side } uses { $action }.

# $action (name)
deed-someone = Someone uses { $action }.

## Deeds that something unseen stopped. $act is a verb from "tries-...".

# $deed (text): such as "moves Guard A1 → A2"
deed-shared =
    .yours = { $deed }, and something you can't see affected the result
    .theirs = { $deed }, and something unseen affected the result

# $deed (text): such as "moves Guard A1 → A2"
deed-no-further =
    .yours = { $deed }, and no further: something you can't see is in the way
    .theirs = { $deed }, and no further: something unseen is in the way

# $deed (text): such as "draws 1 card"
deed-no-more =
    .yours = { $deed }, and no more: something you can't see is in the way
    .theirs = { $deed }, and no more: something unseen is in the way
tries-more = do more
deed-something = something

# $act (text)
deed-tries =
    .yours = tries to { $act }: something you can't see is in the way
    .theirs = tries to { $act }: something unseen is in the way

# $act (text)
# $things (list): pieces
deed-tries-things =
    .yours = tries to { $act } { $things }: something you can't see is in the way
    .theirs = tries to { $act } { $things }: something unseen is in the way

# $act (text)
# $place (text)
deed-tries-to =
    .yours = tries to { $act } to { $place }: something you can't see is in the way
    .theirs = tries to { $act } to { $place }: something unseen is in the way

# $act (text)
# $things (list): pieces
# $place (text)
deed-tries-things-to =
    .yours = tries to { $act } { $things } to { $place }: something you can't see is in the way
    .theirs = tries to { $act } { $things } to { $place }: something unseen is in the way
