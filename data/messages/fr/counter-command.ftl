### La commande /counter

counter-command = Montrer ce que le jeu compte, ou compter autre chose
counter-command-show = Montrer un compteur, ou tous ceux que tu peux voir
counter-command-list = Lister ce que compte chaque compteur
counter-command-define = Ajouter un compteur (le meneur de jeu, ou l'hôte si rien n'est caché)
counter-command-remove = Retirer un compteur ajouté avec /counter define
counter-command-refresh = Tout recompter
counter-option-name = Le compteur, par exemple Wealth (Red Hand)
counter-option-define-name = Le nom du compteur
counter-option-on = Un plateau, une carte du terrain, une zone, une main ou une pioche
counter-option-match = Quelles pièces compter, par exemple Type = Gold (par défaut : toutes)
counter-option-sum = Propriété ou formule à additionner, comme { "{" }Value * 2{ "}" } (par défaut : 1 par pièce)
counter-option-visible = Qui voit le nombre (par défaut : tous ceux qui voient le plateau)
counter-visible-map = tous ceux qui voient le plateau
counter-visible-all = tout le monde
counter-option-decks = Compter aussi les cartes des pioches (par défaut : oui)
counter-option-stacks = Compter aussi les pièces des piles (par défaut : oui)
counter-option-report = Que publier quand il change, par exemple $counterName$: $newValue$
counter-option-description = À quoi il sert ; tous ceux qui voient le nombre peuvent le lire
counter-formula = Utilise une propriété qu'une pièce possède. Mets une formule entre accolades, par exemple `{ "{" }StackSize * 2{ "}" }`.
counter-bad-name = Le nom d'un compteur a 50 caractères au plus, au moins une lettre ou un chiffre, et pas de `$`.

## Totaux privés par message privé

counter-sent = Je t'ai envoyé un message privé.
counter-send-refused = Je ne peux pas t'envoyer de message privé : tu ne les acceptes pas. Autorise-les dans les paramètres de confidentialité de ce serveur, ou utilise `/counter show` ici.
counter-send-unknown = Je ne sais pas si mon message est arrivé. Regarde tes messages privés, ou appuie de nouveau sur le bouton.
counter-send-none = Tu n'as pas de totaux privés. `/counter show` montre ceux que tout le monde voit.
