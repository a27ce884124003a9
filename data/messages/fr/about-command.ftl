### La commande /about. Discord affiche au plus 100 caractères d'une description.

about-command = Qui gère ce bot, ce qu'il garde sur toi, pendant combien de temps, et qui peut le lire
about-title = **Quartermaster { $version }** tient la table des parties jouées par chat.
about-run-by = - **Géré par** { $host }.
about-run-by-unknown = - **Géré par** une personne qui n'a pas donné de nom. Demande aux responsables de ce serveur.
about-stored = - **Ce qui est gardé** : chaque étape d'une partie, avec qui l'a faite et quand ; les noms que tu tapes ; les mains, les paquets et les dés de la partie ; ta place à la table ; tes `/me settings`, tes lancers enregistrés et la langue de ton Discord ; les résultats des parties et les royaumes joués ; et les modules et les images qu'un serveur conserve. Je ne lis aucun autre message.
about-how-long = - **Combien de temps** : jusqu'à la suppression. Avec `/me forget`, toutes les parties t'oublient aussitôt : elles restent, mais t'appellent « un ancien joueur ». La personne qui gère le bot peut faire de même.
about-how-long-days = { $days ->
    [one] - **Combien de temps** : jusqu'à la suppression. Une partie est supprimée { $days } jour après sa fin, une semaine après que je l'ai annoncé dans son salon ; ses résultats restent. Avec `/me forget`, toutes les parties t'oublient aussitôt : elles restent, mais t'appellent « un ancien joueur ». La personne qui gère le bot peut faire de même.
   *[other] - **Combien de temps** : jusqu'à la suppression. Une partie est supprimée { $days } jours après sa fin, une semaine après que je l'ai annoncé dans son salon ; ses résultats restent. Avec `/me forget`, toutes les parties t'oublient aussitôt : elles restent, mais t'appellent « un ancien joueur ». La personne qui gère le bot peut faire de même.
  }
about-who-reads = - **Qui peut le lire** : les joueurs voient ce que la partie leur montre. Les responsables du serveur ne voient rien de ce qui est caché. La personne qui gère le bot peut tout lire.
about-sent = - **Envoyé ailleurs** : rien, sauf ce que je publie sur Discord.
