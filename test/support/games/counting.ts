import { counterDefaults, type Module, refusalOf, systems } from '../../../src/engine/index.ts';
import {
  added,
  apply,
  type CellId,
  type ContainerId,
  isRefusal,
  LiveTable,
  type Operation,
  type PersonId,
  type PieceId,
  perform,
} from '../../../src/table/index.ts';

/** Tables of many pieces and counters, to see what counting costs. */

export interface Size {
  /** Maps of 10 counters each; all but the first have a hundred pieces. */
  readonly maps: number;
  /** On the first map: a square of so many columns and rows, a piece on every cell. */
  readonly columns: number;
  readonly rows: number;
  /**
   * Captains on the first map, each with a modifier of what stands next to it: a multiple of five, five around each
   * piece that moves.
   */
  readonly captains?: number;
  /** A modifier of all pieces that a condition on the game switches. */
  readonly weather?: boolean | 'counter';
  /** Each piece has a value that no other has, so that none stands for another. */
  readonly differing?: boolean;
}

const ANN = '100000000000000001' as PersonId;
const COUNTERS = 10;
/** How many captains stand around a piece that moves; and how many pieces move where there are none. */
const SQUAD = 5;
const MOVERS = 100;

const grid = (columns: number, rows: number) =>
  ({ kind: 'square', columns, rows, numbering: { pattern: '1.1', origin: 'top', first: 0 } }) as const;

const moduleOf = ({ maps, columns, rows, captains = 0, weather = false }: Size): Module => ({
  module: 'plain',
  title: 'Plain',
  sides: [{ name: 'Red' }, { name: 'Blue' }],
  turn: { order: ['Red', 'Blue'], ends: 'by-command' },
  rules: { pieces: 'anyone', turns: 'free', captures: 'none' },
  terrain: {},
  prototypes: { pawn: { Strength: 2, Class: 'foot' }, captain: { Strength: 3, Class: 'horse' } },
  maps: [
    ...Array.from({ length: maps }, (_, i) => ({
      name: `Map ${i}`,
      occupied: 'stack' as const,
      boards: [{ name: `Board ${i}`, grid: i === 0 ? grid(columns, rows) : grid(10, 10), terrain: {} }],
    })),
    { name: 'Away', occupied: 'stack', boards: [] },
  ],
  setup: [],
  modifiers: [
    ...(captains > 0
      ? [
          {
            name: 'Courage',
            on: { prototype: 'captain' },
            of: 'piece',
            scope: 'within 1',
            match: 'Class = foot',
            change: 'Strength + 1',
            precedence: 1,
          },
        ]
      : []),
    ...(weather
      ? [
          {
            name: 'Rain',
            of: 'piece',
            scope: 'game',
            match: '',
            when: weather === 'counter' ? '$Map 0_C0$ > 0' : 'SideOnTurn = Blue',
            change: 'Strength - 1',
            precedence: 2,
          },
        ]
      : []),
  ],
  counters: Array.from({ length: maps * COUNTERS }, (_, i) => ({
    ...counterDefaults,
    name: `C${i % COUNTERS}`,
    on: `Map ${Math.floor(i / COUNTERS)}`,
    match: `Strength > ${(i % COUNTERS) - 5} && Class = foot`,
    ...(i % 2 === 0 ? { sum: 'Strength' } : {}),
  })),
});

/** The cells of the pieces that move, and of the captains around them. */
const placesOf = ({ columns, rows, captains = 0 }: Size): { readonly homes: CellId[]; readonly led: Set<string> } => {
  const count = captains === 0 ? Math.min(MOVERS, columns * rows) : captains / SQUAD;
  if (captains === 0) {
    const every = Math.floor((columns * rows) / count);
    const cells = Array.from({ length: count }, (_, i) => i * every);
    return { homes: cells.map((i) => `${i % columns}.${Math.floor(i / columns)}` as CellId), led: new Set() };
  }
  const row = Math.floor(rows / 2);
  const middles = Array.from({ length: count }, (_, i) => Math.floor(((i + 0.5) * columns) / count));
  const around = (column: number): readonly string[] =>
    [-1, 0, 1].flatMap((x) => [-1, 1].map((y) => `${column + x}.${row + y}`)).slice(0, SQUAD);
  return { homes: middles.map((column) => `${column}.${row}` as CellId), led: new Set(middles.flatMap(around)) };
};

export interface CountedTable {
  readonly table: LiveTable;
  readonly pieces: number;
  run(operation: Operation): void;
  /**
   * Takes a piece off the first map, or puts it back there: many in turn, or those among captains. Not one again and
   * again, whose keys in maps are deleted and set until each of them is found behind all that it was before.
   */
  move(): void;
  turn(): void;
}

export const countedTable = (size: Size): CountedTable => {
  const table = new LiveTable(systems);
  const run = (operation: Operation): void => {
    const change = perform(table, refusalOf, operation, { now: 0, past: { done: [], undone: [] } });
    if (isRefusal(change)) throw new Error(change.code);
  };
  run({
    kind: 'start',
    actor: ANN,
    module: moduleOf(size),
    hash: 'f'.repeat(64),
    chance: 'a'.repeat(64),
    handles: 'b'.repeat(64),
  });
  run({ kind: 'alone', actor: ANN });
  run({ kind: 'begin', actor: ANN });
  const { maps, columns, rows } = size;
  const { homes, led } = placesOf(size);
  let count = 0;
  const piece = (map: number, cell: string) => {
    count += 1;
    return {
      kind: 'piece' as const,
      id: `p${count}` as PieceId,
      name: 'Piece',
      prototype: map === 0 && led.has(cell) ? 'captain' : 'pawn',
      place: { in: `Map ${map}/Board ${map}` as ContainerId, cell: cell as CellId, rank: 0 },
      values: size.differing === true ? { Number: count } : {},
    };
  };
  const pieces = [
    ...Array.from({ length: columns * rows }, (_, i) => piece(0, `${i % columns}.${Math.floor(i / columns)}`)),
    ...Array.from({ length: (maps - 1) * 100 }, (_, i) =>
      piece(1 + Math.floor(i / 100), `${i % 10}.${Math.floor(i / 10) % 10}`),
    ),
  ];
  apply(
    table,
    added(
      ...pieces,
      ...pieces.flatMap(({ id, prototype }) =>
        prototype === 'captain' ? [{ kind: 'source' as const, id, since: 0 }] : [],
      ),
    ),
  );
  const board = 'Map 0/Board 0' as ContainerId;
  const movers = homes.map((cell) => ({ id: table.at(board, cell)[0]?.id as PieceId, home: { in: board, cell } }));
  let moved = 0;
  return {
    table,
    pieces: count,
    run,
    move: () => {
      const { id, home } = movers[(moved >> 1) % movers.length] as (typeof movers)[number];
      const to = moved % 2 === 0 ? { in: 'Away' as ContainerId } : home;
      moved += 1;
      run({ kind: 'move', actor: ANN, pieces: [id], to, captures: [] });
    },
    turn: () => run({ kind: 'end-turn', actor: ANN }),
  };
};
