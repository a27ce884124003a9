import type { Act, Reply } from '../../src/command.ts';
import type { Dominion } from '../../src/kingdom/index.ts';
import { type House, USUAL_WEIGHT } from '../../src/session/kingdom/house.ts';
import { bold, listed, person } from '../../src/words/text.ts';
import { toAsker } from '../common/table.ts';
import { type NamedParts, namedIn } from '../kingdom/request.ts';

/** Bans cards, or makes them so likely in per cent of the others. */
export const weigh = async (
  house: House,
  dominion: Dominion,
  act: Act,
  typed: string,
  weight: number,
): Promise<Reply> => {
  const cards = namedIn(typed, dominion);
  if ('why' in cards) return toAsker(cards.why);
  if (cards.piles.length + cards.landscapes.length === 0) return toAsker('Say which cards, parted by commas.');
  await house.weigh(act, cards, weight);
  const names = namesOf(cards, dominion);
  if (weight === 0) return saying(`${person(act.person.id)} bans ${names} here. \`/house unban\` takes that back.`);
  if (weight === USUAL_WEIGHT) return saying(`${person(act.person.id)} lets ${names} come as often as others.`);
  return saying(`${person(act.person.id)} makes ${names} come ${weight} % as often as others.`);
};

/** Takes bans and weights back. */
export const unban = async (house: House, dominion: Dominion, act: Act, typed: string): Promise<Reply> => {
  const cards = namedIn(typed, dominion);
  if ('why' in cards) return toAsker(cards.why);
  const { weights, across } = await house.rules(act);
  const known: NamedParts = {
    piles: cards.piles.filter((nr) => weights[nr] !== undefined),
    landscapes: cards.landscapes.filter((nr) => across[nr] !== undefined),
  };
  if (known.piles.length + known.landscapes.length === 0)
    return toAsker('None of these is banned here. `/house show` tells which are.');
  await house.weigh(act, known, USUAL_WEIGHT);
  return saying(`${person(act.person.id)} lets ${namesOf(known, dominion)} come as often as others.`);
};

const namesOf = ({ piles, landscapes }: NamedParts, dominion: Dominion): string =>
  listed(
    [
      ...dominion.cards.filter(({ nr }) => piles.includes(nr)),
      ...dominion.landscapes.filter(({ nr }) => landscapes.includes(nr)),
    ].map(({ name }) => bold(name)),
  );

/** Everybody in the channel is concerned. */
const saying = (text: string): Reply => ({ answer: { text, to: 'channel' } });
