import { keyOf, type Palette, type RgbColor } from './palette.ts';
import type { Raster } from './raster.ts';

/** The canvas of a drawing. `lay` draws pixels at a whole-numbered position; parts outside the canvas are left out. */
export type Canvas = PaletteCanvas | FullCanvas;

const within = ({ width, height }: Pick<Canvas, 'width' | 'height'>, raster: Raster, x: number, y: number) => {
  const [left, top] = [x + raster.left, y + raster.top];
  return {
    left,
    top,
    fromX: Math.max(0, -left),
    fromY: Math.max(0, -top),
    toX: Math.min(raster.width, width - left),
    toY: Math.min(raster.height, height - top),
  };
};

const takeRows = (
  to: Uint8Array,
  from: Uint8Array,
  row: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
): void => {
  const end = Math.min(bottom * row, to.length, from.length);
  for (let at = Math.max(0, top) * row; at + row <= end && left < right; at += row)
    to.set(from.subarray(at + left, at + right), at + left);
};

/** Returns a color channel after something with the opacity `cover` (0 to 255) is drawn on it. */
const through = (part: number, cover: number): number => ((part * (255 - cover) + 127) / 255) | 0;

/**
 * A canvas of at most 256 colors. A pixel is one byte, the number of its color. Each row begins with a 0, as in a PNG.
 */
export class PaletteCanvas {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly rows: Uint8Array;

  constructor(width: number, height: number, palette: Palette) {
    this.width = width;
    this.height = height;
    this.palette = palette;
    this.rows = new Uint8Array((width + 1) * height);
  }

  begin(height: number): PaletteCanvas {
    const canvas = new PaletteCanvas(this.width, height, this.palette.afresh());
    canvas.rows.set(this.rows.subarray(0, canvas.rows.length));
    return canvas;
  }

  take(other: PaletteCanvas, left: number, top: number, right: number, bottom: number): void {
    takeRows(this.rows, other.rows, this.width + 1, [
      Math.max(0, left) + 1,
      top,
      Math.min(this.width, right) + 1,
      bottom,
    ]);
  }

  lay(raster: Raster, x: number, y: number): void {
    const { rows, palette, width } = this;
    const { pixels } = raster;
    const { lut, colours } = palette;
    const { left, top, fromX, fromY, toX, toY } = within(this, raster, x, y);
    for (let row = fromY; row < toY; row += 1) {
      let from = (row * raster.width + fromX) * 4;
      let to = (top + row) * (width + 1) + 1 + left + fromX;
      for (let column = fromX; column < toX; column += 1, from += 4, to += 1) {
        const alpha = pixels[from + 3] as number;
        if (alpha === 0) continue;
        let r = pixels[from] as number;
        let g = pixels[from + 1] as number;
        let b = pixels[from + 2] as number;
        if (alpha < 255) {
          const under = colours[rows[to] as number] as number;
          r += through(under >> 16, alpha);
          g += through((under >> 8) & 255, alpha);
          b += through(under & 255, alpha);
        }
        const known = lut[keyOf(r, g, b)] as number;
        rows[to] = known >= 0 ? known : palette.numberOf(r, g, b);
      }
    }
  }

  rgb(): Uint8Array {
    const out = new Uint8Array(this.width * this.height * 3);
    let to = 0;
    for (let y = 0; y < this.height; y += 1)
      for (let at = y * (this.width + 1) + 1; at < (y + 1) * (this.width + 1); at += 1) {
        const colour = this.palette.colours[this.rows[at] as number] as number;
        out[to++] = colour >> 16;
        out[to++] = (colour >> 8) & 255;
        out[to++] = colour & 255;
      }
    return out;
  }
}

export class FullCanvas {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;

  constructor(width: number, height: number, colour: RgbColor) {
    this.width = width;
    this.height = height;
    this.rgb = new Uint8Array(width * height * 3);
    for (let at = 0; at < this.rgb.length; at += 3) {
      this.rgb[at] = colour >> 16;
      this.rgb[at + 1] = (colour >> 8) & 255;
      this.rgb[at + 2] = colour & 255;
    }
  }

  begin(height: number, colour: RgbColor): FullCanvas {
    const canvas = new FullCanvas(this.width, height, colour);
    canvas.rgb.set(this.rgb.subarray(0, canvas.rgb.length));
    return canvas;
  }

  take(other: FullCanvas, left: number, top: number, right: number, bottom: number): void {
    takeRows(this.rgb, other.rgb, this.width * 3, [
      Math.max(0, left) * 3,
      top,
      Math.min(this.width, right) * 3,
      bottom,
    ]);
  }

  lay(raster: Raster, x: number, y: number): void {
    const { rgb, width } = this;
    const { pixels } = raster;
    const { left, top, fromX, fromY, toX, toY } = within(this, raster, x, y);
    for (let row = fromY; row < toY; row += 1) {
      let from = (row * raster.width + fromX) * 4;
      let to = ((top + row) * width + left + fromX) * 3;
      for (let column = fromX; column < toX; column += 1, from += 4, to += 3) {
        const alpha = pixels[from + 3] as number;
        if (alpha === 0) continue;
        for (let part = 0; part < 3; part += 1)
          rgb[to + part] = (pixels[from + part] as number) + through(rgb[to + part] as number, alpha);
      }
    }
  }
}
