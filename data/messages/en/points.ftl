### Points by hand, and objectives.

# $count (number)
# $side (text): in bold
points-more = { $count ->
    [one] { $count } point to { $side }
   *[other] { $count } points to { $side }
  }

# $count (number): points that the side loses
# $side (text): in bold
points-less = { $count ->
    [one] -{ $count } point to { $side }
   *[other] -{ $count } points to { $side }
  }

# $points (text): such as "3 points to Red"
# $total (number): the side's points now
points-scored = { $points } ({ $total } now)

# $points (text): such as "3 points to Red"
# $total (number): the side's points now
# $source (name): an objective or a place
points-scored-for = { $points } for { $source } ({ $total } now)

# After a player's name.
# $points (text): such as "3 points to Red (5 now)"
points-gives = gives { $points }

# $points (text): such as "3 points to Red (5 now)"
points-gained = { $points }.

# $text (text): what a player did or asks
# $reason (text): what the player typed
with-reason = { $text }: { $reason }

## Refusals. Arguments such as $ask are commands or buttons.

# $side (text): in bold
# $own (text): a command
points-own = You can give points only to your own side, and { $side } isn't yours. Use { $own } instead.

# $most (number)
# $points (text)
points-bad = { $points } must be a whole number from -{ $most } to { $most }, except 0.

# $most (number)
points-too-many = Points have been given { $most } times in this game. That's the limit.

# $sides (list)
# $ask (text)
points-need-consent = { $sides } must agree to these points first. Use { $ask } to ask them.

# $list (text)
objective-unknown = You can't claim that objective. { $list } shows all objectives.

# $objective (name)
# $list (text)
objective-unmet = { $objective } isn't fulfilled yet. { $list } shows what it takes.

# $side (text): in bold
# $objective (name)
# $list (text)
objective-scored = { $side } has already scored { $objective }. { $list } shows what is left.

# $count (number)
objective-limit = { $count ->
    [one] You can score only { $count } objective per round. Wait for the next round.
   *[other] You can score only { $count } objectives per round. Wait for the next round.
  }

# $sides (list)
# $ask (text)
objective-needs-consent = { $sides } must confirm that first. Use { $ask } to ask them.

# $count (number)
# $claim (text)
# $discard (text)
objective-too-many-held = { $count ->
    [one] A side can hold at most { $count } objective. { $claim } or { $discard } makes room.
   *[other] A side can hold at most { $count } objectives. { $claim } or { $discard } makes room.
  }

## Tried acts

# After "tries to".
tries-claim = score an objective
