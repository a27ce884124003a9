import { cardQueries } from '../../src/features/cards/view/cards.ts';
import { findCard } from '../../src/features/cards/view/hand.ts';
import type { Choice } from '../../src/port/command.ts';
import {
  type ActionOfferView,
  type ActionSubjectView,
  type ActionView,
  actionQueries,
} from '../../src/view/find/actions.ts';
import { groupAlikePieces, type PieceGroup } from '../../src/view/find/alike.ts';
import { findPlaceByText } from '../../src/view/find/find.ts';
import { type PieceView, pieceQueries } from '../../src/view/pieces.ts';
import { DISCORD_LIMITS } from '../../src/view/text/message.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import { createChoiceFromText, MOST_CHOICES } from '../common/choices.ts';
import { findSinglePiece, pieceChoice } from '../common/pieces.ts';
import type { RefusalSentence } from '../common/sentence.ts';
import { findSideByName } from '../common/sides.ts';
import { unknown } from '../common/unknown.ts';

export interface InputRefusal {
  readonly told: RefusalSentence;
}

/**
 * Returns the thing of the given kind that a text means. A card of the viewer's hand comes first. `without`: the ids of
 * things that are already named.
 */
export const findSubjectByText = (
  words: Words,
  view: View,
  kind: 'piece' | 'cell' | 'side',
  text: string,
  without: readonly string[] = [],
): { readonly id: string } | InputRefusal => {
  if (kind === 'side') {
    const side = findSideByName(words, view, text);
    return typeof side === 'string' ? { told: side } : { id: side.id };
  }
  if (kind === 'cell') {
    const spot = findPlaceByText(view, text);
    return spot?.cell === undefined
      ? { told: unknown(words, 'cell', text, [], 'cells') }
      : view.of(actionQueries).cell(spot.in, spot.cell);
  }
  const piece = pieceNamed(words, view, text, without);
  return typeof piece === 'string' ? { told: piece } : { id: view.of(pieceQueries).id(piece) };
};

const pieceNamed = (
  words: Words,
  view: View,
  text: string,
  without: readonly string[],
): PieceView | RefusalSentence => {
  const hand = view.of(cardQueries).hand();
  const ids = view.of(pieceQueries);
  const card = hand && findCard(view, hand, text);
  if (hand && card && !without.includes(ids.id(card))) return card;
  const alike = card && ids.at(hand.id).find((one) => one.name === card.name && !without.includes(ids.id(one)));
  return alike ?? findSinglePiece(words, view, text, undefined, without as Parameters<typeof findSinglePiece>[4]);
};

const LOOKED = 500;

export const suggestActionSubjects = (
  words: Words,
  view: View,
  action: ActionView,
  typed: string,
): readonly Choice[] => {
  const offers: ActionOfferView[] = [];
  for (const offer of view.of(actionQueries).offers(action.name)) {
    if (offers.length === LOOKED) break;
    offers.push(offer);
  }
  const prices = new Map(offers.flatMap((one) => (one.with ? [[one.with.id, one.price] as const] : [])));
  const choices = suggestMatchingSubjects(
    words,
    view,
    offers.flatMap((one) => one.with ?? []),
    typed,
    (id) => prices.get(id),
  );
  return choices.slice(0, MOST_CHOICES);
};

export const suggestMatchingSubjects = (
  words: Words,
  view: View,
  things: readonly ActionSubjectView[],
  typed: string,
  priceOf: (id: string) => string | undefined = () => undefined,
): readonly Choice[] => {
  const groups = groupAlikePieces(
    view,
    things.flatMap(({ piece }) => piece ?? []),
  );
  const ofPieces = groups.map((group) => pricedChoice(words, view, group, priceOf));
  const others = things.flatMap(({ name }) => (name === undefined ? [] : [createChoiceFromText(name)]));
  const wanted = typed.trim().toLowerCase();
  return [...ofPieces, ...others].filter(
    ({ name, value }) => name.toLowerCase().includes(wanted) || value.toLowerCase().includes(wanted),
  );
};

const pricedChoice = (
  words: Words,
  view: View,
  group: PieceGroup,
  priceOf: (id: string) => string | undefined,
): Choice => {
  const { name, value } = pieceChoice(words, view, group);
  const price = priceOf(view.of(pieceQueries).id(group.piece));
  return {
    name: (price === undefined ? name : words.commands.act.priced(name, price)).slice(0, DISCORD_LIMITS.choice),
    value,
  };
};
