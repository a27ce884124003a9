import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/kingdom/cards/card.ts';
import { cardsInEditions, type Dominion } from '../../src/kingdom/cards/dominion.ts';
import { readDominionData } from '../../src/session/kingdom/dominion.ts';
import { lint } from './lint.ts';

const folder = join(import.meta.dirname, '../../data/dominion');
const dominion = readDominionData(folder);
const { cards, landscapes } = dominion;

const firstEditions = ['base1', 'int1', 'sea1', 'alch', 'pros1', 'corn1', 'hint1', 'dark', 'guild1'];

function named(name: string): Card {
  const card = cards.find((one) => one.name === name);
  if (!card) throw new Error(`no pile is called ${name}`);
  return card;
}

const counted = (keys: readonly string[]): Record<string, number> =>
  keys.reduce((counts: Record<string, number>, key) => Object.assign(counts, { [key]: (counts[key] ?? 0) + 1 }), {});

describe('the Dominion data', () => {
  it('[K1] the Dominion data hold 498 piles and 193 landscapes', () => {
    expect(cards).toHaveLength(498);
    expect(cardsInEditions(cards, firstEditions)).toHaveLength(200);
    expect(landscapes).toHaveLength(193);
  });

  it('[K1] the Dominion data hold as many piles of each edition as its box', () => {
    expect(counted(cards.flatMap((card) => card.editions))).toEqual({
      base1: 25,
      base2: 26,
      int1: 25,
      int2: 26,
      sea1: 26,
      sea2: 27,
      alch: 12,
      pros1: 25,
      pros2: 25,
      corn1: 13,
      corn2: 13,
      hint1: 26,
      hint2: 26,
      dark: 35,
      guild1: 13,
      guild2: 13,
      adv: 30,
      emp: 24,
      noct: 33,
      ren: 25,
      men: 30,
      ally: 31,
      plun: 40,
      sun: 25,
      promo: 11,
    });
  });

  it('[K1] the Dominion data hold as many landscapes of each kind as the boxes', () => {
    expect(counted(landscapes.map((one) => `${one.set} ${one.kind}`))).toEqual({
      'adventures event': 20,
      'empires event': 13,
      'empires landmark': 21,
      'renaissance project': 20,
      'menagerie event': 20,
      'menagerie way': 20,
      'allies ally': 23,
      'plunder event': 15,
      'plunder trait': 15,
      'rising-sun event': 10,
      'rising-sun prophecy': 15,
      'promo event': 1,
    });
  });

  it('[K1] the Dominion data pass the linter', () => {
    expect(lint(dominion)).toEqual([]);
  });

  it('[K1] the Dominion data hold neither rules text nor pictures', () => {
    expect(readdirSync(folder).filter((file) => !/\.(yaml|md)$/.test(file))).toEqual([]);
    expect(JSON.stringify(dominion).match(/"[^"]{40,}"/g)).toBeNull();
  });

  it('[K15] the Dominion data never change a permanent number', () => {
    const list = (things: readonly { nr: number; name: string }[], count: number): string =>
      things
        .slice(0, count)
        .map(({ nr, name }) => `${nr} ${name}\n`)
        .join('');
    const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
    expect(digest(list(cards, 498))).toBe('c5334db27d3d33e9');
    expect(digest(list(landscapes, 193))).toBe('69a5575c3e96250d');
  });

  it('[K4] the Dominion data gives one pile for all editions of a card', () => {
    expect(cardsInEditions(cards, ['base1', 'base2']).filter((card) => card.name === 'Moat')).toEqual([named('Moat')]);
    expect(named('Moat').editions).toEqual(['base1', 'base2']);
    expect(new Set(cards.map((card) => card.name)).size).toBe(498);
  });
});

describe('the linter', () => {
  const moat = named('Moat');
  const change = (name: string, facts: Partial<Card>): Dominion => ({
    ...dominion,
    cards: cards.map((card) => (card.name === name ? { ...card, ...facts } : card)),
  });
  const withTwin = (facts: Partial<Card>): Dominion => ({
    ...dominion,
    cards: [...cards, { ...moat, nr: 499, ...facts }],
  });

  it.each<[string, Dominion, string]>([
    ['a pile that stands twice', withTwin({}), 'Moat: stands twice, numbers 19 and 499'],
    [
      'two editions that disagree',
      withTwin({ editions: ['base2'], cost: { coins: 3, potion: false, debt: 0 } }),
      'Moat: stands twice, numbers 19 and 499, and disagree: 2 or 3',
    ],
    ['a name that is taken', change('Moat', { also: ['Chapel'] }), 'Chapel: the name is taken'],
    ['a number given again', change('Moat', { nr: 7 }), 'piles: Moat has the number 7, expected 19'],
    [
      'an attack role without the type',
      change('Chapel', { roles: ['attack'] }),
      'Chapel: attack does not agree with what is printed',
    ],
    ['an Attack without the role', change('Spy', { roles: [] }), 'Spy: attack does not agree with what is printed'],
    [
      'a reaction role without the type',
      change('Chapel', { roles: ['reaction'] }),
      'Chapel: reaction does not agree with what is printed',
    ],
    [
      'a duration role without the type',
      change('Chapel', { roles: ['duration'] }),
      'Chapel: duration does not agree with what is printed',
    ],
    [
      'a treasure role without the type',
      change('Chapel', { roles: ['treasure'] }),
      'Chapel: treasure does not agree with what is printed',
    ],
    [
      'a potion role without the cost',
      change('Chapel', { roles: ['potion'] }),
      'Chapel: potion does not agree with what is printed',
    ],
    ['a curser that does not attack', change('Chapel', { roles: ['curser'] }), 'Chapel: curser without Attack'],
    [
      'a moat that protects from nothing',
      change('Chapel', { roles: ['moat'] }),
      'Chapel: a moat that neither reacts nor lasts',
    ],
    ['a Victory card without vp', change('Gardens', { roles: [] }), 'Gardens: a Victory card without vp'],
    [
      'no main type',
      change('Chapel', { types: ['Duration'], roles: ['duration'] }),
      'Chapel: is neither Action nor Treasure nor Victory nor Night',
    ],
    [
      'types inside a pile of one card',
      change('Chapel', { inside: ['Victory'] }),
      'Chapel: has types inside, but no cards',
    ],
    ['an unknown extra', change('Chapel', { brings: ['gold'] }), 'something brings gold, which is no extra'],
    ['an extra that nothing brings', change('Baker', { brings: ['coffers'] }), 'nothing brings baker-coffers'],
    [
      'a box of nothing',
      { ...dominion, boxes: [{ key: 'big', title: 'Big', short: [], holds: ['base3'] }] },
      'a box holds base3, which is no edition',
    ],
  ])('[K1] the linter finds %s', (_, faulty, fault) => {
    expect(lint(faulty)).toContain(fault);
  });
});
