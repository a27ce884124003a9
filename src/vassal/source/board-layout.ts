import { readBoard, type VassalBoard } from './board.ts';
import { childElementsOfKind, type Element } from './element.ts';
import type { SizeInPixels } from './numbering.ts';
import { splitEscapedSequence } from './sequence.ts';

/** A board with the position of its upper left corner on a map, in pixels. */
export interface PlacedBoard {
  readonly board: VassalBoard;
  readonly left: number;
  readonly top: number;
}

/** The boards of a map, in columns and rows without gaps, within the map's margin. */
interface Layout {
  readonly boards: readonly PlacedBoard[];
  readonly otherBoards: readonly string[];
  readonly turnedBoards: readonly string[];
  readonly isAsked: boolean;
  readonly laidBy: (said: string) => readonly PlacedBoard[];
}

const MOST_BOARDS_READ = 500;

export const layOutBoardsOfMap = (
  picker: Element | undefined,
  map: string,
  edge: SizeInPixels,
  sizeOf: (image: string) => SizeInPixels | undefined,
): Layout => {
  const all = (picker ? childElementsOfKind(picker, 'Board') : [])
    .slice(0, MOST_BOARDS_READ)
    .map((one) => readBoard(one, sizeOf));
  const setup = picker && childElementsOfKind(picker, 'setup')[0]?.text;
  const said = setup === undefined ? [] : chosenIn(setup, all);
  const usual = all.filter(({ reversible }) => !reversible);
  const [first] = usual.length === 1 ? usual : all;
  const chosen = said.length > 0 || !first ? said : [{ board: first, column: 0, row: 0, isTurned: false }];
  const names = new Set(chosen.map(({ board }) => board.name));
  return {
    boards: laid(chosen, edge),
    otherBoards: all.map(({ name }) => name).filter((name) => !names.has(name)),
    turnedBoards: chosen.flatMap(({ board, isTurned }) => (isTurned ? board.name : [])),
    laidBy: (text) => laid(chosenIn(text, all), edge),
    isAsked: said.length === 0 && (usual.length !== 1 || all.length > 1) && all.length > 0 && map !== '',
  };
};

interface ChosenBoard {
  readonly board: VassalBoard;
  readonly column: number;
  readonly row: number;
  readonly isTurned: boolean;
}

/**
 * Parses the boards of a map in a saved game. The text is separated by tabs: `MainBoardPicker`, then name, column and
 * row of each board.
 */
const chosenIn = (text: string, all: readonly VassalBoard[]): readonly ChosenBoard[] => {
  const [, ...parts] = splitEscapedSequence(text, '\t');
  const chosen: ChosenBoard[] = [];
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const said = parts[at] ?? '';
    const name = said.replace(/\/rev$/, '');
    const board = all.find((one) => one.name === name);
    if (board) chosen.push({ board, column: whole(parts[at + 1]), row: whole(parts[at + 2]), isTurned: said !== name });
  }
  return chosen;
};

const whole = (text: string | undefined): number =>
  Math.min(MOST_BOARDS_READ, Math.max(0, Number.parseInt(text ?? '0', 10) || 0));

const laid = (chosen: readonly ChosenBoard[], edge: SizeInPixels): readonly PlacedBoard[] =>
  chosen.map(({ board, column, row }) => ({
    board,
    left: edge.width + before(chosen, column, 'column', (one) => one.width),
    top: edge.height + before(chosen, row, 'row', (one) => one.height),
  }));

/**
 * Returns the total width of the columns before this one, or the total height of the rows. Each is as large as its
 * largest board.
 */
const before = (
  chosen: readonly ChosenBoard[],
  index: number,
  by: 'column' | 'row',
  measure: (board: VassalBoard) => number,
): number => {
  const largest = new Map<number, number>();
  for (const one of chosen)
    if (one[by] < index) largest.set(one[by], Math.max(largest.get(one[by]) ?? 0, measure(one.board)));
  return [...largest.values()].reduce((sum, size) => sum + size, 0);
};
