import type { SeenReport } from '../../view/seen/report.ts';
import { bold, plain } from '../../view/text/text.ts';
import type { Format } from '../base/messages.ts';
import { sideName, sideNames } from '../base/names.ts';
import type { SystemSentences } from '../base/sentences.ts';
import { name } from '../base/values.ts';

/** Points for a side: `3 points to Red`, `3 points less to Red`. */
export const pointsText = (
  format: Format,
  { side, points }: { readonly side: string; readonly points: number },
): string =>
  points < 0
    ? format('points-less', { count: -points, side: bold(side) })
    : format('points-more', { count: points, side: bold(side) });

const scoredText = (format: Format, { reason, source, total, ...points }: SeenReport<'scored' | 'gained'>): string => {
  const given = pointsText(format, points);
  const scored =
    source === undefined
      ? format('points-scored', { points: given, total })
      : format('points-scored-for', { points: given, total, source: name(source) });
  return reason === undefined ? scored : format('with-reason', { text: scored, reason: plain(reason) });
};

export const sentences = (format: Format) =>
  ({
    reports: { scored: (one) => format('points-gives', { points: scoredText(format, one) }) },
    lines: { gained: (one) => [format('points-gained', { points: scoredText(format, one) })] },
    tries: { claim: format('tries-claim') },
    refusals: {
      'points-own': ({ side }, view, { own }) => format('points-own', { side: sideName(format, view, side), own }),
      'bad-points': ({ most }, _view, { points }) => format('points-bad', { most, points }),
      'too-many-points': ({ most }) => format('points-too-many', { most }),
      'points-need-consent': ({ sides }, view, { ask }) =>
        format('points-need-consent', { sides: sideNames(format, view, sides), ask }),
      'no-such-objective': (_, _view, { list }) => format('objective-unknown', { list }),
      'claim-unmet': ({ objective }, _view, { list }) =>
        format('objective-unmet', { objective: name(objective), list }),
      'claim-scored': ({ objective, side }, view, { list }) =>
        format('objective-scored', { side: sideName(format, view, side), objective: name(objective), list }),
      'claim-limit': ({ limit }) => format('objective-limit', { count: limit }),
      'claim-needs-consent': ({ sides }, view, { ask }) =>
        format('objective-needs-consent', { sides: sideNames(format, view, sides), ask }),
      'objectives-held': ({ limit }, _view, { claim, discard }) =>
        format('objective-too-many-held', { count: limit, claim, discard }),
    },
  }) satisfies SystemSentences;
