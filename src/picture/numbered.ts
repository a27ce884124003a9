import { PAGE } from '../draw/index.ts';
import { type FullCanvas, PaletteCanvas } from './canvas.ts';
import { keyOf, type Palette, type RgbColor } from './palette.ts';

export const page: RgbColor = Number.parseInt(PAGE.slice(1), 16);

export const convertToPalette = ({ width, height, rgb }: FullCanvas, palette: Palette): PaletteCanvas => {
  const canvas = new PaletteCanvas(width, height, palette);
  let from = 0;
  for (let y = 0; y < height; y += 1)
    for (let at = y * (width + 1) + 1; at < (y + 1) * (width + 1); at += 1, from += 3) {
      const [r, g, b] = [rgb[from] as number, rgb[from + 1] as number, rgb[from + 2] as number];
      const known = palette.lut[keyOf(r, g, b)] as number;
      canvas.rows[at] = known >= 0 ? known : palette.nearestTo(r, g, b);
    }
  return canvas;
};
