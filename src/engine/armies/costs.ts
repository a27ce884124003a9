import {
  cellNumberOf,
  IMPASSABLE_COST,
  linkBetweenCells,
  MOST_MOVE_POINTS,
  type NeighborGraph,
  neighborGraphOf,
} from '../../table/grid/index.ts';
import { type CellId, cachePerObjectPair, derived } from '../../table/index.ts';
import type { BoardDefinition, Module } from '../play/module.ts';
import { calculateStepPrice, roundMovePoints, type StepPrice } from '../play/pieces/prices.ts';
import { type Terrain, terrainOfBoard } from '../play/terrain.ts';
import { type CostTable, combineCostTables, createCostTable } from './table.ts';

interface Lie {
  readonly net: NeighborGraph;
  readonly terrain: Terrain;
  readonly edges: ReadonlyMap<number, readonly string[]>;
}

const lieOf = derived((board: BoardDefinition): Lie => {
  const { grid, terrain } = board;
  const net = neighborGraphOf(grid);
  return { net, terrain: terrainOfBoard(grid, terrain), edges: edgesOf(board, net) };
});

/**
 * Boards with at least this many cells are surveyed in advance. The step costs of smaller boards are computed when a
 * search needs them.
 */
const LARGE = 10_000;

/**
 * Surveys a module's large boards: computes their step costs in small parts, so that other work can run in between. A
 * search computes the costs of cells that are still missing.
 */
export function* surveyBoards({ maps }: Module): Generator<undefined> {
  for (const { boards } of maps)
    for (const board of boards) if (lieOf(board).net.size >= LARGE) yield* lieOf(board).terrain.survey();
}

export const edgeKindsBetween = (board: BoardDefinition, from: number, to: number): readonly string[] => {
  const { net, edges } = lieOf(board);
  const link = linkBetweenCells(net, from, to);
  return (link === undefined ? undefined : edges.get(link)) ?? [];
};

const edgesOf = ({ grid, edges = {} }: BoardDefinition, net: NeighborGraph): ReadonlyMap<number, readonly string[]> => {
  const found = new Map<number, string[]>();
  for (const [kind, chains] of Object.entries(edges)) {
    for (const chain of chains) {
      const numbers = chain.map((cell) => cellNumberOf(grid, cell as CellId) as number);
      for (const [i, b] of numbers.entries()) {
        const a = numbers[i - 1];
        for (const link of a === undefined ? [] : [linkBetweenCells(net, a, b), linkBetweenCells(net, b, a)]) {
          const kinds = link === undefined ? undefined : (found.get(link) ?? []);
          if (link === undefined || !kinds || kinds.includes(kind)) continue;
          found.set(link, [...kinds, kind]);
        }
      }
    }
  }
  return found;
};

export const MOST_TICKS_PER_POINT = 1_000;

/** Converts move points to ticks (the smallest part of a point), at most the largest number of move points. */
export const movePointsToTicks = (points: number, per: number): number =>
  Math.min(MOST_MOVE_POINTS, Math.round(points * per));

/** Returns how many whole ticks the points can pay for; infinite points pay for everything. */
export const affordableTicks = (points: number, per: number): number =>
  Math.floor(Math.round(points * MOST_TICKS_PER_POINT) / (MOST_TICKS_PER_POINT / per));

const ticksIn = (price: StepPrice, per: number): number =>
  price === 'closed' ? IMPASSABLE_COST : movePointsToTicks(price, per);

/** Returns the number of ticks in a move point: 1, 10, 100 or 1,000, so that no cost has a fraction. */
export const ticksPerMovePoint = derived((module: Module): number => {
  const kinds = [...Object.values(module.terrain), ...Object.values(module.edges ?? {})];
  const prices = kinds
    .flatMap(({ cost = {} }) => Object.values(cost))
    .flatMap((price) => (price === 'closed' ? [] : roundMovePoints(price)));
  return (
    [1, 10, 100].find((ticks) =>
      prices.every((price) => Math.round(price * MOST_TICKS_PER_POINT) % (MOST_TICKS_PER_POINT / ticks) === 0),
    ) ?? MOST_TICKS_PER_POINT
  );
});

const tablesOf = cachePerObjectPair((_: Module, __: BoardDefinition) => new Map<string, CostTable>());

/** Returns the cost of each link for units of a class, in the module's ticks (see `ticksPerMovePoint`). */
export const baseStepCosts = (module: Module, board: BoardDefinition, className: string): CostTable => {
  const classes = tablesOf(module, board);
  const costs = classes.get(className) ?? tableOf(module, board, className);
  classes.set(className, costs);
  return costs;
};

const NO_EDGES: readonly string[] = [];

const tableOf = (module: Module, board: BoardDefinition, className: string): CostTable => {
  const {
    net,
    terrain: { kinds, kindAt },
    edges,
  } = lieOf(board);
  const per = ticksPerMovePoint(module);
  const entering = kinds.map((kind) =>
    ticksIn(calculateStepPrice(module, { terrain: kind, edges: NO_EDGES }, className), per),
  );
  return createCostTable(net, (costs, cell, first) => {
    const start = net.shape[cell] as number;
    for (let k = 0; k < net.degree; k++) {
      const kind = kindAt(cell + (net.offsets[start + k] as number));
      const lines = edges.size === 0 ? undefined : edges.get(first + k);
      costs[first + k] = lines
        ? ticksIn(calculateStepPrice(module, { terrain: kinds[kind], edges: lines }, className), per)
        : (entering[kind] as number);
    }
  });
};

const finer = derived((_: CostTable) => new Map<number, CostTable>());

export const scaleCostTable = (costs: CostTable, times: number): CostTable => {
  if (times === 1) return costs;
  const known = finer(costs);
  const made =
    known.get(times) ??
    combineCostTables([costs], (cost = 0) =>
      cost === IMPASSABLE_COST ? IMPASSABLE_COST : Math.min(MOST_MOVE_POINTS, cost * times),
    );
  known.set(times, made);
  return made;
};
