import { LONGEST_TYPEABLE_NAME } from './faults.ts';
import { toComparableName } from './region-index.ts';

const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}$]/u;

/**
 * True if players can type this name and reports can print it. It has 1 to 60 characters, one of them a letter or
 * digit. It has no `$`, no line breaks, and no blanks at its ends.
 */
export const isTypeableName = (text: string): boolean =>
  text.length <= LONGEST_TYPEABLE_NAME &&
  text === text.trim() &&
  !FORBIDDEN.test(text) &&
  toComparableName(text) !== '';
