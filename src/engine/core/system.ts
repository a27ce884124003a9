import type { Change } from './change.ts';
import type { Operation, OperationKind } from './operation.ts';
import type { Kind } from './record.ts';
import type { Refusal } from './refusal.ts';
import type { Past } from './step.ts';
import type { Fold, Table } from './table.ts';
import type { Value } from './value.ts';
import type { World } from './world.ts';

/** What a decision may know beside the table: the time, and the steps that it may take back. Chance is in the table's own streams. */
export interface Circumstances {
  /** Milliseconds since 1970, from the clock port. */
  readonly now: number;
  readonly past: Past;
}

/** How one kind of operation is done. Both functions are pure and read the table through look where a value can be bent. */
export interface Doing<K extends OperationKind> {
  /** Whether it is a step of play, which undo takes back. */
  readonly play: boolean;
  /** Whether this actor may do it at all (W1), before modifiers. */
  readonly may: (table: Table, operation: Operation<K>) => Refusal | undefined;
  /** What it does, or why it is not done. */
  readonly decide: (table: Table, operation: Operation<K>, circumstances: Circumstances) => Change | Refusal;
}

/** What was done so far in a step, for those who answer what follows. */
export interface Done {
  readonly operation: Operation;
  /** All changes of the step so far, joined. */
  readonly change: Change;
  /** How often it was asked what follows, from 0. */
  readonly round: number;
  readonly circumstances: Circumstances;
}

/** Properties that a system answers for the subjects that it knows, before modifiers; undefined where it knows none of that name. */
export interface Properties {
  readonly kind: Kind;
  readonly read: (world: World, id: string, name: string) => Value | undefined;
}

/** One part of the rules, whole: the engine, the views and the sessions are generic over these. */
export interface System {
  readonly name: string;
  readonly operations: { readonly [K in OperationKind]?: Doing<K> };
  readonly folds?: readonly Fold<unknown>[];
  /** What follows from what was done, or undefined. Asked in the order of the systems until nothing does. */
  readonly follows?: (table: Table, done: Done) => Change | Refusal | undefined;
  readonly properties?: readonly Properties[];
  /** Kinds of records that undo leaves as they are (T15). */
  readonly kept?: readonly Kind[];
}
