import { describe, expect, test } from 'vitest';
import { type Canvas, FullCanvas, PaletteCanvas } from '../../src/picture/canvas.ts';
import { encodeCanvas } from '../../src/picture/encoded.ts';
import { begun, groundBytesOf } from '../../src/picture/ground.ts';
import { convertToPalette, page } from '../../src/picture/numbered.ts';
import { Palette, type RgbColor } from '../../src/picture/palette.ts';
import { type Raster, rasterOf } from '../../src/picture/raster.ts';
import { detectPictureMimeType } from '../../src/view/text/message.ts';

/** Canvases as rows of letters, one a pixel. */
const COLOURS: Readonly<Record<string, RgbColor>> = {
  '.': page,
  r: 0xff0000,
  g: 0x00ff00,
  b: 0x0000ff,
};
const LETTERS = new Map(Object.entries(COLOURS).map(([letter, colour]) => [colour, letter]));

const rgbOf = (canvas: Canvas): Uint8Array => (canvas instanceof FullCanvas ? canvas.rgb : canvas.rgb());

const lettersOf = (canvas: Canvas): readonly string[] => {
  const rgb = rgbOf(canvas);
  const pixels = Array.from({ length: rgb.length / 3 }, (_, at) => Buffer.from(rgb).readUIntBE(at * 3, 3));
  const letters = pixels.map((colour) => LETTERS.get(colour) ?? colour.toString(16)).join('');
  return letters.match(new RegExp(`.{${canvas.width}}`, 'g')) ?? [];
};

/** What lies at the point (0, 0) with its upper left pixel there; a blank lets all through. */
const rasterFrom = (rows: readonly string[], at: { readonly left: number; readonly top: number }): Raster => {
  const pixels = [...rows.join('')].flatMap((letter) => {
    const colour = COLOURS[letter];
    return colour === undefined ? [0, 0, 0, 0] : [colour >> 16, (colour >> 8) & 255, colour & 255, 255];
  });
  return { ...at, width: rows[0]?.length ?? 0, height: rows.length, pixels: new Uint8Array(pixels), flats: [] };
};

const RASTER = rasterFrom(['rg', ' b', 'gr'], { left: -1, top: -1 });

const KINDS: readonly (readonly [string, (width: number, height: number) => Canvas])[] = [
  ['few colours', (width, height) => new PaletteCanvas(width, height, Palette.of([page]))],
  ['all colours', (width, height) => new FullCanvas(width, height, page)],
];

describe.each(KINDS)('a canvas of %s', (_, blank) => {
  test.each([
    ['in its middle', 2, 2, ['.....', '.rg..', '..b..', '.gr..']],
    ['over its upper left corner', 0, 0, ['b....', 'r....', '.....', '.....']],
    ['over its lower right corner', 5, 4, ['.....', '.....', '.....', '....r']],
    ['over its upper edge', 3, -1, ['..gr.', '.....', '.....', '.....']],
    ['beside it', 7, 1, ['.....', '.....', '.....', '.....']],
    ['above it', 2, -3, ['.....', '.....', '.....', '.....']],
    ['below it', 2, 5, ['.....', '.....', '.....', '.....']],
    ['left of it', -2, 1, ['.....', '.....', '.....', '.....']],
  ])('a canvas shows a raster laid %s, clipped to its area', (_where, x, y, rows) => {
    const canvas = blank(5, 4);
    canvas.lay(RASTER, x, y);
    expect(lettersOf(canvas)).toEqual(rows);
  });

  test('a canvas begins another of different height with its content', () => {
    const canvas = blank(5, 4);
    canvas.lay(RASTER, 2, 2);
    expect(lettersOf(canvas.begin(5, page))).toEqual(['.....', '.rg..', '..b..', '.gr..', '.....']);
    const lower = canvas.begin(2, page);
    lower.lay(RASTER, 4, 1);
    expect([lettersOf(lower), lettersOf(canvas)[1]]).toEqual([['...rg', '.rg.b'], '.rg..']);
  });

  test.each([
    ['a part', [1, 1, 3, 2], ['.....', '.rg..', '.....', '.....']],
    ['more than there is', [-2, -2, 9, 9], ['.....', '.rg..', '..b..', '.gr..']],
    ['what ends beside it', [2, 0, 9, 3], ['.....', '..g..', '..b..', '.....']],
    ['nothing', [2, 1, 2, 3], ['.....', '.....', '.....', '.....']],
    ['less than nothing', [3, 1, 1, 3], ['.....', '.....', '.....', '.....']],
  ] as const)('a canvas copies %s of another', (_what, [left, top, right, bottom], rows) => {
    const other = blank(5, 4);
    other.lay(RASTER, 2, 2);
    const canvas = other.begin(4, page);
    canvas.lay(
      rasterFrom(
        Array.from({ length: 4 }, () => '.....'),
        { left: 0, top: 0 },
      ),
      0,
      0,
    );
    canvas.take(other as never, left, top, right, bottom);
    expect(lettersOf(canvas)).toEqual(rows);
  });

  test('a canvas blends transparent pixels', () => {
    const canvas = blank(2, 1);
    const half = { left: 0, top: 0, width: 2, height: 1, flats: [] };
    canvas.lay({ ...half, pixels: new Uint8Array([0, 0, 255, 255, 0, 255, 0, 255]) }, 0, 0);
    canvas.lay({ ...half, pixels: new Uint8Array([100, 60, 20, 128, 1, 2, 3, 254]) }, 0, 0);
    expect([...rgbOf(canvas)]).toEqual([100, 60, 147, 1, 3, 3]);
  });

  test('a canvas measures its ground’s size, shared canvases once', () => {
    const [signed, bare] = [blank(6, 5), blank(6, 5)];
    const one = signed instanceof FullCanvas ? 6 * 5 * 3 : 7 * 5;
    expect([groundBytesOf({ signed, bare } as never), groundBytesOf({ signed, bare: signed } as never)]).toEqual([
      2 * one,
      one,
    ]);
  });

  test('a canvas begun on a ground hides signs in rounded-out boxes', () => {
    const [signed, bare] = [blank(6, 5), blank(6, 5)];
    signed.lay(
      rasterFrom(
        Array.from({ length: 5 }, () => 'rrrrrr'),
        { left: 0, top: 0 },
      ),
      0,
      0,
    );
    const boxes = [
      { left: 2.2, top: 2, width: 3, height: 2.2 },
      { left: 9, top: 0, width: 3, height: 1 },
    ];
    expect(lettersOf(begun({ signed, bare } as never, 6, boxes, 0.5))).toEqual([
      'rrrr..',
      'r..rrr',
      'r..rrr',
      'rrrrrr',
      'rrrrrr',
      '......',
    ]);
  });
});

describe('a palette', () => {
  /** A picture of these colours, each in so many pixels. */
  const picture = (...colours: readonly (readonly [RgbColor, number])[]): FullCanvas => {
    const rgb = colours.flatMap(([colour, count]) =>
      Array.from({ length: count }, () => [colour >> 16, (colour >> 8) & 255, colour & 255]).flat(),
    );
    const canvas = new FullCanvas(rgb.length / 3, 1, 0);
    canvas.rgb.set(rgb);
    return canvas;
  };
  const hex = (colours: readonly RgbColor[] = []): string => colours.map((one) => one.toString(16)).join(' ');

  test('a palette of a picture has required colors, then the most frequent', () => {
    const { rgb } = picture([0x336699, 5], [0x993366, 9], [0x3366a2, 3], [0x990033, 5]);
    expect(hex(Palette.ofPixels(rgb, [0xffffff, 0xfffffe])?.colours)).toBe('ffffff 993366 336699 990033 3366a2');
    expect(hex(Palette.ofPixels(picture([0x336699, 9999], [0x33669e, 1]).rgb, [])?.colours)).toBe('336699');
  });

  test('a palette grows until full, then uses the nearest color', () => {
    const palette = Palette.of([0x000000]);
    expect([palette.numberOf(6, 6, 6), palette.numberOf(7, 0, 0), palette.nearestTo(250, 0, 0)]).toEqual([0, 1, 1]);
    palette.want(0x020202);
    palette.want(0x000300);
    expect(hex(palette.colours)).toBe('0 70000 300');
    const again = palette.afresh();
    for (let blue = 16; again.colours.length < 256; blue += 1) again.want((blue << 16) | ((blue * 16) & 0xf000) | 0xff);
    expect([again.colours.length, again.numberOf(9, 1, 0), palette.colours.length]).toEqual([256, 1, 3]);
  });

  test('a palette maps rare colors of a picture to the nearest', () => {
    const whole = picture([0x000000, 60], [0xff0000, 39], [0xee2222, 1]);
    const palette = Palette.of([0x000000, 0xff0000]);
    expect(lettersOf(convertToPalette(whole, palette))).toEqual([`${'0'.repeat(60)}${'r'.repeat(40)}`]);
  });
});

describe('a picture as a file', () => {
  /** Points of so many colours that nothing can foretell. */
  const noise = (canvas: Canvas, colours: number): Canvas => {
    const { width, height } = canvas;
    let state = 7;
    const pixels = new Uint8Array(width * height * 4).fill(255);
    for (let at = 0; at < pixels.length; at += 4) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      const colour = (state >>> 12) % colours;
      pixels.set([(colour & 15) * 16, (colour >> 4) * 16, 0], at);
    }
    canvas.lay({ left: 0, top: 0, width, height, pixels, flats: [] }, 0, 0);
    return canvas;
  };
  const small = (width: number, height: number): Canvas => new PaletteCanvas(width, height, Palette.of([0]));

  test('a picture of few colors is PNG if small enough, else JPEG', async () => {
    const files = [
      await encodeCanvas(noise(small(400, 400), 256)),
      await encodeCanvas(noise(small(520, 520), 256)),
      await encodeCanvas(noise(new FullCanvas(20, 20, 0), 256)),
    ];
    expect(files.map((file) => [detectPictureMimeType(file), Math.round(file.byteLength / 10_000)])).toEqual([
      ['image/png', 16],
      ['image/jpeg', 24],
      ['image/jpeg', 0],
    ]);
  });
});

describe('the raster of a piece', () => {
  const square = (left: number, top: number, size: number, colour: string): string =>
    `<rect x="${left}" y="${top}" width="${size}" height="${size}" fill="${colour}"/>`;

  test('the raster of a piece is trimmed and knows its main colors', () => {
    const svg = square(-4, -3, 8, '#ff0000') + square(4, -3, 7, '#00ff00') + square(-4, 5, 6, '#0000ff');
    const { left, top, width, height, flats } = rasterOf(svg, { left: -10, top: -10, width: 30, height: 30 }, 1);
    expect({ left, top, width, height, flats }).toEqual({
      left: -4,
      top: -3,
      width: 15,
      height: 14,
      flats: [0xff0000, 0x00ff00],
    });
  });

  test('the raster of a piece knows the four largest colors', () => {
    const sizes = [8, 10, 7, 7, 9, 6];
    const svg = sizes.map((size, i) => square(12 * i, 0, size, `#0${i + 1}0000`)).join('');
    const { flats } = rasterOf(svg, { left: 0, top: 0, width: 80, height: 12 }, 1);
    expect(flats).toEqual([0x020000, 0x050000, 0x010000, 0x030000]);
    expect(rasterOf(square(0, 0, 6, '#ff0000'), { left: 0, top: 0, width: 9, height: 9 }, 1).flats).toEqual([]);
  });

  test('the raster of an empty drawing is empty', () => {
    const { width, height, pixels } = rasterOf('', { left: 0, top: 0, width: 4, height: 4 }, 1);
    expect([width, height, pixels.length]).toEqual([0, 0, 0]);
  });

  test('the raster of a piece stays in its box at the scaled position', () => {
    const drawn = rasterOf(square(0, 0, 9, '#0000ff'), { left: 2.5, top: 1, width: 4, height: 3 }, 2);
    expect([drawn.left, drawn.top, drawn.width, drawn.height, drawn.flats]).toEqual([5, 2, 8, 6, [0x0000ff]]);
    expect([...drawn.pixels.subarray(0, 4)]).toEqual([0, 0, 255, 255]);
  });
});
