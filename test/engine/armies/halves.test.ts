import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeMoveCostOfWay, listClosedNeighbors, moveRangeOf } from '../../../src/engine/armies/range.ts';
import { findValidRoute, pathThrough } from '../../../src/engine/armies/route.ts';
import { look, type Module } from '../../../src/engine/index.ts';
import { type BoardId, isRefusal } from '../../../src/table/index.ts';
import { ANN, begun, type Play, played } from '../../support/table.ts';
import { BENDS, COLUMNS, COUNTERS, cut, groupAt, halved, whole } from './halves.ts';
import { at, FIELD, war } from './support.ts';

const terms = fc.record({
  limit: fc.constantFrom(2, 4, Number.POSITIVE_INFINITY),
  zone: fc.constantFrom<Module['rules']['zoneOfControl'][]>(undefined, true, { terrain: ['wood'] }),
  alwaysOneStep: fc.boolean(),
  bends: fc.boolean(),
  woods: fc.array(fc.nat(47), { maxLength: 10 }),
  lakes: fc.array(fc.nat(47), { maxLength: 6 }),
  stacks: fc.array(
    fc.record({
      cell: fc.nat(47),
      side: fc.constantFrom('Red', 'Red', 'Blue', undefined),
      prototype: fc.constantFrom('pikeman', 'pikeman', 'horseman', 'scout', 'city', 'stone'),
      count: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 4, maxLength: 9 },
  ),
  moves: fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 3, maxLength: 3 }),
});

const cellAt = (number: number): string => `${COLUMNS[number % 8]}${1 + Math.floor(number / 8)}`;

type OwnTerms = typeof terms extends fc.Arbitrary<infer T> ? T : never;

const moduleOf = (own: OwnTerms): Module =>
  war(
    own.stacks.map(({ cell, side, prototype, count }) => at(cellAt(cell), side, prototype, count)),
    {
      limit: own.limit,
      rules: {
        ...(own.alwaysOneStep ? { alwaysOneStep: true } : {}),
        ...(own.zone === undefined ? {} : { zoneOfControl: own.zone }),
      },
      terrain: { wood: own.woods.map(cellAt), lake: own.lakes.map(cellAt) },
      edges: {
        road: [['E2', 'F2', 'G2', 'H2', 'H3']],
        river: [
          ['F3', 'F4'],
          ['G3', 'G4'],
          ['B3', 'B4'],
        ],
      },
      more: { counters: COUNTERS, ...(own.bends ? { modifiers: BENDS } : {}) },
    },
  );

/** Where a unit gets, what stands against its steps, and what ways cost, by the labels of the whole. */
const reachOf = (game: Play, id: string): unknown => {
  const group = groupAt(game, id);
  if (!group) return undefined;
  const home = group.board.id;
  const named = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (key, text) =>
      ['cell', 'from', 'to'].includes(key) && typeof text === 'string' ? whole(home, text) : text,
    );
  const { cells, ...rest } = moveRangeOf(game.table, group);
  const inOrder = cells.map((one) => [whole(home, one.cell), one.cost, one.last] as const);
  for (const { cell, cost, last } of [...cells.slice(0, 2), ...cells.slice(-2)]) {
    const route = findValidRoute(game.table, group, cell, undefined, new Set());
    expect(isRefusal(route) ? route : computeMoveCostOfWay(game.table, group, route.way)).toBe(cost);
    const path = last ? [] : pathThrough(game.table, group, [cell]);
    expect(isRefusal(path)).toBe(false);
  }
  const closed = [...listClosedNeighbors(game.table, group)].sort((a, b) =>
    whole(home, a.cell) < whole(home, b.cell) ? -1 : 1,
  );
  return [named(rest), inOrder.sort(([a], [b]) => (a < b ? -1 : 1)), named(closed)];
};

const standing = ({ table }: Play): unknown => [
  ['Field_Points', 'Field_Keen'].map((id) => look(table, { kind: 'counter', id, name: 'value' })),
  [...table.all('piece')].map(({ id, place, side, army, values }) => [
    id,
    place.cell === undefined ? place.in : whole(place.in, place.cell),
    side,
    army,
    values,
    look(table, { kind: 'piece', id, name: 'MovePoints' }),
  ]),
];

it('[G13] a map cut into two linked boards plays like a single board', () => {
  let crossed = 0;
  fc.assert(
    fc.property(terms, (own) => {
      const module = moduleOf(own);
      const games = [begun(module), begun(cut(module))] as const;
      for (const [which, where] of own.moves) {
        const units = [...games[0].table.all('piece')].filter(({ id }) => groupAt(games[0], id));
        for (const { id } of units) expect(reachOf(games[1], id)).toEqual(reachOf(games[0], id));
        const reds = units.filter(({ side }) => side === 'Red');
        const mover = reds[which % Math.max(1, reds.length)];
        const group = mover && groupAt(games[0], mover.id);
        const all = group ? moveRangeOf(games[0].table, group).cells : [];
        const over = all.filter(({ cell }) => halved(cell).board !== halved(mover?.place.cell ?? cell).board);
        const cells = over.length > 0 ? over : all;
        const to = cells[where % Math.max(1, cells.length)];
        if (mover && to && mover.army === undefined) {
          const { board, cell } = halved(to.cell);
          const going = { kind: 'move', actor: ANN, pieces: [mover.id], captures: [] } as const;
          played(games[0], { ...going, to: { in: FIELD, cell: to.cell } });
          crossed += Number(games[1].table.get('piece', mover.id)?.place.in !== `Field/${board}`);
          played(games[1], { ...going, to: { in: `Field/${board}` as BoardId, cell } });
        }
        expect(standing(games[1])).toEqual(standing(games[0]));
      }
    }),
    { seed: 20, numRuns: 6 },
  );
  expect(crossed).toBeGreaterThan(3);
});

it('[G13] [G16] a river on a second board limits zones of control in the same way', () => {
  const zones = [true, { edges: ['river'] }] as const;
  const reached = zones.map((zone) => {
    const own: OwnTerms = {
      limit: 4,
      zone: zone as OwnTerms['zone'],
      alwaysOneStep: false,
      bends: false,
      woods: [],
      lakes: [],
      stacks: [
        { cell: 20, side: 'Red', prototype: 'horseman', count: 1 },
        { cell: 29, side: 'Blue', prototype: 'pikeman', count: 1 },
        { cell: 18, side: 'Red', prototype: 'horseman', count: 1 },
        { cell: 25, side: 'Blue', prototype: 'pikeman', count: 1 },
      ],
      moves: [],
    };
    const games = [begun(moduleOf(own)), begun(cut(moduleOf(own)))] as const;
    const found = ['p1', 'p3'].map((id) => reachOf(games[0], id));
    expect(['p1', 'p3'].map((id) => reachOf(games[1], id))).toEqual(found);
    return JSON.stringify(found);
  });
  expect(new Set(reached).size).toBe(2);
});
