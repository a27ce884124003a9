import { centre, line, within as withinSteps } from '../../../table/grid/index.ts';
import {
  type BoardId,
  type CellId,
  COST,
  charge,
  decimalOf,
  isList,
  isOn,
  toNatural,
  type World,
} from '../../../table/index.ts';
import { effectiveValue, isBent } from '../../modifiers/effective-value.ts';
import {
  cellIdOfName,
  NEIGHBORS_PROPERTY,
  placeOfCellName,
  splitBoardSubjectId,
  translateCellName,
} from '../../modifiers/subject.ts';
import type { SubjectMatch } from './form.ts';
import { findSubjectsByName, type InstructionNames, IT_NAME, type Subject } from './names.ts';
import { parseFormula } from './text.ts';
import { evaluateExpression } from './value.ts';

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

const cellsNear = (world: World, from: BoardCell, most: number): ReadonlySet<string> => {
  const grid = world.get('board', from.board)?.grid;
  if (!grid) return new Set();
  const ids = (cells: Iterable<CellId>) => {
    const found = new Set(Array.from(cells, (cell) => cellIdOfName(from.board, cell)));
    charge(COST.thing * found.size);
    return found;
  };
  if (!isBent(world, 'cell', NEIGHBORS_PROPERTY)) return ids(withinSteps(grid, from.cell, most));
  const walk = generateCellsByDistance([from.cell], most, (cell) =>
    neighborsOfBoardCell(world, { board: from.board, cell }),
  );
  return ids(Array.from(walk, ([cell]) => cell));
};

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

/** True if two cells are in a straight line, and this world sees nothing between them. */
const isClear = (world: World, { board, cell: from }: BoardCell, to: BoardCell): boolean => {
  const grid = world.get('board', board)?.grid;
  if (!grid || grid.kind === 'region' || to.board !== board) return false;
  const cells = line(grid, from, to.cell);
  charge(COST.thing * cells.length);
  const points = cells.map((cell) => centre(grid, cell));
  const isStraight = points.every((point, i) => {
    const [one, two] = [points[i - 2], points[i - 1]];
    if (!one || !two || !point) return true;
    return Math.hypot(one.x - 2 * two.x + point.x, one.y - 2 * two.y + point.y) < 1e-6;
  });
  return isStraight && cells.slice(1, -1).every((cell) => world.at(board, cell).length === 0);
};

/** Returns the cells that are near enough to all named things. Undefined if the match sets no distance. */
export const cellsWithinDistance = (
  world: World,
  names: InstructionNames,
  match: SubjectMatch,
): readonly BoardCell[] | undefined => {
  const { within, of = IT_NAME, clear } = match;
  if (within === undefined) return undefined;
  const most = decimalOf(evaluateExpression(world, names, parseFormula(within)));
  const anchors = (findSubjectsByName(names, of) ?? []).map((one) => cellOfSubject(world, one));
  const [first] = anchors;
  if (!first || most === undefined) return [];
  const cells = new Map<string, BoardCell>();
  for (const one of anchors) {
    if (!one) return [];
    cells.set(cellIdOfName(one.board, one.cell), one);
  }
  let near: readonly string[] | undefined;
  for (const cell of cells.values()) {
    const around = cellsNear(world, cell, toNatural(most));
    charge(near?.length ?? 0);
    near = near ? near.filter((id) => around.has(id)) : [...around];
    if (near.length === 0) break;
  }
  return (near ?? []).flatMap((id) => {
    const [board, cell] = splitBoardSubjectId(id);
    const there = { board: board as BoardId, cell: cell as CellId };
    return !isOn(clear) || [...cells.values()].every((one) => isClear(world, one, there)) ? [there] : [];
  });
};
