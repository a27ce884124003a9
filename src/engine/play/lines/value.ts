import {
  compileExpressionTest,
  createEvaluationBudget,
  type Expression,
  evaluate,
  type PropertyLookUp,
  refillEvaluationBudget,
} from '../../../table/expression/index.ts';
import { COST, charge, derived, isTrue, type Value, type World } from '../../../table/index.ts';
import { effectiveValue, isBent, unmodifiedValueReader } from '../../modifiers/effective-value.ts';
import { modifierEvaluationOf } from '../../modifiers/evaluation.ts';
import { isPropertyOfNoPlace } from '../pieces/around.ts';
import { handMapOfSide } from '../queries.ts';
import type { Piece } from '../records.ts';
import { evaluateAggregate } from './aggregates.ts';
import {
  displayNameOfSubject,
  findSubjectsByName,
  GAME,
  HAND,
  type InstructionNames,
  meaningOfName,
  type Subject,
} from './names.ts';
import { aggregatesOfExpression } from './text.ts';

/** The meaning of a name that is the same for all tested things. Undefined if the name has no such meaning. */
type Fixed = { readonly value: Value | undefined } | undefined;

const fixedMeaning = (world: World, names: InstructionNames, name: string): Fixed => {
  charge(COST.thing);
  const bound = meaningOfName(names, name);
  if (bound && 'value' in bound) return bound;
  if (name === HAND) return { value: names.side === undefined ? undefined : handMapOfSide(world, names.side)?.name };
  const things = findSubjectsByName(names, name);
  if (things)
    return {
      value: things.length === 1 && things[0] ? displayNameOfSubject(world, things[0]) : textsOf(world, things),
    };
  const dot = name.indexOf('.');
  const [thing] = (dot > 0 ? findSubjectsByName(names, name.slice(0, dot)) : undefined) ?? [];
  return thing && { value: effectiveValue(world, { ...thing, name: name.slice(dot + 1) }) };
};

const meaning = (world: World, names: InstructionNames, of: Subject, name: string): Value | undefined => {
  const fixed = fixedMeaning(world, names, name);
  return fixed ? fixed.value : effectiveValue(world, { kind: of.kind, id: of.id, name });
};

export const findValueByName = (world: World, names: InstructionNames, name: string): Value | undefined =>
  meaning(world, names, names.it, name);

const textsOf = (world: World, things: readonly Subject[]): readonly string[] => {
  charge(COST.look * things.length);
  return things.map((one) => String(displayNameOfSubject(world, one) ?? ''));
};

const lookUpFor = (world: World, names: InstructionNames, of: Subject, expression: Expression): PropertyLookUp => {
  const aggregates = aggregatesOfExpression(expression);
  return (name) => {
    const aggregate = aggregates.get(name);
    return aggregate
      ? evaluateAggregate(world, names, of, aggregate, expressionEvaluators)
      : meaning(world, names, of, name);
  };
};

/** Returns the value of an expression. Its properties are those of `of`. */
export const evaluateExpression = (
  world: World,
  names: InstructionNames,
  expression: Expression,
  of: Subject = names.it,
): Value | undefined => evaluate(expression, lookUpFor(world, names, of, expression));

export const isConditionMet = (
  world: World,
  names: InstructionNames,
  expression: Expression,
  of: Subject = names.it,
): boolean => isTrue(evaluateExpression(world, names, expression, of));

/** Returns a test for many things. The world must stay the same while it is used. */
export const createSubjectTest = (
  world: World,
  names: InstructionNames,
  expression: Expression,
): ((of: Subject) => boolean) => {
  const { test, slots } = testsOf(expression);
  const asked = new AskedThing(world, names, expression, slots);
  const budget = createEvaluationBudget();
  return (of) => {
    asked.ask(of);
    return test(asked, refillEvaluationBudget(budget)) && budget.left >= 0;
  };
};

const testsOf = derived((expression: Expression) => {
  const slots: string[] = [];
  const test = compileExpressionTest<AskedThing>(expression, (name) => {
    const known = slots.indexOf(name);
    const slot = known < 0 ? slots.push(name) - 1 : known;
    return (asked) => asked.read(slot);
  });
  return { test, slots };
});

type ValueReader = (asked: AskedThing) => Value | undefined;

class AskedThing {
  of: Subject;
  /** The record of `of`; undefined if `of` is no piece, or if the record wasn't read yet. */
  #piece: Piece | undefined;
  readonly #readers: ValueReader[] = [];
  readonly #world: World;
  readonly #names: InstructionNames;
  readonly #expression: Expression;
  readonly #slots: readonly string[];

  constructor(world: World, names: InstructionNames, expression: Expression, slots: readonly string[]) {
    this.#world = world;
    this.#names = names;
    this.#expression = expression;
    this.#slots = slots;
    this.of = names.it;
  }

  get piece(): Piece | undefined {
    const { kind, id } = this.of;
    if (kind === 'piece') this.#piece ??= this.#world.get('piece', id);
    return this.#piece;
  }

  ask(of: Subject): void {
    this.of = of;
    this.#piece = undefined;
  }

  read(slot: number): Value | undefined {
    let reader = this.#readers[slot];
    if (!reader) {
      reader = readerFor(this.#world, this.#names, this.#expression, this.#slots[slot] as string);
      this.#readers[slot] = reader;
    }
    return reader(this);
  }
}

const readerFor = (world: World, names: InstructionNames, expression: Expression, name: string): ValueReader => {
  const aggregate = aggregatesOfExpression(expression).get(name);
  if (aggregate) return ({ of }) => evaluateAggregate(world, names, of, aggregate, expressionEvaluators);
  const fixed = fixedMeaning(world, names, name);
  return fixed ? () => fixed.value : propertyReader(world, name);
};

/** The most things for which no preparation is done, because that would cost more than it saves. */
const FEW = 3;

const propertyReader = (world: World, name: string): ValueReader => {
  let count = 0;
  let ofPieces: ((piece: Piece) => Value | undefined) | undefined;
  return (asked) => {
    if (ofPieces && asked.piece) return ofPieces(asked.piece);
    count += 1;
    if (count > FEW && asked.piece && !isBent(world, 'piece', name))
      ofPieces = unmodifiedValueReader(world, 'piece', name, ofGame(world, name));
    const { kind, id } = asked.of;
    return effectiveValue(world, { kind, id, name });
  };
};

/**
 * Returns the game's value of a property, if it is the value for every piece that doesn't have the property itself.
 * Modifiers must not change it.
 */
const ofGame = (world: World, name: string): Value | undefined =>
  modifierEvaluationOf(world) || !isPropertyOfNoPlace(world, name)
    ? undefined
    : effectiveValue(world, { ...GAME, name });

export const expressionEvaluators = { resultOf: evaluateExpression, testFor: createSubjectTest };
