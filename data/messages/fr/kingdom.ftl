### Les royaumes de Dominion. Les noms des cartes, des extensions et des types de cartes sont partout en anglais.

## L'image, la liste et la page d'un royaume

kingdom-title = Royaume
kingdom-heading = **Royaume** `{ $code }`
kingdom-extras = Avec
kingdom-more-extras = et # de plus
kingdom-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
kingdom-black-market = Paquet du Black Market
kingdom-druid = Les Boons du Druid
kingdom-second-ten = Après Divine Wind
kingdom-bane = Fléau
kingdom-mark-village = village
kingdom-mark-buy = +achat
kingdom-mark-trasher = écarte
kingdom-mark-draw = pioche
kingdom-mark-curser = maudit
kingdom-mark-handsize = défausse
kingdom-mark-vp = points
kingdom-cost = { $parts }
kingdom-potion = une potion
kingdom-debt = { $debt } de dette
kingdom-costs-range = { $first } à { $last }
kingdom-costs-two = { $first } / { $last }
kingdom-cost-group = Coût { $cost }
kingdom-group = { $title } : { $things }
kingdom-alt = Un royaume de dix piles ; { $groups }.
kingdom-noted = { $name } ({ $note })
kingdom-landscape-on = { $name } (sur { $pile })
kingdom-landscape-cost-on = { $name } ({ $cost }) (sur { $pile })
kingdom-fetch = À sortir des boîtes
kingdom-market-deck = Le paquet du Black Market
kingdom-market-open = une carte de chaque pile qui ne sert pas
kingdom-market-cards = une carte de chaque pour le Black Market : { $cards }
kingdom-druid-boons = pour le Druid : { $boons }
kingdom-heirloom = pour chaque joueur, à la place d'un Copper
kingdom-size-victory = 8 ou 12
kingdom-count-victory = 8, ou 12 à plus de deux joueurs
kingdom-each-victory = 8 de chaque, ou 12 à plus de deux joueurs
kingdom-count-provinces = 8 ; à trois ou quatre joueurs 12, à cinq 15, à six 18
kingdom-count-player = { $count } par joueur
kingdom-count-others = { $count } par joueur après le premier
kingdom-each = { $count } de chaque
kingdom-all-cards = toutes
kingdom-always = Dans chaque partie
kingdom-start = Chaque joueur commence avec
kingdom-deck = Deck
kingdom-estates = 3 Estates
kingdom-coppers = { $count ->
    [one] { $count } Copper
   *[other] { $count } Coppers
}
kingdom-page-none = Ce royaume n'existe pas
kingdom-page-address = L'adresse se termine par le code du royaume. Tu le trouves dans le message avec le royaume, à côté de « Royaume ».
kingdom-page-too-new = Ce royaume a une carte que je ne connais pas encore.
kingdom-page-failed = Impossible d'afficher la page. Recharge-la.
kingdom-page-for = { $count ->
    [one] pour { $count } joueur
   *[other] pour { $count } joueurs
}
kingdom-page-how-many = Nombre de joueurs
kingdom-page-choose = Joueurs :
kingdom-page-players = joueurs
kingdom-page-piles = Piles du royaume
kingdom-page-beside = Autres piles
kingdom-page-landscapes = Paysages
kingdom-page-costs = coûte { $cost }
kingdom-page-on = sur { $pile }
kingdom-page-cards = { $size } cartes
kingdom-page-marked = avec { $mark }

## Les noms inconnus

kingdom-meant = Voulais-tu dire { $names } ?
kingdom-basic = { $count ->
    [one] { $names } est dans toutes les parties et ne compte donc pas dans un royaume.
   *[other] { $names } sont dans toutes les parties et ne comptent donc pas dans un royaume.
}
kingdom-unknown-card = Je ne connais pas de carte { $name }.
kingdom-comma-hint = Sépare les noms par des virgules.
kingdom-list-misfit = Tu ne peux pas choisir { $name } pour { $by }.
kingdom-list-boons = Nomme trois Boons pour le Druid, par exemple : `Druid (The Sea’s Gift, The Sky’s Gift, The Sun’s Gift)`.
kingdom-list-deck = Ici, le paquet du Black Market a au plus quinze cartes.
kingdom-list-companions = Un royaume a au plus un Ally et une Prophecy.
kingdom-list-too-many = Ta liste a { $count } piles, et un royaume en a dix. Mets derrière une carte, entre parenthèses, ce qui est choisi pour elle : `Young Witch (Cellar)`.
kingdom-note-misfit = D'après les règles, { $name } ne va pas avec { $by }.
kingdom-note-boons = Le Druid a trois Boons, alors je les ai tirés au hasard.
kingdom-note-deck = J'ai gardé les quinze premières cartes du paquet du Black Market.
kingdom-note-companions = J'ai gardé seulement le premier Ally et la première Prophecy.

## Ce que les joueurs demandent

kingdom-role-village = { $count ->
    [one] { $count } village
   *[other] { $count } villages
}
    .many = villages
kingdom-role-buy = { $count ->
    [one] { $count } +achat
   *[other] { $count } +achats
}
    .many = +achats
kingdom-role-vp = { $count ->
    [one] { $count } carte à points alternative
   *[other] { $count } cartes à points alternatives
}
    .many = cartes à points alternatives
kingdom-role-handsize = { $count ->
    [one] { $count } attaque sur la main
   *[other] { $count } attaques sur la main
}
    .many = attaques sur la main
kingdom-role-curser = { $count ->
    [one] { $count } carte qui maudit
   *[other] { $count } cartes qui maudissent
}
    .many = cartes qui maudissent
kingdom-role-trasher = { $count ->
    [one] { $count } carte qui écarte
   *[other] { $count } cartes qui écartent
}
    .many = cartes qui écartent
kingdom-role-moat = { $count ->
    [one] { $count } Moat
   *[other] { $count } Moats
}
    .many = Moats
kingdom-role-draw = { $count ->
    [one] { $count } carte qui pioche
   *[other] { $count } cartes qui piochent
}
    .many = cartes qui piochent
kingdom-role-gainer = { $count ->
    [one] { $count } carte qui en fait recevoir d'autres
   *[other] { $count } cartes qui en font recevoir d'autres
}
    .many = cartes qui en font recevoir d'autres
kingdom-role-payload = { $count ->
    [one] { $count } carte qui rapporte
   *[other] { $count } cartes qui rapportent
}
    .many = cartes qui rapportent
kingdom-role-cantrip = { $count ->
    [one] { $count } cantrip
   *[other] { $count } cantrips
}
    .many = cantrips
kingdom-role-terminal = { $count ->
    [one] { $count } action terminale
   *[other] { $count } actions terminales
}
    .many = actions terminales
kingdom-role-attack = { $count ->
    [one] { $count } attaque
   *[other] { $count } attaques
}
    .many = attaques
kingdom-role-reaction = { $count ->
    [one] { $count } réaction
   *[other] { $count } réactions
}
    .many = réactions
kingdom-role-duration = { $count ->
    [one] { $count } carte de durée
   *[other] { $count } cartes de durée
}
    .many = cartes de durée
kingdom-role-treasure = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
    .many = trésors
kingdom-role-potion = { $count ->
    [one] { $count } carte à potion
   *[other] { $count } cartes à potion
}
    .many = cartes à potion
kingdom-type = { $count ->
    [one] { $count } carte { $type }
   *[other] { $count } cartes { $type }
}
    .many = cartes { $type }
kingdom-costing = { $count ->
    [one] { $count } pile qui coûte { $cost }
   *[other] { $count } piles qui coûtent { $cost }
}
    .many = piles qui coûtent { $cost }
kingdom-cost-least = { $from } ou plus
kingdom-cost-range = de { $from } à { $to }
kingdom-wished = { $count ->
    [one] { $count } pile « { $text } »
   *[other] { $count } piles « { $text } »
}
    .many = piles « { $text } »
kingdom-played = { $count ->
    [one] { $last ->
        [one] { $count } carte du dernier royaume
       *[other] { $count } carte des { $last } derniers royaumes
    }
   *[other] { $last ->
        [one] { $count } cartes du dernier royaume
       *[other] { $count } cartes des { $last } derniers royaumes
    }
}
    .many = { $last ->
        [one] cartes du dernier royaume
       *[other] cartes des { $last } derniers royaumes
    }
kingdom-of-set = { $count ->
    [one] { $count } pile de l'extension { $set }
   *[other] { $count } piles de l'extension { $set }
}
    .many = piles de l'extension { $set }
kingdom-piles = { $count ->
    [one] { $count } pile
   *[other] { $count } piles
}
kingdom-demand-none = sans { $things }
kingdom-demand-exactly = exactement { $things }
kingdom-demand-least = au moins { $things }
kingdom-demand-most = au plus { $things }
kingdom-demand-range = { $min } à { $things }
kingdom-demand-wished = « { $text } »
kingdom-potions-any = n'importe quel nombre de cartes à potion
kingdom-potions-none = sans cartes à potion
kingdom-potions-or-none = aucune, ou { $things }
kingdom-potions-range = { $min } à { $max } cartes à potion
kingdom-mix = { $sets ->
    [one] { $sets } extension
   *[other] { $sets } extensions
}
kingdom-mix-most = { $sets ->
    [one] au plus { $sets } extension
   *[other] au plus { $sets } extensions
}
kingdom-mix-exactly = { $count ->
    [one] { $sets } avec exactement { $count } pile de chacune
   *[other] { $sets } avec exactement { $count } piles de chacune
}
kingdom-mix-least = { $count ->
    [one] { $sets } avec au moins { $count } pile de chacune
   *[other] { $sets } avec au moins { $count } piles de chacune
}
kingdom-mix-range = { $sets } avec { $min } à { $max } piles de chacune
kingdom-locked = { $card } (verrouillée)
kingdom-moat-if = un Moat s'il y a une attaque
kingdom-reaction-if = une réaction s'il y a une attaque
kingdom-distinct = une carte à part pour chaque exigence
kingdom-no-landscapes = sans paysages
kingdom-kind-event = { $count ->
    [one] { $count } Event
   *[other] { $count } Events
}
    .many = Events
kingdom-kind-landmark = { $count ->
    [one] { $count } Landmark
   *[other] { $count } Landmarks
}
    .many = Landmarks
kingdom-kind-project = { $count ->
    [one] { $count } Project
   *[other] { $count } Projects
}
    .many = Projects
kingdom-kind-way = { $count ->
    [one] { $count } Way
   *[other] { $count } Ways
}
    .many = Ways
kingdom-kind-ally = { $count ->
    [one] { $count } Ally
   *[other] { $count } Allies
}
    .many = Allies
kingdom-kind-trait = { $count ->
    [one] { $count } Trait
   *[other] { $count } Traits
}
    .many = Traits
kingdom-kind-prophecy = { $count ->
    [one] { $count } Prophecy
   *[other] { $count } Prophecies
}
    .many = Prophecies
kingdom-card-nr = carte { $nr }
kingdom-landscape-nr = paysage { $nr }
kingdom-listed = { $things }
kingdom-all-sets = toutes les extensions
kingdom-chosen-sets = les { $count } extensions choisies
kingdom-weight = { $name } x{ $weight }
kingdom-excluded = sans { $name }
kingdom-bane-demanded = le fléau peut répondre à une exigence
kingdom-request-plain = { $way }, avec { $sets }, sans autre exigence
kingdom-request = { $way }, avec { $sets } : { $asked }
kingdom-weak-sets = { $sets } (de préférence)

## Ce qui ne va pas dans une demande tapée

kingdom-bad-expression = { $fault } :
    ```
    { $shown }
    { $mark }
    ```
kingdom-fault-empty = Il manque ici un nom ou un nombre
kingdom-fault-unknown = Je ne connais ni carte, ni rôle, ni type, ni extension de ce nom
kingdom-fault-second-slash = Il ne peut y avoir qu'une barre oblique
kingdom-fault-count-too-large = Un royaume a dix piles
kingdom-fault-range = Le premier nombre doit être le plus petit
kingdom-fault-one-of-a-card = Un royaume n'a qu'une pile de chaque carte
kingdom-fault-no-count-here = Un nombre n'a pas sa place ici
kingdom-fault-no-sets-left = Il ne reste aucune extension à utiliser
kingdom-fault-sets-number = Pour des extensions au hasard, donne un nombre de 1 à 10 : `2 sets`, `at most 3 sets`, `2 sets of 5`
kingdom-fault-sets-size = Ces nombres ne font pas dix piles. Essaie `2 sets of 5`
kingdom-fault-sets-twice = Tu ne peux demander cela qu'une fois
kingdom-fault-halves = Un royaume a deux moitiés, chacune d'une seule extension : `half Base, half Seaside`
kingdom-fault-weight = Pour qu'une carte ou une extension sorte plus souvent, ajoute un nombre de 0.1 à 20 : `Seaside x3`
kingdom-bad-code-form = Le code d'un royaume a de 14 à 64 lettres et chiffres.
kingdom-bad-code-sum = Ce n'est pas le code d'un royaume : au moins un caractère est faux. Copie-le encore une fois.

## Pourquoi un tel royaume n'existe pas

kingdom-need-bane = un fléau qui coûte 2 ou 3
kingdom-need-ferryman-pile = une autre pile qui coûte 3 ou 4
kingdom-need-riverboat-card = une autre carte Action qui coûte 5 et n'est pas Duration
kingdom-need-mouse-card = une autre carte Action qui coûte 2 ou 3 et n'est pas Duration
kingdom-need-army-pile = une autre carte Attack
kingdom-need-black-market-deck = d'autres piles pour son paquet
kingdom-need-ally = un Ally
kingdom-need-prophecy = une Prophecy
kingdom-need-none = { $card } demande { $things }, et il n'y en a pas.
kingdom-need-few = { $card } demande { $things }, et il n'y a que { $names }.
kingdom-the-card = { $card }
kingdom-repeats-hint = `repeats:few` fait revenir le moins de cartes possible.
kingdom-ally-hint = Un Ally vient avec une carte Liaison.
kingdom-prophecy-hint = Une Prophecy vient avec une carte Omen.
kingdom-excluded-hint = { $count ->
    [one] { $count } autre est exclue.
   *[other] { $count } autres sont exclues.
}
kingdom-elsewhere-hint = Les autres extensions en ont encore { $count }.
kingdom-proof-none = Dans { $sets }, il n'y a aucune carte de ce genre : { $things }.
kingdom-proof-few = Dans { $sets }, il n'y a que { $things } : { $names }.
kingdom-proof-few-wish = Dans { $sets }, il n'y a que { $names } pour cette exigence : { $wish }.
kingdom-proof-none-wish = Dans { $sets }, rien ne répond à cette exigence : { $wish }.
kingdom-proof-none-without = Sans { $banned }, il n'y a aucune carte de ce genre : { $things }.
kingdom-proof-few-without = Sans { $banned }, il n'y a que { $things } : { $names }.
kingdom-proof-few-wish-without = Sans { $banned }, il n'y a que { $names } pour cette exigence : { $wish }.
kingdom-proof-none-wish-without = Sans { $banned }, rien ne répond à cette exigence : { $wish }.
kingdom-proof-left = Sans { $banned }, il ne reste que { $there } des { $all } piles, et un royaume en a dix.
kingdom-proof-capped = En dehors des { $limited }, il n'y a que { $things } dans { $sets }. Parmi les { $limited }, tu en autorises { $most } : cela fait { $sum }.
kingdom-proof-capped-ten = En dehors des { $limited }, il n'y a que { $things } dans { $sets }. Parmi les { $limited }, tu en autorises { $most } : cela fait { $sum } sur dix.
kingdom-proof-limited = { $count ->
    [one] Tes limites permettent au plus { $count } pile, et un royaume en a dix.
   *[other] Tes limites permettent au plus { $count } piles, et un royaume en a dix.
}
kingdom-proof-places = Il faut { $needed } cartes différentes pour tes exigences, et un royaume a { $places } places.
kingdom-proof-places-distinct = Il faut { $needed } cartes à part pour tes exigences, et un royaume a { $places } places.
kingdom-proof-outside = { $card } est dans { $set }, qui n'est pas parmi les extensions choisies.
kingdom-proof-excluded = Tu demandes { $card }, mais tu exclus aussi cette carte.
kingdom-proof-barred = Tu demandes { $card }, mais tu bannis toutes les cartes de ce genre : { $things }.
kingdom-asked-ban = { $wish } (il reste { $fitting } des { $piles } piles)
kingdom-asked-fit = { $wish } ({ $fitting } des { $piles } piles)
kingdom-asked = Tu demandes : { $wishes }.
kingdom-asked-one = Aucun royaume avec { $sets } ne peut offrir ceci : { $wishes }.
kingdom-asked-many = Aucun royaume avec { $sets } ne peut offrir tout ceci : { $wishes }.
kingdom-too-few-piles = { $piles ->
    [one] Il n'y a que { $piles } pile dans { $sets }, et un royaume en a dix.
   *[other] Il n'y a que { $piles } piles dans { $sets }, et un royaume en a dix.
}
kingdom-nothing-else = Rien d'autre dans ces extensions ne peut prendre sa place.
kingdom-nothing-later = Le code de ce royaume n'a pas de place pour dix piles de plus. Appuie sur **Tirer à nouveau** pour un autre royaume.
kingdom-too-hard = Je n'arrive pas à savoir si un tel royaume existe. Retire une de tes exigences.
kingdom-too-many-demands = Tu demandes trop de choses à la fois. Retire des exigences : il peut en rester { $most } au plus.
kingdom-too-many-landscapes = Un royaume a au plus { $most } paysages. Ne compte ni Ally ni Prophecy : ces cartes viennent d'elles-mêmes.
kingdom-no-such-landscapes = Les extensions choisies n'ont aucun paysage de ce genre : { $things }.
kingdom-too-few-landscapes = Tu demandes { $things }, et les extensions choisies n'en ont que { $there }.

## Autre chose à la place d'une carte

kingdom-wish-nothing = Tu n'as rien souhaité.
kingdom-wish-unknown = Je ne sais pas ce qu'est { $text }.
kingdom-wish-examples = Essaie `another village`, `any at 5`, `no attack`, `from Seaside` ou une carte. Sépare plusieurs souhaits par des virgules.
kingdom-vain-landscape = { $old } est un paysage, donc seul un paysage peut prendre sa place. Aucun ne correspond à { $wish }.
kingdom-vain-pile = { $old } est une pile, donc seule une pile peut prendre sa place. Aucune ne correspond à { $wish }.
kingdom-vain-no-landscape = Aucun autre paysage ne correspond à { $wish }.
kingdom-vain-no-pile = Aucune autre pile ne correspond à { $wish }.
kingdom-vain-all-here = Ce royaume a déjà tout ce qui correspond à { $wish } : { $names }.
kingdom-vain-barred = Tout ce qui correspond à { $wish } est banni ou exclu : { $names }. `/house show` montre ce qui est banni.
kingdom-vain-only-here = Dans les extensions choisies, il n'y a pour { $wish } que des cartes déjà dans ce royaume : { $present }. Dans d'autres extensions : { $others }.
kingdom-vain-elsewhere = Dans les extensions choisies, rien ne correspond à { $wish }. Dans d'autres : { $others }.
