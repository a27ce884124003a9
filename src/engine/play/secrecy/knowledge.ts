import type { AnyRecord, PersonId, Table } from '../../../table/index.ts';
import { recordsSeen } from './records-seen.ts';
import { type UnseenPieces, unseenPieces } from './unseen.ts';

/** The part of a game that a player knows, as plain data. */
export interface Knowledge {
  readonly person: PersonId;
  readonly records: readonly AnyRecord[];
  readonly unseen: readonly UnseenPieces[];
}

export const knowledgeOf = (table: Table, person: PersonId): Knowledge => ({
  person,
  records: recordsSeen(table, person),
  unseen: unseenPieces(table, person),
});
