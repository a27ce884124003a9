import type { Dominion } from '../../src/kingdom/index.ts';
import type { HouseRules } from '../../src/session/kingdom/house.ts';
import type { Words } from '../../src/words/index.ts';

export const editionTitlesOf = (keys: readonly string[], { sets }: Dominion): readonly string[] =>
  sets.flatMap(({ editions }) => editions.filter(({ key }) => keys.includes(key)).map(({ title }) => title));

export const formatHouseRules = (
  words: Words,
  { boxes, weights, across, printing = 'newest' }: HouseRules,
  dominion: Dominion,
): string => {
  const named = (all: readonly { readonly nr: number; readonly name: string }[], some: HouseRules['weights']) =>
    all.flatMap(({ nr, name }) => (some[nr] === undefined ? [] : [{ name, weight: some[nr] }]));
  const sorted = [...named(dominion.cards, weights), ...named(dominion.landscapes, across)].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  return words.commands.house.rules(
    boxes && { count: boxes.length, titles: editionTitlesOf(boxes, dominion) },
    sorted.filter(({ weight }) => weight === 0).map(({ name }) => name),
    sorted.filter(({ weight }) => weight !== 0),
    printing,
  );
};
