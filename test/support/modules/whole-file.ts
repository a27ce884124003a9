import type { Data } from './form.ts';
import { closings, effects, lines, questions } from './whole-lines.ts';

/**
 * A file that sets everything that a module's form knows, once at least: from it all others are made by leaving out.
 */

/** Picks among what there is, by a stream of numbers. */
export interface Dice {
  /** A whole number from 0 up to, not including, `bound`. */
  below(bound: number): number;
  oneOf<T>(items: readonly T[]): T;
  chance(share: number): boolean;
}

/** Mulberry32. */
export const diceOf = (seed: number): Dice => {
  let state = (seed * 0x9e3779b1) | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    below,
    oneOf: (items) => items[below(items.length)] as (typeof items)[number],
    chance: (share) => next() < share,
  };
};

/** The cells of the field, whatever its grid: row by row, 5 in each of 4. */
export const CELLS = Array.from({ length: 20 }, (_, i) => `${'ABCDE'[i % 5]}${1 + Math.floor(i / 5)}`);
const cell = (i: number): string => CELLS[i] as string;

const sheet = {
  columns: 5,
  rows: 4,
  numbering: 'A1',
  origin: 'top',
  first: 1,
  doubled: true,
  skipI: true,
  rowFirst: false,
};

const regions = (): readonly Data[] =>
  CELLS.map((name, i) => ({
    name,
    neighbours: [...(i % 5 < 4 ? [cell(i + 1)] : []), ...(i < 15 ? [cell(i + 5)] : [])],
    x: i % 5,
    y: Math.floor(i / 5),
    outline: [
      [i % 5, Math.floor(i / 5)],
      [(i % 5) + 1, Math.floor(i / 5)],
      [i % 5, Math.floor(i / 5) + 1],
    ],
  }));

/** Row by row, and column by column. */
const straightLines: readonly (readonly string[])[] = [
  ...[0, 1, 2, 3].map((row) => CELLS.slice(5 * row, 5 * row + 5)),
  ...[0, 1, 2, 3, 4].map((column) => CELLS.filter((_, i) => i % 5 === column)),
];

const gridOf = (dice: Dice): Data =>
  dice.oneOf<() => Data>([
    () => ({ kind: 'square', ...sheet, diagonals: dice.chance(0.5) }),
    () => ({ kind: 'hex', ...sheet, orientation: dice.oneOf(['flat', 'pointy']), offset: dice.oneOf(['odd', 'even']) }),
    () => ({ kind: 'region', regions: regions(), lines: straightLines }),
  ])();

const CUSTODIAL = {
  by: 'custodial',
  hostile: 'Terrain = wood && (StackSize = 0 || Enemies > 2)',
  reveals: ['Red Hand'],
};
const HIT = { by: 'hit', to: 'Field' };
/** Ways of taking of which nothing more is said. */
const PLAIN = ['displacement', 'flip', 'intervene', 'manual', 'none'];
const IN_LINE = { by: 'line', count: 3, spares: 'lines', to: 'Field' };

const turnOf = (dice: Dice): Data => ({
  order: ['Blue', 'Red'],
  ends: 'by-command',
  first: 'SideName = Red',
  next: 'SideName = Blue && TurnNumber = 3',
  again: { when: 'SideName = Red && TurnNumber = 2', most: 2 },
  pass: dice.oneOf<unknown>([true, 'TurnNumber > 2']),
  reveals: ['Red Cellar'],
  ...(dice.chance(0.5)
    ? {
        phases: [
          {
            name: 'Throw',
            act: { roll: 1 },
            begin: lines(dice),
            end: lines(dice),
            says: {
              one: '$Actor$ throws.',
              other: '$Actor$ throws $g$.',
              count: 'g',
              hidden: 'A throw.',
              you: 'You throw.',
            },
            skip: 'SideName = Blue && TurnNumber = 2',
            reveals: ['Red Cellar'],
          },
          {
            name: 'Act',
            act: { move: 'any', engage: 'TurnNumber + 1', draw: 3 },
            most: 'any',
            least: 0,
            says: '$Actor$ acts.',
            begin: lines(dice),
          },
          { name: 'Deal', who: 'bid', act: { deal: 1, move: 2 }, end: lines(dice) },
          ...(dice.chance(0.5)
            ? [
                {
                  name: 'Council',
                  who: 'all',
                  publishes: 'count',
                  covered: 'always',
                  ready: '$Actor$ is ready.',
                  act: { Feast: 1 },
                },
              ]
            : []),
        ],
      }
    : {}),
});

/** When a game is drawn on a map: late, so that there is something to play. */
const courseOf = (dice: Dice, says: unknown): Data => ({
  repeat: dice.chance(0.7) ? { tie: 40, says, reveals: ['Red Cellar'] } : { forbid: dice.oneOf(['last', 'any']) },
  quiet: { tie: 40, unless: 'Class = horse', says, reveals: ['Red Cellar'] },
});

/** `result`: of the ending by passes. */
const endingsOf = (result: string): readonly Data[] => [
  { when: 'no-move', match: 'TurnNumber > 0', result: 'draw', says: '$it$ is stuck.', reveals: ['Red Cellar'] },
  {
    when: 'line',
    match: 'TurnNumber > 0',
    count: 40,
    result: 'win',
    says: {
      one: '$Winner$ beats $Loser$.',
      other: '$Winner$ beats $Loser$ with $Piece$.',
      count: 'g',
      hidden: '$it$ wins.',
    },
    reveals: ['Red Cellar'],
  },
  {
    when: 'passes',
    count: 90,
    result,
    plus: { Blue: 2.5 },
    ...(result === 'draw'
      ? {}
      : {
          says: '$Winner$ has $Most$ and $Loser$ $Least$.',
          tied: { one: '$Tied$ have one.', other: '$Tied$ have $Most$.', count: 'Most', hidden: 'Nobody wins.' },
        }),
    reveals: ['Red Cellar'],
  },
  { when: 'passes', count: 95, result: 'most', tied: '$Tied$ have $Most$.', reveals: ['Red Cellar'] },
  { when: 'few-left', match: 'TurnNumber > 40', count: 1, result: 'lose', reveals: ['Red Cellar'] },
];

const field = (dice: Dice): Data => ({
  name: 'Field',
  occupied: dice.oneOf(['stack', 'stack', 'refuse']),
  combat: 'no',
  counts: true,
  captures: { pieces: 'city', by: 'enter' },
  ...courseOf(dice, '$Tied$ share the game.'),
  values: { z: 2 },
  boards: [
    {
      name: 'Main',
      grid: gridOf(dice),
      terrain: { wood: [1, 4, 6, 9, 12, 13].map(cell), moor: [cell(2), cell(7)], lake: [cell(18)] },
      edges: {
        road: [[cell(5), cell(6), cell(7), cell(8)]],
        river: [
          [cell(10), cell(11)],
          [cell(12), cell(13)],
        ],
      },
      zones: [
        {
          name: 'North',
          cells: CELLS.slice(0, 10),
          values: { z: 1 },
          enter: 'Worth < 9',
          pass: 'Worth < 9',
          stop: 'Worth > 9',
        },
        { name: 'Vale', cells: CELLS.slice(5, 15), values: { Supply: 3 } },
      ],
      borders: false,
      values: { Weight: 1 },
      picture: { file: 'map.png', x: 0.5, y: -0.5, width: 9, height: 7 },
    },
  ],
});

const arena = (dice: Dice): Data => ({
  name: 'Arena',
  occupied: 'stack',
  captures: CUSTODIAL,
  ...courseOf(dice, {
    one: '$Tied$ share the game.',
    other: '$Tied$ share the game with $g$.',
    count: 'g',
    hidden: 'A draw.',
  }),
  boards: [
    {
      name: 'Ring',
      grid: { kind: 'square', columns: 4, rows: 2, numbering: '01.01' },
      zones: [
        { name: 'West', cells: ['01.01', '01.02'] },
        { name: 'East', cells: ['04.01', '04.02'] },
      ],
    },
    {
      name: 'Meadow',
      grid: {
        kind: 'free',
        spots: [
          { name: 'Oak', x: 1, y: 1 },
          { name: 'Well', x: 3, y: 2 },
        ],
        points: [{ name: 'Den', x: 2, y: 2 }],
      },
    },
  ],
});

const layersOf = (dice: Dice): unknown =>
  dice.chance(0.5)
    ? ['Fresh', { name: 'Spent', symbol: 's', picture: { sides: { Red: 'spent.png' }, others: 'worn.png' } }]
    : {
        levels: [{ name: 'Whole', symbol: 'F', picture: { sides: { Blue: 'whole.png' }, others: 'x.png' } }, 'Half'],
        follows: 'Steps >= 2 ? 1 : 2',
      };

const unit = (dice: Dice, own: Data): Data => ({
  symbol: 'U',
  unit: true,
  MovePoints: dice.oneOf([3, 4, 5.5]),
  Strength: dice.below(4),
  'point-value': 1 + dice.below(3),
  Traits: dice.oneOf([['brave'], ['brave', 'slow']]),
  Steps: { value: 2, min: 0, max: 2 },
  layers: layersOf(dice),
  mask: dice.oneOf<unknown>([true, { name: 'Somebody', symbol: '?', covered: dice.chance(0.5) }]),
  invisible: true,
  stock: dice.oneOf(['host', 'owner']),
  facing: dice.oneOf([4, 6]),
  picture: { sides: { Red: { sheet: 'counters', at: [1, 2, 2, 1] }, Blue: 'blue.png' }, others: 'others.gif' },
  back: dice.oneOf<unknown>(['back.png', { sheet: 'counters', at: [2, 2] }]),
  ...own,
});

const jumping = (dice: Dice): Data => ({
  by: 'jump',
  must: dice.oneOf(['any', 'most']),
  removed: dice.oneOf(['at once', 'at end']),
});
const surrounding = (dice: Dice): Data => ({ by: 'surrounded', suicide: dice.oneOf(['forbid', 'allow']), to: 'Field' });

const prototypes = (dice: Dice): Data => ({
  pikeman: unit(dice, { Class: 'foot', captures: { by: dice.oneOf(PLAIN) } }),
  rider: unit(dice, { Class: 'horse', captures: HIT, IgnoresZoneOfControl: dice.chance(0.5) }),
  leader: unit(dice, {
    Class: 'leader',
    captures: dice.oneOf<unknown>([{ by: dice.oneOf(PLAIN) }, 'custodial', IN_LINE]),
  }),
  city: { level: 'city', Class: 'city', symbol: 'C', 'point-value': 5, captures: CUSTODIAL },
  coin: {
    symbol: '1',
    Worth: 1,
    Type: ['Money'],
    moves: dice.oneOf<unknown>([
      'R@',
      [{ go: 'mNcK', when: 'Worth > 0' }, { go: 'W2', range: dice.oneOf<unknown>([2, 'Worth + 1']) }, 'oW2@'],
    ]),
    jumps: dice.oneOf(['F', 'B']),
    captures: jumping(dice),
    royal: dice.chance(0.5),
    becomes: {
      at: dice.oneOf<unknown>(['last-row', { zone: 'North' }]),
      to: dice.oneOf<unknown>(['gem', ['gem', 'rider']]),
      ends: dice.chance(0.5),
    },
    taken: { sides: dice.oneOf<unknown>([2, 'all']), when: 'Worth > 0', reveals: ['Red Hand'] },
  },
  gem: {
    captures: surrounding(dice),
    symbol: 'G',
    Worth: 3,
    Type: ['Cosmic', 'Money'],
    mask: true,
    picture: 'gem.svg',
    back: 'back.png',
  },
});

const decks: readonly Data[] = [
  {
    name: 'Pile',
    at: `Main ${cell(0)}`,
    faceDown: 'always',
    publishes: 'count',
    pick: false,
    discards: 'Heap',
    back: { sheet: 'counters', at: [3, 2] },
    reshuffle: 'always',
    shuffled: true,
    values: { Weight: 2 },
    pieces: [
      { prototype: 'coin', name: 'Penny', count: 6 },
      { prototype: 'gem', count: 3 },
    ],
  },
  { name: 'Heap', at: 'Field', faceDown: 'never', pick: true },
  {
    name: '$side$ Store',
    each: 'side',
    at: '$side$ Hand',
    side: '$side$',
    publishes: 'contents',
    pieces: [{ prototype: 'gem', count: 2 }],
  },
];

const counters: readonly Data[] = [
  { name: 'Pieces', on: 'game', decks: false, stacks: true, report: '$counterName$: $oldValue$ -> $newValue$' },
  { name: '$side$ power', each: 'side', on: 'Main', match: 'Owner = $side$', sum: 'Strength', visible: 'all' },
  {
    name: 'Wealth',
    each: 'side',
    on: '$side$ Hand',
    sum: 'Worth',
    description: 'What the hand is worth',
    visible: 'map',
    report: '$counterName$ $newValue$ ($change$)',
  },
  { name: 'Held', each: 'side', on: '$side$ Hand', visible: 'all', refresh: { text: 'Count again', icon: '#' } },
  { name: 'Cosmic', on: 'Pile', match: 'Type = Cosmic' },
  { name: 'Alone', on: 'Vale', stacks: false, match: 'z >= 1' },
  {
    name: 'Strong',
    on: 'Field',
    match: '$Main_Red power$ > 2 && Strength > 1',
    sum: 'Strength',
    reveals: ['Red Hand', 'gem'],
  },
];

const near = (dice: Dice): Data => ({
  of: 'piece',
  scope: dice.oneOf(['adjacent', 'within 2', 'same cell']),
  match: dice.oneOf(['Owner = Red', 'Strength > $target.Strength$']),
  least: dice.below(2),
  most: 1 + dice.below(2),
});

const modifiers = (dice: Dice): readonly Data[] => [
  {
    name: 'Drill',
    on: 'leader',
    of: 'piece',
    scope: dice.oneOf(['same cell', 'adjacent', 'within 2', 'same side']),
    match: 'Owner = $source.Owner$',
    when: dice.oneOf(['TurnNumber > 1', 'source.Strength >= 0']),
    near: dice.chance(0.5) ? near(dice) : [near(dice)],
    change: dice.oneOf(['Strength + 1', 'Strength * 2', 'MovePoints + 0.5']),
    phase: 'people',
    precedence: 12,
    lasts: dice.oneOf(['2 turns', 'turn', '3 goes']),
    'known-to': 'all',
    reveals: ['Red Cellar'],
  },
  {
    name: 'Pride of $side$',
    each: 'side',
    on: { side: '$side$' },
    scope: 'same side',
    change: dice.oneOf(['Strength + 1', 'Strength + count(Main, Strength > 3)']),
    phase: 'land',
  },
  {
    name: 'Mud',
    of: 'step',
    match: 'to.Terrain = wood',
    change: dice.oneOf(['cost + 1', 'cost * 0.5']),
    precedence: 3,
  },
  { name: 'Rally', waits: true, scope: 'same cell', change: 'Strength + 1', lasts: '2 turns' },
  { name: 'Bridge', link: [`Main ${cell(3)}`, `Main ${cell(19)}`] },
  { name: 'Slide', link: { from: `Main ${cell(1)}`, to: `Main ${cell(2)}` } },
  { name: 'Snow', of: 'cell', match: 'Terrain = moor', unlink: 'all' },
  {
    name: 'Frost',
    of: 'cell',
    on: { zone: 'Vale' },
    scope: 'same zone',
    match: 'Terrain = lake',
    change: 'Terrain = moor',
  },
  { name: 'Bags', of: 'limit', change: dice.oneOf(['hand + 2', 'army + 1', 'draw + 1']) },
  {
    name: 'Tithe',
    of: 'counter',
    match: dice.oneOf(['Name = Wealth', '', 'Name = Pieces']),
    change: dice.oneOf(['value + 5', 'value * 2']),
  },
  { name: 'Rain', of: 'zone', change: 'z + 1', on: { piece: 'Ayla' }, scope: 'game' },
  { name: 'Rest', of: 'side', match: 'SideName = Blue', change: 'gold + 1' },
  { name: 'Winter', of: 'game', change: 'g + 1', when: 'TurnNumber > 1' },
  { name: 'Order', of: 'map', change: ['z * 3', 'g = 2'] },
  { name: 'Walls', of: 'may', match: 'Class = city', change: 'move = false' },
  { name: 'Doubt', of: 'modifier', match: 'name = Mud', change: 'enabled = false' },
  {
    name: 'Banner',
    on: 'rider',
    scope: 'adjacent',
    grants: {
      name: 'Shield',
      of: 'piece',
      scope: 'self',
      match: 'Strength > 0',
      when: 'source.Strength > 0',
      near: dice.chance(0.5) ? near(dice) : [near(dice)],
      change: 'Strength + 3',
      phase: 'people',
      precedence: 14,
    },
  },
  {
    name: 'Fog',
    on: 'city',
    scope: 'same cell',
    grants: {
      name: 'Gate',
      of: 'cell',
      scope: 'same cell',
      link: [`Main ${cell(0)}`, `Main ${cell(4)}`],
      precedence: 5,
    },
  },
  {
    name: 'Moat',
    on: 'city',
    scope: 'same cell',
    grants: { name: 'Ditch', of: 'cell', scope: 'same cell', unlink: 'all', precedence: 6 },
  },
];

/** Every property of a scorekeeper, each on a line of its own, so that it can be left out. */
const GDL: readonly (readonly [string, ...string[]])[] = [
  [
    '(scorekeeper power',
    '(title "Power")',
    '(initial 0)',
    '(when (after-turn 1))',
    '(known-to side*)',
    '(do (set (sum u* Strength))) (ranks most)',
  ],
  [
    '(scorekeeper purse',
    '(title "Purse")',
    '(applies-to Red)',
    '(known-to Red)',
    '(initial 2)',
    '(do (add gold)) (ranks least 2)',
    '(messages ((>= score 5) "$side$: $score$"))',
  ],
  [
    '(scorekeeper steps',
    '(initial 0)',
    '(when (after-event (= kind moved)))',
    '(do (if (= side name) (add 1))) (ranks nothing)',
  ],
  [
    '(scorekeeper rich',
    '(title "Rich")',
    '(trigger (> turn 1)) (triggered false)',
    '(do (if (>= |$side$ Hand_Wealth| 90) win))',
  ],
  ['(scorekeeper stand', '(title "Last stand")', '(do last-side-wins)'],
];

const scorekeepersOf = (dice: Dice): string =>
  [
    ...GDL.filter(() => dice.chance(0.6)).map(
      ([head, ...properties]) =>
        `${head}\n${properties.filter((one) => one.startsWith('(do') || dice.chance(0.7)).join('\n')})`,
    ),
    '(scorekeeper gleam\n(card gem)\n(initial 0)\n(do (add 1)))',
  ].join('\n');

const objectives = (dice: Dice): readonly Data[] => [
  {
    name: 'Pass',
    points: 2,
    when: dice.oneOf(['count(Main, Owner = $Actor$) > 0', 'count("Red Hand") > 0']),
    once: dice.oneOf(['side', 'game', 'round', 'any']),
    text: 'The pass is held.',
  },
  { name: 'Jewel', points: 'g + 1', card: 'gem', to: 'Heap', silence: dice.oneOf(['agrees', 'waits']) },
  {
    name: 'Gleam',
    scorekeeper: 'gleam',
    card: 'gem',
    to: 'Heap',
    reveals: ['Red Hand', 'Blue Hand'],
  },
];

const setup = (dice: Dice): readonly Data[] => [
  {
    at: `Main ${cell(5)}`,
    side: 'Red',
    pieces: [
      { prototype: 'pikeman', name: 'Pikes', count: 2 },
      { prototype: 'leader', name: 'Ayla' },
    ],
  },
  { at: [`Main ${cell(8)}`, cell(14)], side: 'Blue', pieces: [{ prototype: 'rider', count: 2 }] },
  {
    at: `Field Main ${cell(dice.oneOf([6, 7, 11, 13]))}`,
    side: dice.oneOf(['Red', 'Blue']),
    pieces: [{ prototype: 'rider', name: 'Scout' }],
  },
  {
    at: cell(17),
    side: 'Blue',
    pieces: [
      {
        prototype: 'leader',
        layer: dice.oneOf(['Fresh', 'Spent']),
        facing: dice.below(4),
        covered: dice.chance(0.5),
        unseen: dice.chance(0.5),
        values: { Steps: dice.below(3) },
      },
      { prototype: 'pikeman', count: 2 },
    ],
  },
  { at: cell(12), pieces: [{ prototype: 'city', name: 'Town' }] },
  { at: '$side$ Hand', each: 'side', side: '$side$', pieces: [{ prototype: 'coin', count: 2 }, { prototype: 'gem' }] },
];

/** What one can choose in the place of both. */
const mustered: readonly Data[] = [
  {
    at: `Field Main ${cell(5)}`,
    side: 'Red',
    pieces: [
      {
        prototype: 'leader',
        name: 'Ayla',
        layer: 'Spent',
        facing: 1,
        covered: true,
        unseen: false,
        values: { Steps: 2 },
      },
      { prototype: 'pikeman', count: 2 },
    ],
  },
];
const emptied: readonly Data[] = [{ name: 'Pile', pieces: [{ prototype: 'gem', name: 'Opal', count: 2 }] }];

const actions = (dice: Dice): readonly Data[] => [
  {
    name: 'Rally',
    of: dice.oneOf<unknown>([
      'Owner = $Actor$ && Strength > 0',
      { piece: 'Owner = $Actor$ && Strength > 0', on: 'Main' },
    ]),
    when: 'TurnNumber > 0',
    pay: {
      with: 'Type = Money',
      on: 'Hand',
      worth: 'Worth',
      least: dice.oneOf([1, 'g + 1']),
      to: dice.oneOf(['Heap', 'Field']),
      change: 'Heap',
    },
    does: [
      { let: 'more', be: dice.oneOf([1, 'g + count(Vale, Strength > 1)']) },
      { when: 'more > 0', set: 'Steps', of: 'it', to: dice.oneOf([2, 'Steps - 1']) },
      { rotate: 'it', to: 1 },
      { hide: 'it' },
      { reveal: 'it' },
      { each: { piece: 'Strength > 2', on: 'Main' }, flip: 'it', to: 1 },
    ],
    text: 'Bestirs whoever is called.',
    reveals: ['Red Hand', 'Blue Hand'],
  },
  {
    name: 'Tribute',
    choose: {
      gift: { piece: 'Worth > 0', on: 'Hand', least: 1, most: 2 },
      to: { side: 'SideName != $Actor$' },
      count: { number: [1, '1 + g'] },
    },
    does: [
      { give: 'gift', to: 'to' },
      { draw: dice.oneOf([1, 'count']), from: 'Pile', to: 'Hand' },
      { deal: 1, from: 'Pile' },
      { roll: '1d6', name: 'fate' },
      { when: 'fate > 2', place: 'rider', to: `Main ${cell(15)}`, side: 'Actor', name: 'Herald' },
      { shuffle: 'Pile', discards: true },
    ],
    reveals: ['Red Hand', 'Blue Hand'],
  },
  {
    name: 'March of $side$',
    each: 'side',
    of: { piece: 'Owner = $side$', on: 'Vale' },
    choose: { goal: { cell: 'count(here) = 0 && Terrain != lake', on: 'North' } },
    does: [{ move: 'it', to: 'goal' }, { end: 'turn' }],
    check: [{ that: 'count(Vale) > 0 && Terrain != lake', text: 'Somebody must stay.' }],
    told: 'name',
    preview: 'To $goal$.',
  },
  {
    name: 'Drop',
    of: { piece: '', on: 'Hand' },
    does: [{ move: 'it', to: 'Heap', where: dice.oneOf(['top', 'bottom', 'random']) }],
  },
  {
    name: 'Scout',
    says: '$Actor$ scouts.',
    chosen: 'You scout $it$.',
    of: { cell: 'count(here) = 0', on: 'North' },
    does: [
      { place: 'rider', to: 'it', side: 'Actor' },
      { modify: 'Rally', of: 'Actor' },
    ],
  },
  {
    name: 'Feast',
    of: { side: 'SideName = $Actor$' },
    does: [
      { each: { side: 'gold > 0' }, draw: 1, from: 'Pile', to: 'it' },
      { says: 'A feast begins.' },
      {
        says: {
          one: '$Actor$ feasts.',
          other: '$Actor$ feasts on $g$.',
          count: 'g',
          hidden: 'A feast.',
          you: 'You feast.',
        },
      },
      { each: { cell: 'Terrain = moor', on: 'North' }, place: 'coin', to: 'it' },
    ],
  },
  {
    name: 'Duel',
    does: ['first', 'second', 'third'].flatMap((name) => [
      { table: 'Clash', attack: dice.oneOf([4, 'count(Vale)']), defence: dice.oneOf([2, 'g']), name },
      { table: 'Sky', be: dice.oneOf([2, 'g']), name: `${name} sky` },
    ]),
  },
  {
    name: 'Rout',
    of: { piece: 'Strength > 0', on: 'Main', within: dice.oneOf([2, 'g']), of: 'it', clear: true },
    choose: {
      foe: { piece: '', on: 'Main', within: dice.oneOf([1, 'g']), of: 'it', clear: true },
      spot: { cell: '', within: dice.oneOf([1, 'g']), of: 'it', clear: true },
    },
    does: [
      { retreat: 'foe', away: 'it', cells: dice.oneOf([1, 'g']), name: 'stuck' },
      { retreat: 'it', away: 'spot', cells: dice.oneOf([2, 'g']), name: 'held' },
      { retreat: 'it', away: 'it', cells: 1, name: 'still' },
      { each: { piece: '', within: dice.oneOf([1, 'g']), of: 'it', clear: true }, flip: 'it' },
      { each: { cell: '', within: 1, of: 'it', clear: true }, place: 'coin', to: 'it' },
    ],
  },
  {
    name: 'Raze',
    of: { piece: 'Class = city', on: 'Main' },
    does: [{ remove: 'it' }, { points: 'g', of: 'Actor', text: 'For the ruins' }],
    says: {
      one: '$it$ falls.',
      other: '$it$ falls for $g$.',
      count: 'g',
      hidden: 'It falls.',
      you: 'You see it fall.',
    },
  },
  { name: 'Last word', does: closings(dice) },
  { name: 'Parley', does: questions(dice) },
];

const tables = (dice: Dice): readonly Data[] => [
  {
    name: 'Clash',
    roll: '1d6',
    columns: ['1:2', '1:1', '3:1'],
    round: dice.oneOf(['down', 'nearest', 'up']),
    rows: [
      [dice.oneOf([1, '1']), 'AE', 'AR', 'EX'],
      ['2-5', 'AR', 'EX', 'DR'],
      [6, 'EX', 'DR', dice.oneOf([2, 'DE'])],
    ],
    shifts: [
      { column: dice.oneOf([-1, 'g - 2']), when: 'g > 1', text: 'Many' },
      { row: dice.oneOf([1, 'g']), text: 'Luck' },
    ],
  },
  {
    name: 'Sky',
    rows: [
      [0, 'calm'],
      ['1 to 3', 'wind'],
    ],
  },
  { name: 'Odd', roll: '1d2', columns: [dice.oneOf([0, '-1-0']), '1-4'], rows: [['1-2', 'a', 'b']] },
];

const WAYS_OF_HIDING: ReadonlySet<string> = new Set(['private', 'faceDown', 'mask', 'invisible']);

/** The same without anything hidden. */
const inTheOpen = (file: Data): Data =>
  JSON.parse(JSON.stringify(file, (key, value) => (WAYS_OF_HIDING.has(key) ? undefined : value)));

/** A file with everything, as plain data that nobody else holds; in some nothing is hidden, but maybe in decks. */
export const wholeFile = (dice: Dice): Data => {
  const file = structuredClone(everything(dice));
  if (!dice.chance(0.2)) return file;
  const { decks: hiding, ...open } = inTheOpen(file);
  return dice.chance(0.5) ? open : { ...open, decks: hiding };
};

const everything = (dice: Dice): Data => ({
  $schema: '../../data/module.schema.json',
  module: 'made',
  title: 'Made by chance',
  notation: 'chess',
  maker: 'Somebody',
  version: '1.2',
  description: 'A module of a test.',
  goal: 'Whoever is left wins.',
  minutes: 20,
  inShort: ['Move.', 'Let others move.'],
  howToPlay: 'Move.\n\nThen let others move.',
  texts: {
    de: {
      description: 'Ein Modul eines Tests.',
      goal: 'Wer übrig bleibt, gewinnt.',
      inShort: ['Zieh.'],
      howToPlay: 'Zieh.',
      sentences: { 'Does what it says.': 'Tut, was es sagt.' },
    },
  },
  labels: { Worth: 'Value', moor: 'Wet moor', river: 'Stream', horse: 'Cavalry' },
  untold: ['z'],
  sides: [
    {
      name: 'Red',
      colour: '#aa2222',
      class: 'kingdom',
      trusts: ['Blue'],
      values: { gold: 2 },
      armies: ['The Lions', 'The Old Guard'],
      forward: dice.oneOf(['north', 'east', 'south', 'west']),
    },
    {
      name: 'Blue',
      colour: '#2222aa',
      class: 'kingdom',
      values: { gold: 1 },
      armies: ['The Lions', 'The Old Guard'],
      forward: 'south',
    },
  ],
  turn: turnOf(dice),
  endings: endingsOf(dice.oneOf(['draw', 'most', 'area'])),
  seats: { least: 2 },
  rules: {
    pieces: dice.oneOf(['owner', 'side', 'anyone']),
    turns: dice.oneOf(['free', 'free', 'strict']),
    captures: 'manual',
    changes: 'owner',
    sides: 'players',
    stock: dice.oneOf(['host', 'owner']),
    armyMaxSize: 2 + dice.below(4),
    handLimit: 6,
    drawLimit: 3,
    movePoints: 'each-turn',
    zoneOfControl: dice.chance(0.5)
      ? dice.chance(0.5)
      : {
          ...(dice.chance(0.5) ? { levels: ['city'] } : {}),
          ...(dice.chance(0.5) ? { terrain: ['moor'] } : {}),
          ...(dice.chance(0.5) ? { edges: ['river'] } : {}),
        },
    alwaysOneStep: dice.chance(0.5),
    undo: dice.oneOf(['ask', 'reshuffle', 'forbid']),
    resign: dice.oneOf(['allow', 'forbid']),
    draws: dice.oneOf(['allow', 'forbid']),
    points: dice.oneOf(['own', 'agreed', 'host', 'master']),
    objectiveLimit: 3,
    claimLimit: 2,
  },
  round: dice.oneOf(['TurnNumber', 'g + TurnNumber']),
  objectives: objectives(dice),
  variants: [
    {
      name: 'Length',
      text: 'How long it is',
      choices: [{ name: 'usual' }, { name: 'short', values: { g: 2 }, setup: mustered, decks: emptied }],
    },
  ],
  battle: { map: 'Arena', attackers: 'West', defenders: 'East' },
  properties: { MovePoints: 'natural', Strength: dice.oneOf(['natural', 'number']), Traits: 'list', z: 'natural' },
  values: { g: 1, Supply: 2 },
  terrain: {
    wood: { colour: '#225522', cost: { default: 2, rider: 3, horse: 1.5 } },
    moor: { enter: 'Strength > 0', pass: 'Class = horse', stop: 'Owner = Red', colour: '#997755', cost: 1.25 },
    lake: { cost: 'closed' },
  },
  edges: {
    road: { runs: 'along', colour: '#555555', cost: { default: 0.5, rider: 1 } },
    river: { runs: 'between', colour: '#3355aa', cost: { default: 2, foot: 'closed' } },
  },
  maps: [
    field(dice),
    arena(dice),
    {
      name: '$side$ Hand',
      each: 'side',
      private: '$side$',
      publishes: dice.oneOf(['some', 'count', 'contents']),
      captures: surrounding(dice),
    },
    { name: 'Bar', captures: dice.oneOf<unknown>([HIT, IN_LINE]) },
    {
      name: 'Red Cellar',
      private: 'Red',
      captures: jumping(dice),
      boards: [{ name: 'Vault', grid: { kind: 'square', columns: 2, rows: 2 } }],
    },
  ],
  sheets: { counters: { file: 'counters.png', columns: 3, rows: 2, frame: dice.chance(0.5) } },
  prototypes: prototypes(dice),
  decks,
  counters,
  modifiers: modifiers(dice),
  phases: { land: [0, 9], people: [10, 19] },
  scorekeepers: scorekeepersOf(dice),
  actions: actions(dice),
  effects: effects(dice),
  tables: tables(dice),
  setup: setup(dice),
  opponent: {
    plays: dice.chance(0.8),
    worth: { pawn: 2 },
    score: 'count(Main, Owner = $Actor$)',
    mobility: 0.5,
    approach: { pawn: 0.2 },
  },
});
