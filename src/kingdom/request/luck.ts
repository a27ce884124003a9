/** A source of random whole numbers: at least 0 and below a bound, which is at most 2^32. */
export interface Luck {
  below(bound: number): number;
}

const word = 2 ** 32;

export function randomBigIntBelow(luck: Luck, bound: bigint): bigint {
  if (bound <= 0n) throw new RangeError('nothing to choose from');
  if (bound <= BigInt(word)) return BigInt(luck.below(Number(bound)));
  const bits = (bound - 1n).toString(2).length;
  const words = Math.ceil(bits / 32);
  const spare = BigInt(words * 32 - bits);
  for (;;) {
    let value = 0n;
    for (let i = 0; i < words; i += 1) value = (value << 32n) | BigInt(luck.below(word));
    value >>= spare;
    if (value < bound) return value;
  }
}

export function oneOf<T>(luck: Luck, items: readonly T[]): T | undefined {
  return items.length > 0 ? items[luck.below(items.length)] : undefined;
}

export function pickWeightedRandom<T>(luck: Luck, items: readonly T[], weight: (item: T) => bigint): T | undefined {
  const first = items[0] === undefined ? 0n : weight(items[0]);
  if (first > 0n && items.every((item) => weight(item) === first)) return oneOf(luck, items);
  const total = items.reduce((sum, item) => sum + weight(item), 0n);
  if (total === 0n) return undefined;
  let left = randomBigIntBelow(luck, total);
  for (const item of items) {
    left -= weight(item);
    if (left < 0n) return item;
  }
  return undefined;
}

/** Returns random items. It uses Floyd's algorithm, with one random number for each item. */
export function pickSeveralRandom<T>(luck: Luck, items: readonly T[], count: number): readonly T[] {
  const places = new Set<number>();
  for (let last = items.length - count; last < items.length; last += 1) {
    const place = luck.below(last + 1);
    places.add(places.has(place) ? last : place);
  }
  return [...places].map((place) => items[place] as T);
}

export function shuffled<T>(items: readonly T[], luck: Luck): readonly T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(luck.below(left.length), 1));
}

/** Returns a random stream that is the same each time, so that nothing secret may depend on it. */
export function seededRandomSource(seed = 1): Luck {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return {
    below(bound) {
      const limit = word - (word % bound);
      for (;;) {
        const value = next();
        if (value < limit) return value % bound;
      }
    },
  };
}
