import { cardQueries } from '../../src/features/cards/view/cards.ts';
import { findCard } from '../../src/features/cards/view/hand.ts';
import type { Choice } from '../../src/port/command.ts';
import {
  type ActionOfferView,
  type ActionSubjectView,
  type ActionView,
  actionQueries,
} from '../../src/view/find/actions.ts';
import { groupAlikePieces } from '../../src/view/find/alike.ts';
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
    (thing, name) => {
      const price = prices.get(thing.id);
      const label = previewedName(words, view, action.name, thing, name);
      return price === undefined ? label : words.commands.act.priced(label, price);
    },
  );
  return choices.slice(0, MOST_CHOICES);
};

/** Adds the text of the action's preview to the name of a thing, if there is one (G51). */
export const previewedName = (
  words: Words,
  view: View,
  action: string,
  { preview }: ActionSubjectView,
  name: string,
): string =>
  preview ? words.commands.play.previewed(name, view.of(actionQueries).preview(action, preview, words.locale)) : name;

/** `labelOf`: what is shown for a thing with such a name. */
export const suggestMatchingSubjects = (
  words: Words,
  view: View,
  things: readonly ActionSubjectView[],
  typed: string,
  labelOf: (thing: ActionSubjectView, name: string) => string = (_, name) => name,
): readonly Choice[] => {
  const groups = groupAlikePieces(
    view,
    things.flatMap(({ piece }) => piece ?? []),
  );
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  const ofPieces = groups.map((group): Choice => {
    const { name, value } = pieceChoice(words, view, group);
    const thing = byId.get(view.of(pieceQueries).id(group.piece));
    return { name: thing ? labelOf(thing, name) : name, value };
  });
  const others = things.flatMap((thing) =>
    thing.name === undefined ? [] : [{ ...createChoiceFromText(thing.name), name: labelOf(thing, thing.name) }],
  );
  const wanted = typed.trim().toLowerCase();
  return [...ofPieces, ...others]
    .filter(({ name, value }) => name.toLowerCase().includes(wanted) || value.toLowerCase().includes(wanted))
    .map(({ name, value }) => ({ name: name.slice(0, DISCORD_LIMITS.choice), value }));
};
