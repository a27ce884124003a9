import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareTexts, LazilySortedKeys, SortedKeys } from '../../../src/table/core/sorted.ts';

it('[D28] sorted keys equal a sorted set after any changes', () => {
  const act = fc.record({ adds: fc.boolean(), key: fc.string({ maxLength: 2 }) });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 200 }), (acts) => {
      const [keys, plain] = [new SortedKeys(), new Set<string>()];
      for (const { adds, key } of acts) {
        if (adds) keys.add(key);
        else keys.delete(key);
        if (adds) plain.add(key);
        else plain.delete(key);
      }
      expect([...keys]).toEqual([...plain].sort());
    }),
  );
});

it('[D28] sorted keys split growing blocks and drop empty ones', () => {
  const keys = new SortedKeys();
  const all = Array.from({ length: 5000 }, (_, i) => String((i * 7919) % 5000).padStart(4, '0'));
  for (const key of all) keys.add(key);
  expect([...keys]).toEqual([...all].sort());
  for (const key of all.slice(1)) keys.delete(key);
  expect([...keys]).toEqual([all[0]]);
  keys.delete(all[0] as string);
  expect([...keys]).toEqual([]);
});

it('[Q5] the sorted keys of a map stay in order after any changes', () => {
  const map = new Map<string, true>();
  const keys = new LazilySortedKeys(map);
  const change = (i: number): void => {
    const key = `A${i}`;
    if (!map.delete(key)) map.set(key, true);
    keys.comesOrGoes(key);
  };
  const expectListed = (): void => expect([...keys.inOrder()]).toEqual([...map.keys()].sort());
  expectListed();
  for (const count of [3, 0, 40, 10_050]) {
    for (let i = 0; i < count; i += 1) change((i * 7919) % 97);
    expectListed();
    expectListed();
  }
  for (const key of [...map.keys()]) change(Number(key.slice(1)));
  expectListed();
});

it('[Q13] sorting checks unlisted keys once and in time', () => {
  let asked = 0;
  class Asked extends Map<string, true> {
    override has(key: string): boolean {
      asked += 1;
      return super.has(key);
    }
  }
  const map = new Asked();
  const keys = new LazilySortedKeys(map);
  const come = (key: string): void => {
    map.set(key, true);
    keys.comesOrGoes(key);
  };
  for (let i = 0; i < 25_000; i += 1) come(`A${i % 2}`);
  expect(asked).toBe(0);
  for (let i = 2; i < 10_000; i += 1) come(`A${i}`);
  expect(asked).toBe(10_000);
  come('B1');
  expect([...keys.inOrder()]).toEqual([...map.keys()].sort());
  expect(asked).toBe(10_001);
});

it('sorting compares texts by code units', () => {
  expect([
    compareTexts('a', 'b'),
    compareTexts('b', 'a'),
    compareTexts('a', 'a'),
    compareTexts('a', 'A'),
    compareTexts('', 'a'),
  ]).toEqual([-1, 1, 0, 1, -1]);
});
