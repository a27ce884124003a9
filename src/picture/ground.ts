import type { BoardGroundDrawing, PixelBox } from '../draw/index.ts';
import { type Canvas, FullCanvas, PaletteCanvas } from './canvas.ts';
import { ByteLimitedCache } from './kept-bytes.ts';
import type { KeptPictures } from './kept-pictures.ts';
import { convertToPalette, page } from './numbered.ts';
import { Palette } from './palette.ts';
import { rasterOf } from './raster.ts';

const ROOM = 48 * 1024 * 1024;

export type CachedGround =
  | { readonly signed: PaletteCanvas; readonly bare: PaletteCanvas }
  | { readonly signed: FullCanvas; readonly bare: FullCanvas };

export const begun = (ground: CachedGround, height: number, boxes: readonly PixelBox[], scale: number): Canvas => {
  const canvas = ground.signed.begin(height, page);
  for (const { left, top, width, height: high } of boxes) {
    const [right, bottom] = [Math.ceil((left + width) * scale), Math.ceil((top + high) * scale)];
    canvas.take(ground.bare as never, Math.floor(left * scale), Math.floor(top * scale), right, bottom);
  }
  return canvas;
};

export class GroundCache {
  readonly #pictures: KeptPictures;
  readonly #kept = new ByteLimitedCache<CachedGround>(ROOM);

  constructor(pictures: KeptPictures) {
    this.#pictures = pictures;
  }

  async of(ground: BoardGroundDrawing, width: number, scale: number): Promise<CachedGround> {
    const key = JSON.stringify([ground.key, width, scale]);
    const known = this.#kept.get(key);
    if (known) return known;
    const height = Math.ceil(ground.height * scale);
    const signed = await this.#drawn(ground, width, height, scale, true);
    const bare =
      ground.svg(() => true) === ground.svg(() => false)
        ? signed
        : await this.#drawn(ground, width, height, scale, false);
    const palette = Palette.ofPixels(signed.rgb, [page]);
    const first = palette && convertToPalette(signed, palette);
    const made: CachedGround = first
      ? { signed: first, bare: bare === signed ? first : convertToPalette(bare, first.palette) }
      : { signed, bare };
    this.#kept.keep(key, made, groundBytesOf(made));
    return made;
  }

  async #drawn(
    ground: BoardGroundDrawing,
    width: number,
    height: number,
    scale: number,
    signed: boolean,
  ): Promise<FullCanvas> {
    const canvas = new FullCanvas(width, height, page);
    if (ground.under) await this.#pictures.lay(canvas, ground.under, scale);
    const box = { left: 0, top: 0, width: width / scale, height: height / scale };
    const svg = ground.svg(() => signed);
    canvas.lay(rasterOf(svg, box, scale), 0, 0);
    return canvas;
  }
}

export const groundBytesOf = ({ signed, bare }: CachedGround): number =>
  [...new Set([signed, bare])].reduce(
    (sum, one) => sum + (one instanceof PaletteCanvas ? one.rows : one.rgb).byteLength,
    0,
  );
