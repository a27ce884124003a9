import { INK_COLOR, MUTED_TEXT_COLOR, readableTextColorOn } from './colour.ts';
import { label, type TextStyle } from './draw.ts';
import type { LineCrossingTest } from './edges.ts';
import { axisFontSize, type BoardFrame } from './frame.ts';
import { type BoundingBox, horizontalBoundsAt, inscribedRadiusAt, type SpaceLeftByLabel } from './geometry.ts';
import { CELL_MARK_STYLES } from './marks.ts';
import type { OutlinedBoard, OutlinedCell } from './outlined.ts';
import type { Point } from './picture.ts';
import { type Sprite, textBoundsOf, textSprite } from './sprite.ts';
import { groundStylesOf } from './terrain.ts';
import { estimateTextWidth, sanitizeText, truncateTextToWidth, wrapTextToWidth } from './text.ts';

export interface DrawnLabels {
  readonly sprites: readonly Sprite[];
  readonly covered: readonly BoundingBox[];
}

class LabelList implements DrawnLabels {
  readonly sprites: Sprite[] = [];
  readonly covered: BoundingBox[] = [];

  add(text: string, at: Point, style: TextStyle): void {
    this.sprites.push(...textSprite(text, at, style));
    this.covered.push(textBoundsOf(text, at, style));
  }
}

const LONGEST_COORDINATE = 4;
/** The size of labels, in cell widths. In a part of a map, they are readable on a phone (U13). */
const LABEL = 0.2;
const [LARGE_LABEL, WIDEST_LARGE] = [0.25, 0.98] as const;
const REGION_ABOVE = 0.66;
/** Lower positions for a region's name, used if the usual one has no room. Pieces are below the name. */
const REGION_LOWER = [0.5, 0.34] as const;
/** The smallest cell size in pixels for a coordinate next to a piece. In smaller cells, it would cover the piece. */
const BESIDE_PIECES_FROM = 28;

const above = (cell: OutlinedCell, share: number): Point => ({
  x: cell.centre.x,
  y: cell.centre.y - inscribedRadiusAt(cell.centre, cell.outline) * share,
});

const ABOVE = 0.74;
const BELOW = 0.16;

const labelSize = ({ unit }: BoardFrame): number => Math.max(8, unit * LABEL);
const largeSize = ({ label }: OutlinedCell, { unit }: BoardFrame): number =>
  Math.min(
    Math.max(8, unit * LARGE_LABEL),
    (unit * WIDEST_LARGE) / Math.max(0.1, estimateTextWidth(sanitizeText(label), 1, true)),
  );
const regionSize = ({ font, unit }: BoardFrame): number => Math.max(11, Math.min(font * 0.95, unit * LABEL));

const isWritten = ({ shape, axes }: OutlinedBoard, cell: OutlinedCell, { unit }: BoardFrame): boolean =>
  cell.large === true || shape === 'region' || ((shape !== 'square' || !axes) && unit >= BESIDE_PIECES_FROM);

/**
 * Returns the bounds of the space that a cell's label leaves, in cell widths from its center; empty if there is no
 * label.
 */
export const roomOf = (cell: OutlinedCell, board: OutlinedBoard, frame: BoardFrame): SpaceLeftByLabel => {
  if (cell.label === '' || !isWritten(board, cell, frame)) return {};
  const radius = inscribedRadiusAt(cell.centre, cell.outline);
  if (board.shape === 'region') {
    const size = regionSize(frame) / frame.unit;
    const { at, isFoot } = regionName(cell, board, frame);
    const down = (at.y - frame.at(cell.centre).y) / frame.unit;
    return isFoot ? { foot: down - size * (HALF + BELOW) } : { head: down + size * (HALF + BELOW) };
  }
  const size = cell.large ? largeSize(cell, frame) : labelSize(frame);
  return { head: -radius * ABOVE + (size * (HALF + BELOW)) / frame.unit };
};

/** Half the height of a line of text including its outline, as a multiple of the text size. */
const HALF = 0.48;

/**
 * Writes the labels of the cells themselves. If cells are smaller than their labels, only as many are written as are
 * readable.
 */
const gridLabels = (
  board: OutlinedBoard,
  frame: BoardFrame,
  occupied: ReadonlySet<string>,
  lines: LineCrossingTest,
): LabelList => {
  const size = labelSize(frame);
  const widest = board.cells.reduce(
    (width, cell) => Math.max(width, estimateTextWidth(sanitizeText(cell.label), size)),
    0,
  );
  const step = Math.max(1, Math.min(LONGEST_COORDINATE, Math.ceil((widest + size * 0.4) / frame.unit)));
  const rows = Math.ceil((size * 1.5) / frame.unit);
  const taken = new Set<string>();
  const written = new LabelList();
  for (const cell of board.cells) {
    if (cell.large) continue;
    const slot = `${Math.floor(cell.centre.x / step)} ${Math.floor(cell.centre.y / rows)}`;
    const hidden = occupied.has(cell.id) && frame.unit < BESIDE_PIECES_FROM;
    if (hidden || (step > 1 && taken.has(slot))) continue;
    taken.add(slot);
    const at = frame.at(above(cell, ABOVE));
    const style = { size, width: step * frame.unit, fill: MUTED_TEXT_COLOR };
    const halo = occupied.has(cell.id) || board.background !== undefined;
    const isCrossed = !halo && lines.cross(textBoundsOf(cell.label, at, style));
    written.add(cell.label, at, { ...style, halo: halo || isCrossed, bold: isCrossed });
  }
  return written;
};

/**
 * Returns the position of a region's name; its width is limited to that of the region there. It is on one or two lines
 * near the top, on one line further down, or below the region.
 */
const regionName = (cell: OutlinedCell, board: OutlinedBoard, frame: BoardFrame) => {
  const size = regionSize(frame);
  const top = nameAt(cell, frame, size, REGION_ABOVE, 2);
  if (isWhole(top, cell)) return { ...top, isFoot: false };
  const lower = REGION_LOWER.map((share) => nameAt(cell, frame, size, share, 1)).find((one) => isWhole(one, cell));
  if (lower) return { ...lower, isFoot: false };
  const foot = footOf(cell, board, frame, size);
  return truncateTextToWidth(cell.label, foot.width, size, true).length > top.lines.join(' ').length
    ? { lines: [cell.label], at: foot, width: foot.width, isFoot: true }
    : { ...top, isFoot: false };
};

interface PlacedName {
  readonly lines: readonly string[];
  readonly at: Point;
  readonly width: number;
}

const isWhole = ({ lines }: PlacedName, { label: name }: OutlinedCell): boolean =>
  lines.join(' ') === sanitizeText(name);

const nameAt = (cell: OutlinedCell, frame: BoardFrame, size: number, share: number, most: 1 | 2): PlacedName => {
  const em = size / frame.unit;
  const point = above(cell, share);
  const room = (lines: number): { readonly middle: number; readonly width: number } => {
    const bounds = [0.4, 0.4 - 1.15 * lines].map((down) =>
      horizontalBoundsAt({ x: point.x, y: point.y + down * em }, cell.outline),
    );
    const left = Math.max(...bounds.map((bound) => bound.left));
    const right = Math.min(...bounds.map((bound) => bound.right));
    return { middle: (left + right) / 2, width: Math.max(0, (right - left) * frame.unit - size * 0.8) };
  };
  const isSingle =
    most === 1 ||
    estimateTextWidth(sanitizeText(cell.label), size, true) <= room(1).width ||
    room(2).width < room(1).width / 2;
  const { middle, width } = room(isSingle ? 1 : 2);
  return {
    lines: wrapTextToWidth(cell.label, width, size, isSingle ? 1 : 2, true),
    at: frame.at({ x: middle, y: point.y }),
    width,
  };
};

const regionNames = (board: OutlinedBoard, frame: BoardFrame, edges: LineCrossingTest): DrawnLabels => {
  const size = regionSize(frame);
  const written = new LabelList();
  for (const cell of board.cells) {
    const { lines, at, width } = regionName(cell, board, frame);
    for (const [i, text] of lines.entries()) {
      const y = at.y - (lines.length - 1 - i) * size * 1.15;
      const style = { size, bold: true, halo: true, fill: INK_COLOR, width };
      written.add(text, lines.length > 1 ? { x: at.x, y } : besideLines(text, at, style, edges), style);
    }
  }
  return written;
};

const STEP_ASIDE = 2;

/**
 * The extra distance toward the region's edge for a name next to a line, on both sides, as a multiple of the text size.
 */
const CLOSER_TO_RIM = 1.2;

/** Moves a name sideways if a line would run through it, as little as possible within its region. */
const besideLines = (
  text: string,
  { x, y }: Point,
  style: TextStyle & { width: number },
  edges: LineCrossingTest,
): Point => {
  const isCrossed = (at: Point): boolean => edges.cross(textBoundsOf(text, at, style));
  const most = (style.width - estimateTextWidth(sanitizeText(text), style.size, true)) / 2 + CLOSER_TO_RIM * style.size;
  for (let aside = 0; aside <= most; aside += STEP_ASIDE)
    for (const at of [x - aside, x + aside]) if (!isCrossed({ x: at, y })) return { x: at, y };
  return { x, y };
};

const BESIDE = 0.8;

const footOf = (
  cell: OutlinedCell,
  { cells }: OutlinedBoard,
  frame: BoardFrame,
  size: number,
): Point & { readonly width: number } => {
  const { x, y } = cell.centre;
  const beside = cells.filter((other) => other !== cell && Math.abs(other.centre.y - y) < BESIDE);
  const nearest =
    beside.reduce((least, other) => Math.min(least, Math.abs(other.centre.x - x)), Number.MAX_SAFE_INTEGER) *
    frame.unit;
  const { left, right, bottom } = frame.area;
  const at = frame.at({ x, y: y + inscribedRadiusAt(cell.centre, cell.outline) });
  const width = Math.min(nearest - size * 0.4, 2 * Math.min(at.x - left, right - at.x));
  return { x: at.x, y: Math.min(at.y + size * 0.7, bottom - size * 0.6), width };
};

const largeLabels = (board: OutlinedBoard, frame: BoardFrame, written: LabelList): void => {
  for (const cell of board.cells) {
    if (!cell.large) continue;
    const fill = cell.mark ? CELL_MARK_STYLES[cell.mark].colour : INK_COLOR;
    const style = { size: largeSize(cell, frame), width: frame.unit * 1.02, bold: true, halo: true, fill };
    written.add(cell.label, frame.at(above(cell, ABOVE)), style);
  }
};

export const drawCellLabels = (
  board: OutlinedBoard,
  frame: BoardFrame,
  occupied: ReadonlySet<string>,
  lines: LineCrossingTest,
): DrawnLabels => {
  if (board.shape === 'region') return regionNames(board, frame, lines);
  const written = board.shape === 'square' && board.axes ? new LabelList() : gridLabels(board, frame, occupied, lines);
  largeLabels(board, frame, written);
  return written;
};

const IN_CORNER = 0.36;

export const drawCellNumbers = (board: OutlinedBoard, frame: BoardFrame): string => {
  const groundOf = groundStylesOf(board);
  return board.cells
    .map(({ number = '', centre: { x, y }, terrain }) => {
      const at = frame.at({ x: x - IN_CORNER, y: y - IN_CORNER });
      const style = {
        size: labelSize(frame),
        width: frame.unit / 2,
        fill: readableTextColorOn(groundOf(terrain).fill),
      };
      return number === '' ? '' : label(number, at.x, at.y, style);
    })
    .join('');
};

export const drawCoordinateAxes = (board: OutlinedBoard, frame: BoardFrame): string => {
  if (!board.axes) return '';
  const size = axisFontSize(frame);
  const { columns, rows } = board.axes;
  const { area, at } = frame;
  const every = (labels: readonly { readonly at: number }[], room: number): number => {
    const apart =
      labels.length < 2
        ? frame.unit
        : (Math.abs((labels.at(-1)?.at ?? 1) - (labels[0]?.at ?? 0)) / (labels.length - 1)) * frame.unit;
    return Math.max(1, Math.ceil(room / Math.max(apart, 1)));
  };
  const widest = Math.min(
    Math.max(0, ...columns.map((column) => estimateTextWidth(sanitizeText(column.text), size, true))),
    size * 5,
  );
  const columnStep = every(columns, widest + size * 0.5);
  const rowStep = every(rows, size * 1.2);
  const style = { size, bold: true, fill: MUTED_TEXT_COLOR, width: size * 5 };
  return [
    ...columns.map((column, i) =>
      i % columnStep === 0 ? label(column.text, at({ x: column.at, y: 0 }).x, area.top - size * 0.85, style) : '',
    ),
    ...rows.map((row, i) =>
      i % rowStep === 0
        ? label(row.text, area.left - size * 0.5, at({ x: 0, y: row.at }).y, { ...style, anchor: 'end' })
        : '',
    ),
  ].join('');
};
