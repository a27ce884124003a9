import { type CellId, isOn, isRefusal, type Refusal, refuse, type World } from '../../table/index.ts';
import { placeOfCellName, translateCellName } from '../modifiers/subject.ts';
import { moduleOf } from '../play/queries.ts';
import type { Piece } from '../play/records.ts';
import { cellNumberIn, crossableAreaOf } from './area.ts';
import { isGroupStoppedAtCell, isStepOpenToGroup } from './ground.ts';
import { cellOfGroup, type UnitGroup } from './group.ts';
import { lowestPointsLeft, movePointsLeft } from './points.ts';
import {
  computeMoveCostOfWay,
  findCheapestWay,
  isCellInGroupRange,
  refusalOfEnteringCell,
  refusalOfStep,
} from './range.ts';
import { pieceIdsOf } from './units.ts';

export interface Route {
  /** The cells of the way, including both ends. They are named by the board of the first cell. */
  readonly way: readonly CellId[];
  readonly cost: number;
  /**
   * True if the units have no points left after the way. Either an enemy stops them, or they took the one step that is
   * always possible (A56, A57).
   */
  readonly spends: boolean;
}

/**
 * Returns a valid way of a group to a cell. A `path` that the player gives is checked (A48). The search and the check
 * read the same data, so that they agree (A58).
 */
export const findValidRoute = (
  world: World,
  group: UnitGroup,
  to: CellId,
  path: readonly CellId[] | undefined,
  gone: ReadonlySet<string>,
): Route | Refusal => {
  const from = cellOfGroup(group);
  const way = path ? [from, ...path] : wayTo(world, group, to, gone);
  const fault = path ? pathFault(world, group, way, to, gone) : refusalOfEnteringCell(world, group, to, gone);
  if (fault) return fault;
  if (way.length === 0) return unreachable(world, group, to, gone);
  return affordable(world, group, way, gone);
};

/**
 * Returns a cheapest way. If the group's points are not enough, and the cell is next to it, returns the single step
 * that is always possible (A57).
 */
const wayTo = (world: World, group: UnitGroup, to: CellId, gone: ReadonlySet<string>): readonly CellId[] => {
  const isStep =
    canStep(world, group, to, gone) &&
    !isCellInGroupRange(world, group, to, lowestPointsLeft(world, group.units), gone);
  return isStep ? [cellOfGroup(group), to] : findCheapestWay(world, group, to, gone);
};

const canStep = (world: World, group: UnitGroup, to: CellId, gone: ReadonlySet<string>): boolean =>
  isOn(moduleOf(world).rules.alwaysOneStep) &&
  lowestPointsLeft(world, group.units) > 0 &&
  refusalOfStep(world, group, cellOfGroup(group), to, gone) === undefined;

const pathFault = (
  world: World,
  group: UnitGroup,
  way: readonly CellId[],
  to: CellId,
  gone: ReadonlySet<string>,
): Refusal | undefined => {
  const last = way.at(-1) as CellId;
  for (const [i, cell] of way.entries()) {
    if (cellNumberIn(crossableAreaOf(world, group.board), cell) === undefined)
      return refuse('no-such-place', { place: cell });
    if (i === 0) continue;
    const before = way[i - 1] as CellId;
    const fault = refusalOfStep(world, group, before, cell, gone);
    if (fault) return fault;
    if (i > 1 && isGroupStoppedAtCell(world, group, before, gone)) return refuse('held-up', { cell: before });
  }
  return last === to ? undefined : refuse('not-adjacent', { from: last, to });
};

const unreachable = (world: World, group: UnitGroup, to: CellId, gone: ReadonlySet<string>): Refusal => {
  const step = refusalOfStep(world, group, cellOfGroup(group), to, gone);
  return step && step.code === 'way-closed' ? step : refuse('no-way', { cell: to });
};

const affordable = (
  world: World,
  group: UnitGroup,
  way: readonly CellId[],
  gone: ReadonlySet<string>,
): Route | Refusal => {
  const { rules } = moduleOf(world);
  const cost = computeMoveCostOfWay(world, group, way);
  const points = lowestPointsLeft(world, group.units);
  const heldUp = isGroupStoppedAtCell(world, group, way.at(-1) as CellId, gone);
  if (cost <= points) return { way, cost, spends: heldUp };
  if (isOn(rules.alwaysOneStep) && way.length === 2 && points > 0) return { way, cost, spends: true };
  return tooFar(world, group, way, { cost, points }, gone);
};

interface Walk {
  readonly steps: number;
  readonly spends: boolean;
}

export const simulateWalk = (
  world: World,
  group: UnitGroup,
  way: readonly CellId[],
  gone: ReadonlySet<string>,
): Walk => {
  const points = lowestPointsLeft(world, group.units);
  let spends = false;
  for (let steps = 0; ; steps += 1) {
    const [from, to] = [way[steps] as CellId, way[steps + 1]];
    if (spends || to === undefined || !isStepOpenToGroup(world, group, from, to, gone)) return { steps, spends };
    const isDear = computeMoveCostOfWay(world, group, way.slice(0, steps + 2)) > points;
    const isLast = isDear && steps === 0 && points > 0 && isOn(moduleOf(world).rules.alwaysOneStep);
    if (isDear && !isLast) return { steps, spends };
    spends = isLast || isGroupStoppedAtCell(world, group, to, gone);
  }
};

/**
 * Refuses a way that costs too much (A47). The refusal names the units with the least points and those that pay the
 * most. It also names the fewest units without which the others could go.
 */
const tooFar = (
  world: World,
  group: UnitGroup,
  way: readonly CellId[],
  { cost, points }: { readonly cost: number; readonly points: number },
  gone: ReadonlySet<string>,
): Refusal => {
  const to = way.at(-1) as CellId;
  const { units } = group;
  const price = (unit: Piece): number => computeMoveCostOfWay(world, { ...group, units: [unit] }, way);
  const weak = units.filter((unit) => movePointsLeft(world, unit) === points);
  const dearest = Math.max(...units.map(price));
  const dear = units.filter((unit) => price(unit) === dearest);
  const short = units.filter((unit) => movePointsLeft(world, unit) < cost);
  const tries = [
    ...units.map((unit) => [unit]),
    weak,
    short,
    dear,
    [...new Set([...weak, ...dear])],
    [...new Set([...short, ...dear])],
  ];
  const without = tries
    .sort((a, b) => a.length - b.length)
    .find((some) => {
      const rest = units.filter((unit) => !some.includes(unit));
      return rest.length > 0 && canGo(world, { ...group, units: rest }, to, gone);
    });
  return refuse('too-far', {
    cell: to,
    cost,
    points,
    units: pieceIdsOf(weak),
    dear: dear.length === units.length ? [] : pieceIdsOf(dear),
    without: pieceIdsOf(without ?? []),
  });
};

const canGo = (world: World, group: UnitGroup, to: CellId, gone: ReadonlySet<string>): boolean =>
  isCellInGroupRange(world, group, to, lowestPointsLeft(world, group.units), gone) || canStep(world, group, to, gone);

/** Returns a full way through the given cells, with a cheapest way between each two. */
export const pathThrough = (world: World, group: UnitGroup, stops: readonly CellId[]): readonly CellId[] | Refusal => {
  const path: CellId[] = [];
  let at = cellOfGroup(group);
  for (const cell of stops) {
    if (cell === at) continue;
    if (cellNumberIn(crossableAreaOf(world, group.board), cell) === undefined)
      return refuse('off-board', { place: cell });
    const leg = legTo(world, group, at, cell);
    if (isRefusal(leg)) return leg;
    path.push(...leg);
    at = cell;
  }
  return path;
};

const legTo = (world: World, group: UnitGroup, from: CellId, to: CellId): readonly CellId[] | Refusal => {
  if (refusalOfStep(world, group, from, to)?.code !== 'not-adjacent') return [to];
  const home = group.board.id;
  const place = placeOfCellName(home, from);
  const board = world.get('board', place.in) ?? group.board;
  const units = group.units.map((unit) => ({ ...unit, place: { ...unit.place, ...place } }));
  const way = findCheapestWay(world, { ...group, board, units }, translateCellName(board.id, home, to));
  if (way.length === 0) return refuse('no-way', { cell: to });
  return way.slice(1).map((cell) => translateCellName(home, board.id, cell));
};
