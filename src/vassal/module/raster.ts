import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { MAX_PICTURE_PIXELS } from '../../facts/picture-limits.ts';
import { computeSvgCost } from '../../picture/svg-cost.ts';

export interface Drawn {
  readonly bytes: Uint8Array;
  readonly type: 'png' | 'jpg' | 'webp';
  readonly width: number;
  readonly height: number;
}

interface Stamped {
  readonly bytes: Uint8Array;
  readonly x: number;
  readonly y: number;
}

const MOST_PIXELS_READ = 200_000_000;
/** The most pixels of a written picture. It is below the limit, because the picture is encoded again later. */
const MOST_WRITTEN = MAX_PICTURE_PIXELS * 0.8;
const LONGEST_MAP = 8000;
const QUALITY = 85;

sharp.concurrency(1);
sharp.cache(false);

const opened = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS_READ, pages: 1, sequentialRead: true });

const isSvg = (bytes: Uint8Array): boolean =>
  /^(?:\uFEFF)?\s*<(?:\?xml|!--|svg|!DOCTYPE)/i.test(Buffer.from(bytes.subarray(0, 200)).toString('utf8'));

/** The width of a vector drawing in pixels. */
const WIDE_PIECE = 300;
const WIDE_MAP = 2000;

/** Converts an SVG to pixels, without loading external references. Other files are returned unchanged. */
const inPixels = (bytes: Uint8Array, wide: number): Uint8Array => {
  if (!isSvg(bytes)) return bytes;
  const text = Buffer.from(bytes).toString('utf8');
  if (/<!ENTITY/i.test(text)) throw new Error('entities');
  if (typeof computeSvgCost(text, wide, wide) === 'string') throw new Error('it takes too long');
  const fitTo = { mode: 'width', value: wide } as const;
  return new Resvg(text, { font: { loadSystemFonts: false }, logLevel: 'off', fitTo }).render().asPng();
};

const svgSize = (bytes: Uint8Array): { readonly width: number; readonly height: number } => {
  const { width, height } = new Resvg(Buffer.from(bytes).toString('utf8'), { font: { loadSystemFonts: false } });
  return { width: Math.round(width), height: Math.round(height) };
};

export const readPicturePixelSize = async (
  bytes: Uint8Array,
): Promise<{ readonly width: number; readonly height: number } | undefined> => {
  try {
    if (isSvg(bytes)) return svgSize(bytes);
    const { width, height } = await opened(bytes).metadata();
    return { width, height };
  } catch {
    return undefined;
  }
};

/** Returns a map picture within the size limits; undefined if it can't be read. */
export const convertMapPicture = async (bytes: Uint8Array): Promise<Drawn | undefined> => {
  try {
    const image = opened(inPixels(bytes, WIDE_MAP));
    const { width, height, hasAlpha } = await image.metadata();
    const scale = Math.min(1, Math.sqrt(MOST_WRITTEN / (width * height)), LONGEST_MAP / Math.max(width, height));
    const scaled = scale < 1 ? image.resize({ width: Math.floor(width * scale) }) : image;
    const flat = hasAlpha ? scaled.flatten({ background: '#ffffff' }) : scaled;
    const { data, info } = await flat.jpeg({ quality: QUALITY }).toBuffer({ resolveWithObject: true });
    return { bytes: data, type: 'jpg', width: info.width, height: info.height };
  } catch {
    return undefined;
  }
};

/**
 * Draws pictures above each other around a common center. Each is first scaled down, so that large scans are never
 * entirely in memory.
 */
export const composePictures = async (stamps: readonly Stamped[], longest: number): Promise<Drawn | undefined> => {
  try {
    const sized: (Stamped & { readonly width: number; readonly height: number })[] = [];
    for (const stamp of stamps) {
      const size = await readPicturePixelSize(stamp.bytes);
      if (!size) return undefined;
      sized.push({ ...stamp, ...size, bytes: inPixels(stamp.bytes, WIDE_PIECE) });
    }
    const width = Math.max(...sized.map((one) => one.width + 2 * Math.abs(one.x)));
    const height = Math.max(...sized.map((one) => one.height + 2 * Math.abs(one.y)));
    const scale = Math.min(1, longest / Math.max(width, height));
    const scaled = (value: number): number => Math.max(1, Math.round(value * scale));
    const parts: RawPart[] = [];
    for (const one of sized) {
      const size = { width: scaled(one.width), height: scaled(one.height) };
      const pixels = await opened(one.bytes)
        .resize({ ...size, fit: 'fill' })
        .toColourspace('srgb')
        .ensureAlpha()
        .raw()
        .toBuffer();
      const left = Math.round((scaled(width) - size.width) / 2 + one.x * scale);
      const top = Math.round((scaled(height) - size.height) / 2 + one.y * scale);
      parts.push({ ...size, pixels, left: Math.max(0, left), top: Math.max(0, top) });
    }
    const whole = { width: scaled(width), height: scaled(height), type: 'png' } as const;
    const bytes = await onOne(whole.width, whole.height, parts).png({ compressionLevel: 6 }).toBuffer();
    return { bytes, ...whole };
  } catch {
    return undefined;
  }
};

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

/** A picture as RGBA pixels, and its position. */
interface RawPart {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

const onOne = (width: number, height: number, parts: readonly RawPart[]): Sharp => {
  const [only] = parts;
  const isWhole = only && parts.length === 1 && only.width === width && only.height === height;
  if (isWhole) return sharp(only.pixels, { raw: { width, height, channels: 4 } });
  return sharp({ create: { width, height, channels: 4, background: NOTHING } }).composite(
    parts.map(({ pixels, left, top, ...size }) => ({ input: pixels, raw: { ...size, channels: 4 }, left, top })),
  );
};

/** Draws pictures onto a sheet, one after the other, to limit memory. */
export const drawPictureSheet = async (
  width: number,
  height: number,
  parts: readonly (Pick<Drawn, 'bytes' | 'width' | 'height'> & { readonly left: number; readonly top: number })[],
): Promise<Pick<Drawn, 'bytes' | 'type'>> => {
  const sheet = Buffer.alloc(width * height * 4);
  for (const part of parts) {
    const pixels = await opened(part.bytes).ensureAlpha().raw().toBuffer();
    for (let row = 0; row < part.height; row++)
      pixels.copy(sheet, ((part.top + row) * width + part.left) * 4, row * part.width * 4, (row + 1) * part.width * 4);
  }
  const image = sharp(sheet, { raw: { width, height, channels: 4 } });
  return { bytes: await image.webp({ quality: QUALITY, alphaQuality: 80 }).toBuffer(), type: 'webp' };
};
