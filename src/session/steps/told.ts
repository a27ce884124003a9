import type { Post, ReportDataPost } from '../../facts/stored-post.ts';
import { isTextPost } from '../../facts/stored-post.ts';
import type { Deed } from '../../view/seen/report.ts';
import { isDeedTold } from '../../view/seen/tell.ts';
import type { Reader, Step } from '../base/step.ts';

export type PostedStep = Pick<Step, 'operation' | 'posts'>;

export const deedIn = (
  { operation: { kind, actor } }: Pick<Step, 'operation'>,
  { reader, seen, past }: ReportDataPost,
): Deed => ({
  kind,
  ...(reader === actor ? { isOwn: true } : {}),
  ...(seen ? { seen } : {}),
  ...(past ? { past } : {}),
});

export const postForReader = ({ posts }: Pick<Step, 'posts'>, reader: Reader): Post | undefined =>
  posts.find((post) => post.reader === reader);

/** Returns the post that this reader sees: their own, or else the channel's. */
export const ownPost = (step: Pick<Step, 'posts'>, reader: Reader): Post | undefined =>
  postForReader(step, reader) ?? postForReader(step, 'channel');

export const isDeedReported = (step: Pick<Step, 'operation'>, post: Post): boolean =>
  isTextPost(post) ? post.deed !== '' : isDeedTold(deedIn(step, post));

export const isStepReportedTo = (step: PostedStep, reader: Reader): boolean => {
  const post = ownPost(step, reader);
  return post !== undefined && isDeedReported(step, post);
};
