import { type AnyRecord, type Kind, LiveTable, type PersonId, type Table, visibilityOf } from '../../../table/index.ts';
import type { Piece } from '../records.ts';
import { seenTable } from './seen-table.ts';

/** Says nothing about the real game's chance. */
const NO_CHANCE = '00'.repeat(32);

/** An id number after all real ones: the next one would reveal how much was made unseen. */
const BEHIND_ALL = 1_000_000_000;

/** Kinds that are left out: counts of draws, and secrets that people have seen. */
const LEFT: ReadonlySet<Kind> = new Set<Kind>(['stream', 'witness']);

/** Returns the game's records as a person sees them. A table made of them doesn't have the game's chance. */
export const recordsSeen = (table: Table, person: PersonId): readonly AnyRecord[] => {
  const seen = seenTable(table, person) ?? table;
  const kinds = table instanceof LiveTable ? table.records.keys() : visibilityOf(table.systems).keys();
  return [...kinds].flatMap((kind) => (LEFT.has(kind) ? [] : [...seen.all(kind)].map((record) => quiet(seen, record))));
};

/** Removes fields that unseen steps change and only the engine reads. */
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
