/** Yields the first items, and asks the source for no more than these. */
export function* takeFirstItems<T>(all: Iterable<T>, most: number): Iterable<T> {
  if (most <= 0) return;
  let count = 0;
  for (const one of all) {
    yield one;
    count += 1;
    if (count >= most) return;
  }
}
