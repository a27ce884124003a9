import { drawCardBackTile, drawCardTile, drawEmptyPileTile } from './card.ts';
import { drawPieceFigure, measureFigureReach, pieceRadiusFactorOf, rest } from './figure.ts';
import type { BoardFrame } from './frame.ts';
import {
  type BoundingBox,
  boundingBoxOfPoints,
  type FigureLayout,
  type FigureReach,
  fitFiguresIntoCell,
  inscribedRadiusAt,
} from './geometry.ts';
import { roomOf } from './names.ts';
import type { OutlinedBoard, OutlinedCell } from './outlined.ts';
import type { CardFace, PiecePicture, Point } from './picture.ts';
import { around, createSprite, type Sprite } from './sprite.ts';

const offsetsOf = (count: number): readonly Point[] => {
  if (count === 1) return [{ x: 0, y: 0 }];
  const columns = count <= 4 ? 2 : 3;
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return { x: ((i % columns) - (inRow - 1) / 2) * APART, y: (row - (rows - 1) / 2) * APART };
  });
};

/** The distance between the centers of figures in the same cell, in radii. */
const APART = 2.4;

/** The greatest distance by which the count of a small stack extends beyond its figure, in pixels. */
const BADGE = 14;

/**
 * The largest radius of a figure, in cell widths; and the part of an unlabeled cell's radius that a figure may fill.
 */
const [LARGEST, SHARE] = [0.4, 0.72] as const;

const FIGURES_IN_A_CELL = { square: 4, hex: 4, region: 6 } as const;
interface DrawnPieces {
  readonly sprites: readonly Sprite[];
  readonly covered: ReadonlyMap<string, BoundingBox>;
}

export const pieces = (
  board: OutlinedBoard,
  frame: BoardFrame,
  cells: ReadonlyMap<string, OutlinedCell>,
  labels: ReadonlyMap<string, string>,
): DrawnPieces => {
  const byCell = new Map<string, PiecePicture[]>();
  for (const piece of board.pieces) {
    const here = byCell.get(piece.cell) ?? [];
    here.push(piece);
    byCell.set(piece.cell, here);
  }
  const known = new Map<string, string>();
  const placed = (look: string, r: number, at: Point, make: () => string): readonly Sprite[] => {
    const content = known.get(look) ?? make();
    known.set(look, content);
    return createSprite(content, around(r * 1.8 + BADGE), at);
  };
  const most = FIGURES_IN_A_CELL[board.shape];
  const roomIn = roomFor(board, frame);
  const covered = new Map<string, BoundingBox>();
  const sprites = [...byCell].flatMap(([id, here]): readonly Sprite[] => {
    const cell = cells.get(id);
    if (!cell) return [];
    const [first] = here;
    const tile = first && tileOf(first, cell, board, frame);
    if (tile) {
      covered.set(id, boxAround(tile.at, tile.width / 2, tile.height / 2));
      return createSprite(tile.svg(), around(tile.width * 0.56, tile.height * 0.56), tile.at);
    }
    const shown = here.length > most ? here.slice(0, most - 1) : here;
    const offsets = offsetsOf(Math.min(here.length, most));
    const { r, down } = roomIn(cell, offsets, measureFigureReach(here));
    const size = Math.round(r * frame.unit * 10) / 10;
    const middle = frame.at({ x: cell.centre.x, y: cell.centre.y + down });
    const points = offsets.map(({ x, y }) => ({ x: middle.x + x * size, y: middle.y + y * size }));
    const rim = size * (Math.max(...here.map((piece) => pieceRadiusFactorOf({ ...piece, changed: false }))) - SLACK);
    const corners = points.flatMap(({ x, y }) => [-rim, rim].map((by) => ({ x: x + by, y: y + by })));
    covered.set(id, boundingBoxOfPoints(corners));
    const figures = shown.flatMap((piece, i) => {
      const { name, side, count, facing, changed, hidden, art, place } = piece;
      const look = JSON.stringify([name, side, count, facing, changed, hidden, art, place, size]);
      return placed(look, size, points[i] ?? middle, () => drawPieceFigure(piece, labels.get(name) ?? '', size));
    });
    const more = here.length - shown.length;
    return more > 0
      ? [...figures, ...placed(`+${more} ${size}`, size, points[shown.length] ?? middle, () => rest(more, size))]
      : figures;
  });
  return { sprites, covered };
};

/** The width of a figure's rim that other things may cover, in radii. */
const SLACK = 0.12;

const boxAround = ({ x, y }: Point, across: number, down: number): BoundingBox => ({
  left: x - across,
  right: x + across,
  top: y - down,
  bottom: y + down,
});

const roomFor = (board: OutlinedBoard, frame: BoardFrame) => {
  const known = new Map<string, FigureLayout>();
  return (cell: OutlinedCell, offsets: readonly Point[], reach: FigureReach): FigureLayout => {
    const room = roomOf(cell, board, frame);
    const isRegular = board.shape !== 'region';
    const radius = Math.min(inscribedRadiusAt(cell.centre, cell.outline), 1.2);
    const most = room.head === undefined ? Math.min(radius * SHARE, LARGEST) : LARGEST;
    const key = isRegular ? JSON.stringify([offsets.length, reach, room]) : '';
    const found = known.get(key) ?? fitFiguresIntoCell(cell, isRegular, room, offsets, reach, most);
    if (isRegular) known.set(key, found);
    return found;
  };
};

const SMALLEST_TILE = 46;

/**
 * Returns the pieces. A card or pile keeps its tile only if it is alone in a cell with enough room. Otherwise it is
 * drawn as a piece.
 */
export const limitTilesToRoomyCells = (
  board: OutlinedBoard,
  frame: BoardFrame,
  cells: ReadonlyMap<string, OutlinedCell>,
): readonly PiecePicture[] => {
  const counts = new Map<string, number>();
  for (const { cell } of board.pieces) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return board.pieces.map((whole) => {
    const { card, pile, ...piece } = whole;
    const cell = (card && !isPlain(whole, card)) || pile ? cells.get(piece.cell) : undefined;
    return cell && counts.get(piece.cell) === 1 && tileOf(whole, cell, board, frame) ? whole : piece;
  });
};

/** True if a card only has a name and a side: it is then drawn as a piece. */
const isPlain = ({ side, art, hidden }: PiecePicture, { values, kinds, text, number }: CardFace): boolean =>
  side !== undefined && !art && !hidden && values.length === 0 && kinds === '' && (text ?? number) === undefined;

/** The ratio of height to width of a card in a labeled cell. Its place is found in the same way as a figure's. */
const FLAT = 1.25;
const FLAT_REACH: FigureReach = { up: 0.53, down: 0.5, left: FLAT / 2, right: FLAT / 2 + 0.03, tip: 0 };

/**
 * The height of a card as a multiple of a square cell's radius: without zones, and with zones, whose names are between
 * cards.
 */
const [HIGH, LOWER] = [1.8, 1.64] as const;

const tileOf = (piece: PiecePicture, cell: OutlinedCell, board: OutlinedBoard, frame: BoardFrame) => {
  const { card, pile, hidden } = piece;
  if (!card && !pile) return undefined;
  const { centre, outline } = cell;
  const whole = boundingBoxOfPoints(outline);
  const radius = inscribedRadiusAt(centre, outline);
  const room = roomOf(cell, board, frame);
  const isFree = room.head === undefined && room.foot === undefined;
  const isHand = card?.number !== undefined;
  const { r, down } =
    isHand || isFree
      ? { r: 0, down: 0 }
      : fitFiguresIntoCell(cell, board.shape !== 'region', room, [{ x: 0, y: 0 }], FLAT_REACH, radius * 1.42);
  const [wide, high] = isHand
    ? [(whole.right - whole.left) * 0.92, (whole.bottom - whole.top) * 0.92]
    : isFree
      ? [radius * 1.78, radius * ((board.zones ?? []).length > 0 ? LOWER : HIGH)]
      : [r * FLAT, r];
  const size = { width: Math.round(wide * frame.unit), height: Math.round(high * frame.unit), of: frame.width };
  if (size.width < SMALLEST_TILE) return undefined;
  const svg = (): string => {
    if (pile === 'empty') return drawEmptyPileTile(piece.name, size);
    return card && !hidden ? drawCardTile(piece, card, size) : drawCardBackTile(piece, card?.number, size);
  };
  return { ...size, svg, at: frame.at({ x: centre.x, y: centre.y + down }) };
};
