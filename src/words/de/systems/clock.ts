import type { ClockLimit, TimeoutChoice } from '../../../engine/index.ts';
import type { Seen } from '../../../view/seen/report.ts';
import { bold, moment } from '../../../view/text.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { duration } from '../common/durations.ts';
import { sideName } from '../names.ts';
import { listed, mustAgree, person } from '../text.ts';

/** The clock, who has run out of time, and what the others choose then. */

/** `3 days for each turn`. */
export const limitText = ({ turn, bank }: ClockLimit): string =>
  turn !== undefined
    ? `${duration(turn)} je Zug`
    : bank !== undefined
      ? `${duration(bank)} für alle Züge einer Seite zusammen`
      : 'keine Uhr';

/** What each choice does, as a button says it. */
export const choiceLabels: { readonly [C in TimeoutChoice]: string } = {
  wait: 'Warten',
  skip: 'Überspringen',
  house: 'Bot spielt',
  replace: 'Platz frei',
  forfeit: 'Verloren',
};

const CHOSEN: { readonly [C in TimeoutChoice]: string } = {
  wait: 'dass weiter gewartet wird',
  skip: 'dass übersprungen wird',
  house: 'dass der Bot auf diesem Platz weiterspielt',
  replace: 'dass der Platz für jemand anderen frei wird',
  forfeit: 'dass das Spiel für diese Seite aufgegeben wird',
};

const DONE: { readonly [C in TimeoutChoice]: string } = {
  wait: 'gibt mehr Zeit',
  skip: 'macht ohne diese Seite weiter',
  house: 'lässt auf diesem Platz den Bot weiterspielen, bis ihn jemand mit `/game join` nimmt',
  replace: 'macht diesen Platz für jemand anderen frei, der ihn mit `/game join` nimmt',
  forfeit: 'lässt diese Seite aufgeben',
};

const upLines = ({ sides, people, choices }: Seen<'time-up'>): readonly string[] => {
  const late = sides.map(({ name, players }) => `${bold(name)} (${listed(players.map(person))})`);
  const count = people.length === 1 ? '' : ' Die Mehrheit entscheidet.';
  return [
    `Die Zeit von ${listed(late)} ist um. ${listed(people.map(person))}: Was nun?${count} Als Befehl: \`/game timeout choice:\` ${listed(choices, 'oder')}.`,
  ];
};

const choicePhrase = ({ choice, isDone, votes = 0, of = 0, people }: Seen<'timeout-choice'>): string => {
  const whose = people.length > 0 ? ` (gewartet wurde auf ${listed(people.map(person))})` : '';
  return isDone ? `${DONE[choice]}${whose}` : `wählt, ${CHOSEN[choice]}: ${votes} von ${of}`;
};

export const sentences = {
  reports: {
    clock: ({ turn, bank }) =>
      turn === undefined && bank === undefined
        ? 'nimmt die Uhr weg'
        : `stellt eine Uhr: ${limitText({ ...(turn === undefined ? {} : { turn }), ...(bank === undefined ? {} : { bank }) })}`,
    'timeout-choice': choicePhrase,
  },
  lines: { 'time-up': upLines },
  deeds: { 'run-out': () => 'hat keine Zeit mehr' },
  refusals: {
    'bad-clock': ({ least, turn, bank }, _view, { again }) =>
      `Eine Uhr hat ${duration(least)} bis ${duration(turn)} je Zug, oder bis zu ${duration(bank)} für alle. Sage eine andere ${again}.`,
    'clock-so': (limit, _view, { settings }) => `Es ist schon so: ${limitText(limit)}. ${settings} zeigt es.`,
    'clock-needs-consent': ({ sides }, view, { ask }) =>
      `Einer Uhr ${mustAgree(sides.map((id) => sideName(view, id)))}. ${ask} fragt sie.`,
    'no-timeout': (_, _view, { show }) => `Gerade ist niemandes Zeit um. ${show} zeigt, wer am Zug ist.`,
    'not-waiting': (_, _view, { seats }) => `Was daraus wird, wählen die, die warten. ${seats} zeigt, wer was spielt.`,
    'not-a-choice': ({ choices }, _view, { rules }) =>
      `Das geht in diesem Spiel nicht. Wähle ${listed(choices, 'oder')}; ${rules} zeigt, wie es gespielt wird.`,
  },
} satisfies SystemSentences;

/** Until when the side on turn has time (ms since 1970). */
export const clockLine = (until: number): string => `-# Zeit bis ${moment(until)}.`;

/** Above a game's rules: the clock that it has. */
export const clockRule = (limit: ClockLimit): string =>
  `-# Uhr: ${limitText(limit)}. Ist sie abgelaufen, wählen die anderen, was dann; Zeit, in der man sich mit \`/me settings away:\` abgemeldet hat, zählt nicht.`;
