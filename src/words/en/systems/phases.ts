import type { Seen } from '../../../view/seen/report.ts';
import { bold } from '../../../view/text.ts';
import { turnQueries } from '../../../view/turns.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { actsText, actText, owedText } from '../acts.ts';
import { listed, person } from '../text.ts';

/** The phases of a turn. */

/** A phase in which several act at once. `what`: what they can or must do. */
const atOnceLine = (phase: string, what: string, who: string, covered: Seen<'phase'>['covered']): string =>
  covered
    ? `${bold(phase)}: ${who} ${what}, all in secret.`
    : `${bold(phase)}: ${who} ${what}, hidden until everyone has chosen.`;

/** What is told of the phase that begins, or of what is left of it. */
const phaseLine = ({ name, side, acts, owed = 0, isNew, all: choosing, covered }: Seen<'phase'>): string => {
  const all = acts.map(({ what }) => what);
  if (choosing)
    return atOnceLine(
      name,
      owed > 0 ? `must ${owedText(all, owed)}` : `can ${actsText(acts)}`,
      listed(choosing.map((one) => [bold(one.name), ...one.players.map(person)].join(' '))),
      covered,
    );
  const must = owed > 0 ? `must ${owedText(all, owed)}` : `can ${actsText(acts)}`;
  if (acts.length === 0) return `Phase ${bold(name)} of ${bold(side.name)}.`;
  return isNew ? `Phase ${bold(name)}: ${bold(side.name)} ${must}.` : `-# ${bold(side.name)} still ${must}.`;
};

/** Who has to choose, below the module's own sentence. */
const waitLine = ({ all: choosing = [] }: Seen<'phase'>): readonly string[] =>
  choosing.length === 0
    ? []
    : [`Waiting for ${listed(choosing.map((one) => [bold(one.name), ...one.players.map(person)].join(' ')))}.`];

export const sentences = {
  lines: {
    phase: (one) => (one.isSpoken ? waitLine(one) : [phaseLine(one)]),
    unused: ({ side, acts }) => [`-# ${bold(side.name)} could still ${actsText(acts)}, and did not.`],
  },
  deeds: { 'next-phase': () => 'goes on' },
  tries: { 'next-phase': 'go on' },
  refusals: {
    'not-in-phase': ({ phase, what, done, allowed }, view, { next, show }) => {
      const now = view.of(turnQueries).phase();
      const isNext = next !== undefined && now?.next !== undefined;
      return [
        done > 0
          ? `In the phase ${bold(phase)} you can't ${actText(what)} any more.`
          : `You can't ${actText(what)} in the phase ${bold(phase)}.`,
        allowed.length > 0 ? `Now you can ${actsText(allowed)}.` : '',
        isNext
          ? `${next} goes on to the phase ${bold(now.next.name)}, which is for that.`
          : `${show} shows the phases.`,
      ]
        .filter((part) => part !== '')
        .join(' ');
    },
    'phase-owes': ({ phase, isComing, owed, acts }, _view, { show }) =>
      `${
        isComing
          ? `Before your turn can end you must ${owedText(acts, owed)}, in the phase ${bold(phase)}.`
          : `You must ${owedText(acts, owed)} before the phase ${bold(phase)} can end.`
      } ${show} shows the phases.`,
    'no-phases': (_, _view, { end }) => `The turns of this game have no phases. ${end} ends yours.`,
  },
} satisfies SystemSentences;
