import type { Crowded } from './work-limits.ts';

/** The limits of all pictures of a module together, and of one, in bytes. */
export const MOST_PICTURES_BYTES = 64 * 1024 * 1024;

export const MOST_PICTURE_BYTES = 32 * 1024 * 1024;

/** The limit of a picture that was encoded again, in bytes. */
export const MOST_DRAWN = 16 * 1024 * 1024;

export const MOST_PICTURES = 500;

/** The limits of a picture in pixels, and of its sides: each drawing of its board decodes it. */
export const MOST_PIXELS = 40_000_000;

export const LONGEST_SIDE = 10_000;

export type PictureFault =
  | HeaderFault
  | Crowded
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
 * `unknown`: an unsupported type. `broken`: it doesn't end correctly, or drawing it would take long. `script`,
 * `reference`, `entities`: parts that drawings must not have.
 */
export type HeaderFault = 'unknown' | 'broken' | 'script' | 'reference' | 'entities' | 'too-costly';
