import { describe, expect, it } from 'vitest';
import type { UnitGroup } from '../../../src/engine/armies/group.ts';
import { groupOf } from '../../../src/engine/armies/groups.ts';
import {
  findCheapestWay,
  listClosedNeighbors,
  type MoveRange,
  moveRangeOf,
  refusalOfStep,
} from '../../../src/engine/armies/range.ts';
import {
  added,
  apply,
  type CellId,
  isRefusal,
  type Kind,
  nothing,
  type PieceId,
  type Records,
} from '../../../src/table/index.ts';
import { ANN, BEN, endTurn, type Play, played } from '../../support/table.ts';
import { at, FIELD, formAt, march, on, refusal, warAt } from './support.ts';

const group = (game: Play, ids: readonly PieceId[]): UnitGroup => {
  const found = groupOf(
    game.table,
    ids.flatMap((id) => game.table.get('piece', id) ?? []),
  );
  if (isRefusal(found)) throw new Error(JSON.stringify(found));
  return found;
};

const rangeAt = (game: Play, cell: string, ids = on(game, cell)): MoveRange =>
  moveRangeOf(game.table, group(game, ids));

/** The cells within reach with their costs, as one text. */
const shown = ({ cells }: MoveRange): string =>
  cells
    .map(({ cell, cost, last }) => `${cell}${last ? '!' : ''} ${cost}`)
    .sort()
    .join(', ');

const reaches = (game: Play, from: string, to: string, ids?: readonly PieceId[]): boolean =>
  rangeAt(game, from, ids).cells.some(({ cell }) => cell === to);

/** Why a neighbour is closed to what stands on a cell. */
const why = (game: Play, from: string, to: string, ids = on(game, from)): unknown =>
  refusalOfStep(game.table, group(game, ids), from as CellId, to as CellId);

describe('blocked cells', () => {
  it('[A31] [A39] cells with foreign pieces are blocked, for passing and stopping', () => {
    const game = warAt([
      at('B1', 'Red', 'horseman'),
      at('B2', 'Blue', 'pikeman'),
      at('A2', 'Blue', 'stone'),
      at('C2', undefined, 'pikeman'),
    ]);
    expect(['B2', 'A2', 'C2', 'B3'].map((cell) => reaches(game, 'B1', cell))).toEqual([false, false, false, false]);
    const [enemy] = on(game, 'B2') as [PieceId];
    expect(why(game, 'B1', 'B2')).toEqual({ code: 'cell-held', cell: 'B2', by: [enemy] });
    const limited = warAt([at('B1', 'Red', 'pikeman', 5), at('B2', 'Blue', 'pikeman', 5)], { limit: 8 });
    expect(why(limited, 'B1', 'B2')).toMatchObject({ code: 'cell-held' });
  });

  it('[A32] [A33] [A6] cells are blocked if friends leave no room below the limit', () => {
    const setup = [
      at('B2', 'Red', 'pikeman', 3),
      at('B3', 'Red', 'pikeman', 5),
      at('C2', 'Red', 'pikeman', 6),
      at('A2', 'Red', 'pikeman'),
    ];
    const game = warAt(setup, { limit: 8 });
    formAt(game, 'B3');
    played(game, { kind: 'form-army', actor: ANN, units: on(game, 'C2').slice(0, 4), name: undefined });
    expect(['A2', 'B3', 'C2'].map((cell) => reaches(game, 'B2', cell))).toEqual([true, true, false]);
    expect(why(game, 'B2', 'C2')).toEqual({ code: 'no-room', cell: 'C2', moving: 3, there: 6, limit: 8 });
    expect(why(game, 'B2', 'B3')).toBeUndefined();
  });

  it('[A34] a cell with an item of unknown kind is blocked', () => {
    const game = warAt([at('B1', 'Red', 'pikeman')]);
    const monument = {
      kind: 'monument',
      id: 'x1',
      place: { in: FIELD, cell: 'B2', rank: 0 },
    } as unknown as Records[Kind];
    apply(game.table, added(monument));
    expect(reaches(game, 'B1', 'B2')).toBe(false);
    expect(why(game, 'B1', 'B2')).toEqual({ code: 'unknown-item', cell: 'B2', item: 'x1' });
    expect(refusal(game, march(on(game, 'B1'), 'B2'))).toEqual({ code: 'unknown-item', cell: 'B2', item: 'x1' });
  });

  it('[A35] all cells of a large item are blocked, counted once, board only', () => {
    const foreign = warAt([at('B3', 'Red', 'pikeman'), at('D4', 'Blue', 'giant')]);
    expect(['C3', 'C4', 'D4'].map((cell) => why(foreign, cell === 'C3' ? 'B3' : 'B3', cell))).toEqual([
      { code: 'cell-held', cell: 'C3', by: on(foreign, 'D4') },
      { code: 'not-adjacent', from: 'B3', to: 'C4' },
      { code: 'not-adjacent', from: 'B3', to: 'D4' },
    ]);
    const own = warAt([at('B3', 'Red', 'pikeman', 2), at('C4', 'Red', 'giant')], { limit: 3 });
    expect(why(own, 'B3', 'C3')).toBeUndefined();
    const tight = warAt([at('B3', 'Red', 'pikeman', 2), at('C4', 'Red', 'giant')], { limit: 2 });
    expect(why(tight, 'B3', 'C3')).toEqual({ code: 'no-room', cell: 'C3', moving: 2, there: 1, limit: 2 });
    expect(refusal(own, march(on(own, 'C4'), 'C3'))).toBeUndefined();
  });

  it('[A36] cells that block a part of an army depend on the part’s size', () => {
    const game = warAt([at('B2', 'Red', 'pikeman', 5), at('B3', 'Red', 'pikeman', 5)], { limit: 8 });
    const units = on(game, 'B2');
    expect([3, 4].map((count) => reaches(game, 'B2', 'B3', units.slice(0, count)))).toEqual([true, false]);
  });

  it('[A37] the starting cell of a march is never blocked and costs 0', () => {
    const game = warAt([at('B2', 'Red', 'pikeman', 6)], { limit: 8 });
    const army = formAt(game, 'B2');
    expect(findCheapestWay(game.table, group(game, on(game, 'B2')), 'B2' as CellId)).toEqual(['B2']);
    expect(reaches(game, 'B2', 'B3')).toBe(true);
    expect(refusal(game, march(on(game, 'B2'), 'C2', { army, path: ['B3', 'B2', 'C2'] }))).toMatchObject({
      code: 'too-far',
    });
  });

  it('[A38] a march cannot pass its starting cell again if units there leave no room', () => {
    const game = warAt([at('B2', 'Red', 'horseman', 8)], { limit: 3 });
    const [a, b, ...rest] = on(game, 'B2') as readonly PieceId[] as [PieceId, PieceId, ...PieceId[]];
    expect(reaches(game, 'B2', 'B3', [a, b])).toBe(true);
    expect(refusal(game, march([a, b], 'C2', { path: ['B3', 'B2', 'C2'] }))).toEqual({
      code: 'no-room',
      cell: 'B2',
      moving: 2,
      there: rest.length,
      limit: 3,
    });
    expect(refusal(game, march([a, b], 'C2', { path: ['B3', 'C3', 'C2'] }))).toBeUndefined();
  });

  it('[A42] cities and markers on other levels block no cells', () => {
    const setup = [
      at('B2', 'Red', 'pikeman', 3),
      at('B3', 'Red', 'city'),
      at('B3', 'Red', 'stone', 5),
      at('B3', undefined, 'stone'),
    ];
    const game = warAt([...setup, at('C2', 'Red', 'pikeman'), at('C2', 'Red', 'city')], { limit: 3 });
    expect(why(game, 'B2', 'B3')).toBeUndefined();
    expect(why(game, 'B2', 'C2', on(game, 'B2').slice(0, 2))).toBeUndefined();
  });
});

it('[A7] an army above a lowered size limit can move or split, not grow', () => {
  const game = warAt([at('B2', 'Red', 'pikeman', 6), at('C2', 'Red', 'pikeman')], { limit: 6 });
  const army = formAt(game, 'B2');
  const module = game.table.get('module', 'module');
  if (!module) throw new Error('no module');
  apply(game.table, {
    ...nothing,
    updated: [
      {
        kind: 'module',
        id: 'module',
        from: { module: { limits: { army: 6 } } },
        to: { module: { limits: { army: 4 } } },
      },
    ],
  });
  const units = on(game, 'B2');
  const [beside] = on(game, 'C2') as [PieceId];
  expect(refusal(game, { kind: 'join-army', actor: ANN, army, units: [beside] })).toMatchObject({ code: 'two-cells' });
  expect(refusal(game, march([beside], 'B2'))).toEqual({ code: 'no-room', cell: 'B2', moving: 1, there: 6, limit: 4 });
  played(game, march(units, 'B3', { army }));
  expect(on(game, 'B3')).toEqual(units);
  played(game, { kind: 'split-army', actor: ANN, army, units: units.slice(0, 3), name: 'Half' });
  expect([...game.table.all('army')].map(({ name }) => name)).toEqual(['Red Army 1', 'Half']);
});

describe('the range', () => {
  it('[A40] a range excludes cells off the board or behind closed ones', () => {
    const game = warAt([at('A1', 'Red', 'horseman')], { terrain: { lake: ['B1', 'A2'] } });
    expect(shown(rangeAt(game, 'A1'))).toBe('');
    expect(refusal(game, march(on(game, 'A1'), 'H6'))).toEqual({ code: 'no-way', cell: 'H6' });
    expect(refusal(game, march(on(game, 'A1'), 'B1'))).toEqual({
      code: 'way-closed',
      from: 'A1',
      to: 'B1',
      units: on(game, 'A1'),
    });
  });

  it('[A47] a step costs a group the price of its most expensive unit', () => {
    const game = warAt([at('B2', 'Red', 'pikeman'), at('B2', 'Red', 'horseman')], {
      terrain: { wood: ['B3'], bog: ['C2'] },
    });
    const [pike, horse] = on(game, 'B2') as [PieceId, PieceId];
    const cost = (cell: string, ids: readonly PieceId[]): number | undefined =>
      rangeAt(game, 'B2', ids).cells.find((one) => one.cell === cell)?.cost;
    expect([cost('B3', [pike]), cost('B3', [horse]), cost('B3', [pike, horse])]).toEqual([2, 3, undefined]);
    expect(why(game, 'B2', 'C2', [pike, horse])).toEqual({ code: 'way-closed', from: 'B2', to: 'C2', units: [horse] });
    expect(why(game, 'B2', 'C2', [pike])).toBeUndefined();
  });

  it('ranges use roads instead of terrain and add rivers', () => {
    const game = warAt([at('B2', 'Red', 'horseman')], {
      terrain: { bog: ['C2', 'D2'], wood: ['B3'] },
      edges: {
        road: [['B2', 'C2', 'D2']],
        river: [
          ['B2', 'A2'],
          ['C2', 'D2'],
        ],
      },
    });
    expect(shown(rangeAt(game, 'B2'))).toContain('A2 2');
    const costs = new Map(rangeAt(game, 'B2').cells.map(({ cell, cost }) => [cell as string, cost]));
    expect([costs.get('C2'), costs.get('D2'), costs.get('B3'), costs.get('A2'), costs.get('B1')]).toEqual([
      1, 3, 3, 2, 1,
    ]);
  });

  it('ranges ignore roads and rivers without a cost for the class', () => {
    const edges = {
      road: { runs: 'along', cost: { horse: 1 } },
      river: { runs: 'between', cost: { horse: 2 } },
    } as const;
    const terms = {
      terrain: { wood: ['C2'] },
      edges: { road: [['B2', 'C2']], river: [['B2', 'A2']] },
      more: { edges },
    };
    const game = warAt([at('B2', 'Red', 'pikeman'), at('B2', 'Red', 'horseman')], terms);
    const [pike, horse] = on(game, 'B2') as [PieceId, PieceId];
    const cost = (cell: string, id: PieceId): number | undefined =>
      rangeAt(game, 'B2', [id]).cells.find((one) => one.cell === cell)?.cost;
    expect([cost('C2', pike), cost('C2', horse)]).toEqual([2, 1]);
    expect([cost('A2', pike), cost('A2', horse)]).toEqual([1, 3]);
  });

  it('[A43] a range depends on choice, positions and points, and is repeatable', () => {
    const game = warAt([at('B2', 'Red', 'horseman'), at('B2', 'Red', 'pikeman'), at('E2', 'Red', 'pikeman')]);
    const [horse, pike] = on(game, 'B2') as [PieceId, PieceId];
    const [first, again] = [rangeAt(game, 'B2'), rangeAt(game, 'B2')];
    expect(again).toEqual(first);
    expect(first.points).toBe(2);
    expect(rangeAt(game, 'B2', [horse]).points).toBe(4);
    expect(rangeAt(game, 'B2', [horse]).cells.length).toBeGreaterThan(first.cells.length);
    played(game, march([pike], 'B3'));
    expect(rangeAt(game, 'B3').points).toBe(1);
    played(game, endTurn(ANN), endTurn(BEN));
    expect(rangeAt(game, 'B3').points).toBe(2);
    expect(shown(rangeAt(game, 'B2'))).not.toBe(shown(first));
  });

  it('[A67] a range explains each closed neighbor by code, units and cells', () => {
    const game = warAt([at('B2', 'Red', 'horseman', 2), at('B1', 'Blue', 'pikeman'), at('A2', 'Red', 'pikeman', 2)], {
      limit: 3,
      terrain: { bog: ['C2'] },
    });
    const [a, b] = on(game, 'B2') as [PieceId, PieceId];
    expect([...listClosedNeighbors(game.table, group(game, [a, b]))]).toEqual([
      { cell: 'B1', why: { code: 'cell-held', cell: 'B1', by: on(game, 'B1') } },
      { cell: 'C2', why: { code: 'way-closed', from: 'B2', to: 'C2', units: [a, b] } },
      { cell: 'A2', why: { code: 'no-room', cell: 'A2', moving: 2, there: 2, limit: 3 } },
    ]);
  });
});
