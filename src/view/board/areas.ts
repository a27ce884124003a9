import { type BoardPicture, frameOf, outlined, type Point } from '../../draw/index.ts';

/** Where a cell is on the drawn board, in pixels of the picture. */
export interface CellArea {
  readonly cell: string;
  readonly outline: readonly Point[];
}

/** The cells of a board as they are drawn in a picture of that width. */
export const cellAreas = (picture: BoardPicture, width: number): readonly CellArea[] => {
  const board = outlined(picture);
  const frame = frameOf(board);
  const scale = width / frame.width;
  return board.cells.map(({ id, outline }) => ({
    cell: id,
    outline: outline.map((corner) => {
      const { x, y } = frame.at(corner);
      return { x: x * scale, y: y * scale };
    }),
  }));
};

/** Whether a point lies within an outline. */
const isWithin = (point: Point, outline: readonly Point[]): boolean => {
  let inside = false;
  let a = outline.at(-1) ?? point;
  for (const b of outline) {
    if (a.y > point.y !== b.y > point.y && point.x < a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x))
      inside = !inside;
    a = b;
  }
  return inside;
};

/** The cell in which a point of the picture lies. */
export const areaAt = (areas: readonly CellArea[], point: Point): CellArea | undefined =>
  areas.find(({ outline }) => isWithin(point, outline));
