import type { HandView } from '../../view/cards.ts';
import { cardsIn, LISTED } from '../../view/hand.ts';
import { type PieceView, pieceQueries } from '../../view/pieces.ts';
import { bold, plain } from '../../view/text.ts';
import type { View } from '../../view/view.ts';
import { counted } from './text.ts';

/** A hand of cards in words, as its owner sees it. */
export const handText = (view: View, hand: HandView): string => {
  const cards = cardsIn(view, hand, LISTED);
  const all = view.of(pieceQueries).count(hand.id);
  const more =
    all > cards.length ? ` and ${all - cards.length} more, which \`/piece list name:${plain(hand.name)}\` lists` : '';
  return all === 0
    ? `${plain(hand.name)}: no cards`
    : `${plain(hand.name)} (${counted(all, 'card')}): ${groupsOf(view, cards).join('; ')}${more}`;
};

/** `1-2, 4. 3 × **1 Dollar**`: the numbers of those that are alike, and what they are. */
const groupsOf = (view: View, cards: readonly PieceView[]): readonly string[] => {
  const groups = new Map<string, { readonly name: string; readonly numbers: number[] }>();
  for (const [i, card] of cards.entries()) {
    const key = view.of(pieceQueries).likeness(card);
    const group = groups.get(key) ?? { name: card.name, numbers: [] };
    groups.set(key, group);
    group.numbers.push(i + 1);
  }
  return [...groups.values()].map(
    ({ name, numbers }) => `${runsText(numbers)}. ${numbers.length > 1 ? `${numbers.length} × ` : ''}${bold(name)}`,
  );
};

/** `1-3, 6`. */
const runsText = (numbers: readonly number[]): string => {
  const runs: { readonly first: number; last: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run.last === number - 1) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
};
