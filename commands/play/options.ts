import { cardQueries } from '../../src/features/cards/view/cards.ts';
import { cardFaceQueries } from '../../src/features/cards/view/face.ts';
import {
  type ActionChoiceView,
  type ActionSubjectView,
  actionQueries,
  type KindOfChoice,
} from '../../src/view/find/actions.ts';
import { placeNameOfPiece } from '../../src/view/find/find.ts';
import { hashOfSubjectId } from '../../src/view/panel/version.ts';
import { type PieceView, pieceQueries } from '../../src/view/pieces.ts';
import { arrangeButtonsInRows, type Button, type Control, type SelectMenu } from '../../src/view/text/message.ts';
import type { View } from '../../src/view/view.ts';
import { MOST_NUMBERS_LISTED } from './pages.ts';
import { createListOption, type Panel, press } from './panel.ts';

export type SelectMenuOptions = SelectMenu['options'];

export type ChoiceCandidates = readonly ActionSubjectView[] | { readonly from: number; readonly to: number };

export const subjectRefOf = ({ view }: Pick<Panel, 'view'>, { piece, id }: ActionSubjectView): string =>
  piece ? view.of(pieceQueries).handle(piece) : hashOfSubjectId(id);

export const subjectNameOf = (
  { view, said }: Pick<Panel, 'view' | 'said'>,
  { piece, name = '' }: ActionSubjectView,
): string => {
  if (!piece) return name;
  return piece.where.in === view.of(cardQueries).hand()?.id
    ? piece.name
    : said.pieceAt(piece.name, placeNameOfPiece(view, piece));
};

/** True for a card with a text: the panel shows the text before the player can play the card (U12). */
export const isCardWithText = ({ view, words }: Panel, piece: PieceView | undefined): boolean => {
  const faces = view.of(cardFaceQueries);
  return piece !== undefined && faces.isCard(piece) && faces.face(piece, words.locale).text !== undefined;
};

const isCard = (view: View, { piece }: ActionSubjectView): boolean =>
  piece !== undefined && view.of(cardFaceQueries).isCard(piece);

export const kindOfChosenThing = (
  { view }: Panel,
  kind: ActionChoiceView['kind'],
  among: ChoiceCandidates,
): KindOfChoice =>
  kind === 'piece' && !('from' in among) && among.length > 0 && among.every((one) => isCard(view, one)) ? 'card' : kind;

export interface PricedSubject {
  readonly subject: ActionSubjectView;
  readonly price?: string | undefined;
  /** What the option would do, as the module's action previews it. */
  readonly preview?: string | undefined;
}

/** Adds the text of an action's preview, in the viewer's language. */
export const withPreview = ({ view, words }: Panel, action: string, subject: ActionSubjectView): PricedSubject => ({
  subject,
  preview: subject.preview && view.of(actionQueries).preview(action, subject.preview, words.locale),
});

interface Alike extends PricedSubject {
  readonly count: number;
}

/** Groups similar things with their number. The cards of the viewer's hand are ordered by kind. */
export const groupAlikeSubjects = (
  { view }: Pick<Panel, 'view'>,
  things: readonly PricedSubject[],
): readonly Alike[] => {
  const groups = new Map<string, Alike>();
  for (const one of things) {
    const { piece, id } = one.subject;
    const key = piece ? view.of(pieceQueries).likeness(piece) : id;
    const known = groups.get(key);
    groups.set(key, known ? { ...known, count: known.count + 1 } : { ...one, count: 1 });
  }
  const all = [...groups.values()];
  const hand = view.of(cardQueries).hand()?.id;
  const held = all.flatMap((one) => {
    const { piece } = one.subject;
    return piece && piece.where.in === hand ? [{ ...one, card: piece }] : [];
  });
  return held.length === all.length ? view.of(cardFaceQueries).sorted(held) : all;
};

/**
 * Returns one option for each group of similar things, with the number of things (U40). Of options that read the same,
 * with the same preview, only the first is kept.
 */
export const subjectOptions = (panel: Panel, things: readonly PricedSubject[]): SelectMenuOptions => {
  const previewed = new Set<string>();
  return groupAlikeSubjects(panel, things).flatMap(({ subject, price, preview, count }) => {
    const name = subjectNameOf(panel, subject);
    const label = preview === undefined ? panel.said.times(name, count) : panel.said.previewed(name, preview);
    if (previewed.has(label)) return [];
    if (preview !== undefined) previewed.add(label);
    const costs = price === undefined ? undefined : panel.said.costs(price);
    return createListOption(subjectRefOf(panel, subject), label, costs, subject.where);
  });
};

/**
 * Returns the options of a choice. Each group of similar things has up to `most` options. If `most` is 1, its only
 * option shows the number of things, or what the action would do with them.
 */
export const optionsOfChoice = (
  panel: Panel,
  among: ChoiceCandidates,
  most: number,
  action?: string,
): SelectMenuOptions => {
  if ('from' in among) {
    const count = Math.max(0, Math.min(MOST_NUMBERS_LISTED, among.to - among.from + 1));
    return Array.from({ length: count }, (_, i) => createListOption(String(among.from + i), String(among.from + i)));
  }
  const { view } = panel;
  const things = among.map(
    (subject): PricedSubject => (action === undefined ? { subject } : withPreview(panel, action, subject)),
  );
  if (most <= 1) return subjectOptions(panel, things);
  const likenessOf = ({ piece, id }: ActionSubjectView): string => (piece ? view.of(pieceQueries).likeness(piece) : id);
  return groupAlikeSubjects(panel, things).flatMap(({ subject, count }) => {
    const alike = count === 1 ? [subject] : among.filter((one) => likenessOf(one) === likenessOf(subject));
    return alike
      .slice(0, most)
      .map((one) => createListOption(subjectRefOf(panel, one), subjectNameOf(panel, one), undefined, one.where));
  });
};

const MOST_OPTION_BUTTONS = 5;

/**
 * Returns a button for each option; undefined if there are too many options, or if an id would be too long. `does`: a
 * verb and its arguments.
 */
export const optionButtons = (
  panel: Panel,
  does: readonly string[],
  options: SelectMenuOptions,
): readonly (readonly Control[])[] | undefined => {
  if (options.length > MOST_OPTION_BUTTONS || options.some(({ description }) => description !== undefined))
    return undefined;
  const buttons = options.flatMap(({ value, label, at }): readonly Button[] =>
    press(panel, label, [...does, value], 'primary', at),
  );
  return buttons.length === options.length ? arrangeButtonsInRows(buttons) : undefined;
};
