import { cellOf, type Net, netOf, numberOf, sideBySide } from '../../table/grid/index.ts';
import { type BoardId, type CellId, derived, type World } from '../../table/index.ts';
import { isJoined } from '../modifiers/joined.ts';
import { calledOn, cellSubject, placeOfCalled } from '../modifiers/subject.ts';
import type { Board } from '../play/records.ts';
import { kept } from './kept.ts';

/**
 * The cells that units on a board can cross. If links lead to other boards of the map, the area includes the cells of
 * those boards. The cells of each board are numbered after those of the boards before it.
 */
export interface Area {
  /**
   * The board that decides how cells are named: its own cells by their labels, and those of other boards by their ids.
   */
  readonly home: Board;
  readonly parts: readonly BoardInArea[];
  /** The area's key for caches. It is the same for every home board. */
  readonly key: string;
  /** The neighbors of each cell on its own board, without links between boards. */
  readonly net: Net;
}

export interface BoardInArea {
  readonly board: Board;
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

export const partAt = ({ parts }: Area, number: number): BoardInArea => {
  let found = parts[0] as BoardInArea;
  for (const part of parts) if (part.first <= number) found = part;
  return found;
};

const partOf = ({ parts }: Area, board: string): BoardInArea | undefined =>
  parts.find((part) => part.board.id === board);

export const reaches = (area: Area, board: string): boolean => partOf(area, board) !== undefined;

/** Returns the number of a cell. `called` is the name that the home board gives to the cell. */
export const numberIn = (area: Area, called: CellId): number | undefined => {
  if (area.parts.length === 1) return numberOf(area.home.grid, called);
  const { in: board, cell } = placeOfCalled(area.home.id, called);
  const part = partOf(area, board);
  const number = part && numberOf(part.board.grid, cell);
  return part && number !== undefined ? part.first + number : undefined;
};

export const numberOn = (area: Area, board: BoardId, cell: CellId): number | undefined =>
  numberIn(area, board === area.home.id ? cell : calledOn(area.home.id, cellSubject(board, cell)));

/** Returns the name that the home board gives to a cell. */
export const calledIn = (area: Area, number: number): CellId => {
  if (area.parts.length === 1) return cellOf(area.home.grid, number);
  const { board, cell } = spotIn(area, number);
  return calledOn(area.home.id, cellSubject(board.id, cell));
};

export const spotIn = (area: Area, number: number): { readonly board: Board; readonly cell: CellId } => {
  const { board, first } = partAt(area, number);
  return { board, cell: cellOf(board.grid, number - first) };
};

export const idIn = (area: Area, number: number): string => {
  const { board, cell } = spotIn(area, number);
  return cellSubject(board.id, cell);
};

export const numberOfId = (area: Area, id: string): number | undefined => numberIn(area, calledOn(area.home.id, id));
