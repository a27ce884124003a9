import { createSeededRandom } from '../../../src/engine/opponent/luck.ts';
import type { Grid } from '../../../src/table/grid/index.ts';
import { CHANGES, EDGES, isUnit, type PlainModifier, type PlainPiece, type PlainWar } from './plain-war.ts';

/** Random wars on each kind of grid, the same for the same number: 420 cells, three in ten of them closed. */

const COLUMNS = 21;
const ROWS = 20;
const sheet = { columns: COLUMNS, rows: ROWS, numbering: { pattern: '1.1', origin: 'top', first: 1 } } as const;

/** A board, its cells, and which of them are next to each other. */
export interface Land {
  readonly grid: Grid;
  readonly cells: readonly string[];
  readonly around: ReadonlyMap<string, readonly string[]>;
}

const CELLS = Array.from({ length: COLUMNS * ROWS }, (_, i) => ({ column: i % COLUMNS, row: Math.floor(i / COLUMNS) }));
const label = ({ column, row }: { readonly column: number; readonly row: number }): string =>
  `${column + 1}.${row + 1}`;

/** Next to each other are cells whose middles are so near. */
const drawn = (grid: Grid, middle: (column: number, row: number) => readonly [number, number], most: number): Land => {
  const middles = CELLS.map((cell) => ({ name: label(cell), at: middle(cell.column, cell.row) }));
  const near = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean =>
    Math.hypot(a - c, b - d) < most;
  const around = middles.map(
    ({ name, at }) =>
      [name, middles.flatMap((one) => (one.name !== name && near(one.at, at) ? one.name : []))] as const,
  );
  return { grid, cells: CELLS.map(label), around: new Map(around) };
};

const hexes = (orientation: 'flat' | 'pointy', offset: 'odd' | 'even'): Land => {
  const shove = (lane: number): number => ((lane % 2 === 1) === (offset === 'odd') ? Math.sqrt(3) / 2 : 0);
  const along = (index: number, lane: number): number => index * Math.sqrt(3) + shove(lane);
  const grid: Grid = { kind: 'hex', ...sheet, orientation, offset };
  return drawn(
    grid,
    (column, row) => (orientation === 'flat' ? [column * 1.5, along(row, column)] : [along(column, row), row * 1.5]),
    1.8,
  );
};

/** Regions in a ragged ring of chords, so that every number of neighbours occurs. */
const regions = (): Land => {
  const count = CELLS.length;
  const links = Array.from({ length: count }, (_, i) =>
    [(i + 1) % count, (i * 7) % count, ...(i % 5 === 0 ? [(i * 31 + 3) % count] : [])].filter((to) => to !== i),
  );
  const name = (i: number): string => `R${i}`;
  const around = new Map(links.map((_, i) => [name(i), new Set<string>()]));
  for (const [from, tos] of links.entries()) {
    for (const to of tos) {
      around.get(name(from))?.add(name(to));
      around.get(name(to))?.add(name(from));
    }
  }
  const grid: Grid = {
    kind: 'region',
    regions: links.map((tos, i) => ({ name: name(i), neighbours: tos.map(name), x: i, y: i })),
  };
  return { grid, cells: [...around.keys()], around: new Map([...around].map(([cell, near]) => [cell, [...near]])) };
};

export const LANDS: { readonly [name: string]: Land } = {
  squares: drawn({ kind: 'square', ...sheet }, (column, row) => [column, row], 1.1),
  'squares with diagonals': drawn({ kind: 'square', ...sheet, diagonals: true }, (column, row) => [column, row], 1.5),
  'flat hexes, odd': hexes('flat', 'odd'),
  'flat hexes, even': hexes('flat', 'even'),
  'pointy hexes, odd': hexes('pointy', 'odd'),
  'pointy hexes, even': hexes('pointy', 'even'),
  regions: regions(),
};

interface Dice {
  /** A whole number from 0 up to, not including, `bound`. */
  below(bound: number): number;
  oneOf<T>(items: readonly T[]): T;
  /** Whether one of so many chances came true. */
  one(of: number): boolean;
}

const diceOf = (seed: number): Dice => {
  const luck = createSeededRandom(seed);
  return { ...luck, one: (of) => luck.below(of) === 0 };
};

const UNITS = ['pikeman', 'horseman', 'wagon', 'scout', 'banner', 'rider'] as const;
const keys = <T extends object>(of: T): readonly (keyof T)[] => Object.keys(of) as (keyof T)[];

const changesOf = (...properties: readonly string[]): readonly (keyof typeof CHANGES)[] =>
  keys(CHANGES).filter((change) => properties.includes(CHANGES[change].property));

const GROUND = ['', 'Terrain = lake', 'Terrain = wood || Terrain = bog', 'Distance <= 1'] as const;

/** What modifiers of each kind do, and on what condition. */
const KINDS: readonly Kind[] = [
  {
    of: 'step',
    changes: changesOf('cost', 'closed'),
    matches: [
      '',
      'Class = horse',
      'MovePoints >= 8',
      'to.Terrain = wood',
      'from.Terrain = bog',
      'cost >= 2',
      'Distance <= 1',
    ],
  },
  { of: 'cell', changes: changesOf('Terrain'), matches: GROUND },
  {
    of: 'piece',
    changes: changesOf('Class', 'MovePoints', 'Owner', 'IgnoresZoneOfControl'),
    matches: ['', 'Class = horse', 'Class != pikeman', 'MovePoints >= 8', 'Owner = $source.Owner$', 'Owner = Red'],
  },
  { of: 'limit', changes: changesOf('army'), matches: ['', 'Owner = Red'] },
];

interface Kind {
  readonly of: PlainModifier['of'];
  readonly changes: readonly PlainModifier['change'][];
  readonly matches: readonly PlainModifier['match'][];
}

const SCOPES = ['self', 'same cell', 'adjacent', 'within 2', 'same zone', 'same side', 'same board', 'game', 'game'];

/**
 * What a modifier does, and to what: those that link or part cells reach a few, or two, or those of some terrain, so
 * that a map is left.
 */
type Deed = Omit<PlainModifier, 'name' | 'precedence' | 'when'>;

const deedOf = (dice: Dice, land: Land, near: readonly string[]): Deed => {
  const bearer = dice.oneOf(['banner', 'banner', 'stone', 'wagon'] as const);
  const isOfGame = dice.one(3);
  if (dice.one(7)) return linkOf(dice, land, near, bearer);
  if (dice.one(40))
    return {
      of: 'modifier',
      change: 'enabled = false',
      on: undefined,
      scope: 'game',
      match: 'precedence > 14',
      cells: undefined,
    };
  const { of, changes, matches } = dice.oneOf(KINDS);
  const alone = matches.filter((match) => !match.includes('source') && match !== 'Distance <= 1');
  const where = isOfGame
    ? { on: undefined, scope: 'game', match: dice.oneOf(alone) }
    : { on: bearer, scope: dice.oneOf(SCOPES), match: dice.oneOf(matches) };
  return { of, change: dice.oneOf(changes), cells: undefined, ...where };
};

const linkOf = (dice: Dice, { around }: Land, near: readonly string[], bearer: PlainPiece['prototype']): Deed => {
  const [a, far] = [dice.oneOf(near), dice.oneOf(near)];
  const game = { of: 'cell', on: undefined, scope: 'game', cells: undefined } as const;
  const ofBearer = { ...game, on: bearer, scope: dice.oneOf(SCOPES.slice(1, 5)), match: dice.oneOf(GROUND) };
  const beside = dice.oneOf(around.get(a) as readonly string[]);
  return dice.oneOf<Deed>([
    { ...game, change: 'unlink', match: '', cells: [a, beside] },
    { ...game, change: 'link', match: '', cells: [a, far === a ? beside : far] },
    { ...game, change: 'unlink', match: dice.oneOf(GROUND.slice(1, 3)) },
    { ...ofBearer, change: 'unlink' },
    { ...ofBearer, change: 'link' },
  ]);
};

/** No two have the same precedence. */
const modifierOf = (dice: Dice, land: Land, near: readonly string[], i: number): PlainModifier => {
  const deed = deedOf(dice, land, near);
  const whens = [
    undefined,
    undefined,
    undefined,
    'TurnNumber > 1',
    'TurnNumber = 1',
    deed.on === undefined ? undefined : 'source.Owner = Red',
  ] as const;
  return { name: `m${i}`, precedence: 10 * dice.below(3) + i, when: dice.oneOf(whens), ...deed };
};

/** A path of neighbours. */
const walk = (dice: Dice, { around }: Land, from: string, length: number): readonly string[] => {
  const way = [from];
  while (way.length < length) way.push(dice.oneOf(around.get(way.at(-1) as string) as readonly string[]));
  return way;
};

/** The cells at most so many steps away. */
const within = ({ around }: Land, from: string, steps: number): readonly string[] => {
  let found = new Set([from]);
  for (let step = 0; step < steps; step += 1)
    found = new Set([...found].flatMap((cell) => [cell, ...(around.get(cell) ?? [])]));
  return [...found];
};

const piecesOf = (dice: Dice, land: Land, home: string): readonly PlainPiece[] => {
  const near = within(land, home, 4);
  const far = dice.one(25) ? { MovePoints: 40 } : {};
  const army = Array.from({ length: 1 + dice.below(4) }, () => ({
    prototype: dice.oneOf(UNITS),
    side: 'Red',
    cell: home,
    values: { ...far, ...spent(dice) },
  }));
  const others = Array.from({ length: 20 + dice.below(40) }, () => {
    const cell = dice.oneOf(dice.one(3) ? near : land.cells);
    const side = dice.oneOf(['Red', 'Red', 'Red', 'Blue', 'Blue', undefined]);
    const prototype = dice.oneOf([...UNITS, 'pikeman', 'horseman', 'city', 'stone'] as const);
    const covers = dice.one(20) ? { Covers: [dice.oneOf(near), cell, 'Nowhere', dice.oneOf(near)] } : {};
    return {
      prototype,
      side: prototype === 'banner' ? (side ?? 'Blue') : side,
      cell,
      values: { ...covers, ...spent(dice) },
    };
  });
  return [...army, ...others].map((piece, i) => ({ id: `p${i}`, ...piece }));
};

const spent = (dice: Dice): { readonly MovePointsSpent?: number } =>
  dice.one(3) ? { MovePointsSpent: 1 + dice.below(4) / 4 } : {};

export const randomWar = (land: Land, seed: number): PlainWar => {
  const dice = diceOf(seed);
  const { cells, around } = land;
  const home = dice.oneOf(cells);
  const terrain = new Map<string, string>();
  for (const cell of cells) {
    const kind = dice.below(10) < 3 ? 'lake' : dice.oneOf([undefined, undefined, 'wood', 'bog', 'moor', 'sand']);
    if (kind !== undefined) terrain.set(cell, kind);
  }
  const lines = keys(EDGES).flatMap((kind) => {
    const way = walk(dice, land, dice.oneOf(within(land, home, 2)), 2 + dice.below(30));
    return way.slice(1).map((b, i) => ({ kind: String(kind), a: way[i] as string, b }));
  });
  const modifiers = dice.one(8)
    ? []
    : Array.from({ length: 1 + dice.below(5) }, (_, i) => modifierOf(dice, land, within(land, home, 3), i));
  const pieces = piecesOf(dice, land, home);
  // Who stands on several cells is one host for all of them: a limit that is bent by where he stands would be another
  // one in each.
  const isLocal = modifiers.some(
    ({ of, scope }) => of === 'limit' && !['game', 'same side', 'same board'].includes(scope),
  );
  const army = pieces.filter((piece) => piece.cell === home && piece.side === 'Red' && isUnit(piece));
  const movers = army.filter(() => !dice.one(5)).map(({ id }) => id);
  return {
    cells,
    around,
    terrain,
    lines,
    vale: new Set(within(land, dice.oneOf(cells), 3)),
    pieces: isLocal
      ? pieces.map(({ values: { Covers: _, ...values }, ...piece }: PlainPiece) => ({ ...piece, values }))
      : pieces,
    modifiers,
    limit: dice.one(6) ? undefined : 1 + dice.below(6),
    zoneOfControl: dice.one(3),
    alwaysOneStep: dice.one(4),
    takesCities: dice.one(2),
    foughtOver: dice.one(6) ? [dice.oneOf(within(land, home, 2)), dice.oneOf(cells)] : [],
    strange: dice.one(6) ? dice.oneOf(within(land, home, 2)) : undefined,
    movers: movers.length > 0 ? movers : army.map(({ id }) => id),
  };
};
