import type { UnitGroup } from '../../../src/engine/armies/group.ts';
import { groupOf } from '../../../src/engine/armies/groups.ts';
import { listClosedNeighbors, type MoveRange, moveRangeOf } from '../../../src/engine/armies/range.ts';
import { findValidRoute, pathThrough } from '../../../src/engine/armies/route.ts';
import { type CellId, isRefusal, type World } from '../../../src/table/index.ts';
import { type PlainRange, plainRange } from './plain-range.ts';
import { LANDS, type Land, randomWar } from './random-war.ts';
import { realWar } from './real-war.ts';

interface Held {
  /** What differs; nothing where all is as it should be. */
  readonly differences: readonly string[];
  /** How many cells are within reach. */
  readonly reached: number;
}

/** The number of a map of a grid: no two have the same. */
export const seedOf = (land: string, map: number): number => 100_000 * Object.keys(LANDS).indexOf(land) + map;

/**
 * Holds what the game says of a random war against the plain rules: the range, the closed neighbours, and some of the
 * ways.
 */
export const heldRange = (land: Land, seed: number): Held => {
  const war = randomWar(land, seed);
  const table = realWar(war, land);
  const plain = plainRange(war);
  const group = groupOf(
    table,
    plain.movers.flatMap((id) => table.get('piece', id) ?? []),
  );
  if (isRefusal(group)) return { differences: [group.code], reached: 0 };
  const range = moveRangeOf(table, group);
  const closed = [...listClosedNeighbors(table, group)].map(({ cell }): string => cell);
  const some = [range.cells.at(-1), range.cells[seed % (range.cells.length + 1)]].flatMap((one) => one ?? []);
  const differences = [
    differing('points', `${range.points}`, `${plain.points}`),
    differing('closed', closed.sort().join(' '), [...plain.closed].sort().join(' ')),
    ...costsDiffering(range, plain),
    ...some.flatMap((one) => waysDiffering(table, group, one, plain)),
    ...(seed % 10 === 0 ? waysBeyond(table, group, range, land.cells[seed % land.cells.length] as CellId) : []),
  ];
  return { differences: differences.flatMap((one) => one ?? []), reached: range.cells.length };
};

const differing = (what: string, found: string | undefined, wanted: string | undefined): string | undefined =>
  found === wanted ? undefined : `${what}: ${found}, not ${wanted}`;

const costsDiffering = ({ cells }: MoveRange, { costs }: PlainRange): readonly (string | undefined)[] => {
  const found = new Map<string, string>(cells.map(({ cell, cost, last }) => [cell, `${last ? '!' : ''}${cost}`]));
  return [...new Set([...found.keys(), ...Object.keys(costs)])].map((cell) =>
    differing(cell, found.get(cell), costs[cell]),
  );
};

/**
 * The way that is found to a cell within reach must be an open one, at the cost that the range says; and so must the
 * one through it, but where it is one step.
 */
const waysDiffering = (
  table: World,
  group: UnitGroup,
  { cell, cost }: MoveRange['cells'][number],
  { priceOf }: PlainRange,
): readonly string[] => {
  const route = findValidRoute(table, group, cell, undefined, new Set());
  const path = pathThrough(table, group, [cell]);
  if (isRefusal(route) || isRefusal(path)) return [`no way to ${cell}`];
  const way = [route.way[0] as string, ...path];
  const isFound = route.cost === cost && priceOf(route.way) === cost && route.way.at(-1) === cell;
  const isThrough =
    path.at(-1) === cell && priceOf(way) !== undefined && (path.length === 1 || priceOf(way) === cost || route.spends);
  return [
    ...(isFound ? [] : [`by ${route.way.join(' ')} for ${route.cost}`]),
    ...(isThrough ? [] : [`through ${way.join(' ')}`]),
  ];
};

/** To a cell that is not within reach no way is found that can be paid. */
const waysBeyond = (table: World, group: UnitGroup, { from, cells }: MoveRange, cell: CellId): readonly string[] => {
  if (cell === from || cells.some((one) => one.cell === cell)) return [];
  return isRefusal(findValidRoute(table, group, cell, undefined, new Set())) ? [] : [`a way to ${cell}`];
};
