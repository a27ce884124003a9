import type { Seen } from '../../../view/seen/report.ts';
import { bold, plain } from '../../../view/text.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { sideName } from '../names.ts';
import { counted, listed } from '../text.ts';

/** Points by hand, and what is claimed. */

/** `3 points to Red`, `3 points less to Red`. */
export const pointsText = ({ side, points }: { readonly side: string; readonly points: number }): string =>
  `${counted(Math.abs(points), 'point')}${points < 0 ? ' less' : ''} to ${bold(side)}`;

/** Behind what was done, as it was typed. */
export const reasonText = (reason: string | undefined): string => (reason === undefined ? '' : `: ${plain(reason)}`);

const scoredText = ({ reason, source, total, ...points }: Seen<'scored' | 'gained'>): string =>
  `${pointsText(points)}${source === undefined ? '' : ` for ${bold(source)}`}${reasonText(reason)} (${total} now)`;

export const sentences = {
  reports: { scored: (one) => `gives ${scoredText(one)}` },
  lines: { gained: (one) => [`${scoredText(one)}.`] },
  tries: { claim: 'score an objective' },
  refusals: {
    'points-own': ({ side }, view, { own }) =>
      `In this game one adds points to one's own side, and ${sideName(view, side)} is not yours. ${own}.`,
    'bad-points': ({ most }, _view, { points }) =>
      `Points are a whole number other than 0, from -${most} to ${most}. Choose other ${points}.`,
    'too-many-points': ({ most }) => `Points were added ${most} times, which is the most of one game.`,
    'points-need-consent': ({ sides }, view, { ask }) =>
      `${listed(sides.map((id) => sideName(view, id)))} must agree to these points first. ${ask} asks them.`,
    'no-such-objective': (_, _view, { list }) =>
      `There is no such objective for you to claim. ${list} shows those that there are.`,
    'claim-unmet': ({ objective }, _view, { list }) =>
      `What ${bold(objective)} asks for is not so yet. ${list} shows what it is.`,
    'claim-scored': ({ objective, side }, view, { list }) =>
      `${sideName(view, side)} has scored ${bold(objective)} already. ${list} shows what is left.`,
    'claim-limit': ({ limit }) =>
      `No more than ${counted(limit, 'objective')} can be scored in a round. Wait for the next one.`,
    'claim-needs-consent': ({ sides }, view, { ask }) =>
      `${listed(sides.map((id) => sideName(view, id)))} must confirm that first. ${ask} asks them.`,
    'objectives-held': ({ limit }, _view, { claim, discard }) =>
      `A side holds at most ${counted(limit, 'objective')}. ${claim} or ${discard} makes room.`,
  },
} satisfies SystemSentences;
