import { type ActiveModifierLookup, activeModifiersOf } from '../../../engine/modifiers/active-modifiers.ts';
import { type Table, whileSame } from '../../../table/index.ts';
import { type CompiledCounter, IN_STACK_NAME } from './count.ts';
import { counterListingIndex, type Listing } from './listing.ts';

/**
 * The order in which counters are counted. Each counter comes after the counters that it reads (C15). A counter that
 * modifiers change comes after all counters that these modifiers may read.
 */
export interface CounterEvaluationOrder {
  /** The level of each counter. A counter that is missing here has level 0. */
  readonly byId: ReadonlyMap<string, number>;
  readonly last: number;
  /**
   * True if a counter reads something that can change although its pieces don't. Examples are another counter, or the
   * other pieces in the same place.
   */
  readonly readsOthers: boolean;
  readonly bent: ReadonlySet<string>;
}

/** Properties of a piece that depend on the other pieces in the same place. */
export const STACK_DEPENDENT_PROPERTIES: readonly string[] = [IN_STACK_NAME, 'StackSize', 'DeckPosition', 'ArmySize'];

const OF_OTHERS = [...STACK_DEPENDENT_PROPERTIES, 'Army'];

/** The kinds of subjects from which a piece can have a property (C12). */
const SOURCES: readonly string[] = ['piece', 'cell', 'zone', 'board', 'deck', 'map', 'game'];

const known = whileSame<object, CounterEvaluationOrder>();

/** Returns the levels of all counters. They are cached while the counters and the modifiers in force are the same. */
export const counterEvaluationOrderOf = (table: Table): CounterEvaluationOrder => {
  const listing = table.index(counterListingIndex);
  const order = activeModifiersOf(table);
  return known(listing, [listing.version, order], () => made(listing, order));
};

const made = ({ byId, byRead }: Readonly<Listing>, order: ActiveModifierLookup | undefined): CounterEvaluationOrder => {
  const readsCounters = [...byRead.keys()].some((name) => byId.has(name));
  const readsOthers = readsCounters || OF_OTHERS.some((name) => byRead.has(name));
  if (!readsCounters && !order) return { byId: new Map(), last: 0, readsOthers, bent: new Set() };
  const bent = bentNames(byId, byRead, order);
  const found = new Map<string, number>();
  const isBent = ({ reads }: CompiledCounter): boolean => [...reads].some((name) => bent.has(name));
  const settle = (some: readonly CompiledCounter[], first: number): void => {
    for (const { counter, reads } of inOrder(some)) {
      const depth = Math.max(first, ...[...reads].map((name) => (byId.has(name) ? (found.get(name) ?? 0) + 1 : 0)));
      if (depth > 0) found.set(counter.id, depth);
    }
  };
  const all = [...byId.values()];
  settle(
    all.filter((one) => !isBent(one)),
    0,
  );
  settle(all.filter(isBent), Math.max(0, ...found.values()) + 1);
  return { byId: found, last: Math.max(0, ...found.values()), readsOthers, bent };
};

const bentNames = (
  byId: Listing['byId'],
  byRead: Listing['byRead'],
  order: ActiveModifierLookup | undefined,
): ReadonlySet<string> => {
  const bent = new Set<string>();
  if (!order) return bent;
  const bendsCounters = order.bending.get('counter')?.has('value') === true;
  for (const name of byRead.keys()) if (SOURCES.some((kind) => order.bending.get(kind)?.has(name))) bent.add(name);
  for (;;) {
    const size = bent.size;
    for (const [id, { reads }] of byId) if (bendsCounters || [...reads].some((name) => bent.has(name))) bent.add(id);
    if (bent.size === size) return bent;
  }
};

const inOrder = (all: readonly CompiledCounter[]): readonly CompiledCounter[] => {
  const byId = new Map(all.map((one) => [one.counter.id, one]));
  const order = new Map<string, CompiledCounter>();
  const visit = (one: CompiledCounter, path: ReadonlySet<string>): void => {
    const { id } = one.counter;
    if (order.has(id) || path.has(id)) return;
    for (const name of one.reads) {
      const other = byId.get(name);
      if (other) visit(other, new Set([...path, id]));
    }
    order.set(id, one);
  };
  for (const one of byId.values()) visit(one, new Set());
  return [...order.values()];
};
