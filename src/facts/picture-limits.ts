import type { QueueFullReason } from './work-limits.ts';

/** The most bytes of all pictures of a module together, and of a single picture. */
export const MOST_PICTURES_BYTES = 64 * 1024 * 1024;

export const MOST_PICTURE_BYTES = 32 * 1024 * 1024;

/** The most bytes of a picture after it was encoded again. */
export const MOST_REENCODED_BYTES = 16 * 1024 * 1024;

export const MOST_PICTURES = 500;

/**
 * The most pixels of a picture, and of each of its sides. They are limited because each drawing of its board decodes
 * the picture.
 */
export const MAX_PICTURE_PIXELS = 40_000_000;

export const LONGEST_STORED_PICTURE_SIDE = 10_000;

export type PictureFault =
  | HeaderFault
  | QueueFullReason
  | 'filters'
  | 'repeats'
  | 'too-many-pixels'
  | 'too-many-bytes'
  | 'too-much-together'
  | 'too-much-drawn'
  | 'too-many'
  | 'missing';

export interface BadPicture {
  readonly file: string;
  readonly fault: PictureFault;
}

/**
 * `unknown`: an unsupported type. `broken`: the file doesn't end correctly, or drawing it would take too long.
 * `script`, `reference`, `entities`: parts that vector drawings must not contain.
 */
export type HeaderFault = 'unknown' | 'broken' | 'script' | 'reference' | 'entities' | 'too-costly';
