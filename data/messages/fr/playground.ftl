### Ce que dit le bac à sable en dehors des réponses aux commandes ; sans Markdown

playground-offer-help = Qu'est-ce que je peux faire ?
playground-offer-kingdom = Tirer un royaume Dominion
playground-stopping = Le bac à sable est en train de s'arrêter, donc je n'ai rien fait.
playground-no-person = Le bac à sable ne connaît pas cette personne.
playground-no-place = Cet endroit n'existe pas.
playground-no-control = Ce bouton ou cette liste n'est plus là.
playground-choose-exactly = { $count ->
    [one] Choisis un élément de cette liste.
   *[other] Choisis { $count } éléments de cette liste.
  }
playground-choose-between = Choisis de { $least } à { $most } éléments de cette liste.
playground-no-form = Ce formulaire n'est plus ouvert. Appuie de nouveau sur son bouton.
playground-bad-field = { $label } : mets { $max } caractères au plus.
playground-no-command = Cette commande n'existe pas. Tape / pour voir toutes les commandes.
playground-no-command-meant = Cette commande n'existe pas. Voulais-tu dire { $commands } ? Tape / pour voir toutes les commandes.
playground-move-by-command = Les messages ne déplacent rien. `{ $line }` joue ce coup.
playground-blank = Tape quelque chose à envoyer.
playground-bad-request = Le bac à sable n'a pas compris cette requête.
playground-bad-file = Ce fichier est trop gros.
playground-bad-name = Choisis un nom de 1 à 32 caractères. Il y a de la place pour 50 personnes au plus.
playground-foreign = Tu ne peux utiliser le bac à sable que sur l'ordinateur où il tourne. Ouvre-le là, à sa propre adresse.
playground-not-json = Seul application/json est accepté.
playground-too-large = C'est trop gros.
playground-stray = /{ $command } n'a pas d'autre option, donc enlève « { $text } ».
playground-stray-options = Je ne comprends pas « { $text } ». Options de /{ $command } : { $options }.
playground-ambiguous = Ça peut vouloir dire plusieurs choses. Tape l'une de ces lignes : { $forms }
playground-form = Par exemple : { $line }
playground-missing = Il manque { $option } à /{ $command } : { $description }.
playground-module-kept = J'ai lu { $file }. /game start le propose ; les parties en cours gardent leur version.
playground-module-gone = { $file } n'est plus là. /game start ne le propose plus.
playground-module-faults = Je ne peux pas utiliser { $file } :
playground-module-faults-kept = Je ne peux pas utiliser { $file }, donc /game start propose toujours sa dernière version :
playground-module-faults-more = et { $count } de plus
playground-direct = Messages privés
playground-choose-file = Choisir un fichier…
playground-optional = { $description } (facultatif)

## La valeur d'une option est fausse

playground-wrong-choice = Pour { $option }, choisis parmi : { $choices }.
playground-wrong-flag = Pour { $option }, tape true ou false.
playground-wrong-person = Pour { $option }, tape le nom d'une personne présente ici.
playground-wrong-file = Pour { $option }, choisis un fichier dans la liste pendant que tu tapes.
playground-wrong-integer = Pour { $option }, tape un nombre entier.
playground-wrong-integer-between = Pour { $option }, tape un nombre entier de { $min } à { $max }.
playground-wrong-integer-least = Pour { $option }, tape un nombre entier à partir de { $min }.
playground-wrong-integer-most = Pour { $option }, tape un nombre entier jusqu'à { $max }.
playground-wrong-text = Pour { $option }, tape un texte.
playground-wrong-text-between = Pour { $option }, tape de { $min } à { $max } caractères.
playground-wrong-text-least = { $min ->
    [one] Pour { $option }, tape au moins { $min } caractère.
   *[other] Pour { $option }, tape au moins { $min } caractères.
  }
playground-wrong-text-most = { $max ->
    [one] Pour { $option }, tape { $max } caractère au plus.
   *[other] Pour { $option }, tape { $max } caractères au plus.
  }
