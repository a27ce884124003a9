import { isValidStepPrice, propertyNamesOfKind } from '../../engine/index.ts';
import type { PropertyDomain } from '../../facts/clauses.ts';
import { type ExpressionParseResult, readExpression, readFormula } from '../../table/expression/index.ts';
import { compare, type Decimal, decimalOf, floor, toNumber, type Value, ZERO } from '../../table/index.ts';
import { TRAIT_KEYS } from '../format/pieces.ts';
import {
  childEntriesOf,
  childNodeAt,
  childNodeOf,
  createKeyNode,
  type FileEntry,
  type FileNode,
  literalPositionOf,
} from '../text/spot.ts';
import { type Check, tell } from './check.ts';

export type PropertyDomains = ReadonlyMap<string, string>;

/** The properties that the table itself defines for a piece (C12), except for its symbol and its value. */
export const BUILT_IN_PIECE_PROPERTIES: ReadonlySet<string> = new Set(
  Object.keys(propertyNamesOfKind('piece').has ?? {}).filter((name) => !['symbol', 'point-value'].includes(name)),
);

export const propertyDomainsIn = ({ root }: Check): PropertyDomains =>
  new Map(
    [...childEntriesOf(root, 'properties')].flatMap(([name, { spot }]) =>
      typeof spot.value === 'string' ? [[name, spot.value] as const] : [],
    ),
  );

export const checkPrototypes = (check: Check): void => {
  for (const { spot } of childEntriesOf(check.root, 'prototypes').values()) {
    for (const { spot: part } of (spot.entries ?? new Map()).values()) checkPropertyBounds(check, part);
    const follows = childNodeOf(childNodeOf(spot, 'layers'), 'follows');
    if (typeof follows?.value === 'string') checkFormula(check, follows, follows.value);
  }
};

/** Returns only the properties of a mapping: a prototype also has other keys. */
export const selectPropertyEntries = ({ entries }: FileNode): readonly (readonly [string, FileEntry])[] =>
  [...(entries ?? [])].filter(([name]) => !TRAIT_KEYS.includes(name));

export const checkPropertyValues = (check: Check, domains: PropertyDomains, spot: FileNode): void => {
  for (const [name, entry] of selectPropertyEntries(spot)) {
    const { spot: part } = entry;
    checkPropertyName(check, name, createKeyNode(name, entry));
    const holder = part.entries ? childNodeAt(part, 'value') : part;
    const domain = domains.get(name);
    if (holder && name === 'MovePoints') checkPoints(check, holder);
    if (!holder || domain === undefined || !isValue(holder.value) || fits(domain, holder.value)) continue;
    const wrong = { is: 'other-domain', property: name, domain } as const;
    tell(check, 'wrong-type', holder, wrong, { is: 'domain', domain: domain as PropertyDomain });
  }
};

/** Checks that move points have no more decimals than the costs of steps. */
const checkPoints = (check: Check, { value, ...spot }: FileNode): void => {
  const decimal = isValue(value) ? decimalOf(value) : undefined;
  if (decimal === undefined || isValidStepPrice(toNumber(decimal))) return;
  tell(check, 'wrong-value', { value, ...spot }, { is: 'no-points', points: toNumber(decimal) }, { is: 'points' });
};

const isValue = (value: unknown): value is Value =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || Array.isArray(value);

const fits = (domain: string, value: Value): boolean => {
  const decimal = decimalOf(value);
  switch (domain) {
    case 'natural':
      return decimal !== undefined && isNatural(decimal);
    case 'number':
      return decimal !== undefined;
    case 'text':
      return typeof value === 'string';
    case 'flag':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value);
    default:
      return true;
  }
};

const isNatural = (decimal: Decimal): boolean => compare(decimal, ZERO) >= 0 && compare(decimal, floor(decimal)) === 0;

/** Checks that a property's name can be used in a match, and that the table doesn't define this property itself. */
export const checkPropertyName = (check: Check, name: string, spot: FileNode): void => {
  if (BUILT_IN_PIECE_PROPERTIES.has(name)) {
    tell(check, 'bad-name', spot, { is: 'given-property', name }, { is: 'other-name' });
    return;
  }
  const read = readExpression(name);
  if (read.ok && read.expression.kind === 'property' && read.expression.name === name) return;
  tell(check, 'bad-name', spot, { is: 'no-property-name', name }, { is: 'property-name' });
};

/**
 * Checks that a dynamic property starts within its bounds. By default, the bounds are in the same entry as its value.
 */
export const checkPropertyBounds = (check: Check, spot: FileNode, bounds: FileNode = spot): void => {
  const holder = spot.entries ? childNodeAt(spot, 'value') : spot;
  const value = holder?.value;
  const [min, max] = ['min', 'max'].map((key) => childNodeAt(bounds, key)?.value);
  if (!holder || typeof value !== 'number') return;
  const within = (typeof min !== 'number' || min <= value) && (typeof max !== 'number' || value <= max);
  if (within) return;
  const remedy = { is: 'range', from: numberIn(min), to: numberIn(max) } as const;
  tell(check, 'wrong-value', holder, { is: 'out-of-bounds', value }, remedy);
};

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

export const checkFormula = (check: Check, spot: FileNode, text: string): void =>
  reportExpressionFault(check, spot, readFormula(text));

export const checkMatchExpression = (check: Check, spot: FileNode, text: string): void =>
  reportExpressionFault(check, spot, readExpression(text));

export const reportExpressionFault = (check: Check, spot: FileNode, read: ExpressionParseResult): void => {
  if (read.ok) return;
  const { at, found, expected } = read.fault;
  const place = { ...spot, at: literalPositionOf(spot, at) };
  tell(check, 'bad-expression', place, { is: 'misplaced-in-expression', found }, { is: 'typed', texts: expected });
};
