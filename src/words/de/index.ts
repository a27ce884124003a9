import { formatIn } from '../base/messages.ts';
import { spokenCommands, spokenWords } from '../spoken.ts';
import { commands } from './commands/index.ts';
import * as lists from './lists.ts';
import * as posts from './posts.ts';
import * as recap from './recap.ts';
import * as rulebook from './rulebook.ts';

/** What only other files of this language use is none of its words for others. */
const without = <T extends object, K extends keyof T & string>(words: T, ...own: readonly K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(words).filter(([name]) => !own.some((one) => one === name))) as Omit<T, K>;

const format = formatIn('de');

/** German, by noun. */
export const de = {
  /** As Discord and browsers call it. */
  locale: 'de',
  /** As its speakers call it. */
  ownName: 'Deutsch',
  ...spokenWords(format),
  commands: { ...commands, ...spokenCommands(format) },
  lists,
  posts,
  recap,
  rulebook: without(rulebook, 'goalOf'),
};
