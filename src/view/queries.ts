import type { Lens } from './lens.ts';

const made: unique symbol = Symbol('made');

export interface Sight {
  readonly lens: Lens;
  of<Answers extends object>(asked: QueryDefinition<Answers>): Answers;
}

/** The questions about one system that a view answers, used as `view.of(armyQueries)`. */
export interface QueryDefinition<Answers extends object> {
  readonly [made]: (sight: Sight) => Answers;
}

/**
 * Defines the queries of a system. They are made once for each lens, and always answer for the current table. They read
 * everything that they show through the lens. The full table behind the lens (`ground`) is only used for order, indexes
 * and public data. Only a view makes queries: no other code gets a lens.
 */
export const queries = <Answers extends object>(make: (sight: Sight) => Answers): QueryDefinition<Answers> => ({
  [made]: make,
});

export const queryContextOf = (lens: Lens): Sight => {
  const kept = new Map<object, object>();
  const sight: Sight = {
    lens,
    of<Answers extends object>(asked: QueryDefinition<Answers>): Answers {
      const known = kept.get(asked) as Answers | undefined;
      if (known) return known;
      const answers = asked[made](sight);
      kept.set(asked, answers);
      return answers;
    },
  };
  return sight;
};

/** Returns a function that caches a value read through a lens, until the table changes. */
export const cacheUntilTableChanges = <T>({ lens }: Sight, make: () => T): (() => T) => {
  let known: { readonly revision: number; readonly value: T } | undefined;
  return () => {
    const { revision } = lens.ground;
    if (known?.revision !== revision) known = { revision, value: make() };
    return known.value;
  };
};
