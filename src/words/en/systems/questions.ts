import { seatQueries } from '../../../view/seats.ts';
import type { Seen } from '../../../view/seen/report.ts';
import { bold, plain } from '../../../view/text.ts';
import type { View } from '../../../view/view.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { listed, person } from '../text.ts';

/** Questions in the middle of what is done. */

/** What happens where nobody answers in time. */
export const lateText = (late: NonNullable<Seen<'question'>['late']>, until: number): string => {
  const time = `<t:${Math.floor(until / 1000)}:R>`;
  switch (late) {
    case 'wait':
      return `The answer is wanted ${time}.`;
    case 'least':
      return `Without an answer ${time} as little as will do is chosen.`;
    case 'random':
      return `Without an answer ${time} chance chooses.`;
    case 'host':
      return `Without an answer ${time} the host can have chance choose.`;
  }
};

const questionLine = ({ side, players = [], by, name, text, said, until, late }: Seen<'question'>): string => {
  const who = `${bold(side.name)}${players.length > 0 ? ` (${players.map(person).join(', ')})` : ''}`;
  return [
    ...(text === undefined
      ? [`The game waits for ${who} to choose ${bold(name)} for ${bold(by)}.`]
      : [`The game waits for ${who}, who is asked: “${plain(said?.['en'] ?? text, 600)}”`]),
    ...(until === undefined || late === undefined ? [] : [lateText(late, until)]),
  ].join(' ');
};

const answeredPhrase = ({ late, of = [] }: Seen<'answered'>): string =>
  late ? 'goes on without an answer' : of.length > 0 ? `chooses ${listed(of.map(bold))}` : 'has chosen';

const sideName = (view: View, id: string): string =>
  bold(
    view
      .of(seatQueries)
      .sides()
      .find((one) => one.id === id)?.name ?? id,
  );

export const sentences = {
  reports: { answered: answeredPhrase },
  own: {
    answered: ({ late, of = [] }) =>
      late
        ? 'The game goes on without your answer.'
        : of.length > 0
          ? `You choose ${listed(of.map(bold))}.`
          : 'You have chosen.',
  },
  lines: { question: (one) => [questionLine(one)] },
  tries: { answer: 'answer' },
  refusals: {
    'question-open': ({ side, by, name }, view, { play }) =>
      play === undefined
        ? `${sideName(view, side)} has to choose ${bold(name)} for ${bold(by)} first: please wait.`
        : `First choose ${bold(name)} for ${bold(by)}: ${play} asks you.`,
    'no-question': () => 'Nothing is asked now.',
    'question-waits': ({ side, until }, view) =>
      until === undefined
        ? `${sideName(view, side)} may take as long as it needs.`
        : `${sideName(view, side)} has time to answer until <t:${Math.floor(until / 1000)}:f>.`,
    'question-host': (_, _view, { host }) => `Only the host can have chance choose: ask ${host}.`,
  },
} satisfies SystemSentences;
