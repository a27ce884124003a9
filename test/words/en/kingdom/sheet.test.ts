import { expect, test } from 'vitest';
import { kingdomOf } from '../../../../src/kingdom/index.ts';
import { en } from '../../../../src/words/en/index.ts';
import { dominion, nrs } from '../../../kingdom/made/wishes.ts';

const { kingdomSheet } = en.kingdomSheet;

const begins = (shelters: boolean, ...names: readonly string[]): unknown => {
  const none = { landscapes: [], chosen: {}, onRuins: false, traits: [], boons: [], deck: [], colony: false };
  const kingdom = kingdomOf({ ...none, piles: nrs(...names), shelters }, dominion, 'name');
  if ('code' in kingdom) throw new Error(kingdom.code);
  return kingdomSheet(kingdom, dominion, 2).begin.lines.map(([, text]) => text);
};

test('[K29] a deck at the start has Heirlooms for Coppers and Shelters for Estates, and nothing else that piles bring', () => {
  expect(begins(false, 'Cellar', 'Moat')).toEqual(['7 Coppers and 3 Estates']);
  expect(begins(false, 'Marauder', 'Cultist', 'Bandit Camp')).toEqual(['7 Coppers and 3 Estates']);
  expect(begins(false, 'Pooka', 'Marauder')).toEqual(['6 Coppers, Cursed Gold and 3 Estates']);
  expect(begins(true, 'Pooka', 'Shepherd')).toEqual([
    '5 Coppers, Cursed Gold, Pasture, Hovel, Necropolis and Overgrown Estate',
  ]);
});
