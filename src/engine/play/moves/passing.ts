import { z } from 'zod';
import {
  added,
  type BoardId,
  type CellId,
  type Change,
  type ContainerId,
  derived,
  idOf,
  join,
  keyed,
  list,
  type PieceId,
  type RecordRules,
  reference,
  removed,
  type SideId,
  type Stored,
  type Table,
  type World,
} from '../../../table/index.ts';
import type { Module } from '../module.ts';
import { isExistingPlace, locateContainer, onTurn } from '../queries.ts';
import type { Piece } from '../records.ts';
import { parseMoveNotation } from './betza.ts';

/** Capture in passing: until the next turn of its side, a piece can be captured on a cell that it has just crossed. */

const MOST_PASSED = 100;

const passingSchema = keyed({
  kind: z.literal('passing'),
  id: z.literal('passing'),
  piece: idOf<PieceId>(),
  side: reference<SideId>(),
  in: reference<BoardId>(),
  cells: list(reference<CellId>(), MOST_PASSED),
});
export type EnPassantTarget = Stored<typeof passingSchema>;

declare module '../../../table/core/record.ts' {
  interface Records {
    passing: EnPassantTarget;
  }
}

/** Every viewer sees the record, because only moves that every player saw are recorded. */
export const enPassantRecordRules: RecordRules<'passing'> = {
  schema: passingSchema,
  names: (table, { piece, in: board, cells }) =>
    table.get('piece', piece) !== undefined && cells.every((cell) => isExistingPlace(table, board, cell)),
  visibility: 'open',
  undo: 'takes-back',
  recognized: 'nobody',
  affects: [],
  reports: 'nothing',
};

const takesPassing = derived(({ traits }: Module): boolean =>
  Object.values(traits ?? {}).some(({ moves = [] }) =>
    moves.some(({ go }) => {
      const read = parseMoveNotation(go);
      return read.ok && read.moves.some((one) => one.takesPassing);
    }),
  ),
);

/** Returns the enemy of a side that has just crossed a cell and is still on that board. */
export const enPassantPieceOn = (
  world: World,
  container: ContainerId,
  cell: CellId,
  side: SideId | undefined,
): Piece | undefined => {
  const passing = world.get('passing', 'passing');
  if (!passing || passing.side === side || passing.in !== container || !passing.cells.includes(cell)) return undefined;
  const piece = world.get('piece', passing.piece);
  return piece?.place.in === container ? piece : undefined;
};

/**
 * Records the cells on which the moved piece can be captured in passing, unless some player can't see the move. Removes
 * the record of the move before.
 */
export const passingAfter = (
  table: Table,
  module: Module,
  mover: Piece | undefined,
  cells: readonly CellId[],
): Change => {
  const known = table.get('passing', 'passing');
  const gone = known ? removed(known) : join();
  if (!mover || mover.side === undefined || cells.length === 0 || !takesPassing(module)) return gone;
  if (mover.mask || mover.invisible !== undefined || locateContainer(table, mover.place.in)?.map.private !== undefined)
    return gone;
  const { id: piece, side, place } = mover;
  const passing: EnPassantTarget = { kind: 'passing', id: 'passing', piece, side, in: place.in as BoardId, cells };
  return join(gone, added(passing));
};

/** Removes the record when it is the turn of the piece's side again, or when the piece is gone. */
export const expireEnPassantTarget = (table: Table, isTurned: boolean): Change | undefined => {
  const known = isTurned ? table.get('passing', 'passing') : undefined;
  return known && (onTurn(table)?.id === known.side || !table.get('piece', known.piece)) ? removed(known) : undefined;
};
