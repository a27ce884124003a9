import type { PersonId } from '../../engine/core/ids.ts';
import type { Operation } from '../../engine/core/operation.ts';
import { equal } from '../../engine/core/plain.ts';
import { isGranted, type Request, wished } from '../../engine/index.ts';
import type { Seen, WishSeen } from './report.ts';

/** What everybody may know of what somebody asked for. */
export const wishSeen = (wants: Request['wants']): WishSeen => {
  if (wants.what === 'undo') return { what: 'undo' };
  return wants.what === 'reload' ? { what: 'reload', title: wants.title } : wants;
};

/** A yes to a request: by asking for the same, or to one that is not granted by it. */
export const answerSeen = (request: Request, operation: Operation | undefined): readonly Seen[] => {
  const { by, wants } = request;
  if (operation?.kind === 'ask') return [{ what: 'joined', by, ...(wants.what === 'undo' ? { undo: true } : {}) }];
  return isGranted(request) ? [] : [{ what: 'agreed', by }];
};

/** How a request came to an end by that operation: what was asked and is done is told where a side was silent. */
export const closedSeen = (request: Request, operation: Operation | undefined): readonly Seen[] => {
  // Who asked in a game that came from a file is not here to hear of it.
  if (operation?.kind === 'import') return [];
  const { id, by, wants, asked, agreed } = request;
  if (operation?.kind === 'decline' && operation.request === id)
    return [{ what: 'closed', how: operation.actor === by ? 'taken-back' : 'declined', by }];
  if (!operation || !isWished(operation, by, wants)) return [{ what: 'lapsed', by }];
  const sides = asked.filter((side) => !agreed.includes(side));
  return sides.length > 0 ? [{ what: 'silent', sides }] : [];
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
