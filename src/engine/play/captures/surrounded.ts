import type { CellId, SideId } from '../../../table/index.ts';
import type { Piece } from '../records.ts';
import { type BoardAfterMove, neighborCellsOnBoard, sideHoldingCell } from './position.ts';

/**
 * Returns the cells of the group of pieces that includes a cell. Undefined if the group has a free neighboring cell.
 */
const enclosedGroup = (position: BoardAfterMove, from: CellId, side: SideId): ReadonlySet<CellId> | undefined => {
  const group = new Set<CellId>([from]);
  for (const cell of group)
    for (const next of neighborCellsOnBoard(position, cell)) {
      if (position.standing(next).length === 0) return undefined;
      if (sideHoldingCell(position, next) === side) group.add(next);
    }
  return group;
};

export interface SurroundCapture {
  readonly taken: readonly Piece[];
  /** True if only the mover's own group is captured. */
  readonly isOwn: boolean;
}

/** Returns the groups that a move captures: enemy groups, or only if there are none, the mover's own group. */
export const findSurroundCapture = (position: BoardAfterMove, to: CellId, side: SideId): SurroundCapture => {
  const gone = new Set<CellId>();
  for (const cell of neighborCellsOnBoard(position, to)) {
    const other = sideHoldingCell(position, cell);
    if (other === undefined || other === side || gone.has(cell)) continue;
    for (const one of enclosedGroup(position, cell, other) ?? []) gone.add(one);
  }
  const isOwn = gone.size === 0;
  const cells = isOwn ? (enclosedGroup(position, to, side) ?? []) : gone;
  const taken = [...cells].flatMap((cell) => position.standing(cell));
  return { taken, isOwn: isOwn && taken.length > 0 };
};
