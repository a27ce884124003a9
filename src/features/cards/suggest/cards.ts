import { reshufflingOf } from '../../../engine/index.ts';
import type { DeckId, PersonId, SideId } from '../../../table/index.ts';
import { predictionQueries } from '../../../view/foresight.ts';
import { pieceQueries } from '../../../view/pieces.ts';
import * as named from '../../../view/remedy/names.ts';
import {
  choose,
  first,
  instead,
  look,
  type RefusalRemedy,
  type RemediesByRefusalCode,
  without,
} from '../../../view/remedy/remedy.ts';
import { seatQueries } from '../../../view/seats.ts';
import type { View } from '../../../view/view.ts';
import { cardQueries, type DeckView, type HandView } from '../view/cards.ts';

const deckOf = (view: View, id: string): DeckView | undefined =>
  view
    .of(cardQueries)
    .decks()
    .find((one) => one.id === id);

const isEmpty = (view: View, id: string): boolean => deckOf(view, id)?.contents.any === false;

/** Suggests to shuffle the discard pile into a deck, if it has one and the reader can do that. */
const reshuffled = (view: View, id: string): RefusalRemedy | undefined => {
  const deck = deckOf(view, id);
  const shuffle = (actor: PersonId) => ({ kind: 'shuffle', actor, deck: id as DeckId, discards: true }) as const;
  return deck?.discards !== undefined &&
    reshufflingOf(deck.reshuffle).byCommand &&
    !view.of(predictionQueries).refusalOf(shuffle)
    ? first('/deck shuffle', { deck: deck.name, discards: 'true' })
    : undefined;
};

/** True if the reader can discard now. The phase of the turn may not allow it. */
const canDiscard = (view: View, hand: HandView): boolean => {
  const [card] = view.of(pieceQueries).at(hand.id);
  if (!card) return false;
  const pieces = [view.of(pieceQueries).id(card)];
  return view
    .of(cardQueries)
    .decks()
    .some(
      ({ id: deck, faceDown }) =>
        !faceDown &&
        !view.of(predictionQueries).refusalOf((actor) => ({ kind: 'return', actor, pieces, deck, where: 'top' })),
    );
};

export const cards = {
  'in-deck': ({ deck }, view) => ({ draw: instead('/deck draw', named.deck(view, deck)) }),
  'no-such-deck': () => ({ list: look('/deck list') }),
  'not-your-deck': () => ({ list: look('/deck list') }),
  'too-few-cards': ({ deck }, view) => ({
    count: isEmpty(view, deck) ? undefined : choose('count'),
    deck: isEmpty(view, deck) ? choose('deck') : undefined,
    shuffle: reshuffled(view, deck),
  }),
  'wrong-count': () => ({ count: choose('count') }),
  'not-by-name': ({ deck }, view) => ({ draw: instead('/deck draw', named.deck(view, deck)) }),
  'not-in-deck': ({ deck }, view) => ({ show: look('/deck show', named.deck(view, deck)) }),
  'no-discards': () => ({ alone: without('discards') }),
  'never-reshuffled': () => ({ alone: without('discards') }),
  'no-hand': () => ({ side: choose('side') }),
  'hand-full': ({ side, limit }, view) => {
    const mine = view.of(seatQueries).mine();
    const own = view.of(cardQueries).hand(mine.filter(({ id }) => id === side));
    const { count = limit } = own?.contents ?? {};
    const players = view.of(seatQueries).side(side as SideId)?.players ?? [];
    return {
      count: count < limit ? choose('count') : undefined,
      discard:
        count === 0 || (own && !canDiscard(view, own))
          ? undefined
          : first('/hand discard', {}, own ? undefined : players),
    };
  },
  'draw-limit': () => ({ count: choose('count') }),
  'same-deck': () => ({ to: choose('to') }),
} satisfies RemediesByRefusalCode;
