/** A source of choices that look random. They are the same for the same seed. */
export interface Luck {
  /** Returns a whole number from 0 to `bound` - 1. */
  below(bound: number): number;
  oneOf<T>(items: readonly T[]): T;
  chance(share: number): boolean;
  shuffled<T>(items: readonly T[]): T[];
}

/** Implements Mulberry32 with a 32-bit seed. */
export const createSeededRandom = (seed: number): Luck => {
  let state = Math.imul(seed, 0x9e3779b1);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    below,
    oneOf: (items) => items[below(items.length)] as (typeof items)[number],
    chance: (share) => next() < share,
    shuffled: <T>(items: readonly T[]): T[] => {
      const result = [...items];
      for (let i = result.length - 1; i > 0; i -= 1) {
        const j = below(i + 1);
        [result[i], result[j]] = [result[j] as T, result[i] as T];
      }
      return result;
    },
  };
};
