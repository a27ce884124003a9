import { distance } from '../../table/grid/index.ts';
import type { CellId, LiveTable, SideId } from '../../table/index.ts';
import { isPieceCapturedByEntering } from '../armies/occupancy.ts';
import { moduleOf } from '../play/queries.ts';
import type { Piece } from '../play/records.ts';

/** The number of steps from which on a piece is as far away as it can be. */
const FARTHEST_GOAL = 14;

/** The number of pieces of a side that each goal draws near. */
const DRAWN_TO_GOAL = 5;

type OnBoard = Piece & { readonly place: { readonly cell: CellId } };

/**
 * Returns how near each side's pieces are to pieces that they can capture by entering. For each of these goals, only the
 * nearest pieces of a side count. Each of their steps counts what the module's `approach` says for the kind of piece.
 * So to capture a goal never brings its captors farther from something that counts. The sum is not positive, and 0
 * without such goals or values.
 */
export const approachOf = (table: LiveTable): ReadonlyMap<SideId, number> => {
  const { approach } = moduleOf(table).opponent ?? {};
  const nearness = new Map<SideId, number>();
  if (!approach) return nearness;
  const pieces = [...table.all('piece')].filter(isOnBoard);
  const goals = pieces.filter((piece) => isPieceCapturedByEntering(table, piece));
  const most = FARTHEST_GOAL * Math.max(0, ...Object.values(approach));
  for (const { id: side } of table.all('side')) {
    const drawn = pieces.filter((piece) => piece.side === side && approach[piece.prototype ?? ''] !== undefined);
    let sum = 0;
    for (const goal of goals) {
      if (goal.side === side) continue;
      const ways = drawn.map((piece) => (approach[piece.prototype ?? ''] ?? 0) * stepsTo(table, piece, goal));
      ways.sort((a, b) => a - b);
      // A piece that is missing is as far away as it can be: otherwise, losing pieces would bring a side nearer.
      for (let i = 0; i < DRAWN_TO_GOAL; i += 1) sum += ways[i] ?? most;
    }
    nearness.set(side, -sum);
  }
  return nearness;
};

const isOnBoard = (piece: Piece): piece is OnBoard => piece.place.cell !== undefined;

const stepsTo = (table: LiveTable, { place }: OnBoard, goal: OnBoard): number => {
  const grid = goal.place.in === place.in ? table.get('board', place.in)?.grid : undefined;
  const steps = grid && distance(grid, place.cell, goal.place.cell);
  return Math.min(FARTHEST_GOAL, steps ?? FARTHEST_GOAL);
};
