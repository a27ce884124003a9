import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import type { BoardPicture } from '../../src/draw/index.ts';
import { Drawer } from '../../src/picture/drawer.ts';
import { pngBy } from '../../src/picture/png.ts';
import { threaded } from '../../src/session/base/worker.ts';
import { JPEG, pngOf } from '../support/pictures/pictures.ts';
import { en } from '../support/words.ts';

const png = pngBy(threaded);

/** A board of one large cell without terrain, on a kept picture. */
const board: BoardPicture = {
  shape: 'square',
  legend: en.board.legend,
  cells: [{ id: 'A1', label: 'A1', centre: { x: 0.5, y: 0.5 } }],
  outline: [
    { x: -0.5, y: -0.5 },
    { x: 0.5, y: -0.5 },
    { x: 0.5, y: 0.5 },
    { x: -0.5, y: 0.5 },
  ],
  pieces: [],
  background: { href: `sha256:${'a'.repeat(64)}`, x: 0, y: 0, width: 1, height: 1 },
};

const on = (letter: string) => ({
  background: { href: `sha256:${letter.repeat(64)}`, x: 0, y: 0, width: 1, height: 1 },
});

/** How many of a picture's points are nearly of this colour, in parts of a hundred. */
const share = (file: Uint8Array, colour: readonly number[]): number => {
  const href = `data:image/png;base64,${Buffer.from(file).toString('base64')}`;
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><image href="${href}" width="100" height="100"/></svg>`,
  ).render();
  let found = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const near = colour.every((part, i) => Math.abs(part - (pixels[at + i] ?? 0)) < 30);
    if (near) found += 1;
  }
  return (found * 400) / pixels.length;
};

test.each([
  ['PNG', 'b', pngOf(4, 4)],
  ['JPEG', 'c', JPEG],
])('a stored %s is drawn under the board', async (_, letter, file) => {
  const drawn = await png(JSON.stringify({ ...board, ...on(letter) }), async () => file);
  expect(share(drawn, [192, 32, 32])).toBeGreaterThan(2);
});

test('a missing picture leaves the board unchanged', async () => {
  const { background: _, ...bare } = board;
  expect(Buffer.from(await png(JSON.stringify(board))).equals(await png(JSON.stringify(bare)))).toBe(true);
});

test('an undecodable picture file is skipped and the thread continues', async () => {
  const broken = pngOf(4, 4).slice(0, 60);
  expect(share(await png(JSON.stringify(board), async () => broken), [192, 32, 32])).toBe(0);
  expect(share(await png(JSON.stringify(board), async () => pngOf(4, 4)), [192, 32, 32])).toBeGreaterThan(2);
});

test('the drawer loads pictures by hash and skips unchanged boards', async () => {
  const [asked, rendered]: [string[], (Uint8Array | undefined)[]] = [[], []];
  const drawer = new Drawer({
    render: async (_, bring) => {
      rendered.push(await bring?.('a'.repeat(64)));
      return new Uint8Array([1]);
    },
    kept: async (hash) => {
      asked.push(hash);
      return JPEG;
    },
    onFault: (error) => expect.unreachable(String(error)),
  });
  const drawing = { key: 'game', name: 'board.png', alt: '', picture: () => board };
  expect(await drawer.draw(drawing)).toBe(await drawer.draw(drawing));
  expect([asked, rendered]).toEqual([['a'.repeat(64)], [JPEG]]);
});
