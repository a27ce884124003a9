import type { PersonId } from '../../../engine/core/ids.ts';
import type { PersonResults } from '../../../session/book/records.ts';
import type { ObjectiveView } from '../../../view/scoring/points.ts';
import type { PointSource, RoundTable } from '../../../view/scoring/rounds.ts';
import { bold, plain } from '../../../view/text.ts';
import { NAME_WIDTH } from '../../base/limits.ts';
import { counted, listed, person } from '../text.ts';

/** What Discord lists of `/score`. */
export const definition = {
  description: 'How the game stands, who won, and what is scored',
  subcommands: {
    show: 'Show the scores, and how far everybody is, as you may know it',
    define: {
      description: 'Add or change scorekeepers: for the game master, or the host of a game that hides nothing',
      options: { file: 'Scorekeepers in GDL', text: 'The same, typed here' },
    },
    add: {
      description: 'Add points by hand, or take some away: who may is for the module to say',
      options: {
        side: 'The side that gets them; yours, if you leave it out',
        points: 'How many, below 0 to take some away',
        reason: 'What for: everybody reads it',
      },
    },
    claim: {
      description: 'Score an objective, or show those that there are',
      options: {
        objective: 'The objective; left out, all of them are shown',
        side: 'For which side, if you play several',
      },
    },
    rounds: 'Show the scores round by round, as a table and a picture, and where points came from',
    book: {
      description: 'Show the games that were finished here, and how people played',
      options: {
        person: 'The results of this person',
        module: 'The standings in this game',
      },
    },
  },
};

/** Scorekeepers that were typed or attached. */
export const define = {
  fileOrText: 'Say one of them: `file:` or `text:`.',
  nothing: 'Attach a `file:` with scorekeepers in GDL, or type them as `text:`.',
  faulty: "That can't be read, so nothing was defined:",
  done: 'That is defined.',
  warnings: (count: number): string => `That is defined, with ${counted(count, 'warning')}:`,
  note: (note: string): string => `- ${note}`,
  more: (count: number): string => `- and ${count} more`,
};

/** Games that were finished, the newest first; `rest`: so many before these. */
export const book = {
  empty: 'No finished game is recorded here. Only games that keep a score book are recorded, when they end.',
  page: (count: number, games: readonly string[], rest: number): string =>
    [`**Score book**: ${counted(count, 'game')}`, ...games, ...(rest > 0 ? [`and ${rest} before these`] : [])].join(
      '\n',
    ),
  /** `date`: as `2026-01-31`. */
  game: (date: string, title: string, book: string, results: readonly string[], isArranged = false): string =>
    `${date} ${bold(title)}${book === '' ? '' : `, in ${plain(book)}`}: ${results.join('; ')}${isArranged ? ' (not rated: one person changed the table alone)' : ''}`,
  /** Behind the result of a side. */
  players: (persons: readonly PersonId[]): string => (persons.length > 0 ? ` (${listed(persons.map(person))})` : ''),
  nothingYet: 'No finished game is recorded here yet.',
  notKept:
    'Results of people are not kept here. Who manages this server can turn that on: `/server settings ratings:on`.',
  noStandings: (typed: string): string =>
    `Nobody has finished a game of ${bold(plain(typed, 60))} here since results are kept.`,
  noResults: (who: PersonId): string => `No results of ${person(who)} are kept here.`,
  standings: (title: string, all: readonly PersonResults[], rest: number): string =>
    [
      `**Standings**, ${bold(title)}`,
      ...all.map((one, index) => `${index + 1}. ${person(one.person)}: ${standingText(one)}`),
      ...(rest > 0 ? [`and ${rest} more`] : []),
      ...(all.some(({ rating }) => rating) ? [RATING_NOTE] : []),
    ].join('\n'),
  ofPerson: (who: PersonId, all: readonly PersonResults[], rest: number): string =>
    [
      `**Results** of ${person(who)}`,
      ...all.map((one) => `- ${bold(one.title)}: ${standingText(one)}`),
      ...(rest > 0 ? [`and ${rest} more`] : []),
      ...(all.some(({ rating }) => rating) ? [RATING_NOTE] : []),
    ].join('\n'),
};

const RATING_NOTE = '-# A rating begins at 25; 19 of 20 times it is off by no more than what stands behind ±.';

/** How somebody has played. */
const standingText = ({ games, won, drew, lost, mean, streak, rating }: PersonResults): string =>
  [
    counted(games, 'game'),
    `${won} won${drew > 0 ? `, ${drew} drawn` : ''}, ${lost} lost`,
    ...(streak.count > 1 ? [`the last ${streak.count} ${STREAK[streak.result]}`] : []),
    ...(mean === undefined ? [] : [`mean score ${mean.toFixed(1)}`]),
    ...(rating ? [`rating ${rating.mean.toFixed(1)} ± ${rating.margin.toFixed(1)}`] : []),
  ].join(' · ');

const STREAK = { won: 'won', drew: 'drawn', lost: 'lost' } as const;

/** What can be claimed, and what each side has. */
export const claim = {
  none: 'This game has no objectives. Points by hand are added by `/score add`.',
  title: '**Objectives**',
  whichSide: 'You play several sides. Say for which: `side:`.',
  noSide: 'Only who plays a side claims objectives and adds points.',
  line: ({ name, text, card, scored, confirmed, once }: ObjectiveView): string =>
    [
      `- ${bold(name)}`,
      ...(text === undefined ? [] : [plain(text)]),
      ONCE[once],
      ...(card ? ['in your hand'] : []),
      ...(confirmed ? ['the others confirm it'] : []),
      ...(scored.length > 0 ? [`scored by ${listed(scored.map((side) => bold(side)))}`] : []),
    ].join(' · '),
};

const ONCE: { readonly [O in ObjectiveView['once']]: string } = {
  side: 'once a side',
  game: 'whoever is first',
  round: 'once a round',
  any: 'again and again',
};

/** A row of a table in letters of one width: a name, then numbers. */
const row = (name: string, numbers: readonly (number | string)[]): string =>
  `${name.replaceAll('`', "'").slice(0, NAME_WIDTH).padEnd(NAME_WIDTH)}${numbers.map((one) => ` ${String(one).padStart(5)}`).join('')}`;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Scores round by round. */
export const rounds = {
  none: 'Nothing was scored yet.',
  points: 'Points',
  round: 'Round',
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
      row(rounds.round, [...(isCut ? ['prior'] : []), ...shown, 'total']),
      ...rows,
      '```',
    ].join('\n');
  },
  sourcesTitle: '**Where points came from**, the newest first',
  source: ({ side, points, round, reason, source }: PointSource): string =>
    [
      `- ${round === undefined ? '' : `round ${round}: `}${bold(side)} ${points > 0 ? '+' : ''}${points}`,
      ...(source === undefined ? [] : [plain(source)]),
      ...(reason === undefined ? [] : [plain(reason)]),
    ].join(' · '),
  /** For those who can't see the picture. */
  alt: ({ title, sides }: RoundTable): string =>
    `${title ?? rounds.points} by round. ${sides.map(({ side, start, gained }) => `${side.name}: ${[start, ...gained].join(' ')}`).join('; ')}.`,
};
