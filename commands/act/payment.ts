import type { Choice } from '../../src/port/command.ts';
import type { PieceId } from '../../src/table/index.ts';
import { actionQueries, type UnfinishedAct } from '../../src/view/find/actions.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import { suggestHandCards } from '../common/cards.ts';
import { MOST_CHOICES } from '../common/choices.ts';
import { listOf } from '../common/typed.ts';
import { findSubjectByText, type InputRefusal } from './subjects.ts';

/**
 * Returns the pieces that the text names as payment. Undefined if it names none: the game then uses the smallest
 * payment.
 */
export const parseTypedPayment = (
  words: Words,
  view: View,
  typed: string | undefined,
): { readonly pieces: readonly PieceId[] } | InputRefusal | undefined => {
  if (typed === undefined) return undefined;
  const pieces: PieceId[] = [];
  for (const text of listOf(typed)) {
    const piece = findSubjectByText(words, view, 'piece', text, pieces);
    if ('told' in piece) return piece;
    pieces.push(piece.id as PieceId);
  }
  return { pieces };
};

export const suggestActionPayments = (
  words: Words,
  view: View,
  begun: UnfinishedAct,
  typed: string,
): readonly Choice[] => {
  const smallest = view
    .of(actionQueries)
    .payment(begun)
    .map(({ name }) => name)
    .join(', ');
  const fits =
    smallest !== '' && smallest.length <= 80 && smallest.toLowerCase().startsWith(typed.trim().toLowerCase());
  const proposed = fits ? [{ name: words.commands.act.smallest(smallest), value: smallest }] : [];
  return [...proposed, ...suggestHandCards(words, view, typed)].slice(0, MOST_CHOICES);
};
