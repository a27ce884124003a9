import { add, type Decimal, decimalFromNumber, printDecimal, readDecimal, ZERO } from './decimal.ts';

/**
 * The value of a property, as plain JSON. A text is stored unchanged, and read as a number if needed. A number has at
 * most 6 decimal places and is at most 10^9 in size (`decimal.ts`). A list is a marker with several values (C9). A
 * missing property is undefined and reads as blank.
 */
export type Value = string | number | boolean | readonly string[];

/**
 * True if both values are stored the same way. `5` and `'5'` differ here, although the expression language treats them
 * as equal.
 */
export function sameValue(a: Value | undefined, b: Value | undefined): boolean {
  if (a === b) return true;
  return isList(a) && isList(b) && a.length === b.length && a.every((text, index) => text === b[index]);
}

/** Returns the number that a value is or reads as (C26). Booleans, lists, blanks and other texts give undefined. */
export function decimalOf(value: Value | undefined): Decimal | undefined {
  if (typeof value === 'string') return readDecimal(value);
  return typeof value === 'number' ? decimalFromNumber(value) : undefined;
}

/**
 * Adds two values and prints the sum. Returns undefined if either can't be read as a number, or if the sum is beyond
 * 10^9 in size.
 */
export function addValuesAsText(value: Value | undefined, added: Value): string | undefined {
  const [now, more] = [decimalOf(value), decimalOf(added)];
  const sum = now === undefined || more === undefined ? undefined : add(now, more);
  return sum === undefined ? undefined : printDecimal(sum);
}

/**
 * Returns the text of a value: blank if it is missing, never `null` or `undefined` (C11). A list is joined with commas.
 */
export function textOf(value: Value | undefined): string {
  if (value === undefined) return '';
  if (isList(value)) return value.join(', ');
  if (typeof value !== 'number') return String(value);
  const decimal = decimalFromNumber(value);
  return decimal === undefined ? '' : printDecimal(decimal);
}

/**
 * True if a value counts as true: `true`, the text `true`, any number except 0, and a list that contains one of these.
 * Any other text is false, so that a stray word matches nothing.
 */
export function isTrue(value: Value | undefined): boolean {
  if (typeof value === 'boolean') return value;
  if (isList(value)) return value.some(isTrue);
  if (value === 'true') return true;
  const decimal = decimalOf(value);
  return decimal !== undefined && decimal !== ZERO;
}

export function isList(value: Value | undefined): value is readonly string[] {
  return typeof value === 'object';
}

/** Looks up the answer for a word of a module. A word without an answer does not compile. */
export function caseOf<Word extends string, const Answers extends { readonly [W in Word]: unknown }>(
  word: Word,
  answers: Answers,
): Answers[Word] {
  return answers[word];
}

/** True if a flag of a module is set. A third value does not compile: ask by `caseOf` of the value as a text then. */
export function isOn(flag: boolean | undefined): boolean {
  return flag === true;
}
