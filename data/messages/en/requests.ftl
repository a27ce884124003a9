### Requests to others, and exceptions to the rules.

## Requests, after a player's name

asks-undo = asks to take back a step
asks-undo-too = also asks to take back a step
asks-undo-last = asks to take back the last step

# $deeds (text): the steps
asks-undo-of = asks to take back: { $deeds }

# $deeds (text): the steps
asks-undo-of-too = also asks to take back: { $deeds }

# $side (name)
asks-seat = asks to play { $side }

# $side (name)
# $to (person)
asks-transfer = offers { $side } to { $to }

# $sides (list)
# $level (text): such as "hard"
asks-bot = asks to let the bot play { $sides } ({ $level })

asks-master = asks to become the game master, who sees everything
asks-arrange = asks to change pieces, counters and scores without asking each time, for the rest of this game, which then won't be rated
asks-draw = offers a draw
asks-publish = asks to publish the secret of this game, which closes the game for good

# $act (text): such as "shuffle Deck"
asks-overrule = asks for an exception to the rules: { $act }

# $limit (text): such as 3 days for each turn
asks-clock = asks to change the clock: { $limit }

# $points (text): such as 3 points to Red
asks-points = asks to give { $points }

# $objective (name)
# $side (name)
asks-claim = claims { $objective } for { $side }

# $title (name)
asks-reload = asks to replace the game's module with { $title }

# $wish (text): a request
# $sides (list): sides that may win by it
# $count (number): of these
asks-gaining = { $count ->
    [one] { $wish } ({ $sides } could win because of it)
   *[other] { $wish } ({ $sides } could win because of it)
  }

## Exceptions to the rules, after a colon

# $count (number)
overrule-hidden-cards = { $count ->
    [one] a hidden card
   *[other] { $count } hidden cards
  }

# $things (list)
# $to (name): a place
overrule-move = move { $things } to { $to }

# $things (list)
# $to (name): a place
# $taken (list): pieces that are captured
overrule-move-taking = move { $things } to { $to }, capturing { $taken }

# $action (name)
overrule-act = use { $action }

# $action (name)
# $chosen (list)
overrule-act-chosen = use { $action } ({ $chosen })

# $action (name)
# $things (list)
overrule-act-with = use { $action } on { $things }

# $action (name)
# $things (list)
# $chosen (list)
overrule-act-with-chosen = use { $action } on { $things } ({ $chosen })

overrule-end-turn = end the turn
overrule-next-phase = go on to the next phase
overrule-pass = pass

# $things (list)
# $deck (text): in bold
# $target (list)
overrule-draw = draw { $things } from { $deck } to { $target }

# $count (number)
# $deck (text): in bold
# $target (list)
overrule-draw-count = { $count ->
    [one] draw { $count } card from { $deck } to { $target }
   *[other] draw { $count } cards from { $deck } to { $target }
  }

# $count (number)
# $deck (text): in bold
overrule-deal = { $count ->
    [one] deal everyone { $count } card from { $deck }
   *[other] deal everyone { $count } cards from { $deck }
  }

# $count (number)
# $deck (text): in bold
# $target (list)
overrule-deal-to = { $count ->
    [one] deal { $count } card each to { $target } from { $deck }
   *[other] deal { $count } cards each to { $target } from { $deck }
  }

# $deck (text): in bold
overrule-shuffle = shuffle { $deck }

# $count (number)
# $deck (text): in bold
overrule-peek = { $count ->
    [one] look at { $count } card from { $deck }
   *[other] look at { $count } cards from { $deck }
  }

# $things (list)
# $target (list)
overrule-return = put { $things } into { $target }

# $deck (text): in bold
# $target (list)
overrule-gather = put everything from { $deck } into { $target }

# $things (list)
# $target (list)
overrule-give = give { $things } to { $target }

# $things (list)
overrule-flip = turn over { $things }

# $things (list)
overrule-rotate = rotate { $things }

# $things (list)
overrule-order = restack { $things }

# $things (list)
# $target (list)
overrule-send = put { $things } at { $target }

# $things (list)
overrule-delete = remove { $things }

# $things (list)
# $count (number)
overrule-clone = { $count ->
    [1] copy { $things }
   *[other] copy { $things } { $count } times
  }

# $things (list)
# $became (list)
overrule-replace = replace { $things } with { $became }

# $became (list)
# $target (list)
overrule-place = put a new { $became } at { $target }

# $became (list): properties
# $things (list)
overrule-set = set { $became } for { $things }

# $things (list)
overrule-hide = hide { $things }

# $things (list)
overrule-form-army = form an army with { $things }

# $things (list)
overrule-join-army = put { $things } into an army

# $target (list)
# $things (list)
overrule-engage = attack { $target } with { $things }

# $target (list)
overrule-engage-army = attack { $target } with an army

## The end of requests, after a player's name

# $by (person)
request-agreed = agrees with { $by }

# $by (person)
request-agreed-arranging = agrees with { $by }, who can now change the table without asking. **Decline** under the question ends that

# $by (person)
request-joined = makes the same request as { $by }

request-withdrawn = withdraws the request

# $by (person)
request-declined = declines { $by }'s request

request-consent-withdrawn = no longer agrees to let one person change the table without asking

## Posts

# $people (list)
# $count (number): of these
request-accept-question = { $count ->
    [one] { $people }: do you accept?
   *[other] { $people }: do you accept?
  }

# $people (list)
# $count (number): of these
request-agree-question = { $count ->
    [one] { $people }: do you agree?
   *[other] { $people }: do you agree?
  }

# $people (list)
# $count (number): of these
# $until (text): a time
# $by (person)
request-wait-silence = { $count ->
    [one] If { $people } doesn't answer by { $until }, { $by } can take the seat.
   *[other] If there's no answer from { $people } by { $until }, { $by } can take the seat.
  }

# $until (text): a time
# $by (person)
request-wait-answer = If no one declines by { $until }, { $by } can use the same command again.

# $by (person)
request-expired = { $by }'s request has expired.

# $sides (list)
# $count (number): of these
request-unanswered = { $count ->
    [one] { $sides } didn't answer in time.
   *[other] { $sides } didn't answer in time.
  }

# $player (person)
# $wish (text): such as "offers Red to Ada"
request-line-offer = { $player } { $wish }.

# $player (person)
request-line-arranges = { $player } can change the table without asking for the rest of this game.

# $player (person)
# $wish (text): such as "asks to play Red"
# $sides (list): sides that have to agree
# $people (list): players who haven't answered
request-line = { $player } { $wish }. Waiting for agreement from { $sides } ({ $people }).

# $player (person)
# $wish (text): such as "asks to play Red"
# $sides (list): sides that have to agree
request-line-unwaited = { $player } { $wish }. Waiting for agreement from { $sides }.

# $until (text): a time
request-line-until = The request expires { $until }.

## Refusals. Arguments such as $decline are commands or buttons.

# $status (text)
request-none = That request is no longer open. { $status } shows the open ones.

# $decline (text)
request-already = You've already asked. Wait for the answer, or press { $decline } under your request to take it back.

# $decline (text)
# $until (text): a time
request-already-until = You've already asked. Wait for the answer until { $until }, or press { $decline } under your request to take it back.

# $status (text)
request-not-asked = That question isn't for you. { $status } shows who is asked.

# $seats (text)
request-nobody-to-ask = There's no one to ask. { $seats } shows who plays.

# $sides (list)
# $join (text)
# $stop (text)
request-needs-players = All sides must agree to this, but no one is playing { $sides }. Use { $join } to take the seat, or { $stop } to end the game.

# $sides (list)
# $ask (text)
request-arranging = You're playing in this game and could gain from that, so { $sides } must agree first: press { $ask }.

# $silent (text)
request-manager-plays = You're playing in this game, so you can't step in. Ask another manager of this server; { $silent } shows who the game is waiting for.
