import { createHash } from 'node:crypto';
import {
  type BadPicture,
  LONGEST_STORED_PICTURE_SIDE,
  MOST_PICTURE_BYTES,
  MOST_PICTURES,
  MOST_PICTURES_BYTES,
  MOST_PIXELS,
  type PictureFault,
} from '../../facts/picture-limits.ts';
import { type Header, headerOf } from './header.ts';
import type { PixelSize } from './size.ts';

export interface HashedPicture extends Header {
  readonly bytes: Uint8Array;
  /** The hash of the picture's file: SHA-256 in hex. */
  readonly hash: string;
  /** The decoded picture as PNG or JPEG, which is drawn instead of the file; undefined before the decoding. */
  readonly drawn?: Uint8Array;
}

export const isDrawable = ({ width, height }: PixelSize): boolean =>
  width * height <= MOST_PIXELS && Math.max(width, height) <= LONGEST_STORED_PICTURE_SIDE;

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const pictureIn = (bytes: Uint8Array): HashedPicture | PictureFault => {
  const header = headerOf(bytes);
  if (typeof header === 'string') return header;
  if (bytes.byteLength > MOST_PICTURE_BYTES) return 'too-many-bytes';
  if (!isDrawable(header)) return 'too-many-pixels';
  return { ...header, bytes, hash: hashOf(bytes) };
};

export const picturesIn = (
  files: ReadonlyMap<string, Uint8Array>,
): { readonly pictures: ReadonlyMap<string, HashedPicture>; readonly bad: readonly BadPicture[] } => {
  const pictures = new Map<string, HashedPicture>();
  const bad: BadPicture[] = [];
  let size = 0;
  for (const [file, bytes] of files) {
    const picture = pictureIn(bytes);
    size += bytes.byteLength;
    if (typeof picture === 'string') bad.push({ file, fault: picture });
    else if (size > MOST_PICTURES_BYTES) bad.push({ file, fault: 'too-much-together' });
    else if (pictures.size === MOST_PICTURES) bad.push({ file, fault: 'too-many' });
    else pictures.set(file, picture);
  }
  return { pictures, bad };
};
