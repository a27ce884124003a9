import type { Seen } from '../../../view/seen/report.ts';
import { type CalledSides, calledSides, isCalled, isTurnOver, nextPhase } from '../../../view/seen/waiting.ts';
import { bold } from '../../../view/text.ts';
import { turnQueries } from '../../../view/turns.ts';
import { chosenOr, type SystemSentences } from '../../base/sentences.ts';
import { actsText, actText, owedText } from '../acts.ts';
import { listed, person } from '../text.ts';

/** The phases of a turn. */

/** A phase in which several act at once. `what`: what they can or must do. */
const atOnceLine = (phase: string, what: string, who: string, covered: Seen<'phase'>['covered']): string =>
  covered
    ? `${bold(phase)}: ${who} ${what}, all in secret.`
    : `${bold(phase)}: ${who} ${what}, hidden until everyone has chosen.`;

/** What is told of the phase that begins, or of what is left of it. `isNamed`: the deed names it. */
const phaseLine = (
  { name, side, acts, owed = 0, isNew, all: choosing, covered }: Seen<'phase'>,
  isNamed: boolean,
): string => {
  const all = acts.map(({ what }) => what);
  if (choosing)
    return atOnceLine(
      name,
      owed > 0 ? `must ${owedText(all, owed)}` : `can ${actsText(acts)}`,
      listed(choosing.map((one) => calledName(one, choosing))),
      covered,
    );
  const must = owed > 0 ? `must ${owedText(all, owed)}` : `can ${actsText(acts)}`;
  if (acts.length === 0) return `Phase ${bold(name)} of ${bold(side.name)}.`;
  if (!isNew) return `-# ${bold(side.name)} still ${must}.`;
  return isNamed ? `${bold(side.name)} ${must}.` : `Phase ${bold(name)}: ${bold(side.name)} ${must}.`;
};

/** How a side is called that has to choose. */
const calledName = (one: Choosing, all: readonly Choosing[]): string =>
  isCalled(one, all)
    ? one.players.map(person).join('')
    : `${bold(one.name)}${one.players.length > 0 ? ` (${listed(one.players.map(person), 'or')})` : ''}`;

type Choosing = NonNullable<Seen<'phase'>['all']>[number];

/** Who has to choose, below the module's own sentence. */
const waitLine = ({ own, others, all }: CalledSides): readonly string[] => {
  const names = [...(own ? ['you'] : []), ...others.map((one) => calledName(one, all))];
  return names.length === 0 ? [] : [`Waiting for ${listed(names)}.`];
};

/** What a player does who leaves a phase: the phase that begins, or that the turn is over. */
const leavingText = (seen: readonly Seen[]): string => {
  const next = nextPhase(seen);
  if (next) return `goes on to ${bold(next.name)}`;
  return isTurnOver(seen) ? 'is done' : 'goes on';
};

export const sentences = {
  lines: {
    phase: (one, kind, seen, reader) =>
      one.isSpoken
        ? waitLine(calledSides(one, reader))
        : [phaseLine(one, kind === 'next-phase' && nextPhase(seen) === one)],
    unused: ({ side, acts }) => [`-# ${bold(side.name)} could still ${actsText(acts)}, and did not.`],
  },
  deeds: { 'next-phase': ({ seen = [] }, say) => chosenOr(seen, say, leavingText(seen)) },
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
