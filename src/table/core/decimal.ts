declare const brand: unique symbol;

/**
 * An exact decimal with at most 6 places and at most 10^9 in size (C26). It is a whole number of millionths, and so
 * plain JSON. The type is opaque, so that it is never mistaken for an ordinary number. Only this file calculates with
 * it. Test it with `=== undefined` and not for truthiness: zero is falsy.
 */
export type Decimal = { readonly [brand]: 'decimal' };

/** The sum of any number of decimals, in millionths. It is exact in any order (C25, C26), and has no size limit. */
export type DecimalSum = bigint;

export const MILLIONTHS_PER_UNIT = 1_000_000;
const WHOLE = BigInt(MILLIONTHS_PER_UNIT);
const LARGEST_DECIMAL = 1e9 * MILLIONTHS_PER_UNIT;
const LONGEST_NUMBER = 64;
const SHAPE = /^\s*([+-]?)(\d*)(?:\.(\d{1,6}))?\s*$/;

export const ZERO = ofMillionths(0);
export const DECIMAL_ONE = ofMillionths(MILLIONTHS_PER_UNIT);
export const DECIMAL_SUM_ZERO: DecimalSum = 0n;

function millionths(decimal: Decimal): number {
  return decimal as unknown as number;
}

function ofMillionths(count: number): Decimal {
  return count as unknown as Decimal;
}

/** Returns the decimal for a whole number of millionths; undefined beyond 10^9 in size. */
export function fromMillionths(count: number | bigint): Decimal | undefined {
  const whole = Number(count);
  return Math.abs(whole) <= LARGEST_DECIMAL ? ofMillionths(whole === 0 ? 0 : whole) : undefined;
}

/**
 * Reads a decimal (C26). `05`, `+5`, ` 5 `, `-1.5` and `.5` are numbers. `1e3`, `0x10`, `Infinity`, blanks, `5.`, a
 * seventh place and a size beyond 10^9 are not.
 */
export function readDecimal(text: string): Decimal | undefined {
  if (text.length > LONGEST_NUMBER) return undefined;
  const found = SHAPE.exec(text);
  if (found === null) return undefined;
  const [, sign, whole = '', places = ''] = found;
  if (whole === '' && places === '') return undefined;
  const size = Number(whole) * MILLIONTHS_PER_UNIT + Number(places.padEnd(6, '0'));
  return fromMillionths(sign === '-' ? -size : size);
}

/**
 * Returns the decimal for a number. Undefined if it has more than 6 places, is beyond 10^9 in size or is not finite.
 */
export function decimalFromNumber(number: number): Decimal | undefined {
  const whole = Math.round(number * MILLIONTHS_PER_UNIT);
  return whole / MILLIONTHS_PER_UNIT === number ? fromMillionths(whole) : undefined;
}

/** Returns the nearest number. `decimalFromNumber` converts it back to the same decimal. */
export function toNumber(decimal: Decimal): number {
  return millionths(decimal) / MILLIONTHS_PER_UNIT;
}

/** Prints a decimal without a leading plus and without trailing zeros: `-1.5`, `20`, `0.000001`. */
export function printDecimal(decimal: Decimal): string {
  return printDecimalSum(BigInt(millionths(decimal)));
}

/** Adds two decimals. Like the functions below, it returns undefined if the result is beyond 10^9 in size. */
export function add(a: Decimal, b: Decimal): Decimal | undefined {
  return fromMillionths(millionths(a) + millionths(b));
}

export function subtractDecimals(a: Decimal, b: Decimal): Decimal | undefined {
  return fromMillionths(millionths(a) - millionths(b));
}

/** Rounds half to even at the sixth place. */
export function multiply(a: Decimal, b: Decimal): Decimal | undefined {
  const product = millionths(a) * millionths(b);
  if (Number.isSafeInteger(product)) return fromMillionths(wholeHalfToEven(product));
  return fromMillionths(divideHalfToEven(BigInt(millionths(a)) * BigInt(millionths(b)), BigInt(MILLIONTHS_PER_UNIT)));
}

/** Rounds half to even at the sixth place. Also returns undefined if the divisor is zero. */
export function divideDecimals(a: Decimal, b: Decimal): Decimal | undefined {
  if (b === ZERO) return undefined;
  return fromMillionths(divideHalfToEven(BigInt(millionths(a)) * BigInt(MILLIONTHS_PER_UNIT), BigInt(millionths(b))));
}

/** Returns the remainder of a whole division, with the sign of `a`. Undefined if the divisor is zero. */
export function remainderOfDecimals(a: Decimal, b: Decimal): Decimal | undefined {
  return b === ZERO ? undefined : fromMillionths(millionths(a) % millionths(b));
}

export function negate(a: Decimal): Decimal {
  return ofMillionths(a === ZERO ? 0 : -millionths(a));
}

export function compare(a: Decimal, b: Decimal): number {
  return millionths(a) - millionths(b);
}

/** Rounds down to a whole number: -1.5 becomes -2. */
export function floor(a: Decimal): Decimal {
  return ofMillionths(Math.floor(toNumber(a)) * MILLIONTHS_PER_UNIT);
}

/** Converts a decimal to a natural number (P7): 0 if it is negative, otherwise rounded down. */
export function toNatural(a: Decimal): number {
  return Math.max(0, Math.floor(toNumber(a)));
}

/**
 * Converts a decimal to move points, or to a cost in them: 0 if it is negative, otherwise rounded down to a thousandth.
 */
export function toPoints(a: Decimal): number {
  return Math.max(0, Math.floor(millionths(a) / 1000)) / 1000;
}

/** Up to this size, sums of millionths stay exact as plain numbers. */
const EXACT = 8e15;

/** Adds many decimals exactly and fast: as plain numbers while these are exact, then as a big integer. */
export class DecimalAdder {
  #sum: DecimalSum = DECIMAL_SUM_ZERO;
  #few = 0;

  add(decimal: Decimal, times = 1): void {
    if (times === 1) this.#few += millionths(decimal);
    else this.#sum += BigInt(millionths(decimal)) * BigInt(times);
    if (this.#few > EXACT || this.#few < -EXACT) this.#collect();
  }

  get sum(): DecimalSum {
    this.#collect();
    return this.#sum;
  }

  #collect(): void {
    this.#sum += BigInt(this.#few);
    this.#few = 0;
  }
}

export function addDecimalToSum(sum: DecimalSum, decimal: Decimal): DecimalSum {
  return sum + BigInt(millionths(decimal));
}

export function subtractFromSum(sum: DecimalSum, decimal: Decimal): DecimalSum {
  return sum - BigInt(millionths(decimal));
}

export function printDecimalSum(sum: DecimalSum): string {
  if (sum % WHOLE === 0n) return (sum / WHOLE).toString();
  const size = (sum < 0n ? -sum : sum).toString().padStart(7, '0');
  const places = size.slice(-6).replace(/0+$/, '');
  const sign = sum < 0n ? '-' : '';
  return `${sign}${size.slice(0, -6)}${places === '' ? '' : `.${places}`}`;
}

/** Divides a whole number by a million, rounding half to even. */
function wholeHalfToEven(product: number): number {
  const down = Math.floor(product / MILLIONTHS_PER_UNIT);
  const rest = product - down * MILLIONTHS_PER_UNIT;
  return rest * 2 > MILLIONTHS_PER_UNIT || (rest * 2 === MILLIONTHS_PER_UNIT && down % 2 !== 0) ? down + 1 : down;
}

function divideHalfToEven(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const rest = dividend % divisor;
  if (rest === 0n) return quotient;
  const twice = 2n * (rest < 0n ? -rest : rest);
  const size = divisor < 0n ? -divisor : divisor;
  const away = twice > size || (twice === size && quotient % 2n !== 0n);
  if (!away) return quotient;
  return dividend < 0n === divisor < 0n ? quotient + 1n : quotient - 1n;
}

export function readDecimalSum(text: string): DecimalSum {
  if (/^-?\d+$/.test(text)) return BigInt(text) * WHOLE;
  const [, sign, whole = '0', places = ''] = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  const size = BigInt(whole) * WHOLE + BigInt(places.padEnd(6, '0'));
  return sign === '-' ? -size : size;
}
