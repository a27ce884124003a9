import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systems } from '../../../src/engine/index.ts';
import { apply } from '../../../src/table/core/apply.ts';
import { added, createUndoChange, isEmptyChange, join } from '../../../src/table/core/change.ts';
import { Chance, createRandomStream, stream } from '../../../src/table/core/random.ts';
import { kindsKeptByUndo } from '../../../src/table/core/record-rules.ts';
import { begun, newPlay } from '../../support/table.ts';

const KEY = Buffer.from('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'hex');
const kept = kindsKeptByUndo(systems);

const wordsOf = (chance: Chance, count: number): readonly number[] =>
  Array.from({ length: count }, () => chance.word());

/** The words as the documentation says: block i is HMAC-SHA256(key, "name:i"), read as big-endian 32-bit words. */
const expected = (name: string, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => {
    const block = createHmac('sha256', KEY)
      .update(`${name}:${Math.floor(i / 8)}`)
      .digest();
    const [a, b, c, d] = block.subarray((i % 8) * 4) as unknown as [number, number, number, number];
    return ((a * 256 + b) * 256 + c) * 256 + d;
  });

describe('the random words of a stream', () => {
  it('random words match a fixed vector, so that old dice stay verifiable', () => {
    expect(wordsOf(new Chance(KEY, 'dice', 0), 3)).toEqual([0x5f9fef6d, 0xf871c416, 0x3f890124]);
  });

  it('[T21] random words are HMAC-SHA256 blocks of eight words and resume anywhere', () => {
    for (const name of ['dice', 'deck Supplies', 'dice:1']) {
      const words = expected(name, 40);
      expect(wordsOf(new Chance(KEY, name, 0), 40)).toEqual(words);
      for (const used of [1, 7, 8, 9, 16, 23])
        expect(wordsOf(new Chance(KEY, name, used), 10)).toEqual(words.slice(used, used + 10));
    }
  });

  it('[T21] random words depend on the players’ seed and the game’s secret', () => {
    const chance = KEY.toString('hex');
    const key = createHmac('sha256', KEY).update('seed:luck').digest();
    expect(wordsOf(createRandomStream({ chance, seed: 'luck' }, 'dice', 0), 3)).toEqual(
      wordsOf(new Chance(key, 'dice', 0), 3),
    );
    const firsts = [{}, { seed: '' }, { seed: 'luck' }, { seed: 'Luck' }].map((more) =>
      createRandomStream({ chance, ...more }, 'dice', 0).word(),
    );
    expect(new Set(firsts).size).toBe(4);
  });

  it('[D10] random words mix in the players’ shares in order, then the public randomness', () => {
    const chance = KEY.toString('hex');
    const shares = ['a'.repeat(64), 'b'.repeat(64)];
    const seeded = createHmac('sha256', KEY).update('seed:luck').digest();
    const key = createHmac('sha256', seeded)
      .update(`shares:${shares.join('')}`)
      .digest();
    const words = (more: readonly string[]): readonly number[] =>
      wordsOf(createRandomStream({ chance, seed: 'luck', shares: more }, 'dice', 0), 3);
    expect(words(shares)).toEqual(wordsOf(new Chance(key, 'dice', 0), 3));
    const heard = createHmac('sha256', key).update('beacon:ff').digest();
    const withBeacon = createRandomStream({ chance, seed: 'luck', shares, beacon: 'ff' }, 'dice', 0);
    expect(wordsOf(withBeacon, 3)).toEqual(wordsOf(new Chance(heard, 'dice', 0), 3));
    expect(words([])).toEqual(wordsOf(createRandomStream({ chance, seed: 'luck' }, 'dice', 0), 3));
    expect(words([...shares].reverse())).not.toEqual(words(shares));
  });
});

/** A chance whose words are given, for what it makes of them. */
class Given extends Chance {
  readonly #words: number[];
  constructor(...words: number[]) {
    super(KEY, 'given', 0);
    this.#words = words;
  }
  override word(): number {
    const next = this.#words.shift();
    if (next === undefined) throw new Error('no words are left');
    return next;
  }
}

describe('a random number below a bound', () => {
  it('a random number is always below its bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.nat(1000), (bound, used) => {
        const number = new Chance(KEY, 'dice', used).below(bound);
        expect(Number.isInteger(number) && number >= 0 && number < bound).toBe(true);
      }),
    );
  });

  it('a random number rejects words that would favor some results', () => {
    const top = 2 ** 32 - 1;
    expect(new Given(top, top - 3, top - 4).below(6)).toBe((top - 4) % 6);
    expect(new Given(2 ** 31, 5).below(2 ** 31)).toBe(0);
    expect(new Given(2 ** 31 + 1, 7).below(2 ** 31 + 1)).toBe(7);
    expect(new Given(top).below(2 ** 32)).toBe(top);
    expect(new Given(top).below(1)).toBe(0);
  });

  it('random numbers are uniform over 60,000 dice of a fixed seed', () => {
    const chance = new Chance(KEY, 'dice', 0);
    const counts = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 60_000; i += 1) {
      const die = chance.below(6);
      counts[die] = (counts[die] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(15);
  });
});

describe('a shuffle', () => {
  it('a shuffle is a permutation and leaves its input unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(500), (items, used) => {
        const given = [...items];
        const shuffled = new Chance(KEY, 'deck', used).shuffled(items);
        expect([...shuffled].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
        expect(items).toEqual(given);
      }),
    );
  });

  it('a shuffle runs from the end, like Fisher-Yates', () => {
    expect(new Given(0, 0, 0).shuffled(['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'd', 'a']);
    expect(new Given(3, 2, 1).shuffled(['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
    expect(new Given().shuffled(['a'])).toEqual(['a']);
  });

  it('a shuffle produces every order equally often in 24,000 runs', () => {
    const chance = new Chance(KEY, 'deck', 0);
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i += 1) {
      const order = chance.shuffled(['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(counts.size).toBe(24);
    expect(chiSquare).toBeLessThan(45);
  });
});

describe('the position of a stream', () => {
  it('the position of a stream is a record that the drawing change advances', () => {
    const { table } = begun();
    const first = stream(table, 'dice');
    const three = wordsOf(first, 3);
    apply(table, first.change(table));
    expect(table.get('stream', 'dice')).toEqual({ kind: 'stream', id: 'dice', used: 3 });
    const second = stream(table, 'dice');
    const two = wordsOf(second, 2);
    apply(table, second.change(table));
    expect(table.get('stream', 'dice')?.used).toBe(5);
    const key = Buffer.from(table.get('secret', 'secret')?.chance ?? '', 'hex');
    expect([...three, ...two]).toEqual(wordsOf(new Chance(key, 'dice', 0), 5));
  });

  it('the position of a stream does not change if nothing was drawn', () => {
    const { table } = begun();
    expect(isEmptyChange(stream(table, 'dice').change(table))).toBe(true);
  });

  it('[T15] undo keeps the position of a stream: the same words never return', () => {
    const { table } = begun();
    const chance = stream(table, 'dice');
    const drawn = wordsOf(chance, 2);
    const change = join(chance.change(table), added({ kind: 'turn', id: 'turn 2' as 'turn', number: 1, position: 0 }));
    apply(table, change);
    apply(table, createUndoChange(change, kept));
    expect(table.get('stream', 'dice')?.used).toBe(2);
    expect(wordsOf(stream(table, 'dice'), 2)).not.toEqual(drawn);
  });

  it('a stream needs a table with a secret', () => {
    expect(() => stream(newPlay().table, 'dice')).toThrow('a table without a secret has no chance');
  });
});
