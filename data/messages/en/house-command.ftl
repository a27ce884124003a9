### The command /house: what holds for Dominion kingdoms in this place. Discord shows at most 100 characters of a
### description.

house-command = The boxes you own, banned cards and played kingdoms, for /kingdom
house-command-show = Show the boxes, bans and weights that apply here
house-command-played = List the kingdoms that were played in this channel, newest first
house-command-boxes = Say which boxes you own
house-command-ban = Ban cards from kingdoms here, or make them rarer or likelier
house-command-unban = Let cards come as often as others again, without a ban or weight
house-command-printing = Choose which version of the card texts you play with
house-option-page = The page (1)
house-option-sets = Such as base2 sea2, or all, or all -promo (all but promo); leave it out to pick from a list
house-option-card = The cards, separated by commas
house-option-weight = How likely, in % of other cards (default: 0, a ban); 50 makes them half as likely
house-option-texts = The cards as they are printed today, after the errata of 2019, or as first printed
house-texts-newest = Today's
house-texts-2019 = 2019
house-texts-first = First printing

house-which-boxes = Which boxes do you own?
# If the boxes need several lists.
# $part (number)
# $parts (number)
house-which-boxes-part = Which boxes do you own? ({ $part } of { $parts })
house-choose-boxes = Choose all the boxes that you own. `/house boxes sets:all` clears your choice: kingdoms then come from all sets.
# $who (person)
house-all-boxes = { $who } clears the choice of boxes: kingdoms now come from all sets.
# $who (person)
# $texts (text): the texts of the cards
house-plays-texts = { $who } chooses the card texts you play with here: { $texts }.
house-printing-newest = the cards as they are printed today
house-printing-2019 = the cards after the errata of 2019
house-printing-first = the cards as they were first printed
house-which-cards = Name the cards, separated by commas.
# $who (person)
# $cards (list)
house-bans = { $who } bans { $cards } here. `/house unban` lifts the ban.
# $who (person)
# $cards (list)
house-frees = { $who } makes { $cards } as likely as other cards again.
# $who (person)
# $cards (list)
# $weight (number)
house-weighs = { $who } sets the chance of { $cards } to { $weight }% (other cards: 100%).
house-none-banned = None of these cards is banned here. `/house show` lists the bans.

## What holds here, a line each

house-boxes-unknown = Kingdoms come from all sets. Use `/house boxes` to choose the ones you own.
# $count (number): sets
# $boxes (text)
house-boxes = { $count ->
    [one] **Boxes** ({ $count } set): { $boxes }
   *[other] **Boxes** ({ $count } sets): { $boxes }
  }
house-no-bans = No card is banned. `/house ban` bans cards.
# $cards (list)
house-banned = **Banned**: { $cards }
# $cards (list): each with a weight
house-weighed = **Likelier or rarer**: { $cards }
# $card (text)
# $weight (number)
house-weight = { $card } ({ $weight }%)
# $texts (text): the texts of the cards
house-texts = **Texts**: { $texts }

## Kingdoms that were played here

# $page (number)
# $pages (number)
house-played = **Played here**, newest first (page { $page } of { $pages }). `/kingdom code:` shows one again:
# $at (text): a time
# $code (text): of a kingdom
house-game = { $at } `{ $code }`
# $at (text): a time
# $code (text): of a kingdom
# $winner (name)
house-game-won = { $at } `{ $code }`, won by { $winner }
house-unknown-card = This kingdom has a card that I don't know yet.
