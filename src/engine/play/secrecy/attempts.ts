import { z } from 'zod';
import {
  added,
  type Change,
  count,
  keyed,
  type Operation,
  person,
  type Stored,
  type Table,
  updated,
} from '../../../table/index.ts';

declare module '../../../table/core/record.ts' {
  interface Records {
    attempt: Attempt;
  }
}

/**
 * The newest step that something unseen stood against, so that it went not as far as its actor could foresee; one
 * record, so that the table does not grow.
 */
export const attemptSchema = keyed({
  kind: z.literal('attempt'),
  id: z.literal('attempt'),
  /** Counts them. */
  number: count,
  by: person,
});
export type Attempt = Stored<typeof attemptSchema>;

/**
 * Notes that something which its actor does not see stood against an operation: part of the change, so that it is told,
 * and not taken back unasked (T15).
 */
export const stopped = (table: Table, { actor }: Pick<Operation, 'actor'>): Change => {
  const last = table.get('attempt', 'attempt');
  const attempt: Attempt = { kind: 'attempt', id: 'attempt', number: (last?.number ?? 0) + 1, by: actor };
  return last ? updated(last, attempt) : added(attempt);
};
