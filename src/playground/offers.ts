import { z } from 'zod';
import { controlId } from '../view/text/message.ts';
import type { ActingPerson, PlaygroundActions } from './actions.ts';
import { GENERAL_OFFERS } from './world.ts';

const name = z.string().max(100);

/** The offers on the first screen of a channel or of direct messages without messages. A press accepts an offer. */
export const offerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(GENERAL_OFFERS) }),
  z.object({ kind: z.enum(['bot', 'others']), game: name }),
  z.object({ kind: z.literal('back'), game: name }),
  z.object({ kind: z.literal('board') }),
]);

const START = '/game start module:';
const FIRST = '0';

/** Does what an offer says, as if the user had typed or pressed it. If there is a problem, returns it. */
export const acceptOffer = async (
  actions: PlaygroundActions,
  by: ActingPerson,
  offer: z.output<typeof offerSchema>,
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
