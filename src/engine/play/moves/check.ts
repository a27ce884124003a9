import type { Operation, Seen, Telling } from '../../../table/index.ts';
import { gameOf, onTurn } from '../queries.ts';
import { attackedOf } from './attacks.ts';

/**
 * What a reader is told of a side whose turn it is now and of which an enemy could take what must not be taken: by moves
 * of which he sees who made them, for by another the same would tell that something was moved unseen. Once the game is
 * over, how it ended says enough.
 */
export const checkSeen = ({ reader }: Telling, { pieces }: Operation<'move'>): readonly Seen[] => {
  if (pieces.every((id) => reader.get('piece', id) === undefined)) return [];
  if (gameOf(reader).phase === 'over') return [];
  const side = onTurn(reader);
  const attacked = side && attackedOf(reader, side.id);
  if (!attacked) return [];
  const { royal, by } = attacked;
  return [{ what: 'in-check', side: side.name, piece: royal.name, at: royal.place.cell ?? '', by: by.name }];
};
