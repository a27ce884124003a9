import { AMBIGUOUS_VALUE } from './spot.ts';

const PLAIN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * Values that versions of YAML read differently: YAML 1.1 reads them as a number, a date, or yes and no, or they are
 * unusual numbers.
 */
const DOUBTS: readonly RegExp[] = [
  /^(?:yes|no|on|off)$/i,
  /^[-+]?\.?\d[\d_]*(?:\.[\d_]*)?(?:e[-+]?\d+)?$/i,
  /^[-+]?0[box][\da-f_]+$/i,
  /^[-+]?\.(?:inf|nan)$/i,
  /^[-+]?\d+(?::[0-5]?\d)+(?:\.\d*)?$/,
  /^\d{4}-\d{1,2}-\d{1,2}(?:(?:t|\s+)\d{1,2}:.*)?$/i,
];

/** The path of a value that needs no quotes: `combat: no` of a map means the same as text and as yes or no. */
const MEANT = /^maps\[\d+\]\.combat$/;

/**
 * Returns the value of an unquoted text: a text, a plain decimal number, true or false, null if empty. `DOUBTFUL` if
 * versions of YAML read it differently.
 */
export const parsePlainScalar = (written: string, value: unknown, path: string): unknown => {
  if (written === 'no' && MEANT.test(path)) return written;
  if (PLAIN_NUMBER.test(written)) return Number(written);
  return DOUBTS.some((doubt) => doubt.test(written)) ? AMBIGUOUS_VALUE : value;
};

const WORDS: ReadonlySet<string> = new Set(['true', 'false', 'null']);

/** True if a text needs no quotes in a list, because every version of YAML reads it as this text. */
export const isPlainYamlText = (text: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{N} '_.-]*$/u.test(text) &&
  !WORDS.has(text.toLowerCase()) &&
  parsePlainScalar(text, text, '') === text;
