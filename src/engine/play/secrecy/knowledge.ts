import type { AnyRecord, PersonId, Table } from '../../../table/index.ts';
import { visibleRecordsFor } from './records-seen.ts';
import { countUnseenPieces, type UnseenPieceCount } from './unseen.ts';

/** The part of a game that a player knows, as plain data. */
export interface Knowledge {
  readonly person: PersonId;
  readonly records: readonly AnyRecord[];
  readonly unseen: readonly UnseenPieceCount[];
}

export const knowledgeOf = (table: Table, person: PersonId): Knowledge => ({
  person,
  records: visibleRecordsFor(table, person),
  unseen: countUnseenPieces(table, person),
});
