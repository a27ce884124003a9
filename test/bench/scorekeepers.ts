import { look, type Module, refusalOf, systems } from '../../src/engine/index.ts';
import { boardIdOfNames, sideId } from '../../src/engine/play/queries.ts';
import {
  added,
  apply,
  type CellId,
  invert,
  isRefusal,
  LiveTable,
  type PersonId,
  type PieceId,
  perform,
  type SideId,
  updated,
} from '../../src/table/index.ts';
import { alternating, medianRatio, type Row } from './row.ts';

const ANN = '100000000000000001' as PersonId;
const SIDES = Array.from({ length: 10 }, (_, i) => `Side ${i + 1}`);
const UNITS = 10_000;
const PROPERTIES = ['Gold', 'Grain', 'Iron', 'Stone', 'Wood'] as const;
const KEEPERS = 49;

const WARM = 10;
const RUNS = 31;

/**
 * The end of a turn of ten sides with 10,000 units, whose step is decided, applied and judged by 50 scorekeepers:
 * last-side-wins, and 49 that compare the sum of five properties over the units that pass a test. Against one plain
 * pass over the units that takes those five sums for each side; both look at every value, as rules must.
 */
export const scorekeepers = async (): Promise<Row> => {
  const table = tableOf();
  const ours = async (): Promise<number> => timed(() => endTurn(table));
  const rival = async (): Promise<number> => timed(() => plainPass(table));
  for (let i = 0; i < WARM; i += 1) {
    await ours();
    await rival();
  }
  const pairs = await alternating(RUNS, ours, rival);
  return {
    what: `a check by ${KEEPERS + 1} scorekeepers`,
    against: 'one plain pass for its sums',
    ratio: medianRatio(pairs),
    most: 3,
    note: `${UNITS} units, ${SIDES.length} sides; the pass takes ${((pairs[0]?.rival ?? 0) / 1000).toFixed(1)} ms`,
  };
};

const moduleOf = (): Module => ({
  module: 'realms',
  title: 'Realms',
  sides: SIDES.map((name) => ({ name })),
  turn: { order: SIDES, ends: 'by-command' },
  rules: { pieces: 'owner', turns: 'strict', captures: 'none' },
  terrain: {},
  prototypes: { town: { Level: 1, Gold: 1, Grain: 2, Iron: 3, Stone: 4, Wood: 5 } },
  maps: [
    {
      name: 'Field',
      occupied: 'stack',
      boards: [
        {
          name: 'Field',
          grid: { kind: 'square', columns: 100, rows: 100, numbering: { pattern: '1.1', origin: 'top', first: 0 } },
          terrain: {},
        },
      ],
    },
  ],
  setup: [],
  scorekeepers: { text: [LAST, ...Array.from({ length: KEEPERS }, (_, i) => keeper(i))].join('\n'), hides: false },
});

const LAST = '(scorekeeper "Last side" (do last-side-wins))';

const keeper = (number: number): string =>
  `(scorekeeper k${number} (initial 0) (do (if (>= (sum u* (${PROPERTIES.join(' ')}) (> Level 0)) ${1_000_000 + number}) (add 1))))`;

/** A game in whose turn the last side is on turn. */
const tableOf = (): LiveTable => {
  const table = new LiveTable(systems);
  const module = moduleOf();
  const run = (operation: Parameters<typeof perform>[2]): void => {
    const change = perform(table, refusalOf, operation, { now: 0, past: { done: [], undone: [] } });
    if (isRefusal(change)) throw new Error(change.code);
  };
  run({ kind: 'start', actor: ANN, module, hash: 'f'.repeat(64), chance: 'a'.repeat(64), handles: 'b'.repeat(64) });
  run({ kind: 'alone', actor: ANN });
  run({ kind: 'begin', actor: ANN });
  apply(table, added(...Array.from({ length: UNITS }, (_, i) => unit(i))));
  const turn = table.get('turn', 'turn');
  if (!turn) throw new Error('no turn');
  apply(table, updated(turn, { ...turn, position: SIDES.length - 1 }));
  return table;
};

const unit = (number: number) => ({
  kind: 'piece' as const,
  id: `u${number}` as PieceId,
  name: 'Town',
  prototype: 'town',
  side: sideId(SIDES[number % SIDES.length] as string),
  place: {
    in: boardIdOfNames('Field', 'Field'),
    cell: `${number % 100}.${Math.floor(number / 100)}` as CellId,
    rank: 0,
  },
  values: number % 3 === 0 ? { Gold: 7 } : {},
});

const endTurn = (table: LiveTable): void => {
  const change = perform(
    table,
    refusalOf,
    { kind: 'end-turn', actor: ANN },
    { now: 0, past: { done: [], undone: [] } },
  );
  if (isRefusal(change)) throw new Error(change.code);
  apply(table, invert(change));
};

const plainPass = (table: LiveTable): ReadonlyMap<string, readonly number[]> => {
  const sums = new Map<string, number[]>();
  for (const { id } of table.all('piece')) {
    const at = (name: string) => look(table, { kind: 'piece', id, name });
    if (!(Number(at('Level')) > 0)) continue;
    const side = at('Owner') as SideId;
    const own = sums.get(side) ?? PROPERTIES.map(() => 0);
    for (const [i, name] of PROPERTIES.entries()) own[i] = (own[i] ?? 0) + Number(at(name));
    sums.set(side, own);
  }
  return sums;
};

/** Processor time in microseconds. */
const timed = (run: () => unknown): number => {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};
