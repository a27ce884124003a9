import { refusalOfExceedingCapacity, remainingCapacityOf } from '../../../engine/play/pieces/capacity.ts';
import { findPiecesOrRefuse, formerPlaceOf } from '../../../engine/play/pieces/moves.ts';
import { allowOverruling, reportOverruledStep } from '../../../engine/play/pieces/overruled.ts';
import { handMapOfSide, isOut } from '../../../engine/play/queries.ts';
import { refusalOfCoveringPieces } from '../../../engine/play/secrecy/covers.ts';
import {
  type Change,
  isRefusal,
  join,
  type Operation,
  type OperationHandler,
  type PieceId,
  type Refusal,
  refuse,
  type SideId,
  type Table,
  updated,
} from '../../../table/index.ts';
import { combineMoveReports } from './reports.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    give: { readonly pieces: readonly PieceId[]; readonly side: SideId; readonly overruled?: true };
  }
}

/**
 * Gives pieces to another side. Pieces with an owner now belong to that side; the others stay without an owner. Masks
 * and invisibility now belong to that side, too.
 */
const decideGive = (table: Table, { pieces: ids, side, overruled }: Operation<'give'>): Change | Refusal => {
  if (!table.get('side', side)) return refuse('no-such-side', { side });
  if (isOut(table, side)) return refuse('side-left-out', { side });
  const hand = handMapOfSide(table, side);
  if (!hand) return refuse('no-hand', { side });
  const pieces = findPiecesOrRefuse(table, ids);
  if ('code' in pieces) return pieces;
  const [first] = pieces;
  if (!first) return refuse('nothing-to-move', {});
  const there = pieces.find(({ place }) => place.in === hand.id);
  if (there) return refuse('already-there', { piece: there.id, place: hand.name });
  const full = overruled ? undefined : refusalOfExceedingCapacity(table, hand.id, pieces.length);
  if (full) return full;
  const top = (table.at(hand.id).at(-1)?.rank ?? -1) + 1;
  return join(
    ...pieces.map((piece, i) => {
      const owned = piece.side === undefined ? {} : { side };
      const covered = {
        ...(piece.mask ? { mask: { side } } : {}),
        ...(piece.invisible === undefined ? {} : { invisible: side }),
      };
      return updated(piece, {
        ...piece,
        ...owned,
        ...covered,
        place: { in: hand.id, rank: top + i },
        old: formerPlaceOf(piece),
      });
    }),
  );
};

/** Gives as many pieces as the hand has room for. The giver may not know how full it is. */
const giveAsFar = (table: Table, operation: Operation<'give'>, isForbidden: boolean): Change => {
  const hand = handMapOfSide(table, operation.side);
  const room =
    isForbidden || !hand ? 0 : operation.overruled ? Number.POSITIVE_INFINITY : remainingCapacityOf(table, hand.id);
  const given =
    room === 0 ? join() : decideGive(table, { ...operation, pieces: [...new Set(operation.pieces)].slice(0, room) });
  return isRefusal(given) ? join() : given;
};

export const giveHandler = {
  play: true,
  gain: 'rules',
  answer: 'apart',
  told: combineMoveReports,
  reports: reportOverruledStep,
  refusalOf: allowOverruling((table, { actor, pieces }) => refusalOfCoveringPieces(table, actor, pieces)),
  decide: decideGive,
  asFar: (table, operation, _environment, isForbidden) => giveAsFar(table, operation, isForbidden),
} satisfies OperationHandler<'give'>;
