import type { Seen } from '../../../view/seen/report.ts';
import { type CalledSides, calledSides, isCalled, isTurnOver, nextPhase } from '../../../view/seen/waiting.ts';
import { bold } from '../../../view/text.ts';
import { turnQueries } from '../../../view/turns.ts';
import { chosenOr, type SystemSentences } from '../../base/sentences.ts';
import { actsText, actText, owedText } from '../acts.ts';
import { listed, person } from '../text.ts';

/** The phases of a turn. */

/** What is told of the phase that begins, or of what is left of it. `isNamed`: the deed names it. */
const phaseLine = (
  { name, side, acts, owed = 0, isNew, all: choosing, covered }: Seen<'phase'>,
  isNamed: boolean,
): string => {
  const all = acts.map(({ what }) => what);
  if (choosing)
    return `Phase ${bold(name)}: Alle ${owed > 0 ? `müssen zugleich ${owedText(all, owed)}` : `können zugleich ${actsText(acts)}`}, ${covered ? 'geheim' : 'verdeckt, bis alle gewählt haben'}: ${listed(
      choosing.map((one) => calledName(one, choosing)),
    )}.`;
  const must = owed > 0 ? `muss ${owedText(all, owed)}` : `kann ${actsText(acts)}`;
  if (acts.length === 0) return `Phase ${bold(name)} von ${bold(side.name)}.`;
  if (!isNew)
    return `-# ${bold(side.name)} ${owed > 0 ? `muss noch ${owedText(all, owed)}` : `kann noch ${actsText(acts)}`}.`;
  return isNamed ? `${bold(side.name)} ${must}.` : `Phase ${bold(name)}: ${bold(side.name)} ${must}.`;
};

/** How a side is called that has to choose. */
const calledName = (one: Choosing, all: readonly Choosing[]): string =>
  isCalled(one, all)
    ? one.players.map(person).join('')
    : `${bold(one.name)}${one.players.length > 0 ? ` (${listed(one.players.map(person), 'oder')})` : ''}`;

type Choosing = NonNullable<Seen<'phase'>['all']>[number];

/** Who has to choose, below the module's own sentence. */
const waitLine = ({ own, others, all }: CalledSides): readonly string[] => {
  const names = [...(own ? ['dich'] : []), ...others.map((one) => calledName(one, all))];
  return names.length === 0 ? [] : [`Gewartet wird auf ${listed(names)}.`];
};

/** What a player does who leaves a phase: the phase that begins, or that the turn is over. */
const leavingText = (seen: readonly Seen[]): string => {
  const next = nextPhase(seen);
  if (next) return `geht weiter zu ${bold(next.name)}`;
  return isTurnOver(seen) ? 'ist fertig' : 'geht weiter';
};

export const sentences = {
  lines: {
    phase: (one, kind, seen, reader) =>
      one.isSpoken
        ? waitLine(calledSides(one, reader))
        : [phaseLine(one, kind === 'next-phase' && nextPhase(seen) === one)],
    unused: ({ side, acts }) => [`-# ${bold(side.name)} hätte noch ${actsText(acts)} können und tat es nicht.`],
  },
  deeds: { 'next-phase': ({ seen = [] }, say) => chosenOr(seen, say, leavingText(seen)) },
  tries: { 'next-phase': 'weiterzugehen' },
  refusals: {
    'not-in-phase': ({ phase, what, done, allowed }, view, { next, show }) => {
      const now = view.of(turnQueries).phase();
      const isNext = next !== undefined && now?.next !== undefined;
      return [
        done > 0
          ? `In der Phase ${bold(phase)} kannst du nicht mehr ${actText(what)}.`
          : `In der Phase ${bold(phase)} kannst du nicht ${actText(what)}.`,
        allowed.length > 0 ? `Jetzt kannst du ${actsText(allowed)}.` : '',
        isNext
          ? `${next} geht weiter zur Phase ${bold(now.next.name)}, die dafür da ist.`
          : `${show} zeigt die Phasen.`,
      ]
        .filter((part) => part !== '')
        .join(' ');
    },
    'phase-owes': ({ phase, isComing, owed, acts }, _view, { show }) =>
      `${
        isComing
          ? `Bevor dein Zug enden kann, musst du ${owedText(acts, owed)}, in der Phase ${bold(phase)}.`
          : `Bevor die Phase ${bold(phase)} enden kann, musst du ${owedText(acts, owed)}.`
      } ${show} zeigt die Phasen.`,
    'no-phases': (_, _view, { end }) => `Die Züge dieses Spiels haben keine Phasen. ${end} beendet deinen.`,
  },
} satisfies SystemSentences;
