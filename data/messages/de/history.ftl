### Taking back steps and doing them again.

history-undoes = nimmt zurück: { $deeds }
history-redoes = wiederholt: { $deeds }

## Refusals

history-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
history-too-few-to-undo = { $there ->
    [one] Du kannst nur { $there } Schritt zurücknehmen, nicht { $asked }: { $fewer }.
   *[other] Du kannst nur { $there } Schritte zurücknehmen, nicht { $asked }: { $fewer }.
  }
history-nothing-to-redo = Seit dem letzten Zug wurde nichts zurückgenommen.
history-too-few-to-redo = { $there ->
    [one] Du kannst nur { $there } Schritt wiederholen, nicht { $asked }: { $fewer }.
   *[other] Du kannst nur { $there } Schritte wiederholen, nicht { $asked }: { $fewer }.
  }
history-undo-forbidden = Dadurch hat jemand etwas Neues gesehen, und dieses Spiel nimmt solche Schritte nicht zurück. Das kann nur ein Spielleiter.
history-undo-by-master = Dadurch hat jemand etwas Neues gesehen, und dieses Spiel nimmt solche Schritte nicht zurück. Das kann nur ein Spielleiter: { $master }.
history-redo-typed = Dadurch hat jemand etwas Neues gesehen, also wird es nicht von selbst wiederholt. Spiel es neu mit { $move } oder { $draw }.
history-redo-play = Dadurch hat jemand etwas Neues gesehen, also wird es nicht von selbst wiederholt. { $play } zeigt, was du jetzt tun kannst.
history-needs-consent = Dafür braucht es zuerst die Zustimmung von { $sides }. { $ask } fragt sie.
history-not-yours = Das hat { $player } gespielt und kann es allein wiederholen.
