import type { System } from '../../table/index.ts';
import type { Teller } from '../play/flow/teller.ts';
import { lineFacts } from '../play/lines/line-reads.ts';
import { withSaying } from '../play/lines/source.ts';

/**
 * What actions tell: everybody hears that one was done, and so that all was so that it asks for. What is moved by
 * it is told as it always is.
 */
export const actionTellers: NonNullable<System['tellers']> = (module, flow) =>
  (module.actions ?? []).map(
    (action, i): Teller => ({
      by: { kind: 'action', name: action.name },
      tells: 'act',
      path: ['actions', i],
      to: 'all',
      facts: () => lineFacts(flow, { ...action, does: withSaying(action.does, action.says) }),
      reveals: action.reveals ?? [],
    }),
  );
