import type { Words } from '../../words/index.ts';
import type { Reader, Step } from '../game/step.ts';
import { deedIn, isInWords, ownPost, type PostedStep, tellsDeed } from './post.ts';
import { joined } from './room.ts';
import type { Post } from './stored-post.ts';

/**
 * What a post says in a language: made now; what was stored as words is said as it is. What was done, without who did
 * it; blank where that is not told.
 */
export const deedOfPost = ({ deed }: Words, step: Pick<Step, 'operation'>, post: Post): string => {
  if (isInWords(post)) return post.deed;
  return tellsDeed(step, post) ? deed.deedOf(deedIn(step, post)) : '';
};

/** What came of it, a line each. */
export const saidOfPost = ({ deed }: Words, step: Pick<Step, 'operation'>, post: Post): readonly string[] =>
  isInWords(post) ? (post.said ?? []) : deed.linesOf(deedIn(step, post));

/** What another module changes, or would, a line each (D1). */
export const differsOfPost = ({ deed }: Words, step: Pick<Step, 'operation'>, post: Post): readonly string[] =>
  isInWords(post) ? (post.differs ?? []) : deed.changesOf(deedIn(step, post));

/** What was done in a step, as this reader was told of it; blank: nothing. */
export const deedFor = (words: Words, step: PostedStep, reader: Reader): string => {
  const post = ownPost(step, reader);
  return post ? deedOfPost(words, step, post) : '';
};

/** What a reader's log says of a step, in one line; blank where this reader was told nothing. */
export const lineOf = (words: Words, step: PostedStep, reader: Reader): string => {
  const post = ownPost(step, reader);
  if (!post) return '';
  const deed = deedOfPost(words, step, post);
  const start = deed === '' ? [] : [words.posts.deedStart(step.operation.actor, deed)];
  return joined([...start, ...saidOfPost(words, step, post)]);
};
