import fc from 'fast-check';
import type { ModifierDefinition } from '../../../src/engine/modifiers/form.ts';
import type { Module, PropertyValues, Traits } from '../../../src/engine/play/module.ts';
import type { SetupStack } from '../../../src/engine/play/pieces/setup-form.ts';
import type { Rules } from '../../../src/engine/play/rules.ts';
import type { CounterDefinition } from '../../../src/features/counters/rules/form.ts';
import type { Grid } from '../../../src/table/grid/index.ts';
import { counter } from './counter.ts';
import type { Part } from './part.ts';

/**
 * The part of a random game in which units march on a board that everybody sees, and ghosts that their own side alone
 * sees.
 */

export interface War {
  readonly grid: 'square' | 'diagonals' | 'hex';
  readonly occupied: 'refuse' | 'stack';
  readonly movePoints?: NonNullable<Rules['movePoints']>;
  readonly zoneOfControl?: true;
  readonly alwaysOneStep?: true;
  /** The most units of an army. */
  readonly most?: number;
  readonly classes?: true;
  readonly bog?: true;
  readonly road?: true;
  readonly river?: true;
  readonly towns?: true;
  readonly battle?: true;
  readonly counters?: true;
  /** Some units can lie face down, and others are ghosts; without it everybody knows of armies. */
  readonly covers?: true;
  /** There is a second board, with a way down into it, and up again or not. */
  readonly hollow?: 'both ways' | 'down';
  /** Where Red's ghosts are led as the game begins: numbers into HAUNTS. */
  readonly haunts: readonly number[];
}

const COLUMNS = 4;
const ROWS = 3;
/** The cells of the board. */
export const MARSH: readonly string[] = ['A', 'B', 'C', 'D'].flatMap((column) =>
  ['1', '2', '3'].map((row) => column + row),
);
/** Where the town is, if there is one. */
const TOWN = 'B2';
/** The cells of the second board, as one types them behind the name of the map. */
export const HOLLOW: readonly string[] = ['Hollow A1', 'Hollow A2', 'Hollow B1'];
/** Where ghosts go: who enters a town is seen to take it. */
export const HAUNTS: readonly string[] = [...MARSH.filter((cell) => cell !== TOWN), ...HOLLOW.slice(0, 2)];

export const wars: fc.Arbitrary<War> = fc.record(
  {
    grid: fc.constantFrom('square', 'diagonals', 'hex'),
    occupied: fc.constantFrom('refuse', 'stack', 'stack'),
    movePoints: fc.constantFrom('each-turn', 'once'),
    zoneOfControl: fc.constant(true),
    alwaysOneStep: fc.constant(true),
    most: fc.integer({ min: 1, max: 4 }),
    classes: fc.constant(true),
    bog: fc.constant(true),
    road: fc.constant(true),
    river: fc.constant(true),
    towns: fc.constant(true),
    battle: fc.constant(true),
    counters: fc.constant(true),
    covers: fc.constant(true),
    hollow: fc.constantFrom('both ways', 'down'),
    haunts: fc.array(fc.nat(HAUNTS.length - 1), { maxLength: 2 }),
  },
  { requiredKeys: ['grid', 'occupied', 'haunts'] },
);

export const warPart = (war: War): Part => ({
  maps: [field(war), ...(war.battle ? [arena] : []), ...(war.covers ? [den('Red'), den('Green')] : [])],
  terrain: war.bog ? { bog: { cost: { default: 2, ...(war.classes ? { horse: 3 } : {}) } } } : {},
  edges: {
    ...(war.road ? { road: { runs: 'along' as const, cost: { default: 1 } } } : {}),
    ...(war.river ? { river: { runs: 'between' as const, cost: { default: 1, horse: 'closed' as const } } } : {}),
  },
  prototypes: {
    pike: unit('P', 3, 'foot', war),
    rider: unit('R', 5, 'horse', war),
    ...(war.covers ? { ghost: unit('G', 4, 'spirit', war) } : {}),
    ...(war.towns ? { town: { symbol: 'T', 'point-value': 5 } } : {}),
  },
  traits: {
    pike: { unit: true, dynamic: { Strength: { min: 0, max: 5 } }, facing: 6, ...masked(war) },
    rider: { unit: true, layers: [{ name: 'fresh' }, { name: 'spent', symbol: 'r' }], ...masked(war) },
    ...(war.covers ? { ghost: { unit: true, invisible: true, facing: 6 } } : {}),
    ...(war.towns ? { town: { level: 'town' } } : {}),
  },
  properties: { MovePoints: 'natural' },
  rules: {
    ...(war.movePoints === undefined ? {} : { movePoints: war.movePoints }),
    ...(war.zoneOfControl ? { zoneOfControl: true as const } : {}),
    ...(war.alwaysOneStep ? { alwaysOneStep: true as const } : {}),
  },
  ...(war.most === undefined ? {} : { limits: { army: war.most } }),
  ...(war.battle ? { battle: { map: 'Arena', board: 'Arena', attackers: 'West', defenders: 'East' } } : {}),
  setup: [
    ...army('Red', ['A1', 'A2', 'B1'], war),
    ...army('Blue', ['D1', 'D2', 'C1'], war),
    ...army('Green', ['A3', 'B3', 'D3'], war),
    ...(war.towns ? [stack(TOWN, undefined, 'town', 'Town')] : []),
    ...(war.covers ? ['Red', 'Green'] : []).flatMap((side) =>
      [1, 2].map((n) => ({ map: `${side} Den`, side, pieces: [{ prototype: 'ghost', name: `Ghost ${n}`, count: 1 }] })),
    ),
  ],
  ...(war.counters ? { counters: countersIn(war) } : {}),
  ...(war.hollow ? { modifiers: [pit(war.hollow)] } : {}),
});

const pit = (way: NonNullable<War['hollow']>): ModifierDefinition => ({
  name: 'Pit',
  of: 'cell',
  scope: 'game',
  match: '',
  change: 'link',
  cells: ['Marsh/Marsh\nB2', 'Marsh/Hollow\nA1'],
  ...(way === 'down' ? { oneWay: true } : {}),
  precedence: 0,
});

const masked = ({ covers }: War): Pick<Traits, 'mask'> => (covers ? { mask: { name: 'Troop', symbol: '?' } } : {});

const unit = (symbol: string, points: number, kind: string, { movePoints, classes }: War): PropertyValues => ({
  symbol,
  Strength: points - 1,
  ...(movePoints === undefined ? {} : { MovePoints: points }),
  ...(classes ? { Class: kind } : {}),
});

const stack = (cell: string, side: string | undefined, prototype: string, name: string): SetupStack => ({
  map: 'Marsh',
  board: 'Marsh',
  cell,
  ...(side === undefined ? {} : { side }),
  pieces: [{ prototype, name, count: 1 }],
});

/** Two pikemen on the first cell where there is room for them, else one each on the first two; a rider on the last. */
const army = (
  side: string,
  [first = '', second = '', last = '']: readonly string[],
  { occupied }: War,
): readonly SetupStack[] => [
  stack(first, side, 'pike', 'Pike'),
  stack(occupied === 'stack' ? first : second, side, 'pike', 'Pike'),
  stack(last, side, 'rider', 'Rider'),
];

const numbering = { pattern: 'A1', origin: 'top', first: 1 } as const;

const gridOf = ({ grid }: War): Grid =>
  grid === 'hex'
    ? { kind: 'hex', columns: COLUMNS, rows: ROWS, orientation: 'flat', offset: 'odd', numbering }
    : { kind: 'square', columns: COLUMNS, rows: ROWS, numbering, ...(grid === 'diagonals' ? { diagonals: true } : {}) };

const field = (war: War): Module['maps'][number] => ({
  name: 'Marsh',
  occupied: war.occupied,
  ...(war.battle ? { combat: 'no' } : {}),
  ...(war.towns ? { captures: { pieces: 'town', by: 'enter' } } : {}),
  boards: [
    {
      name: 'Marsh',
      grid: gridOf(war),
      terrain: war.bog ? { bog: ['B2', 'C2', 'C3'] } : {},
      edges: { ...(war.road ? { road: [['A2', 'B2', 'C2']] } : {}), ...(war.river ? { river: [['C1', 'D1']] } : {}) },
    },
    ...(war.hollow ? [hollow] : []),
  ],
});

const hollow: Module['maps'][number]['boards'][number] = {
  name: 'Hollow',
  grid: { kind: 'square', columns: 2, rows: 2, numbering },
  terrain: {},
};

const arena: Module['maps'][number] = {
  name: 'Arena',
  occupied: 'stack',
  boards: [
    {
      name: 'Arena',
      grid: { kind: 'square', columns: 2, rows: 2, numbering: { pattern: '1.1', origin: 'top', first: 1 } },
      terrain: {},
      zones: [
        { name: 'West', cells: ['1.1', '1.2'] },
        { name: 'East', cells: ['2.1', '2.2'] },
      ],
    },
  ],
};

/** Where ghosts come from: nobody else knows whether any are there. */
const den = (side: string): Module['maps'][number] => ({
  name: `${side} Den`,
  private: side,
  occupied: 'stack',
  boards: [],
});

/**
 * What everybody may see of the board counts what everybody sees of it: also whether a unit is on top, where none can
 * be on top unseen.
 */
const countersIn = ({ covers }: War): readonly CounterDefinition[] => [
  counter('Feet', 'Marsh', { match: 'Class = foot', stacks: covers === true }),
  counter('Horses', 'Marsh', { match: 'Class = horse', sum: 'Strength' }),
  counter('Fled', 'Marsh', { match: 'Class = foot && OldLocationName != ""' }),
  ...(covers
    ? [
        counter('Red spirits', 'Red Den', { sum: 'Strength' }),
        counter('Green spirits', 'Green Den', { match: 'OldMap != ""' }),
      ]
    : []),
];
