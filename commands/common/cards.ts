import type { Choice } from '../../src/command.ts';
import type { PieceId } from '../../src/engine/core/ids.ts';
import { cardsCalled, cardsIn, findCard } from '../../src/view/hand.ts';
import type { DeckView, HandView, PieceView, View } from '../../src/view/view.ts';
import { LIMIT, matching, plainChoice } from './choices.ts';
import { listOf } from './typed.ts';
import { unknown } from './unknown.ts';

/** Cards, hands and decks as people name them. */

const NO_HAND = 'You have no hand in this game. `/game seats` shows who plays what.';

/** The asker's own hand, for a game master any that is named; or a sentence on why there is none. */
export const ownHand = (view: View, side: string | undefined): HandView | string => {
  const all = view.isMaster && view.mine().length === 0 ? view.sides() : view.mine();
  if (side === undefined && view.mine().length === 0 && view.isMaster)
    return 'A game master has no hand. `/hand show side:` shows anybody’s; `/move` and `/deck` move the cards of all.';
  const mine = all.filter(({ name }) => side === undefined || name.trim().toLowerCase() === side.trim().toLowerCase());
  return view.hand(mine) ?? NO_HAND;
};

/** The cards of a hand that are named, with commas between; each card once. */
export const cardsNamed = (view: View, hand: HandView, text: string): readonly PieceId[] | string => {
  const found: PieceId[] = [];
  for (const one of listOf(text)) {
    const card = findCard(view, hand, one) ?? undefined;
    const free = card && found.includes(view.id(card)) ? another(view, hand, card.name, found) : card;
    if (!free) return unknown('card', one, namesIn(view, hand), '`/hand show` shows yours.');
    found.push(view.id(free));
  }
  return found.length > 0 ? found : unknown('card', text, namesIn(view, hand), '`/hand show` shows yours.');
};

/** Another card of that name than those that were named before. */
const another = (view: View, hand: HandView, name: string, named: readonly PieceId[]): PieceView | undefined => {
  for (const card of cardsCalled(view, hand, name)) if (!named.includes(view.id(card))) return card;
  return undefined;
};

/** So many cards are looked at for names and numbers to be offered. */
const OFFERED = 1000;

const namesIn = (view: View, hand: HandView): readonly string[] => [
  ...new Set(cardsIn(view, hand, OFFERED).map(({ name }) => name)),
];

/** The last of several cards that are typed, the others as they are. */
export const cardChoices = (view: View, typed: string): readonly Choice[] => {
  const hand = view.hand();
  if (!hand) return [];
  const comma = typed.lastIndexOf(',');
  const before = comma < 0 ? '' : `${typed.slice(0, comma).trim()}, `;
  const cards = cardsIn(view, hand, OFFERED).map((card, i) => `${i + 1} ${card.name}`);
  return matching(cards, typed.slice(comma + 1))
    .map((label) => ({ name: before + label, value: before + label.slice(0, label.indexOf(' ')) }))
    .filter(({ name, value }) => name.length <= 100 && value.length <= 100);
};

/** The deck of that name; without one the only one that there is, or a sentence. */
export const deckNamed = (
  view: View,
  text: string | undefined,
  fits: (deck: DeckView) => boolean = () => true,
): DeckView | string => {
  const decks = view.decks();
  if (decks.length === 0) return 'This game has no decks. `/hand show` shows your cards, `/piece list` the pieces.';
  const wanted = text?.trim().toLowerCase();
  if (wanted === undefined) {
    const [only, ...others] = decks.filter(fits);
    return only && others.length === 0
      ? only
      : unknown('deck', '', [], `There are ${decks.map(({ name }) => name).join(', ')}.`);
  }
  return (
    decks.find(({ name }) => name.toLowerCase() === wanted) ??
    unknown(
      'deck',
      text ?? '',
      decks.map(({ name }) => name),
      '`/deck list` shows them.',
    )
  );
};

export const deckChoices = (view: View, typed: string): readonly Choice[] =>
  matching(
    view.decks().map(({ name }) => name),
    typed,
  )
    .slice(0, LIMIT)
    .map(plainChoice);
