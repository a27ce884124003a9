/**
 * A game that can be played here and on boardgame.io alike: 1,000 pieces with a worth, on a board or in the hand of the
 * player whose they are.
 */

export const PLAYERS = 5;
export const PIECES = 1000;
/** Columns and rows of the board. The counter sums what the pieces on its left half are worth. */
export const SIZE = 50;

/** One move in so many goes into a hand, into which its player alone sees. */
const INTO_HAND = 10;

export interface Piece {
  readonly name: string;
  /** Whose it is, from 0. */
  readonly player: number;
  readonly worth: number;
}

export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** A piece, by its number, goes to a cell or into its player's hand. */
export interface Move {
  readonly piece: number;
  readonly to: Cell | 'hand';
}

export const pieces: readonly Piece[] = Array.from({ length: PIECES }, (_, i) => ({
  name: `Piece ${i}`,
  player: i % PLAYERS,
  worth: 1 + (i % 9),
}));

export const firstCell = (piece: number): Cell => ({ column: piece % SIZE, row: Math.floor(piece / SIZE) });

/** Random moves, always the same ones, in which every piece goes elsewhere than it is. */
export function* randomMoves(): Generator<Move, never> {
  let state = 1;
  const under = (count: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  const where = pieces.map((_, piece): string => JSON.stringify(firstCell(piece)));
  for (;;) {
    const piece = under(PIECES);
    const to = under(INTO_HAND) === 0 ? 'hand' : { column: under(SIZE), row: under(SIZE) };
    const place = JSON.stringify(to);
    if (where[piece] === place) continue;
    where[piece] = place;
    yield { piece, to };
  }
}
