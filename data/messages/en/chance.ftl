### How the shuffles and dice of a game come about.

# $commitment (text): 64 hexadecimal digits
chance-secret = Shuffles and dice follow from a secret with the SHA-256 `{ $commitment }`.

# $secret (text): hexadecimal digits
chance-published = It is published: `{ $secret }`.

# $seed (name): words that the host typed
chance-seed = The seed { $seed } is mixed in.

chance-shares = Shares from the seats are mixed in, in this order:
chance-shares-open = Each seat that is taken before the game begins adds a share.

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
chance-beacon-unreachable = The randomness beacon { $beacon } could not be reached, so it adds nothing.

# $beacon (text): its address
# $round (number)
chance-beacon-named = The game waits for round { $round } of the randomness beacon { $beacon }. Nothing of it is mixed in yet.

# $beacon (text): its address
# $round (number)
# $value (text): hexadecimal digits
chance-beacon-mixed = Round { $round } of the randomness beacon { $beacon } is mixed in: `{ $value }`.

## When a game begins

chance-begun-unreachable = The randomness beacon could not be reached, so it adds nothing.

# $round (number)
chance-begun-mixed = Round { $round } of the randomness beacon is mixed in.

# $round (number)
chance-begun-missing = Round { $round } of the randomness beacon could not be fetched, so it adds nothing.

# To a player whose words were mixed in.
chance-typed-share = Your words are mixed into the chance of this game. **Fairness** shows their SHA-256; compare it before the game begins.

## After a player's name

# $chance (text): the secret
chance-publishes = publishes the secret of this game, { $chance }, and closes it for good

# $chance (text): the secret
# $seed (name): words that the host typed
chance-publishes-seed = publishes the secret of this game, { $chance }, with the seed { $seed }, and closes it for good

# $round (number)
# $beacon (text): its address
chance-awaits = closes the shares of this game, which begins with round { $round } of the randomness beacon { $beacon }, which is still unknown

## Refusals. Arguments such as $ask are commands or buttons.

# $stop (text)
chance-not-over = You can publish the secret when the game is over. { $stop } ends it.

# $verify (text)
chance-already-published = The secret is already published. { $verify } checks the game against it.

# $start (text)
chance-closed = The secret of this game is published, so it stays ended. { $start } starts a new one.

# $sides (list)
# $ask (text)
chance-publish-needs-consent = { $sides } must agree to that first, or the game master. { $ask } asks them.

# $begin (text)
chance-waits-for-beacon = This game already waits for the randomness beacon. If it doesn't begin in a moment, press { $begin } again.

# $begin (text)
chance-no-beacon = This game doesn't wait for a randomness beacon. Press { $begin } to begin it.
