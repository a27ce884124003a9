import { centre } from '../table/grid/index.ts';
import type { CellId } from '../table/ids/index.ts';
import type { AxisLabel, BoardPicture, CellPicture, Point } from './picture.ts';

export interface OutlinedCell extends CellPicture {
  readonly centre: NonNullable<CellPicture['centre']>;
  readonly outline: NonNullable<CellPicture['outline']>;
}

export interface OutlinedBoard extends BoardPicture {
  readonly cells: readonly OutlinedCell[];
}

/**
 * Returns the board with a center and an outline for every cell: those of the cell itself, or those of the board's
 * grid. If the viewer sees the board upside down, it is turned.
 */
export const addCellOutlines = (board: BoardPicture): OutlinedBoard =>
  board.isTurned ? turned(withOutlines(board)) : withOutlines(board);

const withOutlines = (board: BoardPicture): OutlinedBoard => ({
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

const turned = (board: OutlinedBoard): OutlinedBoard => {
  const { cells, edges, pieces, axes, more } = board;
  return {
    ...board,
    cells: cells.map((cell) => ({ ...cell, centre: opposite(cell.centre), outline: cell.outline.map(opposite) })),
    pieces: pieces.map((piece) =>
      piece.facing === undefined ? piece : { ...piece, facing: (piece.facing + HALF_CIRCLE) % (2 * HALF_CIRCLE) },
    ),
    ...(edges && {
      edges: edges.map((edge) => ('along' in edge ? { ...edge, along: edge.along.map(opposite) } : edge)),
    }),
    ...(axes && { axes: { columns: axes.columns.map(mirrored), rows: axes.rows.map(mirrored) } }),
    ...(more && { more: turnedSides(more) }),
  };
};

type Sides = NonNullable<BoardPicture['more']>;

const HALF_CIRCLE = 180;

const opposite = ({ x, y }: Point): Point => ({ x: -x, y: -y });

const mirrored = ({ text, at }: AxisLabel): AxisLabel => ({ text, at: -at });

const turnedSides = ({ left, right, top, bottom }: Sides): Sides => ({
  ...(right === undefined ? {} : { left: right }),
  ...(left === undefined ? {} : { right: left }),
  ...(bottom === undefined ? {} : { top: bottom }),
  ...(top === undefined ? {} : { bottom: top }),
});
