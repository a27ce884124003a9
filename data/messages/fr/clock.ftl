### La pendule, les camps qui n'ont plus de temps, et le choix des autres.

clock-each-turn = { $time } par tour
clock-all-turns = { $time } par camp pour toute la partie
clock-none = aucune

## Boutons

clock-button-wait = Attendre
clock-button-skip = Sauter le tour
clock-button-house = Le bot joue
clock-button-replace = Libérer la place
clock-button-forfeit = Forfait

## Messages

clock-late = { $side } ({ $players })
clock-time-up = { $count ->
    [one] Temps écoulé pour { $late }. { $people } : que faire ? Tu peux aussi taper `/game timeout choice:` { $choices }.
   *[other] Temps écoulé pour { $late }. { $people } : que faire ? La majorité décide. Vous pouvez aussi taper `/game timeout choice:` { $choices }.
  }
clock-line = -# Temps jusqu'au { $until }.
clock-rule = -# Pendule : { $limit }. Quand un camp n'a plus de temps, les autres choisissent la suite. Les absences signalées avec `/me settings away:` ne comptent pas.

## Après le nom d'un joueur

clock-removed = retire la pendule
clock-set = règle une pendule : { $limit }
clock-ran-out = n'a plus de temps
clock-does-wait = donne plus de temps
clock-does-skip = saute le tour de ce camp
clock-does-house = laisse le bot jouer à cette place, jusqu'à ce qu'un joueur la prenne avec `/game join`
clock-does-replace = libère cette place : `/game join` la prend
clock-does-forfeit = impose le forfait à ce camp
clock-does-late = { $deed } (temps écoulé pour { $people })
clock-votes-wait = vote pour attendre : { $votes } sur { $of }
clock-votes-skip = vote pour sauter le tour de ce camp : { $votes } sur { $of }
clock-votes-house = vote pour laisser le bot jouer à cette place : { $votes } sur { $of }
clock-votes-replace = vote pour libérer cette place pour un autre joueur : { $votes } sur { $of }
clock-votes-forfeit = vote pour le forfait de ce camp : { $votes } sur { $of }

## Refus

clock-bad = Une pendule donne de { $least } à { $turn } par tour, ou jusqu'à { $bank } pour tous les tours. Choisis une autre durée pour { $again }.
clock-unchanged = La pendule est déjà réglée ainsi : { $limit }. { $settings } la montre.
clock-needs-consent = Une pendule demande d'abord un accord : { $sides }. { $ask } pose la question.
clock-no-timeout = Aucun camp n'a épuisé son temps. { $show } montre à qui c'est de jouer.
clock-not-waiting = Seuls les joueurs qui attendent peuvent choisir ça. { $seats } montre qui joue quel camp.
clock-not-a-choice = Ce n'est pas possible dans ce jeu. Choisis { $choices } ; { $rules } montre comment on y joue.
