import type { Choice } from '../../src/command.ts';
import type { Operation } from '../../src/engine/core/operation.ts';
import { completeSpots, completeTargets } from '../../src/view/find/complete.ts';
import { openOf, placeOf, spacesFitting } from '../../src/view/find/targets.ts';
import { foresightQueries } from '../../src/view/foresight.ts';
import type { PieceView } from '../../src/view/pieces.ts';
import type { View } from '../../src/view/view.ts';
import { LIMIT, plainChoice } from './choices.ts';

/** So many places are judged for each that is offered. */
const TRIED = 4;

/** What would be done there, by whom. */
type Doing = (to: Operation<'move'>['to']) => (actor: Operation['actor']) => Operation;

/**
 * Where something can be done now: the cells first, near a piece where there is one, then the maps that have no cells.
 */
export const spotChoices = (
  view: View,
  piece: PieceView | undefined,
  typed: string,
  doing: Doing,
): readonly Choice[] => {
  const isOpen = (place: Parameters<typeof placeOf>[0]): boolean =>
    view.of(foresightQueries).refusalOf(doing(placeOf(place))) === undefined;
  const spaces = openOf(spacesFitting(view, typed), isOpen, LIMIT);
  const most = LIMIT * TRIED;
  const near = piece ? completeTargets(view, piece, typed, most) : completeSpots(view, typed, most);
  const cells = openOf(near, isOpen, LIMIT);
  const room = Math.max(Math.ceil(LIMIT / 2), LIMIT - spaces.length);
  return [...cells.slice(0, room), ...spaces].slice(0, LIMIT).map(({ label }) => plainChoice(label));
};
