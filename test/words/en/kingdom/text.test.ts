import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  type Card,
  codeOf,
  foldName,
  type Kingdom,
  kingdomFromNumbers,
  type Landscape,
  mapCardsByName,
  numbersOf,
} from '../../../../src/kingdom/index.ts';
import { readDominionData } from '../../../../src/session/kingdom/dominion.ts';
import { en } from '../../../support/words.ts';

const { kingdomAlt, kingdomText } = en.kingdomText;

const dominion = readDominionData(join(import.meta.dirname, '../../../../data/dominion'));
const card = (name: string): Card => mapCardsByName(dominion.cards).get(foldName(name)) as Card;
const landscape = (name: string): Landscape => mapCardsByName(dominion.landscapes).get(foldName(name)) as Landscape;

const kingdom: Kingdom = {
  piles: [
    'Moat',
    'Familiar',
    'Druid',
    'Young Witch',
    'Knights',
    'Castles',
    'Cultist',
    'City Quarter',
    'Shepherd',
    'Infirmary',
  ].map(card),
  bane: card('Hamlet'),
  landscapes: ['Alms', 'Obelisk', 'Cheap'].map(landscape),
  chosen: { 'obelisk-pile': card('Moat') },
  traits: [card('Cultist')],
  onRuins: false,
  deck: [],
  later: [],
  boons: [0, 5, 11],
  colony: true,
  shelters: true,
};
const sorted = (sort: 'cost' | 'set'): Kingdom => kingdomFromNumbers(numbersOf(kingdom), dominion, sort) as Kingdom;
const told = { kingdom: sorted('set'), code: codeOf(numbersOf(kingdom)), sort: 'set', players: undefined } as const;

it('[K19] a kingdom as text includes the list of boxes', () => {
  expect(kingdomText(told, dominion)).toMatchInlineSnapshot(`
    "**Kingdom** \`7KTVCYSSMPQES2W4GT3TFRD66DH\`
    **Base**: Moat (2)
    **Alchemy**: Familiar (3 and a potion)
    **Cornucopia**: Young Witch (4)
    **Dark Ages**: Cultist (5), Knights (5)
    **Guilds**: Infirmary (3+)
    **Empires**: Castles (3 to 10), City Quarter (8 debt)
    **Nocturne**: Druid (2), Shepherd (4)
    **Bane**: Hamlet (2)
    **Event**: Alms (0)
    **Landmark**: Obelisk (on Moat)
    **Trait**: Cheap (on Cultist)
    **From your boxes**
    Base: Moat
    Alchemy: Familiar, Potion (16)
    Prosperity: Platinum (12), Colony (8, or 12 for more than two players)
    Cornucopia: Young Witch, Hamlet
    Dark Ages: Cultist, Knights, Ruins (10 for each player after the first), Shelters (3 for each player)
    Guilds: Infirmary
    Adventures: Alms
    Empires: Castles, City Quarter, Obelisk, Victory tokens, Debt tokens
    Nocturne: Druid, Shepherd, Will\\-o'\\-Wisp (12), Boons (for the Druid: The Earth's Gift, The Mountain's Gift and The Wind's Gift), Pasture (for each player, instead of a Copper)
    Plunder: Cheap"
  `);
});

it('[K17] a kingdom’s setup counts for the number of players', () => {
  const text = kingdomText({ ...told, players: 4 }, dominion);
  for (const words of ['Ruins (30)', 'Shelters (12)', 'Colony (12)', 'Castles (12)', 'Knights'])
    expect(text).toContain(words);
});

it('[K19] the alternative text of a kingdom names everything in one line', () => {
  expect(kingdomAlt({ ...told, kingdom: sorted('cost'), sort: 'cost' }, dominion)).toMatchInlineSnapshot(
    `"A kingdom of ten piles; Cost 2: Druid, Moat; Cost 3: Castles, Infirmary; Cost 3 and a potion: Familiar; Cost 4: Shepherd, Young Witch; Cost 5: Cultist, Knights; Cost 8 debt: City Quarter; Bane: Hamlet; Event: Alms; Landmark: Obelisk; Trait: Cheap."`,
  );
});

it('[K19] cards beyond a kingdom’s ten piles are named by their purpose', () => {
  const beside = { ...kingdom, chosen: { ...kingdom.chosen, 'ferryman-pile': card('Village') } };
  const text = kingdomText({ ...told, kingdom: beside }, dominion);
  expect(text).toContain("**Ferryman's pile**: Village (3)");
  expect(text).not.toContain('**Riverboat');
});
