import { look, type ModifierDefinition, type Module, systems } from '../../src/engine/index.ts';
import { type ChangeVerb, readAlteration } from '../../src/engine/modifiers/change.ts';
import { operate } from '../../src/engine/modifiers/operate.ts';
import {
  type CompiledExpression,
  type CompiledExpressionTest,
  compileExpression,
  compileExpressionTest,
  createEvaluationBudget,
  readExpression,
  refillEvaluationBudget,
} from '../../src/table/expression/index.ts';
import {
  type AnyRecord,
  added,
  apply,
  type BoardId,
  type CellId,
  LiveTable,
  type MapId,
  type PieceId,
  type SideId,
  updated,
  type Value,
} from '../../src/table/index.ts';
import { ANN } from '../support/table.ts';
import { alternating, median, medianRatio, quickestRatio, type Row } from './row.ts';

/**
 * What looks cost: against plain reads, against a plain pass over plain objects, and on a large table against a small
 * one.
 */
export const modifierLooks = async (): Promise<readonly Row[]> => [
  await plainReads(100_000, 1.3),
  await plainReads(1000, 1.5),
  await wholeTable(),
  await oneLook(),
  ...(await underThousand()),
  await largeTable(),
];

const NAMES = ['Power', 'Health', 'Speed', 'Luck'];
const BOARD = 'Field/Main' as BoardId;

interface Piece {
  readonly id: string;
  readonly properties: { readonly [name: string]: number };
}

const piecesOf = (count: number): readonly Piece[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `p${i}`,
    properties: { Power: i % 7, Health: (i * 3) % 11, Speed: (i * 5) % 13, Luck: (i * 7) % 17 },
  }));

const placeOf = (i: number) => ({ in: BOARD, cell: `${i % 400}.${Math.floor(i / 400) % 400}` as CellId, rank: 0 });

/** Pieces on a board of 400 x 400 and these modifiers, those on pieces with their sources in play. */
const tableWith = (
  pieces: readonly Piece[],
  modifiers: readonly { readonly definition: ModifierDefinition; readonly piece?: string }[],
): LiveTable => {
  const table = new LiveTable(systems);
  const grid = {
    kind: 'square',
    columns: 400,
    rows: 400,
    numbering: { pattern: '1.1', origin: 'top', first: 0 },
  } as const;
  const module: Module = {
    module: 'bench',
    title: 'Bench',
    sides: [{ name: 'Red' }],
    rules: { pieces: 'owner', turns: 'free', captures: 'none' },
    maps: [{ name: 'Field', occupied: 'stack', boards: [{ name: 'Main', grid, terrain: {} }] }],
    terrain: {},
    prototypes: {},
    setup: [],
  };
  const records: readonly AnyRecord[] = [
    { kind: 'game', id: 'game', title: 'Bench', host: ANN, phase: 'playing' },
    { kind: 'module', id: 'module', hash: '', module },
    { kind: 'map', id: 'Field' as MapId, name: 'Field', occupied: 'stack' },
    { kind: 'board', id: BOARD, name: 'Main', map: 'Field' as MapId, grid, terrain: {} },
    { kind: 'side', id: 'Red' as SideId, name: 'Red', index: 0 },
    ...pieces.map(
      ({ id, properties }, i): AnyRecord => ({
        kind: 'piece',
        id: id as PieceId,
        name: id,
        place: placeOf(i),
        values: properties,
      }),
    ),
    ...[...new Set(modifiers.flatMap(({ piece }) => piece ?? []))].map(
      (id): AnyRecord => ({ kind: 'source', id, since: 0 }),
    ),
    ...modifiers.map(
      ({ definition, piece }, i): AnyRecord => ({
        kind: 'modifier',
        id: `m${i}`,
        since: i,
        definition,
        ...(piece === undefined ? {} : { piece }),
      }),
    ),
  ];
  apply(table, added(...records));
  return table;
};

const definition = (own: Partial<ModifierDefinition>): ModifierDefinition => ({
  name: 'm',
  of: 'piece',
  scope: 'game',
  match: '',
  change: 'Power + 1',
  precedence: 0,
  ...own,
});

/** Processor time of some work, in microseconds. */
const cost = async (work: () => void): Promise<number> => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

/** Numbers from 0 up to a bound, each once, in an order that jumps about. */
const scattered = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => (i * 61_803) % count);

/** Keeps what is read from being left out. */
let sink = 0;
const take = (value: Value | undefined): void => {
  if (typeof value === 'number') sink = (sink + value) | 0;
};

/**
 * Which piece is read next depends on what was read, as it does in rules: else the processor looks far ahead in a loop
 * of nothing but reads, and the row tells how many of them fit into its queue, not what one takes.
 */
const plainReads = async (count: number, most: number): Promise<Row> => {
  const pieces = piecesOf(count);
  const table = tableWith(pieces, []);
  const plain = new Map(
    pieces.map(({ id, properties }, i) => [
      id,
      { kind: 'piece', id, name: id, place: placeOf(i), properties: { ...properties } },
    ]),
  );
  const order = scattered(count).map((i) => `p${i}`);
  const times = 100_000 / count;
  /** No value has that bit, which the processor does not know. */
  const reads = (read: (id: string, name: string) => Value | undefined) => () =>
    cost(() => {
      let last = 0;
      for (let time = 0; time < times; time += 1) {
        for (let i = 0; i < count; i += 1) {
          const at = i + (last & 1024);
          last = Number(read(order[at] as string, NAMES[at & 3] as string));
          take(last);
        }
      }
    });
  const ours = reads((id, name) => look(table, { kind: 'piece', id, name }));
  const rival = reads((id, name) => plain.get(id)?.properties[name]);
  const pairs = await alternating(31, ours, rival);
  const quickest = (runs: readonly number[]): string => (Math.min(...runs) / 100).toFixed(0);
  return {
    what: 'a look without a modifier',
    against: `pieces.get(id).properties[name], ${count} pieces in random order`,
    ratio: quickestRatio(pairs),
    most,
    note: `${quickest(pairs.map((pair) => pair.ours))} against ${quickest(pairs.map((pair) => pair.rival))} ns, sum ${sink !== 0}`,
  };
};

/** Modifiers of the whole game, each of whose conditions reads what others write. */
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const [a, b] = [NAMES[i % 4] as string, NAMES[(i + 1) % 4] as string];
    const change = i % 3 === 0 ? `${a} + 1` : i % 3 === 1 ? `${a} * 1.5` : `${a} at most 9`;
    return {
      definition: definition({
        name: `m${i}`,
        match: `${b} >= ${i % 9} && ${a} < ${10 + (i % 5)}`,
        change,
        precedence: i,
      }),
    };
  });

const FIFTY = many(50);
const THOUSAND = many(1000);

type Plain = Map<string, Value>;

/**
 * The same by the plain rules on plain objects, the expressions as functions: each modifier judges all, then writes
 * all.
 */
const plainPass = (pieces: readonly Piece[], all: readonly PlainModifier[] = READ): readonly Plain[] => {
  const values = pieces.map(({ properties }): Plain => new Map(Object.entries(properties)));
  const budget = createEvaluationBudget();
  for (const { test, amount, doing, property } of all) {
    const targets = values.filter((own) => test(own, refillEvaluationBudget(budget)));
    const results = targets.map((own) =>
      operate(doing, own.get(property), amount?.(own, refillEvaluationBudget(budget)), undefined),
    );
    for (const [i, own] of targets.entries()) {
      const result = results[i];
      if (result !== undefined) own.set(property, result);
    }
  }
  return values;
};

interface PlainModifier {
  readonly test: CompiledExpressionTest<Plain>;
  readonly amount: CompiledExpression<Plain> | undefined;
  readonly doing: ChangeVerb;
  readonly property: string;
}

const fromMap = (name: string) => (own: Plain) => own.get(name);

const readModifier = ({
  definition: { match, change },
}: {
  readonly definition: ModifierDefinition;
}): PlainModifier => {
  const [condition, alteration] = [readExpression(match), readAlteration(change)];
  if (!condition.ok || !alteration.ok) throw new Error('a modifier that cannot be read');
  const { doing, property, amount } = alteration.alteration;
  return {
    test: compileExpressionTest(condition.expression, fromMap),
    amount: amount && compileExpression(amount, fromMap),
    doing,
    property,
  };
};

const FEW = piecesOf(500);

const READ = FIFTY.map(readModifier);

/** Something is done to a piece that the modifiers look at. */
const changed = (table: LiveTable, id: string): void => {
  const piece = table.get('piece', id);
  if (!piece) throw new Error(`no piece ${id}`);
  const power = Number(piece.values['Power']);
  apply(table, updated(piece, { ...piece, values: { ...piece.values, Power: (power + 1) % 7 } }));
};

/** All that was kept is given up: the modifiers in force are others, as far as anybody knows. */
const renewed = (table: LiveTable): void => {
  const game = table.get('game', 'game');
  if (game) apply(table, updated(game, { ...game, title: `${game.title}.` }));
};

const wholeTable = async (): Promise<Row> => {
  const table = tableWith(FEW, FIFTY);
  const found = plainPass(FEW);
  for (const [i, { id }] of FEW.entries()) {
    for (const name of NAMES)
      if (look(table, { kind: 'piece', id, name }) !== found[i]?.get(name)) throw new Error(`${id} ${name} differs`);
  }
  const ours = () => {
    renewed(table);
    return cost(() => {
      for (const { id } of FEW) for (const name of NAMES) take(look(table, { kind: 'piece', id, name }));
    });
  };
  const pairs = await alternating(21, ours, () => cost(() => void plainPass(FEW)));
  return {
    what: 'every value of 500 pieces under 50 modifiers',
    against: 'the plain pass on plain objects, compiled',
    ratio: medianRatio(pairs.slice(4)),
    most: 2,
    note: '',
  };
};

const oneLook = async (): Promise<Row> => {
  const table = tableWith(FEW, FIFTY);
  const ours = () => {
    let i = 0;
    return cost(() => {
      for (; i < 50; i += 1) {
        changed(table, `p${i * 9}`);
        take(look(table, { kind: 'piece', id: `p${i * 9}`, name: NAMES[i % 4] as string }));
      }
    });
  };
  const pairs = await alternating(21, ours, () => cost(() => void plainPass(FEW)));
  return {
    what: '50 looks, each at a piece that has changed, under 50 modifiers',
    against: 'one plain pass over 500 pieces, compiled',
    ratio: medianRatio(pairs.slice(4)),
    most: 1,
    note: 'a look is to cost 1/50 of a pass',
  };
};

/** A look under 1,000 modifiers of the whole game, at a piece that has not changed, and at the one that has (Q7). */
const underThousand = async (): Promise<readonly Row[]> => {
  const table = tableWith(FEW, THOUSAND);
  const plain = plainPass(FEW.slice(0, 20), THOUSAND.map(readModifier));
  for (const [i, own] of plain.entries()) {
    renewed(table); // What may be looked at in one state of a table has a limit.
    for (const name of NAMES)
      if (look(table, { kind: 'piece', id: `p${i}`, name }) !== own.get(name)) throw new Error(`p${i} ${name} differs`);
  }
  const looks = (idOf: (i: number) => string) =>
    cost(() => {
      for (let i = 0; i < 100; i += 1) {
        changed(table, `p${i}`);
        take(look(table, { kind: 'piece', id: idOf(i), name: NAMES[i % 4] as string }));
      }
    });
  const [same, other]: [number[], number[]] = [[], []];
  for (let run = 0; run < 21; run += 1) {
    same.push((await looks((i) => `p${i}`)) / 100);
    other.push((await looks((i) => `p${(i + 1) % 100}`)) / 100);
  }
  const read = THOUSAND.map(readModifier);
  const passes: number[] = [];
  for (let run = 0; run < 21; run += 1) passes.push((await cost(() => void plainPass(FEW.slice(0, 100), read))) / 100);
  const [touched, untouched, pass] = [median(same.slice(4)), median(other.slice(4)), median(passes.slice(4))];
  return [
    {
      what: 'a look after a change of something else, under 1,000 modifiers of the whole game',
      against: '100 µs',
      ratio: untouched / 100,
      most: 1,
      note: `${untouched.toFixed(0)} µs with the change`,
    },
    {
      what: 'the same at the very piece that has changed',
      against: 'the plain pass for one piece, compiled',
      ratio: touched / pass,
      most: 2,
      note: `${touched.toFixed(0)} against ${pass.toFixed(0)} µs`,
    },
  ];
};

/** 100 modifiers in fives, each five next to each other in one row. */
const SQUADS = 20;
const squadAt = (squad: number): number => 2 * 400 + squad * 20;

const hundred = (count: number): LiveTable =>
  tableWith(
    piecesOf(count),
    Array.from({ length: 5 * SQUADS }, (_, i) => ({
      definition: definition({ name: `m${i}`, scope: 'within 3', precedence: i % 5 }),
      piece: `p${squadAt(Math.floor(i / 5)) + (i % 5)}`,
    })),
  );

/**
 * The pieces that change are all those that one five reaches whole, in turn: one piece alone would have its keys in
 * maps deleted and set until each of them is found behind all that it was before.
 */
const largeTable = async (): Promise<Row> => {
  const [large, small] = [hundred(100_000), hundred(2_000)];
  const reached = Array.from({ length: SQUADS }, (_, squad) =>
    [-400, 0, 400].flatMap((row) => [1, 2, 3].map((column) => `p${squadAt(squad) + row + column}`)),
  ).flat();
  const looks = (table: LiveTable) => () =>
    cost(() => {
      for (let i = 0; i < 2000; i += 1) {
        const id = reached[i % reached.length] as string;
        changed(table, id);
        take(look(table, { kind: 'piece', id, name: 'Power' }));
      }
    });
  const pairs = await alternating(21, looks(large), looks(small));
  return {
    what: 'a look among 100,000 pieces and 100 modifiers, of which 5 reach it',
    against: 'the same among 2,000 pieces',
    ratio: quickestRatio(pairs.slice(4)),
    most: 1.2,
    note: '',
  };
};
