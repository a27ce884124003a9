import { pieceQueries } from '../../../view/pieces.ts';
import { seatQueries } from '../../../view/seats.ts';
import { bold, plain } from '../../../view/text/text.ts';
import type { View } from '../../../view/view.ts';
import { LONGEST_CARD_TEXT_IN_LIST } from '../../../words/base/limits.ts';
import type { Format } from '../../../words/base/messages.ts';
import { countedName } from '../../../words/base/text.ts';
import { list } from '../../../words/base/values.ts';
import type { HandView } from '../view/cards.ts';
import { cardFaceQueries } from '../view/face.ts';
import {
  describeCardsBySuit,
  formatNumberRanges,
  groupEqualCards,
  listCardsInHand,
  MAX_LISTED_CARDS,
} from '../view/hand.ts';

const isOnlyHand = (view: View, { side }: HandView): boolean => {
  const [mine, ...others] = view.of(seatQueries).mine();
  return mine?.id === side.id && others.length === 0;
};

/** Describes a hand of cards. A player's only hand needs no name (C91). */
export const handText = (format: Format, view: View, held: HandView): string => {
  const isOnly = isOnlyHand(view, held);
  const hand = isOnly ? format('hand-yours') : bold(held.name);
  const count = view.of(pieceQueries).count(held.id);
  if (count === 0) return format('hand-empty', { hand });
  const cards = listCardsInHand(view, held, MAX_LISTED_CARDS);
  const given = { hand, count, cards: describeCardsBySuit(view, cards) };
  if (isOnly && count === 1) return format('hand-yours-one', { card: given.cards });
  return count > cards.length
    ? format('hand-text-more', { ...given, more: count - cards.length, typed: plain(held.name) })
    : format('hand-text', given);
};

/** Describes a hand card by card, with everything that is written on each card, instead of a picture. */
export const handInWords = (format: Format, view: View, hand: HandView): string => {
  const cards = listCardsInHand(view, hand, MAX_LISTED_CARDS);
  const more = view.of(pieceQueries).count(hand.id) - cards.length;
  const lines = groupEqualCards(view, cards).map(({ card, numbers }) => {
    const { values, kinds, text } = view.of(cardFaceQueries).face(card, format.locale);
    const face = [
      ...values.map((one) => `${plain(one.text)} ${plain(one.value)}`),
      ...(kinds === '' ? [] : [plain(kinds)]),
      ...(text === undefined ? [] : [plain(text, LONGEST_CARD_TEXT_IN_LIST)]),
    ];
    const given = {
      numbers: formatNumberRanges(numbers),
      card: countedName({ name: card.name, count: numbers.length }),
    };
    return face.length === 0
      ? format('hand-line', given)
      : format('hand-line-face', { ...given, face: list(face, 'more') });
  });
  return [...lines, ...(more > 0 ? [format('hand-more', { count: more })] : [])].join('\n');
};
