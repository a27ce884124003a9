### La commande /help

command-help = Montrer ce que tu peux faire ici, par thème
command-help-topic = Le thème
help-now-title = **Ce que tu peux faire ici et maintenant**
help-ask = Appuie sur un thème pour en savoir plus.
help-now = Que faire maintenant ?
help-no-topic = Il n'y a pas d'aide sur « { $topic } ». Voici les thèmes :
help-page = Page { $now } sur { $all }

## Sans partie à cet endroit

help-nowhere-start = - `/game start` lance une partie pour tous dans ce salon : la commande te propose les jeux.
help-nowhere-games = - `/me games` liste tes parties et montre lesquelles t'attendent.
help-nowhere-others = - `/kingdom` tire un royaume pour Dominion, `/roll` lance des dés. Pas besoin de partie pour ça.
help-direct-others = - Pour jouer avec d'autres, utilise `/game start` dans un salon d'un serveur.
help-direct-none = - Tu n'as aucune partie en ce moment. Pour en lancer une, utilise `/game start` dans un salon d'un serveur.
help-foreign-member = - Je ne suis pas membre ici, donc tu ne peux pas y jouer de partie. Joue sur un serveur qui m'a ajouté.
help-foreign-works = - `/kingdom` tire un royaume pour Dominion, `/roll` lance des dés, `/tutorial` montre comment se passe une partie. Tu peux les utiliser ici.

## Dans une partie

help-now-rules = - `/game rules` montre les règles : { $title }.
help-now-log = - `/game log` montre ce qui s'est passé, `/board` montre le plateau.
help-now-over = - { $title } : la partie est finie. Pour en lancer une autre, utilise `/game start`.
help-now-watch = - Tu regardes { $title }. Avec `/game join`, tu prends un camp s'il en reste un de libre.
help-now-seated = - Tu joues { $sides } dans { $title }. La partie n'a pas encore commencé.
help-now-unseated = - { $title } : la partie n'a pas encore commencé. Appuie sur un camp sous les places, ou utilise `/game join`.
help-now-begin = - Appuie sur **Commencer** sous les places pour lancer la partie.
help-now-host-begins = - L'hôte peut la lancer maintenant.
help-now-not-ready = - Elle peut commencer dès que tous les camps nécessaires sont pris. Appuie sur **Essayer en solo** pour jouer tous les camps.
help-now-waiting = - C'est à { $side } de jouer.
help-now-hand-waiting = - `/hand show` montre ta main. Personne d'autre ne la voit.
help-now-play = - Appuie sur **Jouer** : c'est ton tour avec { $side }.
help-now-play-anytime = - Appuie sur **Jouer** quand tu veux : dans ce jeu, il n'y a pas de tours.
help-now-must = - Tu dois { $acts }.
help-now-can = - Tu peux { $acts }.
help-now-move = - `/move` déplace une pièce. La commande te propose tes pièces et les cases où elles peuvent aller.
help-now-act = - `/act` sert aux autres actions de ce jeu.
help-now-army = - `/army form` forme une armée avec des unités d'une même case, `/move` la déplace.
help-now-hand = - `/hand show` montre ta main ; tu peux y jouer tes cartes.
help-now-end = - `/turn end` termine ton tour.
help-now-undo = - `/game undo` annule ta dernière étape.

## Thèmes

help-start = Débuter
help-start-tutorial = `/tutorial` t'apprend à jouer ici en cinq minutes. Il suffit d'appuyer sur des boutons.
help-start-start = `/game start` lance une partie dans ce salon et montre les places. Appuie sur ton camp, puis sur **Commencer**.
help-start-join = `/game join` te permet de prendre un camp plus tard, ou de regarder. `/game leave` libère ta place.
help-start-alone = **Essayer en solo**, sous les places, te laisse jouer tous les camps. Si tu as choisi le jeu dans la liste, pas besoin de salon pour ça, et tu peux aussi jouer contre le bot.
help-start-seats = `/game transfer` propose ton camp à une autre personne. Avec `/game unseat`, l'hôte libère la place d'un joueur qui ne vient plus.
help-start-clock = `/game settings turn:` donne une pendule à la partie si tout le monde est d'accord. Quand le temps est écoulé, les joueurs qui attendent choisissent la suite avec `/game timeout`.
help-start-master = `/game join` permet aussi de prendre la place du meneur de jeu, qui voit tout et peut tout faire.
help-start-stop = `/game stop` met fin à la partie. Je te demande confirmation avant.
help-start-files = `/game export` te donne la partie sous forme de fichier, `/game import` continue une partie à partir d'un fichier, dans n'importe quel salon.

help-play = Ton tour
help-play-play = `/play` te montre en boutons ce que tu peux faire maintenant. Personne d'autre ne les voit. **En texte** montre la même chose en liste, avec la commande pour chaque action.
help-play-move = `/move` déplace une pièce : tape sa case ou son nom, puis sa destination. Je te propose les coups permis pendant que tu tapes.
help-play-act = `/act` sert aux autres actions d'un jeu. La commande te propose ce que tu peux faire maintenant, avec le coût.
help-play-capture = `/move` avec `capture:` capture des pièces dans le même déplacement, si le jeu le permet.
help-play-resign = `/game resign` abandonne la partie, `/game draw` propose la partie nulle ou l'accepte.
help-play-turn = `/turn show` montre à qui c'est de jouer. `/turn end` termine ton tour si le jeu ne le fait pas tout seul, `/turn next` passe à sa phase suivante.
help-play-pass = `/turn pass` passe, si le jeu le permet. `/turn tell` montre aux autres ce que tu as fait, sans attendre la fin de ton tour.
help-play-delete = `/piece delete` retire une pièce de la table.
help-play-roll = `/roll` lance des dés, par exemple 2d6+1. Avec `/roll private:`, seuls toi et le meneur de jeu voyez le résultat.
help-play-verify = `/game verify` vérifie tous les mélanges et tous les lancers une fois la partie finie.

help-armies = Armées
help-armies-form = `/army form` forme une armée avec tes unités d'une même case. `/army show` liste les unités d'une armée ; tu peux y en choisir, voir où elles peuvent aller et les déplacer.
help-armies-move = `/move piece:` déplace aussi une armée, `units:` une partie de celle-ci : `1,3`, `1-3`, `2 pikemen`, `all but 2`. Choisis le chemin avec `via:`.
help-armies-join = `/army join` et `/army split` font entrer et sortir des unités, `/army rename` renomme une armée, `/army disband` la dissout, `/army list` liste toutes les armées.
help-armies-engage = `/army engage` mène une armée au combat contre un ennemi voisin si le jeu a un plateau de combat, `/army return` met fin au combat.

help-look = Voir la partie
help-look-board = `/board` montre le plateau tel que tu peux le voir, `/board around:` une portion seulement. **Montrer à tous** le publie.
help-look-step = `/board step:` montre le plateau après une étape passée, que tu peux marquer d'un signet. `/game replay` montre le dernier tour ou toute la partie en image animée.
help-look-pieces = `/piece list` liste les pièces, `/piece show` en montre une.
help-look-rules = `/game rules` montre les règles de la partie en cours, ou celles d'un jeu que tu peux lancer ici.
help-look-status = `/game status` montre où en est la partie, `/game seats` qui joue quoi.
help-look-log = `/game log` montre ce qui s'est passé, étape par étape.

help-cards = Cartes
help-cards-hand = `/hand show` montre ta main. Personne d'autre ne la voit. Choisis une carte en dessous, ou utilise `/hand play`, `/hand give` et `/hand discard`.
help-cards-draw = `/deck draw` pioche des cartes dans ta main, `/deck deal` en distribue à toutes les mains, `/deck list` montre combien il y en a à chaque endroit.
help-cards-peek = `/deck peek` regarde le dessus d'une pioche, `/deck return` y remet des cartes, `/deck shuffle` mélange. Ajoute `discards:` pour y mélanger la défausse.
help-cards-hide = `/piece hide` retourne une pièce face cachée, `/piece reveal` la révèle à tous ou à une personne, `/piece peek` en regarde une.

help-change = Les pièces
help-change-add = `/piece add` pose une nouvelle pièce sur la table, `/piece clone` en copie une, `/piece replace` la remplace par un autre type.
help-change-set = `/piece set` change une propriété d'une pièce, `/piece flip` la retourne, `/piece rotate` la fait pivoter, `/piece order` la déplace dans sa pile.
help-change-send = `/piece send` met une pièce n'importe où, même contre les règles de déplacement.
help-change-give = `/piece give` donne une pièce à un autre camp. Elle reste où elle est.
help-change-host = La plupart de ces commandes sont pour l'hôte, et ne marchent que dans une partie qui ne cache rien.

help-modifiers = Modificateurs
help-modifiers-list = `/modifier list` montre les modificateurs de règles et de valeurs, dans l'ordre où ils s'appliquent.
help-modifiers-explain = `/modifier explain` montre étape par étape comment une valeur est calculée.
help-modifiers-add = `/modifier add` met un modificateur en jeu, `/modifier remove` le retire. `/modifier order` décide lequel de deux s'applique en premier en cas d'égalité.

help-modules = Tes propres jeux
help-modules-list = `/module list` montre les jeux que tu peux lancer ici. `/game start` avec `file:` en lance un à partir de ton propre fichier.
help-modules-template = `/module template` te donne un petit jeu pour débuter, `/module schema` un fichier avec lequel ton éditeur vérifie ce que tu tapes.
help-modules-check = `/module check` montre toutes les erreurs d'un fichier, ligne par ligne. `/module add` garde le jeu pour ce serveur, `/module remove` le retire.
help-modules-import = `/module import` transforme un module VASSAL en jeu, si la personne qui gère ce bot l'a permis. Il te faut le droit d'utiliser le module.
help-modules-show = `/module show` montre aux auteurs les éléments de leur module, avec ses propres termes.
help-modules-reload = `/game reload` donne un fichier corrigé à une partie en cours. Je te demande confirmation avant. Pour revenir en arrière, recharge l'ancien fichier.

help-kingdoms = Dominion
help-kingdoms-draw = `/kingdom` tire aussitôt un royaume pour Dominion. En dessous, tu peux en tirer un autre, remplacer une pile, en verrouiller certaines, ou copier les noms.
help-kingdoms-require = `/kingdom require:` dit ce qu'il doit contenir et, après une barre oblique, ce qu'il ne doit pas contenir : `Moat, 3 Attack, 1 Village / Curser`.
help-kingdoms-code = `/kingdom code:` montre de nouveau un royaume à partir de son code, `/kingdom again:` en tire un pour l'une des dernières demandes faites ici.
help-kingdoms-wish = **Remplacer par ...** demande par quoi remplacer une pile ou un paysage : `another village`, `any at 5`, `no attack`, ou une carte.
help-kingdoms-played = **Joué** sous un royaume note que vous l'avez joué ici, et qui a gagné. `/kingdom fresh:` écarte ses cartes, `/kingdom unseen:` préfère les cartes que vous n'avez pas vues depuis longtemps, `/house played` les liste tous.
help-kingdoms-house = `/house boxes` dit quelles boîtes vous avez, `/house ban` bannit des cartes, `/house unban` lève l'interdiction, `/house printing` choisit la version des textes de cartes. `/house show` montre tout ça.

help-counters = Compteurs
help-counters-show = `/counter show` montre les compteurs que tu peux voir, `/counter list` ce que chacun compte.
help-counters-define = `/counter define` ajoute un compteur pour une carte du terrain, un plateau, une zone, une main ou une pioche, `/counter remove` le retire.
help-counters-refresh = `/counter refresh` recompte tout et montre ce qui était faux. Seuls les joueurs peuvent l'utiliser.
help-counters-deck = `/deck show` résume une pile visible.

help-scores = Scores
help-scores-show = `/score show` montre les scores et ce qui sépare chacun de la victoire, dans la mesure où tu peux le savoir.
help-scores-add = `/score add` ajoute des points à la main, si le jeu le permet. `/score claim` montre les objectifs que tu peux revendiquer, et en revendique un.
help-scores-rounds = `/score rounds` montre les scores manche par manche, en tableau et en image, et d'où viennent les points.
help-scores-define = `/score define` ajoute des marqueurs à une partie en cours ou les change, `/score book` liste les parties finies ici.
help-scores-stop = Avec `/game stop`, l'hôte choisit : classer les camps selon leur score, ou abandonner la partie.

help-you = Tes réglages
help-you-games = `/me games` liste tes parties, en commençant par celles qui t'attendent.
help-you-settings = `/me settings` règle comment je te contacte : messages privés, rappels pour ton tour, et heures où je te laisse tranquille.
help-you-data = `/me data` te donne tout ce que je garde sur toi, `/me forget` l'efface.
help-you-interested = Avec `/me interested`, un message te mentionne quand un jeu que tu as choisi cherche des joueurs ici, au plus une fois par jour.
help-you-away = `/me settings away:` signale ton absence à ceux qui t'attendent, `dms:` coupe ou rétablit les messages privés.
help-you-about = `/about` montre qui gère ce bot et ce qu'il garde sur toi.
help-you-reminder = `/game settings` montre quand je rappelle aux joueurs qu'une partie les attend. L'hôte le règle avec `reminder:`.
help-you-server = `/server settings` montre où l'on peut jouer sur ce serveur, qui lance les parties et qui apporte des fichiers. Les responsables du serveur le règlent. Ils peuvent aussi débloquer une partie (`/server unstick`) ou lui donner un autre hôte (`/server host`).
help-you-language = Avec `/game settings language:`, l'hôte choisit la langue des messages de la partie. Ce que tu lis en privé est dans ta langue.
help-you-game = La plupart des commandes acceptent `game:`, pour une de tes parties à un autre endroit. En message privé, il n'est utile que si tu as plusieurs parties.

help-undo = Annuler
help-undo-undo = `/game undo` annule ta dernière étape, `/game undo steps:` plusieurs. Si d'autres ont agi depuis, je leur demande d'abord.
help-undo-seen = Une étape a peut-être montré du nouveau à un joueur, comme une carte. Selon le jeu, je demande alors aux autres, je mélange la pioche, ou je ne l'annule pas.
help-undo-redo = `/game redo` rétablit ce qui a été annulé, si rien d'autre n'a été joué et qu'aucun joueur n'a rien vu de nouveau.
