import { createInterface } from 'node:readline';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { font } from './font.ts';
import { computeSvgCost } from './svg-cost.ts';

/**
 * A program that decodes uploaded pictures in a separate process, and encodes them again. Each input line is a file:
 * type, width, height, the most bytes for a lossless result, and the file in base64. Each answer is a line: a PNG or
 * JPEG in base64, or an error. `!`: the file can't be decoded. `!memory`: there is too little memory. `!filters`,
 * `!repeats`: drawing an SVG would be too expensive.
 */

const QUALITY = 90;
/** The only loaders that are allowed, one for each accepted type. The library, libvips, knows many more. */
const LOADERS = ['Png', 'Jpeg', 'Webp', 'Nsgif'].map((type) => `VipsForeignLoad${type}Buffer`);

sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });

const decoded = async (
  type: string,
  width: number,
  height: number,
  most: number,
  file: Buffer,
): Promise<Uint8Array> => {
  if (type === 'svg') return drawn(file, width, height);
  const read = { failOn: 'error', limitInputPixels: width * height, pages: 1, sequentialRead: true } as const;
  const image = sharp(file, read);
  const head = await image.metadata();
  if (head.format !== type || head.width !== width || head.height !== height) throw new Error('another head');
  const isPhoto = type === 'jpeg' || (type === 'webp' && !head.hasAlpha);
  const photo = (from: typeof image): Promise<Uint8Array> =>
    from.jpeg({ quality: QUALITY, optimizeCoding: false }).toBuffer();
  if (isPhoto) return photo(image);
  const png = await image.png({ compressionLevel: 6 }).toBuffer();
  // The PNG of a scanned map is too large, because a scan compresses badly without loss.
  return png.length <= most || head.hasAlpha ? png : photo(sharp(file, read));
};

class TooDear extends Error {}

const drawn = (file: Buffer, width: number, height: number): Uint8Array => {
  const text = file.toString('utf8');
  const cost = computeSvgCost(text, width, height);
  if (typeof cost === 'string') throw new TooDear(cost);
  if (!cost) throw new Error('not well-formed');
  return new Resvg(text, { font, logLevel: 'off', fitTo: { mode: 'width', value: width } }).render().asPng();
};

const answerTo = async (line: string): Promise<string> => {
  const [type = '', width, height, most, file = ''] = line.split(' ');
  try {
    const bytes = await decoded(type, Number(width), Number(height), Number(most), Buffer.from(file, 'base64'));
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
  } catch (error) {
    if (error instanceof TooDear) return `!${error.message}`;
    return /memory|alloc/i.test(String(error)) ? '!memory' : '!';
  }
};

for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${await answerTo(line)}\n`);
