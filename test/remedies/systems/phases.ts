import type { phases } from '../../../src/view/remedies/phases.ts';
import type { RemedyExamples } from '../example.ts';

export const examples: RemedyExamples<typeof phases> = {
  'not-in-phase': [
    { in: 'phased', line: 'alice /move piece:A1 to:A2' },
    { in: 'phased', before: ['alice /turn next', 'alice /turn next'], line: 'alice /move piece:A1 to:A2' },
    {
      in: 'phased',
      before: ['alice /turn next', 'alice /move piece:A1 to:A2'],
      line: 'alice /roll dice:1d6',
    },
  ],
  'phase-owes': [
    { in: 'phased', line: 'alice /turn end' },
    { in: 'phased', before: ['alice /turn next', 'alice /turn next'], line: 'alice /turn end' },
  ],
  'no-phases': [{ in: 'marches', line: 'alice /turn next' }],
};
