import type { Post } from '../../facts/stored-post.ts';
import { isTextPost } from '../../facts/stored-post.ts';
import { unmarkDetailReports } from '../../view/seen/details.ts';
import type { Deed, SeenReport } from '../../view/seen/report.ts';
import type { Words } from '../../words/index.ts';
import type { Reader, Step } from '../base/step.ts';
import { joinSentences } from '../steps/room.ts';
import { deedIn, isDeedReported, ownPost, type PostedStep } from '../steps/told.ts';

/** Returns the act of a post as a verb phrase; blank if the post doesn't report the act. */
export const deedOfPost = ({ deed }: Words, step: Pick<Step, 'operation'>, post: Post): string => {
  if (isTextPost(post)) return post.deed;
  return isDeedReported(step, post) ? deed.deedOf(deedIn(step, post)) : '';
};

export const actSentencesOfPost = ({ deed }: Words, step: Pick<Step, 'operation'>, post: Post): string =>
  isTextPost(post) || !isDeedReported(step, post) ? '' : deed.sentencesOf(deedIn(step, post));

/** Returns sentences about the consequences of an act; blank if there are none. */
export const consequencesOfPost = ({ deed }: Words, step: Pick<Step, 'operation'>, post: Post): string =>
  isTextPost(post) || !isDeedReported(step, post) ? '' : deed.followingOf(deedIn(step, post));

/**
 * Returns everything that a reader learns about an act; blank if nothing. The module's own sentences replace the name
 * of an action (G32).
 */
export const describeDeed = (
  words: Words,
  { actor }: Pick<Step['operation'], 'actor'>,
  deed: Deed | string,
): string => {
  const { posts } = words;
  if (typeof deed === 'string') return deed === '' ? '' : posts.deedStart(actor, deed);
  const done = words.deed.deedOf(deed);
  const sentences = words.deed.sentencesOf(deed);
  const following = words.deed.followingOf(deed);
  if (sentences === '' && following === '') return done === '' ? '' : posts.deedStart(actor, done);
  const isNamed = ({ what }: SeenReport): boolean => what === 'acted' || what === 'chose';
  const isOwn = sentences !== '' && deed.kind === 'act' && !(deed.seen ?? []).some(isNamed);
  const isUnsaid = isOwn || (sentences !== '' && (deed.kind === 'end-turn' || deed.kind === 'next-phase'));
  const before = done === '' || isUnsaid ? [] : [posts.deedLine(actor, done)];
  const besides = done !== '' && isOwn ? [posts.besides(done)] : [];
  return [...before, sentences, ...besides, following].filter((text) => text !== '').join(' ');
};

export const describePost = (words: Words, step: Pick<Step, 'operation'>, post: Post): string =>
  isTextPost(post) || isDeedReported(step, post)
    ? describeDeed(words, step.operation, isTextPost(post) ? post.deed : deedIn(step, post))
    : '';

export const pictureCaptionOfPost = (words: Words, step: Pick<Step, 'operation'>, post: Post): string =>
  deedOfPost(words, step, post) || actSentencesOfPost(words, step, post) || consequencesOfPost(words, step, post);

export const captionOfDeed = ({ deed: words }: Words, deed: Deed | string): string =>
  typeof deed === 'string' ? deed : words.deedOf(deed) || words.sentencesOf(deed) || words.followingOf(deed);

export const reportLinesOfPost = ({ deed }: Words, step: Pick<Step, 'operation'>, post: Post): readonly string[] =>
  isTextPost(post) ? (post.said ?? []) : deed.linesOf(deedIn(step, post));

/** True for messages of scorekeepers, and for results that no player asked for. */
const isNews = (one: SeenReport): boolean =>
  one.what === 'said' || (one.what === 'result' && !ASKED.some((by) => by === one.cause?.by));

const ASKED = ['agreed', 'players', 'resigned'] as const;

/** Returns the messages of scorekeepers and the results of sides, each on a line; no results that a player asked for. */
export const newsOfPost = (words: Words, step: Pick<Step, 'operation'>, post: Post): readonly string[] =>
  isTextPost(post) ? [] : reportLinesOfPost(words, step, { ...post, seen: (post.seen ?? []).filter(isNews) });

/** Returns the changes that another version of the module makes, each on a line (D1). */
export const moduleChangesOfPost = ({ deed }: Words, step: Pick<Step, 'operation'>, post: Post): readonly string[] =>
  isTextPost(post) ? (post.differs ?? []) : deed.changesOf(deedIn(step, post));

/** Returns a post including the details that only serve the rules (G42). */
export const addRuleDetails = (post: Post): Post =>
  isTextPost(post) || !post.seen ? post : { ...post, seen: unmarkDetailReports(post.seen) };

export const deedTextFor = (words: Words, step: PostedStep, reader: Reader): string => {
  const post = ownPost(step, reader);
  return post ? deedOfPost(words, step, post) : '';
};

/** Returns the line of a step in a reader's log, with all details; blank if the reader knows nothing of the step. */
export const lineOf = (words: Words, step: PostedStep, reader: Reader): string => {
  const own = ownPost(step, reader);
  if (!own) return '';
  const post = addRuleDetails(own);
  const told = describePost(words, step, post);
  return joinSentences([...(told === '' ? [] : [told]), ...reportLinesOfPost(words, step, post)]);
};
