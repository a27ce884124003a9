### Dice and their faults.

## After a player's name

dice-rolls-unseen = würfelt verdeckt
dice-rolls = würfelt { $dice }
dice-rolls-in-private = würfelt verdeckt { $dice }
dice-rolls-for = würfelt { $dice } für { $label }
dice-rolls-for-in-private = würfelt verdeckt { $dice } für { $label }
dice-fell = { $roll }: { $fell }
dice-fell-times = { $count ->
    [one] { $roll }, einmal:
   *[other] { $roll }, { $count }-mal:
  }
dice-together = Insgesamt: **{ $total }**

## Rolls of the rules

dice-rolled-unseen = Es wird verdeckt gewürfelt.
dice-rolled = Wurf mit { $dice }: { $fell }.
dice-rolled-for = Wurf mit { $dice } für { $label }: { $fell }.

## Faults of typed dice

dice-hint = Schreib Würfel wie `2d6+1`, `4d6kh3`, `d20+5 adv`, `d%`, `3d6!` oder `8d10>=7`.
dice-fault-at = Bei Zeichen { $at }: { $fault }
dice-fault-at-text = Bei Zeichen { $at } ({ $text }): { $fault }
dice-fault-syntax = Das verstehe ich nicht.
dice-fault-too-long = Das ist zu lang: höchstens { $most } Zeichen.
dice-fault-dice = Ein Wurf kann 1 bis { $most } Würfel haben, Wiederholungen mitgezählt.
dice-fault-sides = Ein Würfel kann 1 bis { $most } Seiten haben.
dice-fault-number = Diese Zahl ist zu groß: höchstens { $most }.
dice-fault-result = Das Ergebnis könnte größer als { $most } sein.
dice-fault-times = Dieselben Würfel kannst du 1- bis { $most }-mal auf einmal werfen.
dice-fault-no-dice = Darin sind keine Würfel.
dice-fault-keeps = Du kannst nicht mehr Würfel behalten oder weglassen, als es gibt, und mindestens einer muss bleiben.
dice-fault-one-die = `adv` und `dis` gelten für einen Würfel, etwa `d20+5 adv`; bei mehreren schreib `4d6kh3` oder `4d6kl3`.
dice-fault-endless = Jede Augenzahl brächte einen weiteren Würfel, also würde der Wurf nie enden.
dice-fault-divisor = Durch 0 kannst du nicht teilen.
