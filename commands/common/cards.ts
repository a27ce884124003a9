import { cardQueries, type DeckView, type HandView } from '../../src/features/cards/view/cards.ts';
import { findCard, findHandCardsByName, listCardsInHand } from '../../src/features/cards/view/hand.ts';
import type { Choice } from '../../src/port/command.ts';
import type { PieceId } from '../../src/table/index.ts';
import { gameQueries } from '../../src/view/game.ts';
import { type PieceView, pieceQueries } from '../../src/view/pieces.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { isCalled } from '../../src/view/text/typed.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import { createChoiceFromText, filterMatchingNames, MOST_CHOICES } from './choices.ts';
import type { RefusalSentence } from './sentence.ts';
import { findSideByName } from './sides.ts';
import { expandNumberRange, listOf } from './typed.ts';
import { unknown } from './unknown.ts';

/**
 * Returns the asker's own hand. A game master may name any hand. If there is none, returns a sentence with the reason.
 */
export const findOwnHand = (words: Words, view: View, side: string | undefined): HandView | RefusalSentence => {
  const all =
    view.of(gameQueries).isMaster && view.of(seatQueries).mine().length === 0
      ? view.of(seatQueries).sides()
      : view.of(seatQueries).mine();
  if (side === undefined && view.of(seatQueries).mine().length === 0 && view.of(gameQueries).isMaster)
    return words.commands.hand.masterHasNone;
  if (side === undefined && all.length === 0) return words.commands.hand.noSeat;
  const mine = all.filter(({ name }) => side === undefined || isCalled(name, side));
  if (side !== undefined && mine.length === 0) {
    const other = findSideByName(words, view, side);
    return typeof other === 'string' ? other : words.commands.hand.othersHand(other.name);
  }
  return view.of(cardQueries).hand(mine) ?? words.commands.hand.noHand;
};

export const findCardsByName = (
  words: Words,
  view: View,
  hand: HandView,
  text: string,
): readonly PieceId[] | RefusalSentence => {
  const found: PieceId[] = [];
  for (const one of listOf(text).flatMap((item) => (findCard(view, hand, item) ? [item] : expandNumberRange(item)))) {
    const card = freeCard(view, hand, one, found);
    if (!card) return unknown(words, 'card', one, namesIn(view, hand), 'cards');
    found.push(view.of(pieceQueries).id(card));
  }
  return found.length > 0 ? found : unknown(words, 'card', text, namesIn(view, hand), 'cards');
};

const freeCard = (view: View, hand: HandView, text: string, named: readonly PieceId[]): PieceView | undefined => {
  const card = findCard(view, hand, text);
  return card && named.includes(view.of(pieceQueries).id(card)) ? another(view, hand, card.name, named) : card;
};

const another = (view: View, hand: HandView, name: string, named: readonly PieceId[]): PieceView | undefined => {
  for (const card of findHandCardsByName(view, hand, name))
    if (!named.includes(view.of(pieceQueries).id(card))) return card;
  return undefined;
};

const OFFERED = 1000;

const namesIn = (view: View, hand: HandView): readonly string[] => [
  ...new Set(listCardsInHand(view, hand, OFFERED).map(({ name }) => name)),
];

export const suggestHandCards = (
  { commands }: Words,
  view: View,
  typed: string,
  can: (card: PieceView) => boolean = () => true,
): readonly Choice[] => {
  const hand = view.of(cardQueries).hand();
  if (!hand) return [];
  const comma = typed.lastIndexOf(',');
  const before = comma < 0 ? '' : `${typed.slice(0, comma).trim()}, `;
  const named: PieceId[] = [];
  for (const one of listOf(before)) {
    const card = freeCard(view, hand, one, named);
    if (card) named.push(view.of(pieceQueries).id(card));
  }
  const groups = new Map<
    string,
    { readonly name: string; readonly number: number; readonly card: PieceView; count: number }
  >();
  for (const [i, card] of listCardsInHand(view, hand, OFFERED).entries()) {
    if (named.includes(view.of(pieceQueries).id(card))) continue;
    const key = view.of(pieceQueries).likeness(card);
    const group = groups.get(key) ?? { name: card.name, number: i + 1, card, count: 0 };
    groups.set(key, group);
    group.count += 1;
  }
  const numbers = new Map(
    [...groups.values()]
      .filter(({ card }) => can(card))
      .map(({ name, number, count }) => [commands.hand.card(number, name, count), number]),
  );
  return filterMatchingNames([...numbers.keys()], typed.slice(comma + 1))
    .map((label) => ({ name: before + label, value: `${before}${numbers.get(label)}` }))
    .filter(({ name, value }) => name.length <= 100 && value.length <= 100);
};

/** Returns the deck of that name. Without a name, returns the only possible deck. */
export const findDeckByName = (
  words: Words,
  view: View,
  text: string | undefined,
  fits: (deck: DeckView) => boolean = () => true,
): DeckView | RefusalSentence => {
  const { deck, unknown: said } = words.commands;
  const decks = view.of(cardQueries).decks();
  const names = decks.map(({ name }) => name);
  if (decks.length === 0) return deck.noDecks;
  if (text === undefined) {
    const [only, ...others] = decks.filter(fits);
    return only && others.length === 0 ? only : unknown(words, 'deck', '', [], { told: said.thereAre(names) });
  }
  return decks.find(({ name }) => isCalled(name, text)) ?? unknown(words, 'deck', text, names, 'decks');
};

export const suggestDecks = (
  view: View,
  typed: string,
  can: (deck: DeckView) => boolean = () => true,
): readonly Choice[] =>
  filterMatchingNames(
    view
      .of(cardQueries)
      .decks()
      .filter(can)
      .map(({ name }) => name),
    typed,
  )
    .slice(0, MOST_CHOICES)
    .map(createChoiceFromText);
