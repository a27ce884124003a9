import type { PixelSize } from './size.ts';

/** The length of a WebP's header: `RIFF`, length, `WEBP`. */
const HEAD = 12;
/** The bytes for the name and the length of a WebP part. */
const PART_HEAD = 8;

export const isWebp = (file: Buffer): boolean =>
  file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, HEAD) === 'WEBP';

/**
 * Returns the size of a WebP, which is in its first part: https://developers.google.com/speed/webp/docs/riff_container.
 * All parts must be complete.
 */
export const webpSize = (file: Buffer): PixelSize | undefined => {
  if (file.length < HEAD + PART_HEAD + 10) return undefined;
  const end = file.readUInt32LE(4) + 8;
  let at = HEAD;
  while (at + PART_HEAD <= end && at + PART_HEAD <= file.length) {
    const length = file.readUInt32LE(at + 4);
    at += PART_HEAD + length + (length % 2);
  }
  return end <= file.length && at === end ? firstSize(file) : undefined;
};

const firstSize = (file: Buffer): PixelSize | undefined => {
  const data = HEAD + PART_HEAD;
  switch (file.toString('latin1', HEAD, HEAD + 4)) {
    case 'VP8 ':
      return file.readUIntBE(data + 3, 3) === 0x9d012a
        ? { width: file.readUInt16LE(data + 6) & 0x3fff, height: file.readUInt16LE(data + 8) & 0x3fff }
        : undefined;
    case 'VP8L': {
      const bits = file.readUInt32LE(data + 1);
      return file[data] === 0x2f ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : undefined;
    }
    case 'VP8X':
      return { width: file.readUIntLE(data + 4, 3) + 1, height: file.readUIntLE(data + 7, 3) + 1 };
    default:
      return undefined;
  }
};
