import { type ActiveModifiers, orderOf } from '../../../engine/modifiers/active-modifiers.ts';
import { type Table, whileSame } from '../../../table/index.ts';
import { type CompiledCounter, STACK } from './count.ts';
import { type Listing, listingIndex } from './listing.ts';

/**
 * In which order counters are counted: each behind those that it reads (C15), what modifiers bend behind all that these
 * may read.
 */
export interface Levels {
  /** By counter; what is not here is at 0. */
  readonly byId: ReadonlyMap<string, number>;
  readonly last: number;
  /** Whether any reads of a piece what may be another though nothing was done to it: counters, or what is beside it. */
  readonly readsOthers: boolean;
  /** The names that modifiers can change for a piece, those of counters included. */
  readonly bent: ReadonlySet<string>;
}

/** What depends on what else stands where a piece stands. */
export const BESIDE: readonly string[] = [STACK, 'StackSize', 'DeckPosition', 'ArmySize'];

const OF_OTHERS = [...BESIDE, 'Army'];

/** What a piece's property may come from (C12). */
const SOURCES: readonly string[] = ['piece', 'cell', 'zone', 'board', 'deck', 'map', 'game'];

const known = whileSame<object, Levels>();

/** Found once for as long as the counters and the modifiers in force are the same. */
export const levelsOf = (table: Table): Levels => {
  const listing = table.index(listingIndex);
  const order = orderOf(table);
  return known(listing, [listing.version, order], () => made(listing, order));
};

const made = ({ byId, byRead }: Readonly<Listing>, order: ActiveModifiers | undefined): Levels => {
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
  order: ActiveModifiers | undefined,
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

/** Counters in an order in which each stands behind those that it reads. */
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
