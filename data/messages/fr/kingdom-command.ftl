### La commande /kingdom. Discord affiche au plus 100 caractères d'une description.

kingdom-command = Tirer un royaume de Dominion : dix piles et ce qui va avec
kingdom-option-require = Ce qu'il faut, et après / ce qu'il ne faut pas : Moat, 3 Attack, 1 Village, All / Curser
kingdom-option-ban = Rôles, types, coûts ou cartes à interdire, séparés par des virgules
kingdom-option-sets = Les extensions à utiliser : base2 sea2 ; all -promo en laisse une de côté
kingdom-option-strict = Rien d'autres extensions (par défaut : true) ; false : tes exigences peuvent en utiliser
kingdom-option-include = Cartes à inclure, séparées par des virgules ; une liste entière (bouton Copier) est affichée
kingdom-option-exclude = Cartes à exclure, séparées par des virgules
kingdom-option-potions = Le nombre de cartes à potion (par défaut : 3-5, ou aucune)
kingdom-option-moat = Un Moat s'il y a une attaque (par défaut : false)
kingdom-option-reaction = Une réaction s'il y a une attaque (par défaut : false)
kingdom-option-overlap = Une carte peut-elle répondre à deux exigences ? (par défaut : oui)
kingdom-overlap-allow = une carte peut répondre à deux exigences
kingdom-overlap-distinct = chaque exigence a sa propre carte
kingdom-option-bane = Le fléau de la Young Witch peut-il répondre à une exigence ? (par défaut : non)
kingdom-bane-apart = seules les dix piles répondent aux exigences
kingdom-bane-may = le fléau peut répondre à une exigence
kingdom-option-draw = La façon de tirer (par défaut : natural)
kingdom-draw-natural = natural : attaques et potions aussi souvent que sans exigences
kingdom-draw-uniform = uniform : tous les royaumes valables ont la même chance
kingdom-draw-classic = classic : exigence par exigence, comme à la main
kingdom-option-code = Afficher à nouveau le royaume de ce code
kingdom-option-sort = Comment trier (par défaut : par coût)
kingdom-sort-cost = par coût
kingdom-sort-set = par extension
kingdom-sort-name = par nom
kingdom-option-landscapes = Events, Landmarks, Projects, Ways, Traits : combien au plus (par défaut : 2), ou lesquels
kingdom-option-colony = Colony et Platinum (par défaut : selon la part de Prosperity)
kingdom-option-shelters = Shelters (par défaut : selon la part de Dark Ages)
kingdom-option-players = Le nombre de joueurs, pour la liste des cartes à sortir
kingdom-option-fresh = Éviter les cartes des N derniers royaumes joués ici (appuie sur Joué sous un royaume)
kingdom-option-repeats = Avec fresh : certaines de ces cartes peuvent-elles revenir ? (par défaut : le moins possible)
kingdom-repeats-few = le moins possible
kingdom-repeats-none = aucune
kingdom-option-unseen = Favoriser les cartes qu'on n'a pas jouées ici depuis longtemps (par défaut : false)
kingdom-option-again = Une des dernières demandes faites ici
kingdom-note-role = rôle
kingdom-note-type = type
kingdom-note-cost = en pièces
kingdom-note-random = au hasard
kingdom-note-half = cinq piles d'une extension
kingdom-note-every = toutes les boîtes
kingdom-note-newest = { $set }, la dernière édition
kingdom-note-landscape = { $kind }, { $set }
kingdom-potions-3-5 = 3-5 : aucune, ou de trois à cinq
kingdom-potions-need-3-5 = need 3-5 : de trois à cinq à coup sûr
kingdom-potions-2-4 = 2-4 : aucune, ou de deux à quatre
kingdom-landscapes-2 = 2 : jusqu'à deux, comme dans les règles
kingdom-landscapes-4 = 4 : jusqu'à quatre
kingdom-colony-share = share : selon la part de Prosperity
kingdom-shelters-share = share : selon la part de Dark Ages
kingdom-chance-yes = yes : oui
kingdom-chance-no = no : non
kingdom-with-locked = avec des piles verrouillées
kingdom-with-locked-across = avec des paysages verrouillés
kingdom-bad-share = `colony:` et `shelters:` acceptent `share`, `yes`, `no` ou une probabilité comme `25%`.
kingdom-bad-marks = Les Boons du Druid, le paquet du Black Market, les piles d'un Obelisk ou d'un Trait et les dix autres piles de Divine Wind vont avec un royaume entier. Indique les dix piles, sans autre option que `sort:` et `players:`.
kingdom-bad-brackets = Une liste avec des parenthèses se met dans `include:`.
kingdom-bad-repeats = `repeats:` va avec `fresh:`. Dis aussi combien de royaumes regarder : `fresh:3`.
kingdom-bad-potions = `potions:` accepte `any`, `none`, `3-5` (ou aucune) ou `need 3-5`, avec des nombres de 1 à 10.
kingdom-bad-landscapes = `landscapes:` accepte un maximum, comme `2`, ou des types exacts, comme `1 event, 1 way` : Events, Landmarks, Projects, Ways, Traits.
kingdom-bad-no-sets = Il ne reste aucune extension à utiliser.
kingdom-bad-again = Pour `again:`, choisis l'une des demandes que je propose : ce sont les dernières faites ici.
kingdom-bad-banned = { $count ->
    [one] La carte { $names } est bannie ici. `/house unban` l'autorise à nouveau.
   *[other] Les cartes { $names } sont bannies ici. `/house unban` les autorise à nouveau.
}

## Sous un royaume

kingdom-label-again = Tirer à nouveau
kingdom-label-replace = Remplacer
kingdom-label-wish = Remplacer par ...
kingdom-label-lock = Verrouiller
kingdom-label-copy = Copier
kingdom-label-played = Joué
kingdom-label-later = Dix de plus
kingdom-label-pile = Quelle pile ?
kingdom-label-piles = Quelles piles ?
kingdom-label-keep-none = Ne rien garder
kingdom-label-another-wish = Autre souhait
kingdom-label-winner = Qui a gagné ?
kingdom-label-take-back = Annuler
kingdom-set-up = [Mise en place, à imprimer]({ $page })
kingdom-boxes-unknown = Choisis ci-dessous les extensions que vous avez, et je m'en sers pour le tirage.
kingdom-by-code = C'est le royaume de ce code, tel qu'il a été tiré. Avec `code:`, seuls `sort:` et `players:` ont un effet.
kingdom-as-listed = Selon ta liste.
kingdom-as-listed-open = Selon ta liste. J'ai tiré ce qu'elle ne précisait pas.
kingdom-part-bane = le fléau
kingdom-part-ruins = Ruins
kingdom-part-boons = Boons
kingdom-part-druid = les Boons du Druid
kingdom-part-deck = le paquet du Black Market
kingdom-none-played = Je ne connais aucun royaume joué ici. Après ta partie, appuie sur **Joué** sous le royaume.
kingdom-few-played = { $count ->
    [one] Je ne connais que { $count } royaume joué ici.
   *[other] Je ne connais que { $count } royaumes joués ici.
}
kingdom-nothing-again = { $last ->
    [one] Aucune de ses cartes n'était dans le dernier royaume.
   *[other] Aucune de ses cartes n'était dans les { $last } derniers royaumes.
}
kingdom-again-fewest = { $last ->
    [one] Cartes du dernier royaume qui reviennent : { $cards }. Avec tes autres exigences, il ne peut pas y en avoir moins.
   *[other] Cartes des { $last } derniers royaumes qui reviennent : { $cards }. Avec tes autres exigences, il ne peut pas y en avoir moins.
}
kingdom-again-few = { $last ->
    [one] Cartes du dernier royaume qui reviennent : { $cards }. Je n'ai pas trouvé de royaume qui en a moins.
   *[other] Cartes des { $last } derniers royaumes qui reviennent : { $cards }. Je n'ai pas trouvé de royaume qui en a moins.
}
kingdom-unseen-first = Les cartes que vous n'avez pas vues depuis longtemps ont la priorité.
kingdom-gave-way = J'ai dû renoncer à des exigences habituelles : { $wishes }.
kingdom-replaced = Tes exigences remplacent celles d'habitude : { $wishes }.
kingdom-left-out = J'ai laissé de côté ce qui ne peut pas y être : { $names }.
kingdom-too-small = { $count ->
    [one] Les extensions choisies ne suffisent pas : { $count } pile vient d'une autre.
   *[other] Les extensions choisies ne suffisent pas : { $count } piles viennent d'autres extensions.
}
kingdom-passed = Je ne me souviens plus de la demande pour ce royaume. `/kingdom` en tire un nouveau.
kingdom-unknown-game = Cette partie n'est plus parmi celles jouées ici. `/house played` les liste.
kingdom-ask-replace = Que veux-tu remplacer ? Autre chose prend sa place, et le reste ne bouge pas.
kingdom-ask-wish = Que veux-tu remplacer ? Dis ensuite ce que tu veux à la place : `another village`, `any at 5`, `no attack` ou une carte.
kingdom-ask-lock = Que veux-tu garder ? Je tire à nouveau tout le reste.
kingdom-wish-title = Remplacer { $part }
kingdom-wish-label = Que veux-tu à la place ?
kingdom-wish-hint = another village; any at 5; no attack
kingdom-winner-hint = Ann, ou Ann et Bob
kingdom-draws-again = { $who } tire un nouveau royaume.
kingdom-draws-later = { $who } tire les dix autres piles pour Divine Wind.
kingdom-replaces = { $who } remplace { $part }.
kingdom-replaces-wish = { $who } remplace { $part } selon un souhait : { $wish }.
kingdom-keeps = { $who } garde { $parts }.
kingdom-keeps-none = { $who } ne garde rien.
kingdom-has-boxes = D'après { $who }, vous avez ces extensions ici : { $boxes }.
kingdom-boxes-change = `/house boxes` permet de changer ça.
kingdom-copied =
    Les noms, que `/kingdom include:` réaffiche aussi :
    ```
    { $names }
    ```
    Le code, que `/kingdom code:` réaffiche :
    ```
    { $code }
    ```
kingdom-counts-already = Cette partie est déjà comptée, et une fois suffit.
kingdom-played-here = { $count ->
    [one] { $who } marque le royaume `{ $code }` comme joué ici. C'est le premier que je connais : `/kingdom fresh:{ $fresh }` évite ses cartes, `/house played` l'affiche.
   *[other] { $who } marque le royaume `{ $code }` comme joué ici. Je connais { $count } royaumes joués ici : `/kingdom fresh:{ $fresh }` évite les cartes des derniers, `/house played` les liste tous.
}
kingdom-unplayed = { $who } ne compte plus le royaume `{ $code }` comme joué ici.
kingdom-won-nobody = { $who } efface le nom du vainqueur pour le royaume `{ $code }`.
kingdom-won = { $who } indique qui a gagné avec le royaume `{ $code }` : { $winner }.
