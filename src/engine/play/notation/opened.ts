import { type AnyRecord, added, type BoardId, type Change, join } from '../../../table/index.ts';
import type { EnPassantTarget } from '../moves/passing.ts';
import type { FenPosition } from './fen.ts';

/**
 * Returns the pieces of an opening position. Those that have moved get a mark, and so does the piece that can be
 * captured in passing.
 */
export const markMovedPieces = ({ unmoved, passed }: FenPosition, pieces: Change): Change => {
  const moved = pieces.added.map((record): AnyRecord => {
    if (record.kind !== 'piece' || record.place.cell === undefined || unmoved.has(record.place.cell)) return record;
    return { ...record, old: { in: record.place.in, cell: record.place.cell } };
  });
  const passer = moved.find((record) => record.kind === 'piece' && record.place.cell === passed?.by);
  const change = { ...pieces, added: moved };
  if (!passed || passer?.kind !== 'piece' || passer.side === undefined) return change;
  const { id: piece, side, place } = passer;
  const passing: EnPassantTarget = {
    kind: 'passing',
    id: 'passing',
    piece,
    side,
    in: place.in as BoardId,
    cells: [passed.through],
  };
  return join(change, added(passing));
};
