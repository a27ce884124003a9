import { crc32, deflateSync } from 'node:zlib';

/** Pictures as files, made here. */

const part = (name: string, data: Uint8Array): Buffer => {
  const head = Buffer.from(name, 'latin1');
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  check.writeUInt32BE(crc32(Buffer.concat([head, data])));
  return Buffer.concat([length, head, data, check]);
};

/** A PNG of one colour, given as red, green and blue. */
export const pngOf = (
  width: number,
  height: number,
  colour: readonly [number, number, number] = [192, 32, 32],
): Uint8Array => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.from([0, ...Array.from({ length: width }, () => colour).flat()]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, part('IHDR', head), part('IDAT', pixels), part('IEND', Buffer.alloc(0))]);
};

/** A red JPEG of 12 x 8 pixels. */
export const JPEG: Uint8Array = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/',
    '2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAIAAwDASIAAhEBAxEB/8QA',
    'FQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oA',
    'DAMBAAIRAxEAPwCOAEpn/9k=',
  ].join(''),
  'base64',
);
