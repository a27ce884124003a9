import type { RandomSeedView, SeedShareView } from '../../view/chance.ts';
import type { SeenReport } from '../../view/seen/report.ts';
import { plain } from '../../view/text/text.ts';
import { LONGEST_BEACON_URL, MOST_SEED_SHARES_LISTED } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import { sideNames } from '../base/names.ts';
import type { SystemSentences } from '../base/sentences.ts';
import { name, person } from '../base/values.ts';

/** An explanation of how a game's shuffles and rolls are made random (T21, D10). */
export const chanceText = (format: Format, view: RandomSeedView): string => {
  const { commitment, seed = '', shares, isOpen, beacon, published } = view;
  const secret = [
    format('chance-secret', { commitment }),
    ...(published === undefined ? [] : [format('chance-published', { secret: published })]),
    ...(seed === '' ? [] : [format('chance-seed', { seed: name(seed) })]),
  ].join(' ');
  return [secret, ...sharesText(format, shares, isOpen), ...(beacon ? [roundText(format, beacon)] : [])].join('\n');
};

const sharesText = (format: Format, shares: readonly SeedShareView[], isOpen: boolean): readonly string[] => {
  const more = isOpen ? [format('chance-shares-open')] : [];
  if (shares.length === 0) return more;
  const hidden = Math.max(0, shares.length - MOST_SEED_SHARES_LISTED);
  return [
    format('chance-shares'),
    ...(hidden > 0 ? [format('chance-shares-more', { count: hidden })] : []),
    ...shares.slice(hidden).map(({ person: id, value, isTyped }, index) =>
      format(isTyped ? 'chance-share-typed' : 'chance-share', {
        number: hidden + index + 1,
        player: person(id),
        value,
      }),
    ),
    ...more,
  ];
};

const roundText = (format: Format, { url, round, value }: NonNullable<RandomSeedView['beacon']>): string => {
  const beacon = plain(url, LONGEST_BEACON_URL);
  if (round === undefined) return format('chance-beacon-unreachable', { beacon });
  return value === undefined
    ? format('chance-beacon-named', { beacon, round })
    : format('chance-beacon-mixed', { beacon, round, value });
};

/** The facts about the public randomness beacon that everyone reads when a game begins. */
const beaconText = (format: Format, { round, mixed }: SeenReport<'beacon'>): string => {
  if (round === undefined) return format('chance-begun-unreachable');
  return format(mixed ? 'chance-begun-mixed' : 'chance-begun-missing', { round });
};

export const typedShare = 'chance-typed-share';

export const sentences = (format: Format) =>
  ({
    reports: {
      published: ({ chance, seed = '' }) =>
        seed === ''
          ? format('chance-publishes', { chance })
          : format('chance-publishes-seed', { chance, seed: name(seed) }),
      awaits: ({ url, round }) => format('chance-awaits', { round, beacon: plain(url, LONGEST_BEACON_URL) }),
    },
    lines: { beacon: (one) => [beaconText(format, one)] },
    refusals: {
      'not-over': (_, _view, { stop }) => format('chance-not-over', { stop }),
      'already-published': (_, _view, { verify }) => format('chance-already-published', { verify }),
      closed: (_, _view, { start }) => format('chance-closed', { start }),
      'publish-needs-consent': ({ sides }, view, { ask }) =>
        format('chance-publish-needs-consent', { sides: sideNames(format, view, sides), ask }),
      'beacon-named': (_, _view, { begin }) => format('chance-waits-for-beacon', { begin }),
      'no-beacon': (_, _view, { begin }) => format('chance-no-beacon', { begin }),
    },
  }) satisfies SystemSentences;
