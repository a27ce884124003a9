import type { AnyRecord, PersonId, Table } from '../../../table/index.ts';
import { visibleRecordsFor } from './records-seen.ts';
import { countUnseenPieces, type UnseenPieceCount } from './unseen.ts';

/** The part of a game that a player knows, as plain data. */
export interface PlayerKnowledge {
  readonly person: PersonId;
  readonly records: readonly AnyRecord[];
  readonly unseen: readonly UnseenPieceCount[];
}

export const knowledgeOfPlayer = (table: Table, person: PersonId): PlayerKnowledge => ({
  person,
  records: visibleRecordsFor(table, person),
  unseen: countUnseenPieces(table, person),
});
