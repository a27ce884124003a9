import type { sentences } from '../../../../src/features/counters/say/counters.ts';
import type { Refusal } from '../../../../src/table/index.ts';
import type { RefusalExamples } from '../../../words/en/refusal-examples.ts';

export const examples: RefusalExamples<ReturnType<typeof sentences>> = {
  'bad-match': [
    {
      fault: {
        code: 'unexpected',
        at: 3,
        line: 1,
        column: 4,
        found: '=',
        expected: [],
      } as unknown as Refusal<'bad-match'>['fault'],
    },
  ],
  'bad-sum': [
    {
      fault: {
        code: 'unexpected',
        at: 3,
        line: 1,
        column: 4,
        found: '=',
        expected: [],
      } as unknown as Refusal<'bad-sum'>['fault'],
    },
  ],
  'no-such-scope': [{ scope: 'Nowhere' }],
  'counter-exists': [{ counter: 'All (Field)' }],
  'counter-bent': [{ counter: 'All (Field)', modifier: 'Leader' }],
  'viewer-match': [{ property: 'playerSide' }],
  'too-many-counters': [{ most: 200 }],
  'counter-circle': [{ counter: 'All (Field)' }],
  'no-such-counter': [{ counter: 'Field_All' }],
  'counter-of-module': [{ counter: 'All (Field)' }],
};
