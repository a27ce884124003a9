import { cardFaceQueries } from '../../view/board/card-face.ts';
import type { HandView } from '../../view/cards.ts';
import { cardsIn, cardsText, groupsIn, LISTED, runsText } from '../../view/hand.ts';
import { pieceQueries } from '../../view/pieces.ts';
import { bold, plain } from '../../view/text.ts';
import type { View } from '../../view/view.ts';
import { LONGEST_CARD } from '../base/limits.ts';
import { counted } from './text.ts';

/** A hand of cards in words, as its owner sees it. */
export const handText = (view: View, hand: HandView): string => {
  const cards = cardsIn(view, hand, LISTED);
  const all = view.of(pieceQueries).count(hand.id);
  const more =
    all > cards.length ? ` und ${all - cards.length} weitere, die \`/piece list name:${plain(hand.name)}\` zeigt` : '';
  return all === 0
    ? `${bold(hand.name)}: keine Karten`
    : `${bold(hand.name)} (${all}): ${cardsText(view, cards)}${more}`;
};

/** The same card by card, with all that stands on each, in the place of a picture. */
export const handInWords = (view: View, hand: HandView): string => {
  const cards = cardsIn(view, hand, LISTED);
  const more = view.of(pieceQueries).count(hand.id) - cards.length;
  const lines = groupsIn(view, cards).map(({ card, numbers }) => {
    const { values, kinds, text } = view.of(cardFaceQueries).face(card, 'de');
    const said = [
      ...values.map((one) => `${plain(one.text)} ${plain(one.value)}`),
      ...(kinds === '' ? [] : [plain(kinds)]),
      ...(text === undefined ? [] : [plain(text, LONGEST_CARD)]),
    ];
    const times = numbers.length > 1 ? `${numbers.length} × ` : '';
    return `${runsText(numbers)}. ${times}${bold(card.name)}${said.length > 0 ? `: ${said.join(', ')}` : ''}`;
  });
  return [...lines, ...(more > 0 ? [`Und ${counted(more, 'weitere Karte', 'weitere Karten')}.`] : [])].join('\n');
};
