import { type Change, isNothing, join, nothing, type Update, updated } from '../core/change.ts';
import { EMPTY_SUM, printSum, readSum, type Sum } from '../core/decimal.ts';
import { kindsAffecting } from '../core/record-rules.ts';
import type { StepContext } from '../core/system.ts';
import type { Table, World } from '../core/table.ts';
import { textOf } from '../core/value.ts';
import { effectiveValue, isBent } from '../modifiers/effective-value.ts';
import { type DirtyPiece, differs, touchedBy, withPiece } from './affected.ts';
import { type Stirred, stirred } from './changed-pieces.ts';
import { type CompiledCounter, part, sumOf } from './count.ts';
import { defined } from './defined.ts';
import { type Levels, levelsOf } from './levels.ts';
import { countersAt, type Listing, listingIndex } from './listing.ts';
import type { CounterValue } from './records.ts';
import { holds } from './scope.ts';
import { wholeSums } from './whole.ts';

/** How counters are kept: from what a step changed, and from that alone (C35 to C62). */

/** One step's count of the counters at one level. */
class Count {
  readonly #table: Table;
  readonly #done: StepContext;
  readonly #touched: readonly DirtyPiece[];
  readonly #listing: Readonly<Listing>;
  readonly #stirred: Stirred;
  readonly #worlds = new Map<string, World>();
  /** The sums from before this step of those tallies that it has changed already. */
  readonly #starts: ReadonlyMap<string, Sum>;
  /** The counters that are counted whole: their definitions came with this step, or what all definitions rest on. */
  readonly #fresh: ReadonlySet<string> | 'all';

  constructor(table: Table, done: StepContext) {
    this.#table = table;
    this.#done = done;
    this.#touched = touchedBy(table, done.change);
    this.#listing = table.index(listingIndex);
    this.#starts = startsIn(done.change);
    this.#fresh = freshIn(table, done);
    this.#stirred = stirred(table, done, this.#touched);
  }

  change({ byId }: Levels, level: number): Change {
    const sums = new Map<string, Sum>();
    const whole: CompiledCounter[] = [];
    const others: { readonly one: CompiledCounter; readonly ids: ReadonlySet<string> }[] = [];
    for (const one of this.#wanted()) {
      const { id } = one.counter;
      if ((byId.get(id) ?? 0) !== level) continue;
      if (this.#isWhole(one)) whole.push(one);
      else if (this.#isFree(one)) sums.set(id, this.#start(id) + this.#ownDelta(one));
      else others.push({ one, ids: this.#affected(one) });
    }
    for (const [id, sum] of wholeSums(this.#table, whole)) sums.set(id, sum);
    const was =
      others.length > 0 ? this.#done.before((then) => others.map(({ one, ids }) => sumOf(then, one, ids))) : [];
    for (const [i, { one, ids }] of others.entries())
      sums.set(one.counter.id, this.#start(one.counter.id) - (was[i] as Sum) + sumOf(this.#table, one, ids));
    return settled(this.#table, sums);
  }

  /** The counters on which this step may have told. */
  #wanted(): Iterable<CompiledCounter> {
    const found = new Map<string, CompiledCounter>();
    for (const { before, after } of this.#touched) {
      if (before) keep(found, countersAt(this.#table, before.place));
      if (after && after.place.in !== before?.place.in) keep(found, countersAt(this.#table, after.place));
    }
    for (const [name, ids] of this.#stirred.stir) {
      const readers = this.#listing.byRead.get(name);
      if (ids === 'all') keep(found, readers?.values() ?? []);
      else if (readers) keep(found, this.#readersAmong(readers, ids));
    }
    const { byId } = this.#listing;
    keep(found, this.#fresh === 'all' ? byId.values() : [...this.#fresh].flatMap((id) => byId.get(id) ?? []));
    return found.values();
  }

  *#readersAmong(readers: ReadonlyMap<string, CompiledCounter>, ids: ReadonlySet<string>): Iterable<CompiledCounter> {
    for (const id of ids) {
      const piece = this.#table.get('piece', id);
      if (piece) for (const one of countersAt(this.#table, piece.place)) if (readers.has(one.counter.id)) yield one;
    }
  }

  #isWhole({ counter, reads }: CompiledCounter): boolean {
    return (
      this.#fresh === 'all' ||
      this.#fresh.has(counter.id) ||
      [...reads].some((name) => this.#stirred.stir.get(name) === 'all')
    );
  }

  /** Whether a piece's part depends on itself and its place alone. */
  #isFree({ reads }: CompiledCounter): boolean {
    const { stir, bent } = this.#stirred;
    return ![...reads].some((name) => stir.has(name) || bent.has(name));
  }

  /** What the counter held before this step. */
  #start(id: string): Sum {
    const tally = this.#table.get('tally', id);
    return this.#starts.get(id) ?? (tally ? readSum(tally.sum) : EMPTY_SUM);
  }

  /** Nothing is evaluated where neither a piece nor its place has changed for this counter (C41). */
  #ownDelta(one: CompiledCounter): Sum {
    let delta = EMPTY_SUM;
    for (const touched of this.#touched) {
      const { before, after } = touched;
      const was = before !== undefined && holds(this.#table, one.counter, before.place);
      const is = after !== undefined && holds(this.#table, one.counter, after.place);
      if (!was && !is) continue;
      const world = this.#formerly(touched);
      if (was && is && !differs(this.#table, touched, world, one.reads)) continue;
      if (is && after) delta += part(this.#table, one, after);
      if (was && before) delta -= part(world, one, before);
    }
    return delta;
  }

  /** The table with a touched piece as it was. */
  #formerly({ id, before }: DirtyPiece): World {
    const known = this.#worlds.get(id);
    if (known || !before) return known ?? this.#table;
    const world = withPiece(this.#table, before);
    this.#worlds.set(id, world);
    return world;
  }

  /** The pieces that were touched, and those whose part may be another though they were not. */
  #affected({ reads }: CompiledCounter): ReadonlySet<string> {
    const ids = new Set(this.#touched.map(({ id }) => id));
    for (const name of reads) {
      const some = this.#stirred.stir.get(name);
      if (some !== 'all') for (const id of some ?? []) ids.add(id);
    }
    return ids;
  }
}

const keep = (found: Map<string, CompiledCounter>, some: Iterable<CompiledCounter>): void => {
  for (const one of some) found.set(one.counter.id, one);
};

const startsIn = ({ added, updated: updates }: Change): ReadonlyMap<string, Sum> => {
  const starts = new Map<string, Sum>();
  for (const { kind, id } of added) if (kind === 'tally') starts.set(id, EMPTY_SUM);
  for (const { kind, id, from } of updates)
    if (kind === 'tally' && typeof from['sum'] === 'string') starts.set(id, readSum(from['sum']));
  return starts;
};

const freshIn = (table: Table, { operation, change }: StepContext): ReadonlySet<string> | 'all' => {
  if (operation.kind === 'refresh-counters') return 'all';
  const ground = kindsAffecting(table.systems, 'counts');
  const fresh = new Set<string>();
  for (const some of [change.added, change.updated, change.removed]) {
    for (const { kind, id } of some) {
      if (ground.has(kind)) return 'all';
      if (kind === 'counter') fresh.add(id);
    }
  }
  if (table.size('tally') < table.size('counter'))
    for (const { id } of table.all('counter')) if (!table.get('tally', id)) fresh.add(id);
  return fresh;
};

const settled = (table: Table, sums: ReadonlyMap<string, Sum>): Change => {
  const [added, updates]: [CounterValue[], Update[]] = [[], []];
  for (const [id, value] of sums) {
    const tally = table.get('tally', id);
    const sum = printSum(value);
    if (!tally) added.push({ kind: 'tally', id, sum });
    else updates.push(...updated(tally, { ...tally, sum }).updated);
  }
  return { ...nothing, added, updated: updates };
};

/** What the counters at a level read with modifiers that bend counters themselves (P8, P16). */
const bentValues = (table: Table, { byId }: Levels, level: number): Change => {
  const bends = isBent(table, 'counter', 'value');
  if (!bends && table.index(listingIndex).bent === 0) return nothing;
  const here = [...table.all('tally')].filter(({ id }) => (byId.get(id) ?? 0) === level);
  return join(
    ...here.map((tally) => {
      const { bent: _, ...bare } = tally;
      const value = bends ? textOf(effectiveValue(table, { kind: 'counter', id: tally.id, name: 'value' })) : tally.sum;
      return updated(tally, value === tally.sum ? bare : { ...bare, bent: value });
    }),
  );
};

/** Where the count of a step stands, which is kept with it: what it returned is applied next, and nothing else. */
const STAGE = {};

interface Stage {
  readonly revision: number;
  readonly stage: number;
}

/** What counters make of a step: their tallies, level by level, each with what modifiers make of these. */
export const counted = (table: Table, done: StepContext): Change | undefined => {
  const fresh = defined(table, done.change);
  if (fresh) return fresh;
  if (table.size('counter') === 0) return undefined;
  const levels = levelsOf(table);
  const stood = done.kept.get(STAGE) as Stage | undefined;
  for (let stage = stood?.revision === table.revision ? stood.stage : 0; stage <= 2 * levels.last + 1; stage += 1) {
    const level = Math.floor(stage / 2);
    const change = stage % 2 === 0 ? new Count(table, done).change(levels, level) : bentValues(table, levels, level);
    if (isNothing(change)) continue;
    done.kept.set(STAGE, { revision: table.revision + 1, stage: stage + 1 } satisfies Stage);
    return change;
  }
  return undefined;
};
