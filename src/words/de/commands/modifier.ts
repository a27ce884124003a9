import { bold } from '../../../view/text.ts';
import { author, reveals } from '../options.ts';

/** What Discord lists of `/modifier`. */
export const definition = {
  description: 'Was die Regeln und die Werte des Spiels verändert',
  subcommands: {
    list: {
      description: 'Zeigen, was im Spiel ist, in der Folge, in der es wirkt',
      options: { author },
    },
    explain: {
      description: 'Zeigen, wie ein Wert zustande kommt, Schritt für Schritt',
      options: {
        subject: 'Figur, Feld, Zone, Plan, Seite oder Zähler, `game`, oder ein Schritt wie J9 to K9',
        property: 'Welcher Wert',
        author,
      },
    },
    add: {
      description: 'Einen Modifikator ins Spiel bringen: für den Spielleiter, oder wo nichts verborgen ist',
      options: {
        name: 'Wie er heißt',
        change: 'Was er tut, etwa MovePoints + 1',
        match: 'Was seine Ziele sein müssen, etwa Class = pikeman',
        on: 'Die Figur, an der er hängt',
        scope: 'Wie weit er von dieser Figur reicht',
        of: 'Die Art seiner Ziele (piece)',
        when: 'Was solange gelten muss',
        precedence: 'Kleiner ist früher (0)',
        lasts: 'Wie lange, etwa 3 turns',
        reveals,
      },
    },
    remove: {
      description: 'Einen Modifikator aus dem Spiel nehmen',
      options: { name: 'Der Modifikator, nach Namen' },
    },
    order: {
      description: 'Sagen, welcher von zwei Modifikatoren eines Rangs zuerst wirkt',
      // biome-ignore lint/suspicious/noThenProperty: the name of an option; its value is no function
      options: { first: 'Der zuerst wirkt', then: 'Der danach wirkt' },
    },
  },
};

export const badLasts: string =
  'Sage, wie lange es dauert: `turn`, `3 turns`, `go` oder `2 goes` (ein go ist der Zug einer Seite).';
export const several = (name: string, count: number): string =>
  `${bold(name)} gibt es ${count}-mal. Nimm den, den die Vervollständigung anbietet.`;

/** One that completion offers; `bearer`: what it hangs on. */
export const offer = (name: string, bearer: string | undefined, precedence: number): string =>
  `${name}${bearer === undefined ? '' : ` von ${bearer}`} (${precedence})`;
