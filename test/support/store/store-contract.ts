import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JsonValue, Store } from '../../../src/store/index.ts';

/** One database for one test, and the ways in which the contract treats it badly. */
export interface StoreBench {
  /** The store under test, freshly opened on an empty database. */
  readonly store: Store;
  /** Another store on the same database, as another process or the next one opens it. */
  another(): Promise<Store>;
  /** The next call of the store under test fails: before it does anything, or when all is done but the answer. */
  failNext(call: 'append' | 'read' | 'set' | 'delete', when: 'before' | 'after'): void;
  /** From now on every call of the store under test fails, or none. */
  setDown(down: boolean): void;
  /** How many statements that write rows the store under test has begun, where it can tell. */
  statements?(): number;
  /** Closes and removes everything. */
  end(): Promise<void>;
}

/** What every store must do, whatever it keeps its rows in. */
export function storeContract(name: string, open: () => Promise<StoreBench>): void {
  describe(`${name}: the contract of a store`, () => {
    let bench: StoreBench;
    let store: Store;
    beforeEach(async () => {
      bench = await open();
      store = bench.store;
    });
    afterEach(() => bench.end());

    describe('reading and writing', () => {
      test('a row reads as it was set, and undefined if missing', async () => {
        await store.set('game:1:head', { step: 3 });
        expect(await store.get('game:1:head')).toEqual({ step: 3 });
        expect(await store.get('game:2:head')).toBeUndefined();
      });

      test('setting a row overwrites an appended or set value', async () => {
        await store.append('a', 1);
        await store.set('a', 2);
        await store.set('a', 3);
        expect(await store.get('a')).toBe(3);
      });

      test('getMany returns rows in the requested order, with gaps and repetitions', async () => {
        await store.set('a', 1);
        await store.set('c', 3);
        expect(await store.getMany(['c', 'b', 'a', 'c'])).toEqual([3, undefined, 1, 3]);
        expect(await store.getMany([])).toEqual([]);
      });

      test('delete removes exactly the named rows, and frees their keys', async () => {
        await Promise.all(['a', 'ab', 'b', 'c'].map((key) => store.set(key, key)));
        await store.delete(['a', 'c', 'never there']);
        expect(await store.getMany(['a', 'ab', 'b', 'c'])).toEqual([undefined, 'ab', 'b', undefined]);
        expect(await store.append('a', 'again')).toBe('written');
        await store.delete([]);
        expect(await store.get('a')).toBe('again');
      });

      test('null is a stored value, different from undefined', async () => {
        expect(await store.append('nothing', null)).toBe('written');
        expect(await store.append('nothing', 1)).toBe('conflict');
        expect(await store.get('nothing')).toBeNull();
        expect(await store.getMany(['nothing', 'lacking'])).toEqual([null, undefined]);
      });

      test('later changes of an object do not change the stored value', async () => {
        const value = { pieces: ['king'] };
        const appended = store.append('a', value);
        value.pieces.push('pawn');
        await appended;
        const read = await store.get('a');
        expect(read).toEqual({ pieces: ['king'] });
        expect(await store.get('a')).not.toBe(read);
      });

      for (const [what, value] of ODD_VALUES) {
        test(`a row keeps ${what}, appended or set`, async () => {
          expect(await store.append('appended', value)).toBe('written');
          await store.set('set', value);
          expect(await store.getMany(['appended', 'set'])).toEqual([value, value]);
          expect([await store.get('appended'), await store.get('set')]).toEqual([value, value]);
        });
      }

      test('the store keeps any JSON under any key', async () => {
        await fc.assert(
          fc.asyncProperty(fc.string({ unit: 'grapheme', size: 'small' }), fc.jsonValue(), async (key, any) => {
            const value: JsonValue = JSON.parse(JSON.stringify(any)); // no -0, which JSON does not know
            await store.delete([key]);
            expect(await store.append(key, value)).toBe('written');
            expect(await store.append(key, 'other')).toBe('conflict');
            expect(await store.get(key)).toStrictEqual(value);
            expect(await store.getMany([key])).toStrictEqual([value]);
          }),
          { numRuns: 50, seed: 7 },
        );
      });

      test('similar keys are different rows', async () => {
        for (const key of ALIKE_KEYS) expect(await store.append(key, key)).toBe('written');
        expect(await store.getMany(ALIKE_KEYS)).toEqual(ALIKE_KEYS);
        for (const key of ALIKE_KEYS) expect(await store.get(key)).toBe(key);
      });
    });

    describe('[T1] appending', () => {
      test('an appended row is written once and never overwritten', async () => {
        expect(await store.append('game:1:step:00000001', { by: 'first' })).toBe('written');
        expect(await store.append('game:1:step:00000001', { by: 'second' })).toBe('conflict');
        expect(await store.get('game:1:step:00000001')).toEqual({ by: 'first' });
      });

      test('appending to a row that was set is a conflict', async () => {
        await store.set('a', 'set');
        expect(await store.append('a', 'appended')).toBe('conflict');
        expect(await store.get('a')).toBe('set');
      });

      test('each of 100 simultaneous appends gets its own result', async () => {
        const keys = Array.from({ length: 100 }, (_, n) => `step:${n}`);
        await Promise.all(keys.filter((_, n) => n % 2 === 0).map((key) => store.set(key, 'taken')));
        const answers = await Promise.all(keys.map((key) => store.append(key, `mine: ${key}`)));
        expect(answers).toEqual(keys.map((_, n) => (n % 2 === 0 ? 'conflict' : 'written')));
        expect(await store.getMany(keys)).toEqual(keys.map((key, n) => (n % 2 === 0 ? 'taken' : `mine: ${key}`)));
      });

      test('[T2] of 100 simultaneous appends to one key only the first is written', async () => {
        const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => store.append('same', n)));
        expect(answers).toEqual(['written', ...Array(99).fill('conflict')]);
        expect(await store.get('same')).toBe(0);
      });

      test('[D34] a row that follows another is written only after exactly that row', async () => {
        expect(await store.append('step:2', 'two', { key: 'step:1', mark: 'a_1-B' })).toBe('conflict');
        expect(await store.append('step:1', { attempt: 'a_1-B' })).toBe('written');
        expect(await store.append('step:2', 'two', { key: 'step:1', mark: 'other' })).toBe('conflict');
        expect(await store.append('step:2', { attempt: 'second' }, { key: 'step:1', mark: 'a_1-B' })).toBe('written');
        expect(await store.append('step:2', 'again', { key: 'step:1', mark: 'a_1-B' })).toBe('conflict');
        const answers = await Promise.all([
          store.append('step:3', 'three', { key: 'step:2', mark: 'second' }),
          store.append('other', 'free'),
          store.append('step:9', 'nine', { key: 'step:8', mark: 'eighth' }),
        ]);
        expect(answers).toEqual(['written', 'written', 'conflict']);
        expect(await store.getMany(['step:3', 'other', 'step:9'])).toEqual(['three', 'free', undefined]);
      });

      test('simultaneous appends share few statements, however many and large', async () => {
        const before = bench.statements?.() ?? 0;
        const long = 'x'.repeat(60_000);
        const small = Array.from({ length: 600 }, (_, n) => store.append(`small:${n}`, n));
        const large = Array.from({ length: 12 }, (_, n) => store.append(`large:${n}`, long));
        const huge = store.append('huge', long.repeat(10));
        expect(new Set(await Promise.all([...small, ...large, huge]))).toEqual(new Set(['written']));
        if (bench.statements) expect(bench.statements() - before).toBeLessThanOrEqual(8);
        expect(await store.get('huge')).toBe(long.repeat(10));
      });

      test('appends during a running statement share the next statement', async () => {
        const first = store.append('first', 1);
        const before = bench.statements?.() ?? 0;
        await new Promise((resolve) => setImmediate(resolve));
        const rest = await Promise.all(Array.from({ length: 50 }, (_, n) => store.append(`rest:${n}`, n)));
        expect([await first, ...rest]).toEqual(Array(51).fill('written'));
        if (bench.statements) expect(bench.statements() - before).toBeLessThanOrEqual(3);
      });

      test('[T2] of appends by two processes to a key exactly one is written', async () => {
        const other = await bench.another();
        const keys = Array.from({ length: 60 }, (_, n) => `step:${n}`);
        const [mine, theirs] = await Promise.all([
          Promise.all(keys.map((key) => store.append(key, 'mine'))),
          Promise.all(keys.map((key) => other.append(key, 'theirs'))),
        ]);
        const winners = keys.map((_, n) => (mine[n] === 'written' ? 'mine' : 'theirs'));
        expect(mine.map((answer, n) => [answer, theirs[n]].sort())).toEqual(keys.map(() => ['conflict', 'written']));
        expect(await store.getMany(keys)).toEqual(winners);
        expect(await other.getMany(keys)).toEqual(winners);
      });

      test('written rows are still there when the store is opened again', async () => {
        await Promise.all([store.append('a', { deep: [1] }), store.set('b', ':2')]);
        await store.close();
        const next = await bench.another();
        expect(await next.getMany(['a', 'b'])).toEqual([{ deep: [1] }, ':2']);
        expect(await next.append('a', 0)).toBe('conflict');
      });
    });

    describe('[T1] when the store fails', () => {
      test('an append that failed before writing is unknown, and reads as missing', async () => {
        bench.failNext('append', 'before');
        expect(await store.append('a', 'mine')).toBe('unknown');
        expect(await store.get('a')).toBeUndefined();
        expect(await store.append('a', 'mine')).toBe('written');
      });

      test('an append whose answer was lost is unknown, and reads as written', async () => {
        bench.failNext('append', 'after');
        expect(await store.append('a', 'mine')).toBe('unknown');
        expect(await store.get('a')).toBe('mine');
        expect(await store.append('a', 'mine')).toBe('conflict');
      });

      test('appends during an outage are unknown, and work again afterwards', async () => {
        bench.setDown(true);
        expect(await Promise.all(['a', 'b', 'c'].map((key) => store.append(key, 1)))).toEqual([
          'unknown',
          'unknown',
          'unknown',
        ]);
        bench.setDown(false);
        expect(await store.getMany(['a', 'b', 'c'])).toEqual([undefined, undefined, undefined]);
        expect(await store.append('a', 1)).toBe('written');
      });

      test('a failed read throws instead of looking like a missing row', async () => {
        await store.set('a', 1);
        for (const when of ['before', 'after'] as const) {
          bench.failNext('read', when);
          await expect(store.get('a')).rejects.toThrow();
          bench.failNext('read', when);
          await expect(store.getMany(['a', 'b'])).rejects.toThrow();
        }
        bench.setDown(true);
        await expect(store.get('lacking')).rejects.toThrow();
        await expect(store.getMany(['lacking'])).rejects.toThrow();
        bench.setDown(false);
        expect(await store.getMany(['a', 'lacking'])).toEqual([1, undefined]);
      });

      test('a failed set or delete throws', async () => {
        bench.failNext('set', 'before');
        await expect(store.set('a', 1)).rejects.toThrow();
        expect(await store.get('a')).toBeUndefined();
        await store.set('a', 1);
        bench.failNext('delete', 'before');
        await expect(store.delete(['a'])).rejects.toThrow();
        expect(await store.get('a')).toBe(1);
        bench.failNext('delete', 'after');
        await expect(store.delete(['a'])).rejects.toThrow();
        expect(await store.get('a')).toBeUndefined();
      });
    });

    describe('[T28] closing', () => {
      test('closing the store finishes running writes', async () => {
        const keys = Array.from({ length: 20 }, (_, n) => `k${n}`);
        const appends = keys.map((key) => store.append(key, key));
        const set = store.set('set', 1);
        await store.close();
        expect(await Promise.all(appends)).toEqual(keys.map(() => 'written'));
        await set;
        const next = await bench.another();
        expect(await next.getMany([...keys, 'set'])).toEqual([...keys, 1]);
      });

      test('closing twice is harmless; then appends are unknown and reads throw', async () => {
        await Promise.all([store.close(), store.close()]);
        await store.close();
        expect(await store.append('a', 1)).toBe('unknown');
        await expect(store.get('a')).rejects.toThrow();
        await expect(store.getMany(['a'])).rejects.toThrow();
        await expect(store.set('a', 1)).rejects.toThrow();
      });
    });
  });
}

const ODD_VALUES: readonly (readonly [string, JsonValue])[] = [
  ['quotes and backslashes', `it's "so" \\ ' -- ; DROP TABLE keyv`],
  ['unicode', 'Ærø 🂡 \u2028 \u0000 e\u0301 שלום'],
  ['half a surrogate pair', 'a\ud83c'],
  ['strings that begin with a colon', [':', '::', ':base64:AAAA', { ':key': ':value', plain: 'a:b', ',': ':' }, [':']]],
  ['strings that look like the border of a string with a colon', ['[":', ',":', '":":', { '[': ':', ',"': 'x:' }]],
  ['the empty string', ''],
  ['nulls inside', { a: null, b: [null, { c: null }] }],
  ['empty lists and objects', [{}, [], { a: {} }]],
  ['numbers and booleans', [0, -1, 1e21, 1.000001, 123456789012345, true, false]],
  [
    'fields with odd names',
    JSON.parse('{"__proto__": 1, "toJSON": "x", "constructor": {}, "value": 2, "expires": 1, "": 3, "10": 4, "9": 5}'),
  ],
  ['64 KB', { text: 'äb"c '.repeat(13_000), list: Array.from({ length: 3_000 }, (_, n) => n) }],
  ['a value 500 deep', deep(500)],
];

const ALIKE_KEYS = [
  'a',
  'A',
  'a ',
  ' a',
  'a:',
  ':a',
  'ä',
  'a\u0308',
  '%',
  '_',
  "a'",
  'a"',
  'a\\',
  '',
  '1',
  '01',
  '1.0',
  'contract:a',
  'contract:contract:a',
];

function deep(levels: number): JsonValue {
  let value: JsonValue = 'bottom';
  for (let n = 0; n < levels; n += 1) value = n % 2 === 0 ? [value] : { in: value };
  return value;
}
