import { z } from 'zod';
import { controlId } from '../view/text/message.ts';
import type { ActingPerson, Actions } from './actions.ts';
import { OFFERS } from './world.ts';

const name = z.string().max(100);

/** What a place in which nothing was said offers: one press each. */
export const offerForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(OFFERS) }),
  /** A game against the bot, or for several. */
  z.object({ kind: z.enum(['bot', 'others']), game: name }),
  /** A running game that this person plays. */
  z.object({ kind: z.literal('back'), game: name }),
  z.object({ kind: z.literal('board') }),
]);

const START = '/game start module:';
/** The first side. */
const FIRST = '0';

/** Does what was offered, as if it had been typed or pressed. Answers a problem, or nothing once all of it is in the chat. */
export const takeOffer = async (
  actions: Actions,
  by: ActingPerson,
  offer: z.output<typeof offerForm>,
): Promise<string | undefined> => {
  const send = async (line: string): Promise<string | undefined> => (await actions.send(by, line, new Map()))?.problem;
  switch (offer.kind) {
    case 'bot':
      return actions.open(by, controlId('game', 'solo', offer.game, FIRST), '/game start');
    case 'others':
      return send([START, offer.game].join(''));
    case 'back':
      return actions.open(by, controlId('play', 'open', offer.game), '/play');
    default:
      return send(`/${offer.kind}`);
  }
};
