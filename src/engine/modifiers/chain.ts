import type { AnyRecord, Value, Whereabouts } from '../../table/index.ts';
import { type ActiveModifier, isBefore } from './active-modifiers.ts';
import type { PropertyInPass } from './property-in-pass.ts';
import type { Finding } from './read-log.ts';
import type { Subject } from './subject.ts';

/** What a pass knows of subjects and their properties. */

/**
 * What happens to one property of one subject: the modifiers that may reach it, in order, how many of them have had
 * their turn, and what those of them that changed anything wrote.
 */
export interface Chain {
  readonly property: PropertyInPass;
  readonly acting: readonly ActiveModifier[];
  taken: number;
  /** How many of the turns that are taken together (`joint`) have come. */
  takenJoint: number;
  readonly writers: ActiveModifier[];
  /** What each of them left behind. */
  readonly values: Value[];
  /** What stands where nothing is written, once it is known that this is the same whatever turn it is. */
  base: { readonly value: Value | undefined } | undefined;
}

/** `own`: what its record has of itself. */
export const newChain = (
  property: PropertyInPass,
  acting: readonly ActiveModifier[],
  own: Value | undefined,
): Chain => ({
  property,
  acting,
  taken: 0,
  takenJoint: 0,
  writers: [],
  values: [],
  base: own === undefined ? undefined : { value: own },
});

export class SubjectInPass implements Subject, Finding {
  readonly kind: string;
  readonly id: string;
  /** What is known of the properties of its kind, by their names. */
  readonly properties: Map<string, PropertyInPass>;
  chains: (Chain | undefined)[] = [];
  /** The record that it is, as that is seen in the pass, once that was needed. */
  record: AnyRecord | undefined;
  /** Where it is, as that is seen, and where in any case; `undefined` as long as nobody asked. */
  spot: { readonly at: Whereabouts | undefined } | undefined;
  groundSpot: { readonly at: Whereabouts | undefined } | undefined;
  readers: Set<Finding> | undefined;
  isHeld = false;

  constructor(kind: string, id: string, properties: Map<string, PropertyInPass>) {
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

/** A value that is asked for as modified before a turn; undefined: after all. */
export interface Task {
  readonly subject: SubjectInPass;
  readonly name: string;
  readonly turn: ActiveModifier | undefined;
}

/** What was found out once in a pass, of which nothing is a value. */
export class FoundOnce implements Finding {
  readonly kind = '';
  readonly id = '';
  value: unknown;
  readers: Set<Finding> | undefined;
  isHeld = false;

  forget(): void {
    this.value = undefined;
  }
}

/** What was written so far; undefined where nothing was. */
export const valueNow = ({ values }: Chain): Value | undefined =>
  values.length > 0 ? values[values.length - 1] : undefined;

/** Notes what stands behind the next turn. */
export const take = (chain: Chain, acting: ActiveModifier, value: Value | undefined): void => {
  chain.taken += 1;
  if (value === undefined || value === valueNow(chain)) return;
  chain.writers.push(acting);
  chain.values.push(value);
};

/** What was written before a turn, of what was found so far; without a turn the last of it. */
export const valueBefore = (chain: Chain, turn: ActiveModifier | undefined): Value | undefined => {
  const { writers, values } = chain;
  let [low, high] = [0, writers.length];
  if (high === 0 || !turn || isBefore(writers[high - 1] as ActiveModifier, turn)) return valueNow(chain);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(writers[middle] as ActiveModifier, turn)) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? undefined : values[low - 1];
};
