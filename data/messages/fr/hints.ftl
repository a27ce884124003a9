hint-written = Indice : { $move }.
hint-move = Indice : déplace { $pieces } de { $from } à { $to }.
hint-capture = Indice : déplace { $pieces } de { $from } à { $to } et capture { $captured }.
hint-put = Indice : pose { $pieces } sur { $to }.
hint-choose = Indice : choisis { $label }.
hint-wins = { $count ->
    [one] Ce coup gagne la partie.
   *[other] Ce coup gagne la partie en { $count } coups.
  }
hint-prevents = Ce coup empêche { $side } de gagner au coup suivant.
hint-takes = { $count ->
    [one] Ce coup gagne du matériel : { $piece }.
   *[other] Ce coup gagne du matériel en { $count } coups au plus : { $piece } ou mieux.
  }
hint-none = Je n'ai pas trouvé d'indice pour cette position.
hint-others-play = Il n'y a pas d'indices dans cette partie. Tu en reçois quand tu joues en solo ou contre le bot.
