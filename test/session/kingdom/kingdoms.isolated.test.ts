import { expect, test, vi } from 'vitest';
import * as engine from '../../../src/kingdom/index.ts';
import { systemClock } from '../../../src/session/base/ports.ts';
import { Kingdoms } from '../../../src/session/kingdom/kingdoms.ts';
import { work } from '../../../src/session/kingdom/preparing.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';

vi.mock('../../../src/kingdom/index.ts', { spy: true });

const { atLeast, role } = await import('../../../src/kingdom/request/request.ts');
const { dominion } = await import('../../kingdom/made/wishes.ts');
const seed = 'ab'.repeat(32);
const usual = { demands: engine.usualRequest([]).demands, potions: true };
const kingdomsWith = (bytes: string): Kingdoms =>
  new Kingdoms({ store: new MemoryStore(), clock: systemClock, random: () => Buffer.from(bytes, 'hex') });
const numbersIn = (told: object): engine.KingdomNumbers =>
  (told as { readonly numbers: engine.KingdomNumbers }).numbers;

test('[K15] the same kingdom request and seed give the same kingdom', () => {
  const request = engine.usualRequest(['base2', 'sea2', 'dark']);
  const draw = (from: string) => numbersIn(work({ what: 'draw', request, seed: from }));
  expect(draw(seed)).toEqual(draw(seed));
  expect(draw(seed)).not.toEqual(draw('cd'.repeat(32)));
});

test('a kingdom request is prepared once, however often it is used', () => {
  const prepare = vi.mocked(engine.prepare).mockClear();
  const request = { ...engine.usualRequest(['base2', 'men']), moat: true };
  for (let i = 0; i < 5; i += 1) work({ what: 'draw', request, seed });
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('kingdoms are chosen in a worker thread', async () => {
  const prepare = vi.mocked(engine.prepare).mockClear();
  const kingdoms = kingdomsWith(seed);
  const { sets } = await kingdoms.dominion();
  const editions = sets.flatMap((set) => set.editions.map(({ key }) => key));
  const twelve = engine.roles.filter((one) => one !== 'potion').map((one) => atLeast(1, role(one)));
  let turns = 0;
  const ticking = setInterval(() => turns++, 1);
  const drawn = await kingdoms.draw(
    { ...engine.plainRequest(editions), overlap: 'distinct', demands: twelve.slice(0, 10) },
    usual,
  );
  clearInterval(ticking);
  expect('kingdom' in drawn && drawn.kingdom.piles.length).toBe(10);
  expect(prepare).not.toHaveBeenCalled();
  expect(turns).toBeGreaterThan(0);
});

test('[K19] only defaults that conflict with a kingdom request are dropped', async () => {
  const kingdoms = kingdomsWith(seed);
  const request = engine.usualRequest(['alch']);
  const drawn = await kingdoms.draw(request, usual);
  if ('code' in drawn) throw new Error(drawn.code);
  expect(drawn.left.map(({ kind }) => kind)).toContain('potions');
  expect(drawn.request.potions).toEqual({ kind: 'any' });
  expect(await kingdoms.draw(request, { demands: [], potions: false })).toMatchObject({ code: 'impossible' });
});

test('[K19] a pile of a kingdom is replaced, unless that is impossible', async () => {
  const kingdoms = kingdomsWith(seed);
  const request = engine.usualRequest(['base2', 'sea2']);
  const drawn = await kingdoms.draw(request, usual);
  if ('code' in drawn) throw new Error(drawn.code);
  const [gone] = drawn.kingdom.piles;
  const replaced = await kingdoms.replace(request, usual, drawn.kingdom, { kind: 'pile', nr: gone?.nr ?? 0 });
  if ('code' in replaced) throw new Error(replaced.code);
  const before = drawn.kingdom.piles.map(({ nr }) => nr);
  expect(replaced.kingdom.piles.filter(({ nr }) => before.includes(nr))).toHaveLength(9);
  const exclude = dominion.cards.flatMap(({ nr }) => (before.includes(nr) ? [] : [nr]));
  const tight = { ...request, exclude, demands: [], potions: { kind: 'any' } as const };
  expect(
    await kingdoms.replace(tight, { demands: [], potions: false }, drawn.kingdom, { kind: 'pile', nr: gone?.nr ?? 0 }),
  ).toMatchObject({
    code: 'impossible',
  });
});
