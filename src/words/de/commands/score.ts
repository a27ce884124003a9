import type { PersonId } from '../../../engine/core/ids.ts';
import type { PersonResults } from '../../../session/book/records.ts';
import type { ObjectiveView } from '../../../view/scoring/points.ts';
import type { PointSource, RoundTable } from '../../../view/scoring/rounds.ts';
import { bold, plain } from '../../../view/text.ts';
import { NAME_WIDTH } from '../../base/limits.ts';
import { counted, listed, person } from '../text.ts';

/** What Discord lists of `/score`. */
export const definition = {
  description: 'Wie das Spiel steht, wer gewann, und was gewertet wird',
  subcommands: {
    show: 'Die Punkte zeigen, und wie weit jeder ist, soweit du es wissen darfst',
    define: {
      description: 'Wertungen hinzufügen oder ändern: für den Spielleiter, oder wo nichts verborgen ist',
      options: { file: 'Wertungen in GDL', text: 'Dasselbe, hier getippt' },
    },
    add: {
      description: 'Punkte von Hand geben oder wegnehmen: wer das darf, sagt das Modul',
      options: {
        side: 'Die Seite, die sie bekommt; deine, wenn das fehlt',
        points: 'Wie viele, unter 0, um welche wegzunehmen',
        reason: 'Wofür: Alle lesen es',
      },
    },
    claim: {
      description: 'Eine Aufgabe werten, oder die zeigen, die es gibt',
      options: {
        objective: 'Die Aufgabe; fehlt sie, werden alle gezeigt',
        side: 'Für welche Seite, wenn du mehrere spielst',
      },
    },
    rounds: 'Die Punkte Runde für Runde zeigen, als Tabelle und Bild, und woher sie kamen',
    book: {
      description: 'Die Spiele zeigen, die hier zu Ende gespielt wurden, und wie gespielt wurde',
      options: {
        person: 'Die Ergebnisse dieser Person',
        module: 'Die Rangliste in diesem Spiel',
      },
    },
  },
};

/** Scorekeepers that were typed or attached. */
export const define = {
  fileOrText: 'Sage eines davon: `file:` oder `text:`.',
  nothing: 'Hänge eine `file:` mit Wertungen in GDL an, oder tippe sie als `text:`.',
  faulty: 'Das lässt sich nicht lesen, also wurde nichts bestimmt:',
  done: 'Das ist bestimmt.',
  warnings: (count: number): string => `Das ist bestimmt, mit ${counted(count, 'Warnung', 'Warnungen')}:`,
  note: (note: string): string => `- ${note}`,
  more: (count: number): string => `- und ${count} weitere`,
};

/** Games that were finished, the newest first; `rest`: so many before these. */
export const book = {
  empty:
    'Hier ist kein beendetes Spiel verzeichnet. Verzeichnet werden nur Spiele mit einem Punktebuch, wenn sie enden.',
  page: (count: number, games: readonly string[], rest: number): string =>
    [`**Punktebuch**: ${counted(count, 'Spiel', 'Spiele')}`, ...games, ...(rest > 0 ? [`und ${rest} davor`] : [])].join(
      '\n',
    ),
  /** `date`: as `2026-01-31`. */
  game: (date: string, title: string, book: string, results: readonly string[], isArranged = false): string =>
    `${date} ${bold(title)}${book === '' ? '' : `, in ${plain(book)}`}: ${results.join('; ')}${isArranged ? ' (nicht gewertet: Jemand hat den Tisch allein geändert)' : ''}`,
  /** Behind the result of a side. */
  players: (persons: readonly PersonId[]): string => (persons.length > 0 ? ` (${listed(persons.map(person))})` : ''),
  nothingYet: 'Hier ist noch kein beendetes Spiel verzeichnet.',
  notKept:
    'Ergebnisse von Personen werden hier nicht aufgehoben. Wer diesen Server verwaltet, kann das ändern: `/server settings ratings:on`.',
  noStandings: (typed: string): string =>
    `Seit Ergebnisse aufgehoben werden, hat hier niemand ${bold(plain(typed, 60))} zu Ende gespielt.`,
  noResults: (who: PersonId): string => `Von ${person(who)} sind hier keine Ergebnisse aufgehoben.`,
  standings: (title: string, all: readonly PersonResults[], rest: number): string =>
    [
      `**Rangliste**, ${bold(title)}`,
      ...all.map((one, index) => `${index + 1}. ${person(one.person)}: ${standingText(one)}`),
      ...(rest > 0 ? [`und ${rest} weitere`] : []),
      ...(all.some(({ rating }) => rating) ? [RATING_NOTE] : []),
    ].join('\n'),
  ofPerson: (who: PersonId, all: readonly PersonResults[], rest: number): string =>
    [
      `**Ergebnisse** von ${person(who)}`,
      ...all.map((one) => `- ${bold(one.title)}: ${standingText(one)}`),
      ...(rest > 0 ? [`und ${rest} weitere`] : []),
      ...(all.some(({ rating }) => rating) ? [RATING_NOTE] : []),
    ].join('\n'),
};

const RATING_NOTE =
  '-# Eine Wertungszahl beginnt bei 25; in 19 von 20 Fällen irrt sie höchstens um das, was hinter ± steht.';

const decimal = (number: number): string => number.toFixed(1).replace('.', ',');

/** How somebody has played. */
const standingText = ({ games, won, drew, lost, mean, streak, rating }: PersonResults): string =>
  [
    counted(games, 'Spiel', 'Spiele'),
    `${won} gewonnen${drew > 0 ? `, ${drew} unentschieden` : ''}, ${lost} verloren`,
    ...(streak.count > 1 ? [`die letzten ${streak.count} ${STREAK[streak.result]}`] : []),
    ...(mean === undefined ? [] : [`im Mittel ${decimal(mean)} Punkte`]),
    ...(rating ? [`Wertungszahl ${decimal(rating.mean)} ± ${decimal(rating.margin)}`] : []),
  ].join(' · ');

const STREAK = { won: 'gewonnen', drew: 'unentschieden', lost: 'verloren' } as const;

/** What can be claimed, and what each side has. */
export const claim = {
  none: 'Dieses Spiel hat keine Aufgaben. Punkte von Hand gibt `/score add`.',
  title: '**Aufgaben**',
  whichSide: 'Du spielst mehrere Seiten. Sage, für welche: `side:`.',
  noSide: 'Nur wer eine Seite spielt, wertet Ziele und zählt Punkte dazu.',
  line: ({ name, text, card, scored, confirmed, once }: ObjectiveView): string =>
    [
      `- ${bold(name)}`,
      ...(text === undefined ? [] : [plain(text)]),
      ONCE[once],
      ...(card ? ['in deiner Hand'] : []),
      ...(confirmed ? ['die anderen bestätigen es'] : []),
      ...(scored.length > 0 ? [`gewertet von ${listed(scored.map((side) => bold(side)))}`] : []),
    ].join(' · '),
};

const ONCE: { readonly [O in ObjectiveView['once']]: string } = {
  side: 'einmal je Seite',
  game: 'wer zuerst kommt',
  round: 'einmal je Runde',
  any: 'immer wieder',
};

/** A row of a table in letters of one width: a name, then numbers. */
const row = (name: string, numbers: readonly (number | string)[]): string =>
  `${name.replaceAll('`', "'").slice(0, NAME_WIDTH).padEnd(NAME_WIDTH)}${numbers.map((one) => ` ${String(one).padStart(5)}`).join('')}`;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Scores round je Runde. */
export const rounds = {
  none: 'Noch wurde nichts gewertet.',
  points: 'Punkte',
  round: 'Runde',
  /** So many rounds, the newest, have columns of their own. */
  table: ({ title, rounds: all, sides }: RoundTable, most: number): string => {
    const shown = all.slice(-most);
    const first = all.length - shown.length;
    const isCut = first > 0 || sides.some(({ start }) => start !== 0);
    const rows = sides.map(({ side, start, gained }) => {
      const before = start + sumOf(gained.slice(0, first));
      const total = start + sumOf(gained);
      return row(side.name, [...(isCut ? [before] : []), ...gained.slice(first), total]);
    });
    return [
      bold(title ?? rounds.points),
      '```',
      row(rounds.round, [...(isCut ? ['zuvor'] : []), ...shown, 'Summe']),
      ...rows,
      '```',
    ].join('\n');
  },
  sourcesTitle: '**Woher Punkte kamen**, die neuesten zuerst',
  source: ({ side, points, round, reason, source }: PointSource): string =>
    [
      `- ${round === undefined ? '' : `Runde ${round}: `}${bold(side)} ${points > 0 ? '+' : ''}${points}`,
      ...(source === undefined ? [] : [plain(source)]),
      ...(reason === undefined ? [] : [plain(reason)]),
    ].join(' · '),
  /** For those who can't see the picture. */
  alt: ({ title, sides }: RoundTable): string =>
    `${title ?? rounds.points} je Runde. ${sides.map(({ side, start, gained }) => `${side.name}: ${[start, ...gained].join(' ')}`).join('; ')}.`,
};
