import type { AnyRecord, PersonId, Table } from '../../../table/index.ts';
import { recordsSeen } from './records-seen.ts';
import { type UnseenPieces, unseenPieces } from './unseen.ts';

/** Everything that a player knows of a game. Plain data. */
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
