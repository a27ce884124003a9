import type { Table } from '../core/table.ts';
import { type Expression, reads } from '../expression/tree.ts';
import { SOURCE } from '../modifiers/compile.ts';
import type { Acting, Order } from '../modifiers/order.ts';
import { NEIGHBOURS } from '../modifiers/subject.ts';
import { type Levels, levelsOf } from './levels.ts';
import { followedIn, type Listing, listingFold } from './listing.ts';

/** The modifiers on which counted values depend, and through what. */
export interface Bender {
  readonly acting: Acting;
  /** The properties that it changes; of a modifier of counters their names. */
  readonly writes: readonly string[];
  /** What it reads of its targets, its source and what is near these. What `when` reads is not among it, where that is asked once a turn. */
  readonly reads: ReadonlySet<string>;
}

/** Stands before a name of the target's, in a condition on what is near it. */
const TARGET = 'target.';

const known = new WeakMap<Levels, readonly Bender[]>();

/** Whatever may change any property that counters read, directly or through others, in order. */
export const bendersOf = (table: Table, order: Order): readonly Bender[] => {
  const levels = levelsOf(table);
  const benders = known.get(levels) ?? made(table, table.index(listingFold), order, levels.bent);
  known.set(levels, benders);
  return benders;
};

/** The kinds of targets that nothing of a piece comes from. */
const APART: ReadonlySet<string> = new Set(['step', 'may', 'limit', 'modifier']);

const made = (table: Table, { byId }: Readonly<Listing>, order: Order, names: ReadonlySet<string>): readonly Bender[] => {
  const found = new Map<Acting, Bender>();
  const [open, seen] = [[...names], new Set<string>()];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const counter = byId.get(name);
    open.push(...(counter?.reads ?? []));
    open.push(...followedIn(table, new Set([name])));
    for (const [kind, properties] of order.bending) {
      if (APART.has(kind)) continue;
      const bending = properties.get(counter && kind === 'counter' ? 'value' : name);
      for (const acting of bending ? [...bending.acting, ...bending.granted] : []) {
        const writes = new Set([...(found.get(acting)?.writes ?? []), name]);
        const bender = { acting, writes: [...writes], reads: readsOf(table, acting) };
        found.set(acting, bender);
        open.push(...bender.reads, ...whenReads(acting));
      }
    }
  }
  return [...found.values()].sort((a, b) => a.acting.at - b.acting.at);
};

/** What the condition on the source and the game reads. */
export const whenReads = ({ compiled: { when } }: Acting): readonly string[] => (when ? namesIn(when.expression) : []);

const readsOf = (table: Table, acting: Acting): ReadonlySet<string> => {
  const { compiled, grantor } = acting;
  const { match, near, alteration } = compiled;
  const own = [match, ...near.map((one) => one.match)].flatMap(({ expression }) => namesIn(expression));
  const amount = alteration?.amount ? namesIn(alteration.amount) : [];
  const reach = [NEIGHBOURS, 'Owner'].filter((name) => compiled.reads.has(name));
  const granted = grantor ? [...readsOf(table, grantor), ...whenReads(grantor), ...whenReads(acting)] : [];
  const names = new Set([...own, ...amount, ...reach, ...granted]);
  return new Set([...names, ...followedIn(table, names)]);
};

const namesIn = (expression: Expression): readonly string[] => [...reads(expression)].map(plainName);

const plainName = (name: string): string => {
  for (const before of [SOURCE, TARGET]) if (name.startsWith(before)) return name.slice(before.length);
  return name;
};
