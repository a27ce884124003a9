/**
 * Caches a value that is computed from one object, for as long as the object exists. Use it only for objects that never
 * change (a definition, a module, a grid, the list of systems), so that no value becomes stale.
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

/** Caches like `derived`, for two objects that never change. */
export const cachePerObjectPair = <A extends object, B extends object, V>(
  make: (a: A, b: B) => V,
): ((a: A, b: B) => V) => {
  const ofFirst = derived((a: A) => derived((b: B) => make(a, b)));
  return (a, b) => ofFirst(a)(b);
};

/**
 * Caches like `derived`, for the list of systems. A process has only one list, so the last value is kept separately,
 * for faster access.
 */
export const cachePerSystems = <S extends readonly object[], V>(make: (systems: S) => V): ((systems: S) => V) => {
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
 * Caches a value that is computed from a changing object, such as a table. The value is computed again if any item of
 * the stamp differs. The stamp must contain everything that shows a change, such as the table's revision. Otherwise
 * stale values are returned.
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
