import { Resvg } from '@resvg/resvg-js';
import { expect, test, vi } from 'vitest';
import { Drawer } from '../../src/picture/drawer.ts';
import { pngBy } from '../../src/picture/png.ts';
import { threaded } from '../../src/session/worker.ts';
import { boardPicture } from '../../src/view/board/board.ts';
import { boardSvg } from '../../src/view/svg/board.ts';
import type { BoardPicture } from '../../src/view/svg/picture.ts';
import { en } from '../../src/words/en/index.ts';
import { hexes, marches } from '../view/marches.ts';
import { tablut } from '../view/svg/boards.ts';

vi.mock('../../src/view/svg/board.ts', { spy: true });

const png = pngBy(threaded);

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const sizeOf = (picture: Uint8Array): readonly number[] => {
  const header = new DataView(picture.buffer, picture.byteOffset);
  return [header.getUint32(16), header.getUint32(20)];
};

const drawn = (picture: BoardPicture): Promise<Uint8Array> => png(JSON.stringify(picture));

const written = (title: string, caption: string): BoardPicture => ({
  shape: 'square',
  legend: en.board.legend,
  title,
  cells: [],
  pieces: [],
  caption,
});

test('a board becomes a PNG of the size that its SVG names', async () => {
  const svg = boardSvg(tablut());
  const picture = await drawn(tablut());
  expect([...picture.subarray(0, 8)]).toEqual(SIGNATURE);
  expect(sizeOf(picture)).toEqual([svg.match(/ width="(\d+)"/)?.[1], svg.match(/ height="(\d+)"/)?.[1]].map(Number));
});

test('letters are drawn, bold and plain, from the fonts that come along', async () => {
  const [blank, bold, plain] = await Promise.all(
    [written(' ', '.'), written('Quarter', '.'), written(' ', 'Quarter')].map(drawn),
  );
  expect(bold?.length).toBeGreaterThan((blank?.length ?? 0) + 100);
  expect(plain?.length).toBeGreaterThan((blank?.length ?? 0) + 100);
});

test('drawing never blocks the process: of 600 hexes with 100 pieces only the data is made on the thread that asked', async () => {
  const here = [vi.spyOn(Resvg.prototype, 'render'), vi.mocked(boardSvg).mockClear()];
  const { view, board } = marches(hexes(30, 20), 100);
  const drawer = new Drawer({ render: png, onFault: (error) => expect.unreachable(String(error)) });
  let turns = 0;
  const ticking = setInterval(() => turns++, 1);
  const picture = await drawer.draw({
    key: 'game',
    name: 'board.png',
    alt: '',
    picture: () => boardPicture(view, { board }, en.board.legend),
  });
  clearInterval(ticking);
  expect([...(picture ?? []).slice(0, 8)]).toEqual(SIGNATURE);
  for (const work of here) expect(work).not.toHaveBeenCalled();
  expect(turns).toBeGreaterThan(0);
});

test('what is no picture is refused, and the next one is drawn all the same', async () => {
  await expect(png('no picture')).rejects.toThrow('drawing failed');
  expect([...(await drawn(written('A', 'B'))).subarray(0, 8)]).toEqual(SIGNATURE);
});
