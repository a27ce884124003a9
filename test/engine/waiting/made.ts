import type { questionSystem } from '../../../src/engine/actions/questions.ts';
import { answerOptionsFor } from '../../../src/engine/index.ts';
import type { MadeOperations } from '../../support/made.ts';
import { pick } from '../../support/play/scene.ts';

/** How the operations are made that wait for what others ask. */
export const made: MadeOperations<typeof questionSystem> = {
  makers: {
    answer: ({ actor, lens }, { a, b }) => {
      const { among = [], least = 1 } = answerOptionsFor(lens.ground, actor) ?? {};
      if ('from' in among) return { kind: 'answer', actor, chosen: among.from };
      const some = least === 0 && b % 2 === 0 ? [] : [pick(among, a)?.id ?? 'none'];
      return { kind: 'answer', actor, chosen: some };
    },
  },
  first: { answer: ['act'] },
  leftOut: { answer: { chosen: 'nobody waits so long in these games' } },
};
