import { type Change, keyOf, type RecordChange, recordKindOfChange, revertRecordPatch } from './change.ts';
import { FormerContainerContents, type PlacedItem } from './place.ts';
import type { AnyRecord, Kind, Records } from './record.ts';
import { type Index, isIndexAffected, type LiveTable, type Systems, type Table } from './table.ts';
import { getOrCreateInnerMap, within } from './within.ts';

const FEW = 8;

const byKind = (changes: readonly RecordChange[]): Map<Kind, Map<string, RecordChange>> => {
  const kinds = new Map<Kind, Map<string, RecordChange>>();
  for (const change of changes)
    getOrCreateInnerMap(kinds, recordKindOfChange(change)).set(
      ((change.before ?? change.after) as AnyRecord).id,
      change,
    );
  return kinds;
};

/**
 * The table as it was before some changes (`since`). Records that the changes touched have their former state; all
 * others are read from the present table. Nothing is written. `since` must get all changes made so far, and results are
 * valid until the next change.
 */
export class FormerTable implements Table {
  readonly systems: Systems;
  readonly audience = undefined;
  /** A negative number, so that it differs from every revision of the table itself. */
  readonly revision: number;
  readonly #table: LiveTable;
  #records: Map<Kind, Map<string, RecordChange>> | undefined;
  #changes: readonly RecordChange[] = [];
  #places: FormerContainerContents | undefined;
  #states: Map<Index<unknown>, unknown> | undefined;

  constructor(table: LiveTable) {
    this.#table = table;
    this.systems = table.systems;
    this.revision = -1 - table.revision;
  }

  since(changes: readonly RecordChange[]): this {
    if (changes === this.#changes) return this;
    this.#changes = changes;
    this.#places = undefined;
    this.#records = undefined;
    for (const [index, state] of this.#states ?? [])
      if (state === this.#table.index(index)) this.#states?.delete(index);
    return this;
  }

  get ground(): Table {
    return this;
  }

  get standing(): FormerContainerContents {
    this.#places ??= new FormerContainerContents(this.#table.standing, this.#changes);
    return this.#places;
  }

  get<K extends Kind>(kind: K, id: string): Records[K] | undefined {
    const change = this.#changeOf(kind, id);
    return change ? (change.before as Records[K] | undefined) : this.#table.get(kind, id);
  }

  *all<K extends Kind>(kind: K): Iterable<Records[K]> {
    for (const record of this.#table.all(kind)) if (!this.#changeOf(kind, record.id)) yield record;
    for (const { before } of this.#changes) if (before?.kind === kind) yield before as Records[K];
  }

  at(container: string, cell?: string): readonly PlacedItem[] {
    return this.standing.at(container, cell);
  }

  index<S>(index: Index<S>): Readonly<S> {
    if (!isIndexAffected(index, this.systems, this.#changes)) return this.#table.index(index);
    this.#states ??= new Map();
    return within(this.#states, index as Index<unknown>, () => this.#stateOf(index)) as Readonly<S>;
  }

  size(kind: Kind): number {
    let size = this.#table.size(kind);
    for (const change of this.#changes)
      if (recordKindOfChange(change) === kind)
        size += Number(change.before !== undefined) - Number(change.after !== undefined);
    return size;
  }

  #changeOf(kind: Kind, id: string): RecordChange | undefined {
    if (this.#changes.length > FEW) {
      this.#records ??= byKind(this.#changes);
      return this.#records.get(kind)?.get(id);
    }
    for (const change of this.#changes) {
      const record = (change.before ?? change.after) as AnyRecord;
      if (record.id === id && record.kind === kind) return change;
    }
    return undefined;
  }

  #stateOf<S>(index: Index<S>): S {
    if (index.former) return index.former(this.#table.index(index) as S, this.#changes, this);
    const state = index.create();
    index.update(state, this.#whole(), this);
    return state;
  }

  #whole(): readonly RecordChange[] {
    const kinds = new Set([...this.#table.records.keys(), ...this.#changes.map(recordKindOfChange)]);
    return [...kinds].flatMap((kind) => [...this.all(kind)].map((after) => ({ before: undefined, after })));
  }
}

/** Returns the table as it was before its latest changes, which are given oldest first. */
export const tableBeforeChanges = (table: LiveTable, changes: readonly Change[]): FormerTable => {
  const before = new Map<string, { readonly of: Parameters<typeof keyOf>[0]; readonly was: AnyRecord | undefined }>();
  for (const { added, updated, removed } of changes.toReversed()) {
    for (const one of added) before.set(keyOf(one), { of: one, was: undefined });
    for (const one of removed) before.set(keyOf(one), { of: one, was: one });
    for (const update of updated) {
      const known = before.get(keyOf(update));
      const after = known ? known.was : table.get(update.kind, update.id);
      if (after) before.set(keyOf(update), { of: update, was: revertRecordPatch(after, update) });
    }
  }
  const records = [...before.values()].flatMap(({ of, was }): readonly RecordChange[] => {
    const after = table.get(of.kind, of.id);
    return was || after ? [{ before: was, after }] : [];
  });
  return new FormerTable(table).since(records);
};
