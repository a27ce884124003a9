import type { CellId, ContainerId, World } from '../../../table/index.ts';
import { traitsOf } from '../pieces/traits.ts';
import { zonesAt } from '../pieces/zones.ts';
import type { Piece } from '../records.ts';
import { cellBeyond } from './passages.ts';
import { forwardOf } from './rule.ts';

const NOTHING: readonly string[] = [];

const isLastRow = (world: World, piece: Piece, container: ContainerId, cell: CellId): boolean => {
  const grid = world.get('board', container)?.grid;
  return grid?.kind === 'square' && cellBeyond(grid, cell, [0, 1], forwardOf(world, piece)) === undefined;
};

/** Returns the prototypes that a piece can become by ending its move on a cell. Empty if it doesn't change there. */
export const promotionChoicesOn = (
  world: World,
  piece: Piece,
  container: ContainerId,
  cell: CellId | undefined,
): readonly string[] => {
  const { becomes } = traitsOf(world, piece);
  if (!becomes || cell === undefined) return NOTHING;
  const { at } = becomes;
  const isThere =
    at === 'last-row'
      ? isLastRow(world, piece, container, cell)
      : zonesAt(world, container, cell).some(({ name }) => name === at.zone);
  return isThere ? becomes.to : NOTHING;
};
