import fc from 'fast-check';
import { countersOf, disclosuresOf, findCounterFaults, modifierFaults, systems } from '../../../src/engine/index.ts';
import type { ModifierDefinition } from '../../../src/engine/modifiers/form.ts';
import type { Module } from '../../../src/engine/play/module.ts';
import type { CounterDefinition } from '../../../src/features/counters/rules/form.ts';
import { readExpression, reads } from '../../../src/table/expression/index.ts';
import { counter } from './counter.ts';

/**
 * Values made of anything, by anybody's hand: random counters, modifiers and scorekeepers. Of these a game has those
 * that tell nobody what he may not know, by what the engine says of it (D2): then nothing of what is hidden may show by
 * them.
 */

export interface Derived {
  readonly counters?: readonly CounterDefinition[];
  readonly modifiers?: readonly ModifierDefinition[];
  /** In GDL. */
  readonly keepers?: readonly string[];
}

const ATOMS = [
  'Worth < 3',
  'Worth >= 4',
  'PieceName = Ember',
  'PieceName =~ "(Mole|Ghost).*"',
  'Owner = Red',
  'Owner = ""',
  'LocationName = A1',
  'LocationName = B2',
  'CurrentMap = Field',
  'CurrentMap = Red Hand',
  'CurrentBoard = Marsh',
  'CurrentZone = Red Nook',
  'DeckName = Pile',
  'DeckPosition = 1',
  'OldMap != ""',
  'OldLocationName = A1',
  'OldDeckName = Pile',
  'StackSize > 1',
  'Facing > 0',
  'Layer = 2',
  'LayerName = spent',
  'Strength > 2',
  'Steps < 2',
  'MovePointsSpent > 0',
  'Army != ""',
  'ArmySize > 1',
  'Class = spirit',
  'Class = foot',
  '$Red Hand_Wealth$ > 16',
  '$Green Hand_Low$ > 0',
  '$Red Hand_Held$ > 4',
  '$Red Cellar_Steps$ > 4',
  '$Green Cellar_Spent$ = 0',
  '$Pile_Cards$ > 6',
  '$Marsh_Feet$ > 3',
] as const;

const SCENES = ['TurnNumber > 1', 'SideOnTurn = Red', ...ATOMS.filter((atom) => atom.startsWith('$'))] as const;

const tested = (atoms: readonly string[]): fc.Arbitrary<string> => {
  const atom = fc.constantFrom(...atoms);
  return fc.oneof(
    { weight: 4, arbitrary: atom },
    {
      weight: 1,
      arbitrary: fc.tuple(atom, atom, fc.constantFrom('&&', '||')).map(([a, b, and]) => `${a} ${and} ${b}`),
    },
    { weight: 1, arbitrary: atom.map((one) => `!(${one})`) },
    { weight: 1, arbitrary: fc.constant('') },
  );
};

const match = tested(ATOMS);

const PLACES = [
  'Field',
  'Marsh',
  'Table',
  'Arena',
  'Pile',
  'Heap',
  'Red Hand',
  'Green Hand',
  'Blue Hand',
  'Red Cellar',
  'Green Cellar',
  'Red Den',
  'Red Nook',
  'Red Secrets',
] as const;

const counters: fc.Arbitrary<readonly CounterDefinition[]> = fc.array(
  fc
    .record(
      {
        on: fc.constantFrom(...PLACES),
        match,
        sum: fc.constantFrom('Worth', 'Strength', 'Steps', 'Facing', 'StackSize', 'MovePoints'),
        stacks: fc.boolean(),
        decks: fc.boolean(),
      },
      { requiredKeys: ['on', 'match', 'stacks', 'decks'] },
    )
    .map(({ on, ...part }) => counter('Any', on, part)),
  { minLength: 1, maxLength: 3 },
);

/** Of what everybody sees alone: who plays calls things by their names, and would do others where these are others. */
const RENAMES = 'PieceName = Someone';

const CHANGES = [
  [
    'piece',
    [
      'Strength + 1',
      'Worth + 1',
      'MovePoints + 2',
      'MovePoints - 1',
      'Owner = Red',
      'Class = horse',
      'symbol = X',
      RENAMES,
    ],
  ],
  ['cell', ['Terrain = bog', 'unlink']],
  ['side', ['SkipsTurn = true']],
  ['step', ['cost + 1', 'closed = true']],
  ['may', ['move = false', 'draw = false', 'flip = false', 'form-army = false']],
  ['limit', ['hand + 1', 'army + 1', 'draw - 1']],
  ['game', ['Weather = rain', 'TurnOrder remove Green']],
] as const;

const SCOPES = [
  'self',
  'same cell',
  'adjacent',
  'within 2',
  'same zone',
  'same board',
  'same map',
  'same side',
  'game',
  'game',
] as const;

const modifiers: fc.Arbitrary<readonly ModifierDefinition[]> = fc.array(
  fc
    .record(
      {
        on: fc.oneof(
          fc.constantFrom('ghost', 'mole', 'pike', 'rider', 'Ember', 'Cobalt').map((prototype) => ({ prototype })),
          fc.constantFrom('Ghost 1', 'Mole 1').map((piece) => ({ piece })),
          fc.constantFrom('Red', 'Blue').map((side) => ({ side })),
        ),
        what: fc
          .constantFrom(...CHANGES)
          .chain(([of, changes]) => fc.constantFrom(...changes).map((change) => ({ of, change }))),
        scope: fc.constantFrom(...SCOPES),
        match: tested([...ATOMS, 'Distance <= 1', 'Owner = $source.Owner$']),
        when: tested(SCENES),
        near: fc.record(
          {
            of: fc.constant('piece'),
            scope: fc.constantFrom('adjacent', 'same cell', 'game'),
            match,
            least: fc.nat(2),
            most: fc.nat(4),
          },
          { requiredKeys: ['of', 'scope', 'match'] },
        ),
        precedence: fc.nat(3),
        lasts: fc.record({ count: fc.integer({ min: 1, max: 3 }), of: fc.constantFrom('turns', 'goes') }),
      },
      { requiredKeys: ['what', 'scope', 'match', 'precedence'] },
    )
    .map(({ what, near, ...part }) =>
      what.change === RENAMES
        ? { name: 'Any', ...what, scope: 'game', match: 'Class = foot', precedence: part.precedence }
        : { name: 'Any', ...what, ...part, ...(near ? { near: [near] } : {}) },
    ),
  { minLength: 1, maxLength: 3 },
);

const AMOUNTS = [
  '|Red Hand_Wealth|',
  '|Red Hand_Held|',
  '|Red Cellar_Steps|',
  '|Marsh_Feet|',
  '(sum u* 1)',
  '(sum u* Strength)',
  '(sum (pike rider) 1)',
  '(sum mole Steps)',
  '(sum Ember Worth)',
  '(+ score 1)',
  'turn',
] as const;

const MOMENTS = [
  'after-turn',
  'before-turn',
  'after-action',
  '(after-event (= kind moved))',
  '(after-action (= kind move))',
  '(after-turn 2)',
];

const keepers: fc.Arbitrary<readonly string[]> = fc.array(
  fc
    .record(
      {
        moment: fc.constantFrom(...MOMENTS),
        to: fc.constantFrom('Red', 'Blue', 'Green'),
        known: fc.constantFrom('Red', 'Blue', 'Green'),
        amount: fc.constantFrom(...AMOUNTS),
        above: fc.constantFrom(...AMOUNTS),
        least: fc.constantFrom(0, 2, 3, 16),
        message: fc.constantFrom(0, 1, 3, 5, 9, 16, 18),
      },
      { requiredKeys: ['moment', 'amount', 'least'] },
    )
    .map(({ moment, to, known, amount, above, least, message }) =>
      [
        '(title "Any")',
        `(when ${moment.startsWith('(') ? moment : `(${moment})`})`,
        ...(to === undefined ? [] : [`(applies-to ${to})`]),
        ...(known === undefined ? [] : [`(known-to ${known})`]),
        '(initial 0)',
        `(do ${above === undefined ? `(set ${amount})` : `(if (> ${above} ${least}) (set ${amount}))`})`,
        ...(message === undefined ? [] : [`(messages ((> score ${message}) "$side$ has $score$."))`]),
      ].join(' '),
    ),
  { minLength: 1, maxLength: 2 },
);

/** Each of several by a name of its own. */
const numbered = <T extends { readonly name: string }>(some: readonly T[]): readonly T[] =>
  some.map((one, i) => ({ ...one, name: `Any ${i}` }));

export const derived: fc.Arbitrary<Derived> = fc.record(
  {
    counters: counters.map(numbered),
    modifiers: modifiers.map(numbered),
    keepers: keepers.map((texts) => texts.map((text, i) => `(scorekeeper any${i} ${text})`)),
  },
  { requiredKeys: [] },
);

/** A module with these values too. `scored` adds scorekeepers to one. */
export const withValues = (
  module: Module,
  { counters = [], modifiers = [], keepers = [] }: Derived,
  scored: Scored,
): Module =>
  scored(
    {
      ...module,
      counters: [...(module.counters ?? []), ...counters],
      modifiers: [...(module.modifiers ?? []), ...modifiers],
    },
    keepers,
  );

type Scored = (module: Module, texts: readonly string[]) => Module;

/** How often what is left is looked at again: a value that is gone may have been read by another. */
const ROUNDS = 4;

/** Those of some values that tell nobody anything of what is hidden from him in that module. */
export const quietIn = (
  module: Module,
  { counters = [], modifiers = [], keepers = [] }: Derived,
  scored: Scored,
): Derived => {
  const { matched, summed } = readByTelling(module);
  const tells = (one: ModifierDefinition): boolean =>
    matched.has(changedBy(one)) ||
    (summed.has(changedBy(one)) &&
      (!isOfSide(one) || tellsMore(module, withValues(module, { modifiers: [one] }, scored))));
  let left = {
    counters: counters.filter((one) => isSound(module, one)),
    modifiers: modifiers.filter(
      (one) => hasBearer(module, one) && !tells(one) && modifierFaults(one, systems).length === 0,
    ),
    keepers,
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const telling = new Set(disclosuresOf(withValues(module, left, scored)).map(({ by }) => by.name));
    const quiet = {
      counters: left.counters.filter((one) => countersOf(module, one).every(({ id }) => !telling.has(id))),
      modifiers: left.modifiers.filter(({ name }) => !telling.has(name)),
      keepers: left.keepers.filter((text) => !telling.has(text.split(' ')[1] ?? '')),
    };
    if ((['counters', 'modifiers', 'keepers'] as const).every((key) => quiet[key].length === left[key].length))
      return quiet;
    left = quiet;
  }
  return {};
};

/**
 * What the module's own counters match and sum that could tell of what is hidden, and tell nothing in fact: pieces that
 * can be hidden are of no class that they count, as long as that is no other, and nothing hidden bends what they sum.
 */
const readByTelling = (
  module: Module,
): { readonly matched: ReadonlySet<string>; readonly summed: ReadonlySet<string> } => {
  const telling = new Set(disclosuresOf(module).flatMap(({ by, declared }) => (declared ? [] : by.name)));
  const own = (module.counters ?? []).filter((one) => countersOf(module, one).some(({ id }) => telling.has(id)));
  const matched = own.flatMap(({ match }) => {
    const read = readExpression(match);
    return read.ok ? [...reads(read.expression)] : [];
  });
  return { matched: new Set(matched), summed: new Set(own.flatMap(({ sum }) => sum ?? [])) };
};

/** Whether no piece carries it, which could be hidden. */
const isOfSide = ({ on }: ModifierDefinition): boolean => on === undefined || 'side' in on;

/** Whether a counter tells of more that is hidden in a module than it did in the one before. */
const tellsMore = (before: Module, after: Module): boolean => {
  const known = new Set(toldBy(before));
  return toldBy(after).some((one) => !known.has(one));
};

const toldBy = (module: Module): readonly string[] =>
  disclosuresOf(module).flatMap(({ by, of }) =>
    by.kind === 'counter' ? of.map(({ what, name }) => `${by.name} ${what} ${name}`) : [],
  );

const changedBy = ({ change }: ModifierDefinition): string => /^\w+/.exec(change)?.[0] ?? '';

const isSound = (module: Module, definition: CounterDefinition): boolean => {
  const { lost, circles, viewed } = findCounterFaults(module, [...(module.counters ?? []), definition]);
  return lost.length + circles.length + viewed.length === 0;
};

const hasBearer = ({ prototypes }: Module, { on }: ModifierDefinition): boolean =>
  on === undefined || !('prototype' in on) || Object.hasOwn(prototypes, on.prototype);
