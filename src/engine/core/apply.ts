import { type Change, patchedRecord, type RecordChange, type Update } from './change.ts';
import { equal, fits } from './plain.ts';
import type { AnyRecord } from './record.ts';
import type { LiveTable } from './table.ts';
import { within } from './within.ts';

/**
 * Carries out a change on the table and tells every index: the only place where a table is written. The cost follows
 * the change, not the table. A change that does not fit what stands there, or an index that fails, throws and leaves
 * the table as it was. Answers each record of it, as it was and as it is.
 */
export const apply = (table: LiveTable, change: Change): readonly RecordChange[] => {
  const entries = entriesOf(table, change);
  for (const entry of entries) write(table, entry.before, entry.after);
  let told = 0;
  try {
    for (const { index, state } of table.indexes) {
      index.update(state, entries, table);
      told += 1;
    }
  } catch (fault) {
    takeBack(table, entries, told);
    throw fault;
  }
  table.revision += 1;
  return entries;
};

/** Each record's part in the change; throws when the change does not fit the table. */
const entriesOf = (table: LiveTable, { added, updated, removed }: Change): readonly RecordChange[] => {
  const entries: RecordChange[] = [];
  for (const record of removed) {
    const before = found(table, record);
    if (!equal(before, record)) throw notAsSaid(record);
    entries.push({ before, after: undefined });
  }
  for (const update of updated) {
    const before = found(table, update);
    if (!fits(before, update)) throw notAsSaid(update);
    entries.push({ before, after: patchedRecord(before, update) });
  }
  for (const record of added) {
    if (table.get(record.kind, record.id)) throw new Error(`a ${record.kind} ${record.id} is there already`);
    entries.push({ before: undefined, after: record });
  }
  return entries;
};

const found = (table: LiveTable, { kind, id }: AnyRecord | Update): AnyRecord => {
  const record = table.get(kind, id);
  if (!record) throw new Error(`no ${kind} ${id}`);
  return record;
};

const notAsSaid = ({ kind, id }: AnyRecord | Update): Error =>
  new Error(`the ${kind} ${id} is not what the change says that it was`);

const write = (table: LiveTable, before: AnyRecord | undefined, after: AnyRecord | undefined): void => {
  const { kind, id } = (after ?? before) as AnyRecord;
  const records = within(table.records, kind, () => new Map<string, AnyRecord>());
  if (after) records.set(id, after);
  else records.delete(id);
};

/** Undoes the writes, tells the inverse to the indexes that heard of the change, and builds the failing one anew. */
const takeBack = (table: LiveTable, entries: readonly RecordChange[], told: number): void => {
  const back = entries.map(({ before, after }) => ({ before: after, after: before })).reverse();
  for (const { before, after } of back) write(table, before, after);
  table.revision += 1;
  for (const [i, kept] of table.indexes.entries()) {
    if (i === told) kept.state = kept.index.create();
    if (i <= told) kept.index.update(kept.state, i < told ? back : wholeTable(table), table);
  }
};

/** Every record of the table as if it were added now: what an index is built from, and held against in tests. */
export const wholeTable = (table: LiveTable): readonly RecordChange[] =>
  [...table.records.values()].flatMap((records) =>
    [...records.values()].map((after) => ({ before: undefined, after })),
  );
