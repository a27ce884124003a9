import { COST, charge } from './meter.ts';
import { applyPatch, difference, equal, joinPatches, type Patch, type PlainObject, patchForFields } from './plain.ts';
import type { AnyRecord, Kind } from './record.ts';
import { appendOrCreate } from './within.ts';

/**
 * The effect of an operation on a table, as data. It can be applied, inverted, joined, stored and folded over. It
 * contains the result of every shuffle and die roll, so a log replays exactly under any later version of the rules.
 */
export interface Change {
  readonly added: readonly AnyRecord[];
  readonly updated: readonly RecordUpdate[];
  readonly removed: readonly AnyRecord[];
}

/**
 * The changed fields of one record, before and after. A field that is missing in `from` is added, and one that is
 * missing in `to` is removed.
 */
export interface RecordUpdate extends Patch {
  readonly kind: Kind;
  readonly id: string;
}

/** One whole record before and after a change. Undefined means that it did not exist then. */
export interface RecordChange {
  readonly before: AnyRecord | undefined;
  readonly after: AnyRecord | undefined;
}

export const recordKindOfChange = ({ before, after }: RecordChange): Kind => ((after ?? before) as AnyRecord).kind;

export const nothing: Change = { added: [], updated: [], removed: [] };

export const isEmptyChange = (change: Change): boolean =>
  change.added.length + change.updated.length + change.removed.length === 0;

export const added = (...records: readonly AnyRecord[]): Change => ({
  added: records,
  updated: nothing.updated,
  removed: nothing.removed,
});

export const removed = (...records: readonly AnyRecord[]): Change => ({
  added: nothing.added,
  updated: nothing.updated,
  removed: records,
});

const updating = (...updates: readonly RecordUpdate[]): Change => ({
  added: nothing.added,
  updated: updates,
  removed: nothing.removed,
});

export const updated = <R extends AnyRecord>(before: R, after: R): Change =>
  patching(before, difference(before, after));

/** Some fields of a record. Undefined means that the field is removed. */
export type FieldUpdates<R extends AnyRecord> = { readonly [F in keyof R]?: R[F] | undefined };

/** Returns the change that sets these fields of a record. All other fields stay as they are. */
export const fieldUpdateOf = <R extends AnyRecord>(before: R, fields: FieldUpdates<R>): Change =>
  patching(before, patchForFields(before, fields));

const patching = ({ kind, id }: AnyRecord, patch: Patch | undefined): Change =>
  patch ? updating({ kind, id, from: patch.from, to: patch.to }) : nothing;

/**
 * Returns the same change as `updated`, but always with this field in full, even if it did not change. So the log shows
 * an outcome of chance even if it equals the one before, and it can be checked on its own.
 */
export const updateWithWholeField = <R extends AnyRecord>(before: R, after: R, field: keyof R & string): Change => {
  const patch = difference(before, after) ?? { from: {}, to: {} };
  const of = (record: R): PlainObject => (record[field] === undefined ? {} : { [field]: record[field] });
  return {
    ...nothing,
    updated: [
      { kind: before.kind, id: before.id, from: { ...patch.from, ...of(before) }, to: { ...patch.to, ...of(after) } },
    ],
  };
};

/**
 * Joins the record changes of two consecutive changes: each record before both and after both. A record that was added
 * and removed again is left out. A record that ends as it began may be included.
 */
export const joinRecordChanges = (
  first: readonly RecordChange[],
  second: readonly RecordChange[],
): readonly RecordChange[] => {
  if (!haveKindInCommon(first, second)) return [...first, ...second];
  const joined = new Map<string, RecordChange>();
  addRecords(joined, first);
  addRecords(joined, second);
  return [...joined.values()];
};

const addRecords = (joined: Map<string, RecordChange>, later: readonly RecordChange[]): void => {
  charge(COST.join * later.length);
  for (const { before, after } of later) {
    const key = keyOf((after ?? before) as AnyRecord);
    const known = joined.get(key);
    if (known && !known.before && !after) joined.delete(key);
    else joined.set(key, known ? { before: known.before, after } : { before, after });
  }
};

export const keyOf = ({ kind, id }: { readonly kind: Kind; readonly id: string }): string => `${kind} ${id}`;

const FEW_JOINED = 8;

/** Joins consecutive changes one by one. The result is the same as of `join` and `joinRecordChanges`. */
export class ChangeJoiner {
  change: Change;
  records: readonly RecordChange[];
  /**
   * The joined records by their keys, built once there are more than `FEW_JOINED` records, and used from then on. Adding
   * a change then doesn't join all of them again.
   */
  #known: { readonly records: Map<string, RecordChange>; lists: Lists } | undefined;

  constructor(change: Change, records: readonly RecordChange[]) {
    this.change = change;
    this.records = records;
  }

  add(next: Change, records: readonly RecordChange[]): void {
    if (!this.#known && this.records.length <= FEW_JOINED) {
      this.change = join(this.change, next);
      this.records = joinRecordChanges(this.records, records);
      return;
    }
    charge(this.records.length >> 2);
    this.#known ??= { records: byKey(this.records), lists: listsOf(this.change) };
    addRecords(this.#known.records, records);
    this.records = [...this.#known.records.values()];
    if (addTo(this.#known.lists, next)) this.change = changeOf(this.#known.lists);
    else {
      this.change = join(this.change, next);
      this.#known.lists = listsOf(this.change);
    }
  }
}

const byKey = (records: readonly RecordChange[]): Map<string, RecordChange> => {
  const known = new Map<string, RecordChange>();
  addRecords(known, records);
  return known;
};

interface Lists {
  readonly added: Map<string, AnyRecord>;
  readonly updated: Map<string, RecordUpdate>;
  readonly removed: Map<string, AnyRecord>;
}

const listsOf = ({ added: come, updated: updates, removed: gone }: Change): Lists => {
  charge(COST.join * (come.length + updates.length + gone.length));
  return {
    added: new Map(come.map((one) => [keyOf(one), one])),
    updated: new Map(updates.map((one) => [keyOf(one), one])),
    removed: new Map(gone.map((one) => [keyOf(one), one])),
  };
};

const changeOf = ({ added: come, updated: updates, removed: gone }: Lists): Change => ({
  added: [...come.values()],
  updated: [...updates.values()],
  removed: [...gone.values()],
});

/**
 * Adds a change. Returns false and adds nothing if a record would have to move between the lists, such as an added
 * record that is removed.
 */
const addTo = (lists: Lists, { added: come, updated: updates, removed: gone }: Change): boolean => {
  charge(COST.join * (come.length + updates.length + gone.length));
  if (gone.some((one) => lists.added.has(keyOf(one)) || lists.updated.has(keyOf(one)))) return false;
  if (come.some((one) => lists.removed.has(keyOf(one)))) return false;
  const patches: (readonly [string, RecordUpdate])[] = [];
  const records: (readonly [string, AnyRecord])[] = [];
  for (const next of updates) {
    const key = keyOf(next);
    const record = lists.added.get(key);
    const update = lists.updated.get(key);
    if (record) records.push([key, applyRecordPatch(record, next)]);
    else if (!update) patches.push([key, next]);
    else {
      const patch = joinPatches(update, next);
      if (!patch) return false;
      patches.push([key, { kind: next.kind, id: next.id, ...patch }]);
    }
  }
  for (const [key, update] of patches) lists.updated.set(key, update);
  for (const [key, record] of records) lists.added.set(key, record);
  for (const one of come) lists.added.set(keyOf(one), one);
  for (const one of gone) lists.removed.set(keyOf(one), one);
  return true;
};

const haveKindInCommon = (first: readonly RecordChange[], second: readonly RecordChange[]): boolean => {
  let kinds: Kind[] | undefined;
  for (const one of first)
    if (!kinds?.includes(recordKindOfChange(one))) kinds = appendOrCreate(kinds, recordKindOfChange(one));
  if (kinds) for (const one of second) if (kinds.includes(recordKindOfChange(one))) return true;
  return false;
};

/** Returns the exact inverse of a change, to roll back a failed step. */
export const invert = (change: Change): Change => ({
  added: change.removed,
  updated: change.updated.map(({ kind, id, from, to }) => ({ kind, id, from: to, to: from })),
  removed: change.added,
});

/**
 * Returns the change that undo makes: the inverse, without the records of kept kinds, such as streams, ids, seats and
 * definitions (T15).
 */
export const createUndoChange = (change: Change, kept: ReadonlySet<Kind>): Change => {
  const plays = ({ kind }: { readonly kind: Kind }): boolean => !kept.has(kind);
  return invert({
    added: change.added.filter(plays),
    updated: change.updated.filter(plays),
    removed: change.removed.filter(plays),
  });
};

export const join = (...changes: readonly Change[]): Change => joinChangeList(changes);

export const joinChangeList = (changes: readonly Change[]): Change => {
  let count = 0;
  let last = nothing;
  for (const change of changes) {
    if (isEmptyChange(change)) continue;
    count += 1;
    last = change;
  }
  if (count < 2) return last;
  const some = count === changes.length ? changes : changes.filter((change) => !isEmptyChange(change));
  return haveNoKindInCommon(some) ? sideBySide(some) : joinAll(some);
};

/** The changes of a step in order. The key is the change that joins them. */
const sequences = new WeakMap<Change, readonly Change[]>();

/**
 * Attaches to a change the changes that led to it, in order, and returns it. They are not stored. Reports of the step
 * need them: viewers can't know which card left a pile, even if they saw it go in.
 */
export const attachChangeParts = (whole: Change, parts: readonly Change[]): Change => {
  if (parts.length > 1) sequences.set(whole, parts);
  return whole;
};

/** Returns the changes that led to this one, in order; only itself if it was made at once or read from the store. */
export const partsOf = (change: Change): readonly Change[] => sequences.get(change) ?? [change];

const haveNoKindInCommon = (changes: readonly Change[]): boolean => {
  let kinds: Kind[] | undefined;
  for (let i = 0; i < changes.length; i += 1) {
    const { added: come, updated: updates, removed: gone } = changes[i] as Change;
    if (kinds && (haveOne(gone, kinds) || haveOne(updates, kinds) || haveOne(come, kinds))) return false;
    if (i < changes.length - 1) kinds = withKinds(come, withKinds(updates, withKinds(gone, kinds)));
  }
  return true;
};

type OfKind = { readonly kind: Kind };

const haveOne = (some: readonly OfKind[], kinds: readonly Kind[]): boolean => {
  for (const { kind } of some) if (kinds.includes(kind)) return true;
  return false;
};

const withKinds = (some: readonly OfKind[], known: Kind[] | undefined): Kind[] | undefined => {
  let kinds = known;
  for (const { kind } of some) if (!kinds?.includes(kind)) kinds = appendOrCreate(kinds, kind);
  return kinds;
};

const addedIn = ({ added: come }: Change): readonly AnyRecord[] => come;
const updatedBy = ({ updated: updates }: Change): readonly RecordUpdate[] => updates;
const removedIn = ({ removed: gone }: Change): readonly AnyRecord[] => gone;

const sideBySide = (changes: readonly Change[]): Change => ({
  added: gathered(changes, addedIn),
  updated: gathered(changes, updatedBy),
  removed: gathered(changes, removedIn),
});

const gathered = <T>(changes: readonly Change[], listOf: (change: Change) => readonly T[]): readonly T[] => {
  let all: readonly T[] = [];
  for (const change of changes) {
    const some = listOf(change);
    if (some.length > 0) all = all.length === 0 ? some : [...all, ...some];
  }
  return all;
};

const joinAll = (changes: readonly Change[]): Change => {
  const entries = new Map<string, Joined>();
  for (const change of changes) {
    charge(COST.join * (change.added.length + change.updated.length + change.removed.length));
    for (const record of change.removed) merge(entries, record, { removed: record });
    for (const update of change.updated) merge(entries, update, { update });
    for (const record of change.added) merge(entries, record, { added: record });
  }
  const joined = [...entries.values()];
  return {
    added: joined.flatMap((entry) => ('added' in entry ? [entry.added] : [])),
    updated: joined.flatMap((entry) => ('update' in entry ? [entry.update] : [])),
    removed: joined.flatMap((entry) => ('removed' in entry ? [entry.removed] : [])),
  };
};

type Joined = { readonly added: AnyRecord } | { readonly update: RecordUpdate } | { readonly removed: AnyRecord };

const merge = (
  entries: Map<string, Joined>,
  record: { readonly kind: Kind; readonly id: string },
  next: Joined,
): void => {
  const key = keyOf(record);
  const first = entries.get(key);
  const both = first ? joinedTwo(first, next) : next;
  if (both) entries.set(key, both);
  else entries.delete(key);
};

const joinedTwo = (first: Joined, next: Joined): Joined | undefined => {
  if ('added' in first) {
    if ('removed' in next) return undefined;
    return 'update' in next ? { added: applyRecordPatch(first.added, next.update) } : next;
  }
  if ('update' in first) {
    if ('removed' in next) return { removed: revertRecordPatch(next.removed, first.update) };
    const patch = 'update' in next ? joinPatches(first.update, next.update) : undefined;
    return patch && { update: { kind: first.update.kind, id: first.update.id, ...patch } };
  }
  if (!('added' in next) || equal(first.removed, next.added)) return undefined;
  const patch = difference(first.removed, next.added);
  return patch && { update: { kind: first.removed.kind, id: first.removed.id, ...patch } };
};

export const applyRecordPatch = <R extends AnyRecord>(record: R, patch: Patch): R => applyPatch(record, patch);

export const revertRecordPatch = <R extends AnyRecord>(record: R, { from, to }: Patch): R =>
  applyPatch(record, { from: to, to: from });
