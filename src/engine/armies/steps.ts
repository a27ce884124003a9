import { CLOSED, linkBetween, linksOf, type Net } from '../../table/grid/index.ts';
import { type CellId, decimalOf, derivedOfBoth, isTrue, toPoints, type World } from '../../table/index.ts';
import { effectiveValue, isBent } from '../modifiers/effective-value.ts';
import { passOf } from '../modifiers/evaluation.ts';
import { stepSubject } from '../play/pieces/steps.ts';
import { boardDefinition } from '../play/pieces/zones.ts';
import { moduleOf } from '../play/queries.ts';
import type { Board, Piece } from '../play/records.ts';
import { type Area, areaOf, calledIn, numberIn } from './area.ts';
import { bentSteps } from './bent.ts';
import { baseCosts, FINEST, inFinerTicks, ticksOf, ticksPerPoint } from './costs.ts';
import { cellOfGroup, type UnitGroup } from './group.ts';
import { kept } from './kept.ts';
import { netFor } from './links.ts';
import { type CostTable, combined, costOf, costTable, tablesSideBySide } from './table.ts';
import { classOf, idsOf } from './units.ts';

/** What steps cost units, with modifiers. */

/** What each link of an area costs one unit, but for modifiers: units of one class have one table between them. */
const tableFor = (world: World, { parts }: Area, unit: Piece): CostTable =>
  parts.map(({ board }) => tableOn(world, board, unit)).reduce((a, b) => tablesSideBySide(a, b));

const tableOn = (world: World, board: Board, unit: Piece): CostTable => {
  const definition = boardDefinition(world, board.id);
  if (!definition) throw new Error(`the module has no board ${board.id}`);
  return baseCosts(moduleOf(world), definition, classOf(world, unit));
};

/** The dearer of two tables at each link (A47). */
const dearer = derivedOfBoth((a: CostTable, b: CostTable): CostTable => combined([a, b], Math.max));

const isBentStep = (world: World): boolean =>
  isBent(world, 'step', 'cost') || isBent(world, 'step', 'closed') || isBent(world, 'cell', 'Terrain');

/**
 * What one step costs one unit in points, infinite where it can't be made: as it is looked at. Where no modifier can
 * change it, that stands in the table, but for cells that one has linked.
 */
export const stepCost = (world: World, area: Area, unit: Piece, from: CellId, to: CellId): number => {
  const [a, b] = [numberIn(area, from) as number, numberIn(area, to) as number];
  const link = isBentStep(world) ? undefined : linkBetween(area.net, a, b);
  if (link !== undefined) {
    const ticks = costOf(tableFor(world, area, unit), a, link);
    return ticks === CLOSED ? Number.POSITIVE_INFINITY : ticks / ticksPerPoint(moduleOf(world));
  }
  const id = stepSubject(unit.id, area.home.id, from, to);
  if (isTrue(effectiveValue(world, { kind: 'step', id, name: 'closed' }))) return Number.POSITIVE_INFINITY;
  const cost = decimalOf(effectiveValue(world, { kind: 'step', id, name: 'cost' }));
  return cost === undefined ? 1 : toPoints(cost);
};

/** What one step costs a group: the most that it costs one of its units (A47). */
export const stepFor = (world: World, { board, units }: UnitGroup, from: CellId, to: CellId): number =>
  Math.max(...units.map((unit) => stepCost(world, areaOf(world, board), unit, from, to)));

/** How the links out of a cell are looked at that modifiers may change: once each, when a search has come there. */
export interface Bend {
  /** 1 where that was done. */
  readonly filled: Uint8Array;
  /** Whether anything has changed by it. */
  fill(cell: number): boolean;
}

/** What the links of an area cost a group. */
export interface Prices {
  /** In ticks, of which `per` make a point; or CLOSED. */
  readonly costs: Int32Array;
  /** Where they stand. */
  readonly table: CostTable;
  readonly per: number;
  readonly bend: Bend | undefined;
}

export const pricesOf = (world: World, group: UnitGroup): Prices => {
  const { board, units } = group;
  const area = areaOf(world, board);
  const [first, ...others] = new Set(units.map((unit) => tableFor(world, area, unit)));
  if (!first) throw new Error('a group without units');
  const table = others.reduce(dearer, first);
  const per = ticksPerPoint(moduleOf(world));
  if (!isBentStep(world) && netFor(world, area) === area.net)
    return { costs: table.costs, table, per, bend: undefined };
  return kept(world, `costs ${board.id} ${cellOfGroup(group)} ${idsOf(units).join(' ')}`, () =>
    bentPrices(world, area, units, table),
  );
};

/**
 * The same with modifiers: a table of its own, in which the links that these may change, or have made, are looked at
 * when they are needed.
 */
const bentPrices = (world: World, area: Area, units: readonly Piece[], plain: CostTable): Prices => {
  const net = netFor(world, area);
  const bent = isBentStep(world) ? bentSteps(world, area, units) : undefined;
  const ticks = ticksPerPoint(moduleOf(world));
  const per = mayMakeFractions(world) ? FINEST : ticks;
  const table = carriedOver(area.net, net, inFinerTicks(plain, per / ticks));
  const { costs } = table;
  const different = alike(world, units);
  const filled = new Uint8Array(net.size);
  const fill = (cell: number): boolean => {
    filled[cell] = 1;
    if (table.filled[cell] === 0) table.fill(cell);
    let changed = false;
    for (const to of linksOf(net, cell)) {
      const link = linkBetween(net, cell, to) as number;
      if (bent !== 'all' && !bent?.has(to) && costs[link] !== UNKNOWN) continue;
      const [here, there] = [calledIn(area, cell), calledIn(area, to)];
      const points = Math.max(...different.map((unit) => stepCost(world, area, unit, here, there)));
      const cost = points === Number.POSITIVE_INFINITY ? CLOSED : ticksOf(points, per);
      changed ||= cost !== costs[link];
      costs[link] = cost;
    }
    return changed;
  };
  return { costs, table, per, bend: { filled, fill } };
};

/** Whether some modifier may make fractions of what steps cost: all but those that change it by a whole number. */
const mayMakeFractions = (world: World): boolean => {
  const order = passOf(world)?.order;
  const bending = order?.bending.get('step')?.get('cost');
  if (!order || !bending) return false;
  const isWhole = (amount: unknown): boolean => Number.isInteger(typeof amount === 'string' ? Number(amount) : amount);
  return (
    order.bendsModifiers ||
    [...bending.acting, ...bending.granted].some(({ compiled }) => !isWhole(compiled.fixedAmount))
  );
};

/** Stands for what a link costs that the grid does not have, until it is looked at: more than anybody pays. */
const UNKNOWN = CLOSED - 1;

/** The costs of the links of one net, for those of another that it has too; a table of its own. */
const carriedOver = (base: Net, net: Net, table: CostTable): CostTable =>
  costTable(net, (costs, cell, first) => {
    const start = net.shape[cell] as number;
    for (let k = 0; k < net.degree; k++) {
      const known = base === net ? first + k : linkBetween(base, cell, cell + (net.offsets[start + k] as number));
      costs[first + k] = known === undefined ? UNKNOWN : costOf(table, cell, known);
    }
  });

/** One of those units that differ in nothing a rule could see: what a step costs one of them it costs the others. */
const alike = (world: World, units: readonly Piece[]): readonly Piece[] => {
  const sources = passOf(world)?.order.bySource;
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
