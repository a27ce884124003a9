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
      return `Die Antwort wird ${time} erwartet.`;
    case 'least':
      return `Ohne Antwort ${time} wird so wenig gewählt, wie reicht.`;
    case 'random':
      return `Ohne Antwort ${time} wählt der Zufall.`;
    case 'host':
      return `Ohne Antwort ${time} kann der Gastgeber den Zufall wählen lassen.`;
  }
};

const questionLine = ({ side, players = [], by, name, text, said, until, late }: Seen<'question'>): string => {
  const who = `${bold(side.name)}${players.length > 0 ? ` (${players.map(person).join(', ')})` : ''}`;
  return [
    ...(text === undefined
      ? [`Das Spiel wartet auf die Wahl von ${who}: ${bold(name)} für ${bold(by)}.`]
      : [`Das Spiel wartet auf die Antwort von ${who}: „${plain(said?.['de'] ?? text, 600)}“`]),
    ...(until === undefined || late === undefined ? [] : [lateText(late, until)]),
  ].join(' ');
};

const answeredPhrase = ({ late, of = [] }: Seen<'answered'>): string =>
  late ? 'geht ohne Antwort weiter' : of.length > 0 ? `wählt ${listed(of.map(bold))}` : 'hat gewählt';

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
        ? 'Das Spiel geht ohne deine Antwort weiter.'
        : of.length > 0
          ? `Du wählst ${listed(of.map(bold))}.`
          : 'Du hast gewählt.',
  },
  lines: { question: (one) => [questionLine(one)] },
  tries: { answer: 'zu antworten' },
  refusals: {
    'question-open': ({ side, by, name }, view, { play }) =>
      play === undefined
        ? `${sideName(view, side)} muss erst ${bold(name)} für ${bold(by)} wählen: Bitte warte.`
        : `Wähle erst ${bold(name)} für ${bold(by)}: ${play} fragt dich.`,
    'no-question': () => 'Gerade wird nichts gefragt.',
    'question-waits': ({ side, until }, view) =>
      until === undefined
        ? `${sideName(view, side)} darf sich so viel Zeit nehmen wie nötig.`
        : `${sideName(view, side)} hat Zeit zu antworten bis <t:${Math.floor(until / 1000)}:f>.`,
    'question-host': (_, _view, { host }) => `Nur der Gastgeber kann den Zufall wählen lassen: Frage ${host}.`,
  },
} satisfies SystemSentences;
