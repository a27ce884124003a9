import { added, type Change, updated } from '../../core/change.ts';
import type { PersonId } from '../../core/ids.ts';
import type { Operation } from '../../core/operation.ts';
import type { Table } from '../../core/table.ts';

declare module '../../core/record.ts' {
  interface Records {
    attempt: Attempt;
  }
}

/**
 * The newest step that something unseen stood against, so that it went not as far as its actor could foresee; one
 * record, so that the table does not grow.
 */
export interface Attempt {
  readonly kind: 'attempt';
  readonly id: 'attempt';
  /** Counts them. */
  readonly number: number;
  readonly by: PersonId;
}

/**
 * Notes that something which its actor does not see stood against an operation: part of the change, so that it is told,
 * and not taken back unasked (T15).
 */
export const stopped = (table: Table, { actor }: Pick<Operation, 'actor'>): Change => {
  const last = table.get('attempt', 'attempt');
  const attempt: Attempt = { kind: 'attempt', id: 'attempt', number: (last?.number ?? 0) + 1, by: actor };
  return last ? updated(last, attempt) : added(attempt);
};
