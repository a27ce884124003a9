const DIGIT = 6;
const BUCKETS = 1 << DIGIT;
const LAST = BUCKETS - 1;
const LEVELS = 6;

/**
 * A queue of cells by key, for a search whose keys never fall below the last one taken. It has buckets by the base-64
 * digits of the keys (a radix heap). `keys` has the key of each cell: positive while the cell waits, negative once it
 * was taken. If the key of a cell falls, the cell is pushed again. It comes out first at its least key; callers must
 * skip it if it comes out again. The order of equal keys depends only on the order of the pushes.
 */
export class CellSearchQueue {
  readonly #keys: Int32Array;
  /** Buckets by the lowest digit, for keys that differ from the last key in no other digit. */
  readonly #near: number[][] = Array.from({ length: BUCKETS }, () => []);
  /** Buckets by the highest digit in which a key differs from the last key, and by the value of that digit. */
  readonly #far: number[][] = Array.from({ length: LEVELS * BUCKETS }, () => []);
  #distant = 0;
  /** The key of the cells that are taken now, or a lower bound of the next key. */
  #last = 0;

  constructor(keys: Int32Array) {
    this.#keys = keys;
  }

  /** Prepares the queue for another search. It must be empty. */
  begin(): void {
    this.#last = 0;
  }

  push(cell: number, key: number): void {
    const differing = key ^ this.#last;
    if (differing < BUCKETS) (this.#near[key & LAST] as number[]).push(cell);
    else this.#putAway(cell, key, differing);
  }

  #putAway(cell: number, key: number, differing: number): void {
    this.#distant++;
    const level = Math.floor((31 - Math.clz32(differing)) / DIGIT);
    (this.#far[level * BUCKETS + ((key >> (DIGIT * level)) & LAST)] as number[]).push(cell);
  }

  /**
   * Returns the cells of the least key; undefined if none is left. The last of them is the next one. Callers remove
   * cells from this array themselves, and pushes may add cells of the same key to it. It may also contain cells that
   * were already taken.
   */
  next(): number[] | undefined {
    for (;;) {
      const bucket = this.#near[this.#last & LAST] as number[];
      if (bucket.length > 0) return bucket;
      if ((this.#last & LAST) < LAST) this.#last++;
      else if (this.#distant === 0 || !this.#spread()) return undefined;
    }
  }

  /**
   * Spreads the bucket with the least keys over buckets of lower digits, so that these keys come next. Returns false if
   * no key is left.
   */
  #spread(): boolean {
    for (let level = 1; level < LEVELS; level++) {
      for (let digit = ((this.#last >> (DIGIT * level)) & LAST) + 1; digit < BUCKETS; digit++) {
        const bucket = this.#far[level * BUCKETS + digit] as number[];
        if (bucket.length === 0) continue;
        this.#distant -= bucket.length;
        const waiting = bucket.splice(0).filter((cell) => (this.#keys[cell] as number) > 0);
        if (waiting.length === 0) continue;
        this.#last = waiting.reduce(
          (least, cell) => Math.min(least, this.#keys[cell] as number),
          Number.POSITIVE_INFINITY,
        );
        for (const cell of waiting) this.push(cell, this.#keys[cell] as number);
        return true;
      }
    }
    return false;
  }
}
