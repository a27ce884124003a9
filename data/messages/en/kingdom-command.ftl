### The command /kingdom. Discord shows at most 100 characters of a description.

kingdom-command = Draw a Dominion kingdom: ten piles and what belongs to them
kingdom-option-require = What must be in it, after a slash what must not: Moat, 3 Attack, 1 Village, All / Curser
kingdom-option-ban = Roles, types, costs or cards that must not be in it, separated by commas
kingdom-option-sets = The sets to draw from: base2 sea2; all -promo leaves one out
kingdom-option-strict = Never anything from other sets (true); false: your demands may come from others
kingdom-option-include = Cards that must be in it, separated by commas; a whole list, as Copy gives it, is shown
kingdom-option-exclude = Cards that must not be in it, separated by commas
kingdom-option-potions = The number of potion cards (3-5, or none at all)
kingdom-option-moat = A Moat if there is an attack (false)
kingdom-option-reaction = A reaction if there is an attack (false)
kingdom-option-overlap = Can one card meet two demands? (yes)
kingdom-overlap-allow = one card may meet two demands
kingdom-overlap-distinct = each demand has a card of its own
kingdom-option-bane = Can the Young Witch's bane meet a demand? (no)
kingdom-bane-apart = only the ten meet demands
kingdom-bane-may = the bane may meet one
kingdom-option-draw = How to draw (natural)
kingdom-draw-natural = natural: attacks and potions as often as without rules
kingdom-draw-uniform = uniform: every legal kingdom equally likely
kingdom-draw-classic = classic: demand by demand, as by hand
kingdom-option-code = Show the kingdom of this code again
kingdom-option-sort = How to sort (by cost)
kingdom-sort-cost = by cost
kingdom-sort-set = by set
kingdom-sort-name = by name
kingdom-option-landscapes = Events, landmarks, projects, ways, traits: the most of them (2), or exactly which
kingdom-option-colony = Colony and Platinum (by the share of Prosperity)
kingdom-option-shelters = Shelters (by the share of Dark Ages)
kingdom-option-players = The number of players, for the list of cards to fetch
kingdom-option-fresh = Keep out the cards of so many kingdoms played last here (press Played below one)
kingdom-option-repeats = With fresh: can some of these cards come again? (as few as possible)
kingdom-repeats-few = as few as possible
kingdom-repeats-none = none at all
kingdom-option-unseen = Cards that weren't played here for longest come first (false)
kingdom-option-again = One of the last requests here

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
kingdom-potions-need-3-5 = need 3-5: three to five for certain
kingdom-potions-2-4 = 2-4: none, or two to four
kingdom-landscapes-2 = 2: up to two, as the rule book deals them
kingdom-landscapes-4 = 4: up to four
kingdom-colony-share = share: by the share of Prosperity
kingdom-shelters-share = share: by the share of Dark Ages
kingdom-chance-yes = yes
kingdom-chance-no = no

# Of an earlier request: some piles stayed.
kingdom-with-locked = with locked piles
kingdom-with-locked-across = with locked landscapes

kingdom-bad-share = `colony:` and `shelters:` take `share`, `yes`, `no` or a chance such as `25%`.
kingdom-bad-marks = The Druid’s Boons, the Black Market’s deck, the piles of an Obelisk or a Trait and Divine Wind’s second ten belong to a whole kingdom. List all ten piles, and use no options besides `sort:` and `players:`.
kingdom-bad-brackets = A list with brackets belongs in `include:`.
kingdom-bad-repeats = `repeats:` belongs to `fresh:`. Say how many kingdoms to look at, too: `fresh:3`.
kingdom-bad-potions = `potions:` takes `any`, `none`, `3-5` (or none at all) or `need 3-5`, with numbers from 1 to 10.
kingdom-bad-landscapes = `landscapes:` takes the most of them, such as `2`, or exact kinds, such as `1 event, 1 way`: events, landmarks, projects, ways, traits.
kingdom-bad-no-sets = This leaves no set to draw from.
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
kingdom-label-wish = Replace by a wish
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
kingdom-set-up = [Set-up, to print]({ $page })
kingdom-boxes-unknown = Pick the sets you own below, and I'll draw from those.
kingdom-by-code = This is the kingdom of that code, as it was drawn. Only `sort:` and `players:` work with `code:`.
kingdom-as-listed = As listed.
kingdom-as-listed-open = As listed. I drew what the list left open.

# What can be replaced besides piles and landscapes.
kingdom-part-bane = the bane
kingdom-part-ruins = Ruins
kingdom-part-boons = Boons
kingdom-part-druid = for the Druid
kingdom-part-deck = Black Market deck

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
    [one] Cards of the last kingdom that come again: { $cards }. Fewer isn't possible with your other demands.
   *[other] Cards of the last { $last } kingdoms that come again: { $cards }. Fewer isn't possible with your other demands.
}
# $last (number)
# $cards (list)
kingdom-again-few = { $last ->
    [one] Cards of the last kingdom that come again: { $cards }. I found no kingdom with fewer.
   *[other] Cards of the last { $last } kingdoms that come again: { $cards }. I found no kingdom with fewer.
}
kingdom-unseen-first = Cards you haven't seen for longest are favored.
# $wishes (text)
kingdom-gave-way = I had to drop: { $wishes }.
# $wishes (text)
kingdom-replaced = Your demands replace the usual ones: { $wishes }.
# $names (list)
kingdom-left-out = I left out what can't be there: { $names }.
# $count (number): piles
kingdom-too-small = { $count ->
    [one] The chosen sets are too small: { $count } pile comes from others.
   *[other] The chosen sets are too small: { $count } piles come from others.
}

kingdom-passed = I no longer know the request of that kingdom. `/kingdom` draws a new one.
kingdom-unknown-game = That game is no longer among those played here. `/house played` lists them.
kingdom-ask-replace = Which one should go? Something else takes its place, and the rest stays.
kingdom-ask-wish = Which one should go? Then say what should come instead: `another village`, `any at 5`, `no attack`, or a card.
kingdom-ask-lock = Which ones stay? I'll draw the rest anew.

# $part (text): the card that goes
kingdom-wish-title = Instead of { $part }
kingdom-wish-label = What should come?
# What a player can type: it's English everywhere.
kingdom-wish-hint = another village; any at 5; no attack
kingdom-winner-hint = Ann, or Ann and Bob

# $who (person)
kingdom-draws-again = { $who } draws again.
# $who (person)
kingdom-draws-later = { $who } draws the second ten for Divine Wind.
# $who (person)
# $part (name)
kingdom-replaces = { $who } replaces { $part }.
# $who (person)
# $part (name)
# $wish (name)
kingdom-replaces-wish = { $who } replaces { $part } by a wish: { $wish }.
# $who (person)
# $parts (list)
kingdom-keeps = { $who } keeps { $parts }.
# $who (person)
kingdom-keeps-none = { $who } keeps none.
# $who (person)
# $boxes (text)
kingdom-has-boxes = { $who } says that these sets are here: { $boxes }.
kingdom-boxes-change = `/house boxes` changes that.

# $names (text)
# $code (text)
kingdom-copied =
    The names, which `/kingdom include:` shows again too:
    ```
    { $names }
    ```
    The code, which `/kingdom code:` shows again:
    ```
    { $code }
    ```

kingdom-counts-already = This game counts already, once.
# $who (person)
# $code (text)
# $count (number): different kingdoms played here
# $fresh (number): at most 3
kingdom-played-here = { $count ->
    [one] { $who } marks the kingdom `{ $code }` as played here. It's the first one that I know of: `/kingdom fresh:{ $fresh }` keeps its cards out, `/house played` lists it.
   *[other] { $who } marks the kingdom `{ $code }` as played here. I know of { $count } kingdoms played here: `/kingdom fresh:{ $fresh }` keeps cards of the last ones out, `/house played` lists all.
}
# $who (person)
# $code (text)
kingdom-unplayed = { $who } takes back that the kingdom `{ $code }` was played here.
# $who (person)
# $code (text)
kingdom-won-nobody = { $who } removes the winner in the kingdom `{ $code }`.
# $who (person)
# $code (text)
# $winner (name)
kingdom-won = { $who } says who won in the kingdom `{ $code }`: { $winner }.
