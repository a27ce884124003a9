import type { ContainerId, PersonId, PlacedItem, Table } from '../../../table/index.ts';
import { numberTold } from '../container-form.ts';
import { audienceOf, publishedTo, seesAllIn, sightOf } from './hiding.ts';

/** A number of pieces in a container that a person knows of without seeing them. */
export interface UnseenPieces {
  readonly in: ContainerId;
  readonly count: number;
}

/**
 * Returns how many pieces that a person does not see are where, as far as that person may know it: from containers that
 * publish their number (T6). Pieces of which the backs show are not among them.
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
