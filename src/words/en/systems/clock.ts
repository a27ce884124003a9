import type { ClockLimit, TimeoutChoice } from '../../../engine/index.ts';
import type { Seen } from '../../../view/seen/report.ts';
import { bold, moment } from '../../../view/text.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { duration } from '../common/durations.ts';
import { sideName } from '../names.ts';
import { listed, person } from '../text.ts';

/** The clock, who has run out of time, and what the others choose then. */

/** `3 days for each turn`. */
export const limitText = ({ turn, bank }: ClockLimit): string =>
  turn !== undefined
    ? `${duration(turn)} for each turn`
    : bank !== undefined
      ? `${duration(bank)} for all turns of a side together`
      : 'no clock';

/** What each choice does, as a button says it. */
export const choiceLabels: { readonly [C in TimeoutChoice]: string } = {
  wait: 'Wait',
  skip: 'Skip',
  house: 'Bot plays',
  replace: 'Free the seat',
  forfeit: 'Forfeit',
};

const CHOSEN: { readonly [C in TimeoutChoice]: string } = {
  wait: 'that the table waits on',
  skip: 'that it is skipped',
  house: 'that the bot plays on in that seat',
  replace: 'that the seat is free for somebody else',
  forfeit: 'that the game is given up for that side',
};

const DONE: { readonly [C in TimeoutChoice]: string } = {
  wait: 'gives more time',
  skip: 'goes on without that side',
  house: 'has the bot play on in that seat, until somebody takes it by `/game join`',
  replace: 'frees that seat for somebody else, who takes it by `/game join`',
  forfeit: 'has that side give up',
};

const upLines = ({ sides, people, choices }: Seen<'time-up'>): readonly string[] => {
  const late = sides.map(({ name, players }) => `${bold(name)} (${listed(players.map(person))})`);
  const count = people.length === 1 ? '' : ' The majority decides.';
  return [
    `The time of ${listed(late)} is up. ${listed(people.map(person))}: what now?${count} By command: \`/game timeout choice:\` ${listed(choices, 'or')}.`,
  ];
};

const choicePhrase = ({ choice, isDone, votes = 0, of = 0, people }: Seen<'timeout-choice'>): string => {
  const whose =
    people.length > 0 ? ` (${listed(people.map(person))} ${people.length === 1 ? 'was' : 'were'} waited for)` : '';
  return isDone ? `${DONE[choice]}${whose}` : `chooses ${CHOSEN[choice]}: ${votes} of ${of}`;
};

export const sentences = {
  reports: {
    clock: ({ turn, bank }) =>
      turn === undefined && bank === undefined
        ? 'takes the clock away'
        : `sets a clock: ${limitText({ ...(turn === undefined ? {} : { turn }), ...(bank === undefined ? {} : { bank }) })}`,
    'timeout-choice': choicePhrase,
  },
  lines: { 'time-up': upLines },
  deeds: { 'run-out': () => 'has run out of time' },
  refusals: {
    'bad-clock': ({ least, turn, bank }, _view, { again }) =>
      `A clock has ${duration(least)} to ${duration(turn)} for each turn, or up to ${duration(bank)} for all of them. Say another ${again}.`,
    'clock-so': (limit, _view, { settings }) => `It is so already: ${limitText(limit)}. ${settings} shows it.`,
    'clock-needs-consent': ({ sides }, view, { ask }) =>
      `${listed(sides.map((id) => sideName(view, id)))} must agree to a clock first. ${ask} asks them.`,
    'no-timeout': (_, _view, { show }) => `Nobody has run out of time now. ${show} shows whose turn it is.`,
    'not-waiting': (_, _view, { seats }) => `Those who wait choose what becomes of it. ${seats} shows who plays what.`,
    'not-a-choice': ({ choices }, _view, { rules }) =>
      `That isn't possible in this game. Choose ${listed(choices, 'or')}; ${rules} shows how it is played.`,
  },
} satisfies SystemSentences;

/** Until when the side on turn has time (ms since 1970). */
export const clockLine = (until: number): string => `-# Time until ${moment(until)}.`;

/** Above a game's rules: the clock that it has. */
export const clockRule = (limit: ClockLimit): string =>
  `-# Clock: ${limitText(limit)}. When it runs out, the others choose what then; time said to be away by \`/me settings away:\` does not count.`;
