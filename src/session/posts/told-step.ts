import type { Message } from '../../view/text/message.ts';
import type { Words } from '../../words/index.ts';
import type { Reader, Step } from '../base/step.ts';
import { ownPost } from '../steps/told.ts';
import { type ToldGame, toldIn } from './drawings.ts';
import { messageOf } from './step-messages.ts';

/** A game that knows in which words each reader is told. */
interface SpokenGame extends ToldGame {
  wordsTo(reader: Reader): Promise<Words>;
}

interface ToldStep {
  /** By reader, each in his own words. */
  readonly told: ReadonlyMap<Reader, Message>;
  /** What the channel is told in the words of who did it, where these are others and he has no message of his own. */
  readonly answer?: Message;
}

/** All messages of a stored step, made before anything else is done with the game. */
export const toldStep = async (session: SpokenGame, step: Step, before: readonly Step[]): Promise<ToldStep> => {
  const told = new Map<Reader, Message>();
  for (const post of step.posts) {
    const words = await session.wordsTo(post.reader);
    told.set(post.reader, messageOf(toldIn(words, session), step, post, before));
  }
  const { actor } = step.operation;
  const post = ownPost(step, actor);
  const words = await session.wordsTo(actor);
  if (post?.reader !== 'channel' || words === session.words) return { told };
  return { told, answer: messageOf(toldIn(words, session), step, post, before) };
};
