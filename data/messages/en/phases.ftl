### The phases of a turn. $acts are verbs, such as "move once or roll twice".

# $side (name)
phase-side = { $side }

# $side (name)
# $players (list)
phase-side-players = { $side } ({ $players })

## Phases in which several sides choose at once. "secret": choices stay hidden even afterwards. $sides may be a single side.

# $phase (name)
# $sides (list)
# $acts (list)
phase-secret-can = { $phase }, in secret: { $sides } can { $acts }.

# $phase (name)
# $sides (list)
# $acts (text)
phase-secret-must = { $phase }, in secret: { $sides } must { $acts }.

# $phase (name)
# $sides (list)
# $acts (list)
phase-hidden-can = { $phase }: { $sides } can { $acts }. Choices stay hidden until everyone has chosen.

# $phase (name)
# $sides (list)
# $acts (text)
phase-hidden-must = { $phase }: { $sides } must { $acts }. Choices stay hidden until everyone has chosen.

# The reader, in the list of those for whom the game waits.
phase-you = you

# $sides (list)
phase-waits = Waiting for { $sides }.

## Phases of one side. ".named": it begins; ".now": it begins, and the deed names it; ".still": it goes on.

# $phase (name)
# $side (name)
phase-empty = Phase { $phase } ({ $side }).

# $phase (name)
# $side (name)
# $acts (list)
phase-can =
    .named = Phase { $phase }: { $side } can { $acts }.
    .now = { $side } can { $acts }.
    .still = -# { $side } can still { $acts }.

# $phase (name)
# $side (name)
# $acts (text)
phase-must =
    .named = Phase { $phase }: { $side } must { $acts }.
    .now = { $side } must { $acts }.
    .still = -# { $side } must still { $acts }.

# $side (name)
# $acts (list)
phase-unused = -# { $side } could also have chosen to { $acts }.

## After a player's name

# $phase (name)
phase-goes-on-to = goes on to { $phase }
phase-goes-on = goes on
phase-is-done = is done

# After "tries to".
tries-next-phase = go on

## Refusals. Arguments such as $show are commands.

# $act (text): a verb
# $phase (name)
phase-not-in = You can't { $act } in the phase { $phase }.

# $act (text): a verb
# $phase (name)
phase-no-longer = You can't { $act } anymore in the { $phase } phase.

# $acts (list)
phase-you-can = You can { $acts } now.

# $next (text)
# $phase (name)
phase-next = { $next } goes on to { $phase }, the phase for that.

# $show (text)
phase-shows = { $show } shows the phases.

# $phase (name)
# $acts (text)
# $show (text)
phase-owes = You must { $acts } before the phase { $phase } can end. { $show } shows the phases.

# $phase (name)
# $acts (text)
# $show (text)
phase-owes-turn = Before your turn can end, you must { $acts } in the phase { $phase }. { $show } shows the phases.

# $end (text)
phase-none = The turns of this game have no phases. { $end } ends your turn.
