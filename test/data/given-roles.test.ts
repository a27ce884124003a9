import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CardEffects, type PileRole, rolesFromEffects } from '../../src/kingdom/cards/card.ts';
import { cardsInEditions } from '../../src/kingdom/cards/dominion.ts';
import { readDominionData } from '../../src/session/kingdom/dominion.ts';

const { cards } = readDominionData(join(import.meta.dirname, '../../data/dominion'));
const first = ['base1', 'int1', 'sea1', 'alch', 'pros1', 'corn1', 'hint1', 'dark', 'guild1'];
const promos = ['Black Market', 'Envoy', 'Walled Village', 'Governor', 'Stash', 'Prince'];
const founding = [...cardsInEditions(cards, first), ...cards.filter(({ name }) => promos.includes(name))];

const action = (gives: CardEffects['gives'], maybe: CardEffects['maybe'] = []): CardEffects => ({
  types: ['Action'],
  gives,
  maybe,
});
const listed = (list: string): readonly string[] => list.split(/[,;]\s+/).toSorted();

describe('[K44] roles derived from an Action’s effects', () => {
  it.each<[string, CardEffects, readonly PileRole[]]>([
    ['a Village', action(['card', 'action']), ['cantrip']],
    ['a Smithy', action(['card']), ['terminal']],
    ['a Festival', action(['action']), []],
    ['a Pawn', action([], ['action']), []],
    ['a Silver', { types: ['Treasure'], gives: [], maybe: [] }, []],
  ])('the effects of %s give exactly its roles', (_, gives, roles) => {
    expect(rolesFromEffects([gives])).toEqual(roles);
  });

  it('a pile has a role if at least one card has it', () => {
    expect(rolesFromEffects([action(['card', 'action']), action(['card'])])).toEqual(['cantrip', 'terminal']);
    expect(rolesFromEffects([action(['card']), action(['action'])])).toEqual(['terminal']);
  });
});

/** The piles of the first editions from Base to Guilds and six promos, judged by their texts. */
const lists: readonly [PileRole, string][] = [
  [
    'cantrip',
    `Laboratory, Market, Spy, Village; Great Hall, Mining Village, Upgrade, Wishing Well; Bazaar, Caravan, Haven, Pearl Diver, Treasury,
     Warehouse; Alchemist, Apothecary, Familiar; City, Grand Market, Peddler, Worker's Village; Hamlet, Hunting Party, Menagerie;
     Border Village, Cartographer, Highway, Inn, Oasis, Scheme; Bandit Camp, Fortress, Ironmonger, Junk Dealer, Market Square, Rats,
     Urchin, Vagrant, Wandering Minstrel; Baker, Herald, Plaza; Walled Village`,
  ],
  [
    'gainer',
    `Bureaucrat, Feast, Mine, Remodel, Thief, Workshop; Ironworks, Trading Post, Upgrade; Explorer, Smugglers, Treasure Map; Transmute,
     University; Expand, Forge, Hoard, Mint, Talisman; Horn of Plenty, Jester, Remake, Tournament; Develop, Haggler, Jack of All Trades,
     Noble Brigand, Trader; Altar, Armory, Bandit Camp, Count, Graverobber, Hermit, Marauder, Pillage, Procession, Rats, Rebuild, Rogue,
     Squire; Butcher, Soothsayer, Stonemason, Taxman; Governor`,
  ],
  [
    'payload',
    `Chancellor, Festival, Militia, Moneylender, Woodcutter; Baron, Conspirator, Mining Village, Minion, Secret Chamber, Steward,
     Swindler; Cutpurse, Embargo, Merchant Ship, Navigator, Pirate Ship, Salvager; Goons, Grand Market, Monument, Mountebank,
     Trade Route, Vault; Fortune Teller, Harvest, Horse Traders, Jester; Duchess, Haggler, Mandarin, Nomad Camp, Spice Merchant; Count,
     Death Cart, Forager, Mystic, Poor House, Rogue, Scavenger, Storeroom; Butcher; Black Market`,
  ],
];
const neither = `Cellar, Festival; Conspirator, Ironworks, Minion, Nobles, Pawn, Scout, Shanty Town, Tribute; Fishing Village, Lighthouse,
  Lookout, Native Village; Apprentice, Scrying Pool, University; Farming Village, Tournament; Crossroads, Spice Merchant, Stables; Forager,
  Mystic, Rebuild, Sage, Squire; Advisor, Candlestick Maker; Governor`;

it.each(lists)('[K44] the role %s: exactly these cards besides Treasures have it', (role, list) => {
  const found = founding.filter(
    ({ roles }) => roles.includes(role) && (role !== 'payload' || !roles.includes('treasure')),
  );
  expect(found.map(({ name }) => name).toSorted()).toEqual(listed(list));
});

it('[K44] exactly the Action cards outside the listed exceptions are terminal', () => {
  const [[, cantrips] = ['', '']] = lists;
  const none = [...listed(cantrips), ...listed(neither)];
  const others = founding.filter(({ name, types }) => types.includes('Action') && !none.includes(name));
  expect(founding.filter(({ roles }) => roles.includes('terminal'))).toEqual(others);
});

it('[K44] a pile that is a village is no terminal, except for Wizards', () => {
  const both = cards.filter(({ roles }) => roles.includes('village') && roles.includes('terminal'));
  expect(both.map(({ name }) => name)).toEqual(['Wizards']);
});

it('[K44] every Treasure is payload', () => {
  expect(cards.filter(({ roles }) => roles.includes('treasure') && !roles.includes('payload'))).toEqual([]);
});
