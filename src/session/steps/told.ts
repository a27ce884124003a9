import type { DataPost, Post } from '../../facts/stored-post.ts';
import { isInWords } from '../../facts/stored-post.ts';
import type { Deed } from '../../view/seen/report.ts';
import { isDeedTold } from '../../view/seen/tell.ts';
import type { Reader, Step } from '../base/step.ts';

/** A step by what was done and what is told of it. */
export type PostedStep = Pick<Step, 'operation' | 'posts'>;

/** What was done, as a post has it that is data. */
export const deedIn = (
  { operation: { kind, actor } }: Pick<Step, 'operation'>,
  { reader, seen, past }: DataPost,
): Deed => ({
  kind,
  ...(reader === actor ? { isOwn: true } : {}),
  ...(seen ? { seen } : {}),
  ...(past ? { past } : {}),
});

/** The post that a step has for this reader alone, or for the channel. */
export const postTo = ({ posts }: Pick<Step, 'posts'>, reader: Reader): Post | undefined =>
  posts.find((post) => post.reader === reader);

/** What this reader was told of a step: a post of its own, where the channel's says less, or the channel's. */
export const ownPost = (step: Pick<Step, 'posts'>, reader: Reader): Post | undefined =>
  postTo(step, reader) ?? postTo(step, 'channel');

/** Whether a post tells what was done, and not only what came of it. */
export const tellsDeed = (step: Pick<Step, 'operation'>, post: Post): boolean =>
  isInWords(post) ? post.deed !== '' : isDeedTold(deedIn(step, post));

/** Whether this reader was told what was done in a step. */
export const isToldOf = (step: PostedStep, reader: Reader): boolean => {
  const post = ownPost(step, reader);
  return post !== undefined && tellsDeed(step, post);
};
