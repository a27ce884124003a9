import { expect, test } from 'vitest';
import { compareForNewcomers, createModuleListing } from '../../src/facts/module-listing.ts';
import { shipped } from '../support/modules/shipped.ts';

test('[U7] games are listed with chess first, then quick duels', async () => {
  const listed = [...(await shipped()).values()].map(createModuleListing).toSorted(compareForNewcomers);
  const titles = listed.map(({ title }) => title);
  expect(titles.slice(0, 3)).toEqual(['Chess', 'Brandubh', 'Fox and Geese']);
  expect(titles.slice(-3)).toEqual(['Werewolf', 'Hearts', 'Counters']);
  expect(titles.indexOf('The Marches')).toBeLessThan(titles.indexOf('Werewolf'));
});
