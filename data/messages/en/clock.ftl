### The clock, sides that have run out of time, and the choice of the others.

# $time (text): such as 3 days
clock-each-turn = { $time } for each turn

# $time (text): such as 3 days
clock-all-turns = { $time } per side for the whole game

clock-none = off

## Buttons

clock-button-wait = Wait
clock-button-skip = Skip
clock-button-house = Bot plays
clock-button-replace = Free the seat
clock-button-forfeit = Forfeit

## Posts

# $side (text): in bold
# $players (list)
clock-late = { $side } ({ $players })

# $late (list): sides with their players
# $people (list): the players who choose
# $count (number): of these
# $choices (list)
clock-time-up = { $count ->
    [one] Time is up for { $late }. { $people }, what now? You can also type `/game timeout choice:` { $choices }.
   *[other] Time is up for { $late }. { $people }, what now? The majority decides. You can also type `/game timeout choice:` { $choices }.
  }

# $until (text): a time
clock-line = -# Time until { $until }.

# $limit (text): such as 3 days for each turn
clock-rule = -# Clock: { $limit }. When a side runs out of time, the others choose what happens. Time away set with `/me settings away:` doesn't count.

## After a player's name

clock-removed = removes the clock

# $limit (text): such as 3 days for each turn
clock-set = sets a clock: { $limit }

clock-ran-out = has run out of time

clock-does-wait = gives more time
clock-does-skip = skips that side
clock-does-house = lets the bot play that side until a player takes the seat with `/game join`
clock-does-replace = opens up that seat; use `/game join` to take it
clock-does-forfeit = gives that side a loss by forfeit

# $deed (text): such as "gives more time"
# $people (list)
clock-does-late = { $deed } ({ $people } ran out of time)

# $votes (number)
# $of (number)
clock-votes-wait = votes to wait: { $votes } of { $of }

# $votes (number)
# $of (number)
clock-votes-skip = votes to skip that side: { $votes } of { $of }

# $votes (number)
# $of (number)
clock-votes-house = votes to let the bot play that side: { $votes } of { $of }

# $votes (number)
# $of (number)
clock-votes-replace = votes to free that seat for another player: { $votes } of { $of }

# $votes (number)
# $of (number)
clock-votes-forfeit = votes to give that side a loss by forfeit: { $votes } of { $of }

## Refusals. Arguments such as $ask are commands or buttons.

# $least (text): a time
# $turn (text): a time
# $bank (text): a time
# $again (text)
clock-bad = A clock can have { $least } to { $turn } for each turn, or up to { $bank } for all turns. Choose another time for { $again }.

# $limit (text): such as 3 days for each turn
# $settings (text)
clock-unchanged = The clock is already set to { $limit }. { $settings } shows it.

# $sides (list)
# $ask (text)
clock-needs-consent = { $sides } must agree to a clock first. Use { $ask } to ask them.

# $show (text)
clock-no-timeout = No side has run out of time. { $show } shows whose turn it is.

# $seats (text)
clock-not-waiting = Only the players who are waiting can choose that. { $seats } shows who plays which side.

# $choices (list)
# $rules (text)
clock-not-a-choice = That isn't possible in this game. Choose { $choices }; { $rules } shows how it's played.
