import sharp from 'sharp';
import { type CroppedBackground, PAGE } from '../draw/index.ts';
import type { FullCanvas } from './canvas.ts';
import { ByteLimitedCache } from './kept-bytes.ts';

/** The cache size for pictures, in bytes. The pictures of the current drawing are kept in addition. */
const PICTURE_ROOM = 96 * 1024 * 1024;
/** The limit in pixels above which a picture is stored as tiles. */
const SMALL = 512 * 512;
const TILE = 256;
/** The JPEG quality of tiles made from JPEG files. Tiles of PNG files are compressed without loss. */
const QUALITY = 92;

sharp.cache(false);
sharp.concurrency(1);

interface KeptPicture {
  /**
   * The file. A large picture is a TIFF with tiles, also at half size, quarter size and so on, so that a part can be
   * read alone.
   */
  readonly file: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly levels: number;
}

interface PicturePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export class KeptPictures {
  readonly #kept: ByteLimitedCache<KeptPicture>;
  readonly #held = new Map<string, KeptPicture>();

  constructor(room: number = PICTURE_ROOM) {
    this.#kept = new ByteLimitedCache<KeptPicture>(room);
  }

  /** Returns true if a picture is cached. It then stays in the cache until `release`. */
  hold(hash: string): boolean {
    const picture = this.#of(hash);
    if (picture) this.#held.set(hash, picture);
    return picture !== undefined;
  }

  async keep(hash: string, file: Uint8Array): Promise<void> {
    const picture = await readied(file).catch(() => undefined);
    if (!picture) return;
    this.#held.set(hash, picture);
    this.#kept.keep(hash, picture, picture.file.byteLength);
  }

  release(): void {
    this.#held.clear();
  }

  #of(hash: string): KeptPicture | undefined {
    return this.#kept.get(hash) ?? this.#held.get(hash);
  }

  async part(hash: string, part: PicturePart, width: number, height: number): Promise<Uint8Array | undefined> {
    const picture = this.#of(hash);
    if (!picture) return undefined;
    const png = { compressionLevel: 1, adaptiveFiltering: false };
    return cut(picture, part, Math.max(1, width), Math.max(1, height)).png(png).toBuffer();
  }

  /** Draws the visible part of a picture on a canvas, scaled by `scale`. If the picture isn't cached, draws nothing. */
  async lay(canvas: FullCanvas, { hash, whole, shown }: CroppedBackground, scale: number): Promise<void> {
    const picture = this.#of(hash);
    if (!picture) return;
    const [left, top] = [Math.max(whole.left, shown.left), Math.max(whole.top, shown.top)];
    const right = Math.min(whole.left + whole.width, shown.left + shown.width);
    const bottom = Math.min(whole.top + whole.height, shown.top + shown.height);
    const [x, y] = [Math.round(left * scale), Math.round(top * scale)];
    const width = Math.min(canvas.width, Math.round(right * scale)) - x;
    const height = Math.min(canvas.height, Math.round(bottom * scale)) - y;
    if (width <= 0 || height <= 0) return;
    const [across, down] = [picture.width / whole.width, picture.height / whole.height];
    const part = {
      x: (left - whole.left) * across,
      y: (top - whole.top) * down,
      width: (right - left) * across,
      height: (bottom - top) * down,
    };
    const pixels = await cut(picture, part, width, height)
      .flatten({ background: PAGE })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    for (let row = 0; row < height; row += 1)
      canvas.rgb.set(pixels.subarray(row * width * 3, (row + 1) * width * 3), ((y + row) * canvas.width + x) * 3);
  }
}

const cut = (picture: KeptPicture, part: PicturePart, width: number, height: number): ReturnType<typeof sharp> => {
  const shrink = Math.max(1, Math.min(part.width / width, part.height / height));
  const page = Math.min(picture.levels - 1, Math.floor(Math.log2(shrink)));
  const [across, left] = span(part.x, part.width, picture.width, page);
  const [down, top] = span(part.y, part.height, picture.height, page);
  return sharp(picture.file, { page })
    .extract({ left, top, width: across, height: down })
    .resize(width, height, { fit: 'fill' });
};

const span = (from: number, long: number, whole: number, level: number): readonly [count: number, first: number] => {
  const length = Math.max(1, Math.floor(whole / 2 ** level));
  const first = Math.max(0, Math.min(length - 1, Math.floor((from / whole) * length)));
  const end = Math.max(first + 1, Math.min(length, Math.ceil(((from + long) / whole) * length)));
  return [end - first, first];
};

const readied = async (file: Uint8Array): Promise<KeptPicture> => {
  const image = sharp(file, { failOn: 'error' });
  const { format, width, height } = await image.metadata();
  if (width * height <= SMALL) {
    // Errors in the file only show when all of it is decoded, so decode all of it now.
    await image.stats();
    return { file, width, height, levels: 1 };
  }
  const packed =
    format === 'jpeg'
      ? ({ compression: 'jpeg', quality: QUALITY } as const)
      : ({ compression: 'deflate', predictor: 'horizontal' } as const);
  const size = { tile: true, tileWidth: TILE, tileHeight: TILE, pyramid: true } as const;
  const tiles = await image
    .toColourspace('srgb')
    .tiff({ ...size, ...packed })
    .toBuffer();
  const { pages = 1 } = await sharp(tiles).metadata();
  return { file: tiles, width, height, levels: pages };
};
