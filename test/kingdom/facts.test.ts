import { describe, expect, it } from 'vitest';
import { parseCardCost } from '../../src/kingdom/cards/cost.ts';
import { foldName, mapCardsByName } from '../../src/kingdom/cards/dominion.ts';
import { extrasForCards } from '../../src/kingdom/cards/extra.ts';
import { dominionForPrinting } from '../../src/kingdom/cards/printing.ts';
import { codeOf, decodeKingdomCode } from '../../src/kingdom/code.ts';
import { drawKingdom } from '../../src/kingdom/draw.ts';
import { listSetsToFetch } from '../../src/kingdom/fetch.ts';
import {
  blackMarketDeckCards,
  extrasToFetch,
  type Kingdom,
  numbersOf,
  pilesOutsideSupply,
  supplyPilesOf,
} from '../../src/kingdom/request/kingdom.ts';
import { addRandomLandscape } from '../../src/kingdom/request/landscapes.ts';
import { createChoiceDraft } from '../../src/kingdom/request/options.ts';
import { atLeast, type KingdomRequest, plainRequest } from '../../src/kingdom/request/request.ts';
import { prepare } from '../../src/kingdom/sampling/sampler.ts';
import { kingdomPicture } from '../../src/view/kingdom-picture.ts';
import { formatIn } from '../../src/words/base/messages.ts';
import { pileCost } from '../../src/words/kingdom/parts.ts';
import { cardsInPile, componentsOf } from '../support/dominion-components.ts';
import { en } from '../support/words.ts';
import { card, dominion, editions, luck, nrs, ready } from './made/wishes.ts';

const format = formatIn('en');

const bare: KingdomRequest = { ...plainRequest(editions), landscapes: { kind: 'dealt', most: 0 } };
const draws = (request: KingdomRequest, count: number, seed = 1): readonly Kingdom[] => {
  const sampler = ready(request);
  const chance = luck(seed);
  return Array.from({ length: count }, () => drawKingdom(sampler, dominion, chance).kingdom);
};
const shares = ['Platinum', 'Colony', 'Shelters'];
const titles = (kingdom: Kingdom): readonly string[] =>
  extrasToFetch(kingdom, dominion)
    .filter(({ kind, title }) => kind !== 'choice' && !shares.includes(title))
    .map(({ title }) => title)
    .sort();
const namesOf = (kingdom: Kingdom): readonly string[] =>
  [...supplyPilesOf(kingdom), ...pilesOutsideSupply(kingdom), ...kingdom.landscapes].map(({ name }) => name);

describe('the material a kingdom needs', () => {
  it.each([...dominion.cards, ...dominion.landscapes].map((one) => [one.name, one] as const))(
    '[K31] the material of %s is all that its card text needs',
    (name, one) => {
      const brought =
        'kind' in one ? extrasForCards(dominion.extras, [], [one]) : extrasForCards(dominion.extras, [one]);
      const own = brought.filter(({ kind }) => kind !== 'choice').map(({ title }) => title);
      // An Ally or Prophecy is a choice; what its mat holds comes with the card that asks for it.
      expect(own.toSorted()).toEqual(componentsOf([name]));
    },
  );

  it('[K31] a split pile lists the cards of its randomizer', () => {
    const several = dominion.cards.filter(({ cards }) => cards.length > 0);
    expect(Object.fromEntries(several.map(({ name, cards }) => [name, cards.map((one) => one.name)]))).toEqual(
      cardsInPile,
    );
  });

  it.each(['natural', 'uniform', 'classic'] as const)(
    '[K31] the material of kingdoms drawn %s equals that of a second table',
    (draw) => {
      for (const kingdom of draws({ ...plainRequest(editions), draw, landscapes: { kind: 'dealt', most: 4 } }, 300))
        expect(titles(kingdom)).toEqual(componentsOf(namesOf(kingdom)));
    },
  );

  it('[K31] a box supplies tokens only if its own cards need them', () => {
    const sets = (request: KingdomRequest): readonly string[] =>
      draws(request, 80).flatMap((kingdom) =>
        listSetsToFetch(kingdom, dominion)
          .filter(({ extras }) => extras.some(({ key }) => key === 'coin-tokens'))
          .map(({ set }) => set),
      );
    const two = { ...bare, boxes: ['sea2', 'ally'], sets: ['sea2', 'ally'], include: nrs('Importer') };
    expect(new Set(sets(two))).toEqual(new Set(['allies']));
    const mixed = ['pros1', 'pros2', 'sea2', 'guild2'];
    expect(new Set(sets({ ...bare, boxes: mixed, sets: mixed, include: nrs('Baker') }))).toEqual(new Set(['guilds']));
  });

  it('[K31] the material includes the boxes of the cards in a Black Market deck', () => {
    for (const kingdom of draws({ ...bare, include: nrs('Black Market') }, 40)) {
      const fetched = listSetsToFetch(kingdom, dominion);
      expect(fetched.flatMap(({ deck }) => deck).toSorted()).toEqual(
        blackMarketDeckCards(kingdom)
          .map(({ name }) => name)
          .sort(),
      );
      for (const { set, deck } of fetched)
        for (const name of deck) expect(mapCardsByName(dominion.cards).get(foldName(name))?.set).toBe(set);
    }
  });
});

describe('the Black Market deck', () => {
  const crowded: KingdomRequest = {
    ...bare,
    include: nrs('Young Witch', 'Ferryman', 'Riverboat', 'Black Market', 'Druid', 'Poet', 'Importer'),
    across: {
      ...bare.across,
      include: dominion.landscapes
        .filter(({ name }) => ['Obelisk', 'Way of the Mouse', 'Approaching Army'].includes(name))
        .map(({ nr }) => nr),
    },
    colony: 'yes',
    shelters: 'yes',
  };

  it('[K32] the Black Market deck has fifteen cards besides the rest of the kingdom', () => {
    for (const kingdom of draws(crowded, 30)) {
      expect(kingdom.deck).toHaveLength(15);
      const code = codeOf(numbersOf(kingdom));
      expect(code.length).toBeLessThanOrEqual(64);
      expect(decodeKingdomCode(code)).toEqual(numbersOf(kingdom));
    }
  });

  it('[K32] the Black Market deck takes one card of a split pile, each of them at times', () => {
    const seen = new Set<string>();
    const only: KingdomRequest = {
      ...bare,
      boxes: ['emp', 'promo'],
      sets: ['emp', 'promo'],
      include: nrs('Black Market'),
    };
    for (const kingdom of draws(only, 60)) {
      const names = blackMarketDeckCards(kingdom).map(({ name }) => name);
      for (const name of names) expect(name).not.toContain(' / ');
      expect(blackMarketDeckCards(kingdom)).toEqual(
        blackMarketDeckCards({ deck: kingdom.deck.toReversed() }).toReversed(),
      );
      for (const name of names) seen.add(name);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['Catapult', 'Rocks', 'Settlers', 'Bustling Village']));
  });
});

describe('printed card texts', () => {
  const commands = (all: typeof dominion): readonly string[] =>
    all.cards.filter(({ types }) => types.includes('Command')).map(({ name }) => name);

  it('[K30] card texts are today’s unless a group plays with earlier texts', () => {
    const young = ['Daimyo', 'Flagship'];
    expect(commands(dominion).toSorted()).toEqual(
      [...young, 'Band of Misfits', 'Captain', 'Overlord', 'Prince', 'Scepter'].sort(),
    );
    expect(commands(dominionForPrinting(dominion, '2019')).toSorted()).toEqual(
      [...young, 'Band of Misfits', 'Captain', 'Overlord'].sort(),
    );
    expect(commands(dominionForPrinting(dominion, 'first')).toSorted()).toEqual([...young].sort());
    expect(dominionForPrinting(dominion, 'newest')).toBe(dominion);
    expect(dominionForPrinting(dominion, 'first')).toBe(dominionForPrinting(dominion, 'first'));
  });

  it('[K30] earlier card texts change the draw for a group', () => {
    const request: KingdomRequest = {
      ...bare,
      boxes: ['promo', 'ren'],
      sets: ['promo', 'ren'],
      demands: [atLeast(1, { kind: 'type', type: 'Command' })],
    };
    expect('code' in prepare(request, dominion)).toBe(false);
    expect(prepare(request, dominionForPrinting(dominion, 'first'))).toMatchObject({ code: 'impossible' });
  });

  it('[K30] Grand Market has a cost with a star', () => {
    expect(card('Grand Market').cost).toEqual(parseCardCost('6*'));
  });

  it('[K30] Way of the Mouse takes no Duration since 2025', () => {
    const mouse = dominion.landscapes.filter(({ name }) => name === 'Way of the Mouse').map(({ nr }) => nr);
    const request: KingdomRequest = { ...bare, across: { ...bare.across, include: mouse } };
    const taken = (all: typeof dominion): readonly boolean[] => {
      const sampler = prepare(request, all);
      if ('code' in sampler) throw new Error(sampler.code);
      const chance = luck(4);
      return Array.from({ length: 80 }, () =>
        (drawKingdom(sampler, all, chance).kingdom.chosen['mouse-card']?.types ?? []).includes('Duration'),
      );
    };
    expect(taken(dominion)).not.toContain(true);
    expect(taken(dominionForPrinting(dominion, '2019'))).toContain(true);
  });
});

it('[K38] all costs of a split pile are shown, in words and picture', () => {
  for (const [name, costs] of [
    ['Encampment / Plunder', '2 / 5'],
    ['Gladiator / Fortune', '3 / 8 and 8 debt'],
    ['Forts', '3 to 6'],
    ['Castles', '3 to 10'],
    ['Knights', '5'],
    ['Grand Market', '6*'],
  ] as const)
    expect([name, pileCost(format, card(name))]).toEqual([name, costs]);
  const kingdom = draws({ ...bare, include: nrs('Encampment / Plunder', 'City Quarter') }, 1)[0] as Kingdom;
  const told = { kingdom, code: '', sort: 'cost', players: undefined } as const;
  expect(en.kingdomText.kingdomText(told, dominion)).toContain('Encampment / Plunder (2 / 5)');
  const drawn = kingdomPicture(told, dominion, en.kingdomParts);
  expect(drawn.groups.flatMap(({ piles }) => piles)).toContainEqual(
    expect.objectContaining({ name: 'Encampment / Plunder', lower: { coins: 5, potion: false, debt: 0 } }),
  );
  expect(kingdom.piles.at(-1)?.name).toBe('City Quarter');
});

it('[K38] a second Way is drawn only if nothing else fits', () => {
  const stock = (request: KingdomRequest) => ready(request).stock;
  const ways = dominion.landscapes.filter(({ kind }) => kind === 'way').slice(0, 1);
  const begun = { ...createChoiceDraft(dominion.cards.slice(0, 10), undefined), landscapes: ways };
  const open = stock({ ...bare, boxes: ['base2', 'men'], sets: ['base2', 'men'] });
  for (let seed = 0; seed < 20; seed += 1)
    expect(addRandomLandscape(begun, open, luck(seed))?.landscapes.filter(({ kind }) => kind === 'way')).toHaveLength(
      1,
    );
  const events = dominion.landscapes.filter(({ kind }) => kind !== 'way').map(({ nr }) => nr);
  const wished = stock({
    ...bare,
    boxes: ['base2', 'men'],
    sets: ['base2', 'men'],
    across: { ...bare.across, exclude: events },
  });
  expect(addRandomLandscape(begun, wished, luck(1))?.landscapes.filter(({ kind }) => kind === 'way')).toHaveLength(2);
});
