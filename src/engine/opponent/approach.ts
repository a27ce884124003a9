import { distance } from '../../table/grid/index.ts';
import type { CellId, LiveTable, SideId } from '../../table/index.ts';
import { isPieceCapturedByEntering } from '../armies/occupancy.ts';
import { moduleOf } from '../play/queries.ts';
import type { Piece } from '../play/records.ts';

/** The number of steps from which on a piece is as far away as it can be. */
const FARTHEST_GOAL = 14;

type OnBoard = Piece & { readonly place: { readonly cell: CellId } };

/**
 * Returns how near each side's pieces are to pieces that they can capture by entering. Each step counts what the
 * module's `approach` says for the kind of piece. It is not positive, and 0 without such captures or values.
 */
export const approachOf = (table: LiveTable): ReadonlyMap<SideId, number> => {
  const { approach } = moduleOf(table).opponent ?? {};
  const nearness = new Map<SideId, number>();
  if (!approach) return nearness;
  const pieces = [...table.all('piece')].filter(isOnBoard);
  const goals = pieces.filter((piece) => isPieceCapturedByEntering(table, piece));
  for (const piece of pieces) {
    const each = approach[piece.prototype ?? ''];
    const { side } = piece;
    if (each === undefined || side === undefined) continue;
    const steps = stepsToNearest(
      table,
      piece,
      goals.filter((goal) => goal.side !== side),
    );
    nearness.set(side, (nearness.get(side) ?? 0) - each * steps);
  }
  return nearness;
};

const isOnBoard = (piece: Piece): piece is OnBoard => piece.place.cell !== undefined;

const stepsToNearest = (table: LiveTable, { place }: OnBoard, goals: readonly OnBoard[]): number => {
  const grid = table.get('board', place.in)?.grid;
  let least = goals.length === 0 ? 0 : FARTHEST_GOAL;
  for (const goal of goals) {
    const steps = grid && goal.place.in === place.in ? distance(grid, place.cell, goal.place.cell) : undefined;
    if (steps !== undefined && steps < least) least = steps;
  }
  return least;
};
