import { describe, expect, it } from 'vitest';
import { groupOf } from '../../../src/engine/armies/groups.ts';
import { pointsLeft } from '../../../src/engine/armies/points.ts';
import { cheapestWay, costOfWay, type Range, rangeOf } from '../../../src/engine/armies/range.ts';
import { toNatural } from '../../../src/engine/core/decimal.ts';
import type { CellId, PieceId } from '../../../src/engine/core/ids.ts';
import { isRefusal } from '../../../src/engine/core/refusal.ts';
import { decimalOf, isTrue } from '../../../src/engine/core/value.ts';
import { cells, type Grid, neighbours } from '../../../src/engine/grid/grid.ts';
import { look, type Module } from '../../../src/engine/index.ts';
import type { ModifierDefinition } from '../../../src/engine/modifiers/definition.ts';
import { cellSubject } from '../../../src/engine/modifiers/subject.ts';
import type { Piece } from '../../../src/engine/play/records.ts';
import { stepSubject } from '../../../src/engine/play/steps.ts';
import { ANN, type Play, played } from '../../support/table.ts';
import { at, FIELD, formAt, march, on, refusal, type Terms, warAt } from './support.ts';

const modifier = (of: string, change: string, more: Partial<ModifierDefinition> = {}): ModifierDefinition => ({
  name: `${change} of ${of}`,
  of,
  scope: 'game',
  match: '',
  change,
  precedence: 10,
  ...more,
});

const withModifiers = (setup: Parameters<typeof warAt>[0], modifiers: readonly ModifierDefinition[], terms: Terms = {}): Play =>
  warAt(setup, { ...terms, more: { ...terms.more, modifiers } });

const rangeAt = (game: Play, cell: string): Range => {
  const group = groupOf(
    game.table,
    on(game, cell).flatMap((id) => game.table.get('piece', id) ?? []),
  );
  if (isRefusal(group)) throw new Error(group.code);
  return rangeOf(game.table, group);
};

const costs = (game: Play, cell: string): Record<string, number> =>
  Object.fromEntries(rangeAt(game, cell).cells.map((one) => [one.cell, one.cost]));

describe('modifiers', () => {
  it('[A5] [P8] bend the limit, for one side, or for those who stand where its source does', () => {
    const setup = [at('B2', 'Red', 'pikeman', 3), at('B3', 'Red', 'pikeman'), at('E2', 'Red', 'pikeman', 3), at('E2', 'Red', 'stone')];
    const leader = modifier('limit', 'army + 1', { on: { prototype: 'stone' }, scope: 'same cell' });
    const game = withModifiers(setup, [leader], { limit: 2 });
    expect(refusal(game, { kind: 'form-army', actor: ANN, units: on(game, 'B2'), name: undefined })).toEqual({
      code: 'army-too-large',
      size: 3,
      limit: 2,
    });
    expect(refusal(game, { kind: 'form-army', actor: ANN, units: on(game, 'E2').slice(0, 3), name: undefined })).toBeUndefined();
    const wide = withModifiers(setup, [modifier('limit', 'army + 2')], { limit: 2 });
    formAt(wide, 'B2');
    expect(refusal(wide, march(on(wide, 'B3'), 'B2'))).toBeUndefined();
  });

  it('[P8] [P9] bend what a step costs a mover, and whether it is closed', () => {
    const setup = [at('B2', 'Red', 'horseman'), at('C2', 'Red', 'stone')];
    const mud = modifier('step', 'cost + 2', { on: { prototype: 'stone' }, scope: 'same cell', match: 'Class = horse' });
    expect(costs(withModifiers(setup, [mud]), 'B2')).toMatchObject({ C2: 3, B3: 1, C3: 2, D2: 4 });
    const wall = modifier('step', 'closed = true', { match: 'to.LocationName = C2' });
    expect(costs(withModifiers(setup, [wall]), 'B2')['C2']).toBeUndefined();
    const ford = modifier('step', 'closed = false', { match: 'Class = horse' });
    const lakes = { terrain: { lake: ['B1', 'A2', 'C2', 'B3'] } };
    expect(costs(withModifiers(setup, [], lakes), 'B2')).toEqual({});
    expect(costs(withModifiers(setup, [ford], lakes), 'B2')).toMatchObject({ B1: 1, A2: 1, C2: 1 });
    const frost = modifier('cell', 'Terrain = wood', { match: 'Terrain = lake' });
    expect(costs(withModifiers(setup, [frost], lakes), 'B2')).toMatchObject({ B1: 3, C2: 3 });
  });

  it('[P10] bend which cells are adjacent: for ranges, ways and steps', () => {
    const setup = [at('B2', 'Red', 'pikeman')];
    const gate = modifier('cell', 'link', { cells: [cellSubject(FIELD, 'B2' as CellId), cellSubject(FIELD, 'H6' as CellId)] });
    const gone = modifier('cell', 'unlink', {
      cells: [cellSubject(FIELD, 'B2' as CellId), cellSubject(FIELD, 'B3' as CellId)],
      precedence: 11,
    });
    const game = withModifiers(setup, [gate, gone]);
    expect(costs(game, 'B2')).toMatchObject({ H6: 1, G6: 2, A2: 1, C3: 2 });
    expect(costs(game, 'B2')['B3']).toBeUndefined();
    const [unit] = on(game, 'B2') as [PieceId];
    expect(refusal(game, march([unit], 'B3', { path: ['B3'] }))).toEqual({ code: 'not-adjacent', from: 'B2', to: 'B3' });
    expect(refusal(game, march([unit], 'G6', { path: ['H6', 'G6'] }))).toBeUndefined();
    expect(refusal(game, march([unit], 'H6'))).toMatchObject({ code: 'too-far', points: 0 });
  });

  it('bend move points: what is left follows what bends them', () => {
    const setup = [at('B2', 'Red', 'pikeman'), at('B2', 'Red', 'stone')];
    const game = withModifiers(setup, [
      modifier('piece', 'MovePoints * 2', { on: { prototype: 'stone' }, scope: 'adjacent' }),
      modifier('piece', 'MovePoints * 2', { on: { prototype: 'stone' }, scope: 'same cell', precedence: 11 }),
    ]);
    const [unit] = on(game, 'B2') as [PieceId];
    const left = (): number => pointsLeft(game.table, game.table.get('piece', unit) as Piece);
    expect(left()).toBe(4);
    played(game, march([unit], 'B3'));
    expect(left()).toBe(3);
    played(game, march([unit], 'B4'));
    expect(left()).toBe(0);
  });
});

/** Whole numbers from a seed: the same on every machine. */
const numbers = (seed: number): ((below: number) => number) => {
  let state = (seed * 2654435761) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
};

const sheet = { columns: 20, rows: 20, numbering: { pattern: '1.1', origin: 'top', first: 1 } } as const;
const grids: readonly (readonly [string, Grid])[] = [
  ['squares', { kind: 'square', ...sheet, diagonals: true }],
  ['hexes', { kind: 'hex', ...sheet, orientation: 'flat', offset: 'odd' }],
  [
    'regions',
    {
      kind: 'region',
      regions: Array.from({ length: 90 }, (_, i) => ({
        name: `R${i}`,
        neighbours: [`R${(i + 1) % 90}`, `R${(i * 7 + 1) % 90}`],
        x: i,
        y: i,
      })),
    },
  ],
];

/** Every kind of reach, property and condition that a fill must not overlook. */
const anyModifier = (next: (below: number) => number, all: readonly CellId[]): ModifierDefinition => {
  const [of, change] = [
    ['step', 'cost + 1'],
    ['step', 'cost - 1'],
    ['step', 'cost * 2'],
    ['step', 'closed = true'],
    ['step', 'closed = false'],
    ['cell', 'Terrain = wood'],
    ['cell', 'link'],
    ['cell', 'unlink'],
    ['piece', 'Class = pikeman'],
    ['piece', 'MovePoints + 1'],
    ['limit', 'army - 1'],
  ][next(11)] as [string, string];
  const reach =
    of === 'limit'
      ? 'game'
      : (['self', 'same cell', 'adjacent', 'within 2', 'same side', 'game', 'same board'][next(change === 'link' ? 3 : 7)] as string);
  const matches: Readonly<Record<string, readonly string[]>> = {
    step: ['', 'Class = horse', 'to.Terrain = wood', 'from.Terrain = bog'],
    piece: ['', 'Class = horse'],
  };
  const match = (matches[of] ?? [''])[next((matches[of] ?? ['']).length)] as string;
  const pair = change === 'link' || (change === 'unlink' && next(2) === 0);
  const cell = (): string => cellSubject(FIELD, all[next(all.length)] as CellId);
  return modifier(of, change, {
    name: `m${next(1e6)}`,
    match,
    precedence: next(20),
    ...(pair
      ? { scope: 'game', cells: [cell(), cell()] as [string, string] }
      : { scope: reach, on: { prototype: ['stone', 'bowman'][next(2)] as string } }),
  });
};

const randomGame = (grid: Grid, seed: number): Play => {
  const next = numbers(seed);
  const all = [...cells(grid)];
  const terrain: Record<string, string[]> = { lake: [], wood: [], bog: [] };
  for (const cell of all) {
    const kind = next(10) < 3 ? 'lake' : ([undefined, undefined, 'wood', 'bog'] as const)[next(4)];
    if (kind) terrain[kind]?.push(cell);
  }
  const setup = Array.from({ length: Math.floor(all.length / 4) }, () => {
    const prototype = ['pikeman', 'pikeman', 'horseman', 'horseman', 'bowman', 'stone', 'city'][next(7)] as string;
    return at(all[next(all.length)] as string, ['Red', 'Red', 'Red', 'Blue', undefined][next(5)], prototype, 1 + next(3));
  });
  const road = [all[0] as CellId];
  for (let i = 0; i < 60; i += 1) {
    const around = neighbours(grid, road.at(-1) as CellId);
    road.push(around[next(around.length)] as CellId);
  }
  const modifiers = Array.from({ length: next(4) === 0 ? 0 : 1 + next(4) }, () => anyModifier(next, all));
  const names = new Set<string>();
  const distinct = modifiers.filter(({ name }) => !names.has(name) && names.add(name));
  const rules: Partial<Module['rules']> = next(3) === 0 ? { zoneOfControl: true } : {};
  return withModifiers(setup, distinct, { grid, terrain, edges: { road: [road.slice(0, 30)], river: [road.slice(30)] }, limit: 4, rules });
};

/** The range as it follows from a look at every step, every neighbour and every cell, one after the other. */
const plainRange = (game: Play, units: readonly Piece[], points: number): ReadonlyMap<string, number> => {
  const { table } = game;
  const side = units[0]?.side;
  const from = units[0]?.place.cell as CellId;
  const owner = (piece: Piece): unknown => look(table, { kind: 'piece', id: piece.id, name: 'Owner' });
  const isUnit = (piece: Piece): boolean => piece.prototype !== 'stone' && piece.prototype !== 'city';
  const piecesOn = (cell: string): readonly Piece[] => table.at(FIELD, cell).flatMap(({ id }) => table.get('piece', id) ?? []);
  const around = (cell: string): readonly CellId[] =>
    look(table, { kind: 'cell', id: cellSubject(FIELD, cell as CellId), name: 'Neighbours' }) as readonly CellId[];
  const isOpen = (cell: string): boolean => {
    const there = piecesOn(cell);
    if (there.some((piece) => (isUnit(piece) ? owner(piece) !== side : owner(piece) !== undefined && owner(piece) !== side))) return false;
    const friends = there.filter(isUnit);
    const [host] = friends;
    const limit = host && look(table, { kind: 'limit', id: [side, 'piece', host.id].join('\n\n'), name: 'army' });
    return friends.length === 0 || units.length + friends.length <= Number(limit);
  };
  const isWatched = (cell: string): boolean =>
    [cell, ...around(cell)].some((near) =>
      piecesOn(near).some((piece) => isUnit(piece) && owner(piece) !== undefined && owner(piece) !== side),
    );
  const holds = table.get('module', 'module')?.module.rules.zoneOfControl === true;
  const cost = (unit: Piece, a: string, b: string): number => {
    const id = stepSubject(unit.id, FIELD, a as CellId, b as CellId);
    if (isTrue(look(table, { kind: 'step', id, name: 'closed' }))) return Number.POSITIVE_INFINITY;
    const found = decimalOf(look(table, { kind: 'step', id, name: 'cost' }));
    return found === undefined ? 1 : toNatural(found);
  };
  const best = new Map<string, number>([[from, 0]]);
  const open = new Set<string>([from]);
  while (open.size > 0) {
    const cell = [...open].sort((a, b) => (best.get(a) as number) - (best.get(b) as number))[0] as string;
    open.delete(cell);
    if (holds && cell !== from && isWatched(cell)) continue;
    for (const next of around(cell)) {
      const sum = (best.get(cell) as number) + Math.max(...units.map((unit) => cost(unit, cell, next)));
      if (sum > points || sum >= (best.get(next) ?? Number.POSITIVE_INFINITY) || next === from || !isOpen(next)) continue;
      best.set(next, sum);
      open.add(next);
    }
  }
  best.delete(from);
  return best;
};

describe.each(grids)('the range on %s', (_, grid) => {
  it('[A43] [A44] [A47] is what a plain Dijkstra finds that looks at everything, with owners, limits, mixed groups and modifiers', () => {
    let compared = 0;
    for (let seed = 1; seed <= 7; seed += 1) {
      const game = randomGame(grid, seed);
      const stacks = new Set(
        [...game.table.all('piece')].flatMap(({ side, place, prototype }) =>
          side === 'Red' && prototype !== 'stone' && prototype !== 'city' ? (place.cell ?? []) : [],
        ),
      );
      for (const cell of [...stacks].slice(0, 3)) {
        const units = on(game, cell)
          .flatMap((id) => game.table.get('piece', id) ?? [])
          .filter(({ side, prototype }) => side === 'Red' && prototype !== 'stone' && prototype !== 'city');
        const group = groupOf(game.table, units);
        if (isRefusal(group)) continue;
        const range = rangeOf(game.table, group);
        const plain = plainRange(game, units, range.points);
        expect(Object.fromEntries(range.cells.map((one) => [one.cell, one.cost]))).toEqual(Object.fromEntries(plain));
        for (const one of range.cells.slice(-1))
          expect(costOfWay(game.table, group, cheapestWay(game.table, group, one.cell))).toBe(one.cost);
        compared += range.cells.length;
      }
    }
    expect(compared).toBeGreaterThan(30);
  });
});
