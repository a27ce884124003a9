import { cardQueries } from '../../features/cards/view/cards.ts';
import { find } from '../../table/grid/index.ts';
import type { CellId, ContainerId, SideId } from '../../table/index.ts';
import { takeFirstItems } from '../first.ts';
import { gameQueries } from '../game.ts';
import type { BoardView } from '../map-view.ts';
import { type PieceView, pieceQueries } from '../pieces.ts';
import { placeQueries } from '../places.ts';
import { seatQueries } from '../seats.ts';
import { findByTypedVariants, isCalled, typedTextVariantsOf } from '../text/typed.ts';
import type { View } from '../view.ts';

/** Lookups of typed text in one viewer's view: things that the viewer may not see don't exist (W5). */

export interface PlaceForPieces {
  readonly in: ContainerId;
  readonly cell?: CellId;
  readonly label: string;
}

export const listVisibleBoards = (view: View): readonly BoardView[] => view.of(placeQueries).boards();

export const findCellByText = (board: BoardView, text: string): CellId | undefined =>
  findByTypedVariants(text, (form) => cellOf(board, form));

const cellOf = ({ grid, numbers }: BoardView, text: string): CellId | undefined => {
  const labelled = find(grid, text);
  if (labelled !== undefined || !numbers || !/^\d+$/.test(text)) return labelled;
  return [...numbers].find(([, number]) => number === Number(text))?.[0];
};

/**
 * Finds a cell (`E5`; on a named board, `Field E5`), a map without cells, the viewer's `hand`, or a deck. A cell of the
 * board `near` comes first.
 */
export const findPlaceByText = (view: View, text: string, near?: ContainerId): PlaceForPieces | undefined =>
  findByTypedVariants(text, (form) => spotCalled(view, form, near));

const spotCalled = (view: View, text: string, near?: ContainerId): PlaceForPieces | undefined => {
  const all = listVisibleBoards(view);
  const boards = all.length < 2 ? all : [...all].sort((a, b) => Number(b.id === near) - Number(a.id === near));
  for (const board of boards) {
    const cell = cellOf(board, text) ?? findOnNamed(board, text);
    if (cell) return { in: board.id, cell, label: cellLabelOf(view, board, cell) };
  }
  const map = view
    .of(placeQueries)
    .maps()
    .find(({ name, boards: own }) => own.length === 0 && isCalled(name, text));
  if (map) return { in: map.id, label: map.name };
  const hand = isCalled('hand', text) ? view.of(cardQueries).hand() : undefined;
  if (hand) return { in: hand.id, label: hand.name };
  const deck = view
    .of(cardQueries)
    .decks()
    .find(({ name }) => isCalled(name, text));
  return deck && { in: deck.id, label: deck.name };
};

/**
 * Finds a place to put pieces: a spot, or the cell of a named piece. If several pieces have that name, all must be on
 * one cell.
 */
export const findPlaceOrCellOfPiece = (view: View, text: string, near?: ContainerId): PlaceForPieces | undefined => {
  const spot = findPlaceByText(view, text, near);
  if (spot) return spot;
  const found = findPieces(view, text, MOST_OF_NAME, { onCells: true });
  const [first] = found;
  const { cell } = first?.where ?? {};
  if (!first || cell === undefined || found.length === MOST_OF_NAME) return undefined;
  const isThere = ({ where }: PieceView): boolean => where.in === first.where.in && where.cell === cell;
  return found.every(isThere) ? { in: first.where.in, cell, label: placeNameOfPiece(view, first) } : undefined;
};

const MOST_OF_NAME = 50;

/**
 * Finds a place as `findPlaceByText` does. If several boards have a cell such as `A1`, it returns the first with a
 * visible piece.
 */
export const findPreferablyOccupiedPlace = (view: View, text: string): PlaceForPieces | undefined => {
  for (const board of listVisibleBoards(view)) {
    const cell = findByTypedVariants(text, (form) => cellOf(board, form));
    if (cell !== undefined && [...takeFirstItems(view.of(pieceQueries).each(board.id, cell), 1)].length > 0)
      return { in: board.id, cell, label: cellLabelOf(view, board, cell) };
  }
  return findPlaceByText(view, text);
};

const findOnNamed = (board: BoardView, text: string): CellId | undefined => {
  for (const name of [`${board.map} ${board.name}`, board.name, board.map]) {
    if (
      text.length > name.length &&
      isCalled(name, text.slice(0, name.length)) &&
      /\s/.test(text.charAt(name.length))
    ) {
      return find(board.grid, text.slice(name.length + 1));
    }
  }
  return undefined;
};

export const cellLabelOf = (view: View, board: BoardView, cell: CellId): string =>
  view.of(placeQueries).cellLabel(board, cell);

export const placeNameOfPiece = (view: View, piece: PieceView): string => {
  const board = view.of(placeQueries).board(piece.where.in);
  return board && piece.where.cell !== undefined
    ? cellLabelOf(view, board, piece.where.cell)
    : (piece.where.deck ?? piece.where.map);
};

export interface PieceFilter {
  readonly side?: (side: SideId | '') => boolean;
  readonly onCells?: boolean;
  readonly in?: (container: ContainerId) => boolean;
  readonly can?: (piece: PieceView) => boolean;
  /** The search stops after this number of pieces that don't fit; 100 by default. */
  readonly judged?: number;
}

export const findPieces = (
  view: View,
  text: string,
  limit = Number.POSITIVE_INFINITY,
  offer: PieceFilter = {},
): readonly PieceView[] => [...takeFirstItems(findPiecesMeantByText(view, text, offer), limit)];

/**
 * Yields the pieces that a text can mean. It tries in order: a cell's name, a name at a place (`Pikemen E10`), a name,
 * a handle.
 */
export function* findPiecesMeantByText(view: View, text: string, offer: PieceFilter = {}): Iterable<PieceView> {
  for (const form of typedTextVariantsOf(text)) {
    let isFound = false;
    for (const piece of piecesCalled(view, form, offer)) {
      isFound = true;
      yield piece;
    }
    if (isFound) return;
  }
}

function* piecesCalled(view: View, text: string, offer: PieceFilter): Iterable<PieceView> {
  const [side, within] = [offer.side ?? (() => true), containerTestFor(view, offer)];
  const spot = findPreferablyOccupiedPlace(view, text);
  if (spot) {
    if (within(spot.in)) yield* filterPiecesBySide(view.of(pieceQueries).each(spot.in, spot.cell), side);
    return;
  }
  const wanted = text.trim().toLowerCase();
  let isNamed = false;
  for (const piece of findPiecesByNameAndPlace(view, text)) {
    isNamed = true;
    if (within(piece.where.in)) yield* filterPiecesBySide([piece], side);
  }
  if (isNamed) return;
  for (const piece of view.of(pieceQueries).search({ side, in: within, name: (name) => name.trim() === wanted })) {
    isNamed = true;
    yield piece;
  }
  const piece = isNamed ? undefined : view.of(pieceQueries).byHandle(wanted);
  if (piece && within(piece.where.in)) yield* filterPiecesBySide([piece], side);
}

const WORDS = 20;
const CROWD = 400;

/**
 * Yields the pieces of a name at a place, such as `Pikemen E10`, `1 Dollar Red Hand` or `Red Pikemen E10`. It prefers
 * the longest text that is a place.
 */
export function* findPiecesByNameAndPlace(view: View, text: string): Generator<PieceView, void, undefined> {
  const words = text.trim().split(/\s+/).slice(0, WORDS);
  for (let at = 1; at < words.length; at += 1) {
    const spot = findPlaceByText(view, words.slice(at).join(' '));
    if (!spot) continue;
    const wanted = words.slice(0, at).join(' ').toLowerCase();
    for (const one of [{ name: wanted }, behindSide(view, wanted)]) {
      const found = one ? standingAt(view, spot, one) : [];
      if (found.length > 0) return yield* found;
    }
  }
}

interface WantedName {
  readonly name: string;
  readonly side?: SideId;
}

const behindSide = (view: View, wanted: string): WantedName | undefined => {
  const side = view
    .of(seatQueries)
    .sides()
    .find(({ name }) => wanted.startsWith(`${name.toLowerCase()} `));
  return side && { name: wanted.slice(side.name.length + 1), side: side.id };
};

const standingAt = (view: View, spot: PlaceForPieces, { name: wanted, side }: WantedName): readonly PieceView[] => {
  const isNamed = (name: string): boolean => name.trim().replace(/\s+/g, ' ').toLowerCase() === wanted;
  const found =
    spot.cell === undefined
      ? takeFirstItems(view.of(pieceQueries).search({ in: (container) => container === spot.in, name: isNamed }), CROWD)
      : [...takeFirstItems(view.of(pieceQueries).each(spot.in, spot.cell), CROWD)].filter(({ name }) => isNamed(name));
  return [...found].filter((piece) => side === undefined || piece.side?.id === side);
};

export const containerTestFor =
  (view: View, offer: PieceFilter) =>
  (container: ContainerId): boolean =>
    (!offer.in || offer.in(container)) && (!offer.onCells || view.of(placeQueries).board(container) !== undefined);

export function* filterPiecesBySide(
  pieces: Iterable<PieceView>,
  side: (side: SideId | '') => boolean,
): Iterable<PieceView> {
  for (const piece of pieces) if (side(piece.side?.id ?? '')) yield piece;
}

const NAMES = 2000;

export const pieceNames = (view: View): readonly string[] => view.of(pieceQueries).names(NAMES);

/** Returns a check: true if a side is the viewer's and may move now. */
export const ownMovingSideTestFor = (view: View): ((side: SideId | '') => boolean) => {
  const turn = movingSide(view);
  const mine = sidesOfViewer(view);
  return (side) => mine.has(side) && (turn === undefined || side === turn);
};

/**
 * Returns a check as in `ownMovingSideTestFor`. If players may move any piece, pieces without a side also count on the
 * viewer's turn.
 */
export const movableSideTestFor = (view: View): ((side: SideId | '') => boolean) => {
  const moves = ownMovingSideTestFor(view);
  const playsNow = view.of(gameQueries).rules.anyone && [...sidesOfViewer(view)].some(moves);
  return (side) => moves(side) || (side === '' && playsNow);
};

/**
 * Returns a check: true if a side isn't the side to move. If turns have no order, true if the side isn't the viewer's.
 */
export const opposingSideTestFor = (view: View): ((side: SideId | '') => boolean) => {
  const turn = movingSide(view);
  const mine = sidesOfViewer(view);
  return (side) => side !== '' && (turn === undefined ? !mine.has(side) : side !== turn);
};

export const sidesOfViewer = (view: View): ReadonlySet<SideId | ''> =>
  new Set(
    view
      .of(seatQueries)
      .mine()
      .map(({ id }) => id),
  );

const movingSide = (view: View): SideId | undefined =>
  view.of(gameQueries).rules.strict ? view.of(gameQueries).turn()?.side.id : undefined;
