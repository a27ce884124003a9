import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodeFramesAsFilm } from '../../src/picture/film.ts';
import { detectPictureMimeType } from '../../src/view/text/message.ts';

/** Pictures of one size with a spot that wanders; `noise`: what hardly packs. */
const pictures = (count: number, noise = 0): Promise<Uint8Array[]> =>
  Promise.all(
    Array.from({ length: count }, (_, at) => {
      const rgb = Buffer.alloc(90 * 60 * 3, 220);
      for (let i = 0; i < noise; i += 1) rgb[i] = (i * (at + 7) * 2_654_435_761) >>> 24;
      rgb.fill(10, at * 9, at * 9 + 9);
      return sharp(rgb, { raw: { width: 90, height: 60, channels: 3 } })
        .png()
        .toBuffer();
    }),
  );

const headOf = (file: Uint8Array) => sharp(file, { animated: true }).metadata();

it('[U14] pictures become an animation with a longer last frame', async () => {
  const file = await encodeFramesAsFilm(await pictures(5));
  expect(detectPictureMimeType(file)).toBe('image/gif');
  const { pages, width, pageHeight, delay, loop } = await headOf(file);
  expect({ pages, width, pageHeight, delay, loop }).toEqual({
    pages: 5,
    width: 90,
    pageHeight: 60,
    delay: [700, 700, 700, 700, 3000],
    loop: 0,
  });
});

it('[U14] an oversized animation is narrowed first', async () => {
  const frames = await Promise.all(
    [0, 1, 2].map((at) => {
      const rgb = Buffer.from(
        Array.from({ length: 700 * 12 * 3 }, (_, i) => (Math.imul(i + 1, at + 7) * 2_654_435_761) >>> 24),
      );
      return sharp(rgb, { raw: { width: 700, height: 12, channels: 3 } })
        .png()
        .toBuffer();
    }),
  );
  const shown = async (most?: number): Promise<readonly (number | undefined)[]> => {
    const { width, pageHeight, pages } = await headOf(await encodeFramesAsFilm(frames, most));
    return [width, pageHeight, pages];
  };
  const { byteLength } = await encodeFramesAsFilm(frames);
  expect([await shown(byteLength), await shown(byteLength - 1), await shown(1)]).toEqual([
    [640, 11, 3],
    [480, 8, 3],
    [400, 7, 2],
  ]);
});

it('[U14] an oversized animation then loses frames, except the last', async () => {
  const all = await pictures(9, 90 * 60 * 3);
  const whole = await encodeFramesAsFilm(all);
  const most = Math.floor(whole.byteLength * 0.7);
  const file = await encodeFramesAsFilm(all, most);
  expect(file.byteLength).toBeLessThanOrEqual(most);
  expect((await headOf(file)).pages).toBe(5);
  expect((await encodeFramesAsFilm(all, 1)).byteLength).toBeGreaterThan(1);
});

it('[U14] frames of other shapes are fitted into the first frame', async () => {
  const plain = (width: number, height: number, background: string): Promise<Buffer> =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  const file = await encodeFramesAsFilm([await plain(60, 60, '#0000ff'), await plain(60, 30, '#ff0000')]);
  const second = await sharp(file, { page: 1 }).removeAlpha().raw().toBuffer();
  const at = (row: number): readonly number[] => [...second.subarray(row * 60 * 3, row * 60 * 3 + 3)];
  const [red, white] = [10, 50].map(at);
  expect([(red?.[0] ?? 0) > 200 && (red?.[2] ?? 0) < 50, white?.every((part) => part > 240)]).toEqual([true, true]);
});
