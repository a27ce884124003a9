### Les secrets qu'un jeu ou un module révèle à des joueurs qui ne devraient pas les connaître.

secret-places = ce qu'il y a dans { $places }
secret-kinds = { $count ->
    [one] les pièces face cachée du type { $kinds }
   *[other] les pièces face cachée des types { $kinds }
  }
secret-more-kinds = { $count } de plus

readers-everyone = tout le monde

## Ce que dit un module, une ligne chacun

disclosure-public = { $tells ->
    [some] Tout le monde sait s'il y a quelque chose dans { $places }.
    [count] Tout le monde sait combien de pièces il y a dans { $places }.
   *[contents] Tout le monde sait ce qu'il y a dans { $places }.
  }
disclosure-known = { $tells ->
    [some] Connu de { $readers } : s'il y a quelque chose dans { $places }.
    [count] Connu de { $readers } : combien de pièces il y a dans { $places }.
   *[contents] Connu de { $readers } : ce qu'il y a dans { $places }.
  }
disclosure-number = { $declared ->
    [yes] Le compteur { $name } renseigne { $readers } sur { $secrets }.
   *[no] Le compteur { $name } renseigne { $readers } sur { $secrets }, et le module ne le déclare pas.
  }
disclosure-turn = { $declared ->
    [yes] Savoir à qui c'est de jouer renseigne { $readers } sur { $secrets }.
   *[no] Savoir à qui c'est de jouer renseigne { $readers } sur { $secrets }, et le module ne le déclare pas.
  }
disclosure-phase = { $declared ->
    [yes] La phase { $name } d'un tour renseigne { $readers } sur { $secrets }.
   *[no] La phase { $name } d'un tour renseigne { $readers } sur { $secrets }, et le module ne le déclare pas.
  }
disclosure-effect = { $declared ->
    [yes] L'effet du modificateur { $name } renseigne { $readers } sur { $secrets }.
   *[no] L'effet du modificateur { $name } renseigne { $readers } sur { $secrets }, et le module ne le déclare pas.
  }
disclosure-act = { $declared ->
    [yes] Un joueur qui utilise { $name } renseigne { $readers } sur { $secrets }.
   *[no] Un joueur qui utilise { $name } renseigne { $readers } sur { $secrets }, et le module ne le déclare pas.
  }
disclosure-result = { $declared ->
    [yes] Une victoire ou une défaite décidée par { $name } renseigne { $readers } sur { $secrets }.
   *[no] Une victoire ou une défaite décidée par { $name } renseigne { $readers } sur { $secrets }, et le module ne le déclare pas.
  }
disclosure-ranks = { $declared ->
    [yes] Une victoire ou une défaite décidée par { $name }, avec ses scores à la fin, renseigne { $readers } sur { $secrets }.
   *[no] Une victoire ou une défaite décidée par { $name }, avec ses scores à la fin, renseigne { $readers } sur { $secrets }, et le module ne le déclare pas.
  }
disclosure-scores = { $declared ->
    [yes] Les scores et les messages que donne { $name } renseignent { $readers } sur { $secrets }.
   *[no] Les scores et les messages que donne { $name } renseignent { $readers } sur { $secrets }, et le module ne le déclare pas.
  }
disclosure-unknown-keeper = { $count ->
    [one] un marqueur connu seulement de { $sides }
   *[other] un marqueur connu seulement de { $sides }
  }
disclosure-each-side = { $line } C'est pareil pour chaque autre camp.

disclosures-head = Ce jeu révèle certaines informations cachées :
disclosures-in-file = -# Le fichier indique ce que les règles de ce jeu font connaître des choses cachées.

## Ce que révèle tout module qui a des secrets

revelation-play = Tout le monde voit les pièces et les cartes qui arrivent à un endroit visible, ou qu'un joueur y joue, montre ou défausse.
revelation-outcome = Si quelque chose que tu ne vois pas barre le chemin de ton coup, tu le remarques au résultat.
revelation-in-the-way = Si quelque chose d'invisible arrête une tentative, les joueurs qui voient les pièces en jeu l'apprennent.
revelation-undo = Si quelque chose d'invisible s'est passé après une étape, tu apprends qu'on ne peut ni l'annuler ni la rétablir.
revelation-undo-asks = Si tu demandes à annuler une étape qui a montré du nouveau, les autres joueurs apprennent qu'elle en a montré.
revelation-begun = Si tu veux annuler la fin d'un tour, tu apprends si le camp suivant a déjà commencé.
revelation-secret = Tous les mélanges et tous les lancers deviennent publics quand la partie est finie et que son secret est publié.

## Pourquoi le compteur, le modificateur ou le marqueur d'un joueur est refusé

undeclared-counter = { $name } renseignerait { $readers } sur { $secrets }. Choisis { $visible } tout le monde, ou indique quels secrets il montre : { $reveals }.
undeclared-modifier = { $name } renseignerait { $readers } sur { $secrets }. Indique quels secrets il montre : { $reveals }.
undeclared-scorekeeper = { $name } renseignerait { $readers } sur { $secrets }. Indique quels secrets il montre : { $reveals }. Ou ajoute `(known-to side*)` pour l'annoncer à tout le monde.
