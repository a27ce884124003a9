### La commande /server : les réglages d'un serveur. Discord affiche au plus 100 caractères d'une description.

command-server = Pour les responsables du serveur ou du salon : où on joue, et qui lance les parties
command-server-settings = Voir ou changer où on joue, qui lance les parties et qui apporte des fichiers
command-server-here = Peut-on jouer dans ce salon ? Si aucun n'est ouvert, on joue partout
command-server-here-open = oui
command-server-here-closed = plus maintenant
command-server-here-anywhere = partout sur ce serveur
command-server-starts = Qui peut lancer des parties
command-server-uploads = Qui peut apporter des modules, des images et des parties en fichiers
command-server-house = Qui peut changer les boîtes et les cartes bannies de /house
command-server-everyone = tout le monde ici
command-server-managers = les responsables de ce serveur
command-server-games = Le nombre maximal de parties à la fois ici ; 0 pour aucune limite
command-server-ratings = Garder les résultats et classements dans le carnet de scores ? (par défaut : non)
command-server-ratings-on = les garder
command-server-ratings-off = ne pas les garder
command-server-unstick = Laisser la partie de ce salon continuer sans les joueurs qu'elle attend
command-server-host = Faire d'une autre personne l'hôte de la partie de ce salon
command-server-host-person = La personne

## Ce qui est réglé

server-settings = **Ce serveur** (ses responsables peuvent changer ça avec `/server settings`) :
server-conversation = **Cette conversation :**
server-anywhere = - On peut jouer dans tous les salons (`here:`).
server-where = - On peut jouer dans { $channels } et dans leurs fils (`here:`).
server-at-once = { $count ->
    [one] Il ne peut y avoir que { $count } partie à la fois (`games:`).
   *[other] Il peut y avoir au plus { $count } parties à la fois (`games:`).
  }
server-no-limit = Le nombre de parties à la fois n'est pas limité (`games:`).
server-starts-everyone = - Tout le monde ici peut lancer des parties (`starts:`).
server-starts-managers = - Seuls les responsables de ce serveur peuvent lancer des parties (`starts:`).
server-uploads-everyone = - Tout le monde ici peut apporter des fichiers (`uploads:`).
server-uploads-managers = - Seuls les responsables de ce serveur peuvent apporter des fichiers (`uploads:`).
server-house-everyone = - Tout le monde ici peut changer les boîtes et les cartes bannies (`house:`).
server-house-managers = - Seuls les responsables de ce serveur peuvent changer les boîtes et les cartes bannies (`house:`).
server-ratings-on = - Le carnet de scores garde les résultats et les classements des joueurs (`ratings:`). Utilise `/score book` avec `person:` ou `module:` pour les voir. Une partie est classée si tout le monde le veut avant le début (`/me settings book:rated`). Avec `/me settings book:none`, tu restes hors du carnet de scores.
server-ratings-off = - Le carnet de scores ne garde pas les résultats et les classements des joueurs (`ratings:`).
server-managers-only = Seuls les responsables de ce serveur peuvent changer ça. Utilise `/server settings` sans option pour le voir.
server-not-manager = Seuls les responsables de ce serveur ou de ce salon peuvent faire ça. Les hôtes peuvent utiliser `/game settings`.
server-none = Ça ne se règle que sur un serveur. Ici, tu peux régler `ratings:`.
server-refused-starts = Seuls les responsables de ce serveur peuvent lancer des parties ici (`/server settings`). Demande à l'un d'eux.
server-refused-uploads = Seuls les responsables de ce serveur peuvent apporter des fichiers ici (`/server settings`). Demande à l'un d'eux, ou utilise `/module check` pour vérifier un fichier sans le garder.
server-refused-house = Seuls les responsables de ce serveur peuvent changer les boîtes et les cartes bannies (`/server settings`). Demande à l'un d'eux.
server-refused-elsewhere = On ne peut pas jouer dans ce salon. Lance ta partie dans { $channels }.
