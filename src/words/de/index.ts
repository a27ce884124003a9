import { formatIn } from '../base/messages.ts';
import { spokenCommands, spokenLists, spokenWords } from '../spoken.ts';
import * as deed from './deed.ts';
import * as refusals from './refusals.ts';
import * as armies from './systems/armies.ts';
import * as modifiers from './systems/modifiers.ts';
import { lateText } from './systems/questions.ts';
import * as scores from './systems/scores.ts';

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
  armies,
  commands: spokenCommands(format),
  deed,
  lists: spokenLists(format, scores.sentences.lines.result),
  modifiers: without(modifiers, 'valueWithBase', 'effectText'),
  questions: { lateText },
  refusals,
  scores,
};
