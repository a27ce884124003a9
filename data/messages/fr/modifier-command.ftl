### La commande /modifier

modifier-command = Voir et changer ce qui modifie les règles et les valeurs du jeu
modifier-command-list = Lister les modificateurs en jeu, dans l'ordre où ils s'appliquent
modifier-command-explain = Montrer comment une valeur est calculée, étape par étape
modifier-command-add = Ajouter un modificateur (le meneur de jeu, ou l'hôte si rien n'est caché)
modifier-command-remove = Retirer un modificateur
modifier-command-order = Choisir lequel de deux modificateurs de même rang s'applique en premier
modifier-option-subject = Pièce, case, zone, terrain, camp ou compteur, `game`, ou une étape comme J9 to K9
modifier-option-property = La valeur à expliquer
modifier-option-add-name = Son nom
modifier-option-change = Ce qu'il fait, par exemple MovePoints + 1
modifier-option-match = Ce que ses cibles doivent être, par exemple Class = pikeman
modifier-option-on = La pièce qui le porte
modifier-option-scope = Jusqu'où il agit à partir de cette pièce
modifier-option-of = Le type de ses cibles (par défaut : piece)
modifier-option-when = La condition pour qu'il s'applique
modifier-option-precedence = Son rang ; les plus petits s'appliquent d'abord (par défaut : 0)
modifier-option-lasts = Combien de temps il dure, par exemple 3 turns
modifier-option-remove-name = Le nom du modificateur
modifier-option-first = Celui qui s'applique en premier
modifier-option-then = Celui qui s'applique ensuite
modifier-bad-lasts = Tape combien de temps il dure : `turn` ou `3 turns` compte des tours de tous les camps, `go` ou `2 goes` des tours d'un seul camp.
modifier-several = Il y a { $count } modificateurs nommés { $modifier }. Choisis-en un dans les suggestions.
modifier-offer = { $modifier } ({ $precedence })
modifier-offer-of = { $modifier } de { $bearer } ({ $precedence })
