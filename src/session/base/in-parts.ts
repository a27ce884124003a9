import { yieldToEventLoop } from './parts.ts';

const SMALL = 64;

/** True if a value contains at most SMALL values, counting itself. */
export const hasFewNestedValues = (value: unknown): boolean => roomLeft(value, SMALL) >= 0;

/** Returns the number of values that may still follow; below 0 if there are too many. */
const roomLeft = (value: unknown, room: number): number => {
  let left = room - 1;
  if (typeof value !== 'object' || value === null) return left;
  if (Array.isArray(value)) {
    if (value.length > left) return -1;
    for (const item of value) {
      left = roomLeft(item, left);
      if (left < 0) return left;
    }
    return left;
  }
  for (const key of Object.keys(value)) {
    left = roomLeft((value as { readonly [key: string]: unknown })[key], left);
    if (left < 0) return left;
  }
  return left;
};

const RUN = 1024;

export const sortedInParts = async (texts: Iterable<string>): Promise<readonly string[]> => {
  const all = [...texts];
  let runs: (readonly string[])[] = [];
  for (let first = 0; first < all.length; first += RUN) {
    runs.push(all.slice(first, first + RUN).sort());
    if (all.length > RUN) await yieldToEventLoop();
  }
  while (runs.length > 1) {
    const merged: (readonly string[])[] = [];
    for (let i = 0; i < runs.length; i += 2) merged.push(await together(runs[i] ?? [], runs[i + 1] ?? []));
    runs = merged;
  }
  return runs[0] ?? [];
};

const together = async (one: readonly string[], other: readonly string[]): Promise<readonly string[]> => {
  const merged: string[] = [];
  let [i, k] = [0, 0];
  while (i < one.length && k < other.length) {
    const [a, b] = [one[i] as string, other[k] as string];
    if (a <= b) {
      merged.push(a);
      i += 1;
    } else {
      merged.push(b);
      k += 1;
    }
    if (merged.length % RUN === 0) await yieldToEventLoop();
  }
  for (; i < one.length; i += 1) merged.push(one[i] as string);
  for (; k < other.length; k += 1) merged.push(other[k] as string);
  return merged;
};
