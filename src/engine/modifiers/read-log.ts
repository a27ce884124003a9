import {
  type AnyRecord,
  FormerTable,
  type Index,
  innerMap,
  type Kind,
  type PlacedItem,
  placeOf,
  type RecordChange,
  type Records,
  type System,
  type Table,
  type World,
} from '../../table/index.ts';
import { activeModifiersIndex } from './active-modifiers.ts';

/** A result that must be found again once something read for it has changed. */
export interface Finding {
  /** The kind and id of a record that is always read for it; blank for none. */
  readonly kind: string;
  readonly id: string;
  /** The findings that used this one. */
  readers: Set<Finding> | undefined;
  isHeld: boolean;
  readonly forget: () => void;
}

/**
 * A table that records the reads of each finding. A change forgets the findings that read a changed record, and all
 * that used those.
 */
export class ReadLog implements Table {
  readonly table: Table;
  readonly systems: readonly System[];
  readonly standing: Table['standing'];
  /** The finding in progress; undefined if reads aren't recorded. */
  finding: Finding | undefined;
  readonly #byRecord = new Map<Kind, Map<string, Set<Finding>>>();
  readonly #byKind = new Map<Kind, Set<Finding>>();
  readonly #byPlace = new Map<string, Set<Finding>>();
  /** The findings whose reads are too broad to track. */
  readonly #byAny = new Set<Finding>();

  constructor(table: Table) {
    this.table = table;
    this.systems = table.systems;
    this.standing = {
      at: (container, cell) => this.at(container, cell),
      in: (container) => this.#noted().standing.in(container),
      stacks: (container) => this.#noted().standing.stacks(container),
      cells: (container) => this.#noted().standing.cells(container),
      containers: () => this.#noted().standing.containers(),
    };
  }

  get ground(): Table {
    return this;
  }

  /** Makes the finding depend on every change, because its reader caches something by the revision. */
  get revision(): number {
    return this.#noted().revision;
  }

  get<K extends Kind>(kind: K, id: string): Records[K] | undefined {
    const { finding } = this;
    if (finding && !(finding.id === id && finding.kind === kind)) note(innerMap(this.#byRecord, kind), id, finding);
    return this.table.get(kind, id);
  }

  all<K extends Kind>(kind: K): Iterable<Records[K]> {
    if (this.finding) note(this.#byKind, kind, this.finding);
    return this.table.all(kind);
  }

  size(kind: Kind): number {
    if (this.finding) note(this.#byKind, kind, this.finding);
    return this.table.size(kind);
  }

  at(container: string, cell?: string): readonly PlacedItem[] {
    if (this.finding) note(this.#byPlace, placeKey(container, cell), this.finding);
    return this.table.at(container, cell);
  }

  /** Records no read of the active modifiers: a change of them starts a new evaluation. */
  index<S>(index: Index<S>): Readonly<S> {
    return index.name === activeModifiersIndex.name ? this.table.index(index) : this.#noted().index(index);
  }

  readBy(finding: Finding): void {
    if (!this.finding || this.finding === finding) return;
    finding.readers ??= new Set();
    finding.readers.add(this.finding);
  }

  /** Forgets the findings that the changes affect. `held` returns the finding of a record. */
  changed(changes: Iterable<RecordChange>, held: (kind: string, id: string) => Finding | undefined): void {
    for (const { before, after } of changes) {
      const { kind, id } = (after ?? before) as AnyRecord;
      drop(held(kind, id));
      forgetAll(this.#byRecord.get(kind), id);
      forgetAll(this.#byKind, kind);
      const [from, to] = [placeOf(before), placeOf(after)];
      if (from === to) continue;
      for (const place of [from, to]) if (place) forgetAll(this.#byPlace, placeKey(place.in, place.cell));
    }
    const any = [...this.#byAny];
    this.#byAny.clear();
    for (const finding of any) drop(finding);
  }

  /** Returns the findings that the changes affect, also through other findings. */
  concernedBy(
    changes: Iterable<RecordChange>,
    held?: (kind: string, id: string) => Finding | undefined,
  ): ReadonlySet<Finding> {
    const found = new Set(this.#byAny);
    for (const { before, after } of changes) {
      const { kind, id } = (after ?? before) as AnyRecord;
      const own = held?.(kind, id);
      if (own) found.add(own);
      addAll(found, this.#byRecord.get(kind)?.get(id));
      addAll(found, this.#byKind.get(kind));
      for (const place of [placeOf(before), placeOf(after)])
        if (place) addAll(found, this.#byPlace.get(placeKey(place.in, place.cell)));
    }
    for (const { readers } of found) addAll(found, readers);
    return found;
  }

  #noted(): Table {
    if (this.finding) this.#byAny.add(this.finding);
    return this.table;
  }
}

/** True for the table itself, and false for a view or a former state of it. */
export const isWritten = (world: World): boolean => world === world.ground && !(world instanceof FormerTable);

const placeKey = (container: string, cell = ''): string => `${container}\n${cell}`;

const addAll = (to: Set<Finding>, some: ReadonlySet<Finding> | undefined): void => {
  if (some) for (const finding of some) to.add(finding);
};

const note = <K>(findings: Map<K, Set<Finding>>, key: K, finding: Finding): void => {
  const known = findings.get(key);
  if (known) known.add(finding);
  else findings.set(key, new Set([finding]));
};

const forgetAll = <K>(findings: Map<K, Set<Finding>> | undefined, key: K): void => {
  const some = findings?.get(key);
  if (!some) return;
  findings?.delete(key);
  for (const finding of some) drop(finding);
};

/** Forgets a finding and all that used it, without recursion because the chains may be long. */
const drop = (first: Finding | undefined): void => {
  const open = first ? [first] : [];
  for (let finding = open.pop(); finding; finding = open.pop()) {
    if (!finding.isHeld) continue;
    finding.isHeld = false;
    open.push(...(finding.readers ?? []));
    finding.readers = undefined;
    finding.forget();
  }
};
