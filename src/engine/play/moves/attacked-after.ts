import {
  applyRecordPatch,
  type Change,
  type RecordChange,
  type SideId,
  type Table,
  type Trial,
  whileSame,
} from '../../../table/index.ts';
import { activeModifiersOf } from '../../modifiers/active-modifiers.ts';
import { type EvaluationResult, isCurrentTable, ReadLog } from '../../modifiers/read-log.ts';
import type { Piece } from '../records.ts';
import { canCapturePiece, findRoyalAttack, type RoyalAttack } from './attacks.ts';
import { sharedMoveBoardOf } from './move-board.ts';
import { afterMove, findRoyalAttackOnBoard } from './threats.ts';

/**
 * Checks for many moves in one position if a royal piece is attacked after each. For a move, it checks only the enemies
 * for which the move changes something that was read.
 */

interface AttackWatch {
  readonly attacked: RoyalAttack | undefined;
  readonly royals: ReadonlySet<string>;
  readonly log: ReadLog;
}

const watches = whileSame<Trial, AttackWatch>();

/**
 * Returns a royal piece of a side that an enemy could capture after a change. All calls for one position must pass the
 * same `trial`.
 */
export const findAttackAfterChange = (
  table: Table,
  side: SideId,
  change: Change,
  trial: Trial,
): RoyalAttack | undefined => {
  const records = plainRecords(table, side, change);
  const known = records && onBoardAfter(table, side, records);
  if (known) return known.attacked;
  if (!records || !isCurrentTable(table) || activeModifiersOf(table))
    return trial(change, (world) => findRoyalAttack(world, side));
  const { attacked, royals, log } = watches(trial, [table, table.revision, side], () => watched(table, side));
  const concerned = log.concernedBy(records);
  const stay = !records.some(({ before }) => before && (royals.has(before.id) || before.id === attacked?.by.id));
  if (concerned.size === 0 && stay) return attacked;
  if (attacked || !stay) return trial(change, (world) => findRoyalAttack(world, side));
  const ids = new Set([...concerned].map(({ id }) => id));
  return trial(change, (world) =>
    findRoyalAttack(world, side, (piece, royal) => ids.has(piece.id) && canCapturePiece(world, piece, royal)),
  );
};

const onBoardAfter = (
  table: Table,
  side: SideId,
  records: readonly RecordChange[],
): { readonly attacked: RoyalAttack | undefined } | undefined => {
  const pieces = records.flatMap(({ before, after }) => (before?.kind === 'piece' ? [{ before, after }] : []));
  const container = pieces[0]?.before.place.in;
  if (container === undefined) return undefined;
  const board = sharedMoveBoardOf(table, container);
  if (!board || board.reads) return undefined;
  const gone = pieces.flatMap(({ before, after }) => (after ? [] : [board.byId.get(before.id)]));
  const moved = pieces.flatMap(({ before, after }) => {
    const cell = after?.kind === 'piece' ? after.place.cell : undefined;
    return after
      ? [{ mover: board.byId.get(before.id), to: cell === undefined ? undefined : board.numbers.get(cell) }]
      : [];
  });
  const [first, ...others] = moved;
  const [second] = others;
  if (!first?.mover || first.to === undefined || gone.length > 1 || gone.some((one) => !one)) return undefined;
  if (others.length > 1 || (second && (!second.mover || second.to === undefined))) return undefined;
  const asks = (): RoyalAttack | undefined => findRoyalAttackOnBoard(board, side);
  const { mover: other, to: otherTo } = second ?? {};
  const attacked = afterMove(board, first.mover, first.to, gone[0], () =>
    other && otherTo !== undefined ? afterMove(board, other, otherTo, undefined, asks) : asks(),
  );
  return { attacked };
};

const watched = (table: Table, side: SideId): AttackWatch => {
  const log = new ReadLog(table);
  const royals = new Set<string>();
  const asks = (piece: Piece, royal: Piece): boolean => {
    royals.add(royal.id);
    log.finding = findingOf(piece);
    return canCapturePiece(log, piece, royal);
  };
  return { attacked: findRoyalAttack(table, side, asks), royals, log };
};

const findingOf = ({ kind, id }: Piece): EvaluationResult => ({ kind, id, readers: undefined, isHeld: true, forget });

const forget = (): void => undefined;

/**
 * Returns a simple change as a list of record changes. Undefined if a piece is added, or if a piece of the side does
 * anything but move on its board.
 */
const plainRecords = (table: Table, side: SideId, change: Change): readonly RecordChange[] | undefined => {
  const records: RecordChange[] = [];
  for (const after of change.added) {
    if (after.kind === 'piece') return undefined;
    records.push({ before: undefined, after });
  }
  for (const before of change.removed) {
    if (before.kind === 'piece' && before.side === side) return undefined;
    records.push({ before, after: undefined });
  }
  for (const update of change.updated) {
    const before = table.get(update.kind, update.id);
    const after = before && applyRecordPatch(before, update);
    if (!after) return undefined;
    if (before.kind === 'piece' && after.kind === 'piece') {
      const isSame = before.side === side && after.side === side && before.prototype === after.prototype;
      if (!isSame || before.place.in !== after.place.in) return undefined;
    }
    records.push({ before, after });
  }
  return records;
};
