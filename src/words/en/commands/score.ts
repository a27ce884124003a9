import type { PersonId } from '../../../engine/core/ids.ts';
import { bold, plain } from '../../../view/text.ts';
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
    book: 'Show the games that were finished here',
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
  game: (date: string, title: string, book: string, results: readonly string[]): string =>
    `${date} ${bold(title)}, in ${plain(book)}: ${results.join('; ')}`,
  /** Behind the result of a side. */
  players: (persons: readonly PersonId[]): string => (persons.length > 0 ? ` (${listed(persons.map(person))})` : ''),
};
