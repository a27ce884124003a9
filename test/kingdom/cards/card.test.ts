import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canPileBeBane, findPileRoles, pileSize, roles } from '../../../src/kingdom/cards/card.ts';
import {
  cardsInEditions,
  foldName,
  mapCardsByName,
  mapCardsByNumber,
  sortCards,
} from '../../../src/kingdom/cards/dominion.ts';
import { readDominionData } from '../../../src/session/kingdom/dominion.ts';

const { cards, landscapes, sets } = readDominionData(join(import.meta.dirname, '../../../data/dominion'));
const known = mapCardsByName(cards);
const pick = (...names: readonly string[]) => names.flatMap((name) => known.get(foldName(name)) ?? []);
const namesOf = (things: readonly { readonly name: string }[]) => things.map((one) => one.name);

describe('the roles of a pile', () => {
  const free = { coins: 4, potion: false, debt: 0 };

  it('[K2] [K44] the roles of a pile are of seventeen kinds', () => {
    const founding = 'attack buy curser draw duration handsize moat potion reaction trasher treasure village vp';
    const played = 'cantrip gainer payload terminal';
    expect(roles.toSorted()).toEqual(`${founding} ${played}`.split(' ').toSorted());
  });

  it('[K2] the roles of a pile combine assigned roles with types, also deeper in it', () => {
    expect(findPileRoles(['trasher', 'village'], ['Action', 'Attack'], ['Treasure', 'Duration'], free)).toEqual([
      'village',
      'trasher',
      'payload',
      'attack',
      'duration',
      'treasure',
    ]);
  });

  it('[K3] a pile has the role potion if its cost has one', () => {
    expect(findPileRoles([], ['Action', 'Reaction'], [], { ...free, potion: true })).toEqual(['reaction', 'potion']);
  });

  it('[K2] a Victory pile has the role vp, not a pile with inner Victory cards', () => {
    expect(findPileRoles([], ['Victory'], [], free)).toEqual(['vp']);
    expect(findPileRoles([], ['Action'], ['Victory'], free)).toEqual([]);
  });
});

describe('a pile', () => {
  it('[K13] a pile can be a Bane at exactly 2 or 3 coins, except Moat', () => {
    const tried = pick(
      'Chapel',
      'Village',
      'Stonemason',
      'Catapult / Rocks',
      'Moat',
      'Poor House',
      'Smithy',
      'University',
      'Engineer',
    );
    expect(tried).toHaveLength(9);
    expect(namesOf(tried.filter(canPileBeBane))).toEqual(['Chapel', 'Village', 'Stonemason', 'Catapult / Rocks']);
  });

  it.each([
    ['Smithy', 10, 10],
    ['Gardens', 8, 12],
    ['Castles', 8, 12],
    ['Knights', 10, 10],
    ['Port', 12, 12],
    ['Rats', 20, 20],
    ['Augurs', 16, 16],
    ['Encampment / Plunder', 10, 10],
  ])('[K17] the pile %s holds %i cards for two players and %i for four', (name, two, four) => {
    expect(pick(name).map((card) => [pileSize(card, 2), pileSize(card, 4)])).toEqual([[two, four]]);
  });
});

describe('searching for cards', () => {
  it.each([
    ['kings court', "King's Court"],
    ['JACK OF ALL TRADES', 'Jack of All Trades'],
    ['Farm', 'Harem'],
    ['Emporium', 'Patrician / Emporium'],
    ['patrician/emporium', 'Patrician / Emporium'],
    ['Sir Michael', 'Knights'],
  ])('[K7] a search for the card %s finds %s', (text, name) => {
    expect(known.get(foldName(text))?.name).toBe(name);
  });

  it('[K15] piles and landscapes are found by their own numbers', () => {
    expect(mapCardsByNumber(cards).get(1)?.name).toBe('Adventurer');
    expect(mapCardsByNumber(landscapes).get(1)?.name).toBe('Alms');
    expect(mapCardsByNumber(cards).get(499)).toBeUndefined();
  });

  it('[K5] the editions of a set have separate cards', () => {
    const first = namesOf(cardsInEditions(cards, ['guild1']));
    const second = namesOf(cardsInEditions(cards, ['guild2']));
    expect(first.filter((name) => !second.includes(name))).toEqual(['Doctor', 'Masterpiece', 'Taxman']);
    expect(second.filter((name) => !first.includes(name))).toEqual(['Farrier', 'Footpad', 'Infirmary']);
    expect(cardsInEditions(cards, ['guild1', 'guild2'])).toHaveLength(16);
  });
});

describe('the order of a kingdom', () => {
  const kingdom = pick(
    'Engineer',
    'Village',
    'Bazaar',
    'Moat',
    'Transmute',
    'Adventurer',
    'Haven',
    'Chapel',
    'Alchemist',
  );

  it('[K18] a kingdom can be sorted by cost, then name', () => {
    expect(namesOf(sortCards(kingdom, 'cost', sets))).toEqual([
      'Transmute',
      'Chapel',
      'Haven',
      'Moat',
      'Village',
      'Alchemist',
      'Bazaar',
      'Adventurer',
      'Engineer',
    ]);
  });

  it('[K18] a kingdom can be sorted by set in the order of release, then cost', () => {
    expect(namesOf(sortCards(kingdom, 'set', sets))).toEqual([
      'Chapel',
      'Moat',
      'Village',
      'Adventurer',
      'Haven',
      'Bazaar',
      'Transmute',
      'Alchemist',
      'Engineer',
    ]);
  });

  it('[K18] a kingdom can be sorted by name', () => {
    expect(namesOf(sortCards(kingdom, 'name', sets))).toEqual([...namesOf(kingdom)].sort());
  });
});
