import type { sentences } from '../../../../src/words/systems/phases.ts';
import type { RefusalExamples } from '../refusal-examples.ts';

export const examples: RefusalExamples<ReturnType<typeof sentences>> = {
  'not-in-phase': [
    { phase: 'buy', what: 'move', done: 0, allowed: [{ what: 'Buy', left: 1 }, { what: 'roll' }] },
    { phase: 'buy', what: 'move', done: 2, allowed: [{ what: 'roll', left: 3 }] },
    { phase: 'buy', what: 'Play', done: 1, allowed: [] },
  ],
  'phase-owes': [
    { phase: 'march', isComing: false, owed: 1, acts: ['move', 'engage'] },
    { phase: 'march', isComing: true, owed: 2, acts: ['move'] },
  ],
  'no-phases': [{}],
};
