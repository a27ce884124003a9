import { createHash, createHmac } from 'node:crypto';
import { added, type Change, nothing, updateWithWholeField } from './change.ts';
import type { ChanceShare, RandomDraw } from './record.ts';
import type { Table } from './table.ts';

type Identified = string | number | { readonly id: string };

const idOf = (item: Identified): string => (typeof item === 'object' ? item.id : String(item));

/**
 * A random stream of a game. Block i of stream `name` is HMAC-SHA256(key, "name:i"), read as big-endian 32-bit words.
 * Each deck has its own stream, and so have the dice, so that none reveals anything about another. The position of a
 * stream is a record and is never undone (T15, T21).
 */
export class Chance {
  readonly #key: Buffer;
  readonly #name: string;
  readonly #start: number;
  #used: number;
  #block: Buffer = Buffer.alloc(0);
  #blockNumber = -1;
  readonly #draws: RandomDraw[] = [];

  /** `key` has 32 bytes; `used` is the number of words drawn from this stream before. */
  constructor(key: Buffer, name: string, used: number) {
    this.#key = key;
    this.#name = name;
    this.#start = used;
    this.#used = used;
  }

  /** The number of words drawn from the stream so far, in all steps. */
  get used(): number {
    return this.#used;
  }

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
   * Returns a random whole number from 0 to `bound` - 1, each equally likely. `bound` is from 1 to 2^32. Words that
   * would favor some numbers are rejected.
   */
  below(bound: number): number {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % bound;
    }
  }

  /** Returns a shuffled copy (Fisher-Yates from the end). Every order is equally likely. */
  shuffled<T extends Identified>(items: readonly T[]): readonly T[] {
    const result = [...items];
    this.#draws.push({ shuffled: items.map(idOf) });
    for (let i = result.length - 1; i > 0; i -= 1) {
      const j = this.below(i + 1);
      [result[i], result[j]] = [result[j] as T, result[i] as T];
    }
    return result;
  }

  /** Returns a copy with more items inserted one after the other. Each gets a random position, all equally likely. */
  inserted<T extends Identified>(items: readonly T[], more: readonly T[]): readonly T[] {
    const result = [...items];
    this.#draws.push({ into: items.map(idOf), put: more.map(idOf) });
    for (const item of more) result.splice(this.below(result.length + 1), 0, item);
    return result;
  }

  /** Returns the change of the stream's position. The change that used the stream must include it. */
  change(table: Table): Change {
    const now = table.get('stream', this.#name);
    const last = this.#draws.length > 0 ? { last: [...this.#draws] } : {};
    const after = { kind: 'stream', id: this.#name, used: this.#used, ...last } as const;
    if (this.#used === this.#start) return nothing;
    return now ? updateWithWholeField(now, after, 'last') : added(after);
  }
}

/**
 * The sources of a game's random streams. `chance` is the game's own 32 bytes in hex. Three things are mixed into it:
 * the seed, the players' shares (random contributions) in order, and a beacon's value. If none of them exists, `chance`
 * is the key itself.
 */
export interface RandomStreamSource {
  readonly chance: string;
  readonly seed?: string | undefined;
  readonly shares?: readonly string[];
  readonly beacon?: string | undefined;
}

export const createRandomStream = (source: RandomStreamSource, name: string, used: number): Chance =>
  new Chance(keyOf(source), name, used);

const keyOf = ({ chance, seed, shares = [], beacon }: RandomStreamSource): Buffer => {
  const secret = Buffer.from(chance, 'hex');
  const seeded = seed === undefined ? secret : mixed(secret, `seed:${seed}`);
  const shared = shares.length === 0 ? seeded : mixed(seeded, `shares:${shares.join('')}`);
  return beacon === undefined ? shared : mixed(shared, `beacon:${beacon}`);
};

const mixed = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * Returns the commitment to the secret, which a game publishes when it starts. It is the SHA-256 of the secret's 32
 * bytes, without the seed, in hex (T21).
 */
export const secretCommitmentOf = ({ chance }: RandomStreamSource): string =>
  createHash('sha256').update(Buffer.from(chance, 'hex')).digest('hex');

export const chanceSharesOfTable = (table: Table): readonly ChanceShare[] =>
  [...table.all('share')].sort((a, b) => Number(a.id) - Number(b.id));

/** Returns the public parts that are mixed into the game's chance: the players' shares and the beacon's value. */
export const publicChanceInputs = (table: Table): Pick<RandomStreamSource, 'shares' | 'beacon'> => ({
  shares: chanceSharesOfTable(table).map(({ value }) => value),
  beacon: table.get('beacon', 'beacon')?.value,
});

/** Returns a random stream at its present position. Throws if the table has no secret. */
export const stream = (table: Table, name: string): Chance => {
  const secret = table.get('secret', 'secret');
  if (!secret) throw new Error('a table without a secret has no chance');
  return createRandomStream({ ...secret, ...publicChanceInputs(table) }, name, table.get('stream', name)?.used ?? 0);
};
