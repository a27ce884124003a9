### La commande « npm run store » dans un terminal, pour la personne qui gère le bot

store-usage =
    npm run store -- check            lit chaque ligne, et rejoue chaque partie d'après son journal
    npm run store -- backup FICHIER   copie le stockage dans un nouveau fichier ; le bot peut rester en marche
    npm run store -- restore FICHIER  vérifie un tel fichier et le copie dans un stockage vide
    npm run store -- repair           coupe les parties endommagées avant le dégât, et garde le reste dans DATA_DIR/repaired
    npm run store -- copy DE VERS     copie une base de données, comme sqlite:///dossier/fichier ou postgres://..., dans une autre
    npm run store -- sweep            supprime les images inutilisées depuis un jour, et note celles qui le sont maintenant
    npm run store -- upgrade          écrit tout au format de cette version, dès qu'aucune version précédente ne tourne plus
    npm run store -- forget PERSONNE  oublie une personne, d'après le numéro de son compte Discord
    Le stockage est celui de DATABASE_URL et DATA_DIR. Tu peux interrompre chaque commande et la relancer. Arrête le bot avant
    restore, repair et copy.
store-game = Partie { $game }
store-game-in-channel = Partie { $game } dans le salon { $channel }
store-damage-missing = { $game } : il manque l'étape { $step }, ou des étapes avant elle.
store-damage-no-json = { $game } : l'étape { $step } n'est pas du JSON.
store-damage-no-step = { $game } : l'étape { $step } n'est pas une étape.
store-damage-newer = { $game } : une version plus récente du bot a écrit l'étape { $step }.
store-damage-altered = { $game } : l'étape { $step } a été modifiée après coup.
store-damage-other-line = { $game } : l'étape { $step } ne fait pas suite à l'étape précédente.
store-damage-no-part = { $game } : il manque un morceau de l'étape { $step }.
store-damage-unfit = { $game } : l'étape { $step } ne va pas avec la table.
store-torn = La ligne { $key } n'est pas du JSON.
store-rows = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
  }
store-other-rows = { $count ->
    [one] { $count } autre ligne
   *[other] { $count } autres lignes
  }
store-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
store-steps = { $count ->
    [one] { $count } étape entière
   *[other] { $count } étapes entières
  }
store-games-read = { $count ->
    [one] { $count } partie relue
   *[other] { $count } parties relues
  }
store-read = Lu : { $read }.
store-well = Tout va bien.
store-damaged = Endommagé : { $faults }.
store-cut = La partie continue à partir de l'étape { $step }. Coupé et gardé dans { $file } : { $rows }.
store-left-newer = Je n'y ai pas touché : démarre la version plus récente.
store-left = Je n'y ai pas touché : rien n'en est utilisable. On peut commencer une autre partie dans son salon.
store-torn-left = Je n'y ai pas touché : restaure une sauvegarde.
store-nothing-damaged = Rien n'est endommagé.
store-copied = Copié : { $rows }.
store-forgotten = C'est oublié. Parties : { $games }. Lignes supprimées : { $deleted }. Autres lignes où le compte a été remplacé : { $replaced }.
store-forgotten-left = Je n'ai pas touché à la partie { $game } : elle vient d'une version ancienne, et sans le compte, on ne pourrait pas vérifier ses étapes.
store-swept = Images : { $pictures }. Supprimées : { $deleted }. Inutilisées : { $unnamed } ; elles sont supprimées si elles le sont encore dans un jour.
store-upgraded-already = Le stockage est déjà au format { $format }.
store-upgraded = Le stockage est maintenant au format { $format }. Les processus d'une version précédente s'arrêtent d'eux-mêmes. Pour revenir en arrière, il te faut une sauvegarde d'avant.
store-refused-occupied = Cette base de données contient déjà des lignes. Prends-en une vide (pour SQLite, déplace son fichier et ceux à côté).
store-refused-unfinished = Une copie vers la base de données que tu veux copier a été commencée, mais pas terminée. Termine-la d'abord.
store-refused-exists = Ce fichier existe déjà. Prends un autre nom.
store-refused-lacking = Ce fichier n'existe pas.
store-refused-person = Donne le numéro du compte Discord de la personne, de 17 à 20 chiffres.
store-refused-same = C'est deux fois la même base de données.
store-no-database = Il n'y a pas de base de données { $file }. Vérifie DATABASE_URL et DATA_DIR ou, pour copy, ce que tu as tapé.
store-stopped = Arrêt avant la fin : { $why }. Règle cela, puis relance la commande.
store-damaged-copy = La copie est endommagée, donc je n'ai rien restauré.

## Un avis dans le salon d'une partie finie

store-goes = La partie { $title }, finie ici le { $ended }, va être supprimée le { $goes }, avec son journal, son plateau et son replay. Utilise `/game export` pour la garder en fichier, et `/game import` pour la faire revenir.
