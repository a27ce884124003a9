import type { Choice } from '../../src/command.ts';
import { completeSpots, completeTargets } from '../../src/view/find/complete.ts';
import type { PieceView } from '../../src/view/pieces.ts';
import { placeQueries } from '../../src/view/places.ts';
import type { View } from '../../src/view/view.ts';
import { LIMIT, matching, plainChoice } from './choices.ts';

/** Where a piece can go, or a new one can be put: the cells near it first, then the maps that have no cells. */
export const spotChoices = (view: View, piece: PieceView | undefined, typed: string): readonly Choice[] => {
  const spaces = view
    .of(placeQueries)
    .maps()
    .filter(({ id, boards }) => boards.length === 0 && id !== piece?.where.in);
  const maps = matching(
    spaces.map(({ name }) => name),
    typed,
  );
  const cells = piece ? completeTargets(view, piece, typed, LIMIT) : completeSpots(view, typed, LIMIT);
  const room = Math.max(Math.ceil(LIMIT / 2), LIMIT - maps.length);
  return [...cells.slice(0, room).map(({ label }) => label), ...maps].slice(0, LIMIT).map(plainChoice);
};
