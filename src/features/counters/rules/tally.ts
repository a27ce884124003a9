import { effectiveValue, isBent } from '../../../engine/modifiers/effective-value.ts';
import {
  type AnyRecord,
  appendOrCreate,
  type Change,
  type ContainerId,
  DECIMAL_SUM_ZERO,
  type DecimalSum,
  isEmptyChange,
  join,
  nothing,
  printDecimalSum,
  type RecordChange,
  type RecordUpdate,
  readDecimalSum,
  recordKindsAffecting,
  type StepContext,
  type Table,
  textOf,
  updated,
} from '../../../table/index.ts';
import { type DirtyPiece, hasPropertyChanged, touchedBy } from './affected.ts';
import { type AffectedContributions, affectedContributionsIn, mayTouchCounters } from './changed-pieces.ts';
import { type CompiledCounter, contributionInScope, sumContributions } from './count.ts';
import { syncCountersWithModule } from './defined.ts';
import { type CounterEvaluationOrder, counterEvaluationOrderOf } from './levels.ts';
import { type CountersOfPlace, counterListingIndex, countersAtAndAround, type Listing } from './listing.ts';
import type { CounterValue } from './records.ts';
import { holds } from './scope.ts';
import { recountSums } from './whole.ts';

/** Keeps counters up to date, from the changes of a step alone (C35 to C62). */

/** Counts one level of counters for one step. */
class Count {
  readonly #table: Table;
  readonly #done: StepContext;
  readonly #touched: readonly DirtyPiece[];
  readonly #listing: Readonly<Listing>;
  readonly #stirred: AffectedContributions;
  readonly #levels: CounterEvaluationOrder['byId'];
  /** The sums before this step, for counters that this step has already changed. */
  readonly #starts: ReadonlyMap<string, DecimalSum>;
  /**
   * The counters that are counted from scratch, because they are new. `all` if something that all counters depend on
   * has changed.
   */
  readonly #fresh: ReadonlySet<string> | 'all';

  constructor(table: Table, done: StepContext, levels: CounterEvaluationOrder) {
    this.#table = table;
    this.#done = done;
    this.#touched = touchedBy(done.records);
    this.#listing = table.index(counterListingIndex);
    this.#starts = startsIn(done.records);
    this.#fresh = freshIn(table, done);
    this.#levels = levels.byId;
    this.#stirred = affectedContributionsIn(table, done, this.#touched, levels);
  }

  change(level: number): Change {
    const wanted = this.#wanted();
    if (wanted.size === 0) return nothing;
    let sums: (readonly [string, DecimalSum])[] | undefined;
    let whole: CompiledCounter[] | undefined;
    for (const one of wanted.values()) {
      const { id } = one.counter;
      if ((this.#levels.get(id) ?? 0) !== level) continue;
      if (this.#isWhole(one)) whole = appendOrCreate(whole, one);
      else sums = appendOrCreate(sums, [id, this.#start(id) + this.#delta(one)]);
    }
    if (whole) sums = [...(sums ?? []), ...recountSums(this.#table, whole)];
    return sums ? settled(this.#table, sums) : nothing;
  }

  #delta(one: CompiledCounter): DecimalSum {
    if (this.#isFree(one)) return this.#ownDelta(one);
    const ids = this.#affected(one);
    return sumContributions(this.#table, one, ids) - sumContributions(this.#done.before, one, ids);
  }

  #wanted(): ReadonlyMap<string, CompiledCounter> {
    const here = this.#countersOfPlaces();
    const [first] = here;
    const { stir } = this.#stirred;
    if (first && here.length === 1 && stir.size === 0 && this.#fresh === NONE) return first;
    const found = new Map<string, CompiledCounter>();
    for (const some of here) keep(found, some.values());
    for (const [name, ids] of stir) {
      const readers = this.#listing.byRead.get(name);
      if (ids === 'all') keep(found, readers?.values() ?? []);
      else if (readers) keep(found, this.#readersAmong(readers, ids));
    }
    const { byId } = this.#listing;
    if (this.#fresh === 'all') return byId;
    for (const id of this.#fresh) {
      const one = byId.get(id);
      if (one) found.set(id, one);
    }
    // A new value of the game can affect all counters, so they are returned in the order of `byId`.
    return this.#done.records.some(isOwnValues) ? new Map([...byId].filter(([id]) => found.has(id))) : found;
  }

  #countersOfPlaces(): readonly CountersOfPlace[] {
    let lists: CountersOfPlace[] | undefined;
    let last: ContainerId | undefined;
    for (const { before, after } of this.#touched) {
      const [from, to] = [before?.place.in, after?.place.in];
      if (from !== undefined && from !== last) lists = countersAtAndAround(this.#table, from, lists);
      if (to !== undefined && to !== from) lists = countersAtAndAround(this.#table, to, lists);
      last = to;
    }
    return lists ?? NOWHERE;
  }

  *#readersAmong(readers: ReadonlyMap<string, CompiledCounter>, ids: ReadonlySet<string>): Iterable<CompiledCounter> {
    for (const id of ids) {
      const piece = this.#table.get('piece', id);
      if (!piece) continue;
      for (const some of countersAtAndAround(this.#table, piece.place.in) ?? NOWHERE)
        for (const one of some.values()) if (readers.has(one.counter.id)) yield one;
    }
  }

  #isWhole({ counter, reads }: CompiledCounter): boolean {
    const { stir } = this.#stirred;
    if (this.#fresh === 'all' || this.#fresh.has(counter.id)) return true;
    if (stir.size > 0) for (const name of reads) if (stir.get(name) === 'all') return true;
    return false;
  }

  /** True if the contribution of a piece depends only on the piece and its place. */
  #isFree({ reads }: CompiledCounter): boolean {
    const { stir, bent } = this.#stirred;
    if (stir.size + bent.size > 0) for (const name of reads) if (stir.has(name) || bent.has(name)) return false;
    return true;
  }

  #start(id: string): DecimalSum {
    const start = this.#starts.get(id);
    const tally = start === undefined ? this.#table.get('tally', id) : undefined;
    return start ?? (tally ? readDecimalSum(tally.sum) : DECIMAL_SUM_ZERO);
  }

  /**
   * Returns the change of a counter's sum by the touched pieces. A piece is evaluated only if it or its place has
   * changed for this counter (C41).
   */
  #ownDelta(one: CompiledCounter): DecimalSum {
    let delta = DECIMAL_SUM_ZERO;
    for (const touched of this.#touched) {
      const { before, after } = touched;
      const was = before !== undefined && holds(this.#table, one.counter, before.place);
      const is = after !== undefined && holds(this.#table, one.counter, after.place);
      if (!was && !is) continue;
      if (was && is && !hasPropertyChanged(this.#table, this.#done.before, touched, one.reads)) continue;
      if (is) delta += contributionInScope(this.#table, one, after);
      if (was) delta -= contributionInScope(this.#done.before, one, before);
    }
    return delta;
  }

  #affected({ reads }: CompiledCounter): ReadonlySet<string> {
    const ids = new Set(this.#touched.map(({ id }) => id));
    for (const name of reads) {
      const some = this.#stirred.stir.get(name);
      if (some !== 'all') for (const id of some ?? []) ids.add(id);
    }
    return ids;
  }
}

const NOWHERE: readonly CountersOfPlace[] = [];

const keep = (found: Map<string, CompiledCounter>, some: Iterable<CompiledCounter>): void => {
  for (const one of some) found.set(one.counter.id, one);
};

const isOwnValues = ({ before, after }: RecordChange): boolean => (after ?? before)?.kind === 'own-values';

const NO_STARTS: ReadonlyMap<string, DecimalSum> = new Map();

const startsIn = (records: readonly RecordChange[]): ReadonlyMap<string, DecimalSum> => {
  let starts: Map<string, DecimalSum> | undefined;
  for (const { before, after } of records) {
    if (after?.kind !== 'tally') continue;
    starts ??= new Map();
    starts.set(after.id, before?.kind === 'tally' ? readDecimalSum(before.sum) : DECIMAL_SUM_ZERO);
  }
  return starts ?? NO_STARTS;
};

const NONE: ReadonlySet<string> = new Set();

const freshIn = (table: Table, { operation, records }: StepContext): ReadonlySet<string> | 'all' => {
  if (operation.kind === 'refresh-counters') return 'all';
  const ground = recordKindsAffecting(table.systems, 'counts');
  let fresh: Set<string> | undefined;
  for (const { before, after } of records) {
    const { kind, id } = (after ?? before) as AnyRecord;
    // A new value of the game or of a side doesn't require a full count, because `stirred` knows which value was set.
    if (ground.has(kind) && kind !== 'own-values') return 'all';
    if (kind === 'counter') fresh = (fresh ?? new Set()).add(id);
  }
  if (table.size('tally') < table.size('counter'))
    for (const { id } of table.all('counter')) if (!table.get('tally', id)) fresh = (fresh ?? new Set()).add(id);
  return fresh ?? NONE;
};

const settled = (table: Table, sums: readonly (readonly [string, DecimalSum])[]): Change => {
  let added: CounterValue[] | undefined;
  let updates: RecordUpdate[] | undefined;
  for (const [id, value] of sums) {
    const tally = table.get('tally', id);
    const sum = printDecimalSum(value);
    if (!tally) added = appendOrCreate(added, { kind: 'tally', id, sum });
    else if (tally.sum !== sum)
      updates = appendOrCreate(updates, { kind: 'tally', id, from: { sum: tally.sum }, to: { sum } });
  }
  if (!added && !updates) return nothing;
  return { added: added ?? nothing.added, updated: updates ?? nothing.updated, removed: nothing.removed };
};

/** Returns the changes of the counters of one level by modifiers whose targets are counters (P8, P16). */
const bentValues = (table: Table, { byId }: CounterEvaluationOrder, level: number): Change => {
  const bends = isBent(table, 'counter', 'value');
  if (!bends && table.index(counterListingIndex).bent === 0) return nothing;
  const here = [...table.all('tally')].filter(({ id }) => (byId.get(id) ?? 0) === level);
  return join(
    ...here.map((tally) => {
      const { bent: _, ...bare } = tally;
      const value = bends ? textOf(effectiveValue(table, { kind: 'counter', id: tally.id, name: 'value' })) : tally.sum;
      return updated(tally, value === tally.sum ? bare : { ...bare, bent: value });
    }),
  );
};

/**
 * The key under which a step keeps the progress of counting. A change that counters return is applied next, before any
 * other.
 */
const STAGE = {};

interface Stage {
  readonly revision: number;
  readonly stage: number;
}

/** The key under which a step keeps the counting state from when counters last had nothing left to do. */
const SETTLED = {};

interface Settled {
  readonly revision: number;
  readonly round: number;
}

/** True if no counter can have changed since counters last had nothing left to do in this step. */
const isStillSettled = (table: Table, done: StepContext): boolean => {
  if (done.round === 0) return false;
  const settled = done.kept.get(SETTLED) as Settled | undefined;
  if (settled === undefined) return false;
  if (settled.revision === table.revision) return true;
  if (settled.round !== done.round - 1 || mayTouchCounters(table, done.latest)) return false;
  noteSettled(table, done);
  return true;
};

const noteSettled = (table: Table, done: StepContext): void => {
  done.kept.set(SETTLED, { revision: table.revision, round: done.round } satisfies Settled);
};

/**
 * Returns the next change of counters in a step. For each level, it counts first and then applies modifiers of
 * counters.
 */
export const counted = (table: Table, done: StepContext): Change | undefined => {
  const fresh = syncCountersWithModule(table, done.change);
  if (fresh) return fresh;
  if (table.size('counter') === 0 || isStillSettled(table, done)) return undefined;
  const levels = counterEvaluationOrderOf(table);
  const stood = done.round > 0 ? (done.kept.get(STAGE) as Stage | undefined) : undefined;
  for (let stage = stood?.revision === table.revision ? stood.stage : 0; stage <= 2 * levels.last + 1; stage += 1) {
    const level = Math.floor(stage / 2);
    const change = stage % 2 === 0 ? new Count(table, done, levels).change(level) : bentValues(table, levels, level);
    if (isEmptyChange(change)) continue;
    done.kept.set(STAGE, { revision: table.revision + 1, stage: stage + 1 } satisfies Stage);
    return change;
  }
  noteSettled(table, done);
  return undefined;
};
