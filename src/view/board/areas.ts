import { addCellOutlines, type BoardPicture, boardFrameOf, type Point } from '../../draw/index.ts';

export interface CellArea {
  readonly cell: string;
  readonly outline: readonly Point[];
}

export const cellAreas = (picture: BoardPicture, width: number): readonly CellArea[] => {
  const board = addCellOutlines(picture);
  const frame = boardFrameOf(board);
  const scale = width / frame.width;
  return board.cells.map(({ id, outline }) => ({
    cell: id,
    outline: outline.map((corner) => {
      const { x, y } = frame.at(corner);
      return { x: x * scale, y: y * scale };
    }),
  }));
};

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

export const findCellAreaAt = (areas: readonly CellArea[], point: Point): CellArea | undefined =>
  areas.find(({ outline }) => isWithin(point, outline));
