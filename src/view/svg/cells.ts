import { INK } from './colour.ts';
import { label, line, path } from './draw.ts';
import type { Frame } from './frame.ts';
import { inradius, inset } from './geometry.ts';
import { MARKS, symbol } from './marks.ts';
import type { OutlinedBoard } from './outlined.ts';

/** The tints and outlines of marked cells. */
export const marks = (board: OutlinedBoard, frame: Frame): string =>
  board.cells
    .map((cell) => {
      if (!cell.mark) return '';
      const { colour, dashes, tint } = MARKS[cell.mark];
      const width = Math.max(1.5, frame.stroke * 0.05);
      return path(line(inset(cell.centre, cell.outline, 0.93).map(frame.at), true), {
        fill: colour,
        'fill-opacity': tint,
        stroke: colour,
        'stroke-width': width,
        'stroke-dasharray': dashes?.map((dash) => Math.round(dash * width * 100) / 100).join(' '),
        'stroke-linecap': dashes?.[0] === 0.1 ? 'round' : undefined,
        'stroke-linejoin': 'round',
      });
    })
    .join('');

/**
 * The symbols of marked cells: at the lower left (a large cross says it already where something was taken), or in the
 * middle of an empty cell that can be reached.
 */
export const symbols = (board: OutlinedBoard, frame: Frame, occupied: ReadonlySet<string>): string => {
  const crossed = new Set(board.changes?.crosses);
  return board.cells
    .map((cell) => {
      if (!cell.mark || (cell.mark === 'captured' && crossed.has(cell.id))) return '';
      const { x, y } = frame.at(cell.centre);
      const reach = Math.min(inradius(cell.centre, cell.outline), 0.6) * frame.unit;
      const r = Math.max(3, frame.stroke * 0.085);
      const middle = cell.mark === 'reach' && !occupied.has(cell.id) && !cell.note;
      if (middle) return symbol(cell.mark, x, y, r * 1.5);
      const [dx, dy] = { square: [-0.7, 0.7], hex: [-0.62, 0.52], region: [-0.84, 0.4] }[board.shape] as [
        number,
        number,
      ];
      return symbol(cell.mark, x + dx * reach, y + dy * reach, r);
    })
    .join('');
};

/** Notes: large in an empty cell, small above the pieces' feet in an occupied one. */
export const notes = (board: OutlinedBoard, frame: Frame, occupied: ReadonlySet<string>): string =>
  board.cells
    .map((cell) => {
      if (!cell.note) return '';
      const { x, y } = frame.at(cell.centre);
      const taken = occupied.has(cell.id);
      const reach = Math.min(inradius(cell.centre, cell.outline), 0.6) * frame.unit;
      const size = Math.max(7, frame.unit * (taken ? 0.19 : 0.27));
      return label(cell.note, x, y + (taken ? 0.74 * reach : 0.05 * reach), {
        size,
        width: reach * (taken ? 1.1 : 1.6),
        bold: true,
        halo: true,
        fill: cell.mark ? MARKS[cell.mark].colour : INK,
      });
    })
    .join('');
