import { labelAt, placeOf, type SquareGrid } from '../../../table/grid/index.ts';
import { type BoardId, type CellId, derived, type SideId } from '../../../table/index.ts';
import type { Module } from '../module.ts';
import { boardId, sideId } from '../queries.ts';

/** What stands for the pieces and sides of a module where its games are written as chess players do it (V12). */
export interface ChessNotation {
  readonly map: string;
  readonly board: string;
  readonly container: BoardId;
  readonly grid: SquareGrid;
  /** Whose pieces are capital letters in FEN, who goes first; and the other. */
  readonly sides: readonly [SideId, SideId];
  /** Prototypes by their symbols, which are capital letters; and the other way round. */
  readonly prototypes: ReadonlyMap<string, string>;
  readonly letters: ReadonlyMap<string, string>;
}

/** The symbol of the piece that is not named in front of its moves. */
export const PAWN = 'P';

/** Letters name columns, but for that of taking: x. */
const MOST_LETTERED = 23;

/** Undefined where a module doesn't say that its moves are those of chess, or its board or pieces can't be written so. */
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
  return { map, board, container: boardId(map, board), grid, sides, prototypes, letters };
});

/** Whether columns are letters from the left, and rows numbers from below. */
const isLettered = (grid: SquareGrid): boolean => {
  const { columns, rows } = grid;
  const last = String.fromCharCode('A'.charCodeAt(0) + columns - 1);
  return (
    columns <= MOST_LETTERED &&
    labelAt(grid, { column: 0, row: rows - 1 }) === 'A1' &&
    labelAt(grid, { column: columns - 1, row: 0 }) === `${last}${rows}`
  );
};

/** How far a cell lies to the right, from 0. */
export const columnOf = ({ grid }: ChessNotation, cell: CellId | undefined): number =>
  (cell === undefined ? undefined : placeOf(grid, cell)?.column) ?? 0;
