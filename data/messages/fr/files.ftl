### Fichiers que les joueurs joignent

files-too-large = Ce fichier est trop lourd. La limite est de { $most }.
files-unreachable = Je n'ai pas pu charger ce fichier. Joins-le à nouveau.
files-no-text = Je ne peux pas lire ce fichier : ce n'est pas du texte (UTF-8).
files-waiting = { $count } de tes fichiers attendent encore. Renvoie celui-ci quand ils seront traités.
files-busy = Beaucoup de gens envoient des fichiers en ce moment. Renvoie le tien dans une minute.
files-too-costly = Ce fichier demande trop de temps ou de mémoire. Rends-le plus petit ou plus simple.
files-faults = { $count ->
    [one] Je ne peux pas utiliser { $file }, qui a { $count } défaut :
   *[other] Je ne peux pas utiliser { $file }, qui a { $count } défauts :
  }
files-warnings = { $count ->
    [one] { $count } avertissement :
   *[other] { $count } avertissements :
  }
files-more-lines = - et { $count } de plus ; le fichier joint les liste tous
files-zip-refused = Je ne peux pas utiliser { $file }.
files-no-module = Joins le fichier d'un module. `/module template` t'en donne un pour commencer.
files-file-or-module = Utilise soit `module:` pour un jeu gardé ici, soit `file:` pour le tien.
files-picture-alone = Une image a besoin du fichier de son module. Joins-le comme `file:`.

## Jeux à choisir

files-which-game = Choisis un jeu pour en voir un aperçu.
files-game = - { $game }
files-game-size = - { $game } ({ $size })
files-game-about = - { $game } : { $about }
files-game-size-about = - { $game } ({ $size }) : { $about }
files-more-games = - et { $count } de plus
files-games = Jeux : { $all }
files-games-from = Jeux { $first } à { $last } sur { $all }
files-start = Lancer
files-thread = Ouvrir un fil
files-back = ◀ Tous les jeux
files-what-now = Appuie sur **Lancer** pour jouer avec d'autres, ou sur **Essayer en solo** pour jouer seul ou contre le bot.
files-thread-opened = Rendez-vous dans { $thread } pour jouer à { $title }.
files-thread-none = Je ne peux pas ouvrir de fil ici. Il me faut un salon d'un serveur, pas un fil, et la permission Créer des fils publics. Enlève `thread:` pour lancer la partie dans ce salon.

## Images

files-picture-unreachable = Je n'ai pas pu charger { $file }. Joins l'image à nouveau.
files-picture-bad = { $file } : { $fault }
files-pictures-share = Toutes les images apportées ici peuvent faire ensemble { $share }, et les nouvelles dépassent cette limite de { $over }. Enregistre-les en plus petit, en JPEG, ou utilise `/module remove` pour les jeux auxquels vous ne jouez pas. La personne qui gère ce bot libère la place des images inutilisées.
files-pictures-many = { $title } utilise trop d'images. La limite est de { $most }.
files-pictures-missing = { $count ->
    [one] Il manque une image à { $title } : joins aussi { $files }, comme `picture:`.
   *[other] Il manque des images à { $title } : joins aussi { $files }, comme `picture:`.
  }
files-pictures-unused = Aucun plateau du jeu { $title } n'a d'image, donc je ne sais pas où mettre { $files }. Ajoute `picture:` à un plateau dans le module.
files-pictures-stray = Aucun plateau du jeu { $title } n'utilise { $files }. Les images du module sont { $wanted }.

## Zips

zip-itself = Le zip
zip-file = { $file } dans le zip
zip-broken = { $what } est abîmé. Refais le zip.
zip-path = { $what } a un nom qui mène hors de son dossier. Mets seulement le dossier du module dans le zip.
zip-link = { $what } est un lien vers un autre fichier. Mets le fichier lui-même dans le zip.
zip-encrypted = { $what } demande un mot de passe. Refais le zip sans mot de passe.
zip-method = { $what } est compressé d'une façon que je ne sais pas lire. Refais un zip ordinaire (deflate).
zip-twice = { $what } est là deux fois. Donne à chaque fichier son propre nom.
zip-too-many = { $what } contient trop de fichiers. Un module peut avoir un seul fichier et au plus { $most } images.
zip-too-large = { $what } est trop lourd. Une fois le zip ouvert, la limite est de { $most } par fichier et de { $together } en tout.
zip-too-costly = { $what } demande trop de temps ou de mémoire à décompresser. Rends-le plus petit.
zip-waiting = { $count } de tes fichiers attendent encore. Renvoie le zip quand ils seront traités.
zip-busy = Beaucoup de gens envoient des fichiers en ce moment. Renvoie le zip dans une minute.
zip-no-module = Il manque le fichier du module (YAML ou JSON). Mets-le dans le zip, à côté des images.
zip-vassal = C'est un module VASSAL. Utilise `/module import` pour en faire un jeu, ou demande à la personne qui gère ce bot d'utiliser `npm run import`.
zip-several-modules = { $what } est un deuxième fichier YAML ou JSON. Garde seulement celui du module.
