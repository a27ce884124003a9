import {
  decimalOf,
  type EngineValueType,
  isList,
  type OperationGain,
  type PieceId,
  type Refusal,
  refuse,
  type Table,
  toNumber,
  type Value,
} from '../../../table/index.ts';
import { propertyDomainOf } from '../../modifiers/readers.ts';
import { canGameHideAnything, moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { areChangesAllowedFor } from '../rules.ts';
import { isValidStepPrice } from './prices.ts';
import { enginePieceProperties } from './properties.ts';
import { traitsOf } from './traits.ts';

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'read-only': { readonly property: string };
    'wrong-value': { readonly property: string; readonly domain: EngineValueType };
    'has-value': { readonly piece: string; readonly property: string; readonly value: string };
    'out-of-bounds': { readonly property: string; readonly min: number | undefined; readonly max: number | undefined };
  }
}

/**
 * Returns the gain of setting a value. It is within the rules if the value is meant to change in play and the module
 * lets owners set it (W7).
 */
export const gainOfSettingValue = (
  table: Table,
  { piece: id, values }: { readonly piece: PieceId; readonly values: object },
): OperationGain => {
  const piece = table.get('piece', id);
  const { dynamic = {} } = piece ? traitsOf(table, piece) : {};
  const isInPlay = Object.keys(values).every((property) => Object.hasOwn(dynamic, property));
  return areChangesAllowedFor(moduleOf(table).rules, 'owner') && isInPlay ? 'rules' : 'arranges';
};

/** Refuses properties of the engine, and values outside the domain or bounds of the module. */
export const refusalOfPropertyValue = (
  table: Table,
  piece: Piece,
  property: string,
  value: Value | null,
): Refusal | undefined => {
  if (
    enginePieceProperties.has(property) ||
    table.get('counter', property) ||
    (canGameHideAnything(table) && isCounters(table, property))
  )
    return refuse('read-only', { property });
  if (value === null) return undefined;
  const domain = propertyDomainOf(table, 'piece', property);
  if (domain && !isValueOfType(domain, value)) return refuse('wrong-value', { property, domain });
  const bounds = traitsOf(table, piece).dynamic?.[property];
  const number = decimalOf(value);
  if (!bounds || (bounds.min === undefined && bounds.max === undefined)) return undefined;
  const inside =
    number !== undefined &&
    toNumber(number) >= (bounds.min ?? Number.NEGATIVE_INFINITY) &&
    toNumber(number) <= (bounds.max ?? Number.POSITIVE_INFINITY);
  return inside ? undefined : refuse('out-of-bounds', { property, min: bounds.min, max: bounds.max });
};

/**
 * True for names of the form `Place_Name`, which counters have. If counters can be hidden, all such names are refused,
 * so that a refusal doesn't reveal a counter.
 */
const isCounters = (table: Table, property: string): boolean => {
  const { maps, decks = [] } = moduleOf(table);
  const boards = maps.flatMap((map) => map.boards);
  const places = [...maps, ...decks, ...boards, ...boards.flatMap(({ zones = [] }) => zones)];
  return places.some(({ name }) => property.startsWith(`${name}_`) || property.includes(` ${name}_`));
};

export const isValueOfType = (domain: EngineValueType, value: Value): boolean => {
  const number = decimalOf(value);
  switch (domain) {
    case 'natural':
      return number !== undefined && Number.isInteger(toNumber(number)) && toNumber(number) >= 0;
    case 'points':
      return number !== undefined && isValidStepPrice(toNumber(number));
    case 'number':
      return number !== undefined;
    case 'flag':
      return typeof value === 'boolean' || value === 'true' || value === 'false';
    case 'list':
      return isList(value);
    case 'text':
      return !isList(value);
  }
};
