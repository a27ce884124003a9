import {
  add,
  compare,
  decimalOf,
  type EngineValueType,
  isList,
  multiply,
  textOf,
  toNatural,
  toNumber,
  toPoints,
  type Value,
} from '../../table/index.ts';
import type { ChangeVerb } from './change.ts';

/**
 * Returns the value after one operation. Undefined if the operation is impossible, so that the modifier has no effect
 * on the target (P13). Reasons are a missing number, an unknown property, an amount outside the domain, or a result
 * beyond 10^9.
 */
export const operate = (
  doing: ChangeVerb,
  value: Value | undefined,
  amount: Value | undefined,
  domain: EngineValueType | undefined,
): Value | undefined => {
  if (amount === undefined) return undefined;
  switch (doing) {
    case 'set':
      return value === undefined && domain === undefined ? undefined : asDeclared(amount, value, domain);
    case 'add to':
    case 'remove from':
      return listed(doing, value ?? (domain === 'list' ? [] : undefined), amount);
    case 'link':
    case 'unlink':
      return undefined;
    default:
      return counted(doing, value, amount);
  }
};

const counted = (
  doing: 'add' | 'multiply' | 'at least' | 'at most',
  value: Value | undefined,
  amount: Value,
): Value | undefined => {
  const a = decimalOf(value);
  const b = decimalOf(amount);
  if (a === undefined || b === undefined) return undefined;
  const result =
    doing === 'add'
      ? add(a, b)
      : doing === 'multiply'
        ? multiply(a, b)
        : compare(a, b) < 0 === (doing === 'at least')
          ? b
          : a;
  return result === undefined ? undefined : toNumber(result);
};

const listed = (doing: 'add to' | 'remove from', value: Value | undefined, amount: Value): Value | undefined => {
  if (!isList(value)) return undefined;
  const items = isList(amount) ? amount : [textOf(amount)];
  return doing === 'add to'
    ? [...value, ...items.filter((item) => !value.includes(item))]
    : value.filter((item) => !items.includes(item));
};

/**
 * Converts an amount to the declared domain of a property; undefined if it doesn't fit. Without a declaration, only a
 * property that is a list can get a list.
 */
const asDeclared = (
  amount: Value,
  value: Value | undefined,
  domain: EngineValueType | undefined,
): Value | undefined => {
  switch (domain) {
    case 'natural':
    case 'points':
    case 'number':
      return decimalOf(amount) === undefined ? undefined : amount;
    case 'flag':
      return typeof amount === 'boolean' || amount === 'true' || amount === 'false' ? amount : undefined;
    case 'list':
      return isList(amount) ? amount : [textOf(amount)];
    case 'text':
      return isList(amount) ? undefined : amount;
    default:
      return isList(amount) === isList(value) ? amount : isList(value) ? [textOf(amount)] : undefined;
  }
};

/**
 * Converts a value to its domain (P7). A natural number is rounded down and at least 0. Points are rounded down to a
 * thousandth.
 */
export const reading = (value: Value | undefined, domain: EngineValueType | undefined): Value | undefined => {
  if ((domain !== 'natural' && domain !== 'points') || value === undefined) return value;
  const decimal = decimalOf(value);
  if (decimal === undefined) return value;
  const read = domain === 'natural' ? toNatural(decimal) : toPoints(decimal);
  return read === toNumber(decimal) ? value : read;
};
