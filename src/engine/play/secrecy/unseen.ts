import type { ContainerId, PersonId, PlacedItem, Table } from '../../../table/index.ts';
import { publishedNumberOf } from '../container-form.ts';
import { audienceOfPerson, canSeeAllContents, pieceVisibilityFor, publishedContentsFor } from './hiding.ts';

export interface UnseenPieceCount {
  readonly in: ContainerId;
  readonly count: number;
}

/**
 * Returns the numbers of unseen pieces in containers that publish these numbers (T6). Pieces whose back is visible
 * aren't included.
 */
export const countUnseenPieces = (table: Table, person: PersonId): readonly UnseenPieceCount[] => {
  const audience = audienceOfPerson(table, person);
  const isUnseen = ({ kind, id }: PlacedItem): boolean => {
    const piece = kind === 'piece' ? table.get('piece', id) : undefined;
    return piece !== undefined && pieceVisibilityFor(table, piece, audience) === 'nothing';
  };
  return [...table.all('map'), ...table.all('deck')].flatMap(({ id }) => {
    if (
      canSeeAllContents(table, id, audience) ||
      publishedNumberOf(publishedContentsFor(table, id, audience)) !== 'number'
    )
      return [];
    const count = table.at(id).filter(isUnseen).length;
    return count === 0 ? [] : [{ in: id, count }];
  });
};
