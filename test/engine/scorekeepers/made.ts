import type { scorekeeperSystem } from '../../../src/engine/scorekeepers/system.ts';
import type { MadeOperations } from '../../support/made.ts';

/** How the operations of these systems are made in random games. */
export const made: MadeOperations<typeof scorekeeperSystem> = {
  makers: {
    'define-scores': ({ actor }, { a }) => ({
      kind: 'define-scores',
      actor,
      text: `(scorekeeper Keeper${a} (score all ${a}))`,
    }),
    finish: ({ actor }) => ({ kind: 'finish', actor }),
  },
  leftOut: {},
};
