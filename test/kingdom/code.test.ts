import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canEncodeKingdom, codeOf, decodeKingdomCode } from '../../src/kingdom/code.ts';
import { drawKingdom } from '../../src/kingdom/draw.ts';
import {
  formatKingdomNames,
  type Kingdom,
  type KingdomNumbers,
  kingdomFromNumbers,
  numbersOf,
} from '../../src/kingdom/request/kingdom.ts';
import { plainRequest } from '../../src/kingdom/request/request.ts';
import { dominion, editions, luck, nrs, ready } from './made/wishes.ts';

const nothing = {
  landscapes: [],
  chosen: {},
  onRuins: false,
  traits: [],
  boons: [],
  deck: [],
  later: [],
  colony: false,
  shelters: false,
};

const first: KingdomNumbers = {
  piles: nrs(
    'Cellar',
    'Market',
    'Militia',
    'Mine',
    'Moat',
    'Remodel',
    'Smithy',
    'Village',
    'Woodcutter',
    'Workshop',
  ).toSorted((a, b) => a - b),
  ...nothing,
};

it('[K15] the numbers of a kingdom ignore the order of its cards', () => {
  const deck = nrs('Witch', 'Cellar', 'Moat', 'Altar');
  const kingdom = kingdomFromNumbers({ ...first, deck }, dominion, 'name');
  if ('code' in kingdom) throw new Error(kingdom.code);
  const turned = { ...kingdom, piles: kingdom.piles.toReversed(), deck: kingdom.deck.toReversed() };
  expect(numbersOf(turned)).toEqual(numbersOf(kingdom));
  expect(numbersOf(turned).deck).toEqual(deck.toSorted((a, b) => a - b));
});

const distinct = (count: number, most: number): fc.Arbitrary<number[]> =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: most }), { minLength: count, maxLength: count })
    .map((all) => all.toSorted((a, b) => a - b));

/** Any numbers at all: ten piles, perhaps a bane, and perhaps everything else at once. */
const anyNumbers = (cards: number, landscapes: number): fc.Arbitrary<KingdomNumbers> =>
  fc
    .record({
      all: fc.uniqueArray(fc.integer({ min: 1, max: cards }), { minLength: 15, maxLength: 15 }),
      has: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
      laid: fc.nat({ max: 6 }).chain((count) => distinct(count, landscapes)),
      marks: fc.array(fc.nat({ max: 9 }), { maxLength: 4 }),
      boons: distinct(3, 11),
      deck: fc.nat({ max: cards < 512 ? 8 : 4 }).chain((count) => distinct(count, cards)),
      later: fc.oneof(fc.constant([]), distinct(10, cards)),
    })
    .map(({ all, has, laid, marks, boons, deck, later }) => {
      const piles = all.slice(0, 10).toSorted((a, b) => a - b);
      const [bane, ferry, river, mouse, army] = all.slice(10) as [number, number, number, number, number];
      return {
        piles,
        ...(has[0] ? { bane } : {}),
        landscapes: laid,
        chosen: {
          ...(has[1] ? { 'ferryman-pile': ferry } : {}),
          ...(has[2] ? { 'riverboat-card': river } : {}),
          ...(has[3] ? { 'mouse-card': mouse } : {}),
          ...(has[4] ? { 'army-pile': army } : {}),
          ...(has[5] ? { 'obelisk-pile': has[4] ? army : (piles[3] as number) } : {}),
        },
        traits: marks.map((place) => piles[place] as number),
        onRuins: has[8] === true,
        boons: has[6] ? boons : [],
        deck: has[9] ? deck : [],
        later,
        colony: has[7] === true,
        shelters: has[0] === has[7],
      };
    })
    .map((one) => (canEncodeKingdom(one) ? one : { ...one, later: [] }));

describe('the code of a kingdom', () => {
  it('[K15] the code of a kingdom is short and stays the same forever', () => {
    expect(codeOf(first)).toBe('000000NA2AKRV2');
    expect(decodeKingdomCode('000000NA2AKRV2')).toEqual(first);
  });

  it('[K15] the code of a kingdom has 14 to 20 characters for ten piles and a Bane', () => {
    const low: KingdomNumbers = { ...first, piles: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] };
    const high: KingdomNumbers = { ...first, piles: [489, 490, 491, 492, 493, 494, 495, 496, 497, 498], bane: 488 };
    expect(codeOf(low)).toHaveLength(14);
    expect(codeOf(high).length).toBeGreaterThanOrEqual(14);
    expect(codeOf(high).length).toBeLessThanOrEqual(20);
  });

  it('[K15] the code of a kingdom has at most 40 characters with every extra', () => {
    const all: KingdomNumbers = {
      piles: [489, 490, 491, 492, 493, 494, 495, 496, 497, 498],
      bane: 488,
      landscapes: [188, 189, 190, 191, 192, 193],
      chosen: { 'ferryman-pile': 487, 'riverboat-card': 486, 'mouse-card': 485, 'army-pile': 484, 'obelisk-pile': 498 },
      onRuins: false,
      traits: [498, 497],
      boons: [9, 10, 11],
      deck: [],
      later: [],
      colony: true,
      shelters: true,
    };
    expect(codeOf(all).length).toBeLessThanOrEqual(40);
    expect(decodeKingdomCode(codeOf(all))).toEqual(all);
  });

  it('[K15] [K32] the code of a kingdom has at most 64 characters with a Black Market deck', () => {
    const bare = { ...first, piles: [12, 98, 107, 161, 198, 222, 273, 301, 377, 498] };
    const rich = {
      piles: [489, 490, 491, 492, 493, 494, 495, 496, 497, 498],
      bane: 488,
      landscapes: [188, 189, 190, 191, 192, 193],
      chosen: { 'ferryman-pile': 487, 'riverboat-card': 486, 'mouse-card': 485, 'army-pile': 484 },
      onRuins: true,
      traits: [498, 497, 496, 495],
      boons: [9, 10, 11],
      later: [],
      colony: true,
      shelters: true,
    };
    for (const numbers of [bare, rich]) {
      const deck = Array.from({ length: 15 }, (_, i) => 497 - 2 * i).toReversed();
      const code = codeOf({ ...numbers, deck });
      expect(code.length).toBeLessThanOrEqual(64);
      expect(decodeKingdomCode(code)).toEqual({ ...numbers, deck });
    }
  });

  it('[K28] codes from before Black Market decks stay readable', () => {
    const older = { onRuins: false, deck: [], later: [] };
    expect(decodeKingdomCode('000000NA2AKRV2')).toEqual(first);
    expect(decodeKingdomCode('16CXQF0BVTADK262GBD868TB63C')).toEqual({
      ...{ piles: [12, 98, 107, 161, 198, 222, 273, 301, 377, 498], bane: 300, landscapes: [17, 120], ...older },
      ...{ chosen: { 'ferryman-pile': 200 }, traits: [12], boons: [], colony: false, shelters: true },
    });
    expect(decodeKingdomCode('1QHAGQW90JTJWHK5EC4FKAVRTDXZ4Z5Z6Z7ZT6EF')).toEqual({
      ...{
        piles: [489, 490, 491, 492, 493, 494, 495, 496, 497, 498],
        bane: 488,
        landscapes: [188, 189, 190, 191, 192, 193],
        ...older,
      },
      chosen: { 'ferryman-pile': 487, 'riverboat-card': 486, 'mouse-card': 485, 'army-pile': 484, 'obelisk-pile': 498 },
      ...{ traits: [498, 497], boons: [9, 10, 11], colony: true, shelters: true },
    });
  });

  it('[K15] the code of a kingdom is longer with each extra', () => {
    const extras: readonly Partial<KingdomNumbers>[] = [
      { landscapes: [100] },
      { chosen: { 'ferryman-pile': 200 } },
      { landscapes: [100, 160], traits: [12] },
    ];
    const bare = { ...first, piles: [12, 98, 107, 161, 198, 222, 273, 301, 377, 498] };
    for (const extra of extras) expect(codeOf({ ...bare, ...extra }).length).toBeGreaterThan(codeOf(bare).length);
  });

  it('[K15] the code round-trips any kingdom, also with future card numbers', () => {
    fc.assert(
      fc.property(fc.oneof(anyNumbers(498, 193), anyNumbers(1200, 700)), (numbers) => {
        expect(decodeKingdomCode(codeOf(numbers))).toEqual(numbers);
      }),
    );
  });

  it('[K15] the code detects every wrong character and swap of neighbors', () => {
    const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    const code = codeOf({ ...first, bane: 300, landscapes: [17, 120] });
    for (let place = 0; place < code.length; place += 1) {
      for (const letter of alphabet) {
        if (letter === code[place]) continue;
        expect(decodeKingdomCode(code.slice(0, place) + letter + code.slice(place + 1))).toMatchObject({
          code: 'bad-code',
        });
      }
      const [a, b] = [code[place], code[place + 1]];
      if (a === b || b === undefined) continue;
      expect(decodeKingdomCode(code.slice(0, place) + b + a + code.slice(place + 2))).toMatchObject({
        code: 'bad-code',
      });
    }
  });

  it('[K15] the code ignores case, spaces, hyphens and look-alike characters', () => {
    const code = codeOf({ ...first, bane: 300 });
    const sloppy = code
      .toLowerCase()
      .replaceAll('0', 'o')
      .replaceAll('1', 'l')
      .replace(/(.{5})/g, '$1 - ');
    expect(decodeKingdomCode(sloppy)).toEqual({ ...first, bane: 300 });
    expect(code).not.toMatch(/[ILOU]/);
  });

  it.each([
    ['', 'form'],
    ['HELLO', 'form'],
    ['!!!!!!!!!!!!!!!!', 'form'],
    ['Z'.repeat(65), 'form'],
    ['ZZZZZZZZZZZZZZZZ', 'checksum'],
  ])('[K15] the text %s is no code of a kingdom', (text, why) => {
    expect(decodeKingdomCode(text)).toEqual({ code: 'bad-code', why });
  });

  it('[K15] a code in any other spelling is rejected', () => {
    expect(decodeKingdomCode(`0${codeOf(first)}`)).toEqual({ code: 'bad-code', why: 'content' });
  });

  it('[K15] a code shows a drawn kingdom again', () => {
    const sampler = ready({ ...plainRequest(editions), colony: 'yes', landscapes: { kind: 'dealt', most: 4 } });
    const chance = luck(1);
    for (let i = 0; i < 200; i += 1) {
      const { kingdom } = drawKingdom(sampler, dominion, chance);
      const code = codeOf(numbersOf(kingdom));
      expect(code.length).toBeLessThanOrEqual(kingdom.deck.length > 0 ? 64 : 40);
      expect(kingdomFromNumbers(decodeKingdomCode(code) as KingdomNumbers, dominion, 'cost')).toEqual(kingdom);
    }
  });

  it('[K15] an unreadable code names the first card missing from the data', () => {
    const later = { ...first, piles: [...first.piles.slice(0, 9), 777] };
    expect(kingdomFromNumbers(decodeKingdomCode(codeOf(later)) as KingdomNumbers, dominion, 'cost')).toEqual({
      code: 'unknown-number',
      nr: 777,
    });
  });

  it('[K15] a kingdom’s names can be listed, separated by commas', () => {
    const kingdom = kingdomFromNumbers(first, dominion, 'name') as Kingdom;
    expect(formatKingdomNames(kingdom, dominion)).toBe(
      'Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop',
    );
  });

  it('[K15] the same request and random stream give the same kingdom', () => {
    const sampler = ready(plainRequest(editions));
    expect(drawKingdom(sampler, dominion, luck(9))).toEqual(
      drawKingdom(ready(plainRequest(editions)), dominion, luck(9)),
    );
    expect(drawKingdom(sampler, dominion, luck(9))).not.toEqual(drawKingdom(sampler, dominion, luck(10)));
  });
});
