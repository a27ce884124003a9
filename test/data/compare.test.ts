import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDominionData } from '../../src/session/kingdom/dominion.ts';
import { differences, readFacts } from './compare.ts';

const dominion = readDominionData(join(import.meta.dirname, '../../data/dominion'));
const few = {
  ...dominion,
  cards: dominion.cards.filter(({ name }) => ['Moat', 'Vineyard', 'Grand Market'].includes(name)),
};

it('[K40] the data comparison finds differences to card databases of three formats', () => {
  const csv =
    'name,coins,potion,debt,costmod,types\nMoat,3,0,0,,Action|Reaction\nVineyard,0,1,0,,Victory\n"Arcane, One",2,0,0,*,Action\n';
  const json = JSON.stringify({
    cards: [
      { name: 'Moat', cost: 3, types: ['Action', 'Reaction'] },
      { name: 'Vineyard', cost: 'P', types: 'Victory' },
      { name: 'Arcane, One' },
    ],
  });
  const yaml =
    'cards:\n  - { name: Moat, cost: { treasure: 3 }, isAction: true, isReaction: true }\n  - { name: Vineyard, cost: { treasure: 0, potion: 1 }, isVictory: true }\n  - { name: "Arcane, One" }\n';
  for (const [file, text] of [
    ['a.csv', csv],
    ['a.json', json],
    ['a.yml', yaml],
  ] as const)
    expect([file, differences(few, readFacts(file, text))]).toEqual([
      file,
      ['Moat: cost 2 here, 3 there', 'Grand Market: missing there', 'Arcane, One: missing here'],
    ]);
});

it('[K40] the data comparison finds no difference to its own data', () => {
  const text = JSON.stringify(
    dominion.cards.map(({ name, cost, types }) => ({ name, cost, types, costmod: cost.mark })),
  );
  expect(differences(dominion, readFacts('own.json', text))).toEqual([]);
});
