### Checking the shuffles and rolls of a game: /game verify, and npm run verify in a terminal

# $count (number)
verify-shuffles = { $count ->
    [one] { $count } shuffle
   *[other] { $count } shuffles
  }
# $count (number)
verify-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
  }
# $found (list): shuffles and rolls
verify-well = All shuffles and rolls are correct. Checked against the secret: { $found }.
# $step (number)
verify-fault-roll = Step { $step } is wrong: the roll doesn't match the secret.
# $step (number)
verify-fault-shuffle = Step { $step } is wrong: the shuffle doesn't match the secret.
# $step (number)
verify-fault-share = Step { $step } is wrong: what it adds to the game's randomness doesn't come from a seat or a beacon before the start.
# $step (number)
verify-fault-log = Step { $step } is wrong: it doesn't follow from the steps before it.
# $found (list)
verify-before = Everything before it is correct: { $found }.
# $count (number)
verify-brought = { $count ->
    [one] The first step came from a file and had a different secret.
   *[other] The first { $count } steps came from a file and had a different secret.
  }

## In a terminal

verify-usage = Add the file, and the key that signed it if you know it: npm run verify -- game.json KEY
# $fault (text)
verify-no-game = This isn't a complete game file from /game export ({ $fault }).
verify-unpublished = The secret of this game hasn't been published, so I can't check its shuffles and rolls.
# $hash (text)
verify-commitment = The SHA-256 of the secret is { $hash }. Compare it with the one that the bot posted at the start of the game.
verify-no-seed = No seed was mixed in.
# $seed (text)
verify-seed = The seed { $seed } was mixed in.
verify-no-shares = No words from players were mixed in.
# Lines follow.
verify-shares = These words from players were mixed in. Each player should find the words that came with their seat:
# $id (text)
# $person (text)
# $share (text)
verify-share = { $id }. { $person } { $share }
# $id (text)
# $person (text)
# $share (text)
verify-share-typed = { $id }. { $person } { $share }, typed
# $url (text)
verify-beacon-away = The randomness beacon { $url } was unreachable, so nothing from it was mixed in.
# $url (text)
# $round (number)
verify-beacon-none = Round { $round } of the randomness beacon { $url } was announced but unavailable, so it wasn't mixed in.
# $url (text)
# $round (number)
# $value (text)
verify-beacon = Round { $round } of the randomness beacon was mixed in as { $value }. Compare it with { $url }/public/{ $round }.
verify-unsigned = The file isn't signed, so you can't tell whether it's exactly what a bot wrote.
# $key (text)
verify-changed = The file doesn't match its signature with the key { $key }: it was changed.
# $key (text)
# $wanted (text)
verify-other-key = The file was signed with the key { $key }, not with { $wanted }: another bot wrote it.
# $key (text)
verify-signed = The file is signed with the key { $key } and unchanged.
verify-which-key = A bot shows its key with every file from `/game export`. Compare it with this one.
