import { describe, expect, it } from 'vitest';
import { drawKingdom } from '../../src/kingdom/draw.ts';
import {
  isKingdomListComplete,
  type KingdomList,
  numbersOfList,
  parseKingdomList,
  parseKingdomListLeniently,
} from '../../src/kingdom/list.ts';
import { formatKingdomNames, type Kingdom, numbersOf } from '../../src/kingdom/request/kingdom.ts';
import { type KingdomRequest, plainRequest } from '../../src/kingdom/request/request.ts';
import { card, dominion, editions, luck, nrs, ready } from './made/wishes.ts';

function read(text: string): KingdomList {
  const list = parseKingdomList(text, dominion);
  if ('code' in list) throw new Error(JSON.stringify(list));
  return list;
}

const laid = (...names: readonly string[]): readonly number[] =>
  dominion.landscapes.filter(({ name }) => names.includes(name)).map(({ nr }) => nr);

const bringers = nrs(
  'Young Witch',
  'Ferryman',
  'Riverboat',
  'Black Market',
  'Druid',
  'Importer',
  'Kitsune',
  'Marauder',
);

/** Kingdoms in which there is something to choose for many cards, with Traits, an Obelisk, a Mouse and an Army. */
function kingdoms(count: number): readonly Kingdom[] {
  const chance = luck(40);
  const some: KingdomRequest = { ...plainRequest(editions), landscapes: { kind: 'exact', numbers: { trait: 2 } } };
  const requests: readonly KingdomRequest[] = [
    { ...plainRequest(editions), landscapes: { kind: 'dealt', most: 4 } },
    { ...some, include: bringers, colony: 'yes' },
    {
      ...some,
      include: bringers,
      landscapes: { kind: 'dealt', most: 0 },
      across: { ...some.across, include: laid('Obelisk', 'Way of the Mouse') },
    },
    {
      ...some,
      include: nrs('Young Witch', 'Marauder'),
      across: { ...some.across, include: laid('Approaching Army') },
      shelters: 'yes',
    },
  ];
  return requests.flatMap((request) => {
    const sampler = ready(request);
    return Array.from({ length: count }, () => drawKingdom(sampler, dominion, chance).kingdom);
  });
}

describe('[D40] the copied names', () => {
  const all = kingdoms(60);

  it('copied names read back as the same kingdom with all choices', () => {
    for (const kingdom of all) {
      const text = formatKingdomNames(kingdom, dominion);
      expect(numbersOfList(read(text), dominion), text).toEqual({ ...numbersOf(kingdom), piles: expect.any(Array) });
      expect(read(text).piles.toSorted((a, b) => a - b)).toEqual(numbersOf(kingdom).piles);
    }
    expect(all.some(({ traits }) => traits.length === 2)).toBe(true);
    expect(all.some(({ deck }) => deck.length > 10)).toBe(true);
    expect(all.some(({ chosen }) => chosen['army-pile'])).toBe(true);
  });

  it('copied names read the same in lines, with spaces only, in any case', () => {
    for (const kingdom of all) {
      const text = formatKingdomNames(kingdom, dominion);
      expect(read(text.replaceAll(', ', '\n- '))).toEqual(read(text));
      expect(read(text.replaceAll(/, (?![^(]*\))/g, ' ').toUpperCase())).toEqual(read(text));
    }
  });
});

describe('[D40] lists of names from elsewhere', () => {
  const ten = 'Cellar, Market, Militia, Mine, Young Witch, Remodel, Smithy, Village, Workshop, Festival';

  it.each<[string, Partial<KingdomList>]>([
    [`${ten}, Platinum/Colony, Shelters`, { colony: true, shelters: true }],
    [`${ten}, Colony, Platinum, Hovel, Necropolis, Overgrown Estate`, { colony: true, shelters: true }],
    [`${ten}, NoColonies, No Shelters`, { colony: false, shelters: false }],
    [`${ten}, Colonies: no`, { colony: false }],
    [`${ten}, Copper, Silver, Gold, Estate, Duchy, Province, Curse, Ruins, Potion, Spoils`, {}],
    [ten.replace('Young Witch', 'Young Witch: Chapel'), { bane: card('Chapel').nr }],
    [ten.replace('Young Witch', 'Young Witch (Bane: Chapel)'), { bane: card('Chapel').nr }],
    [ten.replace('Young Witch', 'Young Witch (Chapel as Bane)'), { bane: card('Chapel').nr }],
    [`${ten}, Bane: Chapel`, { bane: card('Chapel').nr }],
    [`${ten}, Chapel`, { bane: card('Chapel').nr }],
    [`${ten}, Chapel, Young Witch (Chapel)`, { bane: card('Chapel').nr }],
    [
      `${ten}\nLandscapes: Alms, Obelisk (on Smithy)`,
      { landscapes: laid('Alms', 'Obelisk'), chosen: { 'obelisk-pile': card('Smithy').nr } },
    ],
    [`${ten}, Approaching Army, Witch, Bane: Chapel`, { chosen: { 'army-pile': card('Witch').nr } }],
    [
      `${ten}, Pious (Festival)`,
      { landscapes: laid('Pious'), traits: new Map([...laid('Pious')].map((nr) => [nr, card('Festival').nr])) },
    ],
    [`1. ${ten.replaceAll(', ', ' (2)\n2. ')}`, {}],
    [`1) ${ten.replaceAll(', ', '\n2) ')}`, {}],
  ])('a list of names from elsewhere is read: %s', (text, part) => {
    expect(isKingdomListComplete(read(text))).toBe(true);
    expect(read(text)).toMatchObject(part);
    expect(read(text).piles.toSorted((a, b) => a - b)).toEqual(nrs(...ten.split(', ')).toSorted((a, b) => a - b));
  });

  it('the list may have fifteen cards in the deck of a Black Market', () => {
    const some = dominion.cards.slice(0, 15).map(({ name }) => name);
    expect(read(`Black Market (${some})`).deck).toHaveLength(15);
  });

  it('a card chosen for another card may have its own choices', () => {
    expect(
      read("Ferryman (Young Witch (Cellar)), Black Market (Druid (The Sea's Gift, Sky's Gift, the sun's gift), Moat)"),
    ).toMatchObject({
      chosen: { 'ferryman-pile': card('Young Witch').nr },
      bane: card('Cellar').nr,
      deck: nrs('Moat', 'Druid').toSorted((a, b) => a - b),
      boons: expect.arrayContaining([7, 8, 9]),
    });
  });

  it.each<[string, object]>([
    ['Moat, Mota', { fault: 'unknown', text: 'Mota' }],
    ['Moat, No Cellar', { fault: 'unknown', text: 'No Cellar' }],
    ['Province, Moat', { fault: 'unknown', text: 'Province' }],
    ['Young Witch (Mota)', { fault: 'unknown', text: 'Mota' }],
    ['Young Witch (Moat)', { fault: 'misfit', text: 'Moat', by: 'Young Witch' }],
    ['Riverboat (Wharf)', { fault: 'misfit', text: 'Wharf', by: 'Riverboat' }],
    ['Obelisk (Gold)', { fault: 'misfit' }],
    ['Druid (Moat)', { fault: 'misfit' }],
    ["Druid (The Sea's Gift)", { fault: 'boons' }],
    [`${ten}, Plateau Shepherds, Peaceful Cult`, { fault: 'companions' }],
    [`${ten}, Witch`.replace('Young Witch', 'Bandit'), { fault: 'too-many', piles: 11 }],
    [`Black Market (${dominion.cards.slice(0, 16).map(({ name }) => name)})`, { fault: 'deck' }],
  ])('the list of names %s is refused', (text, bad) => {
    expect(parseKingdomList(text, dominion)).toMatchObject({ code: 'bad-list', ...bad });
  });

  it('[K37] misfits in a pasted kingdom are noted and the rest is read', () => {
    const hunt = ten.replace('Young Witch', 'Ferryman (Farrier)');
    expect(parseKingdomListLeniently(hunt, dominion)).toMatchObject({
      chosen: { 'ferryman-pile': card('Farrier').nr },
      notes: [{ fault: 'misfit', text: 'Farrier', by: 'Ferryman' }],
    });
    expect(parseKingdomListLeniently(`${ten.replace('Young Witch', 'Young Witch (Moat)')}`, dominion)).toMatchObject({
      notes: [{ fault: 'misfit', text: 'Moat', by: 'Young Witch' }],
    });
    expect(parseKingdomListLeniently(`${ten}, Plateau Shepherds, Peaceful Cult`, dominion)).toMatchObject({
      landscapes: laid('Plateau Shepherds'),
      notes: [{ fault: 'companions' }],
    });
    expect(parseKingdomListLeniently(`${ten}, Witch`.replace('Young Witch', 'Bandit'), dominion)).toMatchObject({
      fault: 'too-many',
    });
  });

  it('[K45] a recommended kingdom has one edition and an unambiguous name', () => {
    expect(dominion.kingdoms.length).toBeGreaterThan(5);
    for (const { name } of dominion.kingdoms) {
      const read = parseKingdomListLeniently(name, dominion);
      if ('code' in read) throw new Error(name);
      const cards = dominion.cards.filter(({ nr }) => read.piles.includes(nr));
      expect([name, isKingdomListComplete(read), read.notes]).toEqual([name, true, []]);
      expect(['base1', 'base2'].some((one) => cards.every((card) => card.editions.includes(one)))).toBe(true);
      expect([...dominion.cards, ...dominion.landscapes].map((one) => one.name)).not.toContain(name);
    }
  });

  it('[K43] ten more names after ten piles with Divine Wind are the second ten', () => {
    const later = dominion.cards.slice(100, 110);
    const second = later.map(({ name }) => name);
    const all = `${ten}, ${second}, Divine Wind`;
    for (const wind of [
      parseKingdomListLeniently(all, dominion),
      parseKingdomList(`${ten}, Divine Wind (${second})`, dominion),
    ]) {
      expect(wind).toMatchObject({ landscapes: laid('Divine Wind'), later: later.map(({ nr }) => nr) });
      expect('code' in wind || isKingdomListComplete(wind)).toBe(true);
    }
    expect(parseKingdomList(all.replace('Divine Wind', 'Progress'), dominion)).toMatchObject({ fault: 'too-many' });
  });

  it('[K37] the address of a kingdom at another website is read', () => {
    const supply = 'cellar,market,militia,mine,youngwitch,remodel,smithy,village,workshop,festival';
    for (const start of [
      'https://kingdomcreator.com/?',
      '//dominionrandomizer.com/#',
      'http://dominionrandomizer.com/#/?',
    ])
      expect(read(`${start}supply=${supply}&events=alms&bane=chapel&colonies=1&shelters=0`)).toMatchObject({
        bane: card('Chapel').nr,
        landscapes: laid('Alms'),
        colony: true,
      });
  });

  it('any text is read as a list of names or refused, without an error', () => {
    for (const text of [
      '',
      ',',
      '(',
      ')',
      '()',
      'Moat (',
      'Moat )',
      ': Moat',
      'Moat:',
      '((Moat))',
      'Young Witch ((',
      ',,;\n',
      '1. 2. 3.',
      'Bane:',
    ]) {
      expect(() => parseKingdomList(text, dominion), text).not.toThrow();
    }
  });
});
