/**
 * The components that each card's text needs besides its own pile, written from the cards. It is a second table: nothing
 * of it comes from the project's data, so the two can be compared.
 */

/** The cards of a pile that has several, from their randomizers. */
export const cardsInPile: Readonly<Record<string, readonly string[]>> = {
  Castles: [
    'Humble Castle',
    'Crumbling Castle',
    'Small Castle',
    'Haunted Castle',
    'Opulent Castle',
    'Sprawling Castle',
    'Grand Castle',
    "King's Castle",
  ],
  'Catapult / Rocks': ['Catapult', 'Rocks'],
  'Encampment / Plunder': ['Encampment', 'Plunder'],
  'Gladiator / Fortune': ['Gladiator', 'Fortune'],
  'Patrician / Emporium': ['Patrician', 'Emporium'],
  'Settlers / Bustling Village': ['Settlers', 'Bustling Village'],
  'Sauna / Avanto': ['Sauna', 'Avanto'],
  Knights: [
    'Dame Anna',
    'Dame Josephine',
    'Dame Molly',
    'Dame Natalie',
    'Dame Sylvia',
    'Sir Bailey',
    'Sir Destry',
    'Sir Martin',
    'Sir Michael',
    'Sir Vander',
  ],
  Augurs: ['Herb Gatherer', 'Acolyte', 'Sorceress', 'Sibyl'],
  Clashes: ['Battle Plan', 'Archer', 'Warlord', 'Territory'],
  Forts: ['Tent', 'Garrison', 'Hill Fort', 'Stronghold'],
  Odysseys: ['Old Map', 'Voyage', 'Sunken Treasure', 'Distant Shore'],
  Townsfolk: ['Town Crier', 'Blacksmith', 'Miller', 'Elder'],
  Wizards: ['Student', 'Conjurer', 'Sorcerer', 'Lich'],
};

/** The cards that lead to further cards: Travellers, Prizes, Rewards, Heirlooms, Boons, Hexes and so on. */
const leadsTo: Readonly<Record<string, readonly string[]>> = {
  Page: ['Treasure Hunter', 'Warrior', 'Hero', 'Champion'],
  Peasant: ['Soldier', 'Fugitive', 'Disciple', 'Teacher'],
  Tournament: ['Bag of Gold', 'Diadem', 'Followers', 'Princess', 'Trusty Steed'],
  Joust: ['Coronet', 'Courser', 'Demesne', 'Housecarl', 'Huge Turnip', 'Renown'],
  Cemetery: ['Haunted Mirror'],
  'Secret Cave': ['Magic Lamp'],
  'Haunted Mirror': ['a Ghost'],
  'Magic Lamp': ['a Wish'],
};

/** Words for what a type or cost brings, from the rules of its box. */
const lists: Readonly<Record<string, string>> = {
  Prizes: 'Tournament',
  Rewards: 'Joust',
  "Page's line": 'Page',
  "Peasant's line": 'Peasant',
  Spoils: 'Bandit Camp; Marauder; Pillage',
  Madman: 'Hermit',
  Mercenary: 'Urchin',
  Ruins: 'Cultist; Death Cart; Marauder',
  Imp: "Devil's Workshop; Exorcist; Tormentor",
  Ghost: 'a Ghost; Exorcist',
  Bat: 'Vampire',
  Wish: 'a Wish; Leprechaun',
  Horse: 'Cavalry; Groom; Hostelry; Livery; Paddock; Scrap; Sleigh; Supplies; Bargain; Demand; Ride; Stampede',
  Loot: 'Cutthroat; Jewelled Egg; Pickaxe; Sack of Loot; Search; Wealthy Village; Foray; Invasion; Looting; Peril; Prosper; Cursed',
  'Lost in the Woods': 'Fool',
  'Zombies (in the trash)': 'Necromancer',
  'Haunted Mirror': 'Cemetery',
  'Lucky Coin': 'Fool',
  Goat: 'Pixie',
  'Cursed Gold': 'Pooka',
  'Magic Lamp': 'Secret Cave',
  Pasture: 'Shepherd',
  Pouch: 'Tracker',
  Flag: 'Flag Bearer',
  Horn: 'Border Guard',
  Lantern: 'Border Guard',
  Key: 'Treasurer',
  'Treasure Chest': 'Swashbuckler',
  Boons: 'Bard; Blessed Village; Druid; Fool; Idol; Pixie; Sacred Grove; Tracker',
  Hexes: 'Cursed Village; Leprechaun; Skulk; Tormentor; Vampire; Werewolf',
  'Island mat': 'Island',
  'Native Village mat': 'Native Village',
  'Pirate Ship mat': 'Pirate Ship',
  'Trade Route mat': 'Trade Route',
  'Coin token on each Victory pile': 'Trade Route',
  'Tavern mat':
    'Coin of the Realm; Distant Lands; Duplicate; Guide; Ratcatcher; Royal Carriage; Transmogrify; Wine Merchant; Miser; Teacher',
  'Coffers mat':
    'Baker; Butcher; Candlestick Maker; Merchant Guild; Plaza; Footpad; Huge Turnip; Ducat; Patron; Silk Merchant; Spices; Swashbuckler; Villain; Exploration; Guildhall; Pageant',
  'Villagers mat': 'Acting Troupe; Lackeys; Patron; Recruiter; Sculptor; Silk Merchant; Academy; Exploration',
  'Exile mat':
    'Bounty Hunter; Camel Train; Cardinal; Coven; Displace; Gatekeeper; Sanctuary; Stockpile; Banish; Enclave; Invest; Transport; Way of the Camel; Way of the Worm',
  'Favors mat (1 Favor at the start)':
    'Bauble; Broker; Contract; Emissary; Guildmaster; Importer; Student; Sycophant; Underling',
  'Embargo tokens': 'Embargo',
  'Victory tokens':
    "Bishop; Monument; Goons; Collection; Investment; Chariot Race; Plunder; Groundskeeper; Emporium; Sacrifice; Temple; Farmers' Market; Wild Hunt; Crumbling Castle; Grand Castle; Conquest; Dominate; Ritual; Salt the Earth; Triumph; Wedding; Aqueduct; Arena; Basilica; Baths; Battlefield; Colonnade; Defiled Shrine; Labyrinth; Mountain Pass; Tomb",
  'Debt tokens':
    'Capital; City Quarter; Engineer; Overlord; Royal Blacksmith; Fortune; Annex; Donate; Tax; Triumph; Wedding; Mountain Pass; Artist; Change; Craftsman; Daimyo; Gold Mine; Imperial Envoy; Litter; Mountain Shrine; Root Cellar; Continue; Credit; Harsh Winter',
  'Journey token': 'Giant; Ranger; Pilgrimage',
  '+1 Card token': 'Teacher; Pathfinding',
  '+1 Action token': 'Teacher; Lost Arts',
  '+1 Buy token': 'Teacher; Seaway',
  '+1 Coin token': 'Teacher; Training',
  '-2 Cost token': 'Ferry',
  '-1 Card token': 'Relic; Borrow; Raid',
  '-1 Coin token': 'Bridge Troll; Ball',
  'Trashing token': 'Plan',
  'Estate token': 'Inheritance',
  'Project cubes (2 for each player)':
    'Academy; Barracks; Canal; Capitalism; Cathedral; Citadel; City Gate; Crop Rotation; Exploration; Fair; Fleet; Guildhall; Innovation; Pageant; Piazza; Road Network; Sewers; Silos; Sinister Plot; Star Chart',
  'Sun tokens (on the Prophecy)': 'Kitsune; Mountain Shrine; Poet; River Shrine; Rustic Village; Tea House',
  '1 Coffers each at the start': 'Baker',
  '4 more Favors each at the start': 'Importer',
  Potion:
    "Alchemist; Apothecary; Familiar; Golem; Philosopher's Stone; Possession; Scrying Pool; Transmute; University; Vineyard",
};

/** Components that come with others: coin tokens lie on several mats, Boons give a Will-o'-Wisp, Hexes give States. */
const withThem: readonly (readonly [component: string, from: readonly string[], names: readonly string[]])[] = [
  [
    'Coin tokens',
    ['Pirate Ship mat', 'Coffers mat', 'Villagers mat', 'Favors mat (1 Favor at the start)'],
    ['Garrison', 'Sinister Plot'],
  ],
  ["Will-o'-Wisp", ['Boons'], ['Exorcist']],
  ['Deluded / Envious', ['Hexes'], []],
  ['Miserable / Twice Miserable', ['Hexes'], []],
];

const needs = Object.entries(lists).map(([component, names]) => [component, new Set(names.split('; '))] as const);

/** All components of the piles and landscapes of these names, sorted. */
export function componentsOf(names: readonly string[]): readonly string[] {
  const all = new Set<string>();
  const add = (name: string): void => {
    if (all.has(name)) return;
    all.add(name);
    for (const more of [...(cardsInPile[name] ?? []), ...(leadsTo[name] ?? [])]) add(more);
  };
  names.forEach(add);
  const found = new Set(
    needs.flatMap(([component, some]) => ([...all].some((name) => some.has(name)) ? [component] : [])),
  );
  for (const [component, from, some] of withThem)
    if (from.some((one) => found.has(one)) || some.some((name) => all.has(name))) found.add(component);
  return [...found].sort();
}
