import type { AnyRecord, SubjectLocation, Value } from '../../table/index.ts';
import { type ActiveModifier, isModifierAppliedBefore } from './active-modifiers.ts';
import type { PropertyInEvaluation } from './property-in-pass.ts';
import type { EvaluationResult } from './read-log.ts';
import type { Subject } from './subject.ts';

/**
 * The evaluation of one property of one subject: the modifiers that may reach it, the number of turns already taken,
 * and their results.
 */
export interface PropertyEvaluation {
  readonly property: PropertyInEvaluation;
  readonly acting: readonly ActiveModifier[];
  taken: number;
  takenJoint: number;
  readonly writers: ActiveModifier[];
  readonly values: Value[];
  /** The value without modifiers, once it is known to be the same at every turn. */
  base: { readonly value: Value | undefined } | undefined;
}

/** Starts an evaluation. `own` is the value in the subject's own record. */
export const startPropertyEvaluation = (
  property: PropertyInEvaluation,
  acting: readonly ActiveModifier[],
  own: Value | undefined,
): PropertyEvaluation => ({
  property,
  acting,
  taken: 0,
  takenJoint: 0,
  writers: [],
  values: [],
  base: own === undefined ? undefined : { value: own },
});

export class SubjectInPass implements Subject, EvaluationResult {
  readonly kind: string;
  readonly id: string;
  readonly properties: Map<string, PropertyInEvaluation>;
  chains: (PropertyEvaluation | undefined)[] = [];
  record: AnyRecord | undefined;
  /** The place of the subject; undefined until it is read. */
  spot: { readonly at: SubjectLocation | undefined } | undefined;
  groundSpot: { readonly at: SubjectLocation | undefined } | undefined;
  readers: Set<EvaluationResult> | undefined;
  isHeld = false;

  constructor(kind: string, id: string, properties: Map<string, PropertyInEvaluation>) {
    this.kind = kind;
    this.id = id;
    this.properties = properties;
  }

  forget(): void {
    this.chains = [];
    this.record = undefined;
    this.spot = undefined;
    this.groundSpot = undefined;
  }
}

/** A value to read. With `turn`, only modifiers before that one count; otherwise all do. */
export interface ValueReadTask {
  readonly subject: SubjectInPass;
  readonly name: string;
  readonly turn: ActiveModifier | undefined;
}

/** A result that is not a property's value. It is found once in an evaluation. */
export class CachedEvaluationResult implements EvaluationResult {
  readonly kind = '';
  readonly id = '';
  value: unknown;
  readers: Set<EvaluationResult> | undefined;
  isHeld = false;

  forget(): void {
    this.value = undefined;
  }
}

export const valueNow = ({ values }: PropertyEvaluation): Value | undefined =>
  values.length > 0 ? values[values.length - 1] : undefined;

export const take = (chain: PropertyEvaluation, acting: ActiveModifier, value: Value | undefined): void => {
  chain.taken += 1;
  if (value === undefined || value === valueNow(chain)) return;
  chain.writers.push(acting);
  chain.values.push(value);
};

/** Returns the value before a given turn, or the latest value without one. Only turns that were already taken count. */
export const valueBeforeModifierTurn = (
  chain: PropertyEvaluation,
  turn: ActiveModifier | undefined,
): Value | undefined => {
  const { writers, values } = chain;
  let [low, high] = [0, writers.length];
  if (high === 0 || !turn || isModifierAppliedBefore(writers[high - 1] as ActiveModifier, turn)) return valueNow(chain);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isModifierAppliedBefore(writers[middle] as ActiveModifier, turn)) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? undefined : values[low - 1];
};
