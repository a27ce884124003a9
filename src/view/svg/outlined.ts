import type { CellId } from '../../engine/core/ids.ts';
import { centre } from '../../engine/grid/grid.ts';
import type { BoardPicture, CellPicture } from './picture.ts';

/** A cell as it is drawn: it has its middle and its outline. */
export interface OutlinedCell extends CellPicture {
  readonly centre: NonNullable<CellPicture['centre']>;
  readonly outline: NonNullable<CellPicture['outline']>;
}

export interface OutlinedBoard extends BoardPicture {
  readonly cells: readonly OutlinedCell[];
}

/**
 * The board with a middle and an outline for every cell: its own, or that of the board's grid, and that of the board
 * moved there.
 */
export const outlined = (board: BoardPicture): OutlinedBoard => ({
  ...board,
  cells: board.cells.map((cell) => {
    const middle = cell.centre ?? (board.grid && centre(board.grid, cell.id as CellId)) ?? { x: 0, y: 0 };
    const { x, y } = middle;
    return {
      ...cell,
      centre: middle,
      outline: cell.outline ?? board.outline?.map((corner) => ({ x: x + corner.x, y: y + corner.y })) ?? [],
    };
  }),
});
