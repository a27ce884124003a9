/** A rule about a number: how many of the held piles are in the kingdom. */
export interface Counter {
  /** 1 for every place of the frame that counts. */
  readonly held: Uint8Array;
  readonly min: number;
  readonly max: number;
  /** None at all is right too. */
  readonly orNone: boolean;
  /** The bane counts too; it does not for what only the ten must keep. */
  readonly bane: boolean;
}

export function counter(
  held: Uint8Array,
  min: number,
  max: number,
  rest: { orNone?: boolean; bane?: boolean } = {},
): Counter {
  return { held, min, max, orNone: rest.orNone ?? false, bane: rest.bane ?? true };
}

export function allows({ min, max, orNone }: Counter, count: number): boolean {
  return (count >= min && count <= max) || (orNone && count === 0);
}

export function countOf(held: Uint8Array, places: readonly number[]): number {
  let count = 0;
  for (const place of places) count += held[place] as number;
  return count;
}

/** Which of so many places pass. */
export function holding(length: number, passes: (place: number) => boolean): Uint8Array {
  const held = new Uint8Array(length);
  for (let place = 0; place < length; place += 1) if (passes(place)) held[place] = 1;
  return held;
}

const places = new WeakMap<Uint8Array, readonly number[]>();

/** The places that count, in order; looked up the second time. */
export function placesOf(held: Uint8Array): readonly number[] {
  const known = places.get(held) ?? [...held.keys()].filter((place) => held[place] === 1);
  places.set(held, known);
  return known;
}
