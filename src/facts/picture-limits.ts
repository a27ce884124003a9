import type { Crowded } from './work-limits.ts';

/** The pictures of a module together, and one of them, in bytes. */
export const MOST_PICTURES_BYTES = 64 * 1024 * 1024;

export const MOST_PICTURE_BYTES = 32 * 1024 * 1024;

/** The most that one may have when it is written anew, in bytes. */
export const MOST_DRAWN = 16 * 1024 * 1024;

/** The most pictures of a module. */
export const MOST_PICTURES = 500;

/** The most pixels of one picture, and of one of its sides: each drawing of its board decodes them. */
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

/** A file that does not do as a picture, by its name. */
export interface BadPicture {
  readonly file: string;
  readonly fault: PictureFault;
}

/**
 * `unknown`: no picture of a type that is read. `broken`: it does not end as one, or is made so that drawing it takes
 * long. `script`, `reference`, `entities`: it has such parts, which a drawing must not have.
 */
export type HeaderFault = 'unknown' | 'broken' | 'script' | 'reference' | 'entities' | 'too-costly';
