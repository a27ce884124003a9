/**
 * Returns a smallest set of items that has at least one item of each of these sets. It has at most `most` items, and is
 * found within `limit` steps. Each step tries the items of a smallest set that has none yet.
 */
export function findSmallestHittingSet<T>(
  sets: readonly ReadonlySet<T>[],
  most: number,
  limit = 600,
): readonly T[] | undefined {
  const budget = { left: limit };
  const ordered = [...sets].sort((a, b) => a.size - b.size);
  for (let size = apart(ordered); size <= most; size += 1) {
    const found = hitting(ordered, size, [], budget);
    if (found || budget.left < 0) return found;
  }
  return undefined;
}

function hitting<T>(
  sets: readonly ReadonlySet<T>[],
  size: number,
  chosen: readonly T[],
  budget: { left: number },
): readonly T[] | undefined {
  budget.left -= 1;
  const open = sets.filter((set) => !chosen.some((one) => set.has(one)));
  const [first] = open;
  if (!first) return chosen;
  if (budget.left < 0 || chosen.length + apart(open) > size) return undefined;
  for (const one of first) {
    const found = hitting(open, size, [...chosen, one], budget);
    if (found) return found;
  }
  return undefined;
}

/** Returns the number of sets without common items that a quick search finds. At least that many items are needed. */
function apart<T>(sets: readonly ReadonlySet<T>[]): number {
  const taken = new Set<T>();
  let count = 0;
  for (const set of sets) {
    if ([...set].some((one) => taken.has(one))) continue;
    count += 1;
    for (const one of set) taken.add(one);
  }
  return count;
}
