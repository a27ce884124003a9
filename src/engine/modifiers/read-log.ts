import {
  type AnyRecord,
  FormerTable,
  getOrCreateInnerMap,
  type Index,
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

/** A result of an evaluation. It must be found again once something that was read for it has changed. */
export interface EvaluationResult {
  /** The kind and id of a record that is always read for this finding; blank if there is none. */
  readonly kind: string;
  readonly id: string;
  /** The findings that were computed from this one. */
  readers: Set<EvaluationResult> | undefined;
  isHeld: boolean;
  readonly forget: () => void;
}

/**
 * A table that records the reads of each finding. When records change, it forgets the findings that read them, and all
 * findings that were computed from those.
 */
export class ReadLog implements Table {
  readonly table: Table;
  readonly systems: readonly System[];
  readonly standing: Table['standing'];
  /** The finding that is being computed. Undefined if reads aren't recorded. */
  finding: EvaluationResult | undefined;
  readonly #byRecord = new Map<Kind, Map<string, Set<EvaluationResult>>>();
  readonly #byKind = new Map<Kind, Set<EvaluationResult>>();
  readonly #byPlace = new Map<string, Set<EvaluationResult>>();
  /** The findings that read too much to record it. They are forgotten at any change. */
  readonly #byAny = new Set<EvaluationResult>();

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

  get audience(): Table['audience'] {
    return this.table.audience;
  }

  /** Makes the finding depend on every change, because the code that asks for the revision caches something by it. */
  get revision(): number {
    return this.#noted().revision;
  }

  get<K extends Kind>(kind: K, id: string): Records[K] | undefined {
    const { finding } = this;
    if (finding && !(finding.id === id && finding.kind === kind))
      note(getOrCreateInnerMap(this.#byRecord, kind), id, finding);
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

  /** Reads of the active modifiers are not recorded, because a change of these starts a new evaluation. */
  index<S>(index: Index<S>): Readonly<S> {
    return index.name === activeModifiersIndex.name ? this.table.index(index) : this.#noted().index(index);
  }

  readBy(finding: EvaluationResult): void {
    if (!this.finding || this.finding === finding) return;
    finding.readers ??= new Set();
    finding.readers.add(this.finding);
  }

  /** Forgets the findings that the changes affect. `held` returns the finding of a record. */
  changed(changes: Iterable<RecordChange>, held: (kind: string, id: string) => EvaluationResult | undefined): void {
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

  /** Returns the findings that the changes affect, directly or through other findings. */
  concernedBy(
    changes: Iterable<RecordChange>,
    held?: (kind: string, id: string) => EvaluationResult | undefined,
  ): ReadonlySet<EvaluationResult> {
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

/** True for the table itself, and false for a view of it or a former state of it. */
export const isCurrentTable = (world: World): boolean => world === world.ground && !(world instanceof FormerTable);

const placeKey = (container: string, cell = ''): string => `${container}\n${cell}`;

const addAll = (to: Set<EvaluationResult>, some: ReadonlySet<EvaluationResult> | undefined): void => {
  if (some) for (const finding of some) to.add(finding);
};

const note = <K>(findings: Map<K, Set<EvaluationResult>>, key: K, finding: EvaluationResult): void => {
  const known = findings.get(key);
  if (known) known.add(finding);
  else findings.set(key, new Set([finding]));
};

const forgetAll = <K>(findings: Map<K, Set<EvaluationResult>> | undefined, key: K): void => {
  const some = findings?.get(key);
  if (!some) return;
  findings?.delete(key);
  for (const finding of some) drop(finding);
};

/**
 * Forgets a finding and all findings that were computed from it. It does so without recursion, because these chains may
 * be long.
 */
const drop = (first: EvaluationResult | undefined): void => {
  const open = first ? [first] : [];
  for (let finding = open.pop(); finding; finding = open.pop()) {
    if (!finding.isHeld) continue;
    finding.isHeld = false;
    open.push(...(finding.readers ?? []));
    finding.readers = undefined;
    finding.forget();
  }
};
