/** At most so many of them, so that no more are asked for. */
export function* firstOf<T>(all: Iterable<T>, most: number): Iterable<T> {
  if (most <= 0) return;
  let count = 0;
  for (const one of all) {
    yield one;
    count += 1;
    if (count >= most) return;
  }
}
