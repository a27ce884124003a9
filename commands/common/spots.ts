import type { Choice } from '../../src/port/command.ts';
import type { Operation } from '../../src/table/index.ts';
import { matchTypedPlaces, matchTypedTargetCells } from '../../src/view/find/complete.ts';
import {
  CANDIDATES_CHECKED_PER_CHOICE,
  filterOpenPlaces,
  findSpacesByTypedText,
  placeOfTarget,
} from '../../src/view/find/targets.ts';
import { predictionQueries } from '../../src/view/foresight.ts';
import type { PieceView } from '../../src/view/pieces.ts';
import type { View } from '../../src/view/view.ts';
import { createChoiceFromText, MOST_CHOICES } from './choices.ts';

type Doing = (to: Operation<'move'>['to']) => (actor: Operation['actor']) => Operation;

/**
 * Suggests places where an operation is possible now: cells first, then maps without cells. If a piece is given, cells
 * near it come first.
 */
export const suggestPlaces = (
  view: View,
  piece: PieceView | undefined,
  typed: string,
  doing: Doing,
): readonly Choice[] => {
  const isOpen = (place: Parameters<typeof placeOfTarget>[0]): boolean =>
    view.of(predictionQueries).refusalOf(doing(placeOfTarget(place))) === undefined;
  const spaces = filterOpenPlaces(findSpacesByTypedText(view, typed), isOpen, MOST_CHOICES);
  const most = MOST_CHOICES * CANDIDATES_CHECKED_PER_CHOICE;
  const near = piece ? matchTypedTargetCells(view, piece, typed, most) : matchTypedPlaces(view, typed, most);
  const cells = filterOpenPlaces(near, isOpen, MOST_CHOICES);
  const room = Math.max(Math.ceil(MOST_CHOICES / 2), MOST_CHOICES - spaces.length);
  return [...cells.slice(0, room), ...spaces].slice(0, MOST_CHOICES).map(({ label }) => createChoiceFromText(label));
};
