import type { BoardView } from '../map-view.ts';
import { seatQueries } from '../seats.ts';
import type { View } from '../view.ts';
import { partsOf } from './parts.ts';

/**
 * True if the viewer sees the board upside down: all sides that the viewer plays move toward its bottom. A board with a
 * background picture, or one shown in parts, is never turned.
 */
export const isBoardUpsideDown = (view: View, { grid, background }: BoardView): boolean =>
  grid.kind === 'square' && background === undefined && partsOf(grid).length === 0 && view.of(seatQueries).looksDown();
