import { isFields } from '../../engine/core/plain.ts';

/** The longest text of a value and the longest name of one, in characters: what fits a command. */
const LONGEST_TEXT = 6000;

/**
 * Whether these are properties by name: texts, numbers, true or false, lists of texts. A name may be any text,
 * `__proto__` among them.
 */
export const isValues = (values: unknown): boolean =>
  isFields(values) && Object.entries(values).every(([name, value]) => name.length <= LONGEST_TEXT && isValue(value));

const isValue = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isText) : isText(value) || typeof value === 'number' || typeof value === 'boolean';

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST_TEXT;
