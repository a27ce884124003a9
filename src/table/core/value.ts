import { add, type Decimal, fromNumber, printDecimal, readDecimal, ZERO } from './decimal.ts';

/**
 * What a property holds, as plain JSON: a text, kept as it was given and read as a number on demand; a number of at
 * most 6 places and at most 10^9 in size (`decimal.ts`); a boolean; a list, which is a marker with several values (C9).
 * A property that is missing is undefined, and reads as blank.
 */
export type Value = string | number | boolean | readonly string[];

/** True when the same is kept: `5` and `'5'` differ here, though the expression language calls them equal. */
export function sameValue(a: Value | undefined, b: Value | undefined): boolean {
  if (a === b) return true;
  return isList(a) && isList(b) && a.length === b.length && a.every((text, index) => text === b[index]);
}

/** The number that it is, or reads as (C26); undefined for what is none: a boolean, a list, a blank, any other text. */
export function decimalOf(value: Value | undefined): Decimal | undefined {
  if (typeof value === 'string') return readDecimal(value);
  return typeof value === 'number' ? fromNumber(value) : undefined;
}

/** A number and what is added to it, as it is written; undefined where one of them is none, and beyond 10^9 in size. */
export function plusText(value: Value | undefined, added: Value): string | undefined {
  const [now, more] = [decimalOf(value), decimalOf(added)];
  const sum = now === undefined || more === undefined ? undefined : add(now, more);
  return sum === undefined ? undefined : printDecimal(sum);
}

/** How it reads in a format: missing as blank, never as `null` or `undefined` (C11); a list with commas. */
export function textOf(value: Value | undefined): string {
  if (value === undefined) return '';
  if (isList(value)) return value.join(', ');
  if (typeof value !== 'number') return String(value);
  const decimal = fromNumber(value);
  return decimal === undefined ? '' : printDecimal(decimal);
}

/**
 * True for `true`, the text `true`, a number other than 0, and a list with one of these; not for other text, so that a
 * stray word matches nothing.
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

/** True if a flag of a module is set. A third value does not compile: use `caseOf` then. */
export function isOn(flag: boolean | undefined): boolean {
  return flag === true;
}
