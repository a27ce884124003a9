import { LINE, MUTED, PAGE } from './colour.ts';
import { element, line, path } from './draw.ts';
import type { Frame } from './frame.ts';
import { inradius } from './geometry.ts';
import type { OutlinedBoard } from './outlined.ts';
import type { Point } from './picture.ts';
import { type Ground, groundsOf } from './terrain.ts';

/** Below this width of a cell, in pixels, signs of terrain would only be specks. */
const SIGNS_FROM = 22;

/** The ground of all cells: one path for each look, so that a large board stays a small text. */
export const ground = (board: OutlinedBoard, frame: Frame, occupied: ReadonlySet<string>): string => {
  const groundOf = groundsOf(board);
  const outlines = new Map<Ground, string[]>();
  const signs = new Map<Ground, string[]>();
  const add = (map: Map<Ground, string[]>, key: Ground, d: string): void =>
    void (map.get(key)?.push(d) ?? map.set(key, [d]));
  for (const cell of board.cells) {
    const look = groundOf(cell.terrain);
    add(outlines, look, line(cell.outline.map(frame.at), true));
    if (!look.motif || frame.unit < SIGNS_FROM || occupied.has(cell.id) || cell.note) continue;
    const { x, y } = frame.at(cell.centre);
    add(signs, look, look.motif(x, y, Math.min(inradius(cell.centre, cell.outline), 0.6) * frame.unit * 0.5));
  }
  const rim = { stroke: LINE, 'stroke-width': Math.max(0.75, frame.unit * 0.022), 'stroke-linejoin': 'round' };
  // Over a picture only the terrain is tinted.
  const bare = groundOf(undefined);
  const over = (look: Ground) =>
    !board.background
      ? { fill: look.fill }
      : look === bare
        ? { fill: 'none' }
        : { fill: look.fill, 'fill-opacity': 0.35 };
  return [
    ...[...outlines].map(([look, d]) => path(d.join(''), { ...over(look), ...rim })),
    ...[...signs].map(([look, d]) =>
      path(d.join(''), {
        fill: 'none',
        stroke: look.ink,
        'stroke-width': Math.max(1, frame.unit * 0.03),
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
        opacity: 0.6,
      }),
    ),
  ].join('');
};

/** A background picture, when it is one that cannot reach for anything else. */
export const background = (board: OutlinedBoard, frame: Frame): string => {
  const image = board.background;
  if (!image || !/^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+=*$/.test(image.href)) return '';
  const { left, top, right, bottom } = frame.area;
  const { x, y } = frame.at(image);
  const whole = element('image', {
    href: image.href,
    x: x - left,
    y: y - top,
    width: image.width * frame.unit,
    height: image.height * frame.unit,
    preserveAspectRatio: 'none',
  });
  // A picture of its own cuts off what lies beyond the cells.
  return element('svg', { x: left, y: top, width: right - left, height: bottom - top }, whole);
};

/** Torn edges where the board goes on beyond the picture. */
export const more = (board: OutlinedBoard, frame: Frame): string => {
  const { left, top, right, bottom } = frame.area;
  const depth = frame.unit * 0.16;
  const tear = (horizontal: boolean, edge: number, inwards: number): string => {
    const [start, end] = horizontal ? [left, right] : [top, bottom];
    const count = Math.max(2, Math.round((end - start) / (frame.unit / 3)));
    const teeth = Array.from({ length: 2 * count + 1 }, (_, i) => ({
      along: start + ((end - start) * i) / (2 * count),
      across: edge + (i % 2 === 0 ? 0 : inwards * depth),
    }));
    const point = (along: number, across: number): Point =>
      horizontal ? { x: along, y: across } : { x: across, y: along };
    const edgeLine = teeth.map((tooth) => point(tooth.along, tooth.across));
    const rim = frame.unit * 0.05;
    const out = edge - inwards * rim;
    return [
      path(
        line(
          [
            point(start - rim, out),
            point(start - rim, edge),
            ...edgeLine,
            point(end + rim, edge),
            point(end + rim, out),
          ],
          true,
        ),
        {
          fill: PAGE,
        },
      ),
      path(line(edgeLine), {
        fill: 'none',
        stroke: MUTED,
        'stroke-width': Math.max(1, frame.unit * 0.03),
        'stroke-linejoin': 'round',
        opacity: 0.55,
      }),
    ].join('');
  };
  return [
    board.more?.top ? tear(true, top, 1) : '',
    board.more?.bottom ? tear(true, bottom, -1) : '',
    board.more?.left ? tear(false, left, 1) : '',
    board.more?.right ? tear(false, right, -1) : '',
  ].join('');
};
