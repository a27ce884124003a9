import {
  added,
  applyRecordPatch,
  type Change,
  invert,
  join,
  type RecordChange,
  type RecordUpdate,
  removed,
  updated,
} from './change.ts';
import { COST, charge, runUnmetered } from './meter.ts';
import { equal, isPatchApplicable } from './plain.ts';
import type { AnyRecord } from './record.ts';
import type { Trial } from './system.ts';
import { LiveTable, type Table, type TableIndexWithState } from './table.ts';
import { appendOrCreate } from './within.ts';

/**
 * Writes a change into the table and updates every index. No other code writes to a table. The cost depends on the size
 * of the change, not of the table. If the change does not fit the table or an index fails, it throws and leaves the
 * table as it was. Returns each touched record before and after the change.
 */
export const apply = (table: LiveTable, change: Change): readonly RecordChange[] => {
  charge(COST.write * (change.added.length + change.updated.length + change.removed.length));
  const entries = entriesOf(table, change);
  for (const entry of entries) table.write(entry.before, entry.after);
  const { writes } = table;
  const indexes = table.concerned(entries);
  let told = 0;
  try {
    runUnmetered(() => {
      for (const kept of indexes) {
        // An unused index is built on its first use. One that was built during this loop already includes the change.
        if (kept.state !== undefined && kept.writes !== writes) kept.index.update(kept.state, entries, table);
        told += 1;
      }
    });
  } catch (fault) {
    takeBack(table, entries, indexes.slice(0, told), indexes[told]);
    throw fault;
  }
  table.revision += 1;
  return entries;
};

/** Takes back a change that was applied. This works even if the request has used up its work limit. */
export const revertChange = (table: LiveTable, change: Change): void => {
  runUnmetered(() => apply(table, invert(change)));
};

/** Returns the records of a change, each before and after it. Throws if the change does not fit the table. */
const entriesOf = (
  table: LiveTable,
  { added: come, updated: updates, removed: gone }: Change,
): readonly RecordChange[] => {
  let entries: RecordChange[] | undefined;
  for (const record of gone) {
    const before = found(table, record);
    if (!equal(before, record)) throw notAsSaid(record);
    entries = appendOrCreate(entries, { before, after: undefined });
  }
  for (const update of updates) {
    const before = found(table, update);
    if (!isPatchApplicable(before, update)) throw notAsSaid(update);
    entries = appendOrCreate(entries, { before, after: applyRecordPatch(before, update) });
  }
  for (const record of come) {
    if (table.get(record.kind, record.id)) throw new Error(`a ${record.kind} ${record.id} is there already`);
    entries = appendOrCreate(entries, { before: undefined, after: record });
  }
  return entries ?? [];
};

const found = (table: LiveTable, { kind, id }: AnyRecord | RecordUpdate): AnyRecord => {
  const record = table.get(kind, id);
  if (!record) throw new Error(`no ${kind} ${id}`);
  return record;
};

const notAsSaid = ({ kind, id }: AnyRecord | RecordUpdate): Error =>
  new Error(`the ${kind} ${id} is not what the change says that it was`);

/**
 * Undoes the writes and passes the inverse to the indexes that were already updated. The failing index, and any that
 * was built meanwhile, is rebuilt on its next use.
 */
const takeBack = (
  table: LiveTable,
  entries: readonly RecordChange[],
  told: readonly TableIndexWithState[],
  failing: TableIndexWithState | undefined,
): void => {
  const { writes } = table;
  const back = entries.map(({ before, after }) => ({ before: after, after: before })).reverse();
  for (const { before, after } of back) table.write(before, after, true);
  table.revision += 1;
  for (const kept of table.indexes) {
    if (kept === failing || kept.writes === writes) kept.state = undefined;
    else if (told.includes(kept) && kept.state !== undefined) kept.index.update(kept.state, back, table);
  }
};

/**
 * Returns a function that answers how the table would be after a change (G24). It makes the change on the table itself,
 * asks the question about the actor's view of it, and always takes everything back. `seenOn` returns the actor's view
 * at the moment of the call.
 */
export const trialOn =
  (table: Table, seenOn: () => Table): Trial =>
  (tried, question) => {
    if (!(table instanceof LiveTable)) throw new Error('a change is tried on the table itself alone');
    const done: Change[] = [];
    const carryOut = (change: Change): void => {
      const fitting = seenOn() === table ? change : fitted(table, change);
      apply(table, fitting);
      done.push(fitting);
    };
    return table.trying(
      () => {
        if (typeof tried !== 'function') carryOut(tried);
        else for (let next = tried(seenOn()); next; next = tried(seenOn())) carryOut(next);
      },
      () => question(seenOn()),
      () => {
        for (const change of done.reverse()) revertChange(table, change);
      },
    );
  };

/**
 * Adapts a change that was decided on a viewer's table so that it fits the real table. It changes the same records,
 * whatever else they contain.
 */
const fitted = (table: Table, { added: come, updated: updates, removed: gone }: Change): Change =>
  join(
    removed(...gone.flatMap(({ kind, id }) => table.get(kind, id) ?? [])),
    ...updates.map((update) => {
      const record = table.get(update.kind, update.id);
      return record ? updated(record, applyRecordPatch(record, update)) : join();
    }),
    added(...come.filter(({ kind, id }) => !table.get(kind, id))),
  );
