/** The order of texts, by their units; 0 for two that are the same. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Keys in a part before it is cut in two. */
const FULL = 64;

/** Distinct texts kept in order: adding and deleting one costs next to nothing, however many there are. */
export class SortedKeys {
  /** None is empty; each ends before the next begins. */
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

  /** The first part that does not end before the key. */
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

/** So many keys that came or went are gone through at once at most: a few milliseconds. */
const MOST_UNSORTED = 10_000;

/** The keys of a map that changes, in order: they are put in order when somebody lists them. */
export class ListedKeys {
  readonly #map: ReadonlyMap<string, unknown>;
  /** In order, as of when they were listed last. */
  #sorted: SortedKeys | undefined;
  /** Which have come or gone since: each once, however often it did. */
  #unsorted: Set<string> | undefined;

  constructor(map: ReadonlyMap<string, unknown>) {
    this.#map = map;
  }

  /** To be told of each key that comes to the map, or goes. */
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

/** Where a key stands, or would stand. */
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
