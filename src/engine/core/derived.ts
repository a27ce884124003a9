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
