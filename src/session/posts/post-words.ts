import type { Post } from '../../facts/stored-post.ts';
import { isInWords } from '../../facts/stored-post.ts';
import { withDetails } from '../../view/seen/details.ts';
import type { Deed, Seen } from '../../view/seen/report.ts';
import type { Words } from '../../words/index.ts';
import type { Reader, Step } from '../base/step.ts';
import { joined } from '../steps/room.ts';
import { deedIn, ownPost, type PostedStep, tellsDeed } from '../steps/told.ts';

/**
 * What a post says in a language: made now; what was stored as words is said as it is. What was done, without who did
 * it; blank where that is not told.
 */
export const deedOfPost = ({ deed }: Words, step: Pick<Step, 'operation'>, post: Post): string => {
  if (isInWords(post)) return post.deed;
  return tellsDeed(step, post) ? deed.deedOf(deedIn(step, post)) : '';
};

/** What the module itself says of what was done, in whole sentences; blank where it says nothing. */
export const sentencesOfPost = ({ deed }: Words, step: Pick<Step, 'operation'>, post: Post): string =>
  isInWords(post) || !tellsDeed(step, post) ? '' : deed.sentencesOf(deedIn(step, post));

/** What followed that is no deed of the player who did the step, in whole sentences; blank if nothing did. */
export const followingOfPost = ({ deed }: Words, step: Pick<Step, 'operation'>, post: Post): string =>
  isInWords(post) || !tellsDeed(step, post) ? '' : deed.followingOf(deedIn(step, post));

/**
 * All that a reader is told of what was done, without a full stop behind a deed that stands alone; blank where that is
 * nothing. A module's own sentences tell an act in the place of its name (G32).
 */
export const toldText = (words: Words, { actor }: Pick<Step['operation'], 'actor'>, deed: Deed | string): string => {
  const { posts } = words;
  if (typeof deed === 'string') return deed === '' ? '' : posts.deedStart(actor, deed);
  const done = words.deed.deedOf(deed);
  const sentences = words.deed.sentencesOf(deed);
  const following = words.deed.followingOf(deed);
  if (sentences === '' && following === '') return done === '' ? '' : posts.deedStart(actor, done);
  const isNamed = ({ what }: Seen): boolean => what === 'acted' || what === 'chose';
  const isOwn = sentences !== '' && deed.kind === 'act' && !(deed.seen ?? []).some(isNamed);
  const isUnsaid = isOwn || (sentences !== '' && (deed.kind === 'end-turn' || deed.kind === 'next-phase'));
  const before = done === '' || isUnsaid ? [] : [posts.deedLine(actor, done)];
  const besides = done !== '' && isOwn ? [posts.besides(done)] : [];
  return [...before, sentences, ...besides, following].filter((text) => text !== '').join(' ');
};

/** The same of a stored post. */
export const toldByPost = (words: Words, step: Pick<Step, 'operation'>, post: Post): string =>
  isInWords(post) || tellsDeed(step, post)
    ? toldText(words, step.operation, isInWords(post) ? post.deed : deedIn(step, post))
    : '';

/** What a picture's words say of it, without who did it. */
export const captionOfPost = (words: Words, step: Pick<Step, 'operation'>, post: Post): string =>
  deedOfPost(words, step, post) || sentencesOfPost(words, step, post) || followingOfPost(words, step, post);

/** The same of what was done. */
export const captionOfDeed = ({ deed: words }: Words, deed: Deed | string): string =>
  typeof deed === 'string' ? deed : words.deedOf(deed) || words.sentencesOf(deed) || words.followingOf(deed);

/** What came of it, a line each. */
export const saidOfPost = ({ deed }: Words, step: Pick<Step, 'operation'>, post: Post): readonly string[] =>
  isInWords(post) ? (post.said ?? []) : deed.linesOf(deedIn(step, post));

/** What another module changes, or would, a line each (D1). */
export const differsOfPost = ({ deed }: Words, step: Pick<Step, 'operation'>, post: Post): readonly string[] =>
  isInWords(post) ? (post.differs ?? []) : deed.changesOf(deedIn(step, post));

/** A post with the details that it leaves out (G42). */
export const withDetailsOf = (post: Post): Post =>
  isInWords(post) || !post.seen ? post : { ...post, seen: withDetails(post.seen) };

/** What was done in a step, as this reader was told of it; blank: nothing. */
export const deedFor = (words: Words, step: PostedStep, reader: Reader): string => {
  const post = ownPost(step, reader);
  return post ? deedOfPost(words, step, post) : '';
};

/** What a reader's log says of a step with its details, in one line; blank where this reader was told nothing. */
export const lineOf = (words: Words, step: PostedStep, reader: Reader): string => {
  const own = ownPost(step, reader);
  if (!own) return '';
  const post = withDetailsOf(own);
  const told = toldByPost(words, step, post);
  return joined([...(told === '' ? [] : [told]), ...saidOfPost(words, step, post)]);
};
