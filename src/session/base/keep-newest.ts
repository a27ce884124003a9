/** Puts a value into a map as its newest. Deletes the oldest if there are more than `most`. */
export const keepNewest = <K, V>(map: Map<K, V>, most: number, key: K, value: V): void => {
  map.delete(key);
  map.set(key, value);
  if (map.size > most) map.delete(map.keys().next().value as K);
};
