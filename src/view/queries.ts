import type { Lens } from './lens.ts';

const made: unique symbol = Symbol('made');

/** Through what a system's queries look: the lens, and what other systems answer. */
export interface Sight {
  readonly lens: Lens;
  of<Answers extends object>(asked: Queries<Answers>): Answers;
}

/** What one system answers of what a viewer sees, by `view.of(armyQueries)`. */
export interface Queries<Answers extends object> {
  readonly [made]: (sight: Sight) => Answers;
}

/**
 * The queries of a system. They are made once for each lens, and answer of the table as it is when they are asked; what
 * they show is read through the lens. The ground behind it serves order, indexes and what everybody may know. Only the
 * view makes queries: nobody else is handed a lens.
 */
export const queries = <Answers extends object>(make: (sight: Sight) => Answers): Queries<Answers> => ({
  [made]: make,
});

/** All queries through one lens. */
export const sightOf = (lens: Lens): Sight => {
  const kept = new Map<object, object>();
  const sight: Sight = {
    lens,
    of<Answers extends object>(asked: Queries<Answers>): Answers {
      const known = kept.get(asked) as Answers | undefined;
      if (known) return known;
      const answers = asked[made](sight);
      kept.set(asked, answers);
      return answers;
    },
  };
  return sight;
};

/** What was found out through a lens, as long as the table stays as it is. */
export const unchanged = <T>({ lens }: Sight, make: () => T): (() => T) => {
  let known: { readonly revision: number; readonly value: T } | undefined;
  return () => {
    const { revision } = lens.ground;
    if (known?.revision !== revision) known = { revision, value: make() };
    return known.value;
  };
};
