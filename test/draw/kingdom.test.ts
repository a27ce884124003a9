import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawKingdomSvg } from '../../src/draw/kingdom.ts';
import type { KingdomPicture, PilePicture } from '../../src/draw/kingdom-picture.ts';
import {
  type Card,
  codeOf,
  foldName,
  type Kingdom,
  type Landscape,
  mapCardsByName,
  numbersOf,
} from '../../src/kingdom/index.ts';
import { readDominionData } from '../../src/session/kingdom/dominion.ts';
import { kingdomPicture } from '../../src/view/kingdom-picture.ts';
import { en } from '../support/words.ts';

const dominion = readDominionData(join(import.meta.dirname, '../../data/dominion'));
const piles = mapCardsByName(dominion.cards);
const laid = mapCardsByName(dominion.landscapes);

const cards = (...names: readonly string[]): readonly Card[] =>
  names.map((name) => {
    const card = piles.get(foldName(name));
    if (!card) throw new Error(`no ${name}`);
    return card;
  });
const landscapes = (...names: readonly string[]): readonly Landscape[] =>
  names.flatMap((name) => laid.get(foldName(name)) ?? []);

const plain: Kingdom = {
  piles: cards('Cellar', 'Moat', 'Village', 'Workshop', 'Militia', 'Remodel', 'Smithy', 'Market', 'Mine', 'Laboratory'),
  landscapes: [],
  chosen: {},
  traits: [],
  onRuins: false,
  deck: [],
  later: [],
  boons: [],
  colony: false,
  shelters: false,
};

/** One of everything. */
const rich: Kingdom = {
  piles: cards(
    'Transmute',
    'Crossroads',
    'Castles',
    'Young Witch',
    'Scrying Pool',
    'Riverboat',
    'Guardian',
    'Crown',
    'Royal Blacksmith',
    'Fortune',
  ),
  bane: cards('Hamlet')[0] as Card,
  landscapes: landscapes('Alms', 'Obelisk', 'Way of the Chameleon', 'Cheap', 'Mountain Folk', 'Approaching Army'),
  chosen: {
    'riverboat-card': cards('Market')[0] as Card,
    'obelisk-pile': cards('Crown')[0] as Card,
    'army-pile': cards('Witch')[0] as Card,
  },
  traits: cards('Crossroads'),
  onRuins: false,
  deck: [],
  later: [],
  boons: [],
  colony: true,
  shelters: true,
};

const drawn = (kingdom: Kingdom, sort: 'cost' | 'set' | 'name' = 'cost'): string =>
  drawKingdomSvg(kingdomPicture({ kingdom, code: codeOf(numbersOf(kingdom)), sort }, dominion, en.kingdomParts));

const textsOf = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((match) => match[1] ?? '');

const one = (pile: Partial<PilePicture>): KingdomPicture => ({
  shape: 'kingdom',
  words: en.kingdomParts.picture,
  code: '',
  groups: [
    {
      piles: [
        {
          name: 'Market',
          cost: { coins: 5, potion: false, debt: 0 },
          types: ['Action'],
          set: 'Base',
          roles: [],
          marks: [],
          ...pile,
        },
      ],
    },
  ],
  beside: [],
  landscapes: [],
  extras: [],
  lists: [],
});

describe('[K19] the picture of a kingdom', () => {
  test('the picture of a kingdom shows ten piles by cost', async () => {
    await expect(drawn(plain)).toMatchFileSnapshot('../golden/svg/kingdom.svg');
  });

  test('the picture of a kingdom shows a Bane, landscapes, marks and extras', async () => {
    await expect(drawn(rich)).toMatchFileSnapshot('../golden/svg/kingdom-rich.svg');
  });

  test('the picture of a kingdom includes all names, costs and types', () => {
    const shown = textsOf(drawn(rich)).join(' ');
    for (const { name } of [...rich.piles, ...rich.landscapes]) expect(shown).toContain(name);
    for (const word of [
      'Bane',
      'Hamlet',
      'Riverboat&apos;s card',
      'Approaching Army',
      'Obelisk',
      'Cheap',
      '8',
      'Night',
      'Treasure',
    ])
      expect(shown).toContain(word);
    expect(shown).toContain('Colony');
  });

  test('[U25] types, set and roles in a kingdom’s picture are readable on a phone', () => {
    const svg = drawn({ ...plain, piles: [...plain.piles.slice(1), ...cards('Bridge Troll')] });
    const scale = 390 / Number(/width="(\d+)"/.exec(svg)?.[1]);
    const size = (text: string): number =>
      scale * Number(new RegExp(`font-size="(\\d+)"[^>]*>${text.replace('+', '\\+')}<`).exec(svg)?.[1]);
    for (const text of ['Base', 'Action', 'Adventures', '\\+buy', 'village'])
      expect([text, size(text.replaceAll('\\', '')) >= 7.5]).toEqual([text, true]);
  });

  test('[K28] Black Market cards and Boons are listed by name below the picture', () => {
    const deck = dominion.cards.slice(100, 115);
    const texts = textsOf(
      drawn({ ...plain, piles: [...plain.piles.slice(2), ...cards('Black Market', 'Druid')], deck, boons: [0, 4, 9] }),
    );
    const shown = texts.join(' · ').replaceAll('&apos;', "'");
    for (const { name } of deck) expect(shown).toContain(name);
    expect(shown).toContain(`Black Market deck: ${deck[0]?.name}`);
    expect(shown).toMatch(/The Druid's Boons: The Earth's Gift · The Moon's Gift · The .+'s Gift/);
    expect(textsOf(drawn(plain)).join()).not.toMatch(/deck|Boons/);
  });

  test('[K18] groups of piles are titled by sort key, repeated in each row', () => {
    expect(textsOf(drawn(plain)).filter((text) => text.startsWith('Cost'))).toEqual([
      'Cost 2',
      'Cost 3',
      'Cost 4',
      'Cost 5',
      'Cost 5',
    ]);
    // Each tile has its set too.
    expect(textsOf(drawn(plain, 'set')).filter((text) => text === 'Base')).toHaveLength(10 + 3);
    expect(textsOf(drawn(plain, 'name')).filter((text) => text === 'Base')).toHaveLength(10);
    expect(textsOf(drawn(plain, 'name')).filter((text) => text.startsWith('Cost'))).toEqual([]);
  });

  test('names of piles and landscapes fit into a kingdom’s picture, with all types', () => {
    const words = (svg: string): string => textsOf(svg).join(' ').replaceAll('&apos;', "'").replaceAll('&amp;', '&');
    for (const { name, types, cost } of dominion.cards) {
      const shown = words(drawKingdomSvg(one({ name, types, cost })));
      expect(shown).not.toContain('…');
      expect(shown).toContain(name);
      for (const type of types) expect(shown, name).toContain(type);
    }
    for (const { name, kind, cost } of dominion.landscapes) {
      const shown = words(drawKingdomSvg({ ...one({}), landscapes: [{ name, kind, ...(cost ? { cost } : {}) }] }));
      expect(shown).not.toContain('…');
      expect(shown).toContain(name);
    }
  });

  test('types of cards have distinct colors, and attacks have a mark', () => {
    const fills = (...types: readonly string[]): string =>
      [...drawKingdomSvg(one({ types })).matchAll(/fill="(#\w+)"/g)].map(([, fill]) => fill).join();
    const kinds = [
      ['Action'],
      ['Treasure'],
      ['Victory'],
      ['Night'],
      ['Action', 'Duration'],
      ['Action', 'Reaction'],
      ['Action', 'Reserve'],
      ['Action', 'Attack'],
    ];
    expect(
      new Set([...kinds, ['Action', 'Treasure'], ['Night', 'Duration']].map((types) => fills(...types))).size,
    ).toBe(10);
  });

  test('extras of a kingdom wrap between items and stay inside the picture', () => {
    const extras = Array.from({ length: 60 }, (_, i) => `Something to fetch ${i}`);
    const lines = textsOf(drawKingdomSvg({ ...one({}), extras })).filter((text) => text.includes('Something'));
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/ · and \d+ more$/);
    expect(lines.join()).not.toContain('…');
  });
});
