import type { PixelSize } from './size.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The bytes of a PNG part besides its data: length, name and checksum. */
const PART = 12;
const IHDR = 0x49484452;
const IEND = 0x49454e44;

export const isPng = (file: Buffer): boolean => file.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/**
 * Returns the size of a PNG. It consists of parts from IHDR, which has the size, to IEND:
 * https://www.w3.org/TR/png-3/#5Chunk-layout
 */
export const pngSize = (file: Buffer): PixelSize | undefined => {
  const first = SIGNATURE.length;
  if (file.length < first + PART + 13 || file.readUInt32BE(first + 4) !== IHDR) return undefined;
  for (let at = first; at + PART <= file.length; at += PART + file.readUInt32BE(at)) {
    if (file.readUInt32BE(at + 4) === IEND)
      return { width: file.readUInt32BE(first + 8), height: file.readUInt32BE(first + 12) };
  }
  return undefined;
};
