import { DOUBTFUL } from './spot.ts';

const PLAIN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Values that YAML 1.1 reads as a number, a date, or yes and no, and unusual numbers of YAML 1.2. */
const DOUBTS: readonly RegExp[] = [
  /^(?:yes|no|on|off)$/i,
  /^[-+]?\.?\d[\d_]*(?:\.[\d_]*)?(?:e[-+]?\d+)?$/i,
  /^[-+]?0[box][\da-f_]+$/i,
  /^[-+]?\.(?:inf|nan)$/i,
  /^[-+]?\d+(?::[0-5]?\d)+(?:\.\d*)?$/,
  /^\d{4}-\d{1,2}-\d{1,2}(?:(?:t|\s+)\d{1,2}:.*)?$/i,
];

/** `combat: no` of a map means the same for all readers, as a text or not. */
const MEANT = /^maps\[\d+\]\.combat$/;

/**
 * Returns the value without quotes: a text, a plain decimal number, true or false, null if empty; `DOUBTFUL` if readers
 * of YAML differ.
 */
export const plainValue = (written: string, value: unknown, path: string): unknown => {
  if (written === 'no' && MEANT.test(path)) return written;
  if (PLAIN_NUMBER.test(written)) return Number(written);
  return DOUBTS.some((doubt) => doubt.test(written)) ? DOUBTFUL : value;
};

const WORDS: ReadonlySet<string> = new Set(['true', 'false', 'null']);

/** True if a text needs no quotes in a list, and every reader of YAML reads it as this text. */
export const isPlainText = (text: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{N} '_.-]*$/u.test(text) &&
  !WORDS.has(text.toLowerCase()) &&
  plainValue(text, text, '') === text;
