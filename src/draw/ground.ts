import { LINE_COLOR, MUTED_TEXT_COLOR, PAGE } from './colour.ts';
import { line, path } from './draw.ts';
import type { BoardFrame } from './frame.ts';
import { inscribedRadiusAt } from './geometry.ts';
import type { OutlinedBoard, OutlinedCell } from './outlined.ts';
import { type Point, storedBackgroundHash } from './picture.ts';
import { around, type PixelBox } from './sprite.ts';
import { type GroundStyle, groundStylesOf } from './terrain.ts';

export interface CroppedBackground {
  readonly hash: string;
  readonly whole: PixelBox;
  readonly shown: PixelBox;
}

const SIGNS_FROM = 22;

/** Returns half the size of the sign of a cell's terrain, in pixels; 0 if it would be too small. */
const signSize = ({ centre, outline }: OutlinedCell, { unit }: BoardFrame): number =>
  unit < SIGNS_FROM ? 0 : Math.min(inscribedRadiusAt(centre, outline), 0.6) * unit * 0.5;

/**
 * Draws the ground of all cells, with signs of terrain in some. All cells that look the same share a path, so that the
 * SVG of a large board stays small.
 */
export const ground = (board: OutlinedBoard, frame: BoardFrame, signed: (cell: OutlinedCell) => boolean): string => {
  const groundOf = groundStylesOf(board);
  const outlines = new Map<GroundStyle, string[]>();
  const signs = new Map<GroundStyle, string[]>();
  const add = (map: Map<GroundStyle, string[]>, key: GroundStyle, d: string): void =>
    void (map.get(key)?.push(d) ?? map.set(key, [d]));
  for (const cell of board.cells) {
    const look = groundOf(cell.terrain);
    add(outlines, look, line(cell.outline.map(frame.at), true));
    const size = signSize(cell, frame);
    if (!look.motif || size === 0 || !signed(cell)) continue;
    const { x, y } = frame.at(cell.centre);
    add(signs, look, look.motif(x, y, size));
  }
  const rim = { stroke: LINE_COLOR, 'stroke-width': Math.max(0.75, frame.unit * 0.022), 'stroke-linejoin': 'round' };
  // Without borders, each cell extends slightly beyond its outline. Otherwise gaps would show between cells.
  const borders = (fill: string) =>
    board.borders !== false ? rim : board.background ? {} : { stroke: fill, 'stroke-width': 1.5 };
  const bare = groundOf(undefined);
  const over = (look: GroundStyle) =>
    !board.background
      ? { fill: look.fill }
      : look === bare
        ? { fill: 'none' }
        : { fill: look.fill, 'fill-opacity': 0.35 };
  return [
    ...[...outlines].map(([look, d]) => path(d.join(''), { ...over(look), ...borders(look.fill) })),
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

export const terrainSignBoxes = (
  board: OutlinedBoard,
  frame: BoardFrame,
  cells: readonly OutlinedCell[],
): readonly PixelBox[] => {
  const groundOf = groundStylesOf(board);
  return cells.flatMap((cell) => {
    const size = signSize(cell, frame);
    if (size === 0 || !groundOf(cell.terrain).motif) return [];
    const { x, y } = frame.at(cell.centre);
    const box = around(size * 1.1 + frame.unit * 0.03);
    return [{ ...box, left: Math.round(x) + box.left, top: Math.round(y) + box.top }];
  });
};

/**
 * Returns the stored picture under a board: the box of the whole picture, and the box of the cells, to which it is
 * cropped.
 */
export const background = ({ background: image }: OutlinedBoard, frame: BoardFrame): CroppedBackground | undefined => {
  const hash = storedBackgroundHash(image ? { background: image } : {});
  if (!image || hash === undefined) return undefined;
  const { left, top, right, bottom } = frame.area;
  const { x, y } = frame.at(image);
  return {
    hash,
    whole: { left: x, top: y, width: image.width * frame.unit, height: image.height * frame.unit },
    shown: { left, top, width: right - left, height: bottom - top },
  };
};

export const more = (board: OutlinedBoard, frame: BoardFrame): string => {
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
        stroke: MUTED_TEXT_COLOR,
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
