### Les parties en fichiers : /game export et /game import

export-seen = Tout ce que tu peux voir de la partie { $title }, à lire. Tant qu'une partie qui cache des choses est en cours, tu ne peux pas tout avoir : `/game import` n'accepte donc pas ce fichier.
export-seen-over = Tout ce que tu peux voir de la partie { $title }, à lire. Une partie qui cache des choses ne s'exporte en entier qu'une fois son secret publié : `/game verify` a un bouton pour cela. `/game import` n'accepte pas ce fichier.
export-whole = Toute la partie { $title }. Tu peux la continuer dans n'importe quel salon avec `/game import`.
export-published = Toute la partie { $title }. Le fichier contient le secret de la partie, il suffit donc pour la vérifier : avec `npm run verify`, ou ici avec `/game verify`.
export-signed = J'ai signé ce fichier avec la clé `{ $key }`. Pour le vérifier : `npm run verify -- game.json { $key }`.
export-unsigned = Je n'ai pas signé ce fichier : la partie vient d'un fichier sans preuve.
export-too-large = Le fichier serait trop gros pour un message. La limite est de { $most }.
import-no-file = Joins le fichier d'une partie obtenu avec `/game export`.
import-question = Il y a déjà une partie de { $running } dans ce salon. Veux-tu y mettre fin pour de bon et continuer à la place celle du fichier ?
import-instead = Finir et continuer
import-forgotten = Je n'ai plus ce fichier. Utilise à nouveau `/game import`.
import-pictures = Ces images de la partie manquent ici : { $files }. Ajoute-les avec le module de { $title } par `/module add`, puis importe le fichier à nouveau.
more-files = { $count } de plus
import-overtaken = Une autre partie vient de commencer dans ce salon. `/game status` te la montre.

## Pourquoi un fichier ne permet pas de continuer

import-remedy = Utilise un fichier de `/game export` sans le modifier.
import-json-syntax = Je n'arrive pas à lire la ligne { $line } de ce fichier. Il est peut-être coupé.
import-json-too-deep = La ligne { $line } de ce fichier a trop de niveaux.
import-json-too-long = Le texte de la ligne { $line } de ce fichier est trop long.
import-json-too-much = Ce fichier contient trop de choses, à partir de la ligne { $line }.
import-json-twice = La ligne { $line } de ce fichier répète une clé.
import-json-no-text = La ligne { $line } de ce fichier contient des caractères qui ne sont pas du texte.
import-fault-other = Je ne reconnais pas de partie dans ce fichier.
import-fault-seen = Tu ne peux pas continuer cette partie : le fichier ne contient que ce qu'une seule personne pouvait voir.
import-fault-version = Ce fichier est en version { $version } : il vient d'un bot plus récent, je ne peux donc pas le lire.
import-fault-form = Ce fichier a été modifié : quelque chose ne va pas à `{ $at }`.
import-fault-module = Les règles de ce fichier ont été modifiées ({ $at }).
import-fault-step = Ce fichier a été modifié : l'étape { $step } ne découle pas des étapes précédentes.
import-fault-end = Ce fichier a été modifié : ses étapes mènent à une autre fin.
import-fault-hides = Tu ne peux pas continuer cette partie : elle cache des choses à ses joueurs, et le fichier les montre toutes. Utilise `/game start` pour en commencer une nouvelle.

## Les échecs en texte : PGN pour les parties, FEN pour les positions

fen-parts = Ce n'est pas une position en FEN. Écris les rangées, `w` ou `b`, les roques, la prise en passant et deux nombres.
fen-rows = `{ $text }` n'a pas autant de rangées que l'échiquier. Écris chaque rangée, avec `/` entre elles.
fen-row = La rangée `{ $text }` n'a pas autant de cases que l'échiquier. Écris un chiffre pour les cases libres.
fen-letter = `{ $text }` n'est pas une pièce. Utilise K, Q, R, B, N et P, en minuscules pour les Noirs.
fen-turn = `{ $text }` ne dit pas à qui de jouer. Écris `w` ou `b`.
fen-castling = Le roque `{ $text }` n'est pas possible : le roi et la tour doivent être sur leurs cases de départ. Écris `-` s'il n'y a pas de roque.
fen-passing = Aucun pion ne vient de passer par `{ $text }`. Écris `-` s'il n'y a pas de pion à prendre en passant.
fen-number = `{ $text }` n'est pas un nombre de coups.
fen-kings = Il faut exactement un roi au camp { $side }.
fen-last-row = Il ne peut pas y avoir de pion sur `{ $text }` : il aurait été promu.
fen-check = Le roi du camp { $side } est en échec, mais ce n'est pas à ce camp de jouer.
fen-over = La partie est finie dans cette position : il n'y a aucun coup légal.
pgn-fault = Ligne { $line } : { $why } Je n'ai pas commencé de partie.
pgn-too-long = Le texte est trop long. La limite est de { $most } caractères.
pgn-too-many = Il y a trop de coups. La limite est de { $most }.
pgn-token = Je ne comprends pas `{ $text }` en PGN.
pgn-second = Une deuxième partie commence là (`{ $text }`). Envoie une partie à la fois.
pgn-variant = Je ne connais pas la variante d'échecs `{ $text }`.
pgn-over = La partie était finie avant `{ $text }` : par mat, pat, triple répétition ou règle des 50 coups.
pgn-unreadable = `{ $text }` n'est pas un coup. Écris des coups comme `Nf3`, `exd5`, `O-O` ou `e8=Q`.
pgn-illegal = `{ $text }` n'est pas un coup légal à ce moment-là.
pgn-ambiguous = Plusieurs pièces pourraient jouer le coup `{ $text }`. Ajoute la colonne ou la rangée de départ, comme dans `Nbd2`.
chess-other-game = PGN et FEN servent aux échecs, ils ne marchent donc pas pour { $title }. Utilise `/game export` tout court pour avoir le fichier.
chess-not-begun = La partie n'a pas encore commencé.
chess-no-move = Cette partie contient une action qui n'est pas un coup d'échecs, donc elle n'a pas de PGN. Utilise FEN, ou `/game export` tout court.
chess-no-module = Je n'ai pas ici de jeu d'échecs qui puisse continuer à partir de ce texte.
chess-pgn = Les coups de la partie { $title }, en PGN. Tous les logiciels d'échecs savent les lire, et tu peux continuer la partie avec `/game import`.
chess-fen =
    La position de la partie { $title }, en FEN :
    ```
    { $fen }
    ```
    Utilise `/game start position:` pour partir de cette position.
