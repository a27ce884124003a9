import type { Audience } from './audience.ts';
import { kindOf, type RecordChange } from './change.ts';
import { charge, unmetered } from './meter.ts';
import { type PlacedItem, PlaceIndex } from './place.ts';
import type { AnyRecord, Kind, Records } from './record.ts';
import { innerMap, within } from './within.ts';

/** The systems that a table holds, in the order in which they are asked; system.ts says what one is. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by system.ts through declaration merging
export interface Systems {}

/**
 * What can be looked at: the table, for rules, or one viewer's lens on it, for what is shown (P19). A lens answers as
 * if what its viewer may not see did not exist.
 */
export interface World {
  readonly systems: Systems;
  /**
   * The table itself: for the modifiers alone, which are kept there and look at nothing else of what is hidden (P19).
   */
  readonly ground: Table;
  /** Whose sight it is; undefined for the table itself, which knows everything. */
  readonly audience?: Audience;
  get<K extends Kind>(kind: K, id: string): Records[K] | undefined;
  all<K extends Kind>(kind: K): Iterable<Records[K]>;
  /** What stands on a cell (or, without a cell, in the container itself), lowest first. */
  at(container: string, cell?: string): readonly PlacedItem[];
}

/**
 * An index that apply keeps: made empty, then told of every change. It must answer entries with `before` and `after`
 * swapped by exactly taking back what it did: that is its inverse.
 */
export interface Index<S> {
  readonly name: string;
  /** The kinds of records that it is made of, where these are not all: it is told of no others. */
  readonly kinds?: readonly Kind[] | ((systems: Systems) => ReadonlySet<Kind>);
  readonly create: () => S;
  readonly update: (state: S, entries: readonly RecordChange[], table: Table) => void;
  /**
   * The state that it had before these changes: one that shares nothing with that of now which is ever written, or that
   * of now itself, where nothing of it has changed. `table`: as it was. Without this it is made anew of all of that.
   */
  readonly former?: (state: S, entries: readonly RecordChange[], table: Table) => S;
}

/** The table, as everyone but apply sees it. */
export interface Table extends World {
  /** Rises with every write, on rollback too; never stored. */
  readonly revision: number;
  readonly standing: Pick<PlaceIndex, 'at' | 'in' | 'stacks' | 'cells' | 'containers'>;
  /** The state of an index. Read it, never write it. */
  index<S>(index: Index<S>): Readonly<S>;
  size(kind: Kind): number;
}

const placeIndex: Index<PlaceIndex> = {
  name: 'standing',
  create: () => new PlaceIndex(),
  update: (standing, entries) => standing.fold(entries),
};

/** An index with what it holds of one table, which is made when it is asked for first. */
export interface KeptIndex {
  readonly index: Index<unknown>;
  /** Undefined as long as nobody asked. */
  state: unknown;
  /** How many writes the table had when it was made. */
  writes: number;
}

/** Whether an index is made of records of a kind. */
const isMadeOf = ({ kinds }: Pick<Index<never>, 'kinds'>, systems: Systems, kind: Kind): boolean => {
  if (kinds === undefined) return true;
  return typeof kinds === 'function' ? kinds(systems).has(kind) : kinds.includes(kind);
};

/** Whether what an index holds may be something else by these changes. */
export const isConcerned = (
  index: Pick<Index<never>, 'kinds'>,
  systems: Systems,
  changes: readonly RecordChange[],
): boolean => {
  for (const change of changes) if (isMadeOf(index, systems, kindOf(change))) return true;
  return false;
};

/** Of so many records an index is made at one go, which takes a few milliseconds. */
const MOST_AT_ONE_GO = 1000;

const NO_INDEXES: readonly KeptIndex[] = [];

/** The one mutable store of a game. Only apply writes it; whoever else has it in hand holds it as `Table`. */
export class LiveTable implements Table {
  revision = 0;
  /** How many records were written so far, and taken back. */
  writes = 0;
  /** True if everyone counts as seeing everything: on a table that was made to think on, not to play on. */
  isOpen = false;
  readonly systems: Systems;
  readonly records = new Map<Kind, Map<string, AnyRecord>>();
  readonly indexes: readonly KeptIndex[];
  private readonly kept: ReadonlyMap<Index<unknown>, KeptIndex>;
  /** The indexes that are made of records of a kind. */
  private readonly ofKind = new Map<Kind, readonly KeptIndex[]>();
  /** The records of the kind that was asked for last are at hand: looks come in rows. */
  private lastKind: Kind | undefined;
  private lastRecords: Map<string, AnyRecord> | undefined;
  /** So is the index that was asked for last. */
  private lastKept: KeptIndex | undefined;

  constructor(systems: Systems) {
    this.systems = systems;
    const indexes = [placeIndex as Index<unknown>, ...systems.flatMap((system) => system.indexes ?? [])];
    this.indexes = indexes.map((index) => ({ index, state: undefined, writes: 0 }));
    this.kept = new Map(this.indexes.map((kept) => [kept.index, kept]));
  }

  /** The last revision that it had while something was tried on it. */
  private lastTried = Number.MIN_SAFE_INTEGER;
  private trial: 'forth' | 'back' | undefined;
  /** Records that are gone for a trial alone: they keep their place in the order of their kind. */
  private gone: Set<AnyRecord> | undefined;

  get ground(): Table {
    return this;
  }

  /**
   * Asks something once a change was made, and takes it back: afterwards it is as if nothing had been. Meanwhile its
   * revision is one that it has at no other time.
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

  /** Only for apply: a record as it is now, or gone. `isBack`: it takes back a write. */
  write(before: AnyRecord | undefined, after: AnyRecord | undefined, isBack = false): void {
    const { kind, id } = (after ?? before) as AnyRecord;
    this.writes += 1;
    const records = innerMap(this.records, kind);
    if (after) {
      if (this.gone) this.gone.delete(after);
      records.set(id, after);
    } else if (before && this.trial === 'forth' && !isBack) {
      this.gone ??= new Set();
      this.gone.add(before);
    } else records.delete(id);
  }

  get standing(): PlaceIndex {
    const kept = this.indexes[0] as KeptIndex;
    return (kept.state ?? this.make(kept)) as PlaceIndex;
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

  /** The indexes that have to be told of these changes. */
  concerned(changes: readonly RecordChange[]): readonly KeptIndex[] {
    const [first] = changes;
    const kind = first && kindOf(first);
    if (kind === undefined) return NO_INDEXES;
    for (const change of changes)
      if (kindOf(change) !== kind) return this.indexes.filter(({ index }) => isConcerned(index, this.systems, changes));
    return within(this.ofKind, kind, () => this.indexes.filter(({ index }) => isMadeOf(index, this.systems, kind)));
  }

  size(kind: Kind): number {
    return this.gone ? [...this.all(kind)].length : (this.records.get(kind)?.size ?? 0);
  }

  /** To be called while a table is read: the indexes of a big one are made part by part, not at one go later. */
  indexIfBig(): void {
    if (this.writes > MOST_AT_ONE_GO) for (const kept of this.indexes) if (kept.state === undefined) this.make(kept);
  }

  private make(kept: KeptIndex): unknown {
    const { index } = kept;
    const state = index.create();
    kept.state = state;
    kept.writes = this.writes;
    unmetered(() => index.update(state, wholeTable(this, index), this));
    return state;
  }
}

/** Every record of which an index is made, or all, as if it were added now. */
export const wholeTable = (table: LiveTable, index: Pick<Index<never>, 'kinds'> = {}): readonly RecordChange[] =>
  [...table.records.keys()].flatMap((kind) =>
    isMadeOf(index, table.systems, kind) ? [...table.all(kind)].map((after) => ({ before: undefined, after })) : [],
  );
