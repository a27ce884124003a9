import {
  cellNumberOf,
  cellWithNumber,
  combineNeighborGraphs,
  type NeighborGraph,
  neighborGraphOf,
} from '../../table/grid/index.ts';
import { type BoardId, type CellId, derived, type World } from '../../table/index.ts';
import { isBoardLinkedToOthers } from '../modifiers/joined.ts';
import { cellNameOnBoard, cellSubjectId, placeOfCellName } from '../modifiers/subject.ts';
import type { Board } from '../play/records.ts';
import { kept } from './kept.ts';

/**
 * The cells that units on a board can cross. If links lead to other boards of the map, the area includes the cells of
 * those boards. The cells of each board are numbered after those of the boards before it.
 */
export interface CrossableArea {
  /**
   * The board that decides how cells are named: its own cells by their labels, and those of other boards by their ids.
   */
  readonly home: Board;
  readonly parts: readonly BoardInArea[];
  /** The area's key for caches. It is the same for every home board. */
  readonly key: string;
  /** The neighbors of each cell on its own board, without links between boards. */
  readonly net: NeighborGraph;
}

export interface BoardInArea {
  readonly board: Board;
  readonly first: number;
}

export const crossableAreaOf = (world: World, home: Board): CrossableArea =>
  isBoardLinkedToOthers(world, home.id) ? kept(world, `area ${home.id}`, () => joined(world, home)) : alone(home);

const alone = derived(
  (home: Board): CrossableArea => ({
    home,
    parts: [{ board: home, first: 0 }],
    key: home.id,
    net: neighborGraphOf(home.grid),
  }),
);

const joined = (world: World, home: Board): CrossableArea => {
  const parts: BoardInArea[] = [];
  let first = 0;
  for (const board of world.all('board')) {
    if (board.map !== home.map || !isBoardLinkedToOthers(world, board.id)) continue;
    parts.push({ board, first });
    first += neighborGraphOf(board.grid).size;
  }
  const net = parts.map(({ board }) => neighborGraphOf(board.grid)).reduce((a, b) => combineNeighborGraphs(a, b));
  return { home, parts, key: parts.map(({ board }) => board.id).join(' '), net };
};

export const boardInAreaAt = ({ parts }: CrossableArea, number: number): BoardInArea => {
  let found = parts[0] as BoardInArea;
  for (const part of parts) if (part.first <= number) found = part;
  return found;
};

const partOf = ({ parts }: CrossableArea, board: string): BoardInArea | undefined =>
  parts.find((part) => part.board.id === board);

export const reaches = (area: CrossableArea, board: string): boolean => partOf(area, board) !== undefined;

/** Returns the number of a cell. `called` is the name that the home board gives to the cell. */
export const cellNumberIn = (area: CrossableArea, called: CellId): number | undefined => {
  if (area.parts.length === 1) return cellNumberOf(area.home.grid, called);
  const { in: board, cell } = placeOfCellName(area.home.id, called);
  const part = partOf(area, board);
  const number = part && cellNumberOf(part.board.grid, cell);
  return part && number !== undefined ? part.first + number : undefined;
};

export const cellNumberOnBoard = (area: CrossableArea, board: BoardId, cell: CellId): number | undefined =>
  cellNumberIn(area, board === area.home.id ? cell : cellNameOnBoard(area.home.id, cellSubjectId(board, cell)));

/** Returns the name that the home board gives to a cell. */
export const cellNameInArea = (area: CrossableArea, number: number): CellId => {
  if (area.parts.length === 1) return cellWithNumber(area.home.grid, number);
  const { board, cell } = boardAndCellAt(area, number);
  return cellNameOnBoard(area.home.id, cellSubjectId(board.id, cell));
};

export const boardAndCellAt = (
  area: CrossableArea,
  number: number,
): { readonly board: Board; readonly cell: CellId } => {
  const { board, first } = boardInAreaAt(area, number);
  return { board, cell: cellWithNumber(board.grid, number - first) };
};

export const cellIdAt = (area: CrossableArea, number: number): string => {
  const { board, cell } = boardAndCellAt(area, number);
  return cellSubjectId(board.id, cell);
};

export const cellNumberOfId = (area: CrossableArea, id: string): number | undefined =>
  cellNumberIn(area, cellNameOnBoard(area.home.id, id));
