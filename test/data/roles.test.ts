import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Card, PileRole } from '../../src/kingdom/cards/card.ts';
import { cardsInEditions } from '../../src/kingdom/cards/dominion.ts';
import { readDominionData } from '../../src/session/kingdom/dominion.ts';

const { cards, landscapes } = readDominionData(join(import.meta.dirname, '../../data/dominion'));

const firstEditions = ['base1', 'int1', 'sea1', 'alch', 'pros1', 'corn1', 'hint1', 'dark', 'guild1'];
const oldPromos = ['Black Market', 'Envoy', 'Walled Village', 'Governor', 'Stash', 'Prince'];
/** The 206 piles whose roles are told (K2). */
const founding = [...cardsInEditions(cards, firstEditions), ...cards.filter((card) => oldPromos.includes(card.name))];

function named(name: string): Card {
  const card = cards.find((one) => one.name === name);
  if (!card) throw new Error(`no pile is called ${name}`);
  return card;
}

const has = (role: PileRole): readonly string[] =>
  founding.filter((card) => card.roles.includes(role)).map((card) => card.name);

describe('the roles of the 206 piles from Base to Guilds with six promos', () => {
  it('[K2] roles are listed for 200 first-edition piles and six promos', () => {
    expect(founding).toHaveLength(206);
  });

  const lists: readonly [PileRole, string][] = [
    [
      'village',
      `Village, Festival; Mining Village, Nobles, Shanty Town; Bazaar, Fishing Village, Native Village; University; City, Worker's Village;
       Farming Village, Hamlet; Border Village, Crossroads, Inn; Bandit Camp, Fortress, Squire, Wandering Minstrel; Plaza; Walled Village`,
    ],
    [
      'buy',
      `Council Room, Festival, Market, Woodcutter; Baron, Bridge, Pawn; Salvager, Wharf; Herbalist; Contraband, Goons, Grand Market,
       Trade Route, Worker's Village; Hamlet, Horse Traders; Margrave, Nomad Camp, Spice Merchant; Counterfeit, Forager, Market Square,
       Squire, Storeroom; Candlestick Maker, Merchant Guild`,
    ],
    [
      'curser',
      'Witch; Torturer; Embargo, Sea Hag; Familiar; Mountebank; Jester, Tournament, Young Witch; Ill-Gotten Gains; Soothsayer',
    ],
    [
      'handsize',
      'Militia; Minion, Torturer; Cutpurse, Ghost Ship; Goons; Tournament; Margrave; Knights, Pillage, Urchin; Taxman',
    ],
    [
      'trasher',
      `Chapel, Mine, Moneylender, Remodel; Masquerade, Steward, Trading Post, Upgrade; Lookout, Salvager; Apprentice, Transmute; Bishop,
       Expand, Forge, Loan, Trade Route; Remake; Develop, Farmland, Jack of All Trades, Spice Merchant, Trader; Altar, Count, Counterfeit,
       Death Cart, Forager, Graverobber, Hermit, Junk Dealer, Rats, Urchin; Butcher, Doctor, Stonemason, Taxman; Governor`,
    ],
    ['duration', 'Caravan, Fishing Village, Haven, Lighthouse, Merchant Ship, Outpost, Tactician, Wharf; Prince'],
    ['moat', 'Moat'],
    ['reaction', "Moat; Secret Chamber; Watchtower; Horse Traders; Fool's Gold, Trader, Tunnel; Beggar, Market Square"],
    [
      'attack',
      `Bureaucrat, Militia, Spy, Thief, Witch; Minion, Saboteur, Swindler, Torturer; Ambassador, Cutpurse, Ghost Ship, Pirate Ship, Sea Hag;
       Familiar, Scrying Pool; Goons, Mountebank, Rabble; Fortune Teller, Jester, Young Witch; Margrave, Noble Brigand, Oracle; Cultist,
       Knights, Marauder, Pillage, Rogue, Urchin; Soothsayer, Taxman`,
    ],
    [
      'treasure',
      `Harem; Philosopher's Stone; Bank, Contraband, Hoard, Loan, Quarry, Royal Seal, Talisman, Venture; Horn of Plenty; Cache, Fool's Gold,
       Ill-Gotten Gains; Counterfeit; Masterpiece; Stash`,
    ],
    [
      'vp',
      'Gardens; Duke, Great Hall, Harem, Nobles; Island; Vineyard; Bishop, Goons, Monument; Fairgrounds; Farmland, Silk Road, Tunnel; Feodum',
    ],
  ];

  it.each(lists)('[K2] the role %s belongs to exactly the listed piles', (role, list) => {
    const names = list.split(/[,;]\s+/);
    expect([...has(role)].sort()).toEqual(names.sort());
  });

  const without: readonly [PileRole, readonly string[]][] = [
    [
      'village',
      [
        'Tournament',
        'Hermit',
        'Knights',
        'Tribute',
        'Ironmonger',
        'Golem',
        'Herald',
        "King's Court",
        'Throne Room',
        'Procession',
      ],
    ],
    ['buy', ['Tournament', 'Black Market', 'City', 'Knights', 'Tactician']],
    ['curser', ['Ambassador', 'Masquerade']],
    ['handsize', ['Bureaucrat', 'Mountebank']],
    ['trasher', ['Knights', 'Procession', 'Rebuild', 'Watchtower']],
  ];

  it.each(without.flatMap(([role, names]) => names.map((name) => [name, role] as const)))(
    '[K2] the pile %s is no %s',
    (name, role) => {
      expect(named(name).roles).not.toContain(role);
    },
  );

  const including: readonly [PileRole, readonly string[]][] = [
    ['curser', ['Torturer', 'Tournament', 'Jester', 'Embargo']],
    ['handsize', ['Tournament', 'Knights', 'Torturer']],
    [
      'trasher',
      [
        'Urchin',
        'Transmute',
        'Farmland',
        'Spice Merchant',
        'Jack of All Trades',
        'Hermit',
        'Loan',
        'Moneylender',
        'Mine',
      ],
    ],
  ];

  it.each(including.flatMap(([role, names]) => names.map((name) => [name, role] as const)))(
    '[K2] the pile %s is a %s',
    (name, role) => {
      expect(named(name).roles).toContain(role);
    },
  );

  it('[K3] a potion card has a potion in its cost', () => {
    const potions = cards.filter((card) => card.roles.includes('potion')).map((card) => card.name);
    expect(potions).toEqual([
      'Alchemist',
      'Apothecary',
      'Familiar',
      'Golem',
      "Philosopher's Stone",
      'Possession',
      'Scrying Pool',
      'Transmute',
      'University',
      'Vineyard',
    ]);
    expect(named('Transmute').cost).toEqual({ coins: 0, potion: true, debt: 0 });
    expect(named('Vineyard').cost).toEqual({ coins: 0, potion: true, debt: 0 });
  });

  it.each(['Apprentice', 'Herbalist'])('[K3] the pile %s is no potion card', (name) => {
    expect(named(name)).toMatchObject({ set: 'alchemy', cost: { potion: false } });
    expect(named(name).roles).not.toContain('potion');
  });
});

describe('the roles of later piles', () => {
  it.each<[string, readonly PileRole[], readonly PileRole[]]>([
    ['Augurs', ['attack', 'curser', 'buy', 'trasher'], ['village']],
    ['Clashes', ['attack', 'handsize', 'duration', 'vp'], ['curser']],
    ['Catapult / Rocks', ['attack', 'handsize', 'curser', 'trasher', 'treasure'], ['vp']],
    ['Peasant', ['handsize', 'buy'], ['village', 'attack']],
    ['Tracker', ['buy'], []],
    ['Knights', ['attack', 'handsize'], ['vp']],
    ['Crown', ['treasure'], ['village']],
    ['Guardian', ['duration'], ['moat']],
  ])('[K2] the later pile %s has the roles of all its cards', (name, held, lacking) => {
    for (const role of held) expect(named(name).roles).toContain(role);
    for (const role of lacking) expect(named(name).roles).not.toContain(role);
  });

  it('[K1] the roles of landscapes are listed, too', () => {
    const fair = landscapes.find((one) => one.name === 'Travelling Fair');
    expect(fair).toMatchObject({ kind: 'event', cost: { coins: 2 }, roles: ['buy'] });
    expect(landscapes.filter((one) => one.kind === 'landmark').every((one) => one.roles.includes('vp'))).toBe(true);
  });
});
