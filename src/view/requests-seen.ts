import type { PersonId } from '../engine/core/ids.ts';
import type { Operation } from '../engine/core/operation.ts';
import { equal } from '../engine/core/plain.ts';
import { type Request, wished } from '../engine/index.ts';
import type { Seen } from './report.ts';

/** How a request came to an end by that operation. */
export const closedHow = (
  { id, by, wants }: Request,
  operation: Operation | undefined,
): Extract<Seen, { what: 'closed' }>['how'] => {
  if (operation?.kind === 'decline' && operation.request === id)
    return operation.actor === by ? 'taken-back' : 'declined';
  return operation && isWished(operation, by, wants) ? 'done' : 'lapsed';
};

/**
 * Whether an operation does what somebody asked for; an undo may go further back than it was asked for, by what was
 * done unseen since.
 */
const isWished = (operation: Operation, by: PersonId, wants: Request['wants']): boolean => {
  const done = wished(by, wants);
  if (operation.kind === 'reload' && done.kind === 'reload')
    return operation.actor === by && operation.hash === done.hash;
  return equal(done, operation) || (operation.actor === by && operation.kind === 'undo' && done.kind === 'undo');
};
