import { keyed, list, MAX_REPORT_LIST_LENGTH, type Stored, shortText, times } from '../../../table/index.ts';

export const countedNamesSchema = list(keyed({ name: shortText, count: times }), MAX_REPORT_LIST_LENGTH);
export type CountedName = Stored<typeof countedNamesSchema>[number];

/** Counts equal names. The names are in the order of their first occurrence. */
export const countEqualNames = (names: readonly string[]): readonly CountedName[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, ...(count > 1 ? { count } : {}) }));
};
