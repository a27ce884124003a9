/** Choices that look like chance and are the same for the same number (mulberry32). */
export interface Chance {
  /** A whole number from 0 up to, not including, `bound`. */
  below(bound: number): number;
  oneOf<T>(items: readonly T[]): T;
  chance(share: number): boolean;
}

export const chanceOf = (seed: number): Chance => {
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
  };
};
