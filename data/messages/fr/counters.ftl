### Compteurs.

counter-none = Il n'y a pas de compteurs que tu puisses voir. Les modules en définissent ; `/counter define` en ajoute un.
counter-line = { $counter } : **{ $value }**
counter-line-base = { $counter } : **{ $value }** (base { $base })
counter-defined = - { $line }. { $meaning }
counter-head = { $on }, { $line }
counter-meaning = Compte { $parts }.
counter-counts-all = les pièces
counter-counts-some = certaines pièces
counter-counts-match = les pièces du filtre { $match }
counter-sums-all = le total de la valeur { $property }
counter-sums-some = le total de la valeur { $property } de certaines pièces
counter-sums-match = le total de la valeur { $property } des pièces du filtre { $match }
counter-any-formula = calculée
counter-without-decks = hors des paquets
counter-without-stacks = hors des piles
counter-open = visible pour tout le monde
counter-own = défini dans cette partie
counter-read-as = Les formats le lisent comme `${ $property }$`.
counter-reported-as = Annoncé ainsi : { $report }
## Annonces avec leur raison

counter-to-battle = { $report } (quitte le plateau pour le combat)
counter-from-battle = { $report } (retour du combat)
counter-after-battle = { $report } (quitte le plateau après le combat)
counter-corrected = Le compteur { $counter } était faux : je l'ai corrigé de { $was } à { $now }.

## Après le nom d'un joueur

counter-removes = retire le compteur { $counter }
counter-defines = ajoute le compteur { $counter } : { $value }
counter-recounts = recompte tout
counter-recounts-right = recompte tout : tous les compteurs étaient justes

## Refus

counter-bad-match = Je n'arrive pas à lire ce filtre au caractère { $at }. Utilise une forme comme `PieceName = Gold && StackSize > 1`.
counter-bad-sum = Je n'arrive pas à lire cette formule au caractère { $at }. Utilise une propriété, ou une forme comme `{"{"}StackSize * 2{"}"}`.
counter-no-such-scope = Il n'y a ni plateau, ni zone, ni paquet { $scope } où compter. { $board } montre ceux qu'il y a.
counter-exists = Il y a déjà un compteur { $counter }. Choisis un autre nom.
counter-viewer-match = { $property } dépend de la personne qui regarde, et un compteur est le même pour tout le monde. Choisis une autre propriété.
counter-too-many = Une partie peut avoir { $most } compteurs ajoutés. { $remove } en retire un.
counter-modified = Le modificateur { $modifier } change une propriété { $counter } : ce ne serait donc pas la valeur du compteur. Choisis un autre nom.
counter-circle = Le compteur { $counter } se lirait lui-même, peut-être à travers d'autres compteurs. Retire la partie qui ferme la boucle.
counter-gone = Ce compteur n'existe plus. { $list } montre les autres.
counter-of-module = Le compteur { $counter } appartient au module. Choisis un compteur ajouté dans cette partie.
