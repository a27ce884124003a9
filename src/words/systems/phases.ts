import type { Refusal } from '../../table/index.ts';
import type { RemedyMessageArguments } from '../../view/remedies/index.ts';
import type { SeenReport } from '../../view/seen/report.ts';
import {
  type ChoosingSides,
  choosingSidesFor,
  findNextPhaseReport,
  isCalled,
  isNewTurnReported,
} from '../../view/seen/waiting.ts';
import { turnQueries } from '../../view/turns.ts';
import type { View } from '../../view/view.ts';
import { actText, dueActs, possibleActs } from '../base/acts.ts';
import type { Format } from '../base/messages.ts';
import { chosenOr, type SystemSentences } from '../base/sentences.ts';
import { type ListArgument, list, name, persons } from '../base/values.ts';

/** The phases of a turn. */

type Choosing = NonNullable<SeenReport<'phase'>['all']>[number];

/** The name of a side that has to choose. The name is a mention if its players are called. */
const calledName = (format: Format, one: Choosing, all: readonly Choosing[]): string | ListArgument => {
  if (isCalled(one, all)) return persons(one.players, 'more');
  const given = { side: name(one.name) };
  return one.players.length === 0
    ? format('phase-side', given)
    : format('phase-side-players', { ...given, players: persons(one.players, 'or') });
};

/** A phase in which several sides choose at once. */
const atOnceLine = (
  format: Format,
  { name: phase, acts, owed = 0, covered }: SeenReport<'phase'>,
  choosing: readonly Choosing[],
): string => {
  const given = { phase: name(phase), sides: list(choosing.map((one) => calledName(format, one, choosing))) };
  const how = covered ? 'secret' : 'hidden';
  if (owed === 0) return format(`phase-${how}-can`, { ...given, acts: possibleActs(format, acts) });
  const due = dueActs(
    format,
    acts.map(({ what }) => what),
    owed,
  );
  return format(`phase-${how}-must`, { ...given, acts: due });
};

/**
 * The acts of a phase that begins, or the acts that remain in it. `isNamed`: the sentence about the act already names
 * the phase.
 */
const phaseLine = (format: Format, one: SeenReport<'phase'>, isNamed: boolean): string => {
  const { name: phase, side, acts, owed = 0, isNew, all } = one;
  if (all) return atOnceLine(format, one, all);
  const given = { phase: name(phase), side: name(side.name) };
  if (acts.length === 0) return format('phase-empty', given);
  const when = isNew ? (isNamed ? 'now' : 'named') : 'still';
  if (owed === 0) return format(`phase-can.${when}`, { ...given, acts: possibleActs(format, acts) });
  const due = dueActs(
    format,
    acts.map(({ what }) => what),
    owed,
  );
  return format(`phase-must.${when}`, { ...given, acts: due });
};

/** The line about the sides that have to choose, below the module's own sentence. */
const waitLine = (format: Format, { own, others, all }: ChoosingSides): readonly string[] => {
  const sides = [...(own ? [format('phase-you')] : []), ...others.map((one) => calledName(format, one, all))];
  return sides.length === 0 ? [] : [format('phase-waits', { sides: list(sides) })];
};

/** The end of a phase, to follow the player's name: it names the next phase, or says that the turn is over. */
const leavingPhrase = (format: Format, seen: readonly SeenReport[]): string => {
  const next = findNextPhaseReport(seen);
  if (next) return format('phase-goes-on-to', { phase: name(next.name) });
  return format(isNewTurnReported(seen) ? 'phase-is-done' : 'phase-goes-on');
};

const notInPhase = (
  format: Format,
  { phase, what, done, allowed }: Refusal<'not-in-phase'>,
  view: View,
  { next, show }: RemedyMessageArguments<'not-in-phase'>,
): string => {
  const following = view.of(turnQueries).phase()?.next;
  return [
    format(done > 0 ? 'phase-no-longer' : 'phase-not-in', { act: actText(format, what), phase: name(phase) }),
    ...(allowed.length > 0 ? [format('phase-you-can', { acts: possibleActs(format, allowed) })] : []),
    next !== undefined && following !== undefined
      ? format('phase-next', { next, phase: name(following.name) })
      : format('phase-shows', { show: String(show) }),
  ].join(' ');
};

export const sentences = (format: Format) =>
  ({
    lines: {
      phase: (one, kind, seen, reader) =>
        one.isSpoken
          ? waitLine(format, choosingSidesFor(one, reader))
          : [phaseLine(format, one, kind === 'next-phase' && findNextPhaseReport(seen) === one)],
      unused: ({ side, acts }) => [format('phase-unused', { side: name(side.name), acts: possibleActs(format, acts) })],
    },
    deeds: { 'next-phase': ({ seen = [] }, say) => chosenOr(seen, say, leavingPhrase(format, seen)) },
    tries: { 'next-phase': format('tries-next-phase') },
    refusals: {
      'not-in-phase': (refusal, view, ways) => notInPhase(format, refusal, view, ways),
      'phase-owes': ({ phase, isComing, owed, acts }, _view, { show }) =>
        format(isComing ? 'phase-owes-turn' : 'phase-owes', {
          phase: name(phase),
          acts: dueActs(format, acts, owed),
          show,
        }),
      'no-phases': (_, _view, { end }) => format('phase-none', { end }),
    },
  }) satisfies SystemSentences;
