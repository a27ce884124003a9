import type { HandView } from '../../view/cards.ts';
import { cardsIn, groupsIn, LISTED, runsText } from '../../view/hand.ts';
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
const groupsOf = (view: View, cards: readonly PieceView[]): readonly string[] =>
  groupsIn(view, cards).map(
    ({ card, numbers }) =>
      `${runsText(numbers)}. ${numbers.length > 1 ? `${numbers.length} × ` : ''}${bold(card.name)}`,
  );
