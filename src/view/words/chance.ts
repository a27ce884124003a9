import type { ChanceView } from '../chance.ts';
import { bold } from './text.ts';

/** What is said of the secret from which a game's shuffles and rolls follow (T21). */
export const chanceText = ({ commitment, seed = '', published }: ChanceView): string => {
  const mixed = seed === '' ? '' : ` The seed ${bold(seed)} is mixed in.`;
  const secret = published === undefined ? '' : ` It is published: \`${published}\`.`;
  return `Shuffles and dice follow from a secret with the SHA-256 \`${commitment}\`.${secret}${mixed}`;
};

/** The same for a message to all, in as many words as it takes to be checked later. */
export const publishedPhrase = (chance: string, seed = ''): string =>
  `publishes the secret of this game, ${chance}${seed === '' ? '' : `, with the seed ${bold(seed)}`}, and closes it for good`;
