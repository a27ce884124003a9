import {
  IMPASSABLE_COST,
  type LazySearchData,
  linkBetweenCells,
  linksFromCell,
  type PathSearchResult,
  ROOMY,
  type SearchTerrain,
  search,
} from '../../table/grid/index.ts';
import { type CellId, isTrue, type SideId, type World, whileSame } from '../../table/index.ts';
import { effectiveValue } from '../modifiers/effective-value.ts';
import { type CrossableArea, cellNumberIn, crossableAreaOf } from './area.ts';
import { affordableTicks } from './costs.ts';
import { cellOfGroup, type UnitGroup } from './group.ts';
import { kept } from './kept.ts';
import { unitLimitInCell } from './limits.ts';
import { neighborGraphOfArea } from './links.ts';
import { type BoardOccupancy, type CellOccupancy, hasCoversProperty, occupancyOf } from './occupancy.ts';
import { type GroupStepCosts, type ModifiedCostChecker, stepCostsOfGroup } from './steps.ts';
import { pieceIdsOf } from './units.ts';
import { zoneOfControlRuleOf } from './zones-of-control.ts';

/** If this property of a unit is `true`, enemy zones of control don't stop the unit (A56). */
const IGNORES = 'IgnoresZoneOfControl';

const occupancyFor = (world: World, area: CrossableArea, side: SideId): BoardOccupancy =>
  kept(world, `occupancy ${area.key} ${side}`, () => occupancyOf(world, area, neighborGraphOfArea(world, area), side));

/** The number of units for which each cell still has room. It is computed when a search reaches the cell. */
interface Room extends LazySearchData {
  readonly room: Uint16Array;
}

const roomFor = (world: World, side: SideId, occupancy: BoardOccupancy, size: number): Room => {
  const [room, filled] = [new Uint16Array(size), new Uint8Array(size)];
  return {
    room,
    filled,
    fill: (cell) => {
      filled[cell] = 1;
      room[cell] = roomIn(world, side, occupancy.at(cell));
    },
  };
};

const roomIn = (world: World, side: SideId, { own, host, isBarred }: CellOccupancy): number => {
  if (isBarred) return 0;
  const limit = host ? unitLimitInCell(world, side, host) : Number.POSITIVE_INFINITY;
  return Number.isFinite(limit) ? Math.max(0, Math.min(ROOMY, limit - own)) : ROOMY;
};

const isHeldUp = (world: World, { units }: UnitGroup): boolean =>
  zoneOfControlRuleOf(world) !== undefined &&
  !units.every(({ id }) => isTrue(effectiveValue(world, { kind: 'piece', id, name: IGNORES })));

/**
 * Returns everything that a search for this group reads (A31 to A43). Pieces in `gone` count as removed from the table.
 */
const groundFor = (world: World, group: UnitGroup, gone: ReadonlySet<string>): LazyGround => {
  if (gone.size > 0) return groundOf(world, group, gone);
  const { revision } = world.ground;
  const { board, units } = group;
  return grounds(group, [world, revision], () =>
    kept(world, `ground ${board.id} ${cellOfGroup(group)} ${pieceIdsOf(units).join(' ')}`, () =>
      groundOf(world, group, gone),
    ),
  );
};

const grounds = whileSame<UnitGroup, LazyGround>();

interface LazyGround extends SearchTerrain, GroupStepCosts {
  readonly lazy: LazySearchData;
  /**
   * The distance, in ticks, up to which all cells that modifiers may change are already checked; below 0 if none are.
   */
  bentTo: number;
}

const groundOf = (world: World, group: UnitGroup, gone: ReadonlySet<string>): LazyGround => {
  const { board, side, units } = group;
  const without = new Set([...gone, ...units.flatMap((unit) => (hasCoversProperty(world, unit) ? unit.id : []))]);
  const area = crossableAreaOf(world, board);
  const net = neighborGraphOfArea(world, area);
  const occupancy = without.size === 0 ? occupancyFor(world, area, side) : occupancyOf(world, area, net, side, without);
  const making = (): Room => roomFor(world, side, occupancy, net.size);
  const room = without.size === 0 ? kept(world, `room ${area.key} ${side}`, making) : making();
  const prices = stepCostsOfGroup(world, group);
  const stops = isHeldUp(world, group) ? new Uint8Array(net.size) : undefined;
  const filled = new Uint8Array(net.size);
  const fill = (cell: number): void => {
    filled[cell] = 1;
    if (prices.table.filled[cell] === 0) prices.table.fill(cell);
    for (const next of linksFromCell(net, cell)) if (room.filled[next] === 0) room.fill(next);
    if (stops) stops[cell] = occupancy.isWatched(cell) ? 1 : 0;
  };
  return {
    net,
    room: room.room,
    size: units.length,
    ...prices,
    lazy: { filled, fill },
    ...(stops ? { stops } : {}),
    bentTo: -1,
  };
};

/**
 * Finds the cheapest ways of a group for at most these points. It searches, checks the reached cells that modifiers may
 * change, and searches again until it reaches no unchecked cell.
 */
export const searchFor = (
  world: World,
  group: UnitGroup,
  points: number,
  { target, gone = new Set() }: { readonly target?: number; readonly gone?: ReadonlySet<string> | undefined } = {},
): PathSearchResult => {
  const ground = groundFor(world, group, gone);
  const from = cellNumberIn(crossableAreaOf(world, group.board), cellOfGroup(group)) as number;
  const most = affordableTicks(points, ground.per);
  for (;;) {
    const found = search(ground, from, most, target);
    if (!ground.bend || most <= ground.bentTo || !isBentAt(ground.bend, found.cells)) {
      if (target === undefined) ground.bentTo = Math.max(most, ground.bentTo);
      return inPoints(found, ground.per);
    }
  }
};

const isBentAt = ({ filled, fill }: ModifiedCostChecker, cells: Int32Array): boolean => {
  let changed = false;
  for (const cell of cells) if (filled[cell] === 0) changed = fill(cell) || changed;
  return changed;
};

const inPoints = (found: PathSearchResult, per: number): PathSearchResult =>
  per === 1 ? found : { cells: found.cells, cost: (cell) => found.cost(cell) / per, path: (cell) => found.path(cell) };

const filledAt = (ground: LazyGround, cell: number): LazyGround => {
  if (ground.lazy.filled[cell] === 0) ground.lazy.fill(cell);
  return ground;
};

export const isGroupStoppedAtCell = (
  world: World,
  group: UnitGroup,
  cell: CellId,
  gone: ReadonlySet<string> = new Set(),
): boolean => {
  const number = cellNumberIn(crossableAreaOf(world, group.board), cell) as number;
  return filledAt(groundFor(world, group, gone), number).stops?.[number] === 1;
};

export const isStepOpenToGroup = (
  world: World,
  group: UnitGroup,
  from: CellId,
  to: CellId,
  gone: ReadonlySet<string>,
): boolean => {
  const area = crossableAreaOf(world, group.board);
  const [a, b] = [cellNumberIn(area, from) as number, cellNumberIn(area, to) as number];
  const { net, costs, room, size, bend } = filledAt(groundFor(world, group, gone), a);
  const link = linkBetweenCells(net, a, b);
  if (bend?.filled[a] === 0) bend.fill(a);
  return (
    link !== undefined && costs[link] !== IMPASSABLE_COST && ((room[b] as number) >= size || to === cellOfGroup(group))
  );
};
