import { crc32, deflateSync } from 'node:zlib';
import type { PaletteCanvas } from './canvas.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const [INDEXED, EIGHT_BITS] = [3, 8];
/** The compression level: higher levels hardly reduce the files and take twice the time. */
const LEVEL = 4;

/** Encodes a PNG file with a palette. Its rows are not filtered, because flat areas compress best that way. */
export const encodePalettePng = (
  { width, height, palette, rows }: PaletteCanvas,
  level: number = LEVEL,
): Uint8Array => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([EIGHT_BITS, INDEXED, 0, 0, 0], 8);
  const colours = Uint8Array.from(palette.colours.flatMap((one) => [one >> 16, (one >> 8) & 255, one & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level })),
    chunk('IEND', new Uint8Array()),
  ]);
};

const chunk = (name: string, data: Uint8Array): Uint8Array => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};
