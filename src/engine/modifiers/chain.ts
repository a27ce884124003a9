import type { AnyRecord } from '../core/record.ts';
import type { OwnDomain } from '../core/system.ts';
import type { Value } from '../core/value.ts';
import { type ActiveModifier, isBefore, type ModifiersOfProperty } from './active-modifiers.ts';
import type { Subject } from './subject.ts';

/** What a pass knows of subjects and their properties. */

/** A property of one kind of subjects. */
export interface PropertyInPass {
  readonly name: string;
  /** Where its chain stands among those of a subject. */
  readonly index: number;
  readonly bending: ModifiersOfProperty | undefined;
  readonly domain: OwnDomain | undefined;
  /** What a record has of itself; see `Properties`. */
  readonly own: ((record: AnyRecord) => Value | undefined) | undefined;
}

/**
 * What happens to one property of one subject: the modifiers that may reach it, in order, and the value behind each
 * whose turn has come.
 */
export interface Chain {
  readonly property: PropertyInPass;
  readonly acting: readonly ActiveModifier[];
  /** Undefined as long as nothing was written. */
  readonly values: (Value | undefined)[];
  /** What the subject has of itself before modifiers, whatever turn it is. */
  readonly own: Value | undefined;
}

export interface SubjectInPass extends Subject {
  /** What is known of the properties of its kind, by their names. */
  readonly properties: Map<string, PropertyInPass>;
  readonly chains: (Chain | undefined)[];
  /** The record that it is, as that is seen in the pass, once that was needed. */
  record?: AnyRecord | undefined;
}

/** What was written before a turn, of what was found so far; without a turn the last of it. */
export const valueBefore = ({ acting, values }: Chain, turn: ActiveModifier | undefined): Value | undefined => {
  let [low, high] = [0, values.length];
  if (high === 0 || !turn || isBefore(acting[high - 1] as ActiveModifier, turn)) return values[high - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(acting[middle] as ActiveModifier, turn)) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? undefined : values[low - 1];
};
