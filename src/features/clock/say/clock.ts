import type { ClockLimit } from '../../../engine/index.ts';
import type { SeenReport } from '../../../view/seen/report.ts';
import { bold, moment } from '../../../view/text/text.ts';
import { duration } from '../../../words/base/durations.ts';
import type { Format } from '../../../words/base/messages.ts';
import { sideNames } from '../../../words/base/names.ts';
import type { SystemSentences } from '../../../words/base/sentences.ts';
import { list, persons } from '../../../words/base/values.ts';

export const limitText = (format: Format, { turn, bank }: ClockLimit): string => {
  if (turn !== undefined) return format('clock-each-turn', { time: duration(format, turn) });
  return bank === undefined ? format('clock-none') : format('clock-all-turns', { time: duration(format, bank) });
};

export const choiceLabels = {
  wait: 'clock-button-wait',
  skip: 'clock-button-skip',
  house: 'clock-button-house',
  replace: 'clock-button-replace',
  forfeit: 'clock-button-forfeit',
} as const;

const upText = (format: Format, { sides, people, choices }: SeenReport<'time-up'>): string => {
  const late = sides.map(({ name, players }) => format('clock-late', { side: bold(name), players: persons(players) }));
  return format('clock-time-up', {
    late: list(late),
    people: persons(people),
    count: people.length,
    choices: list(choices, 'or'),
  });
};

const choicePhrase = (
  format: Format,
  { choice, isDone, votes = 0, of = 0, people }: SeenReport<'timeout-choice'>,
): string => {
  if (!isDone) return format(`clock-votes-${choice}`, { votes, of });
  const done = format(`clock-does-${choice}`);
  return people.length > 0 ? format('clock-does-late', { deed: done, people: persons(people) }) : done;
};

const changePhrase = (format: Format, { turn, bank }: SeenReport<'clock'>): string => {
  if (turn !== undefined) return format('clock-set', { limit: limitText(format, { turn }) });
  return bank === undefined ? format('clock-removed') : format('clock-set', { limit: limitText(format, { bank }) });
};

export const sentences = (format: Format) =>
  ({
    reports: {
      clock: (one) => changePhrase(format, one),
      'timeout-choice': (one) => choicePhrase(format, one),
    },
    lines: { 'time-up': (one) => [upText(format, one)] },
    deeds: { 'run-out': () => format('clock-ran-out') },
    refusals: {
      'bad-clock': ({ least, turn, bank }, _view, { again }) =>
        format('clock-bad', {
          least: duration(format, least),
          turn: duration(format, turn),
          bank: duration(format, bank),
          again,
        }),
      'clock-so': (limit, _view, { settings }) =>
        format('clock-unchanged', { limit: limitText(format, limit), settings }),
      'clock-needs-consent': ({ sides }, view, { ask }) =>
        format('clock-needs-consent', { sides: sideNames(format, view, sides), ask }),
      'no-timeout': (_, _view, { show }) => format('clock-no-timeout', { show }),
      'not-waiting': (_, _view, { seats }) => format('clock-not-waiting', { seats }),
      'not-a-choice': ({ choices }, _view, { rules }) =>
        format('clock-not-a-choice', { choices: list(choices, 'or'), rules }),
    },
  }) satisfies SystemSentences;

/** Prints when the time of the side whose turn it is ends (ms since 1970). */
export const clockLine = (format: Format, until: number): string => format('clock-line', { until: moment(until) });

export const clockRule = (format: Format, limit: ClockLimit): string =>
  format('clock-rule', { limit: limitText(format, limit) });
