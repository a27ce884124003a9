import { cellOf, type Net, netOf, numberOf, sideBySide } from '../../table/grid/index.ts';
import { type BoardId, type CellId, derived, type World } from '../../table/index.ts';
import { isJoined } from '../modifiers/joined.ts';
import { calledOn, cellSubject, placeOfCalled } from '../modifiers/subject.ts';
import type { Board } from '../play/records.ts';
import { kept } from './kept.ts';

/**
 * Over which cells units may go that stand on a board: those of that board, and where a link leads to another board of
 * its map, those of all such boards, the numbers of each behind those of the one before. Where there is no such link it
 * is the board itself, and costs nothing.
 */
export interface Area {
  /** The board that calls the cells: its own by their labels, those of others by their ids. */
  readonly home: Board;
  readonly parts: readonly BoardInArea[];
  /** For what is kept of the area, whichever its home. */
  readonly key: string;
  /** Which cells are next to which as the boards are, each for itself. */
  readonly net: Net;
}

export interface BoardInArea {
  readonly board: Board;
  /** The number of its first cell. */
  readonly first: number;
}

export const areaOf = (world: World, home: Board): Area =>
  isJoined(world, home.id) ? kept(world, `area ${home.id}`, () => joined(world, home)) : alone(home);

const alone = derived(
  (home: Board): Area => ({ home, parts: [{ board: home, first: 0 }], key: home.id, net: netOf(home.grid) }),
);

const joined = (world: World, home: Board): Area => {
  const parts: BoardInArea[] = [];
  let first = 0;
  for (const board of world.all('board')) {
    if (board.map !== home.map || !isJoined(world, board.id)) continue;
    parts.push({ board, first });
    first += netOf(board.grid).size;
  }
  const net = parts.map(({ board }) => netOf(board.grid)).reduce((a, b) => sideBySide(a, b));
  return { home, parts, key: parts.map(({ board }) => board.id).join(' '), net };
};

/** Of which of the boards a number is. */
export const partAt = ({ parts }: Area, number: number): BoardInArea => {
  let found = parts[0] as BoardInArea;
  for (const part of parts) if (part.first <= number) found = part;
  return found;
};

const partOf = ({ parts }: Area, board: string): BoardInArea | undefined =>
  parts.find((part) => part.board.id === board);

/** Whether units may go to some cells of a board. */
export const reaches = (area: Area, board: string): boolean => partOf(area, board) !== undefined;

/** The number of a cell, as its home calls it; undefined for one that is not there. */
export const numberIn = (area: Area, called: CellId): number | undefined => {
  if (area.parts.length === 1) return numberOf(area.home.grid, called);
  const { in: board, cell } = placeOfCalled(area.home.id, called);
  const part = partOf(area, board);
  const number = part && numberOf(part.board.grid, cell);
  return part && number !== undefined ? part.first + number : undefined;
};

/** The number of a cell of one of its boards. */
export const numberOn = (area: Area, board: BoardId, cell: CellId): number | undefined =>
  numberIn(area, board === area.home.id ? cell : calledOn(area.home.id, cellSubject(board, cell)));

/** What its home calls the cell of a number. */
export const calledIn = (area: Area, number: number): CellId => {
  if (area.parts.length === 1) return cellOf(area.home.grid, number);
  const { board, cell } = spotIn(area, number);
  return calledOn(area.home.id, cellSubject(board.id, cell));
};

/** Where the cell of a number is. */
export const spotIn = (area: Area, number: number): { readonly board: Board; readonly cell: CellId } => {
  const { board, first } = partAt(area, number);
  return { board, cell: cellOf(board.grid, number - first) };
};

/** The id of the cell of a number. */
export const idIn = (area: Area, number: number): string => {
  const { board, cell } = spotIn(area, number);
  return cellSubject(board.id, cell);
};

/** The number of a cell by its id; undefined for one that is not there. */
export const numberOfId = (area: Area, id: string): number | undefined => numberIn(area, calledOn(area.home.id, id));
