import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Place, placeIn } from '../soak/place.ts';
import { type Played, pairsPlayed } from '../soak/secrecy.ts';
import { plain } from './caught.ts';
import type { PairKind } from './worlds/kinds.ts';

/**
 * Two kinds of pairs of which every seventh tells something; what is played is noted, and after so many pairs the
 * machine goes down.
 */
const counted = (noted: string[], most: number): readonly PairKind[] =>
  ['one', 'another'].map((name) => ({
    name,
    pairs: plain,
    compare: async ({ order }) => {
      if (noted.length === most) throw new Error('interrupted');
      noted.push(`${name} ${order.join()}`);
      return (order[0] ?? 0) % 7 === 0 ? 'something' : undefined;
    },
  }));

const folder = mkdtempSync(join(tmpdir(), 'soak-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const place = (name: string): Place<Played> => placeIn(join(folder, 'places', name));

it('[H17] a long run that is interrupted goes on where it was, and comes to the same', async () => {
  const whole: string[] = [];
  const leaks = await pairsPlayed(counted(whole, Number.POSITIVE_INFINITY), 80, place('whole'), () => undefined);
  expect([whole.length, new Set(whole).size]).toEqual([160, 160]);
  expect(leaks.every((figure) => figure > 0)).toBe(true);

  const before: string[] = [];
  await expect(pairsPlayed(counted(before, 110), 80, place('parts'), () => undefined)).rejects.toThrow('interrupted');
  const after: string[] = [];
  expect(await pairsPlayed(counted(after, Number.POSITIVE_INFINITY), 80, place('parts'), () => undefined)).toEqual(
    leaks,
  );
  expect(after.length).toBeLessThan(160 - 80);
  expect([...new Set([...before, ...after])].sort()).toEqual([...whole].sort());
  expect(place('parts').read()).toBeUndefined();
});
