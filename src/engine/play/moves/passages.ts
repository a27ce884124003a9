import { type ColumnRowPlace, cellLabelAt, isOnSheet, placeOf, type SquareGrid } from '../../../table/grid/index.ts';
import { type CellId, COST, charge } from '../../../table/index.ts';
import type { MovePattern } from './notation.ts';
import { between, type StepVector } from './steps.ts';

export type ForwardDirection = 'north' | 'east' | 'south' | 'west';

/**
 * The reason why a way is not free. `stands`: a piece is there. `closed`: the cell may not be passed. `stops`: the
 * piece must stop on the cell. Otherwise there is no piece to jump over.
 */
export type MoveObstacle =
  | { readonly is: 'stands' | 'closed' | 'stops'; readonly at: CellId }
  | { readonly is: 'nothing-to-jump' };

export interface MoveRoute {
  readonly to: CellId;
  readonly hindrance?: MoveObstacle | undefined;
  /** The cells on the way that must be free, in order. */
  readonly free: () => readonly CellId[];
  /** True if the piece goes from cell to cell, so that it can end on each free cell. */
  readonly isSlide: boolean;
}

/** Converts a step of a side to columns to the right and rows down. */
export const toBoardOffset = ([right, ahead]: StepVector, forward: ForwardDirection): ColumnRowPlace => {
  switch (forward) {
    case 'north':
      return { column: right, row: -ahead };
    case 'south':
      return { column: -right, row: ahead };
    case 'east':
      return { column: ahead, row: right };
    case 'west':
      return { column: -ahead, row: -right };
  }
};

const beyond = (grid: SquareGrid, { column, row }: ColumnRowPlace, by: ColumnRowPlace, wraps: boolean) => {
  const across = column + by.column;
  const place = { column: wraps ? modulo(across, grid.columns) : across, row: row + by.row };
  return isOnSheet(grid, place) ? place : undefined;
};

/** Returns the cell to which one step leads; undefined if it leads off the board. */
export const cellAfterStep = (
  grid: SquareGrid,
  from: CellId,
  step: StepVector,
  forward: ForwardDirection,
): CellId | undefined => {
  const place = placeOf(grid, from);
  const next = place && beyond(grid, place, toBoardOffset(step, forward), false);
  return next && cellLabelAt(grid, next);
};

const modulo = (number: number, by: number): number => ((number % by) + by) % by;

export interface MoveRouteContext {
  readonly moves: MovePattern;
  readonly forward: ForwardDirection;
  readonly isTaken: (cell: CellId) => boolean;
  readonly bars: (cell: CellId) => 'closed' | 'stops' | undefined;
}

/**
 * Yields every way of some moves, free or not, the nearest cells of each direction first. With `only`, directions that
 * don't lead to this cell may be left out.
 */
export function* passages(
  { grid, cell }: { readonly grid: SquareGrid; readonly cell: CellId },
  travel: MoveRouteContext,
  only?: CellId,
): Generator<MoveRoute> {
  const start = placeOf(grid, cell);
  const end = only === undefined ? undefined : placeOf(grid, only);
  if (!start) return;
  for (const step of travel.moves.steps) {
    const isFor = !end || travel.moves.wraps || leadsTo(start, end, toBoardOffset(step, travel.forward));
    if (isFor) yield* along(grid, start, step, travel, travel.moves.wraps ? undefined : end);
  }
}

const leadsTo = (from: ColumnRowPlace, to: ColumnRowPlace, by: ColumnRowPlace): boolean => {
  const [across, down] = [to.column - from.column, to.row - from.row];
  return across * by.row === down * by.column && across * by.column >= 0 && down * by.row >= 0;
};

function* along(
  grid: SquareGrid,
  start: ColumnRowPlace,
  step: StepVector,
  { moves: { range, way, wraps }, forward, isTaken, bars }: MoveRouteContext,
  end: ColumnRowPlace | undefined,
): Generator<MoveRoute> {
  const by = toBoardOffset(step, forward);
  const inside =
    way === 'lame' || way === 'jump' ? (between(step) ?? []).map((cell) => toBoardOffset(cell, forward)) : [];
  const isHopper = way === 'far' || way === 'behind';
  const passed: CellId[] = [];
  let hindrance: MoveObstacle | undefined;
  let jumped = 0;
  let wasJumped = false;
  let place = start;
  for (let count = 1; count <= range; count += 1) {
    const next = beyond(grid, place, by, wraps);
    if (!next || (next.column === start.column && next.row === start.row)) return;
    charge(COST.thing);
    for (const cell of inside) {
      const on = beyond(grid, place, cell, wraps);
      const label = on && cellLabelAt(grid, on);
      if (label === undefined) continue;
      if (way === 'lame') {
        if (!hindrance && isTaken(label)) hindrance = { is: 'stands', at: label };
        if (!hindrance && bars(label) === 'closed') hindrance = { is: 'closed', at: label };
        passed.push(label);
      } else if (!isTaken(label)) hindrance ??= { is: 'nothing-to-jump' };
    }
    place = next;
    const to = cellLabelAt(grid, place);
    if (way === 'skip' && count === 1) continue;
    const lacks = isHopper && (way === 'far' ? jumped === 0 : !wasJumped);
    const length = passed.length;
    yield {
      to,
      hindrance: hindrance ?? (lacks ? { is: 'nothing-to-jump' } : undefined),
      free() {
        return passed.slice(0, length);
      },
      isSlide: way === 'plain' || way === 'skip',
    };
    if (end && next.column === end.column && next.row === end.row) return;
    if (!hindrance) {
      const bar = bars(to);
      const taken = isTaken(to);
      wasJumped = isHopper && taken && jumped === 0;
      if (bar) hindrance = { is: bar, at: to };
      else if (taken && !wasJumped) hindrance = { is: 'stands', at: to };
      if (wasJumped) {
        jumped = 1;
        continue;
      }
    }
    passed.push(to);
  }
}
