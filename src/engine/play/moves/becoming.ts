import type { CellId, ContainerId, World } from '../../../table/index.ts';
import { traitsOf } from '../pieces/traits.ts';
import { zonesAtCell } from '../pieces/zones.ts';
import type { Piece } from '../records.ts';
import { cellAfterStep } from './passages.ts';
import { forwardDirectionOfPiece } from './rule.ts';

const NOTHING: readonly string[] = [];

const isLastRow = (world: World, piece: Piece, container: ContainerId, cell: CellId): boolean => {
  const grid = world.get('board', container)?.grid;
  return (
    grid?.kind === 'square' && cellAfterStep(grid, cell, [0, 1], forwardDirectionOfPiece(world, piece)) === undefined
  );
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
      : zonesAtCell(world, container, cell).some(({ name }) => name === at.zone);
  return isThere ? becomes.to : NOTHING;
};
