import type { sentences } from '../../../../src/words/systems/scores.ts';
import type { RefusalExamples } from '../refusal-examples.ts';

export const examples: RefusalExamples<ReturnType<typeof sentences>> = {
  'bad-gdl': [{ faults: [{ code: 'unclosed', at: 0, line: 1, column: 1, found: '(', expected: ')' }] }],
  'nothing-ranks': [{}],
  'scores-hide': [{}],
  'too-many-definitions': [{ most: 50 }],
};
