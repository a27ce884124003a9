import { Resvg } from '@resvg/resvg-js';
import { expect, test, vi } from 'vitest';
import { png } from '../../src/picture/png.ts';
import { boardSvg } from '../../src/view/svg/board.ts';
import { tablut } from '../view/svg/boards.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const sizeOf = (picture: Uint8Array): readonly number[] => {
  const header = new DataView(picture.buffer, picture.byteOffset);
  return [header.getUint32(16), header.getUint32(20)];
};

const written = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30" font-family="DejaVu Sans"><text y="20" font-size="20">${text}</text></svg>`;

test('a board becomes a PNG of the size that its SVG names', async () => {
  const svg = boardSvg(tablut());
  const picture = await png(svg);
  expect([...picture.subarray(0, 8)]).toEqual(SIGNATURE);
  expect(sizeOf(picture)).toEqual([svg.match(/ width="(\d+)"/)?.[1], svg.match(/ height="(\d+)"/)?.[1]].map(Number));
});

test('letters are drawn, from the fonts that come along', async () => {
  const [blank, plain, bold] = await Promise.all([
    png(written('')),
    png(written('Ab')),
    png(written('<tspan font-weight="bold">Ab</tspan>')),
  ]);
  expect(plain.length).toBeGreaterThan(blank.length + 100);
  expect(Buffer.compare(plain, bold)).not.toBe(0);
});

test('drawing never blocks the process: nothing of it happens on the thread that asked', async () => {
  const here = vi.spyOn(Resvg.prototype, 'render');
  let turns = 0;
  const ticking = setInterval(() => turns++, 1);
  await png(boardSvg(tablut()));
  clearInterval(ticking);
  expect(here).not.toHaveBeenCalled();
  expect(turns).toBeGreaterThan(0);
});

test('what is no SVG is refused, and the next picture is drawn all the same', async () => {
  await expect(png('no picture')).rejects.toThrow('could not be drawn');
  expect([...(await png(written('A'))).subarray(0, 8)]).toEqual(SIGNATURE);
});
