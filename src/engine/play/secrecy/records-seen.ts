import { type AnyRecord, type Kind, LiveTable, type PersonId, type Table, visibilityOf } from '../../../table/index.ts';
import type { Piece } from '../records.ts';
import { seenTable } from './seen-table.ts';

/** Chance of no game: what is tried with it says nothing of what is to come. */
const NO_CHANCE = '00'.repeat(32);

/** Behind all ids of a game: the next one itself would say how much was made unseen. */
const BEHIND_ALL = 1_000_000_000;

/** What counts what was drawn, and who has seen what: another table begins without any. */
const LEFT: ReadonlySet<Kind> = new Set<Kind>(['stream', 'witness']);

/**
 * The game as one person sees it, record by record, in the order of the table: another table that is made of these
 * holds nothing else, and its chance is not the game's.
 */
export const recordsSeen = (table: Table, person: PersonId): readonly AnyRecord[] => {
  const seen = seenTable(table, person) ?? table;
  const kinds = table instanceof LiveTable ? table.records.keys() : visibilityOf(table.systems).keys();
  return [...kinds].flatMap((kind) => (LEFT.has(kind) ? [] : [...seen.all(kind)].map((record) => quiet(seen, record))));
};

/** A record without what only the engine reads of it: that goes on with what is done unseen, too. */
const quiet = (seen: Table, record: AnyRecord): AnyRecord => {
  switch (record.kind) {
    case 'secret':
      return { ...record, chance: NO_CHANCE, handles: NO_CHANCE };
    case 'sequence':
      return { ...record, next: BEHIND_ALL };
    case 'check':
      return { ...record, number: 0 };
    case 'piece':
      return withoutUnseenArmy(seen, record);
    default:
      return record;
  }
};

const withoutUnseenArmy = (seen: Table, piece: Piece): Piece => {
  const { army, ...rest } = piece;
  return army === undefined || seen.get('army', army) ? piece : rest;
};
