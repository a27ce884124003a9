import { INK } from './colour.ts';
import { line, path } from './draw.ts';
import type { Frame } from './frame.ts';
import { extentOf, inradius, inset } from './geometry.ts';
import { MARKS, symbol } from './marks.ts';
import type { OutlinedBoard } from './outlined.ts';
import { around, type Sprite, sprite, textSprite } from './sprite.ts';

/** The tints and outlines of marked cells. */
export const marks = (board: OutlinedBoard, frame: Frame): readonly Sprite[] =>
  board.cells.flatMap((cell) => {
    if (!cell.mark) return [];
    const { colour, dashes, tint } = MARKS[cell.mark];
    const width = Math.max(1.5, frame.stroke * 0.05);
    const { x, y } = cell.centre;
    const outline = inset(cell.centre, cell.outline, 0.93).map((corner) => ({
      x: (corner.x - x) * frame.unit,
      y: (corner.y - y) * frame.unit,
    }));
    const drawn = path(line(outline, true), {
      fill: colour,
      'fill-opacity': tint,
      stroke: colour,
      'stroke-width': width,
      'stroke-dasharray': dashes?.map((dash) => Math.round(dash * width * 100) / 100).join(' '),
      'stroke-linecap': dashes?.[0] === 0.1 ? 'round' : undefined,
      'stroke-linejoin': 'round',
    });
    const { left, top, right, bottom } = extentOf(outline);
    const box = around(Math.max(-left, right) + width, Math.max(-top, bottom) + width);
    return sprite(drawn, box, frame.at(cell.centre));
  });

/**
 * The symbols of marked cells: at the lower left (a large cross says it already where something was taken), or in the
 * middle of an empty cell that can be reached.
 */
export const symbols = (board: OutlinedBoard, frame: Frame, occupied: ReadonlySet<string>): readonly Sprite[] => {
  const crossed = new Set(board.changes?.crosses);
  return board.cells.flatMap((cell) => {
    if (!cell.mark || (cell.mark === 'captured' && crossed.has(cell.id))) return [];
    const { x, y } = frame.at(cell.centre);
    const reach = Math.min(inradius(cell.centre, cell.outline), 0.6) * frame.unit;
    const r = Math.max(3, frame.stroke * 0.085);
    const middle = cell.mark === 'reach' && !occupied.has(cell.id) && !cell.note;
    if (middle) return sprite(symbol(cell.mark, 0, 0, r * 1.5), around(r * 2.2), { x, y });
    const [dx, dy] = { square: [-0.7, 0.7], hex: [-0.62, 0.52], region: [-0.84, 0.4] }[board.shape] as [number, number];
    return sprite(symbol(cell.mark, 0, 0, r), around(r * 1.5), { x: x + dx * reach, y: y + dy * reach });
  });
};

/** Notes: large in an empty cell, small above the pieces' feet in an occupied one. */
export const notes = (board: OutlinedBoard, frame: Frame, occupied: ReadonlySet<string>): readonly Sprite[] =>
  board.cells.flatMap((cell) => {
    if (!cell.note) return [];
    const { x, y } = frame.at(cell.centre);
    const taken = occupied.has(cell.id);
    const reach = Math.min(inradius(cell.centre, cell.outline), 0.6) * frame.unit;
    const size = Math.max(7, frame.unit * (taken ? 0.19 : 0.27));
    const style = { size, width: reach * (taken ? 0.9 : 1.6), bold: true, halo: true };
    // What stands there has its count at the right.
    const left = taken ? 0.42 * reach : 0;
    const fill = cell.mark ? MARKS[cell.mark].colour : INK;
    return textSprite(cell.note, { x: x - left, y: y + (taken ? 0.74 * reach : 0.05 * reach) }, { ...style, fill });
  });
