import type { Post, TextPost } from '../../../src/facts/stored-post.ts';
import type { Reader } from '../../../src/session/base/step.ts';
import {
  actSentencesOfPost,
  addRuleDetails,
  consequencesOfPost,
  deedTextFor as deedIn,
  deedOfPost,
  lineOf as lineIn,
  moduleChangesOfPost,
  reportLinesOfPost,
} from '../../../src/session/posts/post-words.ts';
import type { PostedStep } from '../../../src/session/steps/told.ts';
import type { Operation } from '../../../src/table/index.ts';
import { languages } from '../../../src/words/index.ts';

/** What was told of a step, in English. */

export const ENGLISH = languages.en;

export const deedFor = (step: PostedStep, reader: Reader): string => deedIn(ENGLISH, step, reader);

export const lineOf = (step: PostedStep, reader: Reader): string => lineIn(ENGLISH, step, reader);

/** All that a post says. */
export const wordsOf = (step: { readonly operation: Operation }, post: Post) => ({
  deed: deedOfPost(ENGLISH, step, post),
  said: [
    actSentencesOfPost(ENGLISH, step, post),
    consequencesOfPost(ENGLISH, step, post),
    ...reportLinesOfPost(ENGLISH, step, addRuleDetails(post)),
  ].filter(Boolean),
  differs: moduleChangesOfPost(ENGLISH, step, post),
});

/** A post with what it says in the place of what was seen. */
const inWords = (operation: Operation, post: Post): TextPost => {
  const { reader, turn, asks, wait, marks } = post;
  const { deed, said, differs } = wordsOf({ operation }, post);
  return {
    reader,
    deed,
    ...(said.length > 0 ? { said } : {}),
    ...(turn ? { turn } : {}),
    ...(asks ? { asks } : {}),
    ...(wait ? { wait } : {}),
    ...(differs.length > 0 ? { differs } : {}),
    ...(marks ? { marks } : {}),
  };
};

/** The same of all posts of a step. */
export const postsInWords = ({ operation, posts }: PostedStep): readonly TextPost[] =>
  posts.map((post) => inWords(operation, post));
