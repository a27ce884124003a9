import { createHash } from 'node:crypto';
import {
  type BadPicture,
  LONGEST_STORED_PICTURE_SIDE,
  MAX_PICTURE_PIXELS,
  MOST_PICTURE_BYTES,
  MOST_PICTURES,
  MOST_PICTURES_BYTES,
  type PictureFault,
} from '../../facts/picture-limits.ts';
import { type PictureHeader, readPictureHeader } from './header.ts';
import type { PixelSize } from './size.ts';

export interface HashedPicture extends PictureHeader {
  readonly bytes: Uint8Array;
  /** The hash of the picture's file: SHA-256 in hex. */
  readonly hash: string;
  /** The decoded picture as PNG or JPEG, which is drawn instead of the file; undefined before the decoding. */
  readonly drawn?: Uint8Array;
}

export const isDrawable = ({ width, height }: PixelSize): boolean =>
  width * height <= MAX_PICTURE_PIXELS && Math.max(width, height) <= LONGEST_STORED_PICTURE_SIDE;

export const sha256OfBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const readPictureFile = (bytes: Uint8Array): HashedPicture | PictureFault => {
  const header = readPictureHeader(bytes);
  if (typeof header === 'string') return header;
  if (bytes.byteLength > MOST_PICTURE_BYTES) return 'too-many-bytes';
  if (!isDrawable(header)) return 'too-many-pixels';
  return { ...header, bytes, hash: sha256OfBytes(bytes) };
};

export const readPictureFiles = (
  files: ReadonlyMap<string, Uint8Array>,
): { readonly pictures: ReadonlyMap<string, HashedPicture>; readonly bad: readonly BadPicture[] } => {
  const pictures = new Map<string, HashedPicture>();
  const bad: BadPicture[] = [];
  let size = 0;
  for (const [file, bytes] of files) {
    const picture = readPictureFile(bytes);
    size += bytes.byteLength;
    if (typeof picture === 'string') bad.push({ file, fault: picture });
    else if (size > MOST_PICTURES_BYTES) bad.push({ file, fault: 'too-much-together' });
    else if (pictures.size === MOST_PICTURES) bad.push({ file, fault: 'too-many' });
    else pictures.set(file, picture);
  }
  return { pictures, bad };
};
