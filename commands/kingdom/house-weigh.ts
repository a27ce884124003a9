import type { Dominion } from '../../src/kingdom/index.ts';
import { type InputContext, publicWords, type Reply } from '../../src/port/command.ts';
import { DEFAULT_WEIGHT_PERCENT, type HouseRulesStore } from '../../src/session/kingdom/house.ts';
import { toAsker } from '../common/table.ts';
import { type NamedPilesAndLandscapes, parseCardNames } from './request.ts';

export const setCardWeights = async (
  house: HouseRulesStore,
  dominion: Dominion,
  act: InputContext,
  typed: string,
  weight: number,
): Promise<Reply> => {
  const { words, person } = act;
  const cards = parseCardNames(words, typed, dominion);
  if ('why' in cards) return toAsker(cards.why);
  if (cards.piles.length + cards.landscapes.length === 0) return toAsker(words.commands.house.whichCards);
  await house.weigh(act, cards, weight);
  const names = namesOf(cards, dominion);
  if (weight === 0) return saying(publicWords(act).commands.house.bans(person.id, names));
  if (weight === DEFAULT_WEIGHT_PERCENT) return saying(publicWords(act).commands.house.frees(person.id, names));
  return saying(publicWords(act).commands.house.weighs(person.id, names, weight));
};

export const resetCardWeights = async (
  house: HouseRulesStore,
  dominion: Dominion,
  act: InputContext,
  typed: string,
): Promise<Reply> => {
  const { words, person } = act;
  const cards = parseCardNames(words, typed, dominion);
  if ('why' in cards) return toAsker(cards.why);
  const { weights, across } = await house.rules(act);
  const known: NamedPilesAndLandscapes = {
    piles: cards.piles.filter((nr) => weights[nr] !== undefined),
    landscapes: cards.landscapes.filter((nr) => across[nr] !== undefined),
  };
  if (known.piles.length + known.landscapes.length === 0) return toAsker(words.commands.house.noneBanned);
  await house.weigh(act, known, DEFAULT_WEIGHT_PERCENT);
  return saying(publicWords(act).commands.house.frees(person.id, namesOf(known, dominion)));
};

const namesOf = ({ piles, landscapes }: NamedPilesAndLandscapes, dominion: Dominion): readonly string[] =>
  [
    ...dominion.cards.filter(({ nr }) => piles.includes(nr)),
    ...dominion.landscapes.filter(({ nr }) => landscapes.includes(nr)),
  ].map(({ name }) => name);

const saying = (text: string): Reply => ({ answer: { text, to: 'channel' } });
