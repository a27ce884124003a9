import { cellLabelAt, placeOf } from '../../../table/grid/index.ts';
import { type CellId, derived, isOn, type SideId } from '../../../table/index.ts';
import type { Module } from '../module.ts';
import { parseMoveNotation } from '../moves/betza.ts';
import { cellAfterStep } from '../moves/passages.ts';
import { forwardDirectionOfSide } from '../moves/rule.ts';
import type { SetupStack } from '../pieces/setup-form.ts';
import { type ChessNotation, chessNotationOf } from './notation.ts';

/**
 * A position in Forsyth-Edwards Notation, as in section 16 of the PGN standard of 1994. It has the rows from the top,
 * the side to move, castling and capture in passing. At the end are the number of quiet moves and the number of the
 * turn.
 */

/** The position with which a game begins. */
export interface FenPosition {
  readonly setup: readonly SetupStack[];
  /** The cells of pieces that count as never moved. */
  readonly unmoved: ReadonlySet<CellId>;
  /** The position of the side to move in the order of turns. */
  readonly turn: 0 | 1;
  /** The cell that a piece has just crossed, and the cell of that piece. */
  readonly passed?: { readonly through: CellId; readonly by: CellId };
  /** The number of moves in a row without a capture. */
  readonly quiet: number;
  readonly number: number;
}

/** `found` is the part of the text that is wrong. */
export interface FenFault {
  readonly code:
    | 'parts'
    | 'rows'
    | 'row'
    | 'letter'
    | 'turn'
    | 'castling'
    | 'passing'
    | 'number'
    | 'kings'
    | 'last-row';
  readonly found: string;
}

export type FenParseResult =
  | { readonly ok: true; readonly opening: FenPosition }
  | { readonly ok: false; readonly fault: FenFault };

export const LONGEST_FEN = 200;
const GREATEST_TURN = 9999;

interface PlacedPiece {
  readonly cell: CellId;
  readonly side: SideId;
  readonly prototype: string;
}

const failed = (code: FenFault['code'], found: string): FenParseResult => ({ ok: false, fault: { code, found } });

/**
 * Reads a position for a module with chess notation. The two counts at the end may be missing, as in many collections.
 */
export const parseFenPosition = (module: Module, notation: ChessNotation, text: string): FenParseResult => {
  const parts = text
    .slice(0, LONGEST_FEN + 1)
    .trim()
    .split(/\s+/);
  const [rows = '', who = '', castling = '-', passing = '-', quiet = '0', number = '1', ...more] = parts;
  if (text.length > LONGEST_FEN || parts.length < 2 || more.length > 0) return failed('parts', text.slice(0, 60));
  const pieces = piecesIn(notation, rows);
  if ('code' in pieces) return { ok: false, fault: pieces };
  if (who !== 'w' && who !== 'b') return failed('turn', who);
  const turn = who === 'w' ? 0 : 1;
  const wrong = standingFault(module, notation, pieces);
  if (wrong) return { ok: false, fault: wrong };
  const unmoved = unmovedIn(module, notation, pieces, castling);
  if (!unmoved) return failed('castling', castling);
  const passed = passing === '-' ? undefined : passedIn(module, notation, pieces, passing, turn);
  if (passing !== '-' && !passed) return failed('passing', passing);
  const counts = [quiet, number].find((count) => !/^\d{1,4}$/.test(count));
  if (counts !== undefined) return failed('number', counts);
  const { map, board } = notation;
  const setup = pieces.map(
    ({ cell, side, prototype }): SetupStack => ({
      map,
      board,
      cell,
      side,
      pieces: [{ prototype, name: module.labels?.[prototype] ?? prototype, count: 1 }],
    }),
  );
  const counted = { quiet: Number(quiet), number: Math.min(GREATEST_TURN, Math.max(1, Number(number))) };
  return { ok: true, opening: { setup, unmoved, turn, ...(passed ? { passed } : {}), ...counted } };
};

/** Returns the position that the host gave for a new game. Undefined if the game uses the module's own setup. */
export const startPositionOf = derived((module: Module): FenPosition | undefined => {
  const notation = module.position === undefined ? undefined : chessNotationOf(module);
  const read = notation && parseFenPosition(module, notation, module.position ?? '');
  return read?.ok ? read.opening : undefined;
});

const piecesIn = ({ grid, sides, prototypes }: ChessNotation, text: string): readonly PlacedPiece[] | FenFault => {
  const rows = text.split('/');
  if (rows.length !== grid.rows) return { code: 'rows', found: text };
  const pieces: PlacedPiece[] = [];
  for (const [row, line] of rows.entries()) {
    let column = 0;
    for (const [part] of line.matchAll(/\d+|./gu)) {
      const prototype = prototypes.get(part.toUpperCase());
      if (/^\d/.test(part)) column += Number(part);
      else if (prototype === undefined) return { code: 'letter', found: part };
      else if (column < grid.columns) {
        const side = part === part.toUpperCase() ? sides[0] : sides[1];
        pieces.push({ cell: cellLabelAt(grid, { column, row }), side, prototype });
        column += 1;
      } else column += 1;
    }
    if (column !== grid.columns) return { code: 'row', found: line };
  }
  return pieces;
};

/** Refuses a side with a wrong number of royal pieces, and pieces on cells where they would have been promoted. */
const standingFault = (
  module: Module,
  { grid, sides }: ChessNotation,
  pieces: readonly PlacedPiece[],
): FenFault | undefined => {
  const home = homesIn(module);
  for (const side of sides) {
    const royals = (all: Iterable<Pick<PlacedPiece, 'side' | 'prototype'>>): number =>
      [...all].filter((one) => one.side === side && isOn(module.traits?.[one.prototype]?.royal)).length;
    if (royals(pieces) !== royals(home.values())) return { code: 'kings', found: side };
  }
  const beyond = pieces.find(
    ({ cell, side, prototype }) =>
      module.traits?.[prototype]?.becomes?.at === 'last-row' &&
      cellAfterStep(grid, cell, [0, 1], forwardDirectionOfSide(module, side)) === undefined,
  );
  return beyond && { code: 'last-row', found: beyond.cell.toLowerCase() };
};

/** Returns the pieces of the module's setup by their cells. */
const homesIn = derived(
  ({ setup }: Module): ReadonlyMap<string, Omit<PlacedPiece, 'cell'>> =>
    new Map(
      setup.flatMap(({ cell, side, pieces: [piece] }) =>
        cell !== undefined && side !== undefined && piece
          ? [[cell, { side: side as SideId, prototype: piece.prototype }] as const]
          : [],
      ),
    ),
);

const isHome = (module: Module, { cell, side, prototype }: PlacedPiece): boolean => {
  const home = homesIn(module).get(cell);
  return home?.side === side && home.prototype === prototype;
};

export const canPrototypeCastle = (module: Module, prototype: string): boolean =>
  (module.traits?.[prototype]?.moves ?? []).some(({ go }) => {
    const read = parseMoveNotation(go);
    return read.ok && read.moves.some(({ kind }) => kind === 'castles');
  });

/** The letters for castling towards the right and the left edge, as the first side writes them. */
export const CASTLING_LETTERS = ['K', 'Q'] as const;

/**
 * Returns the cells of pieces that count as never moved. Undefined if the text has a right to castle that is
 * impossible.
 */
const unmovedIn = (
  module: Module,
  { grid, sides }: ChessNotation,
  pieces: readonly PlacedPiece[],
  castling: string,
): ReadonlySet<CellId> | undefined => {
  if (!/^(-|(?=.)K?Q?k?q?)$/.test(castling)) return undefined;
  const unmoved = new Set(pieces.filter((piece) => isHome(module, piece)).map(({ cell }) => cell));
  for (const [index, side] of sides.entries()) {
    const castler = pieces.find((one) => one.side === side && canPrototypeCastle(module, one.prototype));
    const rights = CASTLING_LETTERS.map((letter) => castling.includes(index === 0 ? letter : letter.toLowerCase()));
    const place = castler && placeOf(grid, castler.cell);
    if (!castler || !place || !unmoved.has(castler.cell)) {
      if (rights.includes(true)) return undefined;
      continue;
    }
    if (!rights.includes(true)) unmoved.delete(castler.cell);
    for (const [at, hasRight] of rights.entries()) {
      const corner = cellLabelAt(grid, { column: at === 0 ? grid.columns - 1 : 0, row: place.row });
      const isThere = pieces.some(({ cell, side: other }) => cell === corner && other === side) && unmoved.has(corner);
      if (hasRight && !isThere) return undefined;
      if (!hasRight) unmoved.delete(corner);
    }
  }
  return unmoved;
};

/**
 * Returns the cells for a capture in passing. The enemy must be just beyond the crossed cell, and must have come from
 * its cell in the setup.
 */
const passedIn = (
  module: Module,
  { grid, sides }: ChessNotation,
  pieces: readonly PlacedPiece[],
  text: string,
  turn: 0 | 1,
): FenPosition['passed'] => {
  const through = text.toUpperCase() as CellId;
  const other = sides[turn === 0 ? 1 : 0];
  const forward = forwardDirectionOfSide(module, other);
  if (!/^[a-w]\d{1,2}$/.test(text) || !placeOf(grid, through)) return undefined;
  const [by, from] = [cellAfterStep(grid, through, [0, 1], forward), cellAfterStep(grid, through, [0, -1], forward)];
  const passer = pieces.find(({ cell, side }) => cell === by && side === other);
  if (!passer || by === undefined || from === undefined) return undefined;
  const isFree = !pieces.some(({ cell }) => cell === through || cell === from);
  return isFree && isHome(module, { ...passer, cell: from }) ? { through, by } : undefined;
};
