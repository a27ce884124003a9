### The command /act. Discord shows at most 100 characters of a description.

act-command = Use an action of this game
act-option-name = The action; leave it out to see every action that you can use, with buttons
act-option-on = The target: a piece, a card, a cell or a side
act-option-with = Your choices, in the order of the questions, separated by ;
act-option-pay = The cards to pay with, separated by commas; leave it out to pay as little as possible

## What completion offers: no markdown

# $action (text)
act-several-prices = { $action } (costs vary)
# $action (text)
# $price (text): "3 Coins", or several prices
act-priced = { $action } (costs { $price })
# $cards (text)
act-smallest = { $cards } (the least you can pay)
# $name (text): what the player has to choose
# $by (text): the action or card that asks
act-asked = { $name } (asked by { $by })

## Refusals

# $choice (name)
# $typed (text)
act-not-number = { $choice } must be a whole number such as 2, not { $typed }.
