import { backTile, cardTile, emptyTile } from './card.ts';
import { figure, rest } from './figure.ts';
import type { Frame } from './frame.ts';
import { extentOf, inradius } from './geometry.ts';
import type { OutlinedBoard, OutlinedCell } from './outlined.ts';
import type { CardFace, PiecePicture, Point } from './picture.ts';
import { around, type Sprite, sprite } from './sprite.ts';

/**
 * Where so many figures stand around a point, and how large they are, for a cell of that radius, with a label or
 * without; all in cell units.
 */
const places = (
  count: number,
  labelled: boolean,
  radius: number,
): { readonly offsets: readonly Point[]; readonly r: number } => {
  if (count === 1) return { offsets: [{ x: 0, y: 0 }], r: Math.min((labelled ? 0.55 : 0.72) * radius, 0.4) };
  const columns = count <= 4 ? 2 : 3;
  const rows = Math.ceil(count / columns);
  const step = Math.min((columns === 3 ? 0.62 : rows === 1 ? 0.92 : 0.76) * radius, 0.76);
  const offsets = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return { x: ((i % columns) - (inRow - 1) / 2) * step, y: (row - (rows - 1) / 2) * step };
  });
  return { offsets, r: step * 0.43 };
};

/** The most by which the count of a small stack reaches beyond its figure, in pixels. */
const BADGE = 14;

/** How many figures a cell has room for. */
const FIGURES_IN_A_CELL = { square: 4, hex: 4, region: 6 } as const;
/** How far below the middle they stand in a cell with a label, in radii of the cell. */
const LOWER = { square: 0.13, hex: 0.13, region: 0.14 } as const;

/** All pieces, cell by cell; what finds no place in a crowded cell is counted there. */
export const pieces = (
  board: OutlinedBoard,
  frame: Frame,
  cells: ReadonlyMap<string, OutlinedCell>,
  labels: ReadonlyMap<string, string>,
): readonly Sprite[] => {
  const byCell = new Map<string, PiecePicture[]>();
  for (const piece of board.pieces) {
    const here = byCell.get(piece.cell) ?? [];
    here.push(piece);
    byCell.set(piece.cell, here);
  }
  const known = new Map<string, string>();
  /** A figure at a point; those that look the same are made once. */
  const placed = (look: string, r: number, at: Point, make: () => string): readonly Sprite[] => {
    const content = known.get(look) ?? make();
    known.set(look, content);
    return sprite(content, around(r * 1.8 + BADGE), at);
  };
  const most = FIGURES_IN_A_CELL[board.shape];
  const labelled = isLabelled(board);
  const lower = labelled ? LOWER[board.shape] : 0;
  return [...byCell].flatMap(([id, here]) => {
    const cell = cells.get(id);
    if (!cell) return [];
    const [first] = here;
    const tile = first && tileOf(first, cell, frame, labelled);
    if (tile) return sprite(tile.svg(), around(tile.width * 0.56, tile.height * 0.56), tile.at);
    const radius = Math.min(inradius(cell.centre, cell.outline), 1.2);
    const shown = here.length > most ? here.slice(0, most - 1) : here;
    const { offsets, r } = places(Math.min(here.length, most), labelled, radius);
    // The pointer of what faces upwards stays below the cell's label.
    const pointed = labelled && here.some(({ facing }) => facing !== undefined);
    const size = Math.round(r * (pointed ? 0.92 : 1) * frame.unit * 10) / 10;
    const point = (i: number): Point =>
      frame.at({ x: cell.centre.x + (offsets[i]?.x ?? 0), y: cell.centre.y + lower * radius + (offsets[i]?.y ?? 0) });
    const figures = shown.flatMap((piece, i) => {
      const look = JSON.stringify([
        piece.name,
        piece.side,
        piece.count,
        piece.facing,
        piece.changed,
        piece.hidden,
        piece.art,
        piece.place,
        size,
      ]);
      return placed(look, size, point(i), () => figure(piece, labels.get(piece.name) ?? '', size));
    });
    const left = here.length - shown.length;
    return left > 0
      ? [...figures, ...placed(`+${left} ${size}`, size, point(shown.length), () => rest(left, size))]
      : figures;
  });
};

/** A smaller tile than so many pixels is drawn as any other piece. */
const SMALLEST_TILE = 60;

const isLabelled = ({ shape, axes }: OutlinedBoard): boolean => shape !== 'square' || axes === undefined;

/** The pieces, of which those alone are cards and piles that are drawn as such: they have a cell with room for it. */
export const withTiles = (
  board: OutlinedBoard,
  frame: Frame,
  cells: ReadonlyMap<string, OutlinedCell>,
): readonly PiecePicture[] => {
  const counts = new Map<string, number>();
  for (const { cell } of board.pieces) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const labelled = isLabelled(board);
  return board.pieces.map((whole) => {
    const { card, pile, ...piece } = whole;
    const cell = (card && !isPlain(whole, card)) || pile ? cells.get(piece.cell) : undefined;
    return cell && counts.get(piece.cell) === 1 && tileOf(whole, cell, frame, labelled) ? whole : piece;
  });
};

/** Whether it says nothing but its name, and belongs to a side: it is drawn as a piece. */
const isPlain = ({ side, art, hidden }: PiecePicture, { values, kinds, text, number }: CardFace): boolean =>
  side !== undefined && !art && !hidden && values.length === 0 && kinds === '' && (text ?? number) === undefined;

/** A card or a pile, as large as its cell has room for. */
const tileOf = (piece: PiecePicture, { centre, outline }: OutlinedCell, frame: Frame, labelled: boolean) => {
  const { card, pile, hidden } = piece;
  if (!card && !pile) return undefined;
  const whole = extentOf(outline);
  const radius = inradius(centre, outline);
  const isHand = card?.number !== undefined;
  const [wide, high] = isHand
    ? [(whole.right - whole.left) * 0.92, (whole.bottom - whole.top) * 0.92]
    : [radius * 1.78, radius * (labelled ? 1.42 : 1.8)];
  const size = { width: Math.round(wide * frame.unit), height: Math.round(high * frame.unit) };
  if (size.width < SMALLEST_TILE) return undefined;
  const svg = (): string => {
    if (pile === 'empty') return emptyTile(piece.name, size);
    return card && !hidden ? cardTile(piece, card, size) : backTile(piece, card?.number, size);
  };
  return { ...size, svg, at: frame.at({ x: centre.x, y: centre.y + (labelled && !isHand ? radius * 0.2 : 0) }) };
};
