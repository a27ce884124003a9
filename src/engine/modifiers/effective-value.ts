import { COST, charge, type Kind, type Records, type Value, type World } from '../../table/index.ts';
import { passOf } from './evaluation.ts';
import { reading } from './operate.ts';
import { patiently } from './patience.ts';
import { domainOf, plainValue, readersOf } from './readers.ts';
import type { NEIGHBOURS, PropertyQuestion } from './subject.ts';

/**
 * The names that the rules look at by themselves, whatever the module: it is declared what each of them tells
 * (play/flow/ruled.ts), and another one does not compile.
 */
export interface RuleNames {
  readonly [NEIGHBOURS]: 'anyone';
}

/** What a name must be: one of those that are declared, or one that comes from a module. */
export type Named<N extends string> = string extends N ? unknown : keyof RuleNames;

/**
 * The only way in which rules and views read what a modifier can bend (P1). The answer is the effective value in that
 * world: the base value, which the systems' own readers give, with the modifiers in force applied; blank is undefined.
 * A look changes nothing, and never fails (P13).
 */
export const effectiveValue = <N extends string>(
  world: World,
  { kind, id, name }: PropertyQuestion & { readonly name: N & Named<N> },
): Value | undefined => {
  charge(COST.look);
  const pass = passOf(world);
  if (pass)
    return patiently(
      world,
      () => pass.answer(kind, id, name),
      () => baseOf(world, { kind, id, name }),
    );
  const value = plainValue(world, kind, id, name);
  return mayRead(value) ? reading(value, domainOf(world, kind, name)) : value;
};

/**
 * `effectiveValue` of one property for many records of a world as it stands now: what is the same for all of them is
 * found out once. It is good as long as the world does not change.
 */
export const effectiveValues = <K extends Kind>(
  world: World,
  kind: K,
  name: string,
): ((record: Records[K]) => Value | undefined) => {
  const pass = passOf(world);
  const one = (record: Records[K]): Value | undefined => effectiveValue(world, { kind, id: record.id, name });
  if (pass?.order.bending.get(kind)?.has(name))
    return world !== world.ground
      ? one
      : (record) => {
          charge(COST.look);
          return patiently(
            world,
            () => pass.answerOnce(record, name),
            () => baseOf(world, { kind, id: record.id, name }),
          );
        };
  return world === world.ground ? ownValues(world, kind, name, one) : one;
};

/**
 * `effectiveValue` of one property for many records that were read from this world, if no modifier can bend it.
 * `otherwise`: what all have that lack it themselves, if that is known.
 */
export const unbentValues = <K extends Kind>(
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
  const own = readersOf(world.systems, kind)[0]?.own?.(world, name);
  if (!own) return one;
  const domain = domainOf(world, kind, name);
  const isRead = domain === 'natural' || domain === 'points';
  return (record) => {
    charge(COST.look);
    const value = own(record);
    if (value === undefined) return one(record);
    return isRead ? reading(value, domain) : value;
  };
};

/** The stored value, which only the explanation and the operations that change it read (P1). */
export const baseOf = (world: World, { kind, id, name }: PropertyQuestion): Value | undefined => {
  const value = plainValue(world, kind, id, name);
  return mayRead(value) ? reading(value, domainOf(world, kind, name)) : value;
};

/**
 * Whether a value can read as another one than it is: what no whole number from 0 on is, or a text that may be a
 * number.
 */
const mayRead = (value: Value | undefined): boolean => {
  if (typeof value === 'number') return value < 0 || !Number.isInteger(value);
  return typeof value === 'string' && mayBeNumber(value);
};

/** True if a text begins as a number does, or with a space. A plain letter needs no pattern. */
const mayBeNumber = (text: string): boolean => {
  const code = text.charCodeAt(0);
  return code < FIRST_LETTER || code > LAST_LETTER ? /^[\s+\-.\d]/.test(text) : false;
};

const FIRST_LETTER = 'A'.charCodeAt(0);
const LAST_LETTER = 'z'.charCodeAt(0);

/**
 * Whether any modifier in play can change this property of this kind of subjects; who fills in many values at once asks
 * that first (P18).
 */
export const isBent = (world: World, kind: string, name: string): boolean =>
  passOf(world)?.order.bending.get(kind)?.has(name) === true;
