import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Place, placeIn } from '../soak/place.ts';
import { type Played, type Player, pairsPlayed } from '../soak/secrecy.ts';
import { partPlayed } from '../soak/secrecy-part.ts';
import { plain } from './caught.ts';
import type { PairKind } from './worlds/kinds.ts';

/** Two kinds of pairs of which every seventh tells something; what is played is noted. */
const counted = (noted: string[]): readonly PairKind[] =>
  ['one', 'another'].map((name) => ({
    name,
    pairs: plain,
    compare: async ({ order }) => {
      noted.push(`${name} ${order.join()}`);
      return (order[0] ?? 0) % 7 === 0 ? 'something' : undefined;
    },
  }));

/** Plays them; after so many parts the machine goes down. */
const player = (noted: string[], most = Number.POSITIVE_INFINITY): Player => {
  let parts = 0;
  return async (part) => {
    if (parts === most) throw new Error('interrupted');
    parts += 1;
    return partPlayed(counted(noted), part);
  };
};

const folder = mkdtempSync(join(tmpdir(), 'soak-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const place = (name: string): Place<Played> => placeIn(join(folder, 'places', name));
const nobody = (): void => undefined;

it('[H17] an interrupted long run of secrecy tests resumes with equal results', async () => {
  const whole: string[] = [];
  const leaks = await pairsPlayed(2, 80, place('whole'), [player(whole)], nobody);
  expect([whole.length, new Set(whole).size]).toEqual([160, 160]);
  expect(leaks.every((figure) => figure > 0)).toBe(true);

  const before: string[] = [];
  await expect(pairsPlayed(2, 80, place('parts'), [player(before, 5)], nobody)).rejects.toThrow('interrupted');
  const after: string[] = [];
  expect(await pairsPlayed(2, 80, place('parts'), [player(after)], nobody)).toEqual(leaks);
  expect(after.length).toBeLessThan(160 - 80);
  expect([...new Set([...before, ...after])].sort()).toEqual([...whole].sort());
  expect(place('parts').read()).toBeUndefined();
});

it('[H17] a long run splits its game pairs among players, each once', async () => {
  const alone = { noted: [] as string[], said: [] as string[] };
  const leaks = await pairsPlayed(2, 80, place('alone'), [player(alone.noted)], (text) => alone.said.push(text));
  const [one, other, said]: [string[], string[], string[]] = [[], [], []];
  const players = [player(one), player(other)];
  expect(await pairsPlayed(2, 80, place('spread'), players, (text) => said.push(text))).toEqual(leaks);
  expect([...one, ...other].sort()).toEqual(alone.noted.sort());
  expect(Math.min(one.length, other.length)).toBeGreaterThan(0);
  expect(said.sort()).toEqual(alone.said.sort());
});

it('[H17] a game pair that throws is reported like a leak', async () => {
  const compare = () => Promise.reject(new Error('lost'));
  const said = await partPlayed([{ name: 'one', pairs: plain, compare }], { kind: 0, played: 25, count: 2 });
  expect(said.map((text) => text.split('\n')[0])).toEqual([
    'one, pair 26: threw Error: lost',
    'one, pair 27: threw Error: lost',
  ]);
});
