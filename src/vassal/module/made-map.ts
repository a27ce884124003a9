import type { PlacedBoard } from '../source/board-layout.ts';
import type { PixelPosition } from '../source/grids.ts';
import type { VassalMap } from '../source/maps.ts';
import type { ImportLossCollector } from './losses.ts';
import type { ImportedBoard } from './made-board.ts';
import type { UniqueNameGenerator } from './names.ts';
import { convertGridBoard } from './sheet-board.ts';
import { findSingleOwner, type ImportedSides } from './sides.ts';
import { convertBoardToSpots } from './spot-board.ts';

export interface ImportedMap {
  readonly map: VassalMap;
  readonly name: string;
  readonly side: string | undefined;
  readonly boards: readonly (ImportedBoard & { readonly name: string; readonly placed: PlacedBoard })[];
}

export interface ImportedPlace {
  readonly map: string;
  readonly board?: string;
  readonly cell?: string;
}

/** Converts a map. `unit`: the usual width of a piece. `boardNames`: keeps the names of boards unique in the module. */
export const convertVassalMap = (
  map: VassalMap,
  name: string,
  boardNames: UniqueNameGenerator,
  sides: ImportedSides,
  unit: number,
  losses: ImportLossCollector,
): ImportedMap => {
  if (map.isAsked) losses.note('board-asked', name);
  for (const other of map.otherBoards) losses.note('other-board', other);
  for (const turned of map.turnedBoards) losses.note('turned-board', turned);
  return {
    map,
    name,
    side: windowSide(map, name, sides, losses),
    boards: (map.isHand ? [] : map.boards).map((placed) => ({
      ...(convertGridBoard(placed.board, losses) ?? convertBoardToSpots(placed.board, unit, losses)),
      name: boardNames.give(placed.board.name === name ? `${name} board` : placed.board.name, `${name} board`),
      placed,
    })),
  };
};

/**
 * Returns the side that owns a private window; undefined if everyone may view it. If several sides own it, returns only
 * one of them.
 */
const windowSide = (
  { sides: said, visible, isHand }: VassalMap,
  name: string,
  sides: ImportedSides,
  losses: ImportLossCollector,
): string | undefined => {
  if (said.length === 0) return undefined;
  const known = said.filter((side) => sides.ofVassal.has(side));
  if (known.length === 0 && !visible) losses.note('window-without-side', name);
  const sole = visible && !isHand ? undefined : findSingleOwner(sides, known);
  if (sole === undefined && known.length > 0) losses.note('open-window', name);
  if (sole !== undefined && known.length > 1) losses.note('shared-window', name);
  return sole;
};

/** Returns a hand for each side that has no private window without boards. Returns none if `maps` is undefined. */
export const handNamesFor = (
  maps: readonly ImportedMap[] | undefined,
  { names }: ImportedSides,
  placeNames: UniqueNameGenerator,
): ReadonlyMap<string, string> =>
  new Map(
    names
      .filter((side) => maps && !maps.some((made) => made.side === side && made.boards.length === 0))
      .map((side) => [side, placeNames.give(`${side} ${HAND}`, HAND)]),
  );

const HAND = 'Hand';

export const formatImportedPlace = ({ map, board, cell }: ImportedPlace): string =>
  board === undefined || cell === undefined ? map : `${map} ${board} ${cell}`;

/** Returns the place at a pixel of a board. Without a board name, it is on the map's first board. */
export const findPlaceAtPixel = (
  made: ImportedMap,
  owningBoard: string,
  pixel: PixelPosition,
  wanted: string,
): ImportedPlace | undefined => {
  if (made.boards.length === 0) return { map: made.name };
  const board =
    owningBoard === '' ? made.boards[0] : made.boards.find(({ placed }) => placed.board.name === owningBoard);
  if (!board) return undefined;
  const cell = board.cellAt(pixel, wanted);
  return cell === undefined ? { map: made.name } : { map: made.name, board: board.name, cell };
};
