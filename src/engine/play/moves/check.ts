import type { Seen, Telling } from '../../core/report.ts';
import { onTurn } from '../queries.ts';
import { attackedOf } from './attacks.ts';

/** What a reader is told of a side whose turn it is now and of which an enemy could take what must not be taken. */
export const checkSeen = ({ reader }: Telling): readonly Seen[] => {
  const side = onTurn(reader);
  const attacked = side && attackedOf(reader, side.id);
  if (!attacked) return [];
  const { royal, by } = attacked;
  return [{ what: 'in-check', side: side.name, piece: royal.name, at: royal.place.cell ?? '', by: by.name }];
};
