import { expect, test } from 'vitest';
import { ByteLimitedCache } from '../../src/picture/kept-bytes.ts';

test('a cache fills to the byte, then drops the least recently used', () => {
  const kept = new ByteLimitedCache<string>(10);
  const all = (): readonly string[] => ['a', 'b', 'c', 'd'].filter((key) => kept.get(key) !== undefined);
  for (const key of ['a', 'b', 'c', 'd']) kept.keep(key, key, 3);
  expect(all()).toEqual(['b', 'c', 'd']);
  kept.keep('d', 'larger', 4);
  expect([kept.get('d'), all()]).toEqual(['larger', ['b', 'c', 'd']]);
  kept.keep('c', 'smaller', 2);
  kept.keep('a', 'a', 1);
  expect(all()).toEqual(['a', 'b', 'c', 'd']);
  kept.keep('a', 'a', 2);
  expect(all()).toEqual(['a', 'c', 'd']);
  kept.keep('b', 'as large as all room', 10);
  expect(all()).toEqual(['b']);
  kept.keep('a', 'larger than all room', 11);
  expect(all()).toEqual(['b']);
});
