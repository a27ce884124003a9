import { linkBetweenCells, linksFromCell } from '../../table/grid/index.ts';
import { type CellId, isOn, type Refusal, refuse, type World } from '../../table/index.ts';
import { placeOfCellName } from '../modifiers/subject.ts';
import { moduleOf } from '../play/queries.ts';
import { type CrossableArea, cellNameInArea, cellNumberIn, crossableAreaOf } from './area.ts';
import { searchFor } from './ground.ts';
import { cellOfGroup, type UnitGroup } from './group.ts';
import { unitLimitInCell } from './limits.ts';
import { neighborGraphOfArea } from './links.ts';
import { cellOccupantsOf } from './occupancy.ts';
import { addMovePoints, lowestPointsLeft } from './points.ts';
import { groupStepCost, stepCost } from './steps.ts';
import { pieceIdsOf } from './units.ts';

declare module '../../table/core/refusal.ts' {
  interface Refusals {
    /** A unit of another side is in the cell (A31). */
    'cell-held': { readonly cell: string; readonly by: readonly string[] };
    /** A thing in the cell is of a kind that the rules don't know (A34). */
    'unknown-item': { readonly cell: string; readonly item: string };
    /** There would be too many units in the cell (A32, A33). */
    'no-room': { readonly cell: string; readonly moving: number; readonly there: number; readonly limit: number };
    'under-attack': { readonly cell: string };
    /** The step is impossible for these units (A47). */
    'way-closed': { readonly from: string; readonly to: string; readonly units: readonly string[] };
    'not-adjacent': { readonly from: string; readonly to: string };
    'no-way': { readonly cell: string };
    /** The way costs too much for the group. Without the units in `without`, the others could pay it (A47). */
    'too-far': {
      readonly cell: string;
      readonly cost: number;
      readonly points: number;
      readonly units: readonly string[];
      readonly dear: readonly string[];
      readonly without: readonly string[];
    };
    /** The way would go on from a cell in an enemy's zone of control, which stops the units (A56). */
    'held-up': { readonly cell: string };
  }
}

export interface MoveRange {
  readonly from: CellId;
  readonly points: number;
  readonly size: number;
  /** The cells in range, nearest first, without the group's own cell. */
  readonly cells: readonly CellInMoveRange[];
}

export interface CellInMoveRange {
  readonly cell: CellId;
  readonly cost: number;
  /**
   * True if the cell costs more points than the group has. The group can still enter it, and then has no points left
   * (A57).
   */
  readonly last: boolean;
}

const numberOf = (area: CrossableArea, cell: CellId): number => {
  const number = cellNumberIn(area, cell);
  if (number === undefined) throw new Error(`no cell ${cell} from ${area.home.id}`);
  return number;
};

/** Returns the cells that a group can reach with the points left (A40, A45, A57). */
export const moveRangeOf = (world: World, group: UnitGroup): MoveRange => {
  const area = crossableAreaOf(world, group.board);
  const points = lowestPointsLeft(world, group.units);
  const from = numberOf(area, cellOfGroup(group));
  const found = searchFor(world, group, points);
  const cells = Array.from(found.cells)
    .filter((number) => number !== from)
    .sort((a, b) => found.cost(a) - found.cost(b) || a - b)
    .map((number) => ({ cell: cellNameInArea(area, number), cost: found.cost(number), last: false }));
  const open = new Set<number>(found.cells);
  return {
    from: cellOfGroup(group),
    points,
    size: group.units.length,
    cells: [...cells, ...lastSteps(world, group, points, open)],
  };
};

const lastSteps = (
  world: World,
  group: UnitGroup,
  points: number,
  open: ReadonlySet<number>,
): readonly CellInMoveRange[] => {
  if (!isOn(moduleOf(world).rules.alwaysOneStep) || points === 0) return [];
  const from = cellOfGroup(group);
  const area = crossableAreaOf(world, group.board);
  return linksFromCell(neighborGraphOfArea(world, area), numberOf(area, from)).flatMap((number) => {
    const cell = cellNameInArea(area, number);
    if (open.has(number) || refusalOfStep(world, group, from, cell)) return [];
    return [{ cell, cost: groupStepCost(world, group, from, cell), last: true }];
  });
};

export const refusalOfEnteringCell = (
  world: World,
  group: UnitGroup,
  cell: CellId,
  without?: ReadonlySet<string>,
): Refusal | undefined => {
  const { side, units } = group;
  const moving = new Set<string>(pieceIdsOf(units));
  const place = placeOfCellName(group.board.id, cell);
  const board = place.in === group.board.id ? group.board : world.get('board', place.in);
  if (!board) throw new Error(`no board ${place.in}`);
  const { barriers, friends, battle } = cellOccupantsOf(world, board, place.cell, side, without);
  const stranger = barriers.find(({ kind }) => kind !== 'piece');
  if (stranger) return refuse('unknown-item', { cell, item: stranger.id });
  if (barriers.length > 0) return refuse('cell-held', { cell, by: barriers.map(({ id }) => id) });
  if (battle) return refuse('under-attack', { cell });
  const there = friends.filter(({ id }) => !moving.has(id)).length;
  const [host] = friends;
  const limit = host ? unitLimitInCell(world, side, host) : Number.POSITIVE_INFINITY;
  if (there === 0 || units.length + there <= limit) return undefined;
  return refuse('no-room', { cell, moving: units.length, there, limit });
};

export const refusalOfStep = (
  world: World,
  group: UnitGroup,
  from: CellId,
  to: CellId,
  without?: ReadonlySet<string>,
): Refusal | undefined => {
  const area = crossableAreaOf(world, group.board);
  const link = linkBetweenCells(neighborGraphOfArea(world, area), numberOf(area, from), numberOf(area, to));
  if (link === undefined) return refuse('not-adjacent', { from, to });
  const shut = group.units.filter((unit) => stepCost(world, area, unit, from, to) === Number.POSITIVE_INFINITY);
  if (shut.length > 0) return refuse('way-closed', { from, to, units: pieceIdsOf(shut) });
  return refusalOfEnteringCell(world, group, to, without);
};

/** Lists the neighboring cells that a group can't enter, with the reasons (A65). */
export function* listClosedNeighbors(
  world: World,
  group: UnitGroup,
): Iterable<{ readonly cell: CellId; readonly why: Refusal }> {
  const area = crossableAreaOf(world, group.board);
  const from = cellOfGroup(group);
  for (const number of linksFromCell(neighborGraphOfArea(world, area), numberOf(area, from))) {
    const cell = cellNameInArea(area, number);
    const why = refusalOfStep(world, group, from, cell);
    if (why) yield { cell, why };
  }
}

/**
 * Returns a cheapest way to a cell, including both ends, even if the group can't pay for it. It first searches within
 * the group's points, because that is the usual case and faster.
 */
export const findCheapestWay = (
  world: World,
  group: UnitGroup,
  to: CellId,
  gone?: ReadonlySet<string>,
): readonly CellId[] => {
  const area = crossableAreaOf(world, group.board);
  const target = numberOf(area, to);
  for (const most of [lowestPointsLeft(world, group.units), Number.POSITIVE_INFINITY]) {
    const way = searchFor(world, group, most, { target, gone }).path(target);
    if (way.length > 0) return way.map((cell) => cellNameInArea(area, cell));
  }
  return [];
};

export const isCellInGroupRange = (
  world: World,
  group: UnitGroup,
  to: CellId,
  points: number,
  gone?: ReadonlySet<string>,
): boolean => {
  const target = numberOf(crossableAreaOf(world, group.board), to);
  return Number.isFinite(searchFor(world, group, points, { target, gone }).cost(target));
};

/** Returns the cost of a way for units that move together. Each step costs as much as for the unit that pays most. */
export const computeMoveCostOfWay = (world: World, group: UnitGroup, way: readonly CellId[]): number =>
  way.slice(1).reduce((sum, cell, i) => addMovePoints(sum, groupStepCost(world, group, way[i] as CellId, cell)), 0);
