import { centre, line } from '../../../table/grid/index.ts';
import {
  type BoardId,
  type CellId,
  COST,
  charge,
  decimalOf,
  isOn,
  toNatural,
  type World,
} from '../../../table/index.ts';
import { cellIdOfName, splitBoardSubjectId } from '../../modifiers/subject.ts';
import type { SubjectMatch } from './form.ts';
import { findSubjectsByName, type InstructionNames, IT_NAME } from './names.ts';
import { type BoardCell, cellOfSubject, cellsNear } from './near.ts';
import { parseFormula } from './text.ts';
import { evaluateExpression } from './value.ts';

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
