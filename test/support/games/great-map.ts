import sharp from 'sharp';
import type { BoardPicture } from '../../../src/draw/index.ts';
import { en } from '../words.ts';

/** A map of 6,000 x 4,000 pixels like a photograph, 60 x 40 cells, and 300 pieces with pictures of their own. */

const [WIDTH, HEIGHT, CELL] = [6000, 4000, 100];
const [COLUMNS, ROWS] = [9, 9];
const PIECES = 300;
const PIECE = 96;

const hashOf = (number: number): string => number.toString(16).padStart(64, '0');

export const GREAT_MAP = hashOf(1);

/** Pixels that are no two alike, always the same. */
const noise = (length: number): Uint8Array => {
  let state = 7;
  return Uint8Array.from({ length }, () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return 80 + ((state >> 16) & 127);
  });
};

/** The files of the map and of the pieces, by hash. */
export const greatMapFiles = async (): Promise<ReadonlyMap<string, Uint8Array>> => {
  const rough = { raw: { width: WIDTH / 10, height: HEIGHT / 10, channels: 3 } } as const;
  const map = sharp(noise((WIDTH * HEIGHT * 3) / 100), rough).resize(WIDTH, HEIGHT, { kernel: 'cubic' });
  const files = new Map<string, Uint8Array>([[GREAT_MAP, await map.jpeg({ quality: 80 }).toBuffer()]]);
  for (let i = 0; i < PIECES; i += 1) {
    const pixels = Uint8Array.from(
      { length: PIECE * PIECE * 3 },
      (_, at) => (i * 37 + (at % 3) * 60 + (at >> 9)) & 255,
    );
    const picture = sharp(pixels, { raw: { width: PIECE, height: PIECE, channels: 3 } });
    files.set(hashOf(100 + i), await picture.png({ compressionLevel: 1 }).toBuffer());
  }
  return files;
};

/** What is seen around a cell, each turn another one, after a piece has moved. */
export const greatMap = (turn: number): BoardPicture => {
  const [left, top] = [(turn * 7) % (WIDTH / CELL - COLUMNS), (turn * 5) % (HEIGHT / CELL - ROWS)];
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, i) => {
    const [x, y] = [left + (i % COLUMNS), top + Math.floor(i / COLUMNS)];
    return { id: `${x}.${y}`, label: `${x}.${y}`, centre: { x: x + 0.5, y: y + 0.5 } };
  });
  return {
    shape: 'square',
    legend: en.board.legend,
    title: 'The great map',
    cells,
    outline: [
      { x: -0.5, y: -0.5 },
      { x: 0.5, y: -0.5 },
      { x: 0.5, y: 0.5 },
      { x: -0.5, y: 0.5 },
    ],
    background: { href: `sha256:${GREAT_MAP}`, x: 0, y: 0, width: WIDTH / CELL, height: HEIGHT / CELL },
    caption: `Unit ${turn % PIECES} moves.`,
    more: { left: true, right: true, top: true, bottom: true },
    pieces: Array.from({ length: PIECES }, (_, i) => ({
      cell: cells[(i * 7 + (i === turn % PIECES ? 3 : 0)) % cells.length]?.id ?? '',
      name: `Unit ${i}`,
      side: { index: i % 2, name: i % 2 === 0 ? 'Red' : 'Blue' },
      art: { hash: hashOf(100 + i), x: 0, y: 0, width: PIECE, height: PIECE, of: { width: PIECE, height: PIECE } },
    })),
  };
};
