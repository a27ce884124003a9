import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cells, type Grid, neighbours, size, within } from '../../../src/table/grid/grid.ts';
import {
  cellNumberOf,
  cellsWithinSteps,
  cellWithNumber,
  combineNeighborGraphs,
  linkBetweenCells,
  linksFromCell,
  neighborGraphOf,
  replaceNeighbors,
} from '../../../src/table/grid/net.ts';
import { IMPASSABLE_COST, ROOMY, type SearchTerrain, search } from '../../../src/table/grid/search.ts';
import type { CellId } from '../../../src/table/ids/index.ts';
import { runs } from '../../support/runs.ts';

const sheet = { columns: 22, rows: 20, numbering: { pattern: 'A1', origin: 'top', first: 1 } } as const;

/** Regions in a ragged ring of chords, so that every number of neighbours occurs. */
const regions: Grid = {
  kind: 'region',
  regions: Array.from({ length: 410 }, (_, i) => ({
    name: `R${i}`,
    neighbours: [`R${(i + 1) % 410}`, `R${(i * 7) % 410}`, ...(i % 5 === 0 ? [`R${(i * 31 + 3) % 410}`] : [])].filter(
      (name) => name !== `R${i}`,
    ),
    x: i,
    y: i,
  })),
};

const grids: readonly (readonly [string, Grid])[] = [
  ['squares', { kind: 'square', ...sheet }],
  ['squares with diagonals', { kind: 'square', ...sheet, diagonals: true }],
  ['flat hexes, odd', { kind: 'hex', ...sheet, orientation: 'flat', offset: 'odd' }],
  ['flat hexes, even', { kind: 'hex', ...sheet, orientation: 'flat', offset: 'even' }],
  ['pointy hexes, odd', { kind: 'hex', ...sheet, orientation: 'pointy', offset: 'odd' }],
  ['pointy hexes, even', { kind: 'hex', ...sheet, orientation: 'pointy', offset: 'even' }],
  ['regions', regions],
];

describe.each(grids)('the net of %s', (_, grid) => {
  it('a net numbers every cell and links neighbors in order', () => {
    const net = neighborGraphOf(grid);
    expect(net.size).toBe(size(grid));
    const seen = new Set<number>();
    for (const cell of cells(grid)) {
      const number = cellNumberOf(grid, cell) as number;
      seen.add(number);
      expect(cellWithNumber(grid, number)).toBe(cell);
      expect(linksFromCell(net, number).map((other) => cellWithNumber(grid, other))).toEqual([
        ...neighbours(grid, cell),
      ]);
    }
    expect(seen.size).toBe(net.size);
    expect(cellNumberOf(grid, 'Nowhere' as CellId)).toBeUndefined();
  });
});

const narrow: typeof grids = [
  [1, 9],
  [9, 1],
  [2, 7],
  [7, 2],
].flatMap(([columns = 1, rows = 1]) =>
  grids.flatMap(([name, grid]) =>
    grid.kind === 'region' ? [] : [[`${columns} x ${rows} ${name}`, { ...grid, columns, rows }] as const],
  ),
);

it.each([...grids, ...narrow])('[Q4] the area around a cell on %s is the same by cell numbers', (_, grid) => {
  const all = [...cells(grid)];
  for (const cell of all.filter((_one, i) => i % 61 === 0 || all.length < 20)) {
    for (const steps of [0, 1, 2, 5]) {
      const found = [...cellsWithinSteps(neighborGraphOf(grid), cellNumberOf(grid, cell) as number, steps)];
      expect(found.map((number) => cellWithNumber(grid, number)).sort()).toEqual([...within(grid, cell, steps)].sort());
    }
  }
});

it('a net links boards that are one cell wide or high', () => {
  for (const [columns, rows] of [
    [1, 1],
    [1, 4],
    [4, 1],
    [2, 2],
  ] as const) {
    for (const orientation of ['flat', 'pointy'] as const) {
      const grid: Grid = { kind: 'hex', ...sheet, columns, rows, orientation, offset: 'odd' };
      const links = Array.from({ length: columns * rows }, (_, i) =>
        linksFromCell(neighborGraphOf(grid), i).map((to) => cellWithNumber(grid, to)),
      );
      expect(links).toEqual(
        Array.from({ length: columns * rows }, (_, i) => [...neighbours(grid, cellWithNumber(grid, i))]),
      );
    }
  }
});

it('the links of a net can be replaced cell by cell', () => {
  const grid: Grid = { kind: 'square', ...sheet, columns: 3, rows: 3 };
  const net = replaceNeighbors(
    neighborGraphOf(grid),
    new Map([
      [0, [1, 3, 8, 4, 5]],
      [8, [0]],
    ]),
  );
  expect([0, 8, 4, 5].map((cell) => linksFromCell(net, cell))).toEqual([[1, 3, 8, 4, 5], [0], [1, 5, 7, 3], [2, 8, 4]]);
  expect([linkBetweenCells(net, 0, 8), linkBetweenCells(net, 8, 5), linkBetweenCells(net, 0, 0)]).toEqual([
    2,
    undefined,
    undefined,
  ]);
  expect(replaceNeighbors(neighborGraphOf(grid), new Map())).toBe(neighborGraphOf(grid));
});

/** A plain Dijkstra over the cells, without queue or flat arrays. */
const plain = (
  { net, costs, room, size: moving, stops }: SearchTerrain,
  from: number,
  most: number,
): ReadonlyMap<number, number> => {
  const best = new Map<number, number>([[from, 0]]);
  const open = new Set([from]);
  for (;;) {
    let next = -1;
    for (const cell of open) if (next < 0 || (best.get(cell) as number) < (best.get(next) as number)) next = cell;
    if (next < 0) return best;
    open.delete(next);
    if (next !== from && stops?.[next]) continue;
    for (const to of linksFromCell(net, next)) {
      const step = costs[linkBetweenCells(net, next, to) as number] as number;
      const cost = (best.get(next) as number) + step;
      if (step === IMPASSABLE_COST || cost > most || (room[to] as number) < moving) continue;
      if (cost >= (best.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(to, cost);
      open.add(to);
    }
  }
};

/** Whole numbers from a seed: the same on every machine. */
const numbers = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
};

const groundOf = (grid: Grid, seed: number): SearchTerrain => {
  const net = neighborGraphOf(grid);
  const next = numbers(seed);
  const scale = [4, 100, 5000][next(3)] as number;
  const costs = new Int32Array(net.size * net.degree).map(() => (next(12) === 0 ? IMPASSABLE_COST : next(scale)));
  const room = new Uint16Array(net.size).map(() => (next(10) < 3 ? next(6) : ROOMY));
  const stops = next(3) === 0 ? new Uint8Array(net.size).map(() => Number(next(8) === 0)) : undefined;
  return { net, costs, room, size: 1 + next(5), ...(stops ? { stops } : {}) };
};

describe.each(grids)('a search on %s', (_, grid) => {
  it('[A44] a search finds the same cells, costs and paths as Dijkstra', () => {
    for (let seed = 1; seed <= runs(200); seed += 1) {
      const ground = groundOf(grid, seed * 7919);
      const next = numbers(seed);
      const [from, most] = [
        next(ground.net.size),
        [3, 40, 25, seed % 40 === 0 ? Number.POSITIVE_INFINITY : 12][seed % 4] as number,
      ];
      const found = search(ground, from, most);
      const wanted = plain(ground, from, most);
      expect(found.cells.length).toBe(wanted.size);
      expect([...wanted].filter(([cell, cost]) => found.cost(cell) !== cost)).toEqual([]);
      const targets = [...Array.from({ length: 5 }, () => next(ground.net.size)), found.cells.at(-1) as number];
      expect(targets.filter((to) => !isWay(ground, from, found, to))).toEqual([]);
    }
  });
});

/** The same ground, of which nothing is there before a search comes by. */
const lazily = (ground: SearchTerrain): { readonly ground: SearchTerrain; readonly filled: Uint8Array } => {
  const { net, costs, room, stops } = ground;
  const there = {
    costs: new Int32Array(costs.length).fill(IMPASSABLE_COST),
    room: new Uint16Array(net.size),
    filled: new Uint8Array(net.size),
  };
  const stopping = stops && new Uint8Array(net.size);
  const fill = (cell: number): void => {
    there.filled[cell] = 1;
    for (let link = cell * net.degree; link < (cell + 1) * net.degree; link += 1)
      there.costs[link] = costs[link] as number;
    for (const next of linksFromCell(net, cell)) there.room[next] = room[next] as number;
    if (stopping) stopping[cell] = stops[cell] as number;
  };
  const lazy = { filled: there.filled, fill };
  return {
    ground: { ...ground, costs: there.costs, room: there.room, lazy, ...(stopping ? { stops: stopping } : {}) },
    filled: there.filled,
  };
};

describe.each(grids)('[Q4] a search on %s that fills in its ground lazily', (_, grid) => {
  it('a search that reads costs lazily finds the same cells', () => {
    for (let seed = 1; seed <= runs(60); seed += 1) {
      const ground = groundOf(grid, seed * 104_729);
      const from = numbers(seed)(ground.net.size);
      const made = lazily(ground);
      const [found, wanted] = [search(made.ground, from, 30), search(ground, from, 30)];
      expect([...found.cells]).toEqual([...wanted.cells]);
      for (const cell of wanted.cells)
        expect([found.cost(cell), found.path(cell)]).toEqual([wanted.cost(cell), wanted.path(cell)]);
      expect(made.filled.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(wanted.cells.length);
    }
  });
});

/**
 * Whether the way that was found to a cell leads there through open cells, and costs what it says; none where there is
 * none.
 */
const isWay = (ground: SearchTerrain, from: number, found: ReturnType<typeof search>, to: number): boolean => {
  const way = found.path(to);
  if (!Number.isFinite(found.cost(to))) return way.length === 0;
  const steps = way
    .slice(1)
    .map((cell, i) => ground.costs[linkBetweenCells(ground.net, way[i] as number, cell) as number] as number);
  const inner = way.slice(1, -1);
  return (
    way[0] === from &&
    way.at(-1) === to &&
    steps.reduce((sum, step) => sum + step, 0) === found.cost(to) &&
    way.slice(1).every((cell) => (ground.room[cell] as number) >= ground.size) &&
    !inner.some((cell) => ground.stops?.[cell])
  );
};

it('[A44] a search breaks ties the same way for every range and target', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.nat(439), fc.nat(439), (seed, from, to) => {
      const [, grid] = grids[2] as readonly [string, Grid];
      const ground = groundOf(grid, seed);
      const way = search(ground, from, 1e9).path(to);
      search(ground, to, 17);
      expect(search(ground, from, 1e9).path(to)).toEqual(way);
      expect(search(ground, from, 1e9, to).path(to)).toEqual(way);
      if (way.length > 0) expect(search(ground, from, search(ground, from, 1e9).cost(to)).path(to)).toEqual(way);
    }),
    { numRuns: 40 },
  );
});

it('[A44] a search orders cells of equal cost the same on every board', () => {
  const orders = grids.slice(0, 6).map(([name, { kind, ...more }]) => {
    const grid = { ...more, kind, columns: 5, rows: 5 } as Grid;
    const net = neighborGraphOf(grid);
    const ground: SearchTerrain = {
      net,
      costs: new Int32Array(net.size * net.degree).map((_, link) => 1 + (link % 3)),
      room: new Uint16Array(net.size).fill(ROOMY),
      size: 1,
    };
    const found = search(ground, 12, 4);
    const settled = [...found.cells].map((cell) => `${cellWithNumber(grid, cell)} ${found.cost(cell)}`);
    return `${name}: ${settled.join(', ')}; to the last by ${found
      .path(found.cells.at(-1) ?? 0)
      .map((cell) => cellWithNumber(grid, cell))
      .join(' ')}`;
  });
  expect(orders.join('\n')).toMatchInlineSnapshot(`
    "squares: C3 0, B3 1, C2 1, D3 2, D4 3, B2 3, C1 3, B4 3, C4 3, B5 4, A2 4, B1 4, D2 4, A3 4; to the last by C3 B3 A3
    squares with diagonals: C3 0, B3 1, D4 1, C2 1, B1 2, D1 2, E5 2, D3 2, A4 2, B2 2, C4 2, D2 2, A2 3, B5 3, E2 3, E4 3, E1 3, A1 3, D5 3, E3 3, A3 3, B4 3, A5 4, C1 4, C5 4; to the last by C3 D4 C5
    flat hexes, odd: C3 0, C4 1, C2 1, C1 2, C5 2, B3 2, D2 2, B5 3, D1 3, B4 3, B2 3, D3 3, E1 4, E2 4, A4 4, B1 4, D4 4; to the last by C3 C4 D4
    flat hexes, even: C3 0, C4 1, C2 1, C1 2, C5 2, B4 2, D3 2, B2 3, D1 3, D2 3, B5 3, B3 3, D4 3, A5 4, E1 4, E2 4, A4 4, B1 4, D5 4; to the last by C3 C4 D5
    pointy hexes, odd: C3 0, B4 1, C2 1, D1 2, B5 2, B3 2, D3 2, C1 3, E1 3, D2 3, A4 3, B2 3, C4 3, A5 4, E2 4, B1 4, E3 4, A3 4, C5 4; to the last by C3 B4 C5
    pointy hexes, even: C3 0, C4 1, D2 1, D1 2, B5 2, B3 2, D3 2, C1 3, E1 3, E2 3, B4 3, C2 3, D4 3, A5 4, B1 4, E3 4, A3 4, C5 4; to the last by C3 C4 C5"
  `);
});

it('[A40] a search returns infinite cost and no path to unreachable cells', () => {
  const grid: Grid = { kind: 'square', ...sheet, columns: 3, rows: 1 };
  const net = neighborGraphOf(grid);
  const ground: SearchTerrain = {
    net,
    costs: new Int32Array(12).fill(1),
    room: Uint16Array.from([ROOMY, 0, ROOMY]),
    size: 1,
  };
  const found = search(ground, 0, 99);
  expect([
    found.cost(0),
    found.cost(1),
    found.cost(2),
    found.cost(7),
    found.path(0),
    found.path(1),
    found.path(2),
    found.path(7),
  ]).toEqual([0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, [0], [], [], []]);
});

it('a search stops at costs that no move allowance can reach', () => {
  const grid: Grid = { kind: 'square', ...sheet, columns: 4, rows: 1 };
  const ground: SearchTerrain = {
    net: neighborGraphOf(grid),
    costs: new Int32Array(16).fill(500_000_000),
    room: new Uint16Array(4).fill(ROOMY),
    size: 1,
  };
  expect([...search(ground, 0, Number.POSITIVE_INFINITY).cells]).toEqual([0, 1, 2]);
});

it('[G13] a search follows a one-way link and does not return by it', () => {
  const grid = grids[0]?.[1] as Grid;
  const [from, to] = [0, 439];
  const net = replaceNeighbors(
    neighborGraphOf(grid),
    new Map([[from, [...linksFromCell(neighborGraphOf(grid), from), to]]]),
  );
  const ground = (): SearchTerrain => ({
    net,
    costs: new Int32Array(net.size * net.degree).fill(1),
    room: new Uint16Array(net.size).fill(ROOMY),
    size: 1,
  });
  expect(search(ground(), from, 5).path(to)).toEqual([from, to]);
  expect(search(ground(), to, 5).cost(from)).toBe(Number.POSITIVE_INFINITY);
});

it('[G13] two nets joined side by side keep the links of both', () => {
  const nets = [0, 2, 6].map((at) => neighborGraphOf(grids[at]?.[1] as Grid));
  for (const a of nets)
    for (const b of nets) {
      const both = combineNeighborGraphs(a, b);
      const found = Array.from({ length: both.size }, (_, cell) => linksFromCell(both, cell));
      const wanted = [
        ...Array.from({ length: a.size }, (_, cell) => linksFromCell(a, cell)),
        ...Array.from({ length: b.size }, (_, cell) => linksFromCell(b, cell).map((to) => a.size + to)),
      ];
      expect(found).toEqual(wanted);
    }
});
