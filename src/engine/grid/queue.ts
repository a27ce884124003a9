const DIGIT = 6;
const BUCKETS = 1 << DIGIT;
const LAST = BUCKETS - 1;
const LEVELS = 6;

/**
 * Cells in the order of their keys, for a search whose keys only rise: buckets by the digits (to the base 64) of the
 * key. A key is read from `keys`: above 0 while the cell waits, and below as soon as it was taken. One that falls is
 * pushed again; then the cell is given out once, at its least key. Equal keys come in an order that the order of
 * pushing alone gives.
 */
export class Queue {
  readonly #keys: Int32Array;
  /** By the lowest digit, those whose key differs from the last one in no other. */
  readonly #near: number[][] = Array.from({ length: BUCKETS }, () => []);
  /** By the highest digit in which their key differs from the last one, and what it is. */
  readonly #far: number[][] = Array.from({ length: LEVELS * BUCKETS }, () => []);
  /** The key that was given out last. */
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
    else {
      const level = Math.floor((31 - Math.clz32(differing)) / DIGIT);
      (this.#far[level * BUCKETS + ((key >> (DIGIT * level)) & LAST)] as number[]).push(cell);
    }
  }

  /** The next cell; -1 when none is left. */
  pop(): number {
    do {
      for (let digit = this.#last & LAST; digit < BUCKETS; digit++) {
        const bucket = this.#near[digit] as number[];
        while (bucket.length > 0) {
          const cell = bucket.pop() as number;
          if ((this.#keys[cell] as number) < 0) continue;
          this.#last = (this.#last & ~LAST) | digit;
          return cell;
        }
      }
    } while (this.#spread());
    return -1;
  }

  /** Goes on to the least key that differs in a higher digit, and spreads its bucket over those of the lower digits. */
  #spread(): boolean {
    for (let level = 1; level < LEVELS; level++) {
      for (let digit = ((this.#last >> (DIGIT * level)) & LAST) + 1; digit < BUCKETS; digit++) {
        const bucket = this.#far[level * BUCKETS + digit] as number[];
        if (bucket.length === 0) continue;
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
