/** Returns the value of a key in a map. If there is none, creates and stores it. */
export const within = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
};

export const getOrCreateInnerMap = <K, I, V>(outer: Map<K, Map<I, V>>, key: K): Map<I, V> => {
  const known = outer.get(key);
  if (known) return known;
  const made = new Map<I, V>();
  outer.set(key, made);
  return made;
};

/**
 * Appends an item to a list, or creates the list with this one item. An empty array reserves memory for 17 items at its
 * first push, which would be most of a step's garbage.
 */
export const appendOrCreate = <T>(list: T[] | undefined, item: T): T[] => {
  if (!list) return [item];
  list.push(item);
  return list;
};
