import { Resvg } from '@resvg/resvg-js';
import type { PixelBox } from '../draw/index.ts';
import { font } from './font.ts';
import type { RgbColor } from './palette.ts';

/** A part of a picture as pixels: red, green, blue and alpha, premultiplied. */
export interface Raster {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly flats: readonly RgbColor[];
}

const FLAT_FROM = 40;
const MOST_FLATS = 4;

export const rasterOf = (svg: string, box: PixelBox, scale: number): Raster => {
  const [left, top] = [Math.floor(box.left * scale), Math.floor(box.top * scale)];
  const width = Math.ceil((box.left + box.width) * scale) - left;
  const height = Math.ceil((box.top + box.height) * scale) - top;
  const view = [left, top, width, height].map((length) => length / scale).join(' ');
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}" font-family="DejaVu Sans, sans-serif">${svg}</svg>`,
    { font: svg.includes('<text') ? font : { loadSystemFonts: false }, logLevel: 'off' },
  ).render();
  return trimmed(pixels, { left, top, width, height });
};

const trimmed = (pixels: Uint8Array, box: PixelBox): Raster => {
  let [left, top, right, bottom] = [box.width, box.height, -1, -1];
  for (let y = 0; y < box.height; y += 1)
    for (let x = 0; x < box.width; x += 1) {
      if (pixels[(y * box.width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  const [width, height] = [Math.max(0, right - left + 1), Math.max(0, bottom - top + 1)];
  const cut = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const from = ((top + y) * box.width + left) * 4;
    cut.set(pixels.subarray(from, from + width * 4), y * width * 4);
  }
  return { left: box.left + left, top: box.top + top, width, height, pixels: cut, flats: flatsOf(cut) };
};

const flatsOf = (pixels: Uint8Array): readonly RgbColor[] => {
  const counts = new Map<RgbColor, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] !== 255) continue;
    const colour = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= FLAT_FROM)
    .sort(([a, most], [b, least]) => least - most || a - b)
    .slice(0, MOST_FLATS)
    .map(([colour]) => colour);
};
