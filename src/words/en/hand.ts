import { cardsIn, LISTED } from '../../view/hand.ts';
import { plain } from '../../view/text.ts';
import type { HandView, View } from '../../view/view.ts';
import { counted } from './text.ts';

/** A hand of cards in words, as its owner sees it. */
export const handText = (view: View, hand: HandView): string => {
  const cards = cardsIn(view, hand, LISTED);
  const all = view.count(hand.id);
  const names = cards.map(({ name }, i) => `${i + 1} ${plain(name)}`);
  const more =
    all > cards.length ? ` and ${all - cards.length} more, which \`/piece list name:${plain(hand.name)}\` lists` : '';
  return all === 0
    ? `${plain(hand.name)}: no cards`
    : `${plain(hand.name)} (${counted(all, 'card')}): ${names.join(', ')}${more}`;
};
