import { expect, it } from 'vitest';
import { codeOf, decodeKingdomCode } from '../../src/kingdom/code.ts';
import { drawKingdom } from '../../src/kingdom/draw.ts';
import { listLaterSetsToFetch } from '../../src/kingdom/fetch.ts';
import { parseKingdomListLeniently } from '../../src/kingdom/list.ts';
import { type KingdomPartToReplace, replaceKingdomPart, replacementRequest } from '../../src/kingdom/replace.ts';
import { allKingdomPiles } from '../../src/kingdom/request/fresh.ts';
import { formatKingdomNames, type Kingdom, kingdomFromNumbers, numbersOf } from '../../src/kingdom/request/kingdom.ts';
import { atLeast, demandAtMost, type KingdomRequest, plainRequest, role } from '../../src/kingdom/request/request.ts';
import { countRole, dominion, editions, luck, nrs, ready } from './made/wishes.ts';

/** The ten piles that replace a kingdom's piles with Divine Wind. */

const wind = dominion.landscapes.filter(({ name }) => name === 'Divine Wind').map(({ nr }) => nr);
const { across } = plainRequest(editions);
const request: KingdomRequest = {
  ...plainRequest(editions),
  include: nrs('Young Witch', 'Ferryman', 'Black Market', 'Poet'),
  across: { ...across, include: wind },
};

const changed = (kingdom: Kingdom, target: KingdomPartToReplace, seed: number, by = request): Kingdom => {
  const sampler = ready(replacementRequest(by, kingdom, target, dominion));
  const after = replaceKingdomPart(kingdom, target, sampler, dominion, luck(seed));
  if ('code' in after) throw new Error(after.code);
  return after.kingdom;
};

const first = drawKingdom(ready(request), dominion, luck(1)).kingdom;
const second = changed(first, { kind: 'later' }, 2);

it('[K43] a drawn kingdom has no second ten piles until they are drawn', () => {
  expect(first.later).toEqual([]);
  expect({ ...second, later: [] }).toEqual(first);
});

it('[K43] the second ten piles are unused and keep the demands', () => {
  const ruled: KingdomRequest = {
    ...request,
    demands: [atLeast(3, role('village')), demandAtMost(0, role('attack'))],
    include: nrs('Poet'),
  };
  const calm = drawKingdom(ready(ruled), dominion, luck(3)).kingdom;
  const needy = ['Young Witch', 'Ferryman', 'Riverboat', 'Druid', 'Black Market'];
  for (let seed = 0; seed < 40; seed += 1) {
    const { later } = changed(calm, { kind: 'later' }, seed, ruled);
    expect(new Set([...allKingdomPiles(calm), ...calm.deck, ...later]).size).toBe(
      allKingdomPiles(calm).length + calm.deck.length + 10,
    );
    expect([countRole(later, 'village') >= 3, countRole(later, 'attack')]).toEqual([true, 0]);
    expect(later.filter(({ name, types }) => needy.includes(name) || types.includes('Liaison'))).toEqual([]);
  }
});

it('[K43] the code and the copied names keep the second ten piles', () => {
  const numbers = decodeKingdomCode(codeOf(numbersOf(second)));
  expect('code' in numbers || kingdomFromNumbers(numbers, dominion, 'cost')).toEqual(second);
  const list = parseKingdomListLeniently(formatKingdomNames(second, dominion), dominion);
  expect('code' in list ? list : list.later.toSorted((a, b) => a - b)).toEqual(numbersOf(second).later);
});

it('[K43] the second ten piles stay while Divine Wind does', () => {
  const pile = second.piles.find(({ name }) => !['Poet', 'Young Witch'].includes(name))?.nr ?? 0;
  const same = changed(second, { kind: 'pile', nr: pile }, 4);
  expect(same.later).toEqual(second.later);
  expect(same.piles.some((one) => second.later.includes(one))).toBe(false);
  const [nr = 0] = wind;
  expect(changed(second, { kind: 'landscape', nr }, 5, { ...request, across }).later).toEqual([]);
});

it('[K43] the second ten piles are omitted if the code has no room', () => {
  const deck = dominion.cards.slice(-15);
  const landscapes = dominion.landscapes.slice(-6);
  const full = { ...second, deck, landscapes, traits: second.piles.slice(0, 4), boons: [9, 10, 11] };
  const target = { kind: 'later' } as const;
  const sampler = ready(replacementRequest(request, full, target, dominion));
  expect(replaceKingdomPart(full, target, sampler, dominion, luck(1))).toEqual({ code: 'nothing-else', target });
});

it('[K43] only additions are fetched for the second ten piles, without Heirlooms', () => {
  const later = kingdomFromNumbers(
    { ...numbersOf(second), piles: nrs('Familiar', 'Moat'), later: nrs('Cemetery', 'Cultist', 'Alchemist') },
    dominion,
    'cost',
  );
  if ('code' in later) throw new Error(later.code);
  expect(
    listLaterSetsToFetch(later, dominion).map(({ set, piles, extras }) => [
      set,
      ...[...piles, ...extras].map((one) => ('title' in one ? one.title : one.name)),
    ]),
  ).toEqual([
    ['alchemy', 'Alchemist'],
    ['dark-ages', 'Cultist', 'Ruins'],
    ['nocturne', 'Cemetery'],
  ]);
});
