import { line, path } from './draw.ts';
import type { BoardFrame } from './frame.ts';
import { inscribedRadiusAt } from './geometry.ts';
import { CELL_MARK_STYLES, crossPathData } from './marks.ts';
import type { OutlinedBoard, OutlinedCell } from './outlined.ts';
import type { Point } from './picture.ts';
import { around, createSprite, type Sprite } from './sprite.ts';

const ARROW = CELL_MARK_STYLES.to.colour;

/** Draws the arrow of a move with a light outline. Its tip is `gap` pixels from the center of the target. */
const arrow = (from: Point, to: Point, gap: number, unit: number): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const point = (along: number, aside: number): Point => ({
    x: from.x + dx * along - dy * aside,
    y: from.y + dy * along + dx * aside,
  });
  const tip = length - Math.min(gap, length * 0.45);
  const [head, half] = [unit * 0.22, unit * 0.13];
  const shaft = line([point(Math.min(unit * 0.12, length * 0.2), 0), point(tip - head * 0.7, 0)]);
  const triangle = line([point(tip, 0), point(tip - head, half), point(tip - head, -half)], true);
  const rim = {
    stroke: '#ffffff',
    'stroke-width': Math.max(3, unit * 0.14),
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    opacity: 0.9,
  };
  return [
    path(shaft, { fill: 'none', ...rim }),
    path(triangle, { fill: '#ffffff', ...rim, 'stroke-width': Math.max(1.5, unit * 0.07) }),
    path(shaft, { fill: 'none', stroke: ARROW, 'stroke-width': Math.max(1.5, unit * 0.07), 'stroke-linecap': 'round' }),
    path(triangle, { fill: ARROW }),
  ].join('');
};

export const drawArrows = (
  board: OutlinedBoard,
  frame: BoardFrame,
  cells: ReadonlyMap<string, OutlinedCell>,
): readonly Sprite[] =>
  (board.changes?.arrows ?? []).flatMap(({ from, to }) => {
    const [start, end] = [cells.get(from), cells.get(to)];
    if (!start || !end) return [];
    const gap = Math.min(inscribedRadiusAt(end.centre, end.outline), 1) * 0.76 * frame.unit;
    const [tail, head] = [frame.at(start.centre), frame.at(end.centre)];
    if (Math.hypot(head.x - tail.x, head.y - tail.y) < frame.stroke * 0.2) return [];
    const way = { x: Math.round(head.x - tail.x), y: Math.round(head.y - tail.y) };
    const rim = Math.ceil(frame.stroke * 0.25 + 3);
    const box = {
      left: Math.min(0, way.x) - rim,
      top: Math.min(0, way.y) - rim,
      width: Math.abs(way.x) + 2 * rim,
      height: Math.abs(way.y) + 2 * rim,
    };
    return createSprite(arrow({ x: 0, y: 0 }, way, gap, frame.stroke), box, tail);
  });

export const crosses = (
  board: OutlinedBoard,
  frame: BoardFrame,
  cells: ReadonlyMap<string, OutlinedCell>,
  occupied: ReadonlySet<string>,
): readonly Sprite[] =>
  (board.changes?.crosses ?? []).flatMap((id) => {
    const cell = cells.get(id);
    if (!cell) return [];
    const { x, y } = frame.at(cell.centre);
    const taken = occupied.has(id);
    const r = frame.stroke * (taken ? 0.1 : 0.2);
    const aside = taken ? frame.unit * 0.33 : 0;
    const d = crossPathData(0, 0, r);
    const drawn =
      path(d, { fill: 'none', stroke: '#ffffff', 'stroke-width': Math.max(4, r * 0.95), 'stroke-linecap': 'round' }) +
      path(d, {
        fill: 'none',
        stroke: CELL_MARK_STYLES.captured.colour,
        'stroke-width': Math.max(2, r * 0.5),
        'stroke-linecap': 'round',
      });
    return createSprite(drawn, around(r * 1.5 + 3), { x: x + aside, y: y - aside });
  });
