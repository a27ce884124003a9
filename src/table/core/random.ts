import { createHash, createHmac } from 'node:crypto';
import { added, type Change, nothing, updatedWhole } from './change.ts';
import type { Draw, Share } from './record.ts';
import type { Table } from './table.ts';

/** What can be put in order: it is known by its id, or by itself. */
type Identified = string | number | { readonly id: string };

const idOf = (item: Identified): string => (typeof item === 'object' ? item.id : String(item));

/**
 * A random stream of a game: block i of stream `name` is HMAC-SHA256(key, "name:i"), read as big-endian 32-bit words.
 * Each deck and the dice have their own, so that one never tells of another. Its position is a record and is never
 * undone (T15, T21).
 */
export class Chance {
  readonly #key: Buffer;
  readonly #name: string;
  readonly #start: number;
  #used: number;
  #block: Buffer = Buffer.alloc(0);
  #blockNumber = -1;
  readonly #draws: Draw[] = [];

  /** @param key 32 bytes, @param used the words that were drawn from this stream before */
  constructor(key: Buffer, name: string, used: number) {
    this.#key = key;
    this.#name = name;
    this.#start = used;
    this.#used = used;
  }

  /** How many words of the stream have been drawn, those before included. */
  get used(): number {
    return this.#used;
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

  /**
   * A whole number from 0 up to, not including, `bound` (1 to 2^32), each equally likely: words that would favour some
   * are rejected.
   */
  below(bound: number): number {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % bound;
    }
  }

  /** A shuffled copy (Fisher-Yates from the end): every order equally likely. */
  shuffled<T extends Identified>(items: readonly T[]): readonly T[] {
    const result = [...items];
    this.#draws.push({ shuffled: items.map(idOf) });
    for (let i = result.length - 1; i > 0; i -= 1) {
      const j = this.below(i + 1);
      [result[i], result[j]] = [result[j] as T, result[i] as T];
    }
    return result;
  }

  /**
   * A copy with more items put into it, one after the other, each to a place of its own: every place equally likely.
   */
  inserted<T extends Identified>(items: readonly T[], more: readonly T[]): readonly T[] {
    const result = [...items];
    this.#draws.push({ into: items.map(idOf), put: more.map(idOf) });
    for (const item of more) result.splice(this.below(result.length + 1), 0, item);
    return result;
  }

  /** The change that counts the stream on; part of the change that used it. */
  change(table: Table): Change {
    const now = table.get('stream', this.#name);
    const last = this.#draws.length > 0 ? { last: [...this.#draws] } : {};
    const after = { kind: 'stream', id: this.#name, used: this.#used, ...last } as const;
    if (this.#used === this.#start) return nothing;
    return now ? updatedWhole(now, after, 'last') : added(after);
  }
}

/**
 * From what the streams of a game follow: its own 32 bytes in hex, the seed, without which these are the key as they
 * are, the shares, in their order, and a beacon's value.
 */
export interface ChanceSource {
  readonly chance: string;
  readonly seed?: string | undefined;
  readonly shares?: readonly string[];
  readonly beacon?: string | undefined;
}

/** The stream of that name, after so many words. */
export const streamOf = (source: ChanceSource, name: string, used: number): Chance =>
  new Chance(keyOf(source), name, used);

/** The key of a game's streams: the 32 bytes of its own, with all that is mixed in, one after the other. */
const keyOf = ({ chance, seed, shares = [], beacon }: ChanceSource): Buffer => {
  const secret = Buffer.from(chance, 'hex');
  const seeded = seed === undefined ? secret : mixed(secret, `seed:${seed}`);
  const shared = shares.length === 0 ? seeded : mixed(seeded, `shares:${shares.join('')}`);
  return beacon === undefined ? shared : mixed(shared, `beacon:${beacon}`);
};

const mixed = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * What a game says of its secret when it starts: SHA-256 of the 32 bytes themselves, without the seed, in hex (T21).
 */
export const commitmentOf = ({ chance }: ChanceSource): string =>
  createHash('sha256').update(Buffer.from(chance, 'hex')).digest('hex');

/** The shares of a game, in their order. */
export const sharesOf = (table: Table): readonly Share[] =>
  [...table.all('share')].sort((a, b) => Number(a.id) - Number(b.id));

/** What of this source stands on the table for all to see. */
export const mixedIn = (table: Table): Pick<ChanceSource, 'shares' | 'beacon'> => ({
  shares: sharesOf(table).map(({ value }) => value),
  beacon: table.get('beacon', 'beacon')?.value,
});

/** The stream of that name where it stands now. */
export const stream = (table: Table, name: string): Chance => {
  const secret = table.get('secret', 'secret');
  if (!secret) throw new Error('a table without a secret has no chance');
  return streamOf({ ...secret, ...mixedIn(table) }, name, table.get('stream', name)?.used ?? 0);
};
