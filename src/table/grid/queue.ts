const DIGIT = 6;
const BUCKETS = 1 << DIGIT;
const LAST = BUCKETS - 1;
const LEVELS = 6;

/**
 * Cells in the order of their keys, for a search whose keys only rise: buckets by the digits (to the base 64) of the
 * key. A key is read from `keys`: above 0 while the cell waits, and below as soon as it was taken. One that falls is
 * pushed again; then the cell is given out at its least key, and may be given out again, when it was taken, and is to
 * be passed over. Equal keys come in an order that the order of pushing alone gives.
 */
export class Queue {
  readonly #keys: Int32Array;
  /** By the lowest digit, those whose key differs from the last one in no other. */
  readonly #near: number[][] = Array.from({ length: BUCKETS }, () => []);
  /** By the highest digit in which their key differs from the last one, and what it is. */
  readonly #far: number[][] = Array.from({ length: LEVELS * BUCKETS }, () => []);
  /** How many stand in these. */
  #distant = 0;
  /** The key that is given out: of the cell that came last, or, while one is looked for, of none. */
  #last = 0;

  constructor(keys: Int32Array) {
    this.#keys = keys;
  }

  /** Makes it ready for another search, when nothing waits. */
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
   * The cells of the least key, of which the last one is the next, and others that were taken before; undefined when
   * none is left. Whoever takes one out takes it out of this list, into which cells of the same key may come meanwhile.
   */
  next(): number[] | undefined {
    for (;;) {
      const bucket = this.#near[this.#last & LAST] as number[];
      if (bucket.length > 0) return bucket;
      if ((this.#last & LAST) < LAST) this.#last++;
      else if (this.#distant === 0 || !this.#spread()) return undefined;
    }
  }

  /** Goes on to the least key that differs in a higher digit, and spreads its bucket over those of the lower digits. */
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
