import type { CellId, World } from '../../../table/index.ts';
import { piecesStandingOn } from '../captures/position.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import type { MovePattern } from './notation.ts';
import { cellAfterStep, type MoveRoute } from './passages.ts';
import { forwardDirectionOfPiece, squareGridCellOf } from './rule.ts';
import type { StepVector } from './steps.ts';

/**
 * Castling: a piece goes some steps towards a piece of its side at the edge (its partner). The partner then moves to
 * the last cell that the piece crossed.
 */

export interface CastlingMove {
  readonly partner: Piece;
  readonly partnerTo: CellId;
  /** The cells that the castling piece leaves and crosses. */
  readonly crossed: readonly CellId[];
}

export interface CastlingRoute extends MoveRoute {
  readonly castling: CastlingMove;
}

const TO_THE_SIDES: readonly StepVector[] = [
  [1, 0],
  [-1, 0],
];

const cellsAlong = (world: World, piece: Piece, step: StepVector): readonly CellId[] => {
  const on = squareGridCellOf(world, piece);
  const found: CellId[] = [];
  if (!on) return found;
  const forward = forwardDirectionOfPiece(world, piece);
  for (let cell = cellAfterStep(on.grid, on.cell, step, forward); cell !== undefined; ) {
    found.push(cell);
    cell = cellAfterStep(on.grid, cell, step, forward);
  }
  return found;
};

/**
 * Returns the possible partners for castling, even if pieces are in between. It assumes that the piece itself has never
 * moved.
 */
export const findCastlingPartners = (world: World, piece: Piece): readonly Piece[] =>
  TO_THE_SIDES.flatMap((step) => partnerAmong(world, piece, cellsAlong(world, piece, step)) ?? []);

const partnerAmong = (world: World, piece: Piece, cells: readonly CellId[]): Piece | undefined => {
  const last = cells.at(-1);
  const [partner, ...others] = last === undefined ? [] : piecesStandingOn(world, piece.place.in, last);
  const isPartner = partner && others.length === 0 && !partner.old && ownerOf(world, partner) === ownerOf(world, piece);
  return isPartner ? partner : undefined;
};

/** Yields the castling moves of a piece, even if pieces are in the way. */
export function* generateCastlings(world: World, piece: Piece, { range }: MovePattern): Generator<CastlingRoute> {
  for (const step of TO_THE_SIDES) {
    const cells = cellsAlong(world, piece, step);
    const partner = partnerAmong(world, piece, cells);
    const to = cells[range - 1];
    if (!partner || to === undefined || piece.place.cell === undefined || range >= cells.length) continue;
    const between = cells.slice(0, -1);
    const at = between.find((cell) => piecesStandingOn(world, piece.place.in, cell).length > 0);
    const crossed = [piece.place.cell, ...cells.slice(0, range - 1)];
    const partnerTo = crossed.at(-1) ?? to;
    yield {
      to,
      hindrance: at === undefined ? undefined : { is: 'stands', at },
      free: () => between,
      isSlide: false,
      castling: { partner, partnerTo, crossed },
    };
  }
}
