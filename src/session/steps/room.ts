import type { Post, TextPost } from '../../facts/stored-post.ts';
import { isTextPost } from '../../facts/stored-post.ts';
import type { Step } from '../base/step.ts';
import { isDeedReported } from './told.ts';

/**
 * The number of characters that a line of the log needs. It is computed from data, so that pages are the same in every
 * language.
 */

/** The characters of the shortest line, of an actor, of a report, around a name, and of a number. */
const LEAST = 72;
const LINE = 52;
const THING = 40;
const NAME = 6;
const NUMBER = 8;
/** Kinds of reports with long sentences, or whose data doesn't contain their text. */
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

const SPECIAL = /[\\*_~`|>#[\]()<@:.-]/g;

/** Returns the most characters of a post's line: exact for a stored text, 0 if there is no line. */
export const roomOf = (step: Pick<Step, 'operation'>, post: Post): number => {
  if (isTextPost(post)) return storedLength(step, post);
  return post.seen || isDeedReported(step, post) ? Math.max(LEAST, LINE + sizeOf(post.seen) + sizeOf(post.past)) : 0;
};

const storedLength = ({ operation }: Pick<Step, 'operation'>, { deed, said = [] }: TextPost): number =>
  joinSentences([...(deed === '' ? [] : [`<@${operation.actor}> ${deed}`]), ...said]).length;

export const joinSentences = (parts: readonly string[]): string =>
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
