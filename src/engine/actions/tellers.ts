import type { System } from '../../table/index.ts';
import type { Teller } from '../play/flow/teller.ts';
import { factsRevealedByInstructions } from '../play/lines/line-reads.ts';
import { appendSentence } from '../play/lines/source.ts';

/**
 * Declares what actions reveal. All players learn that an action was done, and so that its conditions were true. The
 * moves that it makes are reported as always.
 */
export const actionTellers: NonNullable<System['tellers']> = (module, flow) =>
  (module.actions ?? []).map(
    (action, i): Teller => ({
      by: { kind: 'action', name: action.name },
      tells: 'act',
      path: ['actions', i],
      to: 'all',
      facts: () =>
        factsRevealedByInstructions(flow, {
          of: action.of,
          when: action.when,
          check: action.check,
          choose: action.choose,
          pay: action.pay,
          does: appendSentence(action.does, action.says),
          matches: [],
          formulas: [],
        }),
      reveals: action.reveals ?? [],
    }),
  );
