import { findEmbeddedPictures, type Sprite } from '../draw/index.ts';
import { ByteLimitedCache } from './kept-bytes.ts';
import type { KeptPictures } from './kept-pictures.ts';
import { type Raster, rasterOf } from './raster.ts';

/** The cache size for sprites in bytes, and the bytes that an entry takes besides its pixels. */
const ROOM = 32 * 1024 * 1024;
const BESIDE = 400;

export class SpriteCache {
  readonly #pictures: KeptPictures;
  readonly #kept = new ByteLimitedCache<Raster>(ROOM);

  constructor(pictures: KeptPictures) {
    this.#pictures = pictures;
  }

  async of(sprites: readonly Sprite[], scale: number): Promise<readonly Raster[]> {
    const rasters: Raster[] = [];
    for (const sprite of sprites) {
      const { left, top, width, height } = sprite.box;
      const key = `${left} ${top} ${width} ${height} ${scale} ${sprite.svg}`;
      const known = this.#kept.get(key);
      const raster = known ?? rasterOf(await this.#withPictures(sprite.svg, scale), sprite.box, scale);
      if (!known) this.#kept.keep(key, raster, raster.pixels.byteLength + 2 * key.length + BESIDE);
      rasters.push(raster);
    }
    return rasters;
  }

  async #withPictures(svg: string, scale: number): Promise<string> {
    let whole = svg;
    for (const { href, hash, part, width, height } of findEmbeddedPictures(svg)) {
      const file = await this.#pictures.part(hash, part, Math.round(width * scale), Math.round(height * scale));
      whole = whole.replace(href, file ? `data:image/png;base64,${Buffer.from(file).toString('base64')}` : '');
    }
    return whole;
  }
}
