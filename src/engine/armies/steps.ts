import { IMPASSABLE_COST, linkBetweenCells, linksFromCell, type NeighborGraph } from '../../table/grid/index.ts';
import { type CellId, cachePerObjectPair, decimalOf, isTrue, toPoints, type World } from '../../table/index.ts';
import { effectiveValue, isBent } from '../modifiers/effective-value.ts';
import { modifierEvaluationOf } from '../modifiers/evaluation.ts';
import { subjectIdOfStep } from '../play/pieces/steps.ts';
import { findBoardDefinition } from '../play/pieces/zones.ts';
import { moduleOf } from '../play/queries.ts';
import type { Board, Piece } from '../play/records.ts';
import { type CrossableArea, cellNameInArea, cellNumberIn, crossableAreaOf } from './area.ts';
import { bentSteps } from './bent.ts';
import { baseStepCosts, MOST_TICKS_PER_POINT, movePointsToTicks, scaleCostTable, ticksPerMovePoint } from './costs.ts';
import { cellOfGroup, type UnitGroup } from './group.ts';
import { kept } from './kept.ts';
import { neighborGraphOfArea } from './links.ts';
import { type CostTable, combineCostTables, combineLinkCostTables, createCostTable, linkCostOf } from './table.ts';
import { pieceIdsOf, unitClassOf } from './units.ts';

const tableFor = (world: World, { parts }: CrossableArea, unit: Piece): CostTable =>
  parts.map(({ board }) => tableOn(world, board, unit)).reduce((a, b) => combineLinkCostTables(a, b));

const tableOn = (world: World, board: Board, unit: Piece): CostTable => {
  const definition = findBoardDefinition(world, board.id);
  if (!definition) throw new Error(`the module has no board ${board.id}`);
  return baseStepCosts(moduleOf(world), definition, unitClassOf(world, unit));
};

/** Combines the costs of two classes of units. A group pays as much as its most expensive unit (A47). */
const dearer = cachePerObjectPair((a: CostTable, b: CostTable): CostTable => combineCostTables([a, b], Math.max));

const isBentStep = (world: World): boolean =>
  isBent(world, 'step', 'cost') || isBent(world, 'step', 'closed') || isBent(world, 'cell', 'Terrain');

/** Returns the points that a step costs a unit, after modifiers. Infinite if the step is impossible. */
export const stepCost = (world: World, area: CrossableArea, unit: Piece, from: CellId, to: CellId): number => {
  const [a, b] = [cellNumberIn(area, from) as number, cellNumberIn(area, to) as number];
  const link = isBentStep(world) ? undefined : linkBetweenCells(area.net, a, b);
  if (link !== undefined) {
    const ticks = linkCostOf(tableFor(world, area, unit), a, link);
    return ticks === IMPASSABLE_COST ? Number.POSITIVE_INFINITY : ticks / ticksPerMovePoint(moduleOf(world));
  }
  const id = subjectIdOfStep(unit.id, area.home.id, from, to);
  if (isTrue(effectiveValue(world, { kind: 'step', id, name: 'closed' }))) return Number.POSITIVE_INFINITY;
  const cost = decimalOf(effectiveValue(world, { kind: 'step', id, name: 'cost' }));
  return cost === undefined ? 1 : toPoints(cost);
};

/** Returns the points that a step costs a group: those of the unit that pays most (A47). */
export const groupStepCost = (world: World, { board, units }: UnitGroup, from: CellId, to: CellId): number =>
  Math.max(...units.map((unit) => stepCost(world, crossableAreaOf(world, board), unit, from, to)));

/**
 * Checks links whose costs modifiers may change. The links of a cell are checked once, when a search reaches the cell.
 */
export interface ModifiedCostChecker {
  readonly filled: Uint8Array;
  /** Checks the links of a cell. Returns true if the cost of any has changed. */
  fill(cell: number): boolean;
}

export interface GroupStepCosts {
  /** The cost of each link in ticks, or CLOSED. `per` is the number of ticks in a move point. */
  readonly costs: Int32Array;
  readonly table: CostTable;
  readonly per: number;
  readonly bend: ModifiedCostChecker | undefined;
}

export const stepCostsOfGroup = (world: World, group: UnitGroup): GroupStepCosts => {
  const { board, units } = group;
  const area = crossableAreaOf(world, board);
  const [first, ...others] = new Set(units.map((unit) => tableFor(world, area, unit)));
  if (!first) throw new Error('a group without units');
  const table = others.reduce(dearer, first);
  const per = ticksPerMovePoint(moduleOf(world));
  if (!isBentStep(world) && neighborGraphOfArea(world, area) === area.net)
    return { costs: table.costs, table, per, bend: undefined };
  return kept(world, `costs ${board.id} ${cellOfGroup(group)} ${pieceIdsOf(units).join(' ')}`, () =>
    bentPrices(world, area, units, table),
  );
};

/** Returns the costs after modifiers. Links that modifiers change or add are checked on demand. */
const bentPrices = (world: World, area: CrossableArea, units: readonly Piece[], plain: CostTable): GroupStepCosts => {
  const net = neighborGraphOfArea(world, area);
  const bent = isBentStep(world) ? bentSteps(world, area, units) : undefined;
  const ticks = ticksPerMovePoint(moduleOf(world));
  const per = mayMakeFractions(world) ? MOST_TICKS_PER_POINT : ticks;
  const table = carriedOver(area.net, net, scaleCostTable(plain, per / ticks));
  const { costs } = table;
  const different = alike(world, units);
  const filled = new Uint8Array(net.size);
  const fill = (cell: number): boolean => {
    filled[cell] = 1;
    if (table.filled[cell] === 0) table.fill(cell);
    let changed = false;
    for (const to of linksFromCell(net, cell)) {
      const link = linkBetweenCells(net, cell, to) as number;
      if (bent !== 'all' && !bent?.has(to) && costs[link] !== UNKNOWN) continue;
      const [here, there] = [cellNameInArea(area, cell), cellNameInArea(area, to)];
      const points = Math.max(...different.map((unit) => stepCost(world, area, unit, here, there)));
      const cost = points === Number.POSITIVE_INFINITY ? IMPASSABLE_COST : movePointsToTicks(points, per);
      changed ||= cost !== costs[link];
      costs[link] = cost;
    }
    return changed;
  };
  return { costs, table, per, bend: { filled, fill } };
};

/** True if a modifier may make step costs fractional. */
const mayMakeFractions = (world: World): boolean => {
  const order = modifierEvaluationOf(world)?.order;
  const bending = order?.bending.get('step')?.get('cost');
  if (!order || !bending) return false;
  const isWhole = (amount: unknown): boolean => Number.isInteger(typeof amount === 'string' ? Number(amount) : amount);
  return (
    order.bendsModifiers ||
    [...bending.acting, ...bending.granted].some(({ compiled }) => !isWhole(compiled.fixedAmount))
  );
};

/** The cost of a link that the grid doesn't have, as long as it is unknown if a modifier adds the link. */
const UNKNOWN = IMPASSABLE_COST - 1;

const carriedOver = (base: NeighborGraph, net: NeighborGraph, table: CostTable): CostTable =>
  createCostTable(net, (costs, cell, first) => {
    const start = net.shape[cell] as number;
    for (let k = 0; k < net.degree; k++) {
      const known = base === net ? first + k : linkBetweenCells(base, cell, cell + (net.offsets[start + k] as number));
      costs[first + k] = known === undefined ? UNKNOWN : linkCostOf(table, cell, known);
    }
  });

/** Returns one unit of each set of identical units, because a step costs these the same. */
const alike = (world: World, units: readonly Piece[]): readonly Piece[] => {
  const sources = modifierEvaluationOf(world)?.order.bySource;
  const kinds = new Map<string, Piece>();
  for (const unit of units) {
    const {
      id,
      alias: _,
      place: { rank: __, ...place },
      ...rest
    } = unit;
    kinds.set(sources?.has(id) ? id : JSON.stringify([place, rest]), unit);
  }
  return [...kinds.values()];
};
