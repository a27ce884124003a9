import type { RecordChange } from './change.ts';
import { FormerPlaces, type PlacedItem } from './place.ts';
import type { AnyRecord, Kind, Records } from './record.ts';
import type { Index, LiveTable, Systems, Table } from './table.ts';
import { innerMap, within } from './within.ts';

/**
 * A table as it was before changes that it has gone through since: of the records that these touched it holds what they
 * were, all else it reads of the table as it stands. Nothing is written for it. It tells the truth as long as it hears
 * of all that has changed, and what is found in it is good for as long.
 */
export class FormerTable implements Table {
  readonly systems: Systems;
  /** No state that the table itself was in has this number. */
  readonly revision: number;
  readonly #table: LiveTable;
  readonly #records = new Map<Kind, Map<string, AnyRecord | undefined>>();
  #changes: readonly RecordChange[] = [];
  #places: FormerPlaces | undefined;
  #states: Map<Index<unknown>, unknown> | undefined;

  constructor(table: LiveTable) {
    this.#table = table;
    this.systems = table.systems;
    this.revision = -1 - table.revision;
  }

  /** Hears of all that has changed since, each record as it was then and as it is now. */
  since(changes: readonly RecordChange[]): this {
    if (changes === this.#changes) return this;
    this.#changes = changes;
    this.#places = undefined;
    for (const [index, state] of this.#states ?? [])
      if (state === this.#table.index(index)) this.#states?.delete(index);
    for (const { before, after } of changes) {
      const { kind, id } = (before ?? after) as AnyRecord;
      innerMap(this.#records, kind).set(id, before);
    }
    return this;
  }

  get ground(): Table {
    return this;
  }

  get standing(): FormerPlaces {
    this.#places ??= new FormerPlaces(this.#table.standing, this.#changes);
    return this.#places;
  }

  get<K extends Kind>(kind: K, id: string): Records[K] | undefined {
    const records = this.#records.get(kind);
    const record = records?.get(id);
    return record || records?.has(id) ? (record as Records[K] | undefined) : this.#table.get(kind, id);
  }

  *all<K extends Kind>(kind: K): Iterable<Records[K]> {
    const records = this.#records.get(kind);
    for (const record of this.#table.all(kind)) if (!records?.has(record.id)) yield record;
    for (const record of records?.values() ?? []) if (record) yield record as Records[K];
  }

  at(container: string, cell?: string): readonly PlacedItem[] {
    return this.standing.at(container, cell);
  }

  index<S>(index: Index<S>): Readonly<S> {
    this.#states ??= new Map();
    return within(this.#states, index as Index<unknown>, () => this.#stateOf(index)) as Readonly<S>;
  }

  size(kind: Kind): number {
    let size = this.#table.size(kind);
    for (const [id, record] of this.#records.get(kind) ?? [])
      size += Number(record !== undefined) - Number(this.#table.get(kind, id) !== undefined);
    return size;
  }

  #stateOf<S>(index: Index<S>): S {
    if (index.former) return index.former(this.#table.index(index) as S, this.#changes, this);
    const state = index.create();
    index.update(state, this.#whole(), this);
    return state;
  }

  /** Every record of it as if it were added. */
  #whole(): readonly RecordChange[] {
    const kinds = new Set([...this.#table.records.keys(), ...this.#records.keys()]);
    return [...kinds].flatMap((kind) => [...this.all(kind)].map((after) => ({ before: undefined, after })));
  }
}
