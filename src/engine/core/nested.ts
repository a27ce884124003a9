/** The map under a key of a map of maps; an empty one is put there where there is none. */
export const innerMap = <K, I, V>(outer: Map<K, Map<I, V>>, key: K): Map<I, V> => {
  const known = outer.get(key);
  if (known) return known;
  const made = new Map<I, V>();
  outer.set(key, made);
  return made;
};
