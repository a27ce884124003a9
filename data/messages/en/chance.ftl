### How the shuffles and dice of a game come about.

# $commitment (text): 64 hexadecimal digits
chance-secret = All shuffles and dice rolls come from a secret. Its SHA-256 is `{ $commitment }`.

# $secret (text): hexadecimal digits
chance-published = The secret is published: `{ $secret }`.

# $seed (name): words that the host typed
chance-seed = The seed { $seed } is mixed in.

chance-shares = Each player adds a share to the randomness, so no one controls it alone. The shares, in order:
chance-shares-open = Each player who takes a seat before the game begins adds a share to the randomness.

# $count (number): shares that aren't listed
chance-shares-more = ({ $count } more in the file of `/game export`)

# $number (number)
# $player (person)
# $value (text): hexadecimal digits
chance-share = { $number }. { $player } `{ $value }`

# $number (number)
# $player (person)
# $value (text): hexadecimal digits
chance-share-typed = { $number }. { $player } `{ $value }`, typed

# $beacon (text): its address
chance-beacon-unreachable = The randomness beacon { $beacon } couldn't be reached, so it adds nothing.

# $beacon (text): its address
# $round (number)
chance-beacon-named = The game is waiting for round { $round } of the randomness beacon { $beacon }. It isn't mixed in yet.

# $beacon (text): its address
# $round (number)
# $value (text): hexadecimal digits
chance-beacon-mixed = Round { $round } of the randomness beacon { $beacon } is mixed in: `{ $value }`.

## When a game begins

chance-begun-unreachable = The randomness beacon couldn't be reached, so it adds nothing.

# $round (number)
chance-begun-mixed = Round { $round } of the randomness beacon is mixed in.

# $round (number)
chance-begun-missing = Round { $round } of the randomness beacon couldn't be fetched, so it adds nothing.

# To a player whose words were mixed in.
chance-typed-share = Your words are mixed into this game's randomness. **Fairness** shows their SHA-256; compare it before the game begins.

## After a player's name

# $chance (text): the secret
chance-publishes = publishes this game's secret, { $chance }, and closes the game for good

# $chance (text): the secret
# $seed (name): words that the host typed
chance-publishes-seed = publishes this game's secret, { $chance }, with the seed { $seed }, and closes the game for good

# $round (number)
# $beacon (text): its address
chance-awaits = closes the shares: the game begins with round { $round } of the randomness beacon { $beacon }, which no one knows yet

## Refusals. Arguments such as $ask are commands or buttons.

# $stop (text)
chance-not-over = You can publish the secret when the game is over. { $stop } ends it.

# $verify (text)
chance-already-published = The secret is already published. { $verify } checks the game against it.

# $start (text)
chance-closed = The secret of this game is published, so the game can't continue. { $start } starts a new one.

# $sides (list)
# $ask (text)
chance-publish-needs-consent = Either { $sides } or the game master must agree to that first. Use { $ask } to ask them.

# $begin (text)
chance-waits-for-beacon = This game is already waiting for the randomness beacon. If it doesn't begin in a moment, press { $begin } again.

# $begin (text)
chance-no-beacon = This game isn't waiting for a randomness beacon. Press { $begin } to start it.
