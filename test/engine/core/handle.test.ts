import fc from 'fast-check';
import { expect, it } from 'vitest';
import { handleOf } from '../../../src/engine/core/handle.ts';

const KEY = 'fedcba9876543210'.repeat(4);

it('[T7] is 8 characters that nobody mixes up, the same as often as it is asked', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(), (viewer, id, epoch) => {
      const handle = handleOf(KEY, viewer, id, epoch);
      expect(handle).toMatch(/^[a-km-np-z2-9]{8}$/);
      expect(handleOf(KEY, viewer, id, epoch)).toBe(handle);
    }),
  );
});

it('[T7] differs from viewer to viewer, id to id, epoch to epoch, game to game', () => {
  const some = ['100000000000000001', '100000000000000002', 'channel'].flatMap((viewer) =>
    ['p1', 'p2', 'p11'].flatMap((id) =>
      [0, 1, 10].flatMap((epoch) => [KEY, KEY.replace('f', 'e')].map((key) => handleOf(key, viewer, id, epoch))),
    ),
  );
  expect(new Set(some).size).toBe(54);
});
