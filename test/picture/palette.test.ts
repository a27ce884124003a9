import { describe, expect, test } from 'vitest';
import { keyOf, Palette, type RgbColor } from '../../src/picture/palette.ts';

const grey = (tone: number): RgbColor => (tone << 16) | (tone << 8) | tone;
/** Colours that nobody takes for each other: no two are within 20 of each other in every part. */
const apart = (count: number): readonly RgbColor[] =>
  Array.from(
    { length: count },
    (_, i) => (((i % 8) * 32) << 16) | (((Math.floor(i / 8) % 8) * 32) << 8) | (Math.floor(i / 64) * 32),
  );
/** Pixels of these colours, each so many times. */
const pixels = (...all: readonly (readonly [RgbColor, number])[]): Uint8Array =>
  new Uint8Array(
    all.flatMap(([c, count]) => Array.from({ length: count }, () => [c >> 16, (c >> 8) & 255, c & 255]).flat()),
  );

describe('the colours of a picture', () => {
  test('the colors of a picture are distinguished by six bits per component', () => {
    expect([keyOf(0, 0, 3), keyOf(0, 0, 4), keyOf(0, 4, 0), keyOf(4, 0, 0), keyOf(255, 255, 255)]).toEqual([
      0, 1, 64, 4096, 262_143,
    ]);
  });

  test('the colors of a picture contain wanted ones, without indistinguishable ones', () => {
    expect(Palette.of([grey(100), grey(102), grey(103), 0x640064]).colours).toEqual([grey(100), grey(103), 0x640064]);
  });

  test('the colors of a picture are rounded ever more until full', () => {
    const few = Palette.of([grey(100)]);
    expect([few.numberOf(106, 106, 106), few.numberOf(107, 100, 100), few.colours.length]).toEqual([0, 1, 2]);
    const [fuller, almost] = [Palette.of(apart(176)), Palette.of(apart(175))];
    expect([fuller.numberOf(14, 0, 0), fuller.numberOf(15, 0, 15), fuller.colours.length]).toEqual([0, 176, 177]);
    expect(almost.numberOf(14, 0, 0)).toBe(175);
    const full = Palette.of(apart(256));
    expect([full.numberOf(16, 10, 10), full.numberOf(255, 255, 111), full.colours.length]).toEqual([0, 255, 256]);
    full.want(grey(15));
    expect(full.colours).toHaveLength(256);
  });

  test('the colors of a picture map to the nearest without growing', () => {
    const palette = Palette.of([0x000000, 0xff0000, 0x0000ff, 0x00ff00]);
    expect([palette.nearestTo(200, 60, 0), palette.nearestTo(0, 100, 255), palette.nearestTo(9, 200, 9)]).toEqual([
      1, 2, 3,
    ]);
    expect(palette.lut[keyOf(200, 60, 0)]).toBe(1);
    const anew = palette.afresh();
    expect([anew.colours, anew.lut[keyOf(200, 60, 0)], anew.lut[keyOf(255, 0, 0)]]).toEqual([palette.colours, -1, 1]);
  });
});

describe('the palette of a ground', () => {
  const of = (...all: readonly (readonly [RgbColor, number])[]): readonly RgbColor[] | undefined =>
    Palette.ofPixels(pixels(...all), [grey(255)])?.colours;

  test('the palette of a ground starts with requested colors, then the largest', () => {
    expect(of([0x200000, 5], [0x0000c0, 9], [0x008000, 5])).toEqual([grey(255), 0x0000c0, 0x008000, 0x200000]);
  });

  test('the palette of a ground merges rare near tones, keeping large ones', () => {
    const large = 20_000;
    expect(of([0x400000, large], [0x460000, 10])).toEqual([grey(255), 0x400000]);
    expect(of([0x400000, large], [0x470000, 10])).toEqual([grey(255), 0x400000, 0x470000]);
    expect(of([0x400000, large], [0x460000, 11])).toEqual([grey(255), 0x400000, 0x460000]);
    expect(of([0x410000, large], [0x440000, 5000])).toEqual([grey(255), 0x410000, 0x440000]);
  });

  test('the palette of a ground does not exist below 97 percent coverage', () => {
    const colours = apart(256)
      .slice(1)
      .map((c): readonly [RgbColor, number] => [c, 1]);
    expect(of(...colours)).toBeUndefined();
    const filled = (count: number) => of([0, count], ...colours)?.length;
    const [others, ofGround] = [colours.length, 128];
    // White and the large face are two of the 128.
    const left = others - (ofGround - 2);
    const enough = Math.ceil(left / 0.03) - others;
    expect([filled(enough), filled(enough - 40)]).toEqual([ofGround, undefined]);
  });

  test('the palette of a ground does not exist above 8000 tones', () => {
    const tones = (count: number): Uint8Array => {
      const rgb = new Uint8Array(count * 3);
      for (let i = 0; i < count; i += 1)
        rgb.set([(i % 64) * 4, (Math.floor(i / 64) % 64) * 4, Math.floor(i / 4096) * 4], i * 3);
      const white = new Uint8Array(3 * 300_000).fill(255);
      const all = new Uint8Array(rgb.length + white.length);
      all.set(white);
      all.set(rgb, white.length);
      return all;
    };
    expect([7999, 8000].map((count) => Palette.ofPixels(tones(count), []) === undefined)).toEqual([false, true]);
  });
});
