import type { PersonId } from '../../core/ids.ts';
import type { AnyRecord } from '../../core/record.ts';
import { visibilityOf } from '../../core/record-rules.ts';
import { LiveTable, type Table } from '../../core/table.ts';
import { seenTable } from './seen-table.ts';

/** Chance of no game: what is tried with it says nothing of what is to come. */
const NO_CHANCE = '00'.repeat(32);

/**
 * The game as one person sees it, record by record, in the order of the table: another table that is made of these
 * holds nothing else, and its chance is not the game's.
 */
export const recordsSeen = (table: Table, person: PersonId): readonly AnyRecord[] => {
  const seen = seenTable(table, person) ?? table;
  const kinds = table instanceof LiveTable ? table.records.keys() : visibilityOf(table.systems).keys();
  return [...kinds].flatMap((kind) =>
    [...seen.all(kind)].map(
      (record): AnyRecord => (record.kind === 'secret' ? { ...record, chance: NO_CHANCE, handles: NO_CHANCE } : record),
    ),
  );
};
