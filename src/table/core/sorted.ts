/** Compares two texts by their UTF-16 units, for sorting. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const FULL = 64;

/** A sorted set of texts. Adding or deleting one is cheap, however many there are. */
export class SortedKeys {
  /** The parts in order. None is empty, and each ends before the next begins. */
  readonly #parts: string[][] = [];

  add(key: string): void {
    const at = Math.min(this.#partOf(key), this.#parts.length - 1);
    const part = this.#parts[at];
    if (!part) {
      this.#parts.push([key]);
      return;
    }
    const position = insertion(part, key);
    if (part[position] === key) return;
    part.splice(position, 0, key);
    if (part.length > FULL) this.#parts.splice(at + 1, 0, part.splice(FULL / 2));
  }

  delete(key: string): void {
    const at = this.#partOf(key);
    const part = this.#parts[at];
    const position = part ? insertion(part, key) : 0;
    if (part?.[position] !== key) return;
    part.splice(position, 1);
    if (part.length === 0) this.#parts.splice(at, 1);
  }

  *[Symbol.iterator](): Iterator<string> {
    for (const part of this.#parts) yield* part;
  }

  #partOf(key: string): number {
    let low = 0;
    let high = this.#parts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const part = this.#parts[middle] as readonly string[];
      if ((part[part.length - 1] as string) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The most added or removed keys before they are sorted in, which takes a few milliseconds. */
const MOST_UNSORTED = 10_000;

/** The keys of a changing map, in order. They are sorted only when they are listed. */
export class LazilySortedKeys {
  readonly #map: ReadonlyMap<string, unknown>;
  #sorted: SortedKeys | undefined;
  #unsorted: Set<string> | undefined;

  constructor(map: ReadonlyMap<string, unknown>) {
    this.#map = map;
  }

  /** Must be called for each key that is added to or removed from the map. */
  comesOrGoes(key: string): void {
    this.#unsorted ??= new Set();
    this.#unsorted.add(key);
    if (this.#unsorted.size === MOST_UNSORTED) this.inOrder();
  }

  inOrder(): Iterable<string> {
    const sorted = this.#sorted ?? new SortedKeys();
    for (const key of this.#unsorted ?? [])
      if (this.#map.has(key)) sorted.add(key);
      else sorted.delete(key);
    this.#unsorted = undefined;
    this.#sorted = sorted;
    return sorted;
  }
}

const insertion = (keys: readonly string[], key: string): number => {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] as string) < key) low = middle + 1;
    else high = middle;
  }
  return low;
};
