import type { ActingPerson, Actions } from './actions.ts';
import type { Chat, ChatMessage } from './chat.ts';
import type { Offer } from './world.ts';

export interface OfferPorts {
  readonly actions: Actions;
  readonly chat: Chat;
}

const LINES: { readonly [offer in Offer]: string } = {
  alone: '/game start module:tablut',
  kingdom: '/kingdom',
  help: '/help',
};
/** What is pressed then in the game's first message: all sides for one person, and the game begins. */
const ALONE = ['game:alone:', 'game:begin:'];

/**
 * Does what an empty page offers, as if it had been typed and pressed. Answers a problem, or nothing once all of it is
 * in the chat; where a game runs already its own question stands there.
 */
export const takeOffer = async (
  { actions, chat }: OfferPorts,
  by: ActingPerson,
  offer: Offer,
): Promise<string | undefined> => {
  const { person, place, words } = by;
  const before = new Set(chat.allSeen(person.id).map(({ id }) => id));
  const refused = await actions.send(by, LINES[offer], new Map());
  if (refused || offer !== 'alone') return refused?.problem;
  for (const wanted of ALONE) {
    const answers = chat.allSeen(person.id).filter((message) => message.place === place && !before.has(message.id));
    const [found] = answers.flatMap((message) => controlOf(message, wanted));
    if (!found) return undefined;
    const { problem } = await actions.press({ person, words, ...found, values: [] });
    if (problem !== undefined) return problem;
  }
  return undefined;
};

const controlOf = (
  { id, message }: ChatMessage,
  wanted: string,
): readonly { readonly message: string; readonly control: string }[] =>
  (message.rows ?? [])
    .flat()
    .filter((control) => control.id.startsWith(wanted))
    .map((control) => ({ message: id, control: control.id }));
