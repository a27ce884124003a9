### The command /kingdom. Discord shows at most 100 characters of a description.

kingdom-command = Draw a Dominion kingdom: ten piles and what goes with them
kingdom-option-require = What to include and, after a slash, what to avoid: Moat, 3 Attack, 1 Village, All / Curser
kingdom-option-ban = Roles, types, costs or cards to avoid, separated by commas
kingdom-option-sets = The sets to draw from: base2 sea2; all -promo leaves one out
kingdom-option-strict = Only use these sets (default: true); false lets your requirements use others
kingdom-option-include = Cards to include, separated by commas; a whole list from the Copy button is shown as it is
kingdom-option-exclude = Cards to leave out, separated by commas
kingdom-option-potions = The number of potion cards (default: 3-5 or none)
kingdom-option-moat = Include a Moat if there's an attack (default: false)
kingdom-option-reaction = Include a reaction if there's an attack (default: false)
kingdom-option-overlap = Can one card meet two requirements? (default: yes)
kingdom-overlap-allow = one card can meet two requirements
kingdom-overlap-distinct = each requirement needs a card of its own
kingdom-option-bane = Can the Young Witch's Bane count toward your requirements? (default: no)
kingdom-bane-apart = only the ten piles count
kingdom-bane-may = the Bane can count too
kingdom-option-draw = How to draw (default: natural)
# Choices, at most 100 characters.
kingdom-draw-natural = natural: attacks and potions as often as with no requirements
kingdom-draw-uniform = uniform: every legal kingdom is equally likely
kingdom-draw-classic = classic: one requirement after another, as by hand
kingdom-option-code = Show the kingdom with this code again
kingdom-option-sort = How to sort the cards (default: by cost)
kingdom-sort-cost = by cost
kingdom-sort-set = by set
kingdom-sort-name = by name
kingdom-option-landscapes = Events, landmarks, projects, ways, traits: at most how many (default: 2), or exactly which
kingdom-option-colony = Colony and Platinum (default: the more cards from Prosperity, the likelier)
kingdom-option-shelters = Shelters (default: the more cards from Dark Ages, the likelier)
kingdom-option-players = The number of players, for the list of cards to fetch
kingdom-option-fresh = Avoid the cards of the last N kingdoms played here (those marked with the Played button)
kingdom-option-repeats = With fresh: can some of those cards come back? (default: as few as possible)
kingdom-repeats-few = as few as possible
kingdom-repeats-none = none at all
kingdom-option-unseen = Favor cards that haven't been played here for a long time (default: false)
kingdom-option-again = Repeat one of the last requests made here

# Notes behind a name that completion offers.
kingdom-note-role = role
kingdom-note-type = type
kingdom-note-cost = in coins
kingdom-note-random = drawn at random
kingdom-note-half = five piles of a set
kingdom-note-every = every box
# $set (text)
kingdom-note-newest = { $set }, the newest edition
# $kind (text): Event, Way or another kind of landscape
# $set (text)
kingdom-note-landscape = { $kind }, { $set }

kingdom-potions-3-5 = 3-5: none, or three to five
kingdom-potions-need-3-5 = need 3-5: always three to five
kingdom-potions-2-4 = 2-4: none, or two to four
kingdom-landscapes-2 = 2: up to two, as in the rule book
kingdom-landscapes-4 = 4: up to four
kingdom-colony-share = share: the more cards from Prosperity, the likelier
kingdom-shelters-share = share: the more cards from Dark Ages, the likelier
kingdom-chance-yes = yes
kingdom-chance-no = no

# Of an earlier request: some piles stayed.
kingdom-with-locked = with locked piles
kingdom-with-locked-across = with locked landscapes

kingdom-bad-share = `colony:` and `shelters:` take `share`, `yes`, `no` or a chance such as `25%`.
kingdom-bad-marks = The Druid’s Boons, the Black Market’s deck, the piles of an Obelisk or a Trait, and Divine Wind’s second ten need a whole kingdom. List all ten piles, and use no options except `sort:` and `players:`.
kingdom-bad-brackets = A list with brackets belongs in `include:`.
kingdom-bad-repeats = `repeats:` only works with `fresh:`. Also say how many kingdoms to look at, such as `fresh:3`.
kingdom-bad-potions = `potions:` takes `any`, `none`, `3-5` (none is possible too) or `need 3-5`, with numbers from 1 to 10.
kingdom-bad-landscapes = `landscapes:` takes a maximum, such as `2`, or exact kinds, such as `1 event, 1 way`. The kinds are events, landmarks, projects, ways and traits.
kingdom-bad-no-sets = This leaves no sets to draw from.
kingdom-bad-again = For `again:`, choose one of the requests that I offer: they are the last ones here.
# $names (list)
# $count (number): how many they are
kingdom-bad-banned = { $count ->
    [one] { $names } is banned here. `/house unban` lifts the ban.
   *[other] { $names } are banned here. `/house unban` lifts the bans.
}

## Below a kingdom

kingdom-label-again = Draw again
kingdom-label-replace = Replace one
kingdom-label-wish = Replace with ...
kingdom-label-lock = Lock
kingdom-label-copy = Copy
kingdom-label-played = Played
kingdom-label-later = Draw second ten
kingdom-label-pile = Which pile?
kingdom-label-piles = Which piles?
kingdom-label-keep-none = Keep none
kingdom-label-another-wish = Another wish
kingdom-label-winner = Who won?
kingdom-label-take-back = Take back

# $page (text): the address of the page
kingdom-set-up = [Printable set-up]({ $page })
kingdom-boxes-unknown = Below, pick the sets you own, and I'll draw from those.
kingdom-by-code = This is the kingdom with that code, as it was drawn. Only `sort:` and `players:` work with `code:`.
kingdom-as-listed = This is your list.
kingdom-as-listed-open = This is your list. I drew what it left open.

# What can be replaced besides piles and landscapes.
kingdom-part-bane = the Bane
kingdom-part-ruins = Ruins
kingdom-part-boons = Boons
kingdom-part-druid = the Druid's Boons
kingdom-part-deck = the Black Market deck

kingdom-none-played = I don't know of any kingdom played here. Press **Played** below a kingdom after your game.
# $count (number): kingdoms
kingdom-few-played = { $count ->
    [one] I know of only { $count } kingdom played here.
   *[other] I know of only { $count } kingdoms played here.
}
# $last (number): kingdoms
kingdom-nothing-again = { $last ->
    [one] None of its cards were in the last kingdom.
   *[other] None of its cards were in the last { $last } kingdoms.
}
# The fewest cards that can come again.
# $count (number): cards
# $last (number): kingdoms
# $cards (list)
kingdom-again-fewest = { $last ->
    [one] Some cards were in the last kingdom too: { $cards }. Your other requirements don't allow fewer.
   *[other] Some cards were in the last { $last } kingdoms too: { $cards }. Your other requirements don't allow fewer.
}
# $last (number)
# $cards (list)
kingdom-again-few = { $last ->
    [one] Some cards were in the last kingdom too: { $cards }. I found no kingdom with fewer.
   *[other] Some cards were in the last { $last } kingdoms too: { $cards }. I found no kingdom with fewer.
}
kingdom-unseen-first = I favored cards that you haven't seen for a long time.
# $wishes (text)
kingdom-gave-way = I had to drop some usual requirements: { $wishes }.
# $wishes (text)
kingdom-replaced = Your requirements replace the usual ones: { $wishes }.
# $names (list)
kingdom-left-out = I left these out because they can't be in the kingdom: { $names }.
# $count (number): piles
kingdom-too-small = { $count ->
    [one] The chosen sets are too small: { $count } pile comes from others.
   *[other] The chosen sets are too small: { $count } piles come from others.
}

kingdom-passed = I no longer know what was requested for that kingdom. Use `/kingdom` to draw a new one.
kingdom-unknown-game = That game is no longer in the list of games played here (`/house played`).
kingdom-ask-replace = Which one should go? Something else takes its place, and the rest stay.
kingdom-ask-wish = Which one should go? Then type what you want instead: `another village`, `any at 5`, `no attack`, or a card.
kingdom-ask-lock = Which cards stay? I'll redraw the rest.

# $part (text): the card that goes
kingdom-wish-title = Instead of { $part }
kingdom-wish-label = What should be in the kingdom?
# What a player can type: it's English everywhere.
kingdom-wish-hint = another village; any at 5; no attack
kingdom-winner-hint = Ann, or Ann and Bob

# $who (person)
kingdom-draws-again = { $who } draws again.
# $who (person)
kingdom-draws-later = { $who } draws the second set of ten piles for Divine Wind.
# $who (person)
# $part (name)
kingdom-replaces = { $who } replaces { $part }.
# $who (person)
# $part (name)
# $wish (name)
kingdom-replaces-wish = { $who } asks for something else instead of { $part }: { $wish }.
# $who (person)
# $parts (list)
kingdom-keeps = { $who } keeps { $parts }.
# $who (person)
kingdom-keeps-none = { $who } keeps nothing.
# $who (person)
# $boxes (text)
kingdom-has-boxes = { $who } says you have these sets here: { $boxes }.
kingdom-boxes-change = Use `/house boxes` to change that.

# $names (text)
# $code (text)
kingdom-copied =
    Paste these names after `/kingdom include:` to show the kingdom again:
    ```
    { $names }
    ```
    Or paste this code after `/kingdom code:`:
    ```
    { $code }
    ```

kingdom-counts-already = This game is already counted.
# $who (person)
# $code (text)
# $count (number): different kingdoms played here
# $fresh (number): at most 3
kingdom-played-here = { $count ->
    [one] { $who } marks the kingdom `{ $code }` as played here. It's the first one I know of: use `/kingdom fresh:{ $fresh }` to avoid its cards. `/house played` lists it.
   *[other] { $who } marks the kingdom `{ $code }` as played here. I know of { $count } kingdoms played here: use `/kingdom fresh:{ $fresh }` to avoid the cards of the last { $fresh }. `/house played` lists them all.
}
# $who (person)
# $code (text)
kingdom-unplayed = { $who } no longer counts the kingdom `{ $code }` as played here.
# $who (person)
# $code (text)
kingdom-won-nobody = { $who } removes the winner for the kingdom `{ $code }`.
# $who (person)
# $code (text)
# $winner (name)
kingdom-won = { $who } says who won with the kingdom `{ $code }`: { $winner }.
