import type { BoardPicture, CellPicture } from './picture.ts';

/** A cell as it is drawn: it has its outline. */
export interface OutlinedCell extends CellPicture {
  readonly outline: NonNullable<CellPicture['outline']>;
}

export interface OutlinedBoard extends BoardPicture {
  readonly cells: readonly OutlinedCell[];
}

/** The board with an outline for every cell: its own, or that of the board moved to its centre. */
export const outlined = (board: BoardPicture): OutlinedBoard => ({
  ...board,
  cells: board.cells.map((cell) => {
    const { x, y } = cell.centre;
    return { ...cell, outline: cell.outline ?? board.outline?.map((corner) => ({ x: x + corner.x, y: y + corner.y })) ?? [] };
  }),
});
