/** Puts a value into a map as its newest, and deletes the oldest above `most`. */
export const addToLimitedMap = <K, V>(map: Map<K, V>, most: number, key: K, value: V): void => {
  map.delete(key);
  map.set(key, value);
  if (map.size > most) map.delete(map.keys().next().value as K);
};
