import { createHmac } from 'node:crypto';
import { added, type Change, updated } from './change.ts';
import type { Table } from './table.ts';

/**
 * A random stream of a game: block i of stream `name` is HMAC-SHA256(key, "name:i"), read as big-endian 32-bit words. Each deck and
 * the dice have their own, so that one never tells of another. Its position is a record and is never undone (T15, T21).
 */
export class Chance {
  readonly #key: Buffer;
  readonly #name: string;
  readonly #start: number;
  #used: number;
  #block: Buffer = Buffer.alloc(0);
  #blockNumber = -1;

  /** @param key 32 bytes, @param used the words that were drawn from this stream before */
  constructor(key: Buffer, name: string, used: number) {
    this.#key = key;
    this.#name = name;
    this.#start = used;
    this.#used = used;
  }

  /** The next 32-bit word. */
  word(): number {
    const number = Math.floor(this.#used / 8);
    if (number !== this.#blockNumber) {
      this.#block = createHmac('sha256', this.#key).update(`${this.#name}:${number}`).digest();
      this.#blockNumber = number;
    }
    const word = this.#block.readUInt32BE((this.#used % 8) * 4);
    this.#used += 1;
    return word;
  }

  /** A whole number from 0 up to, not including, `bound` (1 to 2^32), each equally likely: words that would favour some are rejected. */
  below(bound: number): number {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % bound;
    }
  }

  /** A shuffled copy (Fisher-Yates from the end): every order equally likely. */
  shuffled<T>(items: readonly T[]): readonly T[] {
    const result = [...items];
    for (let i = result.length - 1; i > 0; i -= 1) {
      const j = this.below(i + 1);
      [result[i], result[j]] = [result[j] as T, result[i] as T];
    }
    return result;
  }

  /** The change that counts the stream on; part of the change that used it. */
  change(table: Table): Change {
    const now = table.get('stream', this.#name);
    const after = { kind: 'stream', id: this.#name, used: this.#used } as const;
    if (this.#used === this.#start) return updated(after, after);
    return now ? updated(now, after) : added(after);
  }
}

/** The game's key for its streams: the 32 bytes of its own, with the players' seed mixed in. */
export const chanceKey = (secret: string, seed: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(`seed:${seed}`).digest('hex');

/** The stream of that name where it stands now. */
export const stream = (table: Table, name: string): Chance => {
  const secret = table.get('secret', 'secret');
  if (!secret) throw new Error('a table without a secret has no chance');
  return new Chance(Buffer.from(secret.chance, 'hex'), name, table.get('stream', name)?.used ?? 0);
};
