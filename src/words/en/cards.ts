import { isList, textOf } from '../../engine/core/value.ts';
import { bold, plain } from '../../view/text.ts';
import type { Contents, DeckView, View } from '../../view/view.ts';
import { countersOn } from './counters.ts';
import { counted, listed } from './text.ts';

/** Decks and hands in words, as far as the reader knows of them. */

const names = (all: NonNullable<Contents['names']>): string =>
  listed(all.map(([name, count]) => `${count} × ${plain(name)}`));

/** How much is in it, as far as that is known. */
const amount = ({ any, count }: Contents): string => {
  if (count !== undefined) return counted(count, 'card');
  return any === undefined ? '' : any ? 'some cards' : 'no cards';
};

const deckLine = (deck: DeckView): string => {
  const parts = [
    amount(deck.contents),
    deck.faceDown ? 'face down' : 'open',
    ...(deck.side ? [`of ${bold(deck.side.name)}`] : []),
    ...(deck.discards === undefined ? [] : [`discards: ${plain(deck.discards)}`]),
  ].filter((part) => part !== '');
  return `${bold(deck.name)}: ${parts.join(', ')}`;
};

export const decksText = (view: View): string => {
  const decks = view.decks();
  const hands = view.hands().map(({ name, contents }) => `${bold(name)}: ${amount(contents) || 'open to its side'}`);
  return decks.length + hands.length === 0
    ? 'This game has no decks that you can see.'
    : [...decks.map(deckLine), ...hands].join('\n');
};

/** One deck; an open pile summed up by name, with what lies on top (C80). */
export const deckText = (view: View, deck: DeckView): string => {
  const top = deck.faceDown ? undefined : view.top(deck.id);
  const { names: all = [] } = deck.contents;
  return [
    deckLine(deck),
    ...(all.length > 0 ? [names(all)] : []),
    ...(deck.faceDown ? [] : typesLine(view, deck)),
    ...countersOn(view, deck.name),
    ...(top ? [`On top: ${bold(top.name)}`] : []),
    ...(deck.faceDown ? [...knownCards(view, deck)] : []),
  ].join('\n');
};

/** How many there are of each type, where the cards have a `Type`: one that has several counts with each. */
const typesLine = (view: View, { id }: DeckView): readonly string[] => {
  const types = new Map<string, number>();
  for (const card of view.at(id)) {
    const type = view.property(card, 'Type');
    for (const one of isList(type) ? type : [textOf(type)]) if (one !== '') types.set(one, (types.get(one) ?? 0) + 1);
  }
  const sorted = [...types].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.length > 0 ? [`By type: ${listed(sorted.map(([type, count]) => `${count} × ${plain(type)}`))}`] : [];
};

/** What the reader has looked at in a deck that lies face down, from the top. */
const knownCards = (view: View, { id }: DeckView): readonly string[] => {
  const known = [...view.at(id)].reverse();
  return known.length > 0 ? [`You know of: ${listed(known.map(({ name }) => bold(name)))}`] : [];
};
