import type { Seen } from '../../../view/seen/report.ts';
import { bold, plain } from '../../../view/text.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { sideName } from '../names.ts';
import { counted, mustAgree } from '../text.ts';

/** Points by hand, and what is claimed. */

/** `3 points to Red`, `3 points less to Red`. */
export const pointsText = ({ side, points }: { readonly side: string; readonly points: number }): string =>
  `${counted(Math.abs(points), 'Punkt', 'Punkte')}${points < 0 ? ' weniger' : ''} für ${bold(side)}`;

/** Behind what was done, as it was typed. */
export const reasonText = (reason: string | undefined): string => (reason === undefined ? '' : `: ${plain(reason)}`);

const scoredText = ({ reason, source, total, ...points }: Seen<'scored' | 'gained'>): string =>
  `${pointsText(points)}${source === undefined ? '' : ` (${bold(source)})`}${reasonText(reason)} (jetzt ${total})`;

export const sentences = {
  reports: { scored: (one) => `gibt ${scoredText(one)}` },
  lines: { gained: (one) => [`${scoredText(one)}.`] },
  tries: { claim: 'eine Aufgabe zu werten' },
  refusals: {
    'points-own': ({ side }, view, { own }) =>
      `In diesem Spiel gibt man der eigenen Seite Punkte, und ${sideName(view, side)} ist nicht deine. ${own}.`,
    'bad-points': ({ most }, _view, { points }) =>
      `Punkte sind eine ganze Zahl außer 0, von -${most} bis ${most}. Wähle andere: ${points}.`,
    'too-many-points': ({ most }) => `Punkte wurden ${most}-mal gegeben, öfter geht es in keinem Spiel.`,
    'points-need-consent': ({ sides }, view, { ask }) =>
      `Diesen Punkten ${mustAgree(sides.map((id) => sideName(view, id)))}. ${ask} fragt sie.`,
    'no-such-objective': (_, _view, { list }) =>
      `Diese Aufgabe kannst du nicht werten. ${list} zeigt die, die es gibt.`,
    'claim-unmet': ({ objective }, _view, { list }) =>
      `Was ${bold(objective)} verlangt, ist noch nicht so. ${list} zeigt, was es ist.`,
    'claim-scored': ({ objective, side }, view, { list }) =>
      `${sideName(view, side)} hat ${bold(objective)} schon gewertet. ${list} zeigt, was übrig ist.`,
    'claim-limit': ({ limit }) =>
      `Höchstens ${counted(limit, 'Aufgabe lässt', 'Aufgaben lassen')} sich in einer Runde werten. Warte auf die nächste.`,
    'claim-needs-consent': ({ sides }, view, { ask }) =>
      `Dem ${mustAgree(sides.map((id) => sideName(view, id)))}. ${ask} fragt sie.`,
    'objectives-held': ({ limit }, _view, { claim, discard }) =>
      `Eine Seite hält höchstens ${counted(limit, 'Aufgabe', 'Aufgaben')}. ${claim} oder ${discard} schafft Platz.`,
  },
} satisfies SystemSentences;
