export interface PileCountRule {
  /** The piles that the rule counts: 1 for each of these indexes in the frame, otherwise 0. */
  readonly held: Uint8Array;
  readonly min: number;
  readonly max: number;
  readonly orNone: boolean;
  /** True if the bane also counts; false for rules about only the ten piles. */
  readonly bane: boolean;
}

export function counter(
  held: Uint8Array,
  min: number,
  max: number,
  rest: { orNone?: boolean; bane?: boolean } = {},
): PileCountRule {
  return { held, min, max, orNone: rest.orNone ?? false, bane: rest.bane ?? true };
}

export function isCountAllowed({ min, max, orNone }: PileCountRule, count: number): boolean {
  return (count >= min && count <= max) || (orNone && count === 0);
}

export function countMaskedPiles(held: Uint8Array, places: readonly number[]): number {
  let count = 0;
  for (const place of places) count += held[place] as number;
  return count;
}

export function createPileMask(length: number, passes: (place: number) => boolean): Uint8Array {
  const held = new Uint8Array(length);
  for (let place = 0; place < length; place += 1) if (passes(place)) held[place] = 1;
  return held;
}

const places = new WeakMap<Uint8Array, readonly number[]>();

/** Returns the indexes of the counted piles in ascending order. Cached. */
export function indexesInMask(held: Uint8Array): readonly number[] {
  const known = places.get(held) ?? [...held.keys()].filter((place) => held[place] === 1);
  places.set(held, known);
  return known;
}
