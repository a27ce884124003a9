import { within as withinSteps } from '../../../table/grid/index.ts';
import {
  type BoardId,
  type CellId,
  COST,
  type ContainerId,
  charge,
  derived,
  isList,
  type World,
} from '../../../table/index.ts';
import { effectiveValue, isBent } from '../../modifiers/effective-value.ts';
import { modifierEvaluationOf } from '../../modifiers/evaluation.ts';
import {
  cellIdOfName,
  NEIGHBORS_PROPERTY,
  placeOfCellName,
  splitBoardSubjectId,
  translateCellName,
} from '../../modifiers/subject.ts';
import type { Subject } from './names.ts';

export interface BoardCell {
  readonly board: BoardId;
  readonly cell: CellId;
}

export const cellOfSubject = (world: World, { kind, id }: Subject): BoardCell | undefined => {
  if (kind === 'cell') {
    const [board, cell] = splitBoardSubjectId(id);
    return { board: board as BoardId, cell: cell as CellId };
  }
  const place = kind === 'piece' ? world.get('piece', id)?.place : undefined;
  return place?.cell === undefined ? undefined : { board: place.in as BoardId, cell: place.cell };
};

/** Returns the neighbors of a cell after modifiers. The board of the cell decides how they are named. */
export const neighborsOfBoardCell = (world: World, { board, cell }: BoardCell): readonly CellId[] => {
  const found = effectiveValue(world, { kind: 'cell', id: cellIdOfName(board, cell), name: NEIGHBORS_PROPERTY });
  if (!isList(found)) return [];
  const own = placeOfCellName(board, cell).in;
  return own === board
    ? (found as readonly CellId[])
    : found.map((one) => translateCellName(board, own, one as CellId));
};

/** The most cells from which a search goes on. */
const MOST_WALKED = 5_000;

/** The most steps for which the cells near a cell are kept, so that a large board doesn't take much memory. */
const MOST_STEPS_KEPT = 10;

/** Returns the names, as from `cellIdOfName`, of the cells at most so many steps from a cell, with itself. */
export const cellsNear = (world: World, from: BoardCell, most: number): ReadonlySet<string> => {
  const grid = world.get('board', from.board)?.grid;
  if (!grid) return new Set();
  const ids = (cells: Iterable<CellId>) => {
    const found = new Set(Array.from(cells, (cell) => cellIdOfName(from.board, cell)));
    charge(COST.thing * found.size);
    return found;
  };
  const pass = isBent(world, 'cell', NEIGHBORS_PROPERTY) ? modifierEvaluationOf(world) : undefined;
  if (!pass) return ids(withinSteps(grid, from.cell, most));
  const walk = (): ReadonlySet<string> => {
    const cells = generateCellsByDistance([from.cell], most, (cell) =>
      neighborsOfBoardCell(world, { board: from.board, cell }),
    );
    return ids(Array.from(cells, ([cell]) => cell));
  };
  if (most > MOST_STEPS_KEPT) return walk();
  // The evaluation keeps the cells until something that was read for them changes.
  return pass.settled(() => pass.once(`near\n${most}\n${cellIdOfName(from.board, from.cell)}`, walk));
};

/** Groups cells that are given by their names, as from `cellsNear`, by board. */
export const groupCellsByBoard = derived((ids: ReadonlySet<string>): ReadonlyMap<ContainerId, ReadonlySet<CellId>> => {
  const boards = new Map<ContainerId, Set<CellId>>();
  for (const id of ids) {
    const [board, cell] = splitBoardSubjectId(id);
    const cells = boards.get(board) ?? new Set();
    boards.set(board, cells.add(cell as CellId));
  }
  return boards;
});

/**
 * Yields cells with their distance in steps from the nearest start, nearest first. It searches only as far as the
 * caller asks.
 */
export function* generateCellsByDistance(
  from: Iterable<CellId>,
  most: number,
  neighbours: (cell: CellId) => readonly CellId[],
): Generator<readonly [CellId, number], void, undefined> {
  const steps = new Map(Array.from(from, (cell) => [cell, 0]));
  let walked = 0;
  for (const [cell, way] of steps) {
    yield [cell, way];
    if (way >= most || walked === MOST_WALKED) continue;
    walked += 1;
    charge(COST.thing);
    for (const next of neighbours(cell)) if (!steps.has(next)) steps.set(next, way + 1);
  }
}
