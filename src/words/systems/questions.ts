import type { SeenReport } from '../../view/seen/report.ts';
import { bold, formatRelativeTime, moment, plain } from '../../view/text/text.ts';
import type { Format } from '../base/messages.ts';
import { sideName } from '../base/names.ts';
import type { SystemSentences } from '../base/sentences.ts';
import { name, names, persons } from '../base/values.ts';

/** Texts about questions in the middle of an action. */

/** The consequence if no answer comes in time. */
export const lateText = (format: Format, late: NonNullable<SeenReport<'question'>['late']>, until: number): string =>
  format(`question-late-${late}`, { until: formatRelativeTime(until) });

const sideWithPlayers = (format: Format, { side, players = [] }: SeenReport<'question'>): string =>
  players.length === 0
    ? bold(side.name)
    : format('question-side-players', { side: name(side.name), players: persons(players, 'more') });

/** The question that the game waits for, and the consequence of a late answer. */
const questionLine = (format: Format, one: SeenReport<'question'>): string => {
  const { side, players = [], by, name: choice, text, said, until, late } = one;
  const question =
    text === undefined
      ? format('question-waits', { side: sideWithPlayers(format, one), choice: name(choice), action: name(by) })
      : format('question-asks', {
          side: players.length === 0 ? bold(side.name) : format('listed', { items: persons(players) }),
          question: plain(said?.[format.locale] ?? text, 600),
        });
  return until === undefined || late === undefined ? question : [question, lateText(format, late, until)].join(' ');
};

/** An answer; `whose`: the variant that follows the player's name, or addresses the player. */
const answerText = (
  format: Format,
  { late, of = [] }: Omit<SeenReport<'answered'>, 'what'>,
  whose: 'theirs' | 'yours',
): string => {
  if (late) return format(`answer-missing.${whose}`);
  return of.length > 0 ? format(`answer-chosen.${whose}`, { chosen: names(of) }) : format(`answer-hidden.${whose}`);
};

export const sentences = (format: Format) =>
  ({
    reports: { answered: (one) => answerText(format, one, 'theirs') },
    own: { answered: (one) => answerText(format, one, 'yours') },
    lines: { question: (one) => [questionLine(format, one)] },
    tries: { answer: format('tries-answer') },
    refusals: {
      'question-open': ({ side, by, name: choice }, view, { play }) => {
        const given = { choice: name(choice), action: name(by) };
        return play === undefined
          ? format('question-open', { ...given, side: sideName(format, view, side) })
          : format('question-open-yours', { ...given, play });
      },
      'no-question': () => format('question-none'),
      'question-waits': ({ side, until }, view) =>
        until === undefined
          ? format('question-has-time', { side: sideName(format, view, side) })
          : format('question-has-time-until', { side: sideName(format, view, side), until: moment(until) }),
      'question-host': (_, _view, { host }) => format('question-host-only', { host }),
    },
  }) satisfies SystemSentences;
