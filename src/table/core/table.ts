import type { Audience } from './audience.ts';
import { type RecordChange, recordKindOfChange } from './change.ts';
import { charge, runUnmetered } from './meter.ts';
import { ContainerContentsIndex, type PlacedItem } from './place.ts';
import type { AnyRecord, Kind, Records } from './record.ts';
import { getOrCreateInnerMap, within } from './within.ts';

/** The systems of a table, in the order in which they are asked. See system.ts. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by system.ts through declaration merging
export interface Systems {}

/**
 * A readable state of a game (P19). Rules read the table itself, and everything that is shown comes from one viewer's
 * lens on it. A lens answers as if the things that its viewer may not see did not exist.
 */
export interface World {
  readonly systems: Systems;
  /**
   * The table behind a lens. Only modifiers use it: they are stored there, and read nothing else that is hidden (P19).
   */
  readonly ground: Table;
  /** The viewer of this world; undefined for the table itself, which hides nothing. */
  readonly audience: Audience | undefined;
  get<K extends Kind>(kind: K, id: string): Records[K] | undefined;
  all<K extends Kind>(kind: K): Iterable<Records[K]>;
  /** Returns the items on a cell, lowest first. Without a cell, returns the items in the container itself. */
  at(container: string, cell?: string): readonly PlacedItem[];
}

/**
 * A lookup that apply keeps up to date: created empty, then updated with every change. If the entries come with
 * `before` and `after` swapped, `update` must exactly undo the earlier update.
 */
export interface Index<S> {
  readonly name: string;
  /**
   * The kinds of records that the index depends on; all kinds if omitted. Only changes of these kinds are passed to it.
   */
  readonly kinds?: readonly Kind[] | ((systems: Systems) => ReadonlySet<Kind>);
  readonly create: () => S;
  readonly update: (state: S, entries: readonly RecordChange[], table: Table) => void;
  /**
   * Returns the state before these changes. If they don't affect the index, this may be the present state itself.
   * Otherwise the result must not share any data that is ever written. `table` is the table before the changes. Without
   * this function, the former state is built from that whole table.
   */
  readonly former?: (state: S, entries: readonly RecordChange[], table: Table) => S;
}

/** The table for all code except apply: read-only. */
export interface Table extends World {
  /** A number that increases with every write, including rollbacks. It is never stored. */
  readonly revision: number;
  readonly standing: Pick<ContainerContentsIndex, 'at' | 'in' | 'stacks' | 'cells' | 'containers'>;
  /** Returns the state of an index. Callers must not write to it. */
  index<S>(index: Index<S>): Readonly<S>;
  size(kind: Kind): number;
}

const placeIndex: Index<ContainerContentsIndex> = {
  name: 'standing',
  create: () => new ContainerContentsIndex(),
  update: (standing, entries) => standing.fold(entries),
};

/** An index and its state for one table. The state is built when it is first needed. */
export interface TableIndexWithState {
  readonly index: Index<unknown>;
  state: unknown;
  writes: number;
}

const isMadeOf = ({ kinds }: Pick<Index<never>, 'kinds'>, systems: Systems, kind: Kind): boolean => {
  if (kinds === undefined) return true;
  return typeof kinds === 'function' ? kinds(systems).has(kind) : kinds.includes(kind);
};

export const isIndexAffected = (
  index: Pick<Index<never>, 'kinds'>,
  systems: Systems,
  changes: readonly RecordChange[],
): boolean => {
  for (const change of changes) if (isMadeOf(index, systems, recordKindOfChange(change))) return true;
  return false;
};

/**
 * Tables with more writes than this build all their indexes early. An index of this many records takes a few
 * milliseconds.
 */
const MOST_AT_ONE_GO = 1000;

const NO_INDEXES: readonly TableIndexWithState[] = [];

/** The one mutable store of a game. Only apply writes to it; all other code gets it as a read-only `Table`. */
export class LiveTable implements Table {
  revision = 0;
  /** The number of records written so far, including rollbacks. */
  writes = 0;
  /** True if every viewer counts as seeing everything. It is set on tables on which a bot opponent thinks ahead. */
  isOpen = false;
  readonly systems: Systems;
  readonly audience = undefined;
  readonly records = new Map<Kind, Map<string, AnyRecord>>();
  readonly indexes: readonly TableIndexWithState[];
  private readonly kept: ReadonlyMap<Index<unknown>, TableIndexWithState>;
  private readonly ofKind = new Map<Kind, readonly TableIndexWithState[]>();
  /** The records of the kind that was read last. They are cached because reads of one kind often follow each other. */
  private lastKind: Kind | undefined;
  private lastRecords: Map<string, AnyRecord> | undefined;
  private lastKept: TableIndexWithState | undefined;

  constructor(systems: Systems) {
    this.systems = systems;
    const indexes = [placeIndex as Index<unknown>, ...systems.flatMap((system) => system.indexes ?? [])];
    this.indexes = indexes.map((index) => ({ index, state: undefined, writes: 0 }));
    this.kept = new Map(this.indexes.map((kept) => [kept.index, kept]));
  }

  /**
   * The last revision that a trial used. These numbers start at the smallest integer, so they never equal another
   * revision.
   */
  private lastTried = Number.MIN_SAFE_INTEGER;
  private trial: 'forth' | 'back' | undefined;
  /** Records that are removed only for the current trial. They stay in their maps, so that their order is kept. */
  private gone: Set<AnyRecord> | undefined;

  get ground(): Table {
    return this;
  }

  /**
   * Makes a change, asks a question, and takes the change back. Afterward the table is as before, including its
   * revision. During the trial, the revision is a number that the table never has at another time. Throws if another
   * trial is running.
   */
  trying<T>(forth: () => void, question: () => T, back: () => void): T {
    if (this.trial) throw new Error('a trial within a trial');
    const { revision } = this;
    this.revision = this.lastTried + 1;
    this.trial = 'forth';
    try {
      try {
        forth();
        return question();
      } finally {
        this.trial = 'back';
        back();
      }
    } finally {
      this.lastTried = this.revision;
      this.trial = undefined;
      this.gone = undefined;
      this.revision = revision;
    }
  }

  /** Writes or removes one record. Only apply may call this. `isBack` is true if it takes back an earlier write. */
  write(before: AnyRecord | undefined, after: AnyRecord | undefined, isBack = false): void {
    const { kind, id } = (after ?? before) as AnyRecord;
    this.writes += 1;
    const records = getOrCreateInnerMap(this.records, kind);
    if (after) {
      if (this.gone) this.gone.delete(after);
      records.set(id, after);
    } else if (before && this.trial === 'forth' && !isBack) {
      this.gone ??= new Set();
      this.gone.add(before);
    } else records.delete(id);
  }

  get standing(): ContainerContentsIndex {
    const kept = this.indexes[0] as TableIndexWithState;
    return (kept.state ?? this.make(kept)) as ContainerContentsIndex;
  }

  get<K extends Kind>(kind: K, id: string): Records[K] | undefined {
    if (kind !== this.lastKind) {
      this.lastRecords = this.records.get(kind);
      this.lastKind = this.lastRecords && kind;
    }
    const record = this.lastRecords?.get(id);
    return (this.gone && record && this.gone.has(record) ? undefined : record) as Records[K] | undefined;
  }

  all<K extends Kind>(kind: K): Iterable<Records[K]> {
    const { gone } = this;
    const records = this.records.get(kind);
    if (records) charge(records.size);
    const all = (records?.values() ?? []) as Iterable<Records[K]>;
    return gone ? [...all].filter((record) => !gone.has(record)) : all;
  }

  at(container: string, cell?: string): readonly PlacedItem[] {
    return this.standing.at(container, cell);
  }

  index<S>(index: Index<S>): Readonly<S> {
    if (index !== this.lastKept?.index) this.lastKept = this.kept.get(index as Index<unknown>);
    const kept = this.lastKept;
    return (kept && (kept.state ?? this.make(kept))) as Readonly<S>;
  }

  concerned(changes: readonly RecordChange[]): readonly TableIndexWithState[] {
    const [first] = changes;
    const kind = first && recordKindOfChange(first);
    if (kind === undefined) return NO_INDEXES;
    for (const change of changes)
      if (recordKindOfChange(change) !== kind)
        return this.indexes.filter(({ index }) => isIndexAffected(index, this.systems, changes));
    return within(this.ofKind, kind, () => this.indexes.filter(({ index }) => isMadeOf(index, this.systems, kind)));
  }

  size(kind: Kind): number {
    return this.gone ? [...this.all(kind)].length : (this.records.get(kind)?.size ?? 0);
  }

  /**
   * Builds all missing indexes if the table is big. Callers use it while they load a table in parts, so that no later
   * read builds them all at once.
   */
  indexIfBig(): void {
    if (this.writes > MOST_AT_ONE_GO) for (const kept of this.indexes) if (kept.state === undefined) this.make(kept);
  }

  private make(kept: TableIndexWithState): unknown {
    const { index } = kept;
    const state = index.create();
    kept.state = state;
    kept.writes = this.writes;
    runUnmetered(() => index.update(state, allRecordsAsAdded(this, index), this));
    return state;
  }
}

/**
 * Returns every record that the index depends on, as if each had just been added. Without an index, returns every
 * record.
 */
export const allRecordsAsAdded = (table: LiveTable, index: Pick<Index<never>, 'kinds'> = {}): readonly RecordChange[] =>
  [...table.records.keys()].flatMap((kind) =>
    isMadeOf(index, table.systems, kind) ? [...table.all(kind)].map((after) => ({ before: undefined, after })) : [],
  );
