/** What a map holds under a key; made and put there where it holds nothing. */
export const within = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
};

/** The map under a key of a map of maps; an empty one is put there where there is none. */
export const innerMap = <K, I, V>(outer: Map<K, Map<I, V>>, key: K): Map<I, V> => {
  const known = outer.get(key);
  if (known) return known;
  const made = new Map<I, V>();
  outer.set(key, made);
  return made;
};

/**
 * A list with an item behind it, made of that alone where there is none yet. One that is made empty and then pushed to
 * takes room for seventeen at once, which is most of what a step throws away.
 */
export const appended = <T>(list: T[] | undefined, item: T): T[] => {
  if (!list) return [item];
  list.push(item);
  return list;
};
