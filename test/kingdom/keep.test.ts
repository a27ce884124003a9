import { expect, it } from 'vitest';
import { drawKingdom } from '../../src/kingdom/draw.ts';
import { type KingdomPartToReplace, replaceKingdomPart, replacementRequest } from '../../src/kingdom/replace.ts';
import { type Kingdom, supplyPilesOf } from '../../src/kingdom/request/kingdom.ts';
import {
  type KingdomRequest,
  noEarlierChoices,
  plainRequest,
  usualRequest,
  ways,
} from '../../src/kingdom/request/request.ts';
import { drawTenPiles } from '../../src/kingdom/sampling/sampler.ts';
import { card, dominion, draws, editions, luck, names, nrs, ready } from './made/wishes.ts';

it.each(ways)('[K7] [K19] cards kept during a replacement ignore sets, bans and weights, drawn %s', (draw) => {
  const request: KingdomRequest = {
    ...usualRequest(['base2']),
    draw,
    lock: nrs('Witch', 'Goons', 'Familiar'),
    potions: { kind: 'any' },
    exclude: nrs('Witch'),
    weights: { [card('Goons').nr]: 0 },
  };
  for (const { piles } of draws(request, 30)) {
    expect(names(piles)).toEqual(expect.arrayContaining(['Witch', 'Goons', 'Familiar']));
    expect(piles.filter(({ editions }) => editions.includes('base2'))).toHaveLength(8);
  }
});

it('[K7] the Bane stays when it is kept, even from another set', () => {
  const request: KingdomRequest = {
    ...plainRequest(['base2']),
    lock: nrs('Young Witch'),
    side: { ...noEarlierChoices, bane: card('Hamlet').nr },
  };
  for (const { bane } of draws(request, 20)) expect(bane?.name).toBe('Hamlet');
});

it('[K12] [K19] every pile and Bane can be replaced while the rest stays', () => {
  const request: KingdomRequest = { ...usualRequest(['base2', 'corn2', 'alch', 'plun']), include: nrs('Young Witch') };
  const { kingdom } = drawKingdom(ready(request), dominion, luck(3));
  const others: KingdomRequest = { ...request, sets: ['base2', 'corn2', 'alch', 'plun', 'dark'], include: [] };
  for (const gone of [...kingdom.piles, ...(kingdom.bane ? [kingdom.bane] : [])]) {
    const target: KingdomPartToReplace = gone === kingdom.bane ? { kind: 'bane' } : { kind: 'pile', nr: gone.nr };
    const replaced = replaceKingdomPart(
      kingdom,
      target,
      ready(replacementRequest(others, kingdom, target, dominion)),
      dominion,
      luck(4),
    );
    if ('code' in replaced) throw new Error(replaced.code);
    const after = replaced.kingdom;
    const kept = kingdom.piles.filter((one) => one !== gone);
    expect(names(after.piles)).toEqual(expect.arrayContaining([...names(kept)]));
    expect([...after.piles, after.bane]).not.toContain(gone);
    expect(after.landscapes).toEqual(kingdom.landscapes);
    expect(after.bane === kingdom.bane).toBe(gone !== kingdom.bane && gone.name !== 'Young Witch');
  }
});

it('[K19] a trait stays on its pile, or moves when that pile is replaced', () => {
  const request: KingdomRequest = {
    ...plainRequest(editions),
    landscapes: { kind: 'exact', numbers: { trait: 3 } },
  };
  const { kingdom } = drawKingdom(ready(request), dominion, luck(9));
  const pileOf = ({ landscapes, traits }: Pick<Kingdom, 'landscapes' | 'traits'>): ReadonlyMap<number, string> =>
    new Map(landscapes.filter(({ kind }) => kind === 'trait').map(({ nr }, i) => [nr, traits[i]?.name ?? '']));
  const before = pileOf(kingdom);
  expect(before.size).toBe(3);
  for (const { nr, name } of kingdom.traits)
    for (const seed of [1, 2, 3, 4]) {
      const target: KingdomPartToReplace = { kind: 'pile', nr };
      const replaced = replaceKingdomPart(
        kingdom,
        target,
        ready(replacementRequest(request, kingdom, target, dominion)),
        dominion,
        luck(seed),
      );
      if ('code' in replaced) throw new Error(replaced.code);
      const after = pileOf(replaced.kingdom);
      for (const [trait, pile] of before) if (pile !== name) expect(after.get(trait)).toBe(pile);
      expect([after.size, new Set(after.values()).size]).toEqual([3, 3]);
      for (const pile of replaced.kingdom.traits) {
        expect(supplyPilesOf(replaced.kingdom)).toContain(pile);
        expect(pile.name).not.toBe(name);
        expect(pile.types.some((type) => type === 'Action' || type === 'Treasure')).toBe(true);
      }
    }
});

it('[K19] an Ally and a Prophecy stay when another pile is replaced', () => {
  const request: KingdomRequest = {
    ...plainRequest(editions),
    lock: nrs('Ferryman', 'Underling', 'Smithy'),
    side: { ...noEarlierChoices, chosen: { 'ferryman-pile': card('Poet').nr } },
  };
  const { kingdom } = drawKingdom(ready(request), dominion, luck(5));
  expect(kingdom.landscapes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['ally', 'prophecy']));
  const target: KingdomPartToReplace = { kind: 'pile', nr: card('Smithy').nr };
  for (const seed of [1, 2, 3]) {
    const replaced = replaceKingdomPart(
      kingdom,
      target,
      ready(replacementRequest(request, kingdom, target, dominion)),
      dominion,
      luck(seed),
    );
    if ('code' in replaced) throw new Error(replaced.code);
    expect(replaced.kingdom.landscapes).toEqual(kingdom.landscapes);
    expect(replaced.kingdom.chosen).toEqual(kingdom.chosen);
  }
});

it('[K14] kept cards do not affect the odds of other cards', () => {
  const request: KingdomRequest = { ...plainRequest(['base2']), draw: 'uniform', lock: nrs('Goons') };
  const counts = new Map<string, number>();
  const sampler = ready(request);
  const chance = luck(5);
  for (let i = 0; i < 5_200; i += 1)
    for (const { name } of drawTenPiles(sampler, chance).piles) counts.set(name, (counts.get(name) ?? 0) + 1);
  counts.delete('Goons');
  expect(counts.size).toBe(26);
  for (const [name, count] of counts) expect(Math.abs(count - 1_800), name).toBeLessThan(180);
});

it('[K28] the Druid’s boons stay with other replacements, and can be replaced', () => {
  const request: KingdomRequest = { ...usualRequest(['base2', 'noct']), include: nrs('Druid', 'Village') };
  const { kingdom } = drawKingdom(ready(request), dominion, luck(3));
  const without = (target: KingdomPartToReplace): readonly number[] => {
    const others: KingdomRequest = { ...request, include: nrs('Druid') };
    const replaced = replaceKingdomPart(
      kingdom,
      target,
      ready(replacementRequest(others, kingdom, target, dominion)),
      dominion,
      luck(4),
    );
    if ('code' in replaced) throw new Error(replaced.code);
    return replaced.kingdom.boons;
  };
  expect(kingdom.boons).toHaveLength(3);
  expect(without({ kind: 'pile', nr: card('Village').nr })).toEqual(kingdom.boons);
  const others = without({ kind: 'boons' });
  expect(others).toHaveLength(3);
  expect(others).not.toEqual(kingdom.boons);
});
