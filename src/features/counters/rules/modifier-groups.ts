import type { ActiveModifier, ActiveModifierLookup } from '../../../engine/modifiers/active-modifiers.ts';
import { SOURCE_PREFIX, TARGET_PREFIX } from '../../../engine/modifiers/names.ts';
import { NEIGHBORS_PROPERTY } from '../../../engine/modifiers/subject.ts';
import { type Expression, reads } from '../../../table/expression/index.ts';
import { derived, type Table, whileSame } from '../../../table/index.ts';
import { counterEvaluationOrderOf } from './levels.ts';
import { counterListingIndex, layerFormulaNamesIn } from './listing.ts';

/** Modifiers with the same definition: they change and read the same things. */
export interface ModifierGroup {
  readonly compiled: ActiveModifier['compiled'];
  readonly grantor: ActiveModifier | undefined;
  readonly acting: readonly ActiveModifier[];
  readonly bySource: ReadonlyMap<string, readonly ActiveModifier[]>;
  /** The properties that the group's modifiers change. A modifier of a counter changes that counter's property. */
  readonly writes: readonly string[];
  /**
   * The properties that the group's modifiers read of their targets, of their sources and of things nearby. Properties
   * that are only read for a `when` condition are not included.
   */
  readonly reads: ReadonlySet<string>;
}

export interface ModifierGroups {
  readonly all: readonly ModifierGroup[];
  readonly reads: ReadonlySet<string>;
  /**
   * The modifiers that depend on the game as a whole: they have a condition on it, or read a counter that modifiers
   * change.
   */
  readonly asking: readonly { readonly acting: ActiveModifier; readonly counters: readonly string[] }[];
}

const known = whileSame<object, ModifierGroups>();

/** Returns all modifiers that may change a property that counters read, directly or through others, in order. */
export const modifierGroupsOf = (table: Table, order: ActiveModifierLookup): ModifierGroups => {
  const levels = counterEvaluationOrderOf(table);
  return known(levels, [order], () => made(table, order, levels.bent));
};

/** Returns the modifiers up to a given one. */
export const modifierGroupsBefore = (benders: ModifierGroups, { at }: ActiveModifier): ModifierGroups => {
  const known = earlier(benders);
  const found = known.get(at) ?? {
    ...benders,
    all: benders.all.flatMap((bender) => {
      const acting = bender.acting.filter((one) => one.at <= at);
      return acting.length > 0 ? [{ ...bender, acting }] : [];
    }),
    asking: benders.asking.filter(({ acting }) => acting.at < at),
  };
  known.set(at, found);
  return found;
};

const earlier = derived((_: ModifierGroups) => new Map<number, ModifierGroups>());

/** The kinds of targets that no property of a piece depends on. */
const APART: ReadonlySet<string> = new Set(['step', 'may', 'limit', 'modifier']);

const made = (table: Table, order: ActiveModifierLookup, bent: ReadonlySet<string>): ModifierGroups => {
  const all = grouped(table, writesOf(table, order, bent));
  const counters = ({ reads: names }: ModifierGroup): readonly string[] =>
    [...names].filter((name) => bent.has(name) && table.get('counter', name));
  const asking = all.flatMap((bender) => {
    const read = counters(bender);
    const asks = read.length > 0 || (bender.compiled.when !== undefined && !bender.grantor);
    return asks ? bender.acting.map((acting) => ({ acting, counters: read })) : [];
  });
  return { all, reads: new Set(all.flatMap((bender) => [...bender.reads])), asking };
};

/**
 * Returns every modifier that may change one of these properties, directly or through others, with those that it
 * changes.
 */
const writesOf = (
  table: Table,
  order: ActiveModifierLookup,
  names: ReadonlySet<string>,
): ReadonlyMap<ActiveModifier, ReadonlySet<string>> => {
  const { byId } = table.index(counterListingIndex);
  const found = new Map<ActiveModifier, Set<string>>();
  const [open, seen] = [[...names], new Set<string>()];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const counter = byId.get(name);
    open.push(...(counter?.reads ?? []), ...layerFormulaNamesIn(table, new Set([name])));
    for (const [kind, properties] of order.bending) {
      const bending = APART.has(kind) ? undefined : properties.get(counter && kind === 'counter' ? 'value' : name);
      for (const acting of bending ? [...bending.acting, ...bending.granted] : []) {
        found.set(acting, (found.get(acting) ?? new Set()).add(name));
        open.push(...readsOf(table, acting), ...whenReads(acting));
      }
    }
  }
  return found;
};

const grouped = (table: Table, writes: ReadonlyMap<ActiveModifier, ReadonlySet<string>>): readonly ModifierGroup[] => {
  const groups = new Map<object, ActiveModifier[]>();
  for (const acting of [...writes.keys()].sort((a, b) => a.at - b.at)) {
    const key = acting.grantor ? acting : acting.compiled;
    const group = groups.get(key);
    if (group) group.push(acting);
    else groups.set(key, [acting]);
  }
  return [...groups.values()].flatMap((acting) => {
    const [first] = acting;
    if (!first) return [];
    const bySource = new Map<string, ActiveModifier[]>();
    for (const one of acting)
      if (one.source?.kind === 'piece') bySource.set(one.source.id, [...(bySource.get(one.source.id) ?? []), one]);
    const own = writes.get(first) ?? new Set();
    return [
      {
        compiled: first.compiled,
        grantor: first.grantor,
        acting,
        bySource,
        writes: [...own],
        reads: readsOf(table, first),
      },
    ];
  });
};

const whenReads = ({ compiled: { when } }: ActiveModifier): readonly string[] => (when ? namesIn(when.expression) : []);

const readsOf = (table: Table, acting: ActiveModifier): ReadonlySet<string> => {
  const { compiled, grantor } = acting;
  const { match, near, alteration } = compiled;
  const own = [match, ...near.map((one) => one.match)].flatMap(({ expression }) => namesIn(expression));
  const amount = alteration?.amount ? namesIn(alteration.amount) : [];
  const reach = [NEIGHBORS_PROPERTY, 'Owner'].filter((name) => compiled.reads.has(name));
  const granted = grantor ? [...readsOf(table, grantor), ...whenReads(grantor), ...whenReads(acting)] : [];
  const names = new Set([...own, ...amount, ...reach, ...granted]);
  return new Set([...names, ...layerFormulaNamesIn(table, names)]);
};

const namesIn = (expression: Expression): readonly string[] => [...reads(expression)].map(plainName);

const plainName = (name: string): string => {
  for (const before of [SOURCE_PREFIX, TARGET_PREFIX]) if (name.startsWith(before)) return name.slice(before.length);
  return name;
};
