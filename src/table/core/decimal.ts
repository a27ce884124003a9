declare const brand: unique symbol;

/**
 * An exact decimal of at most 6 places and at most 10^9 in size (C26): a whole number of millionths, and as such plain
 * JSON. Opaque, so that it is never taken for the number that it stands for; what computes with it is in this file. Ask
 * `=== undefined`, never whether it is truthy: zero is not.
 */
export type Decimal = { readonly [brand]: 'decimal' };

/** The sum of any number of decimals, in millionths: exact in any order (C25, C26), and not limited in size. */
export type Sum = bigint;

export const ONE = 1_000_000;
const WHOLE = BigInt(ONE);
const LARGEST_DECIMAL = 1e9 * ONE;
const LONGEST_NUMBER = 64;
const SHAPE = /^\s*([+-]?)(\d*)(?:\.(\d{1,6}))?\s*$/;

export const ZERO = ofMillionths(0);
export const UNIT = ofMillionths(ONE);
export const EMPTY_SUM: Sum = 0n;

/** How many millionths it is: a whole number. */
function millionths(decimal: Decimal): number {
  return decimal as unknown as number;
}

/** The decimal of that many whole millionths, which are at most 10^9 in size. */
function ofMillionths(count: number): Decimal {
  return count as unknown as Decimal;
}

/** The decimal of that many whole millionths; undefined beyond 10^9 in size. */
export function fromMillionths(count: number | bigint): Decimal | undefined {
  const whole = Number(count);
  return Math.abs(whole) <= LARGEST_DECIMAL ? ofMillionths(whole === 0 ? 0 : whole) : undefined;
}

/**
 * `05`, `+5`, ` 5 `, `-1.5`, `.5` are numbers; `1e3`, `0x10`, `Infinity`, blanks, `5.`, a seventh place, a size beyond
 * 10^9 are not (C26).
 */
export function readDecimal(text: string): Decimal | undefined {
  if (text.length > LONGEST_NUMBER) return undefined;
  const found = SHAPE.exec(text);
  if (found === null) return undefined;
  const [, sign, whole = '', places = ''] = found;
  if (whole === '' && places === '') return undefined;
  const size = Number(whole) * ONE + Number(places.padEnd(6, '0'));
  return fromMillionths(sign === '-' ? -size : size);
}

/**
 * The decimal that a number stands for; undefined when it has more than 6 places, is beyond 10^9 in size or is not
 * finite.
 */
export function fromNumber(number: number): Decimal | undefined {
  const whole = Math.round(number * ONE);
  return whole / ONE === number ? fromMillionths(whole) : undefined;
}

/** The nearest number, which `fromNumber` reads back as the same decimal. */
export function toNumber(decimal: Decimal): number {
  return millionths(decimal) / ONE;
}

/** With neither a leading plus nor trailing zeros: `-1.5`, `20`, `0.000001`. */
export function printDecimal(decimal: Decimal): string {
  return printSum(BigInt(millionths(decimal)));
}

/** Undefined when the result is beyond 10^9 in size, as with the others below. */
export function add(a: Decimal, b: Decimal): Decimal | undefined {
  return fromMillionths(millionths(a) + millionths(b));
}

export function subtract(a: Decimal, b: Decimal): Decimal | undefined {
  return fromMillionths(millionths(a) - millionths(b));
}

/** Rounds half to even at the sixth place. */
export function multiply(a: Decimal, b: Decimal): Decimal | undefined {
  const product = millionths(a) * millionths(b);
  if (Number.isSafeInteger(product)) return fromMillionths(wholeHalfToEven(product));
  return fromMillionths(divideHalfToEven(BigInt(millionths(a)) * BigInt(millionths(b)), BigInt(ONE)));
}

/** Rounds half to even at the sixth place; undefined for a divisor of zero too. */
export function divide(a: Decimal, b: Decimal): Decimal | undefined {
  if (b === ZERO) return undefined;
  return fromMillionths(divideHalfToEven(BigInt(millionths(a)) * BigInt(ONE), BigInt(millionths(b))));
}

/**
 * What is left of a after taking b away as often as it goes in whole, with a's sign; undefined for a divisor of zero.
 */
export function remainder(a: Decimal, b: Decimal): Decimal | undefined {
  return b === ZERO ? undefined : fromMillionths(millionths(a) % millionths(b));
}

export function negate(a: Decimal): Decimal {
  return ofMillionths(a === ZERO ? 0 : -millionths(a));
}

/** Below zero, zero or above zero as a is smaller than, equal to or larger than b. */
export function compare(a: Decimal, b: Decimal): number {
  return millionths(a) - millionths(b);
}

/** Down to a whole number: -1.5 to -2. */
export function floor(a: Decimal): Decimal {
  return ofMillionths(Math.floor(toNumber(a)) * ONE);
}

/** How a natural number reads (P7): below zero as 0, a fraction down. */
export function toNatural(a: Decimal): number {
  return Math.max(0, Math.floor(toNumber(a)));
}

/** How move points and what is paid with them read: below zero as 0, and down to a thousandth. */
export function toPoints(a: Decimal): number {
  return Math.max(0, Math.floor(millionths(a) / 1000)) / 1000;
}

/** As far as whole numbers are added before they are put to a sum, so that they stay exact. */
const EXACT = 8e15;

/** Adds up decimals exactly, many of them fast: in plain numbers as long as these are exact. */
export class Adder {
  #sum: Sum = EMPTY_SUM;
  #few = 0;

  add(decimal: Decimal, times = 1): void {
    if (times === 1) this.#few += millionths(decimal);
    else this.#sum += BigInt(millionths(decimal)) * BigInt(times);
    if (this.#few > EXACT || this.#few < -EXACT) this.#collect();
  }

  get sum(): Sum {
    this.#collect();
    return this.#sum;
  }

  #collect(): void {
    this.#sum += BigInt(this.#few);
    this.#few = 0;
  }
}

export function addTo(sum: Sum, decimal: Decimal): Sum {
  return sum + BigInt(millionths(decimal));
}

export function takeFrom(sum: Sum, decimal: Decimal): Sum {
  return sum - BigInt(millionths(decimal));
}

/** As `printDecimal`, of any size. */
export function printSum(sum: Sum): string {
  if (sum % WHOLE === 0n) return (sum / WHOLE).toString();
  const size = (sum < 0n ? -sum : sum).toString().padStart(7, '0');
  const places = size.slice(-6).replace(/0+$/, '');
  const sign = sum < 0n ? '-' : '';
  return `${sign}${size.slice(0, -6)}${places === '' ? '' : `.${places}`}`;
}

/** A whole number of millionths of millionths as millionths. */
function wholeHalfToEven(product: number): number {
  const down = Math.floor(product / ONE);
  const rest = product - down * ONE;
  return rest * 2 > ONE || (rest * 2 === ONE && down % 2 !== 0) ? down + 1 : down;
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

/** The sum that `printSum` has printed. */
export function readSum(text: string): Sum {
  if (/^-?\d+$/.test(text)) return BigInt(text) * WHOLE;
  const [, sign, whole = '0', places = ''] = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  const size = BigInt(whole) * WHOLE + BigInt(places.padEnd(6, '0'));
  return sign === '-' ? -size : size;
}
