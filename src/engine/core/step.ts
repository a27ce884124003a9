import { apply } from './apply.ts';
import { type Change, invert, isNothing, join, nothing } from './change.ts';
import type { Operation, OperationKind } from './operation.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import type { Circumstances, Doing, System } from './system.ts';
import type { LiveTable, Table } from './table.ts';

/** Steps that an operation may take back or do again, the newest first, as the session hands them in. */
export interface Past {
  /** Steps of play not yet undone, the newest first; as many as were asked for. */
  readonly done: readonly PastStep[];
  /** Steps undone and not lost since, the one to be done again first. */
  readonly undone: readonly PastStep[];
}

export interface PastStep {
  readonly number: number;
  readonly operation: Operation;
  readonly change: Change;
}

/** Who may do what, asked through look; see modifiers/look.ts. */
export type May = (table: Table, operation: Operation) => Refusal | undefined;

/** How often it is asked what follows before a step is given up. */
const BOUND = 100;

/**
 * Runs one operation on the live table: may, decide, apply, then what follows until nothing does, all joined to one change. A refusal or a
 * fault anywhere leaves the table as it was. The caller stores the change, and applies its inverse if that fails.
 */
export const perform = (table: LiveTable, may: May, operation: Operation, circumstances: Circumstances): Change | Refusal => {
  const refusal = may(table, operation);
  if (refusal) return refusal;
  const decided = doing(table.systems, operation.kind).decide(table, operation, circumstances);
  if (isRefusal(decided)) return decided;
  let change = nothing;
  try {
    apply(table, decided);
    change = decided;
    for (let round = 0; ; round += 1) {
      const so = change;
      const next = following(table, { operation, change, round, circumstances, before: (read) => asBefore(table, so, read) });
      if (!next) return change;
      const fault = isRefusal(next) ? next : round === BOUND ? refuse('too-much-follows', { bound: BOUND }) : undefined;
      if (fault) {
        apply(table, invert(change));
        return fault;
      }
      apply(table, next as Change);
      change = join(change, next as Change);
    }
  } catch (fault) {
    apply(table, invert(change));
    throw fault;
  }
};

/** What `read` finds on the table without that change. */
const asBefore = <T>(table: LiveTable, change: Change, read: (table: Table) => T): T => {
  apply(table, invert(change));
  try {
    return read(table);
  } finally {
    apply(table, change);
  }
};

const following = (table: LiveTable, done: Parameters<NonNullable<System['follows']>>[1]): Change | Refusal | undefined => {
  for (const system of table.systems) {
    const next = system.follows?.(table, done);
    if (next && (isRefusal(next) || !isNothing(next))) return next;
  }
  return undefined;
};

/** How that kind of operation is done; every kind belongs to one system. */
export const doing = <K extends OperationKind>(systems: readonly System[], kind: K): Doing<K> => {
  const found = doingsOf(systems).get(kind);
  if (!found) throw new Error(`no system knows the operation ${kind}`);
  return found as unknown as Doing<K>;
};

const doingsOf = (systems: readonly System[]): ReadonlyMap<string, object> => {
  const known = doingsBySystems.get(systems) ?? new Map(systems.flatMap(({ operations }) => Object.entries(operations)));
  doingsBySystems.set(systems, known);
  return known;
};

const doingsBySystems = new WeakMap<readonly System[], ReadonlyMap<string, object>>();
