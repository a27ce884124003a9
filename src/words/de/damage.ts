/** What players are told of a game that was repaired. `step`: the first one that is no more. */
export const cutText = ({ step }: { readonly step: number }): string =>
  `Was ich von diesem Spiel gespeichert hatte, war ab Schritt ${step} beschädigt. Wer mich betreibt, hat es repariert: Es geht weiter, wie es nach Schritt ${step - 1} stand, und was später kam, ist weg. \`/board\` zeigt, wie es steht.`;

/**
 * What players are told of a game that cannot be gone on with, and what they can do. `step`: the first one that cannot
 * be used.
 */
export const damageText = ({ step, fault }: { readonly step: number; readonly fault: string }): string => {
  if (fault === 'newer')
    return 'Das Spiel in diesem Kanal hat eine neuere Fassung von mir gespeichert, und ich kann es nicht lesen. Es wurde nichts verändert. Wer mich betreibt, kann diese Fassung starten: Dann geht es weiter.';
  return `Das Spiel in diesem Kanal lässt sich nicht mehr lesen: Was ich gespeichert habe, ist bei Schritt ${step} beschädigt. Es wird nichts hineingeschrieben. Wer mich betreibt, kann eine Kopie meiner Datenbank zurückspielen: Dann geht es weiter. Was falsch ist, steht in meinem Protokoll. Mit \`/game start\` könnt ihr hier ein anderes beginnen, mit \`/game import\` aus einer Datei weiterspielen.`;
};

/** The channel of a game reads this if it was called damaged before and is whole. */
export const wholeText =
  'Das Spiel in diesem Kanal lässt sich wieder lesen: Nichts darin ist beschädigt. `/board` zeigt, wie es steht.';
