import type { scores } from '../../../src/view/remedies/scores.ts';
import type { RemedyExamples } from '../example.ts';

export const examples: RemedyExamples<typeof scores> = {
  'bad-gdl': [
    {
      in: 'open',
      line: 'alice /score define text:(scorekeeper x (do',
      told: () => ({
        faults: [{ code: 'unclosed', at: 0, line: 1, column: 1, found: '(', expected: ')' }],
      }),
      fill: { mended: 'text:(scorekeeper x (initial 0) (do (set 1)))' },
    },
  ],
  'nothing-ranks': [{ in: 'open', before: ['alice /game stop'], line: 'alice /game stop', told: () => ({}) }],
  'scores-hide': [
    {
      in: 'open',
      line: 'alice /score define text:(scorekeeper x (known-to Red) (initial 0) (do (set 1)))',
      fill: { open: 'text:(scorekeeper x (initial 0) (do (set 1)))', reload: 'file:@open' },
    },
  ],
  'too-many-definitions': [
    { in: 'open', line: 'alice /score show', told: () => ({ most: 100 }), fill: { reload: 'file:@open' } },
  ],
};
