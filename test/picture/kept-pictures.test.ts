import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import type { BoardPicture } from '../../src/draw/index.ts';
import { BoardDrawer } from '../../src/picture/board.ts';
import { FullCanvas } from '../../src/picture/canvas.ts';
import { KeptPictures } from '../../src/picture/kept-pictures.ts';
import { greatMap, greatMapFiles } from '../support/games/great-map.ts';
import { pngOf } from '../support/pictures/pictures.ts';
import { pixelsOf } from '../support/pictures/pixels.ts';

afterEach(() => vi.restoreAllMocks());

/** As one thread does it, whose pictures have so much room; what it asked for, in order. */
const drawnWith = (room: number, files: ReadonlyMap<string, Uint8Array>) => {
  const drawer = new BoardDrawer(new KeptPictures(room));
  return async (board: BoardPicture): Promise<readonly [file: Uint8Array, asked: number]> => {
    const lacking = drawer.lacking(board);
    for (const hash of lacking) await drawer.bring(hash, files.get(hash) ?? new Uint8Array());
    return [await drawer.draw(board), lacking.length];
  };
};

/** A picture of four colours, a quarter each. */
const quarters = async (width: number, height: number, format: 'png' | 'jpeg'): Promise<Uint8Array> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" shape-rendering="crispEdges">
    <rect width="100%" height="100%" fill="#c02020"/><rect x="50%" width="50%" height="50%" fill="#20c020"/>
    <rect y="50%" width="50%" height="50%" fill="#2020c0"/><rect x="50%" y="50%" width="50%" height="50%" fill="#c0c020"/></svg>`;
  return sharp(Buffer.from(svg)).flatten().toFormat(format).toBuffer();
};

const COLOURS = { red: [192, 32, 32], green: [32, 192, 32], blue: [32, 32, 192], yellow: [192, 192, 32] };

const isNear = (rgb: Uint8Array, at: number, colour: readonly number[]): boolean =>
  colour.every((part, i) => Math.abs(part - (rgb[at * 3 + i] ?? 0)) < 12);

test.each([
  ['small', 400, 300, 'png'],
  ['large', 2400, 1800, 'png'],
  ['large', 2400, 1800, 'jpeg'],
] as const)('a part of a %s picture is exact at any size (%i x %i, %s)', async (_, width, height, format) => {
  const kept = new KeptPictures();
  await kept.keep('a', await quarters(width, height, format));
  for (const size of [20, 90, 700]) {
    const part = { x: width / 4, y: height / 4, width: width / 2, height: height / 2 };
    const { rgb } = await pixelsOf((await kept.part('a', part, size, size)) ?? new Uint8Array());
    const [near, far] = [Math.floor(size / 5), Math.floor((size * 4) / 5)];
    expect(isNear(rgb, near * size + near, COLOURS.red)).toBe(true);
    expect(isNear(rgb, near * size + far, COLOURS.green)).toBe(true);
    expect(isNear(rgb, far * size + near, COLOURS.blue)).toBe(true);
    expect(isNear(rgb, far * size + far, COLOURS.yellow)).toBe(true);
  }
});

test('a picture under a board is placed exactly', async () => {
  const kept = new KeptPictures();
  await kept.keep('a', await quarters(2400, 1800, 'png'));
  const canvas = new FullCanvas(100, 100, 0xffffff);
  const whole = { left: -40, top: 20, width: 120, height: 90 };
  await kept.lay(canvas, { hash: 'a', whole, shown: { left: 10, top: 10, width: 80, height: 80 } }, 1);
  const at = (x: number, y: number): number => y * 100 + x;
  const seen = { red: at(15, 40), green: at(60, 40), blue: at(15, 80), yellow: at(60, 80) };
  for (const [name, point] of Object.entries(seen))
    expect(isNear(canvas.rgb, point, COLOURS[name as keyof typeof COLOURS]), name).toBe(true);
  for (const point of [at(5, 40), at(15, 15), at(85, 40), at(60, 95)])
    expect(isNear(canvas.rgb, point, [255, 255, 255])).toBe(true);
});

/** A picture of these letters, a pixel each, as PNG. */
const lettered = (...rows: readonly string[]): Promise<Uint8Array> => {
  const data = Buffer.from([...rows.join('')].flatMap((letter) => [letter.charCodeAt(0), 0, 255]));
  return sharp(data, { raw: { width: rows[0]?.length ?? 0, height: rows.length, channels: 3 } })
    .png()
    .toBuffer();
};

test.each([
  ['whole', [0, 0, 6, 4], [6, 4], ['abcdef', 'ghijkl', 'mnopqr', 'stuvwx']],
  ['in its middle', [2, 1, 3, 2], [3, 2], ['ijk', 'opq']],
  ['that begins and ends between pixels', [1.5, 0.5, 2, 2], [3, 3], ['bcd', 'hij', 'nop']],
  ['at its end', [5, 3, 1, 1], [1, 1], ['x']],
  ['that reaches beyond it', [4, 2, 9, 9], [2, 2], ['qr', 'wx']],
  ['as large as nothing', [3, 2, 0, 0], [0, 0], ['p']],
] as const)(
  'a drawn part of a picture has just its pixels: %s',
  async (_, [x, y, width, height], [wide, high], rows) => {
    const kept = new KeptPictures();
    await kept.keep('a', await lettered('abcdef', 'ghijkl', 'mnopqr', 'stuvwx'));
    const { rgb, width: shown } = await pixelsOf(
      (await kept.part('a', { x, y, width, height }, wide, high)) as Uint8Array,
    );
    const letters = Array.from({ length: rgb.length / 3 }, (_one, at) => String.fromCharCode(rgb[at * 3] ?? 0)).join(
      '',
    );
    expect(letters.match(new RegExp(`.{${shown}}`, 'g'))).toEqual(rows);
  },
);

test('a picture under a smaller board is placed by scale', async () => {
  const kept = new KeptPictures();
  await kept.keep('a', await lettered('abcd', 'efgh'));
  const canvas = new FullCanvas(5, 4, 0x2e0000);
  const whole = { left: 2, top: 4, width: 8, height: 4 };
  await kept.lay(canvas, { hash: 'a', whole, shown: { left: 4, top: 0, width: 9, height: 9 } }, 0.5);
  await kept.lay(canvas, { hash: 'a', whole, shown: { left: 40, top: 0, width: 9, height: 9 } }, 0.5);
  const letters = Array.from({ length: 20 }, (_, at) => String.fromCharCode(canvas.rgb[at * 3] ?? 0)).join('');
  expect(letters.match(/.{5}/g)).toEqual(['.....', '.....', '..bcd', '..fgh']);
});

/** Cutting it into tiles takes a while: those that read of it share it. */
const large = quarters(2400, 1800, 'png').then(async (file) => {
  const kept = new KeptPictures();
  await kept.keep('a', file);
  return kept;
});

test.each([
  ['all of it', [0, 0, 2400, 1800], 40, { left: 0, top: 0, width: 150, height: 112 }],
  ['a part, drawn small', [300, 900, 600, 600], 75, { left: 37, top: 112, width: 76, height: 76 }],
  ['a part, drawn half as large', [300, 900, 600, 600], 300, { left: 150, top: 450, width: 300, height: 300 }],
  [
    'a part, drawn a little larger than that',
    [300, 900, 600, 600],
    301,
    { left: 300, top: 900, width: 600, height: 600 },
  ],
] as const)(
  'only the needed region of a large picture is decoded: %s',
  async (_, [x, y, width, height], size, read) => {
    const kept = await large;
    const extract = vi.spyOn(sharp.prototype, 'extract');
    await kept.part('a', { x, y, width, height }, size, size);
    expect(extract.mock.calls).toEqual([[read]]);
  },
);

test('the picture library caches nothing and uses one thread', () => {
  expect([sharp.cache().memory.max, sharp.cache().items.max, sharp.concurrency()]).toEqual([0, 0, 1]);
});

test('a broken picture file is not cached', async () => {
  const kept = new KeptPictures();
  const whole = await quarters(1200, 900, 'png');
  await kept.keep('cut', whole.slice(0, whole.length / 2));
  await kept.keep('none', new TextEncoder().encode('no picture'));
  expect([
    kept.hold('cut'),
    kept.hold('none'),
    await kept.part('none', { x: 0, y: 0, width: 1, height: 1 }, 1, 1),
  ]).toEqual([false, false, undefined]);
});

test('[V3] a board has all its pictures even with a small cache', async () => {
  const colours = [0, 60, 120, 180].map((red): Uint8Array => pngOf(20, 20, [red, 90, 60]));
  const files = new Map(colours.map((file, i) => [`${i}`.repeat(64), file]));
  const { background: _, pieces, ...bare } = greatMap(0);
  const board = (first: number): BoardPicture => ({
    ...bare,
    pieces: pieces.slice(0, 3).map((piece, i) => ({
      ...piece,
      art: { hash: `${(first + i) % 4}`.repeat(64), x: 0, y: 0, width: 20, height: 20, of: { width: 20, height: 20 } },
    })),
  });
  const [roomy, narrow, none] = [drawnWith(1_000_000, files), drawnWith(150, files), drawnWith(0, files)];
  let again = 0;
  for (const first of [0, 1, 0, 2, 2]) {
    const [whole, lacking] = await roomy(board(first));
    const [small, asked] = await narrow(board(first));
    again += asked - lacking;
    expect(Buffer.from(small).equals(whole)).toBe(true);
    expect(Buffer.from((await none(board(first)))[0]).equals(whole)).toBe(true);
  }
  expect(again).toBeGreaterThan(0);
});

test('[V3] a part of a huge pictured map is composed from caches', async () => {
  const drawer = new BoardDrawer();
  expect(drawer.lacking(greatMap(0))).toHaveLength(301);
  for (const [hash, file] of await greatMapFiles()) await drawer.bring(hash, file);
  await drawer.draw(greatMap(0));
  const render = vi.spyOn(Resvg.prototype, 'render');
  const part = vi.spyOn(KeptPictures.prototype, 'part');
  const lay = vi.spyOn(KeptPictures.prototype, 'lay');
  for (const turn of [1, 2]) {
    render.mockClear();
    expect(drawer.lacking(greatMap(turn))).toEqual([]);
    const file = await drawer.draw(greatMap(turn));
    // The ground, the labels of 81 cells and a few words: hardly a piece is drawn, or its picture scaled again.
    expect(render.mock.calls.length).toBeLessThanOrEqual(90);
    expect(file.byteLength).toBeLessThanOrEqual(250_000);
    expect([...file.subarray(0, 2)]).toEqual([0xff, 0xd8]);
  }
  // Two of them stand in cells that are fuller now, and are smaller there.
  expect([part.mock.calls.length, lay.mock.calls.length]).toEqual([2, 2]);
  render.mockClear();
  await drawer.draw({ ...greatMap(2), caption: 'Unit 2 rests.' });
  expect([render.mock.calls.length, lay.mock.calls.length]).toEqual([1, 2]);
});
