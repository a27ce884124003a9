import type { Words } from '../../words/index.ts';
import type { Reader, Step } from '../game/step.ts';
import { deedIn, isInWords, ownPost, type PostedStep, tellsDeed } from './post.ts';
import { joined } from './room.ts';
import type { Post } from './stored-post.ts';

/** What a post says in a language. */
interface PostWords {
  /** What was done, without who did it; blank where that is not told. */
  readonly deed: string;
  /** What came of it, a line each. */
  readonly said: readonly string[];
  /** What another module changes, or would, a line each (D1). */
  readonly differs: readonly string[];
}

/** Made now; what was stored as words is shown as it is. */
export const wordsOfPost = ({ deed: words }: Words, step: Pick<Step, 'operation'>, post: Post): PostWords => {
  if (isInWords(post)) return { deed: post.deed, said: post.said ?? [], differs: post.differs ?? [] };
  const deed = deedIn(step, post);
  return {
    deed: tellsDeed(step, post) ? words.deedOf(deed) : '',
    said: words.linesOf(deed),
    differs: words.changesOf(deed),
  };
};

/** What was done in a step, as this reader was told of it; blank: nothing. */
export const deedFor = (words: Words, step: PostedStep, reader: Reader): string => {
  const post = ownPost(step, reader);
  return post ? wordsOfPost(words, step, post).deed : '';
};

/** What a reader's log says of a step, in one line; blank where this reader was told nothing. */
export const lineOf = (words: Words, step: PostedStep, reader: Reader): string => {
  const post = ownPost(step, reader);
  if (!post) return '';
  const { deed, said } = wordsOfPost(words, step, post);
  return joined([...(deed === '' ? [] : [words.posts.deedStart(step.operation.actor, deed)]), ...said]);
};
