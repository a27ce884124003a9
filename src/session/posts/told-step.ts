import type { Message } from '../../view/text/message.ts';
import type { Words } from '../../words/index.ts';
import type { Reader, Step } from '../base/step.ts';
import { ownPost } from '../steps/told.ts';
import { type MessageContext, withContextWords } from './drawings.ts';
import { buildStepMessage } from './step-messages.ts';

interface SpokenGame extends MessageContext {
  wordsTo(reader: Reader): Promise<Words>;
}

interface ToldStep {
  readonly told: ReadonlyMap<Reader, Message>;
  /**
   * The channel's message in the actor's language. It is only set if that language differs and the actor has no message
   * of their own.
   */
  readonly answer?: Message;
}

/** Makes all messages about a stored step, before anything else happens in the game. */
export const messagesOfStep = async (session: SpokenGame, step: Step, before: readonly Step[]): Promise<ToldStep> => {
  const told = new Map<Reader, Message>();
  for (const post of step.posts) {
    const words = await session.wordsTo(post.reader);
    told.set(post.reader, buildStepMessage(withContextWords(words, session), step, post, before));
  }
  const { actor } = step.operation;
  const post = ownPost(step, actor);
  const words = await session.wordsTo(actor);
  if (post?.reader !== 'channel' || words === session.words) return { told };
  return { told, answer: buildStepMessage(withContextWords(words, session), step, post, before) };
};
