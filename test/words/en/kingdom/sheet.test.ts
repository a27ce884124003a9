import { expect, test } from 'vitest';
import { kingdomFromNumbers } from '../../../../src/kingdom/index.ts';
import { kingdomPicture } from '../../../../src/view/kingdom-picture.ts';
import { dominion, nrs } from '../../../kingdom/made/wishes.ts';
import { en } from '../../../support/words.ts';

const { kingdomSheet } = en.kingdomSheet;

const none = { landscapes: [], chosen: {}, onRuins: false, traits: [], boons: [], deck: [], later: [], colony: false };

const begins = (shelters: boolean, ...names: readonly string[]): unknown => {
  const kingdom = kingdomFromNumbers({ ...none, piles: nrs(...names), shelters }, dominion, 'name');
  if ('code' in kingdom) throw new Error(kingdom.code);
  return kingdomSheet(kingdom, dominion, 2).begin.lines.map(([, text]) => text);
};

test('[K29] starting decks swap Coppers for Heirlooms and Estates for Shelters', () => {
  expect(begins(false, 'Cellar', 'Moat')).toEqual(['7 Coppers and 3 Estates']);
  expect(begins(false, 'Marauder', 'Cultist', 'Bandit Camp')).toEqual(['7 Coppers and 3 Estates']);
  expect(begins(false, 'Pooka', 'Marauder')).toEqual(['6 Coppers, Cursed Gold and 3 Estates']);
  expect(begins(true, 'Pooka', 'Shepherd')).toEqual([
    '5 Coppers, Cursed Gold, Pasture, Hovel, Necropolis and Overgrown Estate',
  ]);
});

test('[K43] sheet, picture and text of a kingdom show the second ten piles', () => {
  const kingdom = kingdomFromNumbers(
    { ...none, piles: nrs('Poet'), later: nrs('Moat', 'Cultist'), shelters: false },
    dominion,
    'name',
  );
  if ('code' in kingdom) throw new Error(kingdom.code);
  expect(kingdomSheet(kingdom, dominion, 3).later).toEqual({
    title: 'After Divine Wind',
    lines: [
      ['Base', 'Moat'],
      ['Dark Ages', 'Cultist, Ruins (20)'],
    ],
  });
  const told = { kingdom, code: '', sort: 'name', players: undefined } as const;
  expect(kingdomPicture(told, dominion, en.kingdomParts).lists).toEqual([
    { title: 'After Divine Wind', names: ['Cultist', 'Moat'] },
  ]);
  expect(en.kingdomText.kingdomAlt(told, dominion)).toContain('After Divine Wind: Cultist, Moat.');
});
