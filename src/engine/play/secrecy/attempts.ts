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
    attempt: StoppedAttempt;
  }
}

/** Marks the last step that something unseen stopped. One record is enough, so the table doesn't grow. */
export const stoppedAttemptSchema = keyed({
  kind: z.literal('attempt'),
  id: z.literal('attempt'),
  number: count,
  by: person,
});
export type StoppedAttempt = Stored<typeof stoppedAttemptSchema>;

/**
 * Returns the mark that something unseen prevented a step. Because of it the step is reported, and undoing it needs
 * consent (T15).
 */
export const stopped = (table: Table, { actor }: Pick<Operation, 'actor'>): Change => {
  const last = table.get('attempt', 'attempt');
  const attempt: StoppedAttempt = { kind: 'attempt', id: 'attempt', number: (last?.number ?? 0) + 1, by: actor };
  return last ? updated(last, attempt) : added(attempt);
};
