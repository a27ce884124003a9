import type { Change } from '../../core/change.ts';
import { tableBefore } from '../../core/former.ts';
import type { Operation } from '../../core/operation.ts';
import type { Seen } from '../../core/report.ts';
import { LiveTable, type Table } from '../../core/table.ts';
import { hidesAnything, moduleOf } from '../queries.ts';
import { chessNotationOf } from './notation.ts';
import { checkSign, moveOfSan, movesMeant, sanAmong, sanOf } from './san.ts';

/**
 * Returns a move as chess players write it, once its change was applied. Undefined if its module is not written so or
 * hides anything, and for a move that does more than the notation says.
 */
const writtenMove = (table: Table, change: Change, operation: Operation<'move'>): Seen<'written'> | undefined => {
  const notation = hidesAnything(table) ? undefined : chessNotationOf(moduleOf(table));
  if (!notation || operation.overruled || !(table instanceof LiveTable)) return undefined;
  const before = tableBefore(table, [change]);
  const turn = before.get('turn', 'turn');
  const san = turn && sanOf(before, notation, operation);
  if (!turn || san === undefined || piecesTouched(change) !== piecesOf(san)) return undefined;
  const second = turn.position === 1 ? { isSecond: true as const } : {};
  return { what: 'written', number: turn.number, ...second, san: `${san}${checkSign(table)}` };
};

const piecesTouched = ({ added, updated, removed }: Change): number =>
  [...added, ...updated, ...removed].filter(({ kind }) => kind === 'piece').length;

/** How many pieces a move touches that is written so: who is taken, or the rook of castling, beside who moves. */
const piecesOf = (san: string): number => (san.includes('x') || san.startsWith('O') ? 2 : 1);

/** Standard algebraic notation (SAN): from moves to their texts and back. */
export const algebraic = { checkSign, moveOfSan, movesMeant, sanAmong, sanOf, writtenMove };
