import { expect, test } from 'vitest';
import { rasterOf } from '../../src/picture/raster.ts';

const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const box = { left: -10, top: -10, width: 80, height: 80 };
const flats = (...shapes: readonly string[]): readonly string[] =>
  rasterOf(shapes.join(''), box, 1).flats.map((colour) => colour.toString(16).padStart(6, '0'));

test('a raster is trimmed to the drawn pixels inside its box', () => {
  const { left, top, width, height, pixels } = rasterOf(rect(5, -4, 3, 2, '#ff0000'), box, 1);
  expect([left, top, width, height, pixels.length, [...pixels.subarray(0, 4)]]).toEqual([
    5,
    -4,
    3,
    2,
    24,
    [255, 0, 0, 255],
  ]);
  const cut = rasterOf(rect(-20, -20, 200, 200, '#ff0000'), box, 1);
  expect([cut.left, cut.top, cut.width, cut.height]).toEqual([-10, -10, 80, 80]);
  const half = rasterOf(rect(4, 8, 10, 20, '#ff0000'), box, 0.5);
  expect([half.left, half.top, half.width, half.height]).toEqual([2, 4, 5, 10]);
});

test('a raster of nothing is empty', () => {
  const { width, height, pixels, flats: none } = rasterOf('', box, 1);
  expect([width, height, pixels.length, none]).toEqual([0, 0, 0, []]);
});

test('a raster lists its four largest opaque flat colors, largest first', () => {
  expect(flats(rect(0, 0, 8, 5, '#112233'), rect(20, 0, 13, 3, '#445566'))).toEqual(['112233']);
  expect(flats(rect(0, 0, 8, 5, '#112233', 'opacity="0.5"'))).toEqual([]);
  const faces = [60, 40, 50, 55, 45].map((width, i) => rect(0, i * 4, width, 2, `#0000a${i}`));
  expect(flats(...faces)).toEqual(['0000a0', '0000a3', '0000a2', '0000a4']);
  expect(flats(rect(0, 0, 8, 6, '#0000bb'), rect(20, 0, 8, 6, '#0000aa'))).toEqual(['0000aa', '0000bb']);
});
