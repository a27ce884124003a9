import { areasCoveredByNotes, drawCellNotes, drawMarkSymbols, marks } from './cells.ts';
import { label } from './draw.ts';
import { edges, lineCrossingTestOf } from './edges.ts';
import { type BoardFrame, boardFrameOf, LONGEST_PICTURE_SIDE } from './frame.ts';
import { background, type CroppedBackground, ground, more, terrainSignBoxes } from './ground.ts';
import { pieceLabelsOf } from './labels.ts';
import { legend } from './legend.ts';
import { crosses, drawArrows } from './lines.ts';
import { drawCellLabels, drawCellNumbers, drawCoordinateAxes } from './names.ts';
import { addCellOutlines, type OutlinedBoard, type OutlinedCell } from './outlined.ts';
import type { BoardPicture } from './picture.ts';
import { limitTilesToRoomyCells, pieces } from './pieces.ts';
import { createWordSprites, type PixelBox, type Sprite } from './sprite.ts';
import { wrapTextToWidth } from './text.ts';
import { drawZoneBorders, drawZoneNames } from './zones.ts';

/**
 * A drawn board: the ground, which stays the same between moves, and the pieces on it. All positions are in pixels of a
 * picture of `width` by `height`. `scale` shrinks it if it would be too large.
 */
export interface DrawnBoard {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly ground: BoardGroundDrawing;
  readonly bare: readonly PixelBox[];
  readonly sprites: readonly Sprite[];
}

export interface BoardGroundDrawing {
  /** A key of the ground: two grounds with equal keys look the same. */
  readonly key: string;
  readonly height: number;
  readonly under?: CroppedBackground;
  /**
   * Returns the SVG elements of the ground without the background picture. Signs of terrain are drawn in the cells for
   * which `signed` is true.
   */
  readonly svg: (signed: (cell: { readonly id: string }) => boolean) => string;
}

export const layOutBoard = (picture: BoardPicture) => {
  const outlines = addCellOutlines(picture);
  const frame = boardFrameOf(outlines);
  const cells = new Map(outlines.cells.map((cell) => [cell.id, cell]));
  const placed = { ...outlines, pieces: outlines.pieces.filter((piece) => cells.has(piece.cell)) };
  const board = { ...placed, pieces: limitTilesToRoomyCells(placed, frame, cells) };
  const occupied = new Set(board.pieces.map((piece) => piece.cell));
  const letters = pieceLabelsOf(board.pieces.filter(({ art, card, pile }) => !art && !card && !pile));
  const labels = drawCellLabels(board, frame, occupied, lineCrossingTestOf(board, frame, cells));
  const standing = pieces(board, frame, cells, letters);
  const taken = [...labels.covered, ...standing.covered.values(), ...areasCoveredByNotes(board, frame)];
  const zones = drawZoneNames(board, frame, cells, taken);
  return { board, frame, cells, occupied, letters, labels, standing, zones };
};

/**
 * Draws a board of at most 1600 by 1600 pixels (T24). It shows coordinates, sides by color and shape, shortened names,
 * and marks of the last change. Equal data gives equal drawings. The drawing shows everything in the data, so the data
 * must already be limited to the viewer's knowledge.
 */
export const drawnBoard = (picture: BoardPicture): DrawnBoard => {
  const { board, frame, cells, occupied, letters, labels, standing, zones } = layOutBoard(picture);
  const { area, font, pad, width } = frame;

  const caption = board.caption ? wrapTextToWidth(board.caption, width - 2 * pad, font, 2) : [];
  const captionTop = area.bottom + font * 0.7;
  const legendTop = captionTop + caption.length * font * 1.35 + (caption.length > 0 ? font * 0.35 : 0);
  const words = legend(board, frame, letters, legendTop);
  const height = legendTop + words.height + pad * 0.6;
  const under = background(board, frame);
  return {
    width,
    height,
    scale: Math.min(1, LONGEST_PICTURE_SIDE / width, LONGEST_PICTURE_SIDE / height),
    ground: {
      key: groundKey(picture),
      height: Math.ceil(Math.min(captionTop, height)),
      ...(under ? { under } : {}),
      svg: (signed) => groundSvg(board, frame, cells, drawZoneBorders(board, frame, cells), signed),
    },
    bare: terrainSignBoxes(
      board,
      frame,
      board.cells.filter(({ id, note }) => note || occupied.has(id)),
    ),
    sprites: [
      ...marks(board, frame),
      ...drawArrows(board, frame, cells),
      ...standing.sprites,
      ...labels.sprites,
      ...zones.sprites,
      ...drawMarkSymbols(board, frame, standing.covered, labels.covered),
      ...drawCellNotes(board, frame, occupied),
      ...crosses(board, frame, cells, occupied),
      ...caption.flatMap((text, i) => {
        const at = { x: pad, y: captionTop + font * (0.7 + i * 1.35) };
        return createWordSprites(text, at, { size: font, width: width - 2 * pad });
      }),
      ...words.sprites,
    ],
  };
};

/** Returns a key of the data that the ground depends on. Notes and marks of cells don't change the ground. */
const groundKey = ({
  shape,
  title,
  cells,
  grid,
  outline,
  terrain,
  edges: lines,
  zones: named,
  ...rest
}: BoardPicture) =>
  JSON.stringify([
    [
      shape,
      title,
      grid,
      outline,
      terrain,
      lines,
      named,
      rest.borders,
      rest.background,
      rest.axes,
      rest.more,
      rest.isTurned,
    ],
    cells.map((cell) => [cell.id, cell.terrain, cell.centre, cell.outline, cell.number]),
  ]);

const groundSvg = (
  board: OutlinedBoard,
  frame: BoardFrame,
  cells: ReadonlyMap<string, OutlinedCell>,
  outlines: string,
  signed: (cell: OutlinedCell) => boolean,
): string => {
  const { font, pad, width } = frame;
  const style = { size: font * 1.3, width: width - 2 * pad, bold: true, anchor: 'start' } as const;
  return [
    board.title ? label(board.title, pad, font * 1.45, style) : '',
    ground(board, frame, signed),
    edges(board, frame, cells),
    outlines,
    more(board, frame),
    drawCoordinateAxes(board, frame),
    drawCellNumbers(board, frame),
  ].join('');
};
