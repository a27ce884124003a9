### Places d'une partie, et ce que son hôte a réglé

seats-nobody-plays = Personne ne joue { $side }. Utilise `/game seats` pour voir qui joue quoi.
seats-several-play = Plusieurs joueurs jouent { $side }. Choisis-en un avec `person:`.
seats-which-side = Tu joues { $sides }. Choisis un camp avec `side:`.
seats-ask = Veux-tu demander à { $players } de céder le camp { $side } ?
seats-bot-choose = Choisis le niveau du bot (pour l'instant { $level }), puis sa place.
seats-bot-asks = -# Les autres joueurs sont d'abord consultés.
seats-bot-all = Toutes
seats-bot-no-seat = Aucune place n'est libre.
settings-head = { $title }, réglages de l'hôte { $host } :
settings-reminder = - Rappel : un seul, { $after } après le début d'un tour (`/game settings reminder:`). Tu peux le retarder ou le couper pour toi dans `/me settings`.
settings-reminder-off = - Rappel : aucun (`/game settings reminder:`).
settings-posts-turn = - Messages : un seul à la fin du tour, ou tout de suite si ça ne peut pas attendre (`/game settings posts:`).
settings-posts-act = - Messages : après chaque action (`/game settings posts:`).
settings-language = - Langue : les messages d'ici sont en { $language } (`/game settings language:`). Ce que personne d'autre ne lit est dans ta langue.
settings-clock = - Pendule : { $limit } (`/game settings turn:` ou `bank:` ; tous les camps doivent être d'accord).
settings-open = - Places : ouvertes jusqu'au { $until } (`/game settings open:`).
settings-one-clock = Utilise soit `turn:`, un temps pour chaque tour, soit `bank:`, un temps pour tous les tours d'un camp.
settings-clock-alone = Utilise `turn:` ou `bank:` sans autre option : une pendule demande l'accord des autres.
settings-no-language = Je ne parle pas encore cette langue. Pour `language:`, choisis l'une de celles-ci : { $languages }.
settings-no-posts = Utilise `posts: turn` pour un message par tour, ou `posts: act` pour un message après chaque action.

## Les mots d'un joueur, mêlés au hasard d'une partie

share-bad = Tes mots doivent avoir de 1 à { $longest } caractères visibles, sans espace au début ni à la fin. Tapes-en d'autres, ou enlève `share:` ; j'en prends alors dans ta commande.
share-left-out = Je n'ai pas mêlé tes mots au hasard : un joueur peut en ajouter { $most } fois au plus. Si d'autres doivent accepter ta place, c'est leur appui sur le bouton qui compte.
share-no-side = `share:` ne marche qu'avec un camp. Ajoute `side:`, ou enlève `share:`.
share-closed = La partie a commencé, donc tu ne peux plus ajouter de mots. Enlève `share:`.

## Un formulaire

when-title = Quand peux-tu jouer ?
when-label = Exemple : le soir dès 20 h (vide = effacer)
