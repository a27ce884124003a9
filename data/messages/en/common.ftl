### How items are joined: "A, B", "A and B", "A or B".

# $items (text): the items before
# $next (text): the next item
list-more = { $items }, { $next }

# $items (text)
# $next (text)
list-and = { $items } and { $next }

# $items (text)
# $next (text)
list-or = { $items } or { $next }

# A player who was removed, instead of their mention.
person-former = a former player

# The bot as a player.
person-bot = the bot
