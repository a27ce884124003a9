import type { ColumnRowPlace } from '../../../table/grid/index.ts';
import { charge, derived, within } from '../../../table/index.ts';
import type { MovePattern } from './notation.ts';
import { type ForwardDirection, toBoardOffset } from './passages.ts';
import { between, type StepVector } from './steps.ts';

/**
 * Steps on boards whose cells have numbers, to find all moves of a position at once. The rules are the same as in
 * `passages`, which can also say why a way is not free.
 */

export interface BoardStep {
  readonly by: ColumnRowPlace;
  readonly inside: readonly ColumnRowPlace[];
}

const made = derived((_steps: readonly StepVector[]) => new Map<string, readonly BoardStep[]>());

export const boardStepsOf = ({ steps, way }: MovePattern, forward: ForwardDirection): readonly BoardStep[] =>
  within(made(steps), `${way} ${forward}`, () =>
    steps.map((step) => {
      const cells = way === 'lame' || way === 'jump' ? (between(step) ?? []) : [];
      return { by: toBoardOffset(step, forward), inside: cells.map((cell) => toBoardOffset(cell, forward)) };
    }),
  );

export interface SquareBoard {
  readonly columns: number;
  readonly rows: number;
  readonly standing: readonly unknown[];
}

/** Returns the number of a cell; -1 if it is not on the board. */
const numberAt = ({ columns, rows }: SquareBoard, column: number, row: number, wraps: boolean): number => {
  if (row < 0 || row >= rows) return -1;
  if (column >= 0 && column < columns) return row * columns + column;
  return wraps ? row * columns + (((column % columns) + columns) % columns) : -1;
};

const isTowards = (across: number, down: number, { by }: BoardStep): boolean =>
  across * by.row === down * by.column && across * by.column >= 0 && down * by.row >= 0;

const isOpenInside = (
  squares: SquareBoard,
  column: number,
  row: number,
  { inside }: BoardStep,
  moves: MovePattern,
): boolean => {
  for (const cell of inside) {
    const number = numberAt(squares, column + cell.column, row + cell.row, moves.wraps);
    if (number >= 0 && (squares.standing[number] === undefined) !== (moves.way === 'lame')) return false;
  }
  return true;
};

/**
 * Walks a repeated step. Appends the cells that it reaches to `reached`, nearest first. If it comes to `target`, it
 * stops and returns true.
 */
export const walk = (
  squares: SquareBoard,
  from: number,
  stride: BoardStep,
  moves: MovePattern,
  reached: number[] | undefined,
  target = -1,
): boolean => {
  const { columns, standing } = squares;
  const { range, way, wraps } = moves;
  const isHopper = way === 'far' || way === 'behind';
  let column = from % columns;
  let row = (from - column) / columns;
  let hasJumped = false;
  let isBehind = false;
  for (let count = 1; count <= range; count += 1) {
    const to = numberAt(squares, column + stride.by.column, row + stride.by.row, wraps);
    if (to < 0 || to === from || !isOpenInside(squares, column, row, stride, moves)) return false;
    charge(1);
    column = to % columns;
    row = (to - column) / columns;
    if (way === 'skip' && count === 1) continue;
    if (!isHopper || (way === 'far' ? hasJumped : isBehind)) {
      if (to === target) return true;
      reached?.push(to);
    }
    const isTaken = standing[to] !== undefined;
    isBehind = isHopper && isTaken && !hasJumped;
    if (isTaken && !isBehind) return false;
    if (isBehind) hasJumped = true;
  }
  return false;
};

/** Returns the cells that decide if a repeated step reaches the target. Undefined if it can never reach the target. */
export const cellsBetweenOnLine = (
  squares: SquareBoard,
  from: number,
  stride: BoardStep,
  { range, way, wraps }: MovePattern,
  target: number,
): readonly number[] | undefined => {
  const { columns } = squares;
  let column = from % columns;
  let row = (from - column) / columns;
  const end = target % columns;
  if (!wraps && !isTowards(end - column, (target - end) / columns - row, stride)) return undefined;
  const cells: number[] = [];
  for (let count = 1; count <= range; count += 1) {
    const to = numberAt(squares, column + stride.by.column, row + stride.by.row, wraps);
    if (to < 0 || to === from) return undefined;
    for (const cell of stride.inside) {
      const inside = numberAt(squares, column + cell.column, row + cell.row, wraps);
      if (inside >= 0) cells.push(inside);
    }
    if (to === target && !(way === 'skip' && count === 1)) return cells;
    cells.push(to);
    column = to % columns;
    row = (to - column) / columns;
  }
  return undefined;
};

export const canReachSquare = (
  squares: SquareBoard,
  from: number,
  target: number,
  moves: MovePattern,
  strides: readonly BoardStep[],
): boolean => {
  const { columns } = squares;
  const across = (target % columns) - (from % columns);
  const down = Math.floor(target / columns) - Math.floor(from / columns);
  for (const stride of strides)
    if ((moves.wraps || isTowards(across, down, stride)) && walk(squares, from, stride, moves, undefined, target))
      return true;
  return false;
};
