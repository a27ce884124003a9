import sharp from 'sharp';
import { PAGE, type UnderPicture } from '../draw/index.ts';
import type { FullCanvas } from './canvas.ts';
import { KeptBytes } from './kept-bytes.ts';

/** Pictures are kept in so many bytes, beyond those of the drawing under way. */
const PICTURE_ROOM = 96 * 1024 * 1024;
/** Larger ones, in pixels, are kept cut into tiles. */
const SMALL = 512 * 512;
const TILE = 256;
/** Of a JPEG file: tiles of one are packed as it is, those of a PNG file without loss. */
const QUALITY = 92;

sharp.cache(false);
sharp.concurrency(1);

interface KeptPicture {
  /**
   * The file; of a large one a tiled TIFF file with the picture at half its size, a quarter and so on: a part of it is
   * read, not all.
   */
  readonly file: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly levels: number;
}

/** A part of a picture, in its pixels. */
interface PicturePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Kept pictures by their hashes: a part of a large one costs what the part shows. */
export class KeptPictures {
  readonly #kept: KeptBytes<KeptPicture>;
  /** Those of the drawing under way: however many they are, they are there until it ends. */
  readonly #held = new Map<string, KeptPicture>();

  /** `room`: of bytes. */
  constructor(room: number = PICTURE_ROOM) {
    this.#kept = new KeptBytes<KeptPicture>(room);
  }

  /** Whether a picture is there, which is held then until `release`. */
  hold(hash: string): boolean {
    const picture = this.#of(hash);
    if (picture) this.#held.set(hash, picture);
    return picture !== undefined;
  }

  /** Takes a PNG or JPEG file, and holds it; one that can't be decoded is not kept. */
  async keep(hash: string, file: Uint8Array): Promise<void> {
    const picture = await readied(file).catch(() => undefined);
    if (!picture) return;
    this.#held.set(hash, picture);
    this.#kept.keep(hash, picture, picture.file.byteLength);
  }

  /** The drawing is done. */
  release(): void {
    this.#held.clear();
  }

  #of(hash: string): KeptPicture | undefined {
    return this.#kept.get(hash) ?? this.#held.get(hash);
  }

  /** A part of a picture of so many pixels as a PNG file; undefined where it is not kept. */
  async part(hash: string, part: PicturePart, width: number, height: number): Promise<Uint8Array | undefined> {
    const picture = this.#of(hash);
    if (!picture) return undefined;
    const png = { compressionLevel: 1, adaptiveFiltering: false };
    return cut(picture, part, Math.max(1, width), Math.max(1, height)).png(png).toBuffer();
  }

  /** Lays what is shown of a picture on a canvas, drawn smaller by `scale`; nothing where it is not kept. */
  async lay(canvas: FullCanvas, { hash, whole, shown }: UnderPicture, scale: number): Promise<void> {
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

/** A part, drawn so large, of the smallest size that is not smaller. */
const cut = (picture: KeptPicture, part: PicturePart, width: number, height: number): ReturnType<typeof sharp> => {
  const shrink = Math.max(1, Math.min(part.width / width, part.height / height));
  const page = Math.min(picture.levels - 1, Math.floor(Math.log2(shrink)));
  const [across, left] = span(part.x, part.width, picture.width, page);
  const [down, top] = span(part.y, part.height, picture.height, page);
  return sharp(picture.file, { page })
    .extract({ left, top, width: across, height: down })
    .resize(width, height, { fit: 'fill' });
};

/** How many whole pixels a stretch takes, and from where on, of a length that was halved so often. */
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
    // What is broken shows when all of it is decoded.
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
