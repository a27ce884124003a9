import type { Post, WordPost } from '../../facts/stored-post.ts';
import { isInWords } from '../../facts/stored-post.ts';
import type { Step } from '../base/step.ts';
import { tellsDeed } from './told.ts';

/**
 * How much room a line of the log takes, known from the data alone: pages are made without a sentence, and are the same
 * in every language.
 */

/** Characters of the shortest line, for who did it, for each thing, around each name and for a number. */
const LEAST = 72;
const LINE = 52;
const THING = 40;
const NAME = 6;
const NUMBER = 8;
/** Things of which much is said, or nothing beside their own text. */
const LONG: ReadonlySet<unknown> = new Set([
  'awaits',
  'beacon',
  'left',
  'published',
  'faulty',
  'stopped',
  'final',
  'time-up',
]);
const LONG_THING = 96;
const TEXTS: ReadonlySet<unknown> = new Set(['counted', 'said']);
const TEXT = 4;

/** Signs that mean a format stand behind one more. */
const SPECIAL = /[\\*_~`|>#[\]()<@:.-]/g;

/** So many characters at most; those of words that were stored; 0 where there is no line. */
export const roomOf = (step: Pick<Step, 'operation'>, post: Post): number => {
  if (isInWords(post)) return storedLength(step, post);
  return post.seen || tellsDeed(step, post) ? Math.max(LEAST, LINE + sizeOf(post.seen) + sizeOf(post.past)) : 0;
};

const storedLength = ({ operation }: Pick<Step, 'operation'>, { deed, said = [] }: WordPost): number =>
  joined([...(deed === '' ? [] : [`<@${operation.actor}> ${deed}`]), ...said]).length;

/** Parts in one line, with a full stop between them where they have none of their own. */
export const joined = (parts: readonly string[]): string =>
  parts.map((part, i) => (i === parts.length - 1 || /[.!?]$/.test(part) ? part : `${part}.`)).join(' ');

const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length + (value.match(SPECIAL)?.length ?? 0) + NAME;
  if (typeof value === 'number') return NUMBER;
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + sizeOf(item), 0);
  let size = 0;
  for (const [field, item] of Object.entries(value)) {
    if (field === 'what' || field === 'kind') size += LONG.has(item) ? LONG_THING : TEXTS.has(item) ? TEXT : THING;
    else if (field !== 'changes') size += sizeOf(item);
  }
  return size;
};
