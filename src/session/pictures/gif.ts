import type { PixelSize } from './size.ts';

/** The length of a GIF's header: signature, size of the screen, packed fields, background, ratio. */
const HEAD = 13;
const IMAGE = 0x2c;
const EXTENSION = 0x21;

export const isGif = (file: Buffer): boolean => /^GIF8[79]a$/.test(file.toString('latin1', 0, 6));

/**
 * Returns the size of a GIF's screen, if the file contains its complete first frame:
 * https://www.w3.org/Graphics/GIF/spec-gif89a.txt
 */
export const gifSize = (file: Buffer): PixelSize | undefined => {
  if (file.length < HEAD) return undefined;
  const size = { width: file.readUInt16LE(6), height: file.readUInt16LE(8) };
  let at = HEAD + tableBytes(file[10] ?? 0);
  while (file[at] === EXTENSION) at = afterBlocks(file, at + 2);
  if (file[at] !== IMAGE || at + 11 > file.length) return undefined;
  const [left, top] = [file.readUInt16LE(at + 1), file.readUInt16LE(at + 3)];
  const [width, height] = [file.readUInt16LE(at + 5), file.readUInt16LE(at + 7)];
  const isOnScreen = left + width <= size.width && top + height <= size.height;
  const end = afterBlocks(file, at + 11 + tableBytes(file[at + 9] ?? 0));
  return isOnScreen && width > 0 && height > 0 && end <= file.length ? size : undefined;
};

/** Returns the size of a color table in bytes; 0 if the packed fields say that there is none. */
const tableBytes = (packed: number): number => ((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1));

/**
 * Returns the position after a list of blocks. Each block begins with its length, and an empty block ends the list. If
 * the file is cut off, the position is beyond its end.
 */
const afterBlocks = (file: Buffer, from: number): number => {
  let at = from;
  for (let length = file[at]; length !== 0; length = file[at]) {
    if (length === undefined) return file.length + 1;
    at += 1 + length;
  }
  return at + 1;
};
