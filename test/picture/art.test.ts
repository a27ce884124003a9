import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import type { ArtPicture, BoardPicture, PiecePicture } from '../../src/draw/index.ts';
import { type DrawRequest, work } from '../../src/picture/worker.ts';
import { boardSvg } from '../support/pictures/board-svg.ts';
import { pngOf } from '../support/pictures/pictures.ts';
import { en } from '../support/words.ts';

const HASH = 'b'.repeat(64);
const art: ArtPicture = { hash: HASH, x: 0, y: 0, width: 4, height: 4, of: { width: 4, height: 4 } };
const FILES = new Map([[HASH, pngOf(4, 4)]]);

const boardOf = (...pieces: readonly Omit<PiecePicture, 'cell'>[]): BoardPicture => ({
  shape: 'square',
  legend: en.board.legend,
  cells: pieces.map((_, i) => ({ id: String(i), label: String(i), centre: { x: i + 0.5, y: 0.5 } })),
  outline: [
    { x: -0.5, y: -0.5 },
    { x: 0.5, y: -0.5 },
    { x: 0.5, y: 0.5 },
    { x: -0.5, y: 0.5 },
  ],
  pieces: pieces.map((piece, i) => ({ cell: String(i), ...piece })),
});

/** How many of a picture's points are nearly of this colour, in parts of a hundred. */
const share = (file: Uint8Array, colour: readonly number[]): number => {
  const href = `data:image/png;base64,${Buffer.from(file).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><image href="${href}" width="200" height="200"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  let found = 0;
  for (let at = 0; at < pixels.length; at += 4)
    if (colour.every((part, i) => Math.abs(part - (pixels[at + i] ?? 0)) < 30)) found += 1;
  return (found * 100) / (pixels.length / 4);
};
const RED = [192, 32, 32];

const drawn = async (board: BoardPicture, kept: DrawRequest['kept'] = FILES): Promise<Uint8Array> => {
  const answer = await work({ data: JSON.stringify(board), kept });
  return 'file' in answer ? answer.file : expect.unreachable('no picture');
};
/** The same piece with a picture of its own, of which nothing is known yet. */
const other = (letter: string): ArtPicture => ({ ...art, hash: letter.repeat(64) });

describe('[V1] a piece with a picture', () => {
  test('a piece shows its picture, or letters if the file is broken', async () => {
    expect(share(await drawn(boardOf({ name: 'Guard', art })), RED)).toBeGreaterThan(1);
    const without = await drawn(boardOf({ name: 'Guard' }));
    const lacking = await drawn(boardOf({ name: 'Guard', art: other('c') }), new Map([['c'.repeat(64), undefined]]));
    const broken = new Map([['d'.repeat(64), pngOf(4, 4).slice(0, 50)]]);
    expect(Buffer.from(lacking).equals(without)).toBe(true);
    expect(Buffer.from(await drawn(boardOf({ name: 'Guard', art: other('d') }), broken)).equals(without)).toBe(true);
  });

  test('a piece with a part of a sheet shows only that part', async () => {
    const half = { ...art, x: 2, width: 2 };
    expect(boardSvg(boardOf({ name: 'Guard', art: half }))).toContain(`sha256:${HASH}#2,0,2,4`);
    expect(share(await drawn(boardOf({ name: 'Guard', art: half })), RED)).toBeGreaterThan(0.5);
  });

  test('a pictured piece has a frame whose color and shape show the side', () => {
    const of = (index: number, colour: string): string =>
      boardSvg(boardOf({ name: 'Guard', art, side: { index, name: `Side ${index}`, colour } })).replace(/Side \d/g, '');
    expect(of(0, '#aa2222')).not.toBe(of(0, '#2222aa'));
    const shapes = Array.from({ length: 20 }, (_, index) => of(index, '#aa2222'));
    expect(new Set(shapes).size).toBe(20);
    expect(boardSvg(boardOf({ name: 'Guard', art }))).not.toContain('#aa2222');
  });

  test('a pictured piece keeps its count, direction and change mark', () => {
    const plain = boardSvg(boardOf({ name: 'Guard', art }));
    for (const more of [{ count: 3 }, { facing: 90 }, { changed: true }])
      expect(boardSvg(boardOf({ name: 'Guard', art, ...more })).length).toBeGreaterThan(plain.length);
    expect(boardSvg(boardOf({ name: 'Guard', art, count: 3 }))).toContain('>3</text>');
  });

  test('a pictured piece is not in the legend of letters', () => {
    expect(boardSvg(boardOf({ name: 'Guard', art }))).not.toContain('Guard');
    expect(boardSvg(boardOf({ name: 'Guard' }))).toContain('Guard');
  });
});
