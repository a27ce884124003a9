import type { AnyRecord } from '../core/record.ts';
import type { OwnDomain, Whereabouts } from '../core/system.ts';
import type { Value } from '../core/value.ts';
import { type ActiveModifier, isBefore, type ModifiersOfProperty } from './active-modifiers.ts';
import type { Finding } from './read-log.ts';
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
  /** What stands where nothing is written, once it is known that this is the same whatever turn it is. */
  base: { readonly value: Value | undefined } | undefined;
}

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
  readonly readers = new Set<Finding>();
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
  readonly readers = new Set<Finding>();
  isHeld = false;

  forget(): void {
    this.value = undefined;
  }
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
