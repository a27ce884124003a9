import {
  countGridDirections,
  directionNamesOfGrid,
  directionsNearestToAngle,
  type Grid,
  nextCell,
  ring,
} from '../../../table/grid/index.ts';
import { type CellId, COST, charge } from '../../../table/index.ts';
import type { MoveDirection, MovePattern } from './notation.ts';
import type { ForwardDirection, MoveObstacle, MoveRoute, MoveRouteContext } from './passages.ts';

export interface StartingCell {
  readonly grid: Grid;
  readonly cell: CellId;
  readonly around: (cell: CellId) => readonly CellId[];
}

const DEGREES: { readonly [F in ForwardDirection]: number } = { north: 0, east: 90, south: 180, west: 270 };
const ASIDE = [90, 270];

const directionsMeant = (
  grid: Grid,
  towards: readonly MoveDirection[],
  forward: ForwardDirection,
): readonly number[] => {
  const names = directionNamesOfGrid(grid);
  const found = towards.flatMap((one): readonly number[] => {
    switch (one) {
      case 'forward':
        return directionsNearestToAngle(grid, DEGREES[forward]);
      case 'backward':
        return directionsNearestToAngle(grid, DEGREES[forward] + 180);
      case 'sideways':
        return ASIDE.flatMap((degrees) => directionsNearestToAngle(grid, DEGREES[forward] + degrees));
      default:
        return names.indexOf(one) < 0 ? [] : [names.indexOf(one)];
    }
  });
  return [...new Set(found)];
};

/** Returns the directions that the moves name; all directions if they name none. */
export const directionsOfMoves = (
  grid: Grid,
  { towards }: MovePattern,
  forward: ForwardDirection,
): readonly number[] =>
  towards
    ? directionsMeant(grid, towards, forward)
    : Array.from({ length: countGridDirections(grid) }, (_, one) => one);

export function* generateGridMoveRoutes(
  on: StartingCell,
  travel: MoveRouteContext,
  only?: CellId,
): Generator<MoveRoute> {
  switch (travel.moves.kind) {
    case 'slide':
      return yield* slides(on, travel);
    case 'leap':
      return yield* leaps(on, travel);
    case 'walk':
      return yield* walks(on, travel, only);
    default:
      return;
  }
}

const hindranceOn = ({ isTaken, bars }: MoveRouteContext, at: CellId): MoveObstacle | undefined => {
  const bar = bars(at);
  if (bar) return { is: bar, at };
  return isTaken(at) ? { is: 'stands', at } : undefined;
};

function* slides({ grid, cell }: StartingCell, travel: MoveRouteContext): Generator<MoveRoute> {
  const { moves, forward } = travel;
  for (const direction of directionsOfMoves(grid, moves, forward)) {
    const passed: CellId[] = [];
    let hindrance: MoveObstacle | undefined;
    let to = nextCell(grid, cell, direction);
    for (let count = 1; to !== undefined && count <= moves.range; count += 1) {
      charge(COST.thing);
      const length = passed.length;
      yield { to, hindrance, free: () => passed.slice(0, length), isSlide: true };
      hindrance ??= hindranceOn(travel, to);
      passed.push(to);
      to = nextCell(grid, to, direction);
    }
  }
}

function* leaps({ grid, cell }: StartingCell, { moves, forward }: MoveRouteContext): Generator<MoveRoute> {
  const open = { hindrance: undefined, free: () => [], isSlide: false };
  if (!moves.towards) {
    for (const to of ring(grid, cell, moves.range)) {
      charge(COST.thing);
      yield { to, ...open };
    }
    return;
  }
  for (const direction of directionsOfMoves(grid, moves, forward)) {
    let to: CellId | undefined = cell;
    for (let count = 0; to !== undefined && count < moves.range; count += 1) to = nextCell(grid, to, direction);
    if (to !== undefined) yield { to, ...open };
  }
}

type Reached = ReadonlyMap<CellId, { readonly steps: number; readonly from: CellId | undefined }>;

const MOST_CELLS_WALKED = 5_000;

const spread = (start: CellId, range: number, next: (cell: CellId) => readonly CellId[]): Reached => {
  const reached = new Map<CellId, { steps: number; from: CellId | undefined }>([
    [start, { steps: 0, from: undefined }],
  ]);
  for (const [cell, { steps }] of reached) {
    if (steps === range || reached.size > MOST_CELLS_WALKED) continue;
    charge(COST.look);
    for (const to of next(cell)) if (!reached.has(to)) reached.set(to, { steps: steps + 1, from: cell });
  }
  return reached;
};

const wayTo = (reached: Reached, to: CellId): readonly CellId[] => {
  const way: CellId[] = [];
  for (let at = reached.get(to)?.from; at !== undefined; at = reached.get(at)?.from) way.unshift(at);
  return way.slice(1);
};

/**
 * Yields the free ways, each as short as possible. For cells without a free way, yields a shortest way and the reason
 * why it is not free.
 */
function* walks({ grid, cell, around }: StartingCell, travel: MoveRouteContext, only?: CellId): Generator<MoveRoute> {
  const { moves, forward } = travel;
  const directions = moves.towards && directionsOfMoves(grid, moves, forward);
  const beside = directions
    ? (at: CellId): readonly CellId[] => directions.flatMap((direction) => nextCell(grid, at, direction) ?? [])
    : around;
  const isFree = (at: CellId): boolean => at === cell || hindranceOn(travel, at) === undefined;
  const free = spread(cell, moves.range, (at) => (isFree(at) ? beside(at) : []));
  for (const [to] of free)
    if (to !== cell) yield { to, hindrance: undefined, free: () => wayTo(free, to), isSlide: moves.range > 1 };
  if (moves.range === 1 || (only !== undefined && free.has(only))) return;
  const all = spread(cell, moves.range, beside);
  for (const [to] of all) {
    if (free.has(to)) continue;
    const way = wayTo(all, to);
    charge(COST.thing * way.length);
    const at = way.find((one) => !isFree(one));
    yield { to, hindrance: at === undefined ? undefined : hindranceOn(travel, at), free: () => way, isSlide: true };
  }
}
