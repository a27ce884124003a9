/**
 * What is made of one object alone, once for each and kept as long as the object is. Only for objects that never
 * change (a definition, a module, a grid, the list of systems): what is kept of them can't become stale.
 */
export const derived = <K extends object, V>(make: (of: K) => V): ((of: K) => V) => {
  const made = new WeakMap<K, V>();
  return (of) => {
    const known = made.get(of);
    if (known !== undefined || made.has(of)) return known as V;
    const value = make(of);
    made.set(of, value);
    return value;
  };
};

/** The same of two objects, neither of which ever changes. */
export const derivedOfBoth = <A extends object, B extends object, V>(make: (a: A, b: B) => V): ((a: A, b: B) => V) => {
  const ofFirst = derived((a: A) => derived((b: B) => make(a, b)));
  return (a, b) => ofFirst(a)(b);
};

/**
 * The same of the list of the systems, of which a process has one: what was made of the list that was asked for last is
 * at hand.
 */
export const derivedOfSystems = <S extends readonly object[], V>(make: (systems: S) => V): ((systems: S) => V) => {
  const all = derived(make);
  let last: S | undefined;
  let value: V | undefined;
  return (systems) => {
    if (systems !== last) {
      value = all(systems);
      last = systems;
    }
    return value as V;
  };
};

/**
 * What is made of something that changes, such as a table, kept for each as long as its stamp is the same: all that
 * tells whether it has changed, such as the table's revision, one by one. Whoever leaves something out of the stamp
 * keeps what is stale.
 */
export const whileSame = <K extends object, V>(): ((of: K, stamp: readonly unknown[], make: () => V) => V) => {
  const kept = new WeakMap<K, { readonly stamp: readonly unknown[]; readonly value: V }>();
  return (of, stamp, make) => {
    const known = kept.get(of);
    if (known && areSame(stamp, known.stamp)) return known.value;
    const value = make();
    kept.set(of, { stamp, value });
    return value;
  };
};

const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean => {
  for (let i = 0; i < some.length; i += 1) if (some[i] !== others[i]) return false;
  return true;
};
