import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { font } from '../../../src/picture/font.ts';

/** The points of a picture in rows from the top: red, green and blue of each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** Those of a PNG or JPEG file. */
export const pixelsOf = async (file: Uint8Array): Promise<Pixels> => {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
};

/** Those of an SVG document, drawn at one go. */
export const pixelsOfSvg = (svg: string): Pixels => {
  const { width, height, pixels } = new Resvg(svg, { font, logLevel: 'off' }).render();
  return { width, height, rgb: pixels.filter((_, at) => at % 4 < 3) };
};

/** Which share of two pictures' points differs by more than so much in a part of its colour; all where sizes differ. */
export const unlike = (a: Pixels, b: Pixels, by: number): number => {
  if (a.width !== b.width || a.height !== b.height) return 1;
  let found = 0;
  for (let at = 0; at < a.rgb.length; at += 3) {
    const differs = [0, 1, 2].some((part) => Math.abs((a.rgb[at + part] ?? 0) - (b.rgb[at + part] ?? 0)) > by);
    if (differs) found += 1;
  }
  return found / (a.width * a.height);
};
