import type { Operation, SeenReport, Telling } from '../../../table/index.ts';
import { gameOf, onTurn } from '../queries.ts';
import { findRoyalAttack } from './attacks.ts';

/** Reports a check, but only to readers who see the moved pieces. Otherwise the report would reveal a hidden move. */
export const reportRoyalInCheck = ({ reader }: Telling, { pieces }: Operation<'move'>): readonly SeenReport[] => {
  if (pieces.every((id) => reader.get('piece', id) === undefined)) return [];
  if (gameOf(reader).phase === 'over') return [];
  const side = onTurn(reader);
  const attacked = side && findRoyalAttack(reader, side.id);
  if (!attacked) return [];
  const { royal, by } = attacked;
  return [{ what: 'in-check', side: side.name, piece: royal.name, at: royal.place.cell ?? '', by: by.name }];
};
