import fc from 'fast-check';

/** Scorekeepers over whatever a module has, hidden or not, part by part. */

export interface Keeper {
  readonly title?: string;
  readonly when?: string;
  readonly 'applies-to'?: string;
  readonly 'known-to'?: string;
  readonly trigger?: string;
  readonly initial?: number;
  readonly ranks?: string;
  readonly do: string;
  readonly messages?: string;
}

const QUANTITIES = [
  '|Blue Hand_Wealth|',
  '|$side$ Hand_Wealth|',
  '|Main_C0|',
  '|Pile_C0|',
  '(sum u* Strength)',
  '(sum u* 1)',
  '(sum spy 1)',
  '(sum u* Worth (= Class foot))',
  '(sum king Strength (> z 1))',
  '(/ 4 |Blue Hand_Wealth|)',
  'gold',
  'g',
  'turn',
];
const quantity = fc.constantFrom(...QUANTITIES);
const test = fc
  .tuple(quantity, fc.constantFrom('>', '='), fc.integer({ min: 1, max: 6 }))
  .map(([a, sign, b]) => `(${sign} ${a} ${b})`);

const action: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: quantity.map((a) => `(set ${a})`) },
  { weight: 2, arbitrary: quantity.map((a) => `(add ${a})`) },
  { weight: 1, arbitrary: quantity.map((a) => `(add ${a} Red)`) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(test, fc.constantFrom('win', 'lose', 'end', 'stop', '(add 1)', '(win Red)', '(lose kingdom)', '(set 7)'))
      .map(([asked, what]) => `(if ${asked} ${what})`),
  },
  { weight: 1, arbitrary: fc.constantFrom('last-side-wins', 'last-alliance-wins', '(add 1)') },
);

export const keeper: fc.Arbitrary<Keeper> = fc.record(
  {
    title: fc.constant('Kept'),
    when: fc.oneof(
      fc.constantFrom(
        '(after-turn 1)',
        'before-turn',
        '(after-event (= kind moved))',
        '(after-event (and (= kind moved) (= type king)))',
        '(after-event (and (= kind moved) (= to B1)))',
        '(after-event (= kind turn-ended))',
        'after-action',
        '(after-action (= kind move))',
        '(after-action (= kind end-turn))',
      ),
      test.map((asked) => `(after-turn ${asked})`),
    ),
    'applies-to': fc.constantFrom('Red', 'kingdom', '(not Red)'),
    'known-to': fc.constantFrom('Red', 'Red', 'side*', 'kingdom'),
    trigger: test,
    initial: fc.integer({ min: 0, max: 2 }),
    ranks: fc.constantFrom('most', 'least', 'nothing'),
    do: action,
    messages: test.map((asked) => `(${asked} "$side$ $score$ $g$ $Blue Hand_Wealth$")`),
  },
  { requiredKeys: ['do'] },
);

export const keeperText = (keeperOf: Keeper, name: string): string => {
  const { title, when, trigger, initial, ranks, messages } = keeperOf;
  const parts = [
    title === undefined ? '' : `(title "${title} ${name}")`,
    when === undefined ? '' : `(when ${when})`,
    keeperOf['applies-to'] === undefined ? '' : `(applies-to ${keeperOf['applies-to']})`,
    keeperOf['known-to'] === undefined ? '' : `(known-to ${keeperOf['known-to']})`,
    trigger === undefined ? '' : `(trigger ${trigger}) (triggered false)`,
    initial === undefined ? '' : `(initial ${initial})`,
    ranks === undefined ? '' : `(ranks ${ranks})`,
    `(do ${keeperOf.do})`,
    messages === undefined ? '' : `(messages ${messages})`,
  ];
  return [`(scorekeeper ${name}`, ...parts.filter((part) => part !== '')].join('\n').concat(')');
};
