import { NAME_LIMIT } from './faults.ts';
import { regionKey } from './region-index.ts';

const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}$]/u;

/**
 * Whether people can type and pick it, and reports can print it: 1 to 60 characters, one of them a letter or digit, no
 * `$`, no breaks, no blanks at the ends.
 */
export const isName = (text: string): boolean =>
  text.length <= NAME_LIMIT && text === text.trim() && !FORBIDDEN.test(text) && regionKey(text) !== '';
