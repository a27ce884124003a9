import type { sentences } from '../../../../src/words/systems/secrecy.ts';
import { CLO } from '../../../support/table.ts';
import { type RefusalExamples, SEEN, UNSEEN } from '../refusal-examples.ts';

export const examples: RefusalExamples<ReturnType<typeof sentences>> = {
  undeclared: (['counter', 'modifier', 'scorekeeper'] as const).map((tries) => ({
    tries,
    names: ['Pile', 'pawn'],
    disclosure: {
      by: { kind: tries, name: 'Watch' },
      tells: 'number',
      to: ['Red'],
      of: [
        { what: 'deck', name: 'Pile' },
        { what: 'prototype', name: 'pawn' },
      ],
      path: ['counters', 0],
    },
  })),
  unseen: [{}],
  'cannot-hide': [
    { piece: SEEN, what: 'identity' },
    { piece: UNSEEN, what: 'existence' },
  ],
  'hidden-already': [{ piece: SEEN }],
  'nothing-hidden': [{ piece: SEEN }, { piece: UNSEEN }],
  'not-yours-to-see': [{ piece: UNSEEN }],
  'seen-already': [{ piece: 'p1' }],
  stranger: [{ person: CLO }],
};
