import { distance, neighbours } from '../../../table/grid/index.ts';
import {
  type BoardId,
  type CellId,
  decimalOf,
  isTrue,
  type Operation,
  type PieceId,
  type Table,
  toNatural,
  within,
} from '../../../table/index.ts';
import { effectiveValue } from '../../modifiers/effective-value.ts';
import { isBoardLinkedToOthers } from '../../modifiers/joined.ts';
import { placeOfCellName, translateCellName } from '../../modifiers/subject.ts';
import { refusalOfCrowding } from '../pieces/moves.ts';
import { subjectIdOfStep } from '../pieces/steps.ts';
import { ownerOf } from '../rights.ts';
import type { Instruction } from './form.ts';
import type { InstructionNames, Subject } from './names.ts';
import { findSubjectsByName } from './names.ts';
import { type BoardCell, cellOfSubject, generateCellsByDistance, neighborsOfBoardCell } from './near.ts';
import { parseFormula } from './text.ts';
import { evaluateExpression } from './value.ts';

export const retreatingPiecesOf = (
  world: Table,
  names: InstructionNames,
  { retreat = '' }: Instruction,
): readonly Subject[] =>
  (findSubjectsByName(names, retreat) ?? []).filter((one) => one.kind === 'piece' && cellOfSubject(world, one));

/**
 * Returns the cell to which a piece retreats; undefined if there is none. Each step leads further from all enemies,
 * over cells that it can enter and no other side holds. The furthest cell is chosen; of several, the first in board
 * order.
 */
export const findRetreatPlace = (
  world: Table,
  names: InstructionNames,
  piece: PieceId,
  { away = '', cells = '' }: Instruction,
): Operation<'send'>['to'] | undefined => {
  const from = cellOfSubject(world, { kind: 'piece', id: piece });
  if (!from || !world.get('board', from.board)) return undefined;
  const foes = (findSubjectsByName(names, away) ?? []).flatMap((one) => cellOfSubject(world, one) ?? []);
  const count = decimalOf(evaluateExpression(world, names, parseFormula(cells)));
  const farness = farnessFrom(world, from.board, foes);
  let reached: readonly CellId[] = [from.cell];
  for (let step = 0; step < Math.min(MOST_RETREATED, count === undefined ? 0 : toNatural(count)); step += 1) {
    const next = reached.flatMap((cell) =>
      neighborsOfBoardCell(world, { board: from.board, cell }).filter(
        (to) => farness(to) > farness(cell) && isOpen(world, piece, { board: from.board, cell }, to),
      ),
    );
    reached = [...new Set(next)];
  }
  const free = reached.filter(
    (cell) => cell !== from.cell && !refusalOfCrowding(world, placeOfCellName(from.board, cell), 1),
  );
  const [first] = free.sort((a, b) => farness(b) - farness(a));
  return first === undefined ? undefined : placeOfCellName(from.board, first);
};

const MOST_RETREATED = 20;

/** Returns a function for the distance from a cell to the nearest enemy. It counts steps if links join boards. */
const farnessFrom = (world: Table, board: BoardId, foes: readonly BoardCell[]): ((cell: CellId) => number) => {
  const grid = world.get('board', board)?.grid;
  if (isBoardLinkedToOthers(world, board))
    return stepsAsked(
      foes.map((foe) => translateCellName(board, foe.board, foe.cell)),
      (cell) => neighborsOfBoardCell(world, { board, cell }),
    );
  const here = new Set(foes.flatMap((foe) => (foe.board === board ? [foe.cell] : [])));
  if (grid?.kind === 'region') return stepsAsked(here, (cell) => neighbours(grid, cell));
  const known = new Map<CellId, number>();
  return (cell) =>
    within(known, cell, () => {
      let least = UNREACHED;
      if (grid) for (const foe of here) least = Math.min(least, distance(grid, foe, cell) ?? 0);
      return least;
    });
};

/** Counts steps in one search for all calls, only as far as necessary. */
const stepsAsked = (
  from: Iterable<CellId>,
  neighbours: (cell: CellId) => readonly CellId[],
): ((cell: CellId) => number) => {
  const [known, ahead] = [
    new Map<CellId, number>(),
    generateCellsByDistance(from, Number.POSITIVE_INFINITY, neighbours),
  ];
  return (cell) => {
    while (!known.has(cell)) {
      const { value, done } = ahead.next();
      if (done) break;
      known.set(...value);
    }
    return known.get(cell) ?? UNREACHED;
  };
};

const UNREACHED = Number.MAX_SAFE_INTEGER;

const isOpen = (world: Table, id: PieceId, { board, cell }: BoardCell, to: CellId): boolean => {
  const step = subjectIdOfStep(id, board, cell, to);
  if (isTrue(effectiveValue(world, { kind: 'step', id: step, name: 'closed' }))) return false;
  const piece = world.get('piece', id);
  const side = piece && ownerOf(world, piece);
  const place = placeOfCellName(board, to);
  return world.at(place.in, place.cell).every((one) => {
    const other = one.kind === 'piece' ? world.get('piece', one.id) : undefined;
    const owner = other && ownerOf(world, other);
    return owner === undefined || owner === side;
  });
};
