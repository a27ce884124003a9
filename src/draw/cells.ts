import { INK_COLOR } from './colour.ts';
import { line, path } from './draw.ts';
import type { BoardFrame } from './frame.ts';
import { type BoundingBox, boundingBoxOfPoints, inscribedRadiusAt, overlap, scaleOutline } from './geometry.ts';
import { CELL_MARK_STYLES, symbol } from './marks.ts';
import type { OutlinedBoard, OutlinedCell } from './outlined.ts';
import type { Point } from './picture.ts';
import { around, createSprite, type Sprite, textSprite } from './sprite.ts';
import { estimateTextWidth, sanitizeText } from './text.ts';

export const marks = (board: OutlinedBoard, frame: BoardFrame): readonly Sprite[] =>
  board.cells.flatMap((cell) => {
    if (!cell.mark) return [];
    const { colour, dashes, tint } = CELL_MARK_STYLES[cell.mark];
    const width = Math.max(1.5, frame.stroke * 0.05);
    const { x, y } = cell.centre;
    const outline = scaleOutline(cell.centre, cell.outline, 0.93).map((corner) => ({
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
    const { left, top, right, bottom } = boundingBoxOfPoints(outline);
    const box = around(Math.max(-left, right) + width, Math.max(-top, bottom) + width);
    return createSprite(drawn, box, frame.at(cell.centre));
  });

/** If more cells than this are reachable, their symbols are half as large. */
const CROWD = 40;

/** Directions from the center of a cell, in degrees clockwise from the right. The first free one is used. */
const WAYS = [135, 180, 45, 0, 90, 155, 25, 225, 315] as const;

/**
 * Draws the symbols of marked cells, except for captures, which have a large cross. A symbol is at the lower left, or
 * in another free place; in an empty reachable cell it is in the center.
 */
export const drawMarkSymbols = (
  board: OutlinedBoard,
  frame: BoardFrame,
  pieces: ReadonlyMap<string, BoundingBox>,
  labels: readonly BoundingBox[],
): readonly Sprite[] => {
  const crossed = new Set(board.changes?.crosses);
  const center = board.cells.filter(({ mark }) => mark === 'reach').length > CROWD ? 0.75 : 1.5;
  return board.cells.flatMap((cell) => {
    if (!cell.mark || (cell.mark === 'captured' && crossed.has(cell.id))) return [];
    const { x, y } = frame.at(cell.centre);
    const reach = Math.min(inscribedRadiusAt(cell.centre, cell.outline), 0.6) * frame.unit;
    const r = Math.max(3, frame.stroke * 0.085);
    const here = pieces.get(cell.id);
    if (cell.mark === 'reach' && !here && !cell.note && !cell.large)
      return createSprite(symbol(cell.mark, 0, 0, r * center), around(r * 2.2), { x, y });
    const [dx, dy] = { square: [-0.7, 0.7], hex: [-0.62, 0.52], region: [-0.84, 0.4] }[board.shape] as [number, number];
    const usual = { x: x + dx * reach, y: y + dy * reach };
    const at = here
      ? freest(cell, frame, r, usual, [here, ...labels.filter((label) => isNear(label, x, y, reach))])
      : usual;
    return createSprite(symbol(cell.mark, 0, 0, r), around(r * 1.5), at);
  });
};

const isNear = ({ left, top, right, bottom }: BoundingBox, x: number, y: number, reach: number): boolean =>
  left < x + reach && right > x - reach && top < y + reach && bottom > y - reach;

const freest = (
  cell: OutlinedCell,
  frame: BoardFrame,
  r: number,
  usual: Point,
  taken: readonly BoundingBox[],
): Point => {
  const rim = r * 1.25;
  const places = WAYS.map((degrees) => {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const far = Math.max(0, farthest(cell, dx, dy) * frame.unit - rim * (degrees % 90 === 0 ? 1.2 : 1.5));
    const { x, y } = frame.at(cell.centre);
    return { x: x + dx * far, y: y + dy * far };
  });
  const cost = ({ x, y }: Point): number => {
    const disc = { left: x - rim, right: x + rim, top: y - rim, bottom: y + rim };
    return taken.reduce((sum, box) => sum + overlap(disc, box), 0);
  };
  return [usual, ...places].reduce((best, one) => (cost(one) < cost(best) - 0.01 ? one : best));
};

/** Returns the distance from a cell's center to its outline in a direction, in cell widths. */
const farthest = ({ centre, outline }: OutlinedCell, dx: number, dy: number): number => {
  let far = 0;
  let a = outline.at(-1) ?? centre;
  for (const b of outline) {
    const [ex, ey, ax, ay] = [b.x - a.x, b.y - a.y, a.x - centre.x, a.y - centre.y];
    const across = dx * ey - dy * ex;
    const along = (ax * ey - ay * ex) / across;
    const on = (ax * dy - ay * dx) / across;
    if (across !== 0 && along > 0 && on >= -1e-9 && on <= 1 + 1e-9) far = Math.max(far, along);
    a = b;
  }
  return far;
};

export const areasCoveredByNotes = ({ cells }: OutlinedBoard, frame: BoardFrame): readonly BoundingBox[] =>
  cells.flatMap(({ note, centre }) => {
    if (!note) return [];
    const { x, y } = frame.at(centre);
    const [across, down] = [frame.unit * 0.4, frame.unit * 0.18];
    return [{ left: x - across, right: x + across, top: y - down, bottom: y + down }];
  });

export const drawCellNotes = (
  board: OutlinedBoard,
  frame: BoardFrame,
  occupied: ReadonlySet<string>,
): readonly Sprite[] =>
  board.cells.flatMap((cell) => {
    if (!cell.note) return [];
    const { x, y } = frame.at(cell.centre);
    const taken = occupied.has(cell.id);
    const reach = Math.min(inscribedRadiusAt(cell.centre, cell.outline), 0.6) * frame.unit;
    const width = reach * (taken ? 0.9 : 1.84);
    const fits = width / Math.max(0.1, estimateTextWidth(sanitizeText(cell.note), 1, true));
    const size = Math.max(7, Math.min(fits, frame.unit * (taken ? 0.19 : 0.27)));
    const style = { size, width, bold: true, halo: true };
    const left = taken ? 0.42 * reach : 0;
    const fill = cell.mark ? CELL_MARK_STYLES[cell.mark].colour : INK_COLOR;
    return textSprite(cell.note, { x: x - left, y: y + (taken ? 0.74 * reach : 0.05 * reach) }, { ...style, fill });
  });
