import { cellLabelAt, placeOf, type SquareGrid } from '../../../table/grid/index.ts';
import { type BoardId, type CellId, derived, type SideId } from '../../../table/index.ts';
import type { Module } from '../module.ts';
import { boardIdOfNames, sideId } from '../queries.ts';

/** The letters of pieces and sides for a module whose moves are written in chess notation (V12). */
export interface ChessNotation {
  readonly map: string;
  readonly board: string;
  readonly container: BoardId;
  readonly grid: SquareGrid;
  /** The side that moves first, with capital letters in FEN, and the other side. */
  readonly sides: readonly [SideId, SideId];
  /** The prototypes by their symbols, which are capital letters, and the symbols by prototypes. */
  readonly prototypes: ReadonlyMap<string, string>;
  readonly letters: ReadonlyMap<string, string>;
}

/** The symbol of the piece whose moves are written without a symbol. */
export const PAWN_SYMBOL = 'P';

/** The most columns, because the letters must end before `x`, the sign of a capture. */
const MOST_LETTERED = 23;

/**
 * Returns the letters for chess notation. Undefined if the module's moves are not those of chess, or if the notation
 * can't express its board or pieces.
 */
export const chessNotationOf = derived((module: Module): ChessNotation | undefined => {
  if (module.notation !== 'chess') return undefined;
  const [found, ...others] = module.maps.flatMap(({ name, boards }) => boards.map((board) => ({ name, board })));
  const [first, second, ...more] = module.turn?.order ?? [];
  if (!found || others.length > 0 || first === undefined || second === undefined || more.length > 0) return undefined;
  const { grid, name: board } = found.board;
  const prototypes = new Map<string, string>();
  const letters = new Map<string, string>();
  for (const [prototype, { symbol }] of Object.entries(module.prototypes)) {
    if (typeof symbol !== 'string' || !/^[A-Z]$/.test(symbol) || prototypes.has(symbol)) return undefined;
    prototypes.set(symbol, prototype);
    letters.set(prototype, symbol);
  }
  if (grid.kind !== 'square' || !isLettered(grid)) return undefined;
  const { name: map } = found;
  const sides = [sideId(first), sideId(second)] as const;
  return { map, board, container: boardIdOfNames(map, board), grid, sides, prototypes, letters };
});

/** True if the columns of a board are letters from the left, and its rows are numbers from the bottom. */
const isLettered = (grid: SquareGrid): boolean => {
  const { columns, rows } = grid;
  const last = String.fromCharCode('A'.charCodeAt(0) + columns - 1);
  return (
    columns <= MOST_LETTERED &&
    cellLabelAt(grid, { column: 0, row: rows - 1 }) === 'A1' &&
    cellLabelAt(grid, { column: columns - 1, row: 0 }) === `${last}${rows}`
  );
};

/** Returns the column of a cell, from 0. */
export const columnIndexOfCell = ({ grid }: ChessNotation, cell: CellId | undefined): number =>
  (cell === undefined ? undefined : placeOf(grid, cell)?.column) ?? 0;
