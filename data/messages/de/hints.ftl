hint-written = Tipp: { $move }.
hint-move = Tipp: { $pieces } von { $from } nach { $to } ziehen.
hint-capture = Tipp: { $pieces } von { $from } nach { $to } ziehen und { $captured } schlagen.
hint-put = Tipp: { $pieces } auf { $to } setzen.
hint-choose = Tipp: { $label } wählen.
hint-wins = { $count ->
    [one] Das gewinnt das Spiel.
   *[other] Das gewinnt das Spiel in { $count } Zügen.
  }
hint-prevents = Das verhindert, dass { $side } mit dem nächsten Zug gewinnt.
hint-takes = { $count ->
    [one] Das gewinnt Material: { $piece }.
   *[other] Das gewinnt in höchstens { $count } Zügen Material: { $piece } oder mehr.
  }
hint-none = Für diese Stellung habe ich keinen Tipp gefunden.
hint-others-play = In diesem Spiel gibt es keine Tipps. Du bekommst Tipps, wenn du allein oder gegen den Bot spielst.
