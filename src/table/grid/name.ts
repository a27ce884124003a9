import { NAME_LIMIT } from './faults.ts';
import { regionKey } from './region-index.ts';

const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}$]/u;

/**
 * True if players can type this name and reports can print it. It has 1 to 60 characters, one of them a letter or
 * digit. It has no `$`, no line breaks, and no blanks at its ends.
 */
export const isName = (text: string): boolean =>
  text.length <= NAME_LIMIT && text === text.trim() && !FORBIDDEN.test(text) && regionKey(text) !== '';
