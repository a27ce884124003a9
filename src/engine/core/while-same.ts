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
