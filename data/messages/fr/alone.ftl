### Une partie qu'une personne joue en solo, contre le bot ou avec tous les camps

alone-question = Comment veux-tu essayer { $game } ? Personne d'autre ne voit la partie, et je la garde jusqu'à ton retour.
alone-hidden = -# Les camps se cachent des choses, donc tu ne peux pas les jouer tous.
alone-choose-level = -# Choisis le niveau du bot (pour l'instant { $level }), puis ton camp.
alone-no-bot = -# Le bot ne joue pas à ce jeu.
alone-easy = Facile
alone-normal = Normal
alone-lowered = -# Beaucoup de parties attendent le bot : il a moins réfléchi à ce coup.
alone-hard = Difficile
alone-all-sides = Tous les camps
alone-any-side = Camp au hasard
alone-switch-sides = Changer de camp
alone-again = Rejouer
alone-again-as = Rejouer comme { $side }
alone-as = Jouer { $side }
alone-under-way = Tu as déjà une partie en cours : { $game }.
alone-go-on = Continuer
alone-anew = Recommencer
alone-begun-all = { $game } commence. Tu joues tous les camps.
alone-begun = { $game } commence. Tu joues { $side } contre le bot ({ $level }).
alone-other-games = Autres jeux
alone-bot-did = Le bot { $deed }.
alone-earlier = { $count ->
    [one] -# Non montrée : une autre action. `/game log` la donne.
   *[other] -# Non montrées : { $count } autres actions. `/game log` les donne.
}
alone-draw-agreed = Le bot accepte la nulle.
alone-draw-declined = Le bot refuse la nulle.
alone-resigned = Le bot abandonne. Tu as gagné.
