import { COST, charge, type Kind, type Records, type Value, type World } from '../../table/index.ts';
import { modifierEvaluationOf } from './evaluation.ts';
import { reading } from './operate.ts';
import { computeWithinWorkLimit } from './patience.ts';
import { propertyDomainOf, propertyReadersOf, readUnmodifiedValue } from './readers.ts';
import type { NEIGHBORS_PROPERTY, PropertyQuestion } from './subject.ts';

/**
 * The property names that the rules read in every module. Each is declared in src/engine/play/flow/ruled.ts with the
 * facts that it reveals.
 */
export interface PropertyNamesReadByRules {
  readonly [NEIGHBORS_PROPERTY]: 'anyone';
}

/** Accepts names from `PropertyNamesReadByRules` and names that come from a module. Any other name doesn't compile. */
export type KnownPropertyName<N extends string> = string extends N ? unknown : keyof PropertyNamesReadByRules;

/**
 * Returns the effective value of a property: its base value after all modifiers in force. Undefined if it is blank.
 * Rules and views must use it for everything that a modifier can change (P1). It changes nothing and never throws
 * (P13).
 */
export const effectiveValue = <N extends string>(
  world: World,
  { kind, id, name }: PropertyQuestion & { readonly name: N & KnownPropertyName<N> },
): Value | undefined => {
  charge(COST.look);
  const pass = modifierEvaluationOf(world);
  if (pass)
    return computeWithinWorkLimit(
      world,
      () => pass.answer(kind, id, name),
      () => valueBeforeModifiers(world, { kind, id, name }),
    );
  const value = readUnmodifiedValue(world, kind, id, name);
  return mayRead(value) ? reading(value, propertyDomainOf(world, kind, name)) : value;
};

/** Returns a reader of one property for many records, which is valid until the world changes. */
export const effectiveValues = <K extends Kind>(
  world: World,
  kind: K,
  name: string,
): ((record: Records[K]) => Value | undefined) => {
  const pass = modifierEvaluationOf(world);
  const one = (record: Records[K]): Value | undefined => effectiveValue(world, { kind, id: record.id, name });
  if (pass?.order.bending.get(kind)?.has(name))
    return world !== world.ground
      ? one
      : (record) => {
          charge(COST.look);
          return computeWithinWorkLimit(
            world,
            () => pass.answerOnce(record, name),
            () => valueBeforeModifiers(world, { kind, id: record.id, name }),
          );
        };
  return world === world.ground ? ownValues(world, kind, name, one) : one;
};

/**
 * Returns a function that reads a property, which no modifier can change, of many records. If given, `otherwise` is the
 * value of a record that doesn't have the property itself.
 */
export const unmodifiedValueReader = <K extends Kind>(
  world: World,
  kind: K,
  name: string,
  otherwise?: Value,
): ((record: Records[K]) => Value | undefined) =>
  ownValues(world, kind, name, (record) => otherwise ?? effectiveValue(world, { kind, id: record.id, name }));

const ownValues = <K extends Kind>(
  world: World,
  kind: K,
  name: string,
  one: (record: Records[K]) => Value | undefined,
): ((record: Records[K]) => Value | undefined) => {
  const own = propertyReadersOf(world.systems, kind)[0]?.own?.(world, name);
  if (!own) return one;
  const domain = propertyDomainOf(world, kind, name);
  const isRead = domain === 'natural' || domain === 'points';
  return (record) => {
    charge(COST.look);
    const value = own(record);
    if (value === undefined) return one(record);
    return isRead ? reading(value, domain) : value;
  };
};

/** Returns the value before modifiers, for explanations and for operations that change it (P1). */
export const valueBeforeModifiers = (world: World, { kind, id, name }: PropertyQuestion): Value | undefined => {
  const value = readUnmodifiedValue(world, kind, id, name);
  return mayRead(value) ? reading(value, propertyDomainOf(world, kind, name)) : value;
};

/**
 * True if the value may have to be converted to its domain. It is a number that isn't natural, or a text that may be a
 * number.
 */
const mayRead = (value: Value | undefined): boolean => {
  if (typeof value === 'number') return value < 0 || !Number.isInteger(value);
  return typeof value === 'string' && mayBeNumber(value);
};

/** Checks for a letter first, which is faster than the pattern. */
const mayBeNumber = (text: string): boolean => {
  const code = text.charCodeAt(0);
  return code < FIRST_LETTER || code > LAST_LETTER ? /^[\s+\-.\d]/.test(text) : false;
};

const FIRST_LETTER = 'A'.charCodeAt(0);
const LAST_LETTER = 'z'.charCodeAt(0);

/** True if a modifier in force can change this property. Check this before reading many values (P18). */
export const isBent = (world: World, kind: string, name: string): boolean =>
  modifierEvaluationOf(world)?.order.bending.get(kind)?.has(name) === true;
