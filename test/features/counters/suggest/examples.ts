import type { counters } from '../../../../src/features/counters/suggest/counters.ts';
import type { RemedyExamples } from '../../../remedies/example.ts';

export const examples: RemedyExamples<typeof counters> = {
  'bad-match': [
    {
      in: 'open',
      line: 'alice /counter define name:Gold on:Field match:Type =',
      fill: { match: 'match:PieceName = Gold' },
    },
  ],
  'bad-sum': [
    { in: 'open', line: 'alice /counter define name:Gold on:Field sum:{1 +', fill: { sum: 'sum:{1 + StackSize}' } },
  ],
  'no-such-scope': [
    { in: 'open', line: 'alice /counter define name:Gold on:Nowhere', told: () => ({ scope: 'Nowhere' }) },
  ],
  'counter-exists': [
    {
      in: 'open',
      before: ['alice /counter define name:Gold on:Field'],
      line: 'alice /counter define name:Gold on:Field',
      fill: { name: 'name:Silver' },
    },
  ],
  'viewer-match': [
    {
      in: 'open',
      line: 'alice /counter define name:Gold on:Field match:PieceName = 1',
      told: () => ({ property: 'x' }),
      fill: { match: 'match:PieceName = Gold' },
    },
  ],
  'too-many-counters': [
    {
      in: 'open',
      before: ['alice /counter define name:Gold on:Field'],
      line: 'alice /counter list',
      told: () => ({ most: 50 }),
      fill: { remove: 'name:Gold' },
    },
  ],
  'counter-bent': [
    {
      in: 'open',
      before: ['alice /modifier add name:Drill change:Strength + 1'],
      line: 'alice /counter define name:Strength on:Field',
      told: () => ({ counter: 'Strength', modifier: 'Drill' }),
      fill: { name: 'name:Power' },
    },
  ],
  'counter-circle': [
    {
      in: 'open',
      line: 'alice /counter define name:Gold on:Field match:$Field_Gold$ > 1',
      fill: { match: 'match:PieceName = Gold' },
    },
  ],
  'no-such-counter': [{ in: 'open', line: 'alice /counter remove name:Qqq', told: () => ({ counter: 'Qqq' }) }],
  'counter-of-module': [
    {
      in: 'marches',
      before: ['alice /counter define name:Gold on:Field'],
      line: 'alice /counter remove name:Red units',
      fill: { name: 'name:Gold' },
    },
  ],
};
