import fc from 'fast-check';
import { type Keeper, keeper, keeperText } from './keepers.ts';
import { counter, modifier } from './values.ts';

/**
 * Files of small modules that hide things in every way, with values made of whatever there is: each part of them, and
 * each optional field of a part, is there or not.
 */

type Data = { readonly [key: string]: unknown };

type Valued =
  | { readonly of: 'counter'; readonly entry: Data }
  | { readonly of: 'modifier'; readonly entry: Data }
  | { readonly of: 'keeper'; readonly entry: Keeper };

const valued: fc.Arbitrary<Valued> = fc.oneof(
  { weight: 2, arbitrary: counter.map((entry) => ({ of: 'counter' as const, entry })) },
  { weight: 3, arbitrary: modifier.map((entry) => ({ of: 'modifier' as const, entry })) },
  { weight: 2, arbitrary: keeper.map((entry) => ({ of: 'keeper' as const, entry })) },
);

export interface File {
  readonly prototypes: { readonly [prototype: string]: Data };
  readonly undo: string;
  readonly changes: boolean;
  readonly strict: boolean;
  readonly movePoints: boolean;
  readonly pieces: string;
  readonly cellars: boolean;
  /** What hands and the pile publish. */
  readonly hand: string;
  readonly pile: string;
  readonly handLimit?: number;
  /** Its counters, modifiers and scorekeepers, but for those of what hands are worth, which each has. */
  readonly values: readonly Valued[];
  readonly 'last-turn'?: number;
}

/** What covers pieces of these prototypes, so that whoever does not see what they are takes one for the other. */
export const COVERED = { mask: ['spy', 'mole', 'mime'], invisible: ['ghost', 'shade', 'wisp'] } as const;
export const OPEN = ['king', 'coin', 'gem'] as const;

const small = fc.integer({ min: 0, max: 3 });

const markers = fc.record(
  {
    Strength: fc.oneof(small, small, fc.record({ value: small, min: fc.constant(0), max: fc.constant(3) })),
    Worth: small,
    Class: fc.constantFrom('foot', 'horse'),
    MovePoints: fc.integer({ min: 1, max: 3 }),
    unit: fc.constant(true),
    facing: fc.constant(4),
    layers: fc.constant(['Fresh', 'Spent']),
    cp: small,
    'point-value': small,
  },
  { requiredKeys: [] },
);

const prototypes = fc.record(
  Object.fromEntries([
    ...OPEN.map((name) => [name, markers] as const),
    ...COVERED.mask.map((name) => [name, markers.map((own) => ({ ...own, mask: true }))] as const),
    ...COVERED.invisible.map((name) => [name, markers.map((own) => ({ ...own, invisible: true }))] as const),
  ]),
);

const often = (share: number): fc.Arbitrary<boolean> => fc.nat(99).map((number) => number < share);

export const files: fc.Arbitrary<File> = fc.record(
  {
    prototypes,
    undo: fc.constantFrom('ask', 'reshuffle', 'forbid'),
    changes: often(20),
    strict: often(50),
    movePoints: often(50),
    pieces: fc.constantFrom('owner', 'owner', 'side', 'anyone'),
    cellars: often(60),
    hand: fc.constantFrom('nothing', 'nothing', 'nothing', 'some', 'count', 'contents'),
    pile: fc.constantFrom('nothing', 'nothing', 'some', 'count', 'contents'),
    handLimit: fc.integer({ min: 2, max: 4 }),
    values: fc.oneof(fc.tuple(valued), fc.tuple(valued), fc.tuple(valued, valued), fc.tuple(valued, valued, valued)),
    'last-turn': fc.integer({ min: 2, max: 3 }),
  },
  {
    requiredKeys: [
      'prototypes',
      'undo',
      'changes',
      'strict',
      'movePoints',
      'pieces',
      'cellars',
      'hand',
      'pile',
      'values',
    ],
  },
);

const SIDES = ['Red', 'Blue'];

/** The file itself, without any pieces: where these are is the state of a game (states.ts). */
export const fileOf = (file: File): { [key: string]: unknown } => {
  const { prototypes: kinds, undo, changes, strict, movePoints, pieces, cellars, hand, pile, handLimit, values } = file;
  const counters = values.flatMap((one) => (one.of === 'counter' ? [one.entry] : []));
  const modifiers = values.flatMap((one) => (one.of === 'modifier' ? [one.entry] : []));
  const keepers = values.flatMap((one) => (one.of === 'keeper' ? [one.entry] : []));
  const texts = [
    ...(file['last-turn'] === undefined ? [] : [`(set last-turn ${file['last-turn']})`]),
    ...keepers.map((one, i) => keeperText(one, `keeper${i}`)),
  ];
  return structuredClone({
    module: 'told',
    title: 'Told',
    sides: SIDES.map((name, i) => ({ name, class: 'kingdom', values: { gold: i + 1 } })),
    turn: { order: SIDES },
    rules: {
      pieces,
      turns: strict ? 'strict' : 'free',
      undo,
      ...(changes ? { changes: 'owner' } : {}),
      ...(movePoints ? { movePoints: 'each-turn' } : {}),
      ...(handLimit === undefined ? {} : { handLimit }),
    },
    values: { g: 1 },
    terrain: { wood: { cost: 2 }, moor: {} },
    maps: [
      {
        name: 'Field',
        occupied: 'stack',
        values: { z: 1 },
        boards: [
          {
            name: 'Main',
            grid: { kind: 'square', columns: 4, rows: 4 },
            terrain: { wood: ['B2', 'C3', 'D2'] },
            zones: [{ name: 'Vale', cells: ['A1', 'B1', 'B2', 'D1', 'C4'], values: { z: 2 } }],
          },
        ],
      },
      { name: '$side$ Hand', private: '$side$', each: 'side', publishes: hand },
      ...(cellars
        ? [
            {
              name: '$side$ Cellar',
              private: '$side$',
              each: 'side',
              boards: [{ name: 'Vault', grid: { kind: 'square', columns: 2, rows: 2 } }],
            },
          ]
        : []),
    ],
    decks: [
      { name: 'Pile', at: 'Field D4', faceDown: 'always', publishes: pile },
      { name: 'Well', at: 'Field A1', faceDown: 'always', publishes: 'nothing' },
      { name: 'Heap', at: 'Field', faceDown: 'never' },
      { name: '$side$ Store', each: 'side', at: '$side$ Hand', faceDown: 'always', publishes: 'nothing' },
    ],
    prototypes: kinds,
    counters: [
      { name: 'Wealth', on: '$side$ Hand', each: 'side', sum: 'Worth', decks: false },
      ...counters.map((one, i) => ({ name: `C${i}`, ...one })),
    ],
    modifiers: modifiers.map((one, i) => ({ name: `M${i}`, ...one })),
    ...(texts.length === 0 ? {} : { scorekeepers: texts.join('\n') }),
  });
};
