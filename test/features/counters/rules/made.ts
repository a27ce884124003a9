import { counterDefaults } from '../../../../src/engine/index.ts';
import type { counterSystem } from '../../../../src/features/counters/rules/system.ts';
import type { MadeOperations } from '../../../support/made.ts';
import { pick } from '../../../support/play/scene.ts';

/** How the operations of these systems are made in random games. */
export const made: MadeOperations<typeof counterSystem> = {
  makers: {
    'define-counter': (scene, { a }) => ({
      kind: 'define-counter',
      actor: scene.actor,
      definition: {
        ...counterDefaults,
        name: `Count ${a}`,
        on: pick([...scene.lens.all('map')], a)?.name ?? 'Field',
        decks: false,
      },
    }),
    'remove-counter': (scene, { a }) => ({
      kind: 'remove-counter',
      actor: scene.actor,
      counter:
        pick(
          [...scene.lens.all('counter')].filter(({ own }) => own),
          a,
        )?.id ?? 'Field_None',
    }),
    'refresh-counters': ({ actor }) => ({ kind: 'refresh-counters', actor }),
  },
  leftOut: {},
};
