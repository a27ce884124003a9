import { seatQueries } from '../../../view/seats.ts';
import { sidesByPlayer } from '../../../view/seen/file-players.ts';
import type { Seen } from '../../../view/seen/report.ts';
import { bold, moment, plain } from '../../../view/text.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { sideName } from '../names.ts';
import { listed, mustAgree, person } from '../text.ts';

/** Seats: who takes, leaves and hands over which. */

const leftPhrase = ({ person: who, side, own, reserve }: Seen<'left'>): string | undefined => {
  if (own && reserve) return 'verlässt die Warteliste';
  if (own) return side === undefined ? 'schaut nicht mehr zu' : `verlässt ${bold(side)}`;
  return side === undefined ? undefined : `macht den Platz von ${person(who)} bei ${bold(side)} frei`;
};

/** Who sat where in a game that came in a file, in a line: nobody sits there now. */
const leftLines = (seen: readonly Seen[]): readonly string[] => {
  const players = sidesByPlayer(seen).map(([who, sides]) => `${person(who)} ${listed(sides.map(bold))}`);
  return players.length > 0
    ? [`Die Plätze sind frei. In der Datei spielte ${listed(players)}. Nimm einen Platz, um weiterzuspielen.`]
    : [];
};

export const sentences = {
  reports: {
    seated: ({ side, reserve }) =>
      reserve ? 'kommt auf die Warteliste' : side === undefined ? 'schaut zu' : `spielt ${bold(side)}`,
    when: ({ when }) => (when === '' ? 'sagt nicht mehr, wann Zeit ist' : `hat Zeit: ${plain(when)}`),
    managed: ({ deed }) =>
      deed === 'unstick'
        ? 'greift für diesen Server ein: Auf niemanden wird mehr gewartet'
        : 'greift für diesen Server ein',
    left: leftPhrase,
    transferred: ({ side, to }) => `übergibt ${bold(side)} an ${person(to)}`,
  },
  deeds: {
    alone: () => 'spielt alle Seiten',
    import: () => 'bringt ein Spiel aus einer Datei',
  },
  below: { import: leftLines },
  lines: {
    'seat-free': ({ side, people }) => [
      `${bold(side)} ist frei, und ${listed(people.map(person))} ${people.length === 1 ? 'würde' : 'würden'} spielen: \`/game join\` nimmt den Platz.`,
    ],
  },
  refusals: {
    'no-such-side': ({ side: name }, view) =>
      `In diesem Spiel gibt es keine Seite ${bold(name)}. Es gibt ${listed(
        view
          .of(seatQueries)
          .sides()
          .map((one) => bold(one.name)),
      )}.`,
    'side-left-out': ({ side: id }, view, { observe }) =>
      `${sideName(view, id)} spielte niemand, als das Spiel begann, also macht sie nicht mit. ${observe} ohne Seite schaut zu.`,
    'already-seated': ({ side: id }, view, { leave }) =>
      id
        ? `Du spielst schon ${sideName(view, id)}. ${leave} gibt sie auf.`
        : `Du hast schon einen Platz. ${leave} gibt ihn auf.`,
    'one-side-only': ({ side: id }, view, { leave }) =>
      `Du spielst ${sideName(view, id)}, und wo etwas verborgen ist, spielt niemand zwei Seiten. ${leave} gibt sie auf.`,
    'side-taken': ({ side: id, players: names, until }, view, { ask }) =>
      `Bevor du ${sideName(view, id)} spielst, ${mustAgree(names.map(person))}${until === undefined ? '' : `, oder bis ${moment(until)} nichts sagen`}. ${ask} fragt.`,
    'has-seen': ({ side: id, sides, until }, view, { ask }) => {
      const all = `${mustAgree(sides.map((one) => sideName(view, one)))}${until === undefined ? '' : `, oder bis ${moment(until)} nichts sagen`}`;
      return id === undefined
        ? `Ein Spielleiter sieht alles, darum ${all}. ${ask} fragt.`
        : `Du hast Geheimnisse einer anderen Seite gesehen. Bevor du ${sideName(view, id)} spielst, ${all}. ${ask} fragt.`;
    },
    'nobody-agrees': ({ side: id }, view, { start, observe }) =>
      id === undefined
        ? `Ein Spielleiter sieht alles, und es ist niemand mehr da, der zustimmen könnte. Vor dem Beginn eines Spiels ist dieser Platz frei: ${start}.`
        : `Du hast Geheimnisse einer anderen Seite gesehen, und es ist niemand mehr da, der zustimmen könnte, dass du ${sideName(view, id)} spielst. ${observe} ohne Seite schaut zu.`,
    'master-taken': ({ master }, _view, { leave }) =>
      `${person(master)} ist Spielleiter und macht diesen Platz mit ${leave} frei.`,
    'master-plays': (_, _view, { leave }) =>
      `Wo etwas verborgen ist, ist niemand Spielleiter und spielt mit. ${leave} gibt deinen Platz auf.`,
    'not-master': (_, _view, { seats }) => `Du bist nicht der Spielleiter. ${seats} zeigt, wer es ist.`,
    'not-seated': ({ side: id, person: who }, view, { join, seats }) =>
      id
        ? `${who === undefined ? 'Du spielst' : `${person(who)} spielt`} ${sideName(view, id)} nicht. ${seats} zeigt, wer es tut.`
        : `Du hast in diesem Spiel keinen Platz. ${join} nimmt einen.`,
    'not-to-them': ({ person: id, side: to, why }, view, { join }) =>
      ({
        'plays-it': `${person(id)} spielt schon ${sideName(view, to)}.`,
        'plays-other': `${person(id)} spielt eine andere Seite, und wo etwas verborgen ist, spielt niemand zwei.`,
        presides: `${person(id)} ist Spielleiter, und wo etwas verborgen ist, spielt der keine Seite.`,
        'has-seen': `${person(id)} hat Geheimnisse einer anderen Seite gesehen, darum müssen die anderen erst zustimmen: ${join} fragt sie.`,
      })[why],
    'not-accepted': ({ person: id, side: to }, view, { transfer }) =>
      `${person(id)} muss ${sideName(view, to)} erst annehmen. ${transfer} fragt.`,
    'not-silent': ({ person: id, until }, _view, { leave }) =>
      `Du spielst gegen ${person(id)}: Den Platz kannst du ab ${moment(until)} freimachen, wenn bis dahin nichts zu hören ist. Mit ${leave} geht der Platz sofort frei.`,
    'alone-hides': (_, _view, { join }) =>
      `Dieses Spiel verbirgt etwas vor den Seiten, darum kann niemand alle spielen. ${join} nimmt eine.`,
    'alone-others': ({ players: names }, _view, { players }) =>
      `${listed(names.map(person))} ${names.length === 1 ? 'spielt' : 'spielen'} hier auch. Zum Testen allein müssen alle Plätze frei sein: ${players} ${names.length === 1 ? 'macht seinen' : 'machen ihre'} frei.`,
  },
} satisfies SystemSentences;
