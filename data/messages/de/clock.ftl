### The clock, sides that have run out of time, and the choice of the others.

clock-each-turn = { $time } je Zug
clock-all-turns = { $time } je Seite für das ganze Spiel
clock-none = aus

## Buttons

clock-button-wait = Warten
clock-button-skip = Überspringen
clock-button-house = Bot spielt
clock-button-replace = Platz frei
clock-button-forfeit = Verloren

## Posts

clock-late = { $side } ({ $players })
clock-time-up = { $count ->
    [one] Die Zeit von { $late } ist um. { $people }: Wie geht es weiter? Du kannst auch `/game timeout choice:` { $choices } tippen.
   *[other] Die Zeit von { $late } ist um. { $people }: Wie geht es weiter? Die Mehrheit entscheidet. Ihr könnt auch `/game timeout choice:` { $choices } tippen.
  }
clock-line = -# Zeit bis { $until }.
clock-rule = -# Uhr: { $limit }. Läuft sie ab, wählen die anderen, wie es weitergeht. Abwesenheit mit `/me settings away:` zählt nicht.

## After a player's name

clock-removed = entfernt die Uhr
clock-set = stellt die Uhr: { $limit }
clock-ran-out = hat keine Zeit mehr
clock-does-wait = gibt mehr Zeit
clock-does-skip = überspringt diese Seite
clock-does-house = lässt den Bot auf diesem Platz spielen, bis ihn jemand mit `/game join` übernimmt
clock-does-replace = macht diesen Platz frei; mit `/game join` kann man ihn nehmen
clock-does-forfeit = wertet das Spiel für diese Seite als verloren
clock-does-late = { $deed } (die Zeit von { $people } war um)
clock-votes-wait = stimmt für Warten: { $votes } von { $of }
clock-votes-skip = stimmt für Überspringen: { $votes } von { $of }
clock-votes-house = stimmt dafür, dass der Bot auf diesem Platz spielt: { $votes } von { $of }
clock-votes-replace = stimmt dafür, dass der Platz frei wird: { $votes } von { $of }
clock-votes-forfeit = stimmt dafür, dass das Spiel für diese Seite verloren ist: { $votes } von { $of }

## Refusals

clock-bad = Eine Uhr hat { $least } bis { $turn } je Zug oder bis zu { $bank } für alle Züge. Wähl eine andere Zeit für { $again }.
clock-unchanged = Die Uhr ist schon so eingestellt: { $limit }. { $settings } zeigt sie.
clock-needs-consent = Eine Uhr braucht zuerst die Zustimmung von { $sides }. Mit { $ask } fragst du an.
clock-no-timeout = Gerade ist keine Zeit abgelaufen. { $show } zeigt, wer am Zug ist.
clock-not-waiting = Das können nur die wählen, die warten. { $seats } zeigt, wer was spielt.
clock-not-a-choice = Das geht in diesem Spiel nicht. Wähl { $choices }; { $rules } zeigt, wie es gespielt wird.
