### Taking back steps and doing them again.

history-undoes = nimmt zurück: { $deeds }
history-redoes = wiederholt: { $deeds }

## Refusals

history-nothing-to-undo = Es gibt noch nichts, was du zurücknehmen kannst.
history-too-few-to-undo = { $there ->
    [one] Du kannst nur { $there } Schritt zurücknehmen, nicht { $asked }. Nutze { $fewer }.
   *[other] Du kannst nur { $there } Schritte zurücknehmen, nicht { $asked }. Nutze { $fewer }.
  }
history-nothing-to-redo = Seit dem letzten Zug wurde nichts zurückgenommen.
history-too-few-to-redo = { $there ->
    [one] Du kannst nur { $there } Schritt wiederholen, nicht { $asked }. Nutze { $fewer }.
   *[other] Du kannst nur { $there } Schritte wiederholen, nicht { $asked }. Nutze { $fewer }.
  }
history-undo-forbidden = In diesem Spiel kann nur ein Spielleiter einen Schritt zurücknehmen, durch den jemand etwas Neues gesehen hat.
history-undo-by-master = In diesem Spiel kann nur ein Spielleiter einen Schritt zurücknehmen, durch den jemand etwas Neues gesehen hat. Frag { $master }.
history-redo-typed = Durch diesen Schritt hat jemand etwas Neues gesehen, darum kann ich ihn nicht für dich wiederholen. Spiel ihn neu mit { $move } oder { $draw }.
history-redo-play = Durch diesen Schritt hat jemand etwas Neues gesehen, darum kann ich ihn nicht für dich wiederholen. { $play } zeigt, was du jetzt tun kannst.
history-needs-consent = Dafür braucht es zuerst die Zustimmung von { $sides }. Mit { $ask } fragst du an.
history-not-yours = Diesen Schritt hat { $player } gespielt. Niemand sonst kann ihn wiederholen.
