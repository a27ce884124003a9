import { COST, charge } from '../../core/meter.ts';
import type { World } from '../../core/table.ts';
import { isTrue, type Value } from '../../core/value.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { LookUp } from '../../expression/look-up.ts';
import type { Expression } from '../../expression/tree.ts';
import { effectiveValue } from '../../modifiers/effective-value.ts';
import { handOf } from '../queries.ts';
import { aggregateValue } from './aggregates.ts';
import { type ActNames, boundIn, calledBy, HAND, type Subject, subjectsNamed } from './names.ts';
import { aggregatesOf } from './text.ts';

/** What expressions come to in actions and in what is done by itself. */

/** A value that is the same whatever is asked, where a name has one. */
type Fixed = { readonly value: Value | undefined } | undefined;

/** What was given a name, what stands behind a dot of it; nothing where it is a property of what is asked. */
const fixedMeaning = (world: World, names: ActNames, name: string): Fixed => {
  charge(COST.thing);
  const bound = boundIn(names, name);
  if (bound && 'value' in bound) return bound;
  if (name === HAND) return { value: names.side === undefined ? undefined : handOf(world, names.side)?.name };
  const things = subjectsNamed(names, name);
  if (things) return { value: things.length === 1 && things[0] ? calledBy(world, things[0]) : textsOf(world, things) };
  const dot = name.indexOf('.');
  const [thing] = (dot > 0 ? subjectsNamed(names, name.slice(0, dot)) : undefined) ?? [];
  return thing && { value: effectiveValue(world, { ...thing, name: name.slice(dot + 1) }) };
};

/** What a name means: what it always means here, else a property of what is asked. */
const meaning = (world: World, names: ActNames, of: Subject, name: string): Value | undefined => {
  const fixed = fixedMeaning(world, names, name);
  return fixed ? fixed.value : effectiveValue(world, { kind: of.kind, id: of.id, name });
};

/** Returns what a name means where lines are done, in a world. */
export const valueNamed = (world: World, names: ActNames, name: string): Value | undefined =>
  meaning(world, names, names.it, name);

const textsOf = (world: World, things: readonly Subject[]): readonly string[] => {
  charge(COST.look * things.length);
  return things.map((one) => String(calledBy(world, one) ?? ''));
};

/** How names are looked up of a thing, in a world. */
const lookUpFor = (world: World, names: ActNames, of: Subject, expression: Expression): LookUp => {
  const aggregates = aggregatesOf(expression);
  return (name) => {
    const aggregate = aggregates.get(name);
    return aggregate ? aggregateValue(world, names, of, aggregate, asking) : meaning(world, names, of, name);
  };
};

/** What an expression comes to in a world, asked of a thing: of what it is all about, where none is named. */
export const resultOf = (
  world: World,
  names: ActNames,
  expression: Expression,
  of: Subject = names.it,
): Value | undefined => evaluate(expression, lookUpFor(world, names, of, expression));

export const isMet = (world: World, names: ActNames, expression: Expression, of: Subject = names.it): boolean =>
  isTrue(resultOf(world, names, expression, of));

/**
 * The same for one thing after the other, in a world that stays as it is meanwhile: what a name means whatever is asked
 * is found out once.
 */
export const testFor = (world: World, names: ActNames, expression: Expression): ((of: Subject) => boolean) => {
  const aggregates = aggregatesOf(expression);
  const known = new Map<string, Fixed>();
  const fixedOnce = (name: string): Fixed => {
    const found = known.get(name);
    if (found !== undefined || known.has(name)) return found;
    const fixed = fixedMeaning(world, names, name);
    known.set(name, fixed);
    return fixed;
  };
  let of = names.it;
  const lookUp: LookUp = (name) => {
    const aggregate = aggregates.get(name);
    if (aggregate) return aggregateValue(world, names, of, aggregate, asking);
    const fixed = fixedOnce(name);
    return fixed ? fixed.value : effectiveValue(world, { kind: of.kind, id: of.id, name });
  };
  return (one) => {
    of = one;
    return isTrue(evaluate(expression, lookUp));
  };
};

export const asking = { resultOf, testFor };
