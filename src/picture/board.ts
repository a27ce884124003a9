import {
  type BoardPicture,
  drawnBoard,
  type PiecePicture,
  storedBackgroundHash,
  storedPictureHashesIn,
} from '../draw/index.ts';
import { type Canvas, PaletteCanvas } from './canvas.ts';
import { encodeCanvas } from './encoded.ts';
import { begun, GroundCache } from './ground.ts';
import { KeptPictures } from './kept-pictures.ts';
import { SpriteCache } from './sprites.ts';

/**
 * Draws boards from cached parts. The ground is drawn once for each board and part of a board, and equal sprites are
 * drawn once. Cache keys depend on the content, never on the viewer, and cached parts give exactly the same picture.
 */
export class BoardDrawer {
  readonly #pictures: KeptPictures;
  readonly #grounds: GroundCache;
  readonly #sprites: SpriteCache;

  constructor(pictures: KeptPictures = new KeptPictures()) {
    this.#pictures = pictures;
    this.#grounds = new GroundCache(pictures);
    this.#sprites = new SpriteCache(pictures);
  }

  lacking(board: BoardPicture): readonly string[] {
    return storedPictureHashesIn(board).filter((hash) => !this.#pictures.hold(hash));
  }

  bring(hash: string, file: Uint8Array): Promise<void> {
    return this.#pictures.keep(hash, file);
  }

  async draw(board: BoardPicture): Promise<Uint8Array> {
    return encodeCanvas(await this.laid(board));
  }

  async laid(board: BoardPicture, most: number = Number.POSITIVE_INFINITY): Promise<Canvas> {
    try {
      return await this.#laid(board, most);
    } finally {
      this.#pictures.release();
    }
  }

  async #laid(board: BoardPicture, most: number): Promise<Canvas> {
    const { width, height, scale: whole, ground, bare, sprites } = drawnBoard(this.#without(board));
    const scale = Math.min(whole, most / width, most / height);
    const [wide, high] = [Math.floor(width * scale), Math.floor(height * scale)];
    const canvas = begun(await this.#grounds.of(ground, wide, scale), high, bare, scale);
    const rasters = await this.#sprites.of(sprites, scale);
    if (canvas instanceof PaletteCanvas)
      for (const colour of new Set(rasters.flatMap(({ flats }) => flats))) canvas.palette.want(colour);
    for (const [i, { x, y }] of sprites.entries()) {
      const raster = rasters[i];
      if (raster) canvas.lay(raster, Math.round(x * scale), Math.round(y * scale));
    }
    return canvas;
  }

  #without(board: BoardPicture): BoardPicture {
    const lacking = new Set(this.lacking(board));
    if (lacking.size === 0) return board;
    const { background, pieces, ...rest } = board;
    const isKept = background && !lacking.has(storedBackgroundHash(board) ?? '');
    return {
      ...rest,
      pieces: pieces.map(
        ({ art, ...piece }): PiecePicture => (art && !lacking.has(art.hash) ? { ...piece, art } : piece),
      ),
      ...(isKept ? { background } : {}),
    };
  }
}
