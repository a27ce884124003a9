import type { ChanceView, ShareView } from '../../../view/chance.ts';
import type { Seen } from '../../../view/seen/report.ts';
import { bold, plain } from '../../../view/text.ts';
import { MOST_SHARES_LISTED, MOST_URL } from '../../base/limits.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { sideName } from '../names.ts';
import { counted, listed, person } from '../text.ts';

/** All that is said of how a game's shuffles and rolls come about (T21, D10). */
export const chanceText = ({ commitment, seed = '', shares, isOpen, beacon, published }: ChanceView): string => {
  const mixed = seed === '' ? '' : ` The seed ${bold(seed)} is mixed in.`;
  const secret = published === undefined ? '' : ` It is published: \`${published}\`.`;
  return [
    `Shuffles and dice follow from a secret with the SHA-256 \`${commitment}\`.${secret}${mixed}`,
    ...sharesText(shares, isOpen),
    ...(beacon ? [roundText(beacon)] : []),
  ].join('\n');
};

const sharesText = (shares: readonly ShareView[], isOpen: boolean): readonly string[] => {
  const more = isOpen ? ['Every seat that is taken before the game begins adds a share to it.'] : [];
  if (shares.length === 0) return more;
  const hidden = Math.max(0, shares.length - MOST_SHARES_LISTED);
  return [
    'Shares from the seats are mixed in, in this order:',
    ...(hidden > 0 ? [`(${counted(hidden, 'more stands', 'more stand')} in the file of \`/game export\`)`] : []),
    ...shares
      .slice(hidden)
      .map(
        ({ person: id, value, isTyped }, i) =>
          `${hidden + i + 1}. ${person(id)} \`${value}\`${isTyped ? ', typed' : ''}`,
      ),
    ...more,
  ];
};

const roundText = ({ url, round, value }: NonNullable<ChanceView['beacon']>): string => {
  if (round === undefined)
    return `The randomness beacon ${plain(url, MOST_URL)} could not be reached, so nothing of it is mixed in.`;
  const named = `Round ${round} of the randomness beacon ${plain(url, MOST_URL)}`;
  return value === undefined
    ? `${named} was named; nothing of it is mixed in so far.`
    : `${named} is mixed in: \`${value}\`.`;
};

/** What everybody is told of the beacon when a game begins. */
const beaconText = ({ round, mixed }: Seen<'beacon'>): string => {
  if (round === undefined) return 'The randomness beacon could not be reached, so nothing of it is mixed in.';
  return mixed
    ? `Round ${round} of the randomness beacon is mixed in.`
    : `Round ${round} of the randomness beacon could not be had, so it is not mixed in.`;
};

/** That a round was named before anybody could know it. */
const awaitsPhrase = ({ url, round }: Seen<'awaits'>): string =>
  `closes the shares of this game, which begins with round ${round} of the randomness beacon ${plain(url, MOST_URL)}. Nobody knows that round yet`;

/** What a player is told whose words were mixed in. */
export const typedShare =
  'Your words are mixed into the chance of this game. **Fairness** shows their SHA-256; compare it before the game begins.';

/** The secret, in as many words as it takes to be checked later. */
const publishedPhrase = (chance: string, seed = ''): string =>
  `publishes the secret of this game, ${chance}${seed === '' ? '' : `, with the seed ${bold(seed)}`}, and closes it for good`;

export const sentences = {
  reports: {
    published: ({ chance, seed }) => publishedPhrase(chance, seed),
    awaits: awaitsPhrase,
  },
  lines: { beacon: (one) => [beaconText(one)] },
  refusals: {
    'not-over': (_, _view, { stop }) => `The secret can be published once the game is over. ${stop} ends it.`,
    'already-published': (_, _view, { verify }) =>
      `The secret is published already. ${verify} checks the game against it.`,
    closed: (_, _view, { start }) =>
      `The secret of this game is published, so it stays ended. ${start} starts a new one.`,
    'publish-needs-consent': ({ sides }, view, { ask }) =>
      `${listed(sides.map((id) => sideName(view, id)))} must agree to that first, or the game master. ${ask} asks them.`,
    'beacon-named': (_, _view, { begin }) =>
      `This game waits for the randomness beacon already. Press ${begin} again if it does not begin in a moment.`,
    'no-beacon': (_, _view, { begin }) => `This game waits for no randomness beacon. Press ${begin} to begin it.`,
  },
} satisfies SystemSentences;
