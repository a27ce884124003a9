import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { PieceAppearance } from '../../src/vassal/module/looks.ts';
import { ImportLossCollector } from '../../src/vassal/module/losses.ts';
import { packRectangles } from '../../src/vassal/module/packing.ts';
import { ImportedPictureWriter, keyOf } from '../../src/vassal/module/picture-book.ts';
import { composePictures, convertMapPicture, readPicturePixelSize } from '../../src/vassal/module/raster.ts';
import { openArchiveFromBytes } from '../../src/vassal/source/archive.ts';
import { zipOf } from '../support/modules/zips.ts';
import { pngOf } from '../support/pictures/pictures.ts';

/** [V6] Many pictures of pieces on sheets. */

const shown = (pieces: readonly (readonly [string, number, number])[]): unknown =>
  packRectangles(pieces.map(([key, width, height]) => ({ key, width, height }))).map(({ width, height, places }) => [
    `${width} x ${height}`,
    ...[...places].map(([key, { left, top }]) => `${key} ${left},${top}`),
  ]);

it.each([
  ['nothing has no sheet', [], []],
  ['one alone', [['a', 30, 20]], [['30 x 20', 'a 0,0']]],
  [
    'the highest first, those of one height in their order, side by side',
    [
      ['a', 30, 20],
      ['b', 10, 40],
      ['c', 20, 20],
    ],
    [['60 x 40', 'b 0,0', 'a 10,0', 'c 40,0']],
  ],
  [
    'as wide as a sheet can be, then a row below the highest',
    [
      ['a', 1000, 50],
      ['b', 500, 40],
      ['c', 1, 40],
      ['d', 9, 9],
    ],
    [['1500 x 90', 'a 0,0', 'b 1000,0', 'c 0,50', 'd 1,50']],
  ],
  [
    'as high as one can be, then a sheet more',
    [
      ['a', 1500, 1000],
      ['b', 1500, 500],
      ['c', 10, 10],
      ['d', 20, 5],
    ],
    [
      ['1500 x 1500', 'a 0,0', 'b 0,1000'],
      ['30 x 10', 'c 0,0', 'd 10,0'],
    ],
  ],
] as const)('pictures are arranged on sheets: %s', (_, pieces, sheets) => {
  expect(shown(pieces)).toEqual(sheets);
});

it('[V6] pictures beyond the file limit share a sheet', async () => {
  const images = { red: [200, 0, 0], blue: [0, 0, 200] } as const;
  const archive = await openArchiveFromBytes(
    zipOf([
      { name: 'images/red.png', bytes: pngOf(6, 4, images.red) },
      { name: 'images/blue.png', bytes: pngOf(4, 8, images.blue) },
    ]),
  );
  const files = new Map<string, Uint8Array>();
  const losses = new ImportLossCollector();
  const book = new ImportedPictureWriter(archive, async (name, bytes) => void files.set(name, bytes), losses);
  const looks = Array.from({ length: 301 }, (_, at): PieceAppearance => {
    const image = { 0: 'red.png', 300: 'blue.png' }[at] ?? '';
    return [{ image, x: at, y: 0 }];
  });
  looks[300] = [{ image: 'blue.png', x: 0, y: 0 }];
  const done: number[] = [];
  const all = new Map(looks.map((look, at) => [keyOf(look), { look, name: `${at}` }]));
  await book.draw(all, (count) => done.push(count));
  expect([done.length, done[0], done[300], book.files, losses.counts()]).toEqual([301, 1, 301, 1, []]);
  expect([...book.art]).toEqual([
    [keyOf(looks[300] ?? []), { sheet: 'sheet-1', at: [1, 1, 4, 8] }],
    [keyOf(looks[0] ?? []), { sheet: 'sheet-1', at: [5, 1, 6, 4] }],
  ]);
  expect(book.sheets).toEqual({ 'sheet-1': { file: 'sheet-1.webp', columns: 10, rows: 8 } });
  const { data, info } = await sharp(files.get('sheet-1.webp'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const letters = Array.from({ length: info.height }, (_, y) =>
    Array.from({ length: info.width }, (_, x) => {
      const [r = 0, , b = 0, alpha] = data.subarray((y * info.width + x) * 4);
      return alpha === 0 ? '.' : r > b ? 'r' : 'b';
    }).join(''),
  );
  expect(letters).toEqual([...Array(4).fill('bbbbrrrrrr'), ...Array(4).fill('bbbb......')]);
});

it('[V6] an undrawable picture of a piece is reported under the piece’s name', async () => {
  const archive = await openArchiveFromBytes(
    zipOf([
      { name: 'images/red.png', bytes: pngOf(6, 4) },
      { name: 'images/torn.png', bytes: Buffer.from('no picture') },
    ]),
  );
  const losses = new ImportLossCollector();
  const book = new ImportedPictureWriter(archive, async () => undefined, losses);
  const look: PieceAppearance = ['red.png', 'torn.png'].map((image) => ({ image, x: 0, y: 0 }));
  await book.draw(new Map([[keyOf(look), { look, name: 'soldier' }]]), () => undefined);
  expect([[...book.art], losses.counts()]).toEqual([[], [{ loss: 'bad-picture', count: 1, names: ['red.png'] }]]);
});

/** The pixels of a picture, each as its four bytes. */
const pixelsOf = async (bytes: Uint8Array = new Uint8Array()): Promise<readonly (readonly number[])[]> => {
  const data = await sharp(bytes).ensureAlpha().raw().toBuffer();
  return Array.from({ length: data.length / 4 }, (_, at) => [...data.subarray(at * 4, at * 4 + 4)]);
};
const pngFrom = (width: number, height: number, pixels: readonly (readonly number[])[]): Promise<Buffer> =>
  sharp(Buffer.from(pixels.flat()), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

it('[V6] a single picture of a piece keeps all pixels; an offset picture is padded', async () => {
  const thin = [
    [201, 77, 13, 3],
    [13, 201, 77, 255],
  ];
  const bytes = await pngFrom(2, 1, thin);
  const alone = await composePictures([{ bytes, x: 0, y: 0 }], 300);
  expect([alone?.width, alone?.height, alone?.type, await pixelsOf(alone?.bytes)]).toEqual([2, 1, 'png', thin]);
  const beside = await composePictures([{ bytes, x: 1, y: -1 }], 300);
  expect([beside?.width, beside?.height]).toEqual([4, 3]);
  const [above, right] = [
    await composePictures([{ bytes, x: 0, y: -1 }], 300),
    await composePictures([{ bytes, x: 1, y: 0 }], 300),
  ];
  expect([above?.width, above?.height, right?.width, right?.height]).toEqual([2, 3, 4, 1]);
  const nothing = [0, 0, 0, 0];
  const seen = (await pixelsOf(beside?.bytes)).map((pixel) => (pixel[3] === 0 ? nothing : pixel));
  expect(seen.map(([, , , alpha]) => alpha)).toEqual([0, 0, 3, 255, 0, 0, 0, 0, 0, 0, 0, 0]);
});

it('[V6] an oversized piece is scaled down, an oversized map loses transparency', async () => {
  const small = await composePictures(
    [
      { bytes: pngOf(40, 20), x: 0, y: 0 },
      { bytes: pngOf(10, 10), x: 20, y: 0 },
    ],
    20,
  );
  expect([small?.width, small?.height]).toEqual([20, 8]);
  expect(
    await composePictures(
      [
        { bytes: pngOf(4, 4), x: 0, y: 0 },
        { bytes: Buffer.from('none'), x: 0, y: 0 },
      ],
      20,
    ),
  ).toBe(undefined);
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="12"><rect width="30" height="12"/></svg>',
  );
  expect([
    await readPicturePixelSize(svg),
    await readPicturePixelSize(pngOf(3, 2)),
    await readPicturePixelSize(Buffer.from('none')),
  ]).toEqual([{ width: 30, height: 12 }, { width: 3, height: 2 }, undefined]);
  const drawn = await composePictures([{ bytes: svg, x: 0, y: 0 }], 300);
  expect([drawn?.width, drawn?.height]).toEqual([30, 12]);
  const map = await convertMapPicture(
    await pngFrom(2, 1, [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]),
  );
  expect([map?.type, map?.width, map?.height, await pixelsOf(map?.bytes)]).toEqual([
    'jpg',
    2,
    1,
    [
      [255, 255, 255, 255],
      [255, 255, 255, 255],
    ],
  ]);
  expect([await convertMapPicture(Buffer.from('none')), (await convertMapPicture(svg))?.width]).toEqual([
    undefined,
    2000,
  ]);
  const long = [
    await convertMapPicture(pngOf(9000, 9)),
    await convertMapPicture(pngOf(9, 8100)),
    await convertMapPicture(pngOf(8000, 2)),
  ];
  expect(long.map((one) => [one?.width, one?.height])).toEqual([
    [8000, 8],
    [8, 7200],
    [8000, 2],
  ]);
  const entities = Buffer.from(
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"/>',
  );
  expect([await convertMapPicture(entities), await composePictures([{ bytes: entities, x: 0, y: 0 }], 9)]).toEqual([
    undefined,
    undefined,
  ]);
});
