import type { CellId, SideId } from '../../table/index.ts';
import type { Board, Piece } from '../play/records.ts';

/** Units of one side in one cell that move together. */
export interface UnitGroup {
  readonly board: Board;
  readonly side: SideId;
  readonly units: readonly Piece[];
}

export const cellOfGroup = ({ units, board }: UnitGroup): CellId => {
  const cell = units[0]?.place.cell;
  if (cell === undefined) throw new Error(`units without a cell on ${board.id}`);
  return cell;
};
