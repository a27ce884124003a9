import type { ContainerId, PersonId, PlacedItem, Table } from '../../../table/index.ts';
import { numberTold } from '../container-form.ts';
import { audienceOf, publishedTo, seesAllIn, sightOf } from './hiding.ts';

export interface UnseenPieces {
  readonly in: ContainerId;
  readonly count: number;
}

/**
 * Returns the numbers of unseen pieces in containers that publish these numbers (T6). Pieces whose back is visible
 * aren't included.
 */
export const unseenPieces = (table: Table, person: PersonId): readonly UnseenPieces[] => {
  const audience = audienceOf(table, person);
  const isUnseen = ({ kind, id }: PlacedItem): boolean => {
    const piece = kind === 'piece' ? table.get('piece', id) : undefined;
    return piece !== undefined && sightOf(table, piece, audience) === 'nothing';
  };
  return [...table.all('map'), ...table.all('deck')].flatMap(({ id }) => {
    if (seesAllIn(table, id, audience) || numberTold(publishedTo(table, id, audience)) !== 'number') return [];
    const count = table.at(id).filter(isUnseen).length;
    return count === 0 ? [] : [{ in: id, count }];
  });
};
