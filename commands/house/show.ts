import type { Dominion } from '../../src/kingdom/index.ts';
import type { HouseRules } from '../../src/session/kingdom/house.ts';
import { counted, listed, plain } from '../../src/words/text.ts';

/** All titles of some editions, in the order of the sets. */
export const editionsText = (keys: readonly string[], { sets }: Dominion): string =>
  listed(sets.flatMap(({ editions }) => editions.filter(({ key }) => keys.includes(key)).map(({ title }) => title)));

/** What holds for kingdoms here. */
export const rulesText = ({ boxes, weights, across }: HouseRules, dominion: Dominion): string => {
  const named = (all: readonly { readonly nr: number; readonly name: string }[], some: HouseRules['weights']) =>
    all.flatMap(({ nr, name }) => (some[nr] === undefined ? [] : [{ name, weight: some[nr] }]));
  const sorted = [...named(dominion.cards, weights), ...named(dominion.landscapes, across)].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  const banned = sorted.filter(({ weight }) => weight === 0).map(({ name }) => plain(name));
  const weighed = sorted.filter(({ weight }) => weight !== 0).map(({ name, weight }) => `${plain(name)} (${weight} %)`);
  return [
    boxes === undefined
      ? 'Nobody has said which boxes there are: kingdoms come from all sets. `/house boxes` says it.'
      : `**Boxes** (${counted(boxes.length, 'set')}): ${plain(editionsText(boxes, dominion), 1000)}`,
    banned.length > 0 ? `**Banned**: ${listed(banned)}` : 'No card is banned. `/house ban` keeps cards out.',
    ...(weighed.length > 0 ? [`**Likelier or rarer**: ${listed(weighed)}`] : []),
  ].join('\n');
};
