import { cardQueries } from '../cards.ts';
import type { View } from '../view.ts';
import * as named from './names.ts';
import { choose, first, instead, look, type Remedy, type RemedyTable, without } from './remedy.ts';

/** The discards of a deck come back into it, where it has any and they do. */
const reshuffled = (view: View, id: string): Remedy | undefined => {
  const deck = view
    .of(cardQueries)
    .decks()
    .find((one) => one.id === id);
  return deck?.discards !== undefined && deck.reshuffle !== 'never'
    ? first('/deck shuffle', { deck: deck.name, discards: 'true' })
    : undefined;
};

/** What works where cards are not drawn, dealt or put away. */
export const cards = {
  'in-deck': ({ deck }, view) => ({ draw: instead('/deck draw', named.deck(view, deck)) }),
  'no-such-deck': () => ({ list: look('/deck list') }),
  'not-your-deck': () => ({ list: look('/deck list') }),
  'too-few-cards': ({ deck }, view) => ({ count: choose('count'), shuffle: reshuffled(view, deck) }),
  'wrong-count': () => ({ count: choose('count') }),
  'not-by-name': ({ deck }, view) => ({ draw: instead('/deck draw', named.deck(view, deck)) }),
  'not-in-deck': ({ deck }, view) => ({ show: look('/deck show', named.deck(view, deck)) }),
  'no-discards': () => ({ alone: without('discards') }),
  'never-reshuffled': () => ({ alone: without('discards') }),
  'no-hand': () => ({ side: choose('side') }),
  'hand-full': () => ({ discard: first('/hand discard') }),
  'draw-limit': () => ({ count: choose('count') }),
  'same-deck': () => ({ to: choose('to') }),
} satisfies RemedyTable;
