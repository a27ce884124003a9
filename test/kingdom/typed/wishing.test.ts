import { describe, expect, it, test } from 'vitest';
import type { Card, Landscape } from '../../../src/kingdom/cards/card.ts';
import { drawKingdom } from '../../../src/kingdom/draw.ts';
import { replaceKingdomPart, replacementRequest } from '../../../src/kingdom/replace.ts';
import { atLeast, plainRequest, role } from '../../../src/kingdom/request/request.ts';
import { prepare } from '../../../src/kingdom/sampling/sampler.ts';
import { parseReplacementWish } from '../../../src/kingdom/typed/wishing.ts';
import { bruteKingdoms, nameOf } from '../brute/brute.ts';
import { card, dominion, editions, luck, nrs, ready, smallRequest } from '../made/wishes.ts';

const landscape = (name: string): Landscape => dominion.landscapes.find((one) => one.name === name) as Landscape;
const read = (text: string, old: Card | Landscape = card('Smithy')) =>
  parseReplacementWish(text, old, dominion, editions);
const village = (one: Card): boolean => one.roles.includes('village');
const plainAt =
  (from: number, to = from) =>
  (one: Card): boolean =>
    !one.cost.potion && one.cost.debt === 0 && one.cost.coins >= from && one.cost.coins <= to;
const attack = (one: Card): boolean => one.roles.includes('attack');

describe('[K27] a wish for a pile', () => {
  test.each<readonly [string, (one: Card) => boolean]>([
    ['another Village', village],
    ['another village', village],
    ['a village', village],
    ['1 Village', village],
    ['villages', village],
    ['Village', ({ name }) => name === 'Village'],
    ['any at 5', plainAt(5)],
    ['at 5', plainAt(5)],
    ['5', plainAt(5)],
    ['$5', plainAt(5)],
    ['something for 5 coins', plainAt(5)],
    ['costs 2-3', plainAt(2, 3)],
    ['at most 3', plainAt(0, 3)],
    ['6 or more', plainAt(6, 99)],
    ['cost 6+', plainAt(6, 99)],
    ['under 3', plainAt(0, 2)],
    ...['below 3', 'less than 3', '< 3'].map((text) => [text, plainAt(0, 2)] as const),
    ...['up to 3', '<= 3', '3 or less', '3 and less', '3  and  less'].map((text) => [text, plainAt(0, 3)] as const),
    ...['over 5', 'more than 5', 'above 5', '> 5'].map((text) => [text, plainAt(6, 99)] as const),
    ...['at least 6', '>= 6', '6 and more', '$6+'].map((text) => [text, plainAt(6, 99)] as const),
    ...['exactly 4', '= 4', 'price: 4', 'for 4'].map((text) => [text, plainAt(4)] as const),
    ['2 to 3', plainAt(2, 3)],
    ['3 and less and a village', (one) => plainAt(0, 3)(one) && village(one)],
    ['a village and cheaper', (one) => village(one) && one.cost.coins < 4],
    ['at 5 and more expensive', plainAt(5)],
    ['cheaper', ({ cost }) => cost.coins < 4],
    ['dearer', ({ cost }) => cost.coins > 4 || (cost.coins === 4 && (cost.potion || cost.debt > 0))],
    ['more expensive', ({ cost }) => cost.coins > 4 || (cost.coins === 4 && (cost.potion || cost.debt > 0))],
    ...['same cost', 'as dear', 'the same price'].map((text) => [text, plainAt(4)] as const),
    ['no attack', (one) => !attack(one)],
    ['not an attack', (one) => !attack(one)],
    ['no Witch', ({ name }) => name !== 'Witch'],
    ['another village at 5', (one) => village(one) && plainAt(5)(one)],
    ['a village, at 5, no attack', (one) => village(one) && plainAt(5)(one) && !attack(one)],
    ['an attack and at most 4', (one) => attack(one) && plainAt(0, 4)(one)],
    ['another duration card', ({ roles }) => roles.includes('duration')],
    ['another +buy', ({ roles }) => roles.includes('buy')],
    ['from Seaside', ({ set }) => set === 'seaside'],
    ['Seaside', ({ set }) => set === 'seaside'],
    ['sea2, no duration', ({ editions: all, roles }) => all.includes('sea2') && !roles.includes('duration')],
    ['anything', () => true],
    ['something else', () => true],
    ['no potion', ({ roles }) => !roles.includes('potion')],
  ])('the wish for a pile is read: %s', (text, fits) => {
    const wished = read(text);
    if ('code' in wished) throw new Error(`not read: ${wished.text}`);
    const right = dominion.cards.filter((one) => one.name !== 'Smithy' && fits(one)).map(({ nr }) => nr);
    expect(right.length).toBeGreaterThan(0);
    expect(wished.piles).toEqual(right);
  });

  test.each(['', '  ', ',', 'vilage', 'another vilage', 'at', 'no', 'two villages please', 'a village, qwerty'])(
    'the wish %j is not read',
    (text) => {
      expect(read(text)).toMatchObject({ code: 'bad-wish' });
    },
  );

  test('a wish that is a pile’s name means that pile', () => {
    for (const one of dominion.cards.filter(({ name }) => name !== 'Smithy'))
      expect([one.name, read(one.name)]).toEqual([one.name, { text: one.name, piles: [one.nr], landscapes: [] }]);
  });
});

describe('[K27] a wish for a landscape', () => {
  test.each<readonly [string, (one: Landscape) => boolean]>([
    ['another event', ({ kind }) => kind === 'event'],
    ['a way', ({ kind }) => kind === 'way'],
    ['ways', ({ kind }) => kind === 'way'],
    ['no way', ({ kind }) => kind !== 'way'],
    ['from Empires', ({ set }) => set === 'empires'],
    ['an event at 4', ({ kind, cost }) => kind === 'event' && cost?.coins === 4 && cost.debt === 0],
    ['Obelisk', ({ name }) => name === 'Obelisk'],
  ])('the wish for a landscape is read: %s', (text, fits) => {
    const wished = read(text, landscape('Banquet'));
    if ('code' in wished) throw new Error(`not read: ${wished.text}`);
    expect(wished.landscapes).toEqual(
      dominion.landscapes.filter((one) => one.name !== 'Banquet' && fits(one)).map(({ nr }) => nr),
    );
  });
});

it('[K27] a wish for a replacement draws exactly the legal results and keeps the rest', () => {
  let tried = 0;
  for (let seed = 0; seed < 60 && tried < 12; seed += 1) {
    const request = { ...smallRequest(seed), strict: true, sets: editions, bane: 'apart' } as const;
    const kingdoms = bruteKingdoms(request, dominion);
    const [first] = [...kingdoms.keys()];
    const sampler = prepare(request, dominion);
    if (first === undefined || 'code' in sampler) continue;
    const { kingdom } = drawKingdom(sampler, dominion, luck(seed));
    if (Object.keys(kingdom.chosen).length > 0 || kingdom.bane) continue;
    const old = kingdom.piles[seed % 10] as Card;
    const wished = parseReplacementWish('at most 4, no duration', old, dominion, editions);
    if ('code' in wished) throw new Error('not read');
    const others = kingdom.piles.filter((one) => one !== old);
    const legal = dominion.cards.filter(
      (one) => wished.piles.includes(one.nr) && kingdoms.has(nameOf([...others, one])) && !others.includes(one),
    );
    const target = { kind: 'pile', nr: old.nr } as const;
    const again = prepare(replacementRequest(request, kingdom, target, dominion, wished), dominion);
    if (legal.length === 0) {
      expect([seed, 'code' in again]).toEqual([seed, true]);
      continue;
    }
    tried += 1;
    if ('code' in again) throw new Error(`seed ${seed} is refused: ${JSON.stringify(again)}`);
    const seen = new Set<string>();
    const chance = luck(seed);
    for (let i = 0; i < 60; i += 1) {
      const replaced = replaceKingdomPart(kingdom, target, again, dominion, chance);
      if ('code' in replaced) throw new Error('nothing else');
      const fresh = replaced.kingdom.piles.filter((one) => !others.includes(one));
      expect(fresh).toHaveLength(1);
      seen.add(fresh[0]?.name ?? '');
    }
    expect([...seen].every((name) => legal.some((one) => one.name === name))).toBe(true);
    if (legal.length < 8) expect(seen.size).toBe(legal.length);
  }
  expect(tried).toBeGreaterThan(6);
});

it('[K27] [K9] a wished card may serve a demand even if each card serves only one', () => {
  const request = {
    ...plainRequest(editions),
    demands: [atLeast(1, role('village')), atLeast(1, role('buy'))],
    overlap: 'distinct',
  } as const;
  const { kingdom } = drawKingdom(ready({ ...request, include: nrs('Village', 'Woodcutter') }), dominion, luck(2));
  const plain = {
    ...kingdom,
    piles: [
      card('Village'),
      ...dominion.cards.filter((one) => !one.roles.includes('village') && one.roles.includes('buy')).slice(0, 9),
    ],
  };
  const wished = parseReplacementWish('Festival', card('Village'), dominion, editions);
  if ('code' in wished) throw new Error('not read');
  const target = { kind: 'pile', nr: card('Village').nr } as const;
  const sampler = ready(replacementRequest({ ...request, demands: request.demands }, plain, target, dominion, wished));
  expect(replaceKingdomPart(plain, target, sampler, dominion, luck(3))).toMatchObject({
    kingdom: { piles: expect.arrayContaining([card('Festival')]) },
  });
});
