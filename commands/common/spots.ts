import type { Choice } from '../../src/port/command.ts';
import type { Operation } from '../../src/table/index.ts';
import { completeSpots, completeTargets } from '../../src/view/find/complete.ts';
import {
  CANDIDATES_CHECKED_PER_CHOICE,
  findSpacesByTypedText,
  openOf,
  placeOfTarget,
} from '../../src/view/find/targets.ts';
import { predictionQueries } from '../../src/view/foresight.ts';
import type { PieceView } from '../../src/view/pieces.ts';
import type { View } from '../../src/view/view.ts';
import { MOST_CHOICES, plainChoice } from './choices.ts';

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
  const spaces = openOf(findSpacesByTypedText(view, typed), isOpen, MOST_CHOICES);
  const most = MOST_CHOICES * CANDIDATES_CHECKED_PER_CHOICE;
  const near = piece ? completeTargets(view, piece, typed, most) : completeSpots(view, typed, most);
  const cells = openOf(near, isOpen, MOST_CHOICES);
  const room = Math.max(Math.ceil(MOST_CHOICES / 2), MOST_CHOICES - spaces.length);
  return [...cells.slice(0, room), ...spaces].slice(0, MOST_CHOICES).map(({ label }) => plainChoice(label));
};
