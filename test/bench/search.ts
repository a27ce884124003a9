import { searchFor } from '../../src/engine/armies/ground.ts';
import type { UnitGroup } from '../../src/engine/armies/group.ts';
import { groupOf } from '../../src/engine/armies/groups.ts';
import { type Module, refusalOf, moduleOf as standingModule, systems } from '../../src/engine/index.ts';
import type { ModifierDefinition } from '../../src/engine/modifiers/form.ts';
import { precomputeLargeBoards } from '../../src/session/steps/survey.ts';
import { type CellId, isRefusal, LiveTable, type PersonId, perform } from '../../src/table/index.ts';
import { longestHold, usedByThread } from './hold.ts';
import { alternating, medianRatio, type Row } from './row.ts';
import { bare, dial, honeycomb, type Rival } from './search-rivals.ts';

const ANN = '100000000000000001' as PersonId;

/**
 * What a group of two classes can reach, with size limit, owners in the way, terrain by class, and 50 modifiers of
 * steps in play: 10 points on 200 x 200 cells, and the whole of 1000 x 1000. Against a grid library with a queue, and
 * against a bare search on flat arrays, both on one cost a cell and without any rules.
 */
export const searches = async (): Promise<readonly Row[]> => {
  const first = [firstOf(200), await firstSurveyed(1000)];
  const near = await compared(200, 10, { times: 400, runs: 15 });
  const far = await compared(1000, 1_000_000, { times: 1, runs: 3 });
  return [
    ...first,
    row('10 points on 200 x 200, with rules', 'honeycomb-grid and flatqueue without', near.library, 1 / 30),
    row('10 points on 200 x 200, with rules', 'a bare Dijkstra on flat arrays without', near.bare, 3),
    row('10 points on 200 x 200, with rules', "Dial's search with buckets and stamps without", near.dial, 1.5),
    row('the whole of 1000 x 1000, with rules', 'honeycomb-grid and flatqueue without', far.library, 1 / 50),
    row('the whole of 1000 x 1000, with rules', 'a bare Dijkstra on flat arrays without', far.bare, 3),
    row('the whole of 1000 x 1000, with rules', "Dial's search with buckets and stamps without", far.dial, 1.5),
  ];
};

/** The most milliseconds of processor time on the event loop (Q4). */
const HOLD = 20;

const within = (what: string, cost: number): Row => ({
  what,
  against: `${HOLD} ms`,
  ratio: cost / HOLD,
  most: 1,
  note: `${cost.toFixed(1)} ms`,
});

/** The first search in this process, of nothing that was made ready for it. */
const firstOf = (size: number): Row => {
  const { world, group } = gameOf(size);
  const before = usedByThread();
  searchFor(world, group, 10);
  return within(`the first search in a process, 10 points on ${size} x ${size}`, usedByThread() - before);
};

/**
 * The longest that the event loop is held by the survey of a board in slices, as it is made when a game is opened, and
 * by the first search there.
 */
const firstSurveyed = async (size: number): Promise<Row> => {
  const { world, group } = gameOf(size);
  const held = longestHold();
  await precomputeLargeBoards(standingModule(world));
  searchFor(world, group, 10);
  return within(`the survey of ${size} x ${size} and the first search there`, held());
};

const row = (what: string, against: string, ratio: number, most: number): Row => ({
  what,
  against,
  ratio,
  most,
  note: `${(1 / ratio).toFixed(1)} times as fast`,
});

const compared = async (
  size: number,
  budget: number,
  { times, runs }: { readonly times: number; readonly runs: number },
): Promise<{ readonly library: number; readonly bare: number; readonly dial: number }> => {
  const { world, group } = gameOf(size);
  const costs = plainCosts(size);
  const from = { column: size / 2, row: size / 2 };
  const ours = timed(times, () => searchFor(world, group, budget).cells.length);
  const against = async (rival: Rival): Promise<number> => {
    const theirs = timed(times, () => rival(from, budget));
    await ours();
    await theirs();
    return medianRatio(await alternating(runs, ours, theirs));
  };
  return {
    bare: await against(bare(size, size, costs)),
    dial: await against(dial(size, size, costs)),
    library: await against(honeycomb(size, size, costs)),
  };
};

/** Processor time of so many searches; each must find something. */
const timed =
  (times: number, find: () => number): (() => Promise<number>) =>
  async () => {
    const before = process.cpuUsage();
    for (let i = 0; i < times; i += 1) if (find() < 100) throw new Error('nothing was reached');
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };

/** Every third cell or so is dearer. */
const isWood = (i: number): boolean => (i * 7919) % 101 > 70;

const plainCosts = (size: number): Int32Array =>
  Int32Array.from({ length: size * size }, (_, i) => (isWood(i) ? 2 : 1));

const label = (size: number, i: number): string => `${i % size}.${Math.floor(i / size)}`;

export const gameOf = (size: number): { readonly world: LiveTable; readonly group: UnitGroup } => {
  const table = new LiveTable(systems);
  const module = moduleOf(size);
  const run = (operation: Parameters<typeof perform>[2]): void => {
    const done = perform(table, refusalOf, operation, { now: 0, past: { done: [], undone: [] } });
    if (isRefusal(done)) throw new Error(done.code);
  };
  run({ kind: 'start', actor: ANN, module, hash: 'f'.repeat(64), chance: '01'.repeat(32), handles: '02'.repeat(32) });
  run({ kind: 'alone', actor: ANN });
  run({ kind: 'begin', actor: ANN });
  const middle = label(size, (size / 2) * size + size / 2);
  const units = table.at('Field/Field', middle).flatMap(({ id }) => table.get('piece', id) ?? []);
  const group = groupOf(table, units);
  if (isRefusal(group)) throw new Error(group.code);
  return { world: table, group };
};

/**
 * Two units of two classes in the middle; own and enemy units on every 50th cell; a modifier of steps on each of 50
 * camps.
 */
const moduleOf = (size: number): Module => {
  const cells = Array.from({ length: size * size }, (_, i) => i);
  const middle = (size / 2) * size + size / 2;
  const stack = (i: number, side: string, prototype: string, count = 1): Module['setup'][number] => ({
    map: 'Field',
    board: 'Field',
    cell: label(size, i),
    side,
    pieces: [{ prototype, name: prototype, count }],
  });
  const mud: ModifierDefinition = {
    name: 'Mud',
    on: { prototype: 'camp' },
    of: 'step',
    scope: 'within 2',
    match: 'Class = horse',
    change: 'cost + 1',
    precedence: 10,
  };
  const every = Math.max(50, Math.floor(cells.length / 2000));
  return {
    module: 'plain',
    title: 'Plain',
    sides: [{ name: 'Red' }, { name: 'Blue' }],
    rules: { pieces: 'owner', turns: 'free', captures: 'manual', movePoints: 'once' },
    limits: { army: 4 },
    terrain: { wood: { cost: { default: 2, horse: 2 } }, grass: { cost: { default: 1 } } },
    prototypes: {
      pikeman: { Class: 'pikeman', MovePoints: 10 },
      horseman: { Class: 'horse', MovePoints: 10 },
      camp: {},
    },
    traits: { pikeman: { unit: true }, horseman: { unit: true } },
    modifiers: [mud],
    maps: [
      {
        name: 'Field',
        occupied: 'stack',
        boards: [
          {
            name: 'Field',
            grid: {
              kind: 'hex',
              columns: size,
              rows: size,
              orientation: 'flat',
              offset: 'odd',
              numbering: { pattern: '1.1', origin: 'top', first: 0 },
            },
            terrain: { wood: cells.filter(isWood).map((i) => label(size, i) as CellId) },
          },
        ],
      },
    ],
    setup: [
      stack(middle, 'Red', 'pikeman'),
      stack(middle, 'Red', 'horseman'),
      ...cells
        .filter((i) => i % every === 7 && i !== middle)
        .map((i) => stack(i, i % 2 === 0 ? 'Red' : 'Blue', 'pikeman', 1 + (i % 3))),
      ...Array.from({ length: 50 }, (_, i) => stack(Math.floor(((i + 0.5) * cells.length) / 50), 'Red', 'camp')),
    ],
  };
};
