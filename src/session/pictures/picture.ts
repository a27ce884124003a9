import { createHash } from 'node:crypto';
import { type Header, type HeaderFault, headerOf } from './header.ts';

/** The pictures of a module together, in bytes: the file of a game must hold them. */
export const MOST_BYTES = 2 * 1024 * 1024;
/** The most pictures of a module. */
export const MOST_PICTURES = 4;
/** The most pixels of one picture, and of one of its sides: each drawing of its board decodes them. */
export const MOST_PIXELS = 10_000_000;
export const LONGEST_SIDE = 8000;

/** A picture that lies under a board, as a file. */
export interface MapPicture extends Header {
  readonly bytes: Uint8Array;
  /** SHA-256 of the bytes, in hex. */
  readonly hash: string;
}

export type PictureFault = HeaderFault | 'too-many-pixels' | 'too-many-bytes' | 'too-many' | 'missing';

/** A file that does not do as a picture, by its name. */
export interface BadPicture {
  readonly file: string;
  readonly fault: PictureFault;
}

/** The picture in these bytes, or why they are none that can be drawn. */
export const pictureIn = (bytes: Uint8Array): MapPicture | PictureFault => {
  const header = headerOf(bytes);
  if (typeof header === 'string') return header;
  const { width, height } = header;
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE) return 'too-many-pixels';
  return { ...header, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
};

/** The pictures in these files by their names, and those that do not do. */
export const picturesIn = (
  files: ReadonlyMap<string, Uint8Array>,
): { readonly pictures: ReadonlyMap<string, MapPicture>; readonly bad: readonly BadPicture[] } => {
  const pictures = new Map<string, MapPicture>();
  const bad: BadPicture[] = [];
  let size = 0;
  for (const [file, bytes] of files) {
    const picture = pictureIn(bytes);
    size += bytes.byteLength;
    if (typeof picture === 'string') bad.push({ file, fault: picture });
    else if (size > MOST_BYTES) bad.push({ file, fault: 'too-many-bytes' });
    else if (pictures.size === MOST_PICTURES) bad.push({ file, fault: 'too-many' });
    else pictures.set(file, picture);
  }
  return { pictures, bad };
};
