import type { PersonResults } from '../../facts/book-records.ts';
import type { PersonId } from '../../table/index.ts';
import type { ObjectiveView } from '../../view/scoring/points.ts';
import type { PointEntryView, ScoreRoundTable } from '../../view/scoring/rounds.ts';
import { bold, plain } from '../../view/text/text.ts';
import { NAME_WIDTH } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import { moreLine } from '../base/text.ts';
import { name, names, person, persons } from '../base/values.ts';

/** The description of `/score` for Discord. */
export const definition = {
  description: 'score-command',
  subcommands: {
    show: 'score-command-show',
    define: { description: 'score-command-define', options: { file: 'score-option-file', text: 'score-option-text' } },
    add: {
      description: 'score-command-add',
      options: { side: 'score-option-add-side', points: 'score-option-points', reason: 'score-option-reason' },
    },
    claim: {
      description: 'score-command-claim',
      options: { objective: 'score-option-objective', side: 'score-option-claim-side' },
    },
    rounds: 'score-command-rounds',
    book: {
      description: 'score-command-book',
      options: { person: 'score-option-person', module: 'score-option-module' },
    },
  },
} as const;

/** Texts for scorekeepers that a player typed or attached. */
export const define = {
  fileOrText: 'score-define-both',
  nothing: 'score-define-nothing',
  faulty: 'score-define-faulty',
  done: 'score-define-done',
  warnings: (format: Format, count: number): string => format('score-define-warnings', { count }),
  more: (format: Format, count: number): string => format('more-line', { count }),
} as const;

/** The score book and the standings. */
export const book = {
  empty: 'score-book-empty',
  /** A page of finished games, newest first; `rest`: the number of earlier ones. */
  page: (format: Format, count: number, games: readonly string[], rest: number): string =>
    [format('score-book', { count }), ...games, ...(rest > 0 ? [format('score-book-rest', { count: rest })] : [])].join(
      '\n',
    ),
  /** `date`: such as `2026-01-31`; `title`: the game's; `kept`: the name of the score book, or blank. */
  game: (
    format: Format,
    date: string,
    title: string,
    kept: string,
    results: readonly string[],
    unrated: 'arranged' | 'bot' | undefined = undefined,
  ): string => {
    const given = { date, game: name(title), results: results.join('; ') };
    const line =
      kept === '' ? format('score-book-game', given) : format('score-book-game-in', { ...given, book: plain(kept) });
    if (unrated === undefined) return line;
    return `${line} ${format(unrated === 'bot' ? 'score-book-bot' : 'score-book-unrated')}`;
  },
  /** The result of a side with its players. */
  result: (format: Format, result: string, players: readonly PersonId[]): string =>
    players.length === 0 ? result : format('score-book-result', { result, players: persons(players) }),
  nothingYet: 'score-book-none-yet',
  notKept: 'score-book-not-kept',
  noStandings: (format: Format, typed: string): string => format('score-book-no-standings', { game: name(typed) }),
  noResults: (format: Format, who: PersonId): string => format('score-book-no-results', { who: person(who) }),
  standings: (format: Format, title: string, all: readonly PersonResults[], rest: number): string =>
    [
      format('score-standings', { game: name(title) }),
      ...all.map((one, index) => {
        const line = format('score-standings-line', { who: person(one.person), results: resultsText(format, one) });
        return `${index + 1}. ${line}`;
      }),
      ...endOf(format, all, rest),
    ].join('\n'),
  ofPerson: (format: Format, who: PersonId, all: readonly PersonResults[], rest: number): string =>
    [
      format('score-results', { who: person(who) }),
      ...all.map((one) => {
        const line = format('score-results-line', { game: name(one.title), results: resultsText(format, one) });
        return `- ${line}`;
      }),
      ...endOf(format, all, rest),
    ].join('\n'),
} as const;

/** The end of a list of results: the number of results left out, and an explanation of ratings. */
const endOf = (format: Format, all: readonly PersonResults[], rest: number): readonly string[] => [
  ...moreLine(format, rest),
  ...(all.some(({ rating }) => rating) ? [format('score-rating-note')] : []),
];

/** A person's results. */
const resultsText = (format: Format, { games, won, drew, lost, mean, streak, rating }: PersonResults): string =>
  [
    format('score-games', { count: games }),
    drew > 0 ? format('score-record-drawn', { won, drawn: drew, lost }) : format('score-record', { won, lost }),
    ...(streak.count > 1 ? [format('score-streak', streak)] : []),
    ...(mean === undefined ? [] : [format('score-mean', { mean })]),
    ...(rating ? [format('score-rating', { rating: rating.mean, margin: rating.margin })] : []),
  ].join(' · ');

/** Texts for objectives that can be scored, with the players who scored them. */
export const claim = {
  none: 'score-claim-none',
  title: 'score-claim-title',
  whichSide: 'score-claim-which-side',
  noSide: 'score-claim-no-side',
  line: (format: Format, { name: title, text, card, scored, confirmed, once }: ObjectiveView): string =>
    [
      `- ${bold(title)}`,
      ...(text === undefined ? [] : [plain(text)]),
      format('score-once', { once }),
      ...(card ? [format('score-in-hand')] : []),
      ...(confirmed ? [format('score-confirmed')] : []),
      ...(scored.length > 0 ? [format('score-scored', { sides: names(scored) })] : []),
    ].join(' · '),
} as const;

/** A row of a table in letters of one width: a name, then numbers. */
const row = (title: string, numbers: readonly (number | string)[]): string =>
  `${title.replaceAll('`', "'").slice(0, NAME_WIDTH).padEnd(NAME_WIDTH)}${numbers.map((one) => ` ${String(one).padStart(5)}`).join('')}`;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Scores by round. */
export const rounds = {
  none: 'score-rounds-none',
  points: 'score-points',
  round: 'score-round',
  /** `most`: the number of rounds that have columns. They are the newest. */
  table: (format: Format, { title, rounds: all, sides }: ScoreRoundTable, most: number): string => {
    const shown = all.slice(-most);
    const first = all.length - shown.length;
    const isCut = first > 0 || sides.some(({ start }) => start !== 0);
    const rows = sides.map(({ side, start, gained }) => {
      const before = start + sumOf(gained.slice(0, first));
      const total = start + sumOf(gained);
      return row(side.name, [...(isCut ? [before] : []), ...gained.slice(first), total]);
    });
    return [
      bold(title ?? format('score-points')),
      '```',
      row(format('score-round'), [...(isCut ? [format('score-prior')] : []), ...shown, format('score-total')]),
      ...rows,
      '```',
    ].join('\n');
  },
  sourcesTitle: 'score-sources',
  source: (format: Format, { side, points, round, reason, source }: PointEntryView): string => {
    const given = { side: name(side), points: points > 0 ? `+${points}` : String(points) };
    return [
      `- ${round === undefined ? format('score-source', given) : format('score-source-round', { ...given, round })}`,
      ...(source === undefined ? [] : [plain(source)]),
      ...(reason === undefined ? [] : [plain(reason)]),
    ].join(' · ');
  },
  /** A description of the chart in words. */
  alt: (format: Format, { title, sides }: ScoreRoundTable): string =>
    format('score-rounds-alt', {
      title: title ?? format('score-points'),
      sides: sides.map(({ side, start, gained }) => `${side.name}: ${[start, ...gained].join(' ')}`).join('; '),
    }),
} as const;
