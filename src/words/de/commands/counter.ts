import { author, reveals } from '../options.ts';

const NAME = 'Welcher Zähler, etwa Wealth (Red Hand)';

/** What Discord lists of `/counter`. */
export const definition = {
  description: 'Was gezählt und summiert wird',
  subcommands: {
    show: {
      description: 'Einen Zähler zeigen, oder alle, die du sehen darfst',
      options: { name: NAME, author },
    },
    list: { description: 'Zeigen, was die Zähler zählen', options: { author } },
    define: {
      description: 'Noch etwas zählen: für den Spielleiter, oder den Gastgeber, wo nichts verborgen ist',
      options: {
        name: 'Wie er heißt',
        on: 'Ein Plan, Brett, eine Zone, Hand oder ein Stapel',
        match: 'Welche Figuren, etwa Type = Gold; sonst alle',
        sum: 'Die summierte Eigenschaft, oder eine Formel wie {Value * 2}; sonst zählt jede 1',
        visible: {
          description: 'Wer die Zahl sieht (wer den Plan sieht)',
          choices: { map: 'wer den Plan sieht', all: 'alle' },
        },
        decks: 'Mit dem, was in Kartenstapeln liegt (ja)',
        stacks: 'Mit dem, was gestapelt ist (ja)',
        report: 'Was bei einer Änderung gesagt wird, etwa $counterName$: $newValue$',
        description: 'Wozu er dient, für alle, die die Zahl sehen',
        reveals,
      },
    },
    remove: {
      description: 'Einen Zähler entfernen, den /counter define machte',
      options: { name: NAME },
    },
    refresh: 'Alles neu zählen',
  },
};

/** Behind a name in a match or a sum that nothing has. */
export const formula = 'Nimm eine Eigenschaft, die etwas hat; eine Formel steht in Klammern, wie in `{StackSize * 2}`.';

export const badName: string =
  'Der Name eines Zählers hat bis zu 50 Zeichen, mit einem Buchstaben oder einer Ziffer und ohne `$`.';

/** What became of private totals that a player asked for as a direct message. */
export const sendings = {
  sent: 'Ich habe dir eine Direktnachricht geschickt.',
  refused:
    'Ich kann dir keine Direktnachricht schicken: Du nimmst keine an. Erlaube sie in den Privatsphäre-Einstellungen dieses Servers, oder nimm hier `/counter show`.',
  unknown:
    'Ich weiß nicht, ob meine Nachricht angekommen ist. Sieh in deinen Direktnachrichten nach, oder drück noch einmal.',
  none: 'Du hast keine eigenen Summen. `/counter show` zeigt die, die alle sehen.',
};
